import { describe, expect, it } from "vitest";
import { tableFrom } from "./fixtures";
import { isPair, moveText, parseMove, stockMove } from "./moves";

describe("the text of a move", () => {
  it.each(["w-t3", "t3-t5:4", "s-w:3", "w-s:24", "t12-f8"])("%s is read and written", (text) => {
    expect(moveText(parseMove(text))).toBe(text);
  });

  it.each(["", "t3", "t3-", "3-5", "t3-t5:"])("%j is refused", (text) => {
    expect(() => parseMove(text)).toThrow("expected a move");
  });
});

describe("the stock's own move", () => {
  const found = (moves: string[], texts: Record<string, string>, rules: string) =>
    stockMove(moves.map(parseMove), tableFrom(texts, rules).piles);

  it("draws, turns the waste or deals a row", () => {
    expect(found(["w-t2", "s-w:3"], { s: "??" }, "klondike")?.to).toBe("w");
    expect(found(["w-t2", "w-s:2"], {}, "klondike")?.to).toBe("s");
    expect(found(["t1-t2", "s-t1:10"], { s: "??" }, "spider")?.to).toBe("t1");
  });

  it("is no pair with its open card, and no king of it", () => {
    expect(found(["w-s", "s-d", "p3-s"], { s: "KH" }, "pyramid")).toBeUndefined();
  });
});

describe("a pair", () => {
  const { piles } = tableFrom({ s: "?? 5H" }, "pyramid");

  it.each(["p3-p2", "p3-w", "p3-s", "w-s", "w-d:2"])("is %s", (move) => {
    expect(isPair(parseMove(move), piles)).toBe(true);
  });

  it.each(["p3-d", "w-d", "s-d", "s-w"])("is not %s", (move) => {
    expect(isPair(parseMove(move), piles)).toBe(false);
  });

  it("is not the waste that is turned", () => {
    expect(isPair(parseMove("w-s"), tableFrom({ w: "5H" }, "pyramid").piles)).toBe(false);
  });
});
