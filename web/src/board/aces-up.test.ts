import { describe, expect, it } from "vitest";
import { boardOf, dragged, hiddenCards, hit, keys, taps } from "./fixtures";
import { goals } from "./state";

const texts = { s: hiddenCards(8), d: "2C", t1: "3S 5H", t2: "9H", t3: "AS" };
const legal = ["t1-d", "t1-t4", "t2-t4", "t3-t4", "s-t1:4"];
const board = () => boardOf("aces-up", texts, legal, { draw: 4 });

describe("a card that is beaten", () => {
  it("is discarded by two taps, by a drag and by keys", () => {
    expect(taps(board(), hit("t1", 1), hit("t1", 1)).move).toBe("t1-d");
    expect(taps(board(), hit("t1", 1), hit("d", 0)).move).toBe("t1-d");
    expect(dragged(board(), hit("t1", 1), "d").move).toBe("t1-d");
    expect(keys(board(), "1 x").move).toBe("t1-d");
    expect(keys(board(), "1 1").move).toBe("t1-d");
  });
});

describe("two taps", () => {
  it("never discard a buried card, nor the one above it", () => {
    const { move, refused, state } = taps(board(), hit("t1", 0), hit("t1", 0));
    expect([move, refused, state.selection]).toEqual([undefined, undefined, null]);
  });

  it("never discard an ace, and ask why", () => {
    const last = boardOf("aces-up", { ...texts, t4: "4D" }, ["t1-d"]);
    expect(taps(last, hit("t3", 0), hit("t3", 0))).toMatchObject({ refused: "t3-d" });
  });

  it("ask why a card stays that nothing beats", () => {
    const last = boardOf("aces-up", { ...texts, t4: "4D" }, ["t1-d"]);
    expect(taps(last, hit("t2", 0), hit("t2", 0)).refused).toBe("t2-d");
  });
});

describe("an empty column", () => {
  it("takes a last card", () => {
    expect(goals(taps(board(), hit("t1", 1)).state)).toEqual(["d", "t4"]);
    expect(dragged(board(), hit("t2", 0), "t4").move).toBe("t2-t4");
    expect(keys(board(), "1 4").move).toBe("t1-t4");
  });

  it("is filled from the stock at once where that is the rule", () => {
    const filling = boardOf("aces-up:empty_column=stock", { ...texts, t2: "4H" }, ["t2-d"]);
    const { piles } = taps(filling, hit("t2", 0), hit("t2", 0)).state.table;
    expect([piles.t2, piles.s?.length, piles.d]).toEqual([["??"], 7, ["2C", "4H"]]);
  });

  it("stays empty when the stock is spent", () => {
    const spent = boardOf("aces-up:empty_column=stock", { ...texts, s: "", t2: "4H" }, ["t2-d"]);
    expect(taps(spent, hit("t2", 0), hit("t2", 0)).state.table.piles.t2).toEqual([]);
  });
});

describe("the stock", () => {
  it("is dealt by a tap or D", () => {
    expect(taps(board(), hit("s", 7)).move).toBe("s-t1:4");
    expect(keys(board(), "d").move).toBe("s-t1:4");
  });

  it("says why when it is spent", () => {
    const spent = boardOf("aces-up", { ...texts, s: "" }, ["t1-d"], { draw: 0 });
    expect(taps(spent, hit("s"))).toMatchObject({ refused: "s-t1:4" });
  });
});
