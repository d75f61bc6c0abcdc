import { describe, expect, it } from "vitest";
import { hiddenCards, tableFrom } from "./fixtures";
import { overlap, type Box, type Size } from "./geometry";
import { layOut, pileBox, type Layout } from "./layout";
import { roleOf } from "./piles";
import { placeOf } from "./pyramid";
import { indexHeight } from "./spread";
import type { Table } from "./table";

/** The room that a board has on a phone upright and on its side, a tablet, and larger screens. */
const screens: Size[] = [
  { width: 360, height: 470 },
  { width: 390, height: 640 },
  { width: 640, height: 200 },
  { width: 750, height: 250 },
  { width: 768, height: 860 },
  { width: 1440, height: 780 },
  { width: 2560, height: 1330 },
];

const run = "KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC";

/** As many piles of a role, each with what `text` says of its number. */
const many = (letter: string, count: number, text: (number: number) => string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`${letter}${i + 1}`, text(i + 1).trim()]),
  );

const staircase = (columns: number, open: string) =>
  many("t", columns, (n) => `${hiddenCards(n - 1)} ${open}`);

const pyramid = (rows: number) => many("p", (rows * (rows + 1)) / 2, () => "5H");

const waste = "5S 6S 7S 8S";

/** A game with columns in a staircase, at its start and with each column as long as it gets. */
const klondike = (columns: number, foundations: number): Record<string, Table> => {
  const empty = many("f", foundations, () => "");
  const up = many("f", foundations, () => "AS 2S");
  return {
    "at the start": tableFrom({ s: hiddenCards(24), ...empty, ...staircase(columns, "5H") }),
    "with its longest columns": tableFrom(
      { s: hiddenCards(3), w: waste, ...up, ...staircase(columns, run) },
      "klondike",
      3,
    ),
  };
};

const games: Record<string, Record<string, Table>> = {
  Harpan: klondike(7, 4),
  Dubbelharpan: klondike(9, 8),
  "Stora harpan": klondike(10, 8),
  "Dubbelharpan with 13 columns": klondike(13, 8),
  Spindelharpan: {
    "at the start": tableFrom(
      { s: hiddenCards(50), ...many("t", 10, () => `${hiddenCards(4)} 5H`) },
      "spider",
    ),
    "in the middle": tableFrom(
      { s: hiddenCards(20), f1: run, f2: run, ...many("t", 9, () => `?? 5H 4S 4H ${run}`) },
      "spider",
    ),
    "with its longest columns": tableFrom(
      {
        ...many("f", 8, () => run),
        ...many("t", 10, () => `${hiddenCards(5)} ${`${run} `.repeat(6)}`),
      },
      "spider",
    ),
  },
  FreeCell: {
    "at the start": tableFrom(
      many("t", 8, (n) => (n < 5 ? "5H " : "").concat("6H 7C 8C 2D 3D 4S")),
      "freecell",
    ),
    "with its longest columns": tableFrom(
      {
        ...many("c", 4, () => "5H"),
        ...many("f", 4, () => "AS"),
        ...many("t", 8, () => `5H 6H 7C 8C 2D 3D ${run}`),
      },
      "freecell",
    ),
    "with six cells": tableFrom(
      { ...many("c", 6, () => "5H"), ...many("t", 8, () => run) },
      "freecell",
    ),
  },
  Pyramid: {
    "at the start": tableFrom({ s: hiddenCards(24), ...pyramid(7) }, "pyramid"),
    "in the middle": tableFrom(
      { s: hiddenCards(9), w: waste, d: "KS KH", ...pyramid(4) },
      "pyramid",
      3,
    ),
    "with two waste cards": tableFrom({ w: waste, ...pyramid(7) }, "pyramid:waste_pairs=yes"),
  },
  Idioten: {
    "at the start": tableFrom({ s: hiddenCards(48), ...many("t", 4, () => "5H") }, "aces-up"),
    "with its longest columns": tableFrom(
      { d: "2S", ...many("t", 4, () => `${run} 5S`) },
      "aces-up",
    ),
  },
};

interface Thing {
  readonly of: string;
  readonly box: Box;
}

/** Everything that a player sees: each pile with all its cards, and the line under the stock. */
const thingsOf = (layout: Layout): Thing[] => [
  ...Object.keys(layout.places).map((of) => ({ of, box: pileBox(layout, of) })),
  { of: "caption", box: layout.caption },
];

const isOnScreen = ({ width, height }: Size, { box }: Thing): boolean =>
  box.x >= 0 &&
  box.y >= 0 &&
  box.x + box.width <= width + 0.5 &&
  box.y + box.height <= height + 0.5;

/** Foundations may overlap where there are eight of them, and rows of a pyramid do. */
function mayOverlap(a: string, b: string): boolean {
  if (a === b) return true;
  if (a === "caption" || b === "caption" || roleOf(a) !== roleOf(b)) return false;
  if (roleOf(a) === "pyramid") return placeOf(a).row !== placeOf(b).row;
  return roleOf(a) === "foundation";
}

function collisions(things: readonly Thing[]): string[] {
  const pairs = things.flatMap((a, i) => things.slice(i + 1).map((b): [Thing, Thing] => [a, b]));
  return pairs
    .filter(([a, b]) => !mayOverlap(a.of, b.of) && overlap(a.box, b.box) > 0)
    .map(([a, b]) => `${a.of} and ${b.of}`);
}

const cases = Object.entries(games).flatMap(([game, moments]) =>
  Object.entries(moments).map(([moment, table]) => ({ game, moment, table })),
);

describe.each(screens)("on $width × $height", (size) => {
  it.each(cases)("$game $moment stays on the screen", ({ table }) => {
    const things = thingsOf(layOut(size, table));
    expect(things.filter((thing) => !isOnScreen(size, thing))).toEqual([]);
  });

  it.each(cases)("$game $moment overlaps only where it should", ({ table }) => {
    expect(collisions(thingsOf(layOut(size, table)))).toEqual([]);
  });

  it.each(["Dubbelharpan", "Spindelharpan"])("%s shows a corner of each foundation", (game) => {
    const { places, card } = layOut(size, games[game]?.["at the start"] as Table);
    const [first, second] = [places.f1 as Box, places.f2 as Box];
    const step = Math.max(second.x - first.x, (places.f3 as Box).y - first.y);
    expect(step).toBeGreaterThan(card.width * 0.3);
  });

  it("Pyramid shows the index of each card", () => {
    const { places, card } = layOut(size, games.Pyramid?.["at the start"] as Table);
    const step = (places.p2 as Box).y - (places.p1 as Box).y;
    expect(step).toBeGreaterThanOrEqual(Math.floor(indexHeight * card.height));
  });
});

describe("the longest columns", () => {
  it.each(screens)("have their last cards in sight at $width × $height", (size) => {
    const { spots, card } = layOut(
      size,
      games.Spindelharpan?.["with its longest columns"] as Table,
    );
    const [below, top] = (spots.t1 ?? []).slice(-2);
    expect((top?.y ?? 0) - (below?.y ?? 0)).toBeGreaterThan(card.height * 0.16);
  });
});
