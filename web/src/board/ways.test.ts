import { describe, expect, it } from "vitest";
import { middle, middleLegal, pilesFrom, tableFrom } from "./fixtures";
import { liftOf, type Lift } from "./lifts";
import { moveText, parseMove, type Move } from "./moves";
import { bestWays, moveTo, waysOf } from "./ways";

const table = tableFrom(middle);
const { piles } = table;
const legal = middleLegal.map(parseMove);
const textsOf = (legal: Move[], lift: Lift) =>
  waysOf(legal, piles, lift).map(({ move }) => moveText(move));
const lift = (pile: string, index: number): Lift => ({ pile, index, exact: true });

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
