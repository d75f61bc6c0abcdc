import { describe, expect, it } from "vitest";
import type { GameState } from "../api/types";
import { boardFrom, gameFrom, hiddenCards, hit, keys, middle, middleLegal, taps } from "./fixtures";
import { act, next } from "./play";
import { goals, withGame } from "./state";
import { enter } from "./tap";

const board = (more: Partial<GameState> = {}) => boardFrom(middle, middleLegal, more);

/** The table after a move, as the server then sends it. */
const answer = (ply: number, texts: Record<string, string>, legal: string[]) =>
  gameFrom({ ...middle, ...texts }, { ply, legal });

describe("a tap on a card", () => {
  it("takes it with what lies on it, and shows where it may go", () => {
    const { state, move } = taps(board(), hit("t5", 1));
    expect(state.selection).toEqual({ pile: "t5", index: 1, exact: true });
    expect(goals(state)).toEqual(["t6"]);
    expect(move).toBeUndefined();
  });

  it("and on a place plays, and shows the move at once", () => {
    const { state, move } = taps(board(), hit("t3", 1), hit("t2", 2));
    expect(move).toBe("t3-t2");
    expect(state.table.piles.t2).toEqual(["??", "??", "5C", "4D"]);
    expect([state.selection, state.flight?.kind]).toEqual([null, "place"]);
  });

  it("and on a place where it may not go says so, and takes what was tapped instead", () => {
    const { state, refused } = taps(board(), hit("t3", 1), hit("t4", 0));
    expect(refused).toBe("t3-t4");
    expect(state.selection?.pile).toBe("t4");
  });

  it("and on an empty column where it may not go says so", () => {
    const { state, refused } = taps(board(), hit("t3", 1), hit("t7"));
    expect([refused, state.selection]).toEqual(["t3-t7", null]);
  });

  it("and on another card of its column takes that one", () => {
    const { state } = taps(board(), hit("t5", 2), hit("t5", 0));
    expect(state.selection?.index).toBe(0);
  });

  it("and on the waste takes the waste", () => {
    const { state, refused } = taps(board(), hit("t3", 1), hit("w", 1));
    expect([refused, state.selection?.pile]).toEqual([undefined, "w"]);
  });

  it("and on the bare table lets it go", () => {
    expect(taps(board(), hit("t3", 1), null).state.selection).toBeNull();
  });

  it("that is hidden or not alive takes nothing", () => {
    expect(taps(board(), hit("t2", 0)).state.selection).toBeNull();
    expect(taps(board(), hit("w", 0)).state.selection).toBeNull();
  });
});

describe("a second tap on the same card", () => {
  it("sends it to a foundation, else to a column", () => {
    expect(taps(board(), hit("t4", 0), hit("t4", 0)).move).toBe("t4-f1");
    expect(taps(board(), hit("t3", 1), hit("t3", 1)).move).toBe("t3-t2");
  });

  it("says why when it can go nowhere", () => {
    expect(taps(board(), hit("t1", 1), hit("t1", 1)).refused).toBe("t1-f2");
  });

  it("lets a run go that can go nowhere, and says so", () => {
    const stuck = boardFrom(middle, []);
    const { state, refused, stays } = taps(stuck, hit("t5", 1), hit("t5", 1));
    expect([refused, state.selection, stays]).toEqual([undefined, null, "QH"]);
  });
});

describe("a card that is sent on", () => {
  const five = { t1: "?? 5H", t2: "6S", t3: "6C", f2: "AH 2H 3H 4H" };
  const fits = ["t1-f2", "t1-t2", "t1-t3"];
  const goes = { ...five, t1: "9C", t2: "6S 5H" };

  it("goes to the foundation first, or to a column where the player prefers that", () => {
    expect(taps(boardFrom(five, fits), hit("t1", 1), hit("t1", 1)).move).toBe("t1-f2");
    const columns = { ...boardFrom(five, fits), sendFirst: "column" as const };
    expect(taps(columns, hit("t1", 1), hit("t1", 1)).move).toBe("t1-t2");
  });

  it("goes round all its places", () => {
    const first = taps(boardFrom(five, ["t1-t2", "t1-t3"]), hit("t1", 1), hit("t1", 1));
    expect(first.move).toBe("t1-t2");
    const there = withGame(first.state, gameFrom(goes, { ply: 1, legal: ["t2-t1", "t2-t3"] }));
    const second = taps(there, hit("t2", 1), hit("t2", 1));
    expect(second.move).toBe("t2-t3");
    const last = { ...five, t1: "9C", t3: "6C 5H" };
    const back = withGame(second.state, gameFrom(last, { ply: 2, legal: ["t3-t1", "t3-t2"] }));
    expect(taps(back, hit("t3", 1), hit("t3", 1)).move).toBe("t3-t1");
  });
});

describe("a tap on the stock", () => {
  it("draws", () => {
    const { state, move } = taps(board(), hit("s", 2));
    expect([move, state.table.piles.s?.length]).toEqual(["s-w", 2]);
  });

  it("recycles when it is empty", () => {
    const empty = boardFrom({ ...middle, s: "" }, ["w-s:2"]);
    expect(taps(empty, hit("s")).move).toBe("w-s:2");
  });

  it("says why when it is spent", () => {
    const spent = boardFrom({ ...middle, s: "" }, ["w-t2"], { pass: 3, passes: 3 });
    expect(taps(spent, hit("s"))).toMatchObject({ refused: "w-s:2" });
  });
});

describe("while the server has not answered", () => {
  const waiting = () => taps(board(), hit("t3", 1), hit("t2", 2)).state;
  const afterFirst = { t2: "?? ?? 5C 4D", t3: "9D" };

  it("a move waits, and is made when the answer has come", () => {
    const queued = taps(waiting(), hit("s", 2));
    expect([queued.move, queued.state.queue.length]).toEqual([undefined, 1]);
    const answered = next(withGame(queued.state, answer(1, afterFirst, ["s-w"])));
    expect(answered.move).toBe("s-w");
    expect(answered.state.queue).toEqual([]);
  });

  it("moves go one at a time", () => {
    const queued = taps(waiting(), hit("s", 2), hit("s", 2)).state;
    const first = next(withGame(queued, answer(1, afterFirst, ["s-w"])));
    expect([first.move, first.state.queue.length]).toEqual(["s-w", 1]);
    expect(next(first.state).move).toBeUndefined();
  });

  it("a move of a card that is no longer there is dropped", () => {
    const queued = taps(waiting(), hit("t4", 0), hit("t4", 0)).state;
    const elsewhere = answer(1, { ...afterFirst, t4: "7C" }, ["t4-f1"]);
    expect(next(withGame(queued, elsewhere)).move).toBeUndefined();
  });

  it("a move that turns out illegal is explained, not made", () => {
    const queued = taps(waiting(), hit("t4", 0), hit("t1", 1)).state;
    expect(next(withGame(queued, answer(1, afterFirst, ["s-w"]))).refused).toBe("t4-t1");
  });

  it("keys mean the cards that lie there when their turn comes", () => {
    const typed = keys(waiting(), "2 6 2 7").state;
    const first = next(withGame(typed, answer(1, afterFirst, ["t2-t6"])));
    expect(first.move).toBe("t2-t6");
    const afterSecond = { ...afterFirst, t2: "?? ?? 5C", t6: "4D" };
    expect(next(withGame(first.state, answer(2, afterSecond, ["t2-t7"]))).move).toBe("t2-t7");
  });

  it("keys name a pile that has cards when their turn comes", () => {
    const typed = keys(waiting(), "1 7 7 6").state;
    const first = next(withGame(typed, answer(1, afterFirst, ["t1-t7"])));
    const afterSecond = { ...afterFirst, t1: "QH", t7: "6H" };
    expect(next(withGame(first.state, answer(2, afterSecond, ["t7-t6"]))).move).toBe("t7-t6");
  });

  it("what is named stays named while moves are made that had waited", () => {
    const typed = keys(waiting(), "2 6 2").state;
    const first = next(withGame(typed, answer(1, afterFirst, ["t2-t6"])));
    const afterSecond = { ...afterFirst, t2: "?? ?? 5C", t6: "4D" };
    const answered = next(withGame(first.state, answer(2, afterSecond, ["t2-t7"])));
    expect(keys(answered.state, "7").move).toBe("t2-t7");
  });

  it("what was meant for another table is forgotten", () => {
    const queued = taps(waiting(), hit("s", 2)).state;
    expect(withGame(queued, answer(7, afterFirst, ["s-w"])).queue).toEqual([]);
    expect(withGame(queued, gameFrom(middle, { id: "b", ply: 1 })).queue).toEqual([]);
  });

  it("a move that the server refuses is taken back", () => {
    const refused = withGame(waiting(), gameFrom(middle, { legal: middleLegal }));
    expect(refused.table.piles.t3).toEqual(["??", "4D"]);
    expect(refused.flight).toBeNull();
  });
});

describe("a new state", () => {
  it("keeps cards in the hand that can still be held", () => {
    const { state } = taps(board(), hit("t5", 1));
    const kept = withGame(state, answer(1, { s: hiddenCards(2), w: "KD 4H 7C" }, middleLegal));
    expect(kept.selection).toEqual({ pile: "t5", index: 1, exact: true });
  });

  it("lets go of a card that was covered", () => {
    const { state } = taps(board(), hit("w", 1));
    const covered = withGame(state, answer(1, { s: hiddenCards(2), w: "KD 4H 7C" }, middleLegal));
    expect(covered.selection).toBeNull();
  });

  it("keeps the cursor on its pile", () => {
    const { state } = act(
      { ...board(), cursor: hit("t3", 1) },
      { kind: "send", lift: { pile: "t3", index: 1, exact: true } },
    );
    expect(state.cursor).toEqual(hit("t3", 0));
  });
});

describe("Enter", () => {
  it("keeps the card in the hand after a refusal", () => {
    const { state } = taps(board(), hit("t3", 1));
    const turn = enter({ ...state, cursor: hit("t7") });
    expect([turn.refused, turn.state.selection?.pile]).toEqual(["t3-t7", "t3"]);
  });

  it("puts the cursor on the cards that it put down", () => {
    const { state } = taps(board(), hit("t3", 1));
    expect(enter({ ...state, cursor: hit("t2", 2) }).state.cursor).toEqual(hit("t2", 3));
  });
});
