import { describe, expect, it } from "vitest";
import { boardOf, dragged, gameFrom, hiddenCards, hit, keys, lastEvent, taps } from "./fixtures";
import { parseMove } from "./moves";
import { next } from "./play";
import { predict } from "./predict";
import { goals, withGame } from "./state";
import { stopsOf } from "./stops";

const run = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS";
const texts = {
  s: hiddenCards(20),
  t1: "?? 9S 8S 7S",
  t2: "?? 9H",
  t3: "?? TS",
  t4: "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
  t5: "?? AS",
  t6: "?? 5H 6S",
  t7: "?? 7H",
};
const legal = ["t1-t3:3", "t1-t8", "t1-t8:2", "t1-t8:3", "t2-t3", "t5-t4", "t6-t7", "t6-t1"];
const board = () => boardOf("spider", texts, legal, { draw: 10 });

describe("a run", () => {
  it("is taken whole or in part", () => {
    expect(goals(taps(board(), hit("t1", 1)).state)).toEqual(["t3", "t8"]);
    expect(goals(taps(board(), hit("t1", 2)).state)).toEqual(["t8"]);
    expect(dragged(board(), hit("t1", 1), "t3").move).toBe("t1-t3:3");
    expect(dragged(board(), hit("t1", 2), "t8").move).toBe("t1-t8:2");
  });

  it("is typed, and of part of it fewer cards are taken first", () => {
    expect(keys(board(), "1 3").move).toBe("t1-t3:3");
    expect(keys(board(), "1 ArrowDown 8").move).toBe("t1-t8:2");
  });

  it("that is none asks why it cannot move", () => {
    expect(dragged(board(), hit("t6", 1), "t7").refused).toBe("t6-t7:2");
  });

  it("that is sent goes on its own suit before another", () => {
    expect(taps(board(), hit("t6", 2), hit("t6", 2)).move).toBe("t6-t1");
  });

  it("that is sent and goes nowhere stays, and that is said", () => {
    const full = boardOf("spider", { ...texts, t8: "KH", t9: "KH", t10: "KH" }, []);
    const { state, refused, stays } = taps(full, hit("t1", 2), hit("t1", 2));
    expect([refused, state.selection, stays]).toEqual([undefined, null, "8S"]);
  });

  it("that is complete goes home, before the server says so", () => {
    const { table } = taps(board(), hit("t5", 1), hit("t4", 11)).state;
    expect([table.piles.t4, table.piles.f1]).toEqual([[], run.split(" ")]);
    expect(table.piles.t5).toEqual(["??"]);
  });

  it("with a hidden card, or of two suits, stays", () => {
    const { table } = boardOf("spider", { t1: "KH QS JS", t2: "?? TS" }, []);
    const ended = predict(table, parseMove("t2-t1"));
    expect([ended.piles.t1?.length, ended.piles.f1]).toEqual([4, []]);
  });
});

describe("the stock", () => {
  const full = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`t${i + 1}`, "?? 5H"]));
  const ready = () => boardOf("spider", { ...full, s: hiddenCards(20) }, ["s-t1:10"], { draw: 10 });

  it.each([
    ["a tap", () => taps(ready(), hit("s", 19))],
    ["D", () => keys(ready(), "d")],
  ])("is dealt by %s, and shown when the server has answered", (_, turn) => {
    const { state, move } = turn();
    expect([move, state.flight?.kind, state.table.piles.s?.length]).toEqual([
      "s-t1:10",
      "stock",
      20,
    ]);
  });

  it("is not dealt over empty columns, which are marked until something else is done", () => {
    const refused = taps(board(), hit("s", 19));
    expect([refused.refused, refused.state.marked]).toEqual(["s-t1:10", ["t8", "t9", "t10"]]);
    const told = withGame(refused.state, gameFrom(texts, { rules: "spider", legal }));
    expect(told.marked).toEqual(["t8", "t9", "t10"]);
    expect(taps(told, hit("t1", 1)).state.marked).toEqual([]);
    expect(withGame(told, gameFrom(texts, { rules: "spider", ply: 1 })).marked).toEqual([]);
  });

  it("that is spent marks nothing", () => {
    const { refused, state } = taps(boardOf("spider", { t1: "5H" }, [], { draw: 0 }), hit("s"));
    expect([refused, state.marked]).toEqual(["s-t1:10", []]);
  });
});

describe("a foundation", () => {
  it("gives nothing back", () => {
    const home = boardOf("spider", { f1: run, t1: "KH" }, []);
    expect(taps(home, hit("f1", 12)).state.selection).toBeNull();
  });

  it("has a place when it is the next that a run goes to", () => {
    const { table } = boardOf("spider", { f1: run }, []);
    expect(["f1", "f2", "f3"].map((pile) => stopsOf(table, pile))).toEqual([[12], [-1], []]);
  });
});

describe("a move that waits", () => {
  it("is made though a run went home by itself meanwhile", () => {
    const waiting = taps(board(), hit("t5", 1), hit("t4", 11), hit("t2", 1), hit("t3", 1)).state;
    expect(waiting.queue.length).toBe(1);
    const last = lastEvent("move", "t5-t4", { home: ["t4"], automatic: [] });
    const after = { ...texts, t4: "", t5: "3D", f1: run };
    const game = gameFrom(after, { rules: "spider", ply: 1, legal: ["t2-t3"], last });
    expect(next(withGame(waiting, game)).move).toBe("t2-t3");
  });
});
