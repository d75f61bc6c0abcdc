import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardFrom, gameFrom, keys, middle, middleLegal, tableFrom } from "./fixtures";
import { addressOf, boardKeys, keyPressed, keysOf } from "./keys";
import type { BoardState } from "./state";

const board = (pile = "s", index = 2) => ({
  ...boardFrom(middle, middleLegal),
  cursor: { pile, index },
});

const cursorAfter = (state: BoardState, text: string) => {
  const { pile, index } = keys(state, text).state.cursor;
  return `${pile}:${index}`;
};

describe("the arrows", () => {
  it.each([
    ["ArrowRight", "w:1"],
    ["ArrowRight ArrowRight", "f1:0"],
    ["ArrowLeft", "s:2"],
    ["ArrowUp", "s:2"],
    ["ArrowDown", "t1:1"],
  ])("from the stock, %s leads to %s", (text, goal) => {
    expect(cursorAfter(board(), text)).toBe(goal);
  });

  it.each([
    ["ArrowUp", "t5:1"],
    ["ArrowUp ArrowUp", "t5:0"],
    ["ArrowUp ArrowUp ArrowUp", "f2:-1"],
    ["ArrowUp ArrowDown", "t5:2"],
    ["ArrowDown", "t5:2"],
    ["ArrowLeft", "t4:0"],
    ["ArrowRight", "t6:-1"],
    ["ArrowRight ArrowRight ArrowRight", "t7:-1"],
  ])("from a column, %s leads to %s", (text, goal) => {
    expect(cursorAfter(board("t5", 2), text)).toBe(goal);
  });

  it("pass over hidden cards", () => {
    expect(cursorAfter(board("t2", 2), "ArrowUp")).toBe("w:1");
  });
});

describe("by arrows alone", () => {
  it("a card is taken and put down", () => {
    const turn = keys(board("t3", 1), "Enter ArrowLeft Enter");
    expect(turn.move).toBe("t3-t2");
  });

  it("more cards or fewer are taken", () => {
    expect(keys(board("t5", 2), "Space ArrowUp").state.selection?.index).toBe(1);
    expect(keys(board("t5", 2), "Enter ArrowUp ArrowUp ArrowDown ArrowRight Space").move).toBe(
      "t5-t6:2",
    );
  });

  it("a card is sent by taking it twice", () => {
    expect(keys(board("t4", 0), "Enter Enter").move).toBe("t4-f1");
  });

  it("the stock is drawn from", () => {
    expect(keys(board(), "Space").move).toBe("s-w");
    expect(keys(board("t4", 0), "d").move).toBe("s-w");
  });

  it("a card is let go, and Escape is left to others when there is none", () => {
    expect(keys(board("t4", 0), "Enter Escape").state.selection).toBeNull();
    expect(keyPressed(board(), "Escape")).toBeNull();
  });
});

describe("typed moves", () => {
  it.each([
    ["3 2", "t3-t2"],
    ["w 2", "w-t2"],
    ["4 f", "t4-f1"],
    ["5 6", "t5-t6:3"],
    ["f 6", "f1-t6"],
    ["4 4", "t4-f1"],
    ["W 2", "w-t2"],
  ])("%s plays %s", (text, move) => {
    expect(keys(board(), text).move).toBe(move);
  });

  it("of part of a column are made by taking fewer cards first", () => {
    expect(keys(board(), "5 ArrowDown 6").move).toBe("t5-t6:2");
  });

  it("that are illegal say why, and leave nothing in the hand", () => {
    const turn = keys(board(), "1 2");
    expect([turn.refused, turn.state.selection]).toEqual(["t1-t2", null]);
  });

  it("from an empty column do nothing", () => {
    expect(keys(board(), "6 2").move).toBeUndefined();
  });

  it("name the columns that there are", () => {
    const wide = tableFrom({ t8: "", t9: "", t10: "", t11: "", t12: "", t13: "" });
    expect(addressOf(tableFrom({}), "7", false)).toBe("t7");
    expect(addressOf(tableFrom({}), "8", false)).toBeNull();
    expect(["9", "0", "a", "b", "c"].map((key) => addressOf(wide, key, true))).toEqual([
      "t9",
      "t10",
      "t11",
      "t12",
      "t13",
    ]);
  });
});

describe("other keys", () => {
  it.each(["n", "z", "?", "Tab", "F5", "12"])("%s is left alone", (key) => {
    expect(keyPressed(board(), key)).toBeNull();
  });
});

describe("the list of keys", () => {
  it.each(["sv", "en"])("has its words in %s", (language) => {
    const text = readFileSync(`../python/harpan/locale/${language}/board.ftl`, "utf-8");
    const ids = boardKeys.flatMap(({ id, keys }) => [id, ...keys]);
    expect(ids.filter((id) => !text.includes(`\n${id} = `))).toEqual([]);
  });

  it("names those of the game", () => {
    const ids = (rules: string) => keysOf(gameFrom({}, { rules })).map(({ id }) => id);
    expect(ids("freecell")).toContain("board-key-cell");
    expect(ids("freecell")).not.toContain("board-key-draw");
    expect(ids("pyramid")).toEqual(
      expect.arrayContaining(["board-key-pyramid", "board-key-discard"]),
    );
    expect(ids("pyramid")).not.toContain("board-key-columns");
    expect(ids("spider")).not.toContain("board-key-foundation");
  });
});
