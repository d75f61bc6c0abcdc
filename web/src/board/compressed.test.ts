import { describe, expect, it } from "vitest";
import { press, release } from "./drag";
import { boardFrom, boardOf } from "./fixtures";
import type { Point } from "./geometry";
import { fingerHeight } from "./spread";
import { goals, withSize, type BoardState } from "./state";

const run = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S";
const long = `?? ?? ?? ?? ?? KH QH JH TH 9H 8H 7H 6H ${run}`;
const texts = { t1: long, t2: "4H", t3: "6D" };
const board = boardOf("spider", texts, ["t1-t2", "t1-t3:3", "t1-t4:11"]);
const phone = withSize(board, { width: 320, height: 400 });
const first = long.split(" ").indexOf("KS");
const last = long.split(" ").length - 1;

const spotOf = ({ layout }: BoardState, index: number): Point =>
  layout.spots.t1?.[index] ?? { x: NaN, y: NaN };

function tapAt(state: BoardState, index: number): BoardState {
  const { x, y } = spotOf(state, index);
  return release(press(state, 1, { x: x + 12, y }, 4), 1).state;
}

describe("a column whose cards are pressed together", () => {
  it("is one target, as wide and high as a finger needs", () => {
    const down = (index: number) => spotOf(phone, index).y;
    expect(down(first + 1) - down(first)).toBeLessThan(fingerHeight);
    expect(down(last) - down(0)).toBeGreaterThan(fingerHeight);
    expect(phone.layout.card.width).toBeGreaterThanOrEqual(fingerHeight);
    for (let index = 0; index < last; index += 1) {
      const { selection } = tapAt(phone, index);
      expect(selection).toEqual({ pile: "t1", index: first, exact: false });
    }
  });

  it("gives the cards that fit where they are put", () => {
    const held = tapAt(phone, 3);
    expect(goals(held).sort()).toEqual(["t2", "t3", "t4"]);
    const { x, y } = held.layout.places.t3 ?? { x: NaN, y: NaN };
    expect(release(press(held, 1, { x: x + 5, y: y + 5 }, 4), 1).move).toBe("t1-t3:3");
  });

  it("is sent where it fits by a second tap", () => {
    const [held, { x, y }] = [tapAt(phone, 8), spotOf(phone, 8)];
    expect(release(press(held, 1, { x: x + 12, y }, 4), 1).move).toBeDefined();
  });

  it("still gives its last card alone, which is seen whole", () => {
    expect(tapAt(phone, last).selection).toEqual({ pile: "t1", index: last, exact: true });
  });
});

describe("a column on the narrowest screen", () => {
  it.each([7, 8, 9, 10])("of %d is as far from the next as a finger needs", (columns) => {
    const names = Array.from({ length: columns }, (_, place) => [`t${place + 1}`, "KS"]);
    const table = boardFrom(Object.fromEntries(names) as Record<string, string>, []);
    const { t1, t2 } = withSize(table, { width: 320, height: 400 }).layout.places;
    expect((t2?.x ?? 0) - (t1?.x ?? 0)).toBeGreaterThanOrEqual(fingerHeight);
  });
});

describe("a column with room", () => {
  it("gives the card that is tapped and those on it", () => {
    const tall = withSize(board, { width: 1000, height: 2400 });
    expect(tapAt(tall, first + 3).selection).toEqual({ pile: "t1", index: first + 3, exact: true });
  });
});
