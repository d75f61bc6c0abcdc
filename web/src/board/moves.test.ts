import { describe, expect, it } from "vitest";
import { middle, middleLegal, pilesFrom, tableFrom } from "./fixtures";
import {
  bestWays,
  liftAt,
  liftOf,
  moveText,
  moveTo,
  parseMove,
  triedMove,
  triedStock,
  waysOf,
  type Lift,
  type Move,
} from "./moves";

const table = tableFrom(middle);
const { piles } = table;
const legal = middleLegal.map(parseMove);
const textsOf = (legal: Move[], lift: Lift) =>
  waysOf(legal, piles, lift).map(({ move }) => moveText(move));
const lift = (pile: string, index: number): Lift => ({ pile, index, exact: true });

describe("the text of a move", () => {
  it.each(["w-t3", "t3-t5:4", "s-w:3", "w-s:24", "t12-f8"])("%s is read and written", (text) => {
    expect(moveText(parseMove(text))).toBe(text);
  });

  it.each(["", "t3", "t3-", "3-5", "t3-t5:"])("%j is refused", (text) => {
    expect(() => parseMove(text)).toThrow("expected a move");
  });
});

describe("taking cards", () => {
  it("takes open cards of a column with all that lies on them", () => {
    expect(liftAt(table, "t5", 1)).toEqual(lift("t5", 1));
  });

  it("leaves hidden cards, and all but the top of the waste", () => {
    expect(liftAt(table, "t2", 0)).toBeNull();
    expect(liftAt(table, "w", 0)).toBeNull();
    expect(liftAt(table, "w", 1)).toEqual(lift("w", 1));
  });

  it("leaves cards that are open to the player but lie face down", () => {
    expect(liftAt(tableFrom({ t1: "4h 6H" }), "t1", 0)).toBeNull();
  });

  it("takes nothing from the stock or an empty pile", () => {
    expect(liftAt(table, "s", 2)).toBeNull();
    expect(liftOf(legal, table, "t6")).toBeNull();
  });
});

describe("the moves of a lift", () => {
  it("have its number of cards", () => {
    expect(textsOf(legal, lift("t5", 1))).toEqual(["t5-t6:2"]);
  });

  it("have any number of cards for a pile that was only named, the longest first", () => {
    const named = liftOf(legal, table, "t5") as Lift;
    expect(textsOf(legal, named)).toEqual(["t5-t6:3", "t5-t6:2", "t5-t6"]);
  });

  it("do not turn the waste into a stock", () => {
    const spent = pilesFrom({ w: "4H" });
    expect(waysOf([parseMove("w-s")], spent, lift("w", 0))).toEqual([]);
  });

  it("are found by a foundation that is not numbered, as source and as target", () => {
    expect(moveTo(legal, piles, lift("t4", 0), "f")).toEqual(parseMove("t4-f1"));
    expect(moveTo(legal, piles, liftOf(legal, table, "f") as Lift, "t6")).toEqual(
      parseMove("f1-t6"),
    );
  });
});

describe("a card that is sent", () => {
  const sent = (texts: Record<string, string>, moves: string[], from: Lift) =>
    bestWays(moves.map(parseMove), pilesFrom(texts), from)[0]?.move;

  it("goes to a foundation before a column", () => {
    const move = sent({ ...middle, t1: "3H" }, ["t4-t1", "t4-f1"], lift("t4", 0));
    expect(move).toEqual(parseMove("t4-f1"));
  });

  it("goes to a column with cards before an empty one", () => {
    const move = sent({ t1: "?? KH", t7: "2S" }, ["t1-t2", "t1-t7"], lift("t1", 1));
    expect(move).toEqual(parseMove("t1-t7"));
  });

  it("does not take a whole column to an empty one", () => {
    expect(sent({ t1: "KH" }, ["t1-t2"], lift("t1", 0))).toBeUndefined();
  });
});

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
});
