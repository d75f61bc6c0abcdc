import { describe, expect, it } from "vitest";
import { hiddenCards, tableFrom } from "./fixtures";
import { layOut, pileBox, topBox } from "./layout";
import { plainLook, type Look } from "./look";
import { roleOf } from "./piles";
import { stopAfter } from "./stops";

const right: Look = { ...plainLook, side: "right" };
const games = {
  klondike: tableFrom({ s: hiddenCards(3), w: "5S 6S 7S", f1: "AS", t1: "KC" }, "klondike", 3),
  spider: tableFrom({ s: hiddenCards(10), f1: "KS", f2: "KH", t1: "KC" }, "spider"),
  freecell: tableFrom({ c1: "KS", c2: "QS", f1: "AS", t1: "KC" }, "freecell"),
  pyramid: tableFrom({ s: "5H", w: "5S 6S", p1: "AC" }, "pyramid:waste_pairs=yes", 1),
  "aces-up": tableFrom({ s: hiddenCards(4), t1: "KC" }, "aces-up"),
};
const sizes = [
  { width: 390, height: 640 },
  { width: 844, height: 290 },
  { width: 1440, height: 800 },
];

const cases = Object.entries(games).flatMap(([game, table]) =>
  sizes.map((size) => ({ game, table, size })),
);

describe.each(cases)("$game mirrored on $size.width × $size.height", ({ table, size }) => {
  const [plain, mirrored] = [layOut(size, table), layOut(size, table, right)];
  const names = Object.keys(plain.places);
  const leftOf = (pile: string, layout = mirrored) => layout.places[pile]?.x ?? 0;

  it("has each role on the other side, as far from its edge", () => {
    for (const role of new Set(names.map(roleOf))) {
      const piles = names.filter((pile) => roleOf(pile) === role);
      const from = Math.min(...piles.map((pile) => leftOf(pile, plain)));
      const to = Math.max(...piles.map((pile) => leftOf(pile) + mirrored.card.width));
      expect(Math.abs(size.width - to - from)).toBeLessThanOrEqual(1);
    }
  });

  it("keeps the order among the piles of a role, and every height", () => {
    for (const a of names) {
      expect(mirrored.places[a]?.y).toBe(plain.places[a]?.y);
      for (const b of names.filter((b) => roleOf(b) === roleOf(a))) {
        const [before, after] = [leftOf(a, plain) - leftOf(b, plain), leftOf(a) - leftOf(b)];
        expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
      }
    }
  });

  it("keeps every card on the board", () => {
    const boxes = names.map((pile) => pileBox(mirrored, pile));
    expect(boxes.filter(({ x, width }) => x < 0 || x + width > size.width)).toEqual([]);
  });
});

describe("a mirrored fan", () => {
  it("shows the left edge of each card, and its top card stays beside the stock", () => {
    const size = { width: 1000, height: 800 };
    const layout = layOut(size, games.klondike, right);
    const xs = (layout.spots.w ?? []).map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(new Set(xs).size).toBe(3);
    expect(topBox(layout, "w").x).toBe(layout.places.w?.x);
    const one = layOut(size, tableFrom({ s: "??", w: "5S" }, "klondike", 1), right);
    expect(topBox(one, "w").x).toBe(layout.places.w?.x);
    expect(pileBox(layout, "w").x).toBe(xs[0]);
  });
});

describe("arrows on a mirrored table", () => {
  it("go as the table is seen", () => {
    const table = games.klondike;
    const layout = layOut({ width: 1000, height: 800 }, table, right);
    const walk = (from: string, arrow: "ArrowLeft" | "ArrowRight") =>
      stopAfter(table, layout, { pile: from, index: 0 }, arrow).pile;
    expect(walk("s", "ArrowLeft")).toBe("w");
    expect(walk("w", "ArrowLeft")).toBe("f4");
    expect(walk("f4", "ArrowRight")).toBe("w");
    expect(walk("f1", "ArrowRight")).toBe("f2");
    expect(walk("t1", "ArrowRight")).toBe("t2");
  });
});
