import { describe, expect, it } from "vitest";
import { hiddenCards, middle, pilesFrom, tableFrom } from "./fixtures";
import { parseMove } from "./moves";
import type { Piles } from "./piles";
import { predict } from "./predict";

const after = (texts: Record<string, string>, move: string, fan = 1) =>
  predict(tableFrom(texts, "klondike", fan), parseMove(move));

const count = (piles: Piles) => Object.values(piles).flat().length;

describe("the table before the server has answered", () => {
  it("has a run where it went", () => {
    const { piles } = after(middle, "t5-t6:2");
    expect([piles.t5, piles.t6]).toEqual([["KC"], ["QH", "JC"]]);
  });

  it("keeps a card hidden that only the server knows", () => {
    expect(after(middle, "t2-t1").piles.t2).toEqual(["??", "??"]);
  });

  it("turns up a card that lay open to the player", () => {
    expect(after({ ...middle, t2: "4c 9h 5C" }, "t2-t1").piles.t2).toEqual(["4c", "9H"]);
  });

  it("draws from the top of the stock, the first card drawn undermost", () => {
    const { piles, fan } = after({ s: "2c 3c 4c 5c", w: "KD" }, "s-w:3");
    expect([piles.s, piles.w, fan]).toEqual([["2c"], ["KD", "5C", "4C", "3C"], 3]);
  });

  it("turns the waste over", () => {
    const { piles, fan } = after({ w: "KD 4H 2S" }, "w-s:3");
    expect([piles.s, piles.w, fan]).toEqual([["??", "??", "??"], [], 0]);
  });

  it("fans no more waste than there is", () => {
    expect(after({ ...middle, w: "4H" }, "w-t2", 3).fan).toBe(0);
  });

  it.each(["s-w", "w-t2", "t5-t6:3", "t4-f1"])("keeps every card over %s", (move) => {
    const before = pilesFrom({ ...middle, s: hiddenCards(3) });
    expect(count(after(middle, move).piles)).toBe(count(before));
  });
});
