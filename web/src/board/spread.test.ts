import { describe, expect, it } from "vitest";
import { spread } from "./spread";

describe("a spread", () => {
  const cards = (count: number) => Array<string>(count).fill("5H");

  it("is as wide as it likes while there is room", () => {
    expect(spread(["??", "??", "5H", "4S"], 100, 1000)).toEqual([0, 10, 20, 47]);
  });

  it("is empty without cards", () => {
    expect(spread([], 100, 1000)).toEqual([]);
  });

  it("presses the lower cards first, and the last five at last", () => {
    const places = spread(cards(13), 100, 250);
    const gaps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
    expect(gaps.slice(-4)).toEqual(gaps.slice(-4).map(() => expect.closeTo(27)));
    expect(gaps[0]).toBeLessThan(20);
    expect(places.at(-1)).toBeCloseTo(250);
  });

  it("shows the whole of a larger index in large print, as long as there is room", () => {
    expect(spread(["??", "5H", "4S"], 100, 1000, "large")).toEqual([0, 10, 46]);
    const pressed = spread(cards(13), 100, 300, "large");
    expect(pressed.at(-1)).toBeCloseTo(300);
  });

  it("never goes further than its room, and shrinks without a jump", () => {
    const ends = Array.from({ length: 350 }, (_, room) => spread(cards(13), 100, room).at(-1) ?? 0);
    expect(ends.every((end, room) => end <= room + 1e-9)).toBe(true);
    const steps = ends.slice(1).map((end, i) => end - (ends[i] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(1 + 1e-9);
  });
});
