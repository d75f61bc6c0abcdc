import { describe, expect, it } from "vitest";
import { boardFrom } from "./fixtures";
import { picked, pointed } from "./pointed";

describe("a move that is shown", () => {
  it("has its cards selected and its goal marked", () => {
    const state = pointed(boardFrom({ t1: "?? 9H 8S", t2: "TS" }, ["t1-t2:2"]), "t1-t2:2");
    expect(state.selection).toMatchObject({ pile: "t1", index: 1 });
    expect(state.marked).toEqual(["t2"]);
  });

  it.each(["s-w", "w-s:2"])("is marked on the stock if it is the stock's: %s", (move) => {
    const texts: Record<string, string> = move === "s-w" ? { s: "?? ??" } : { s: "", w: "9H 8S" };
    const state = pointed(boardFrom(texts, [move]), move);
    expect([state.selection, state.marked]).toEqual([null, ["s"]]);
  });
});

describe("cards that are shown", () => {
  it("are selected, and no goal is marked", () => {
    const state = picked(boardFrom({ t1: "?? 9H 8S", t2: "TS" }, ["t1-t2:2"]), "t1", 2);
    expect(state.selection).toMatchObject({ pile: "t1", index: 1 });
    expect(state.marked).toEqual([]);
  });

  it("are marked where they are the stock's", () => {
    const state = picked(boardFrom({ s: "?? ??" }, ["s-w"]), "s", 0);
    expect([state.selection, state.marked]).toEqual([null, ["s"]]);
  });
});
