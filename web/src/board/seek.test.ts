import { describe, expect, it } from "vitest";
import { boardFrom, hiddenCards, hit, middle, middleLegal, tableFrom } from "./fixtures";
import { parseMove } from "./moves";
import { playable } from "./playable";
import { sceneOf } from "./scene";
import { found } from "./seek";

const dam = { rank: "Q", suit: "H" } as const;

describe("a card that is sought", () => {
  it("is found wherever it lies in a column, by rank, by suit or by both", () => {
    const table = tableFrom({ t5: "KC QH JC", t6: "?? QS" });
    expect(found(table, dam)).toEqual([hit("t5", 1)]);
    expect(found(table, { rank: "Q", suit: null })).toEqual([hit("t5", 1), hit("t6", 1)]);
    expect(found(table, { rank: null, suit: "C" })).toEqual([hit("t5", 0), hit("t5", 2)]);
  });

  it("is not found where it is not seen: face down, or under the fan of the waste", () => {
    const table = tableFrom({ s: hiddenCards(9), w: "QH 2S 3S 4S", t1: "?? ?? 5C" }, "klondike", 3);
    expect(found(table, dam)).toEqual([]);
    expect(found(table, { rank: "2", suit: null })).toEqual([hit("w", 1)]);
  });

  it("is found in cells, in the pyramid and on the top of an open stock", () => {
    const cells = tableFrom({ c2: "QH" }, "freecell");
    expect(found(cells, dam)).toEqual([hit("c2", 0)]);
    const pyramid = tableFrom({ s: "?? QH", p1: "QH", d: "QH KH" }, "pyramid");
    expect(found(pyramid, dam)).toEqual([hit("s", 1), hit("p1", 0)]);
  });

  it("is told of on a foundation, where its top card is pointed out", () => {
    const state = {
      ...boardFrom({ f2: "AH 2H 3H", t1: "?? 5C" }, []),
      sought: { rank: "2", suit: null },
    };
    const actors = sceneOf(state);
    expect(actors.filter(({ isFound }) => isFound).map(({ card }) => card)).toEqual(["3H"]);
    expect(actors.find(({ card }) => card === "5C")?.isDim).toBe(true);
  });

  it("leaves the table as it is when it is not found", () => {
    const state = { ...boardFrom(middle, []), sought: { rank: "9", suit: null } };
    expect(sceneOf(state).filter(({ isDim, isFound }) => isDim || isFound)).toEqual([]);
  });
});

describe("cards that may be moved", () => {
  const marked = (isPlayableShown: boolean) =>
    sceneOf({ ...boardFrom(middle, middleLegal), isPlayableShown })
      .filter(({ isPlayable }) => isPlayable)
      .map(({ card }) => card)
      .sort();

  it("are those with which a legal move begins, when they are to be seen", () => {
    expect(marked(true)).toEqual(["2S", "4D", "4H", "5C", "AS", "JC", "KC", "QH"]);
    expect(marked(false)).toEqual([]);
  });

  it("are both cards of a pair, and a king alone", () => {
    const { piles } = tableFrom({ s: "4S", w: "6D 9C 4H", p1: "KS", p2: "9H" }, "pyramid", 1);
    const of = (text: string) => playable([parseMove(text)], piles);
    expect(of("p2-w")).toEqual([hit("p2", 0), hit("w", 2)]);
    expect(of("p1-d")).toEqual([hit("p1", 0)]);
    expect(of("w-d:2")).toEqual([hit("w", 2), hit("w", 1)]);
    expect(of("w-s")).toEqual([hit("w", 2), hit("s", 0)]);
  });
});
