import { describe, expect, it } from "vitest";
import { hiddenCards, tableFrom } from "./fixtures";
import { contains, overlap, type Box, type Size } from "./geometry";
import { layOut, topBox, type Layout } from "./layout";
import { pilesOf } from "./piles";
import { indexHeight } from "./spread";
import type { Table } from "./table";

const run = "KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC";

/** Every column as long as it can be, and a full fan. */
const longest = tableFrom(
  {
    s: hiddenCards(3),
    w: "5S 6S 7S",
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((n) => [`t${n}`, `${hiddenCards(n - 1)} ${run}`.trim()]),
    ),
  },
  "klondike",
  3,
);

const dealt = tableFrom(
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [`t${n}`, `${hiddenCards(n - 1)} 5H`.trim()]),
  ),
);

function withPiles(columns: number, foundations: number): Table {
  const many = (role: string, count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${role}${i + 1}`, text]));
  return tableFrom(
    { w: "5S 6S 7S", ...many("t", columns, `?? ${run}`), ...many("f", foundations, "AS") },
    "klondike",
    3,
  );
}

const phones: Size[] = [
  { width: 320, height: 500 },
  { width: 360, height: 540 },
  { width: 390, height: 740 },
];
const sideways: Size[] = [
  { width: 640, height: 260 },
  { width: 844, height: 290 },
];
const screens: Size[] = [
  { width: 768, height: 920 },
  { width: 1440, height: 800 },
  { width: 2560, height: 1340 },
];
const sizes = [...phones, ...sideways, ...screens];

const boxesOf = (layout: Layout): Box[] => [
  ...Object.values(layout.places),
  ...Object.values(layout.spots).flatMap((spots) =>
    spots.map((spot) => ({ ...spot, ...layout.card })),
  ),
  layout.caption,
];

const isInside = (size: Size, box: Box) =>
  box.x >= 0 &&
  box.y >= 0 &&
  box.x + box.width <= size.width + 0.5 &&
  box.y + box.height <= size.height + 0.5;

const gapsOf = (layout: Layout, pile: string): number[] => {
  const spots = layout.spots[pile] ?? [];
  return spots.slice(1).map((spot, i) => spot.y - (spots[i]?.y ?? 0));
};

describe.each(sizes)("a board of $width × $height", (size) => {
  it("keeps everything on the screen, however long the columns", () => {
    const boxes = boxesOf(layOut(size, longest));
    expect(boxes.filter((box) => !isInside(size, box))).toEqual([]);
  });

  it.each([
    [7, 4],
    [9, 8],
    [10, 8],
    [13, 8],
  ])("keeps %i columns and %i foundations on the screen", (columns, foundations) => {
    const boxes = boxesOf(layOut(size, withPiles(columns, foundations)));
    expect(boxes.filter((box) => !isInside(size, box))).toEqual([]);
  });

  it("has places that do not lie on each other with one deck", () => {
    const layout = layOut(size, tableFrom({}, "klondike", 0));
    const places = Object.values(layout.places);
    const pairs = places.flatMap((a, i) => places.slice(i + 1).map((b) => overlap(a, b)));
    expect(Math.max(...pairs)).toBe(0);
  });

  it("keeps the fan off the foundations", () => {
    const layout = layOut(size, tableFrom({ w: "5S 6S 7S" }, "klondike", 3));
    const foundations = pilesOf(longest.piles, "foundation").map((pile) => topBox(layout, pile));
    expect(foundations.map((box) => overlap(box, topBox(layout, "w")))).toEqual([0, 0, 0, 0]);
  });

  it("has cards of five to seven, centred", () => {
    const { card, places } = layOut(size, dealt);
    expect(card.height / card.width).toBeCloseTo(7 / 5, 1);
    const boxes = Object.values(places);
    const left = Math.min(...boxes.map((box) => box.x));
    const right = size.width - Math.max(...boxes.map((box) => box.x + box.width));
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });

  it("shows most of each rank even in a run of thirteen", () => {
    const layout = layOut(size, tableFrom({ t1: run }, "klondike", 0));
    expect(Math.min(...gapsOf(layout, "t1"))).toBeGreaterThan(layout.card.height * 0.13);
  });
});

describe.each([...phones, ...screens])("the columns at $width × $height", (size) => {
  it("show the whole index of each open card while there is room", () => {
    const layout = layOut(size, tableFrom({ t7: `${hiddenCards(6)} KC QH JC` }, "klondike", 0));
    const open = gapsOf(layout, "t7").slice(-2);
    expect(Math.min(...open)).toBeGreaterThanOrEqual(Math.floor(indexHeight * layout.card.height));
  });
});

describe("phones upright", () => {
  it.each(phones)("need not press the longest column at $width × $height", (size) => {
    const layout = layOut(size, longest);
    const open = gapsOf(layout, "t7").slice(6);
    expect(Math.min(...open)).toBeGreaterThanOrEqual(22);
  });
});

describe("a wide screen", () => {
  it("lets the table grow to 1100 pixels and the margins after that", () => {
    const { places, card } = layOut({ width: 2560, height: 1340 }, dealt);
    const width = (places.t7?.x ?? 0) + card.width - (places.t1?.x ?? 0);
    expect(width).toBeLessThanOrEqual(1100);
    expect(width).toBeGreaterThan(1050);
  });
});

describe("a low and wide board", () => {
  it("has the stock to the left and the foundations to the right of the columns", () => {
    const { places } = layOut({ width: 844, height: 290 }, dealt);
    expect(places.s?.x).toBeLessThan(places.t1?.x ?? 0);
    expect(places.f1?.x).toBeGreaterThan(places.t7?.x ?? 0);
    expect(places.t1?.y).toBe(places.s?.y);
  });
});

describe("two decks", () => {
  it("let foundations overlap without hiding an index", () => {
    const { places, card } = layOut({ width: 390, height: 740 }, withPiles(9, 8));
    const step = (places.f2?.x ?? 0) - (places.f1?.x ?? 0);
    expect(step).toBeGreaterThan(card.width * 0.6);
    expect(contains(places.f1 as Box, places.f2 as Box)).toBe(true);
  });
});
