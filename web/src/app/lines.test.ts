import { describe, expect, it } from "vitest";
import type { Line, LineMove, LinesState } from "../api/types";
import { lineParts, lineWith, marked, moveText } from "./lines";
import { english, harpan, swedish } from "./samples";

const made = (position: number, moves: number, more: Partial<LineMove> = {}): LineMove => ({
  move: "t1-t4",
  cards: ["6D"],
  position,
  moves,
  automatic: 0,
  bookmarked: false,
  ...more,
});

const first: Line = {
  start: 0,
  moves: [made(1, 1), made(2, 2, { bookmarked: true }), made(3, 3)],
  end: "stuck",
  up: 1,
};
const second: Line = { start: 2, moves: [made(6, 3)], end: "open", up: 0 };
const all: LinesState = {
  ply: 6,
  deal: 0,
  here: 6,
  deal_bookmarked: false,
  lines: [first, second],
  played: [],
};

describe("the lines of a game", () => {
  it("say where they leave another, how long they are and how they end", () => {
    const told = (line: Line) => lineParts(all, line, harpan(), swedish);
    expect(told(first)).toEqual(["från given", "3 drag", "låst", "1 kort uppe"]);
    expect(told(second)).toEqual(["efter drag 2 i följd 1", "1 drag"]);
    expect(lineParts(all, second, harpan(), english)).toEqual(["after move 2 of line 1", "1 move"]);
  });

  it("say what is gone where cards leave the table", () => {
    const pyramid = harpan({ game: "pyramid", rules: "pyramid" });
    expect(lineParts(all, first, pyramid, english).at(-1)).toBe("1 card gone");
  });

  it("say of a move what went up by itself", () => {
    expect(moveText(made(1, 1), swedish)).toBe("Ruter sex till kolumn 4");
    expect(moveText(made(1, 1, { automatic: 2 }), english)).toBe(
      "Six of diamonds to column 4, and 2 cards by themselves",
    );
  });

  it("are found by their positions", () => {
    expect([0, 2, 3, 6].map((position) => lineWith(all, position))).toEqual([0, 1, 1, 2]);
    expect(marked(all).map(({ position }) => position)).toEqual([2]);
  });
});
