import { describe, expect, it } from "vitest";
import type { GameState } from "../api/types";
import {
  boardFrom,
  boardOf,
  gameFrom,
  hiddenCards,
  hit,
  keys,
  lastEvent,
  middle,
  middleLegal,
  taps,
} from "./fixtures";
import { act, next, type Turn } from "./play";
import { withGame, type BoardState } from "./state";

const board = () => boardFrom(middle, middleLegal);
const typed = (text: string): BoardState => keys(board(), text).state;

const answer = (ply: number, texts: Record<string, string>, legal: string[]) =>
  gameFrom({ ...middle, ...texts }, { ply, legal });

/** What comes of answers, one after the other. */
const answered = (state: BoardState, ...games: GameState[]): Turn =>
  games.reduce((turn: Turn, game) => next(withGame(turn.state, game)), { state });

const laid = { t2: "?? ?? 5C 4D", t3: "9S" };
const drawn = { s: hiddenCards(2), w: "KD 4H 9S" };
const drawnAgain = { s: hiddenCards(1), w: "KD 4H 9S 4D" };

describe("a pile that is named before its card is seen", () => {
  it("is that whose card a move on its way turns up", () => {
    const { state } = answered(typed("3 2 3"), answer(1, laid, ["t3-t1"]));
    expect(keys(state, "1").move).toBe("t3-t1");
  });

  it("is the waste, when a card is being drawn", () => {
    const legal = ["w-t1", "t1-t6"];
    expect(answered(typed("d w 1"), answer(1, drawn, legal)).move).toBe("w-t1");
    expect(keys(answered(typed("d w"), answer(1, drawn, legal)).state, "1").move).toBe("w-t1");
  });

  it("stays named over two answers", () => {
    const games = [answer(1, drawn, ["s-w"]), answer(2, drawnAgain, ["w-t2", "t2-t7"])];
    expect(keys(answered(typed("d d w"), ...games).state, "2").move).toBe("w-t2");
  });

  it("is a column that a queued move will turn a card of", () => {
    const games = [answer(1, drawn, ["t3-t2"]), answer(2, { ...drawn, ...laid }, ["t3-t1"])];
    expect(keys(answered(typed("d 3 2 3"), ...games).state, "1").move).toBe("t3-t1");
  });

  it("may be an empty one where a card that waits may be sent", () => {
    const texts = { t1: "9H 5S", t2: "KD 2S", t4: "5D" };
    const start = boardOf("freecell", texts, ["t4-c1"]);
    const { state } = keys(start, "4 c 2 2 c 2 1");
    expect(state.queue.map(({ intent }) => intent.kind)).toEqual(["send", "place"]);
  });
});

describe("what is named ahead is dropped", () => {
  const undoing = () =>
    act(boardFrom({ ...middle, ...laid }, [], { ply: 5 }), { kind: "call", call: () => undefined })
      .state;

  it("with the moves before it, when the table is another", () => {
    const back = answer(4, { t2: "?? ?? 8H" }, ["t2-t7", "t4-f1"]);
    const { state } = answered(keys(undoing(), "2 6 2").state, back);
    expect([state.selection, state.queue]).toEqual([null, []]);
    expect(keys(state, "7").move).toBeUndefined();
    const other = answered(keys(undoing(), "1 7 7").state, back).state;
    expect(keys(other, "4").state.selection?.pile).toBe("t4");
  });

  it("when the card that was to come there has gone elsewhere", () => {
    const texts = { t1: "9H AS", t2: "KD 2S", t3: "8C", t4: "5D", t5: "6C 9C" };
    const start = boardOf("freecell", texts, ["t1-f1", "t1-c1"]);
    const game = gameFrom(
      { f1: "AS 2S", t1: "9H", t2: "KD", t3: "8C", t4: "5D", t5: "6C 9C" },
      {
        rules: "freecell",
        ply: 2,
        legal: ["t4-t6", "t2-t6"],
        last: lastEvent("move", "t1-f1", { automatic: ["t2-f1"] }),
      },
    );
    const { state } = answered(keys(start, "1 f 2 6 6").state, game);
    expect(state.selection).toBeNull();
    expect(answered(keys(start, "1 f 2 6 6 7").state, game).state.queue).toEqual([]);
  });

  it("when a move before it turns out illegal", () => {
    const { state, refused } = answered(typed("3 2 4 1 4 7 4"), answer(1, laid, ["s-w"]));
    expect([refused, state.selection, state.queue]).toEqual(["t4-t1", null, []]);
  });
});

describe("what is not named ahead", () => {
  it("is a pile that no card is taken from", () => {
    const texts = { s: hiddenCards(12), t1: "KS", t2: "5S", t3: "6H", t4: "9H" };
    const { state } = keys(boardOf("aces-up", texts, ["t2-d", "t3-d", "s-t1:4"]), "2 x d x 3 x");
    const asked = state.queue.map(({ intent }) => ("to" in intent ? intent.to : intent.kind));
    expect(asked).toEqual(["stock", ["d"]]);
  });

  it("is a card that was tapped: another in its place is left alone", () => {
    const { state } = taps(typed("3 2 d"), hit("t4", 0), hit("t4", 0));
    const other = { ...laid, t4: "7C" };
    const first = answered(state, answer(1, other, ["s-w"]));
    expect([first.move, first.state.queue.length]).toEqual(["s-w", 1]);
    expect(answered(first.state, answer(2, other, ["t4-f1"])).move).toBeUndefined();
  });

  it("is a column that was touched where its cards lie close", () => {
    const start = boardFrom({ ...middle, t2: "?? 9H 3S 2S" }, ["t2-f1"]);
    const touch = (state: BoardState, index: number) =>
      act(state, { kind: "send", lift: { pile: "t2", index, exact: false } }).state;
    const touched = touch(touch(touch(start, 3), 2), 2);
    const first = answered(touched, answer(1, { t2: "?? 9H 3S" }, ["t2-f1"]));
    expect(first.move).toBe("t2-f1");
    expect(answered(first.state, answer(2, { t2: "?? 9H" }, ["t2-t5"])).move).toBeUndefined();
  });

  it("stays in the hand when a card before it is sent in vain", () => {
    const kings = { t7: "KC", t8: "KC", t9: "KC", t10: "KC" };
    const texts = {
      s: hiddenCards(10),
      t1: "KS",
      t3: "6S",
      t4: "9H",
      t5: "TH",
      t6: "2D",
      ...kings,
    };
    const start = boardOf("spider", { ...texts, t2: "5S" }, ["t2-t3", "t4-t5"]);
    const game = gameFrom({ ...texts, t3: "6S 5S" }, { rules: "spider", ply: 1, legal: ["t4-t5"] });
    const { state, stays } = answered(keys(start, "2 3 6 6 4").state, game);
    expect(stays).toBe("2D");
    expect(keys(state, "5").move).toBe("t4-t5");
  });
});
