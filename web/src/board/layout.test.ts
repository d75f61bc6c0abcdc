import { describe, expect, it } from "vitest";
import { hiddenCards, pilesFrom } from "./fixtures";
import { contains, overlap, type Box, type Size } from "./geometry";
import { layOut, topBox, type Layout } from "./layout";
import { pilesOf, type Piles } from "./piles";
import { indexHeight, spread } from "./spread";

const run = "KC QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC";

/** Every column as long as it can be, and a full fan. */
const longest = pilesFrom({
  s: hiddenCards(3),
  w: "5S 6S 7S",
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [`t${n}`, `${hiddenCards(n - 1)} ${run}`.trim()]),
  ),
});

const dealt = pilesFrom(
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((n) => [`t${n}`, `${hiddenCards(n - 1)} 5H`.trim()]),
  ),
);

function withPiles(columns: number, foundations: number): Piles {
  const many = (role: string, count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${role}${i + 1}`, text]));
  return pilesFrom({
    w: "5S 6S 7S",
    ...many("t", columns, `?? ${run}`),
    ...many("f", foundations, "AS"),
  });
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
    const boxes = boxesOf(layOut(size, { piles: longest, fan: 3 }));
    expect(boxes.filter((box) => !isInside(size, box))).toEqual([]);
  });

  it.each([
    [7, 4],
    [9, 8],
    [10, 8],
    [13, 8],
  ])("keeps %i columns and %i foundations on the screen", (columns, foundations) => {
    const boxes = boxesOf(layOut(size, { piles: withPiles(columns, foundations), fan: 3 }));
    expect(boxes.filter((box) => !isInside(size, box))).toEqual([]);
  });

  it("has places that do not lie on each other with one deck", () => {
    const layout = layOut(size, { piles: pilesFrom({}), fan: 0 });
    const places = Object.values(layout.places);
    const pairs = places.flatMap((a, i) => places.slice(i + 1).map((b) => overlap(a, b)));
    expect(Math.max(...pairs)).toBe(0);
  });

  it("keeps the fan off the foundations", () => {
    const layout = layOut(size, { piles: pilesFrom({ w: "5S 6S 7S" }), fan: 3 });
    const foundations = pilesOf(longest, "foundation").map((pile) => topBox(layout, pile));
    expect(foundations.map((box) => overlap(box, topBox(layout, "w")))).toEqual([0, 0, 0, 0]);
  });

  it("has cards of five to seven, centred", () => {
    const { card, places } = layOut(size, { piles: dealt, fan: 0 });
    expect(card.height / card.width).toBeCloseTo(7 / 5, 1);
    const boxes = Object.values(places);
    const left = Math.min(...boxes.map((box) => box.x));
    const right = size.width - Math.max(...boxes.map((box) => box.x + box.width));
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });

  it("shows most of each rank even in a run of thirteen", () => {
    const layout = layOut(size, { piles: pilesFrom({ t1: run }), fan: 0 });
    expect(Math.min(...gapsOf(layout, "t1"))).toBeGreaterThan(layout.card.height * 0.13);
  });
});

describe.each([...phones, ...screens])("the columns at $width × $height", (size) => {
  it("show the whole index of each open card while there is room", () => {
    const layout = layOut(size, { piles: pilesFrom({ t7: `${hiddenCards(6)} KC QH JC` }), fan: 0 });
    const open = gapsOf(layout, "t7").slice(-2);
    expect(Math.min(...open)).toBeGreaterThanOrEqual(Math.floor(indexHeight * layout.card.height));
  });
});

describe("phones upright", () => {
  it.each(phones)("need not press the longest column at $width × $height", (size) => {
    const layout = layOut(size, { piles: longest, fan: 3 });
    const open = gapsOf(layout, "t7").slice(6);
    expect(Math.min(...open)).toBeGreaterThanOrEqual(22);
  });
});

describe("a wide screen", () => {
  it("lets the table grow to 1100 pixels and the margins after that", () => {
    const { places, card } = layOut({ width: 2560, height: 1340 }, { piles: dealt, fan: 0 });
    const width = (places.t7?.x ?? 0) + card.width - (places.t1?.x ?? 0);
    expect(width).toBeLessThanOrEqual(1100);
    expect(width).toBeGreaterThan(1050);
  });
});

describe("a low and wide board", () => {
  it("has the stock to the left and the foundations to the right of the columns", () => {
    const { places } = layOut({ width: 844, height: 290 }, { piles: dealt, fan: 0 });
    expect(places.s?.x).toBeLessThan(places.t1?.x ?? 0);
    expect(places.f1?.x).toBeGreaterThan(places.t7?.x ?? 0);
    expect(places.t1?.y).toBe(places.s?.y);
  });
});

describe("two decks", () => {
  it("let foundations overlap without hiding an index", () => {
    const { places, card } = layOut(
      { width: 390, height: 740 },
      { piles: withPiles(9, 8), fan: 0 },
    );
    const step = (places.f2?.x ?? 0) - (places.f1?.x ?? 0);
    expect(step).toBeGreaterThan(card.width * 0.6);
    expect(contains(places.f1 as Box, places.f2 as Box)).toBe(true);
  });
});

describe("a spread", () => {
  const cards = (count: number) => Array<string>(count).fill("5H");

  it("is as wide as it likes while there is room", () => {
    expect(spread(["??", "??", "5H", "4S"], 100, 1000)).toEqual([0, 10, 20, 47]);
  });

  it("is empty without cards", () => {
    expect(spread([], 100, 1000)).toEqual([]);
  });

  it("presses the lower cards first, and the last five at last", () => {
    const places = spread(cards(13), 100, 250);
    const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
    expect(gaps.slice(-4)).toEqual(gaps.slice(-4).map(() => expect.closeTo(27)));
    expect(gaps[0]).toBeLessThan(20);
    expect(places.at(-1)).toBeCloseTo(250);
  });

  it("never goes further than its room, and shrinks without a jump", () => {
    const ends = Array.from({ length: 350 }, (_, room) => spread(cards(13), 100, room).at(-1) ?? 0);
    expect(ends.every((end, room) => end <= room + 1e-9)).toBe(true);
    const steps = ends.slice(1).map((end, i) => end - (ends[i] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1 + 1e-9);
  });
});
