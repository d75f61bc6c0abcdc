import { describe, expect, it } from "vitest";
import { middle, middleLegal, tableFrom } from "./fixtures";
import { liftOf, type Lift } from "./lifts";
import { parseMove } from "./moves";
import { triedMove, triedStock } from "./tried";

const table = tableFrom(middle);
const { piles } = table;
const legal = middleLegal.map(parseMove);
const lift = (pile: string, index: number): Lift => ({ pile, index, exact: true });

describe("a move tried in vain", () => {
  it("says what was lifted and where", () => {
    expect(triedMove(piles, lift("t5", 1), "t4")).toBe("t5-t4:2");
  });

  it("means the foundation of its suit when none is named", () => {
    expect(triedMove(piles, lift("t3", 1), "f")).toBe("t3-f4");
    expect(triedMove(piles, liftOf(legal, table, "t5") as Lift, "f")).toBe("t5-f3");
  });

  it("is a draw or a recycle at the stock", () => {
    expect(triedStock(table, 3)).toBe("s-w:3");
    expect(triedStock(tableFrom({ w: "4H 5C" }), 3)).toBe("w-s:2");
  });

  it("is a row where rows are dealt, also when none is left", () => {
    expect(triedStock(tableFrom({ s: "??" }, "spider"), 10)).toBe("s-t1:10");
    expect(triedStock(tableFrom({}, "spider"), 0)).toBe("s-t1:10");
  });

  it("of typed columns is that of the cards whose rank would fit", () => {
    const { piles } = tableFrom({ t1: "KH 9S 8D 7C", t2: "9H", t3: "5H" }, "freecell");
    const typed: Lift = { pile: "t1", index: 3, exact: false };
    expect(["t2", "t3", "t4"].map((to) => triedMove(piles, typed, to))).toEqual([
      "t1-t2:2",
      "t1-t3",
      "t1-t4",
    ]);
  });
});
