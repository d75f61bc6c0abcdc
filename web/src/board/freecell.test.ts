import { describe, expect, it } from "vitest";
import { boardOf, dragged, gameFrom, hit, keys, lastEvent, taps } from "./fixtures";
import { next } from "./play";
import { goals, withGame } from "./state";

const texts = {
  c1: "KD",
  c3: "9C",
  f1: "AS",
  t1: "4D 9H 8S 7H",
  t2: "2C TC",
  t3: "TD 2S",
  t4: "JH",
  t5: "3D",
};
const legal = [
  ...["t1-t2", "t1-t2:2", "t1-t2:3", "t1-t6", "t1-t6:2", "t1-c2", "t1-c4"],
  ...["t2-t4", "t3-f1", "c1-t6", "c3-t6", "t4-t6", "t4-c2", "t4-c4"],
];
const board = () => boardOf("freecell", texts, legal);

describe("cells", () => {
  it("take a card by tap, drag and key", () => {
    expect(taps(board(), hit("t1", 3), hit("c2")).move).toBe("t1-c2");
    expect(dragged(board(), hit("t1", 3), "c4").move).toBe("t1-c4");
    expect(keys(board(), "1 c").move).toBe("t1-c2");
  });

  it("give it back by tap, drag and key", () => {
    expect(taps(board(), hit("c1", 0), hit("t6")).move).toBe("c1-t6");
    expect(dragged(board(), hit("c3", 0), "t6").move).toBe("c3-t6");
    expect(keys(board(), "c 3 6").move).toBe("c3-t6");
  });

  it("that are taken ask why, and their card is taken instead", () => {
    const { refused, state } = taps(board(), hit("t1", 3), hit("c3", 0));
    expect([refused, state.selection?.pile]).toEqual(["t1-c3", "c3"]);
  });

  it("are asked about when all are taken", () => {
    const full = boardOf("freecell", { ...texts, c2: "5C", c4: "6C" }, ["t2-t4"]);
    expect(keys(full, "1 c").refused).toBe("t1-c1");
  });

  it("are named no further than there are any", () => {
    expect(keys(board(), "c 3").state.selection?.pile).toBe("c3");
    expect(keys(board(), "c Escape 3").state.selection?.pile).toBe("t3");
    expect(keys(board(), "c c 1").state.selection?.pile).toBe("c1");
    expect(keys(board(), "c 2").state.selection).toBeNull();
  });

  it("lie beside the foundations for the arrows", () => {
    const at = (pile: string, text: string) =>
      keys({ ...board(), cursor: hit(pile, 0) }, text).state.cursor.pile;
    expect(at("c1", "ArrowRight ArrowRight ArrowRight ArrowRight")).toBe("f1");
    expect(at("t2", "ArrowUp")).toBe("c2");
    expect(at("c3", "ArrowDown")).toBe("t3");
  });
});

describe("several cards", () => {
  it("go together where they may", () => {
    expect(goals(taps(board(), hit("t1", 2)).state)).toEqual(["t2", "t6"]);
    expect(dragged(board(), hit("t1", 1), "t2").move).toBe("t1-t2:3");
    expect(keys(board(), "1 2").move).toBe("t1-t2:3");
  });

  it("that are too many ask how many may", () => {
    const few = boardOf("freecell", texts, ["t1-t2", "t2-t4"]);
    expect(dragged(few, hit("t1", 1), "t2").refused).toBe("t1-t2:3");
    expect(keys(boardOf("freecell", texts, ["t2-t4"]), "1 2").refused).toBe("t1-t2:3");
  });
});

describe("a card that is sent", () => {
  const sent = (moves: string[], pile: string, index: number) =>
    taps(boardOf("freecell", texts, moves), hit(pile, index), hit(pile, index)).move;

  it("goes home, else on a column, else to a cell, else to an empty column", () => {
    expect(sent(["t3-c2", "t3-f1", "t3-t5"], "t3", 1)).toBe("t3-f1");
    expect(sent(["t1-c2", "t1-t6", "t1-t2"], "t1", 3)).toBe("t1-t2");
    expect(sent(["t1-t6", "t1-c2"], "t1", 3)).toBe("t1-c2");
    expect(sent(["t1-t6", "t1-t6:2"], "t1", 2)).toBe("t1-t6:2");
  });

  it("leaves its cell", () => {
    expect(taps(board(), hit("c1", 0), hit("c1", 0)).move).toBe("c1-t6");
  });
});

describe("automatic moves", () => {
  it("come with the answer, and what waited is still done", () => {
    const waiting = taps(board(), hit("t2", 1), hit("t4", 0), hit("t1", 3), hit("c2")).state;
    const after = { ...texts, t2: "", f3: "2C", t4: "JH TC" };
    const last = lastEvent("move", "t2-t4", { automatic: ["t2-f3"] });
    const game = gameFrom(after, { rules: "freecell", ply: 2, legal: ["t1-c2"], last });
    expect(next(withGame(waiting, game)).move).toBe("t1-c2");
  });
});

describe("without a stock", () => {
  it("D is left to others", () => {
    expect(() => keys(board(), "d")).toThrow("no key");
  });

  it("the cursor begins on the first pile", () => {
    expect(board().cursor).toEqual(hit("c1", 0));
  });
});
