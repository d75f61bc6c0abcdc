import { describe, expect, it } from "vitest";
import { returnTime, ripple, travelTime } from "./animation";
import { boardFrom, gameFrom, hiddenCards, lastEvent } from "./fixtures";
import { sceneOf } from "./scene";
import { isDealt } from "./view";

const deal = lastEvent("deal");

describe("a card on its way", () => {
  it("takes between 120 and 180 ms, and back again no longer than that", () => {
    const times = [0, 50, 400, 5000].map((x) => travelTime({ x: 0, y: 0 }, { x, y: 0 }));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect([times[0], times.at(-1), returnTime]).toEqual([120, 180, 120]);
  });
});

describe("a deal", () => {
  const columns = [1, 2, 3, 4, 5, 6, 7];
  const dealt = Object.fromEntries(
    columns.map((n) => [`t${n}`, `${hiddenCards(n - 1)} ${n}S`.trim()]),
  );
  const state = boardFrom({ s: hiddenCards(24), ...dealt }, []);
  const actors = sceneOf(state);
  const delays = ripple(actors, state.layout.places.s ?? { x: 0, y: 0 });

  it("is over in 600 ms", () => {
    expect(delays.size).toBe(28);
    expect(Math.max(...delays.values()) + 180).toBeLessThan(600);
  });

  it("goes row by row, from the left", () => {
    const delayAt = (pile: string, index: number) => {
      const seat = state.seats.find((seat) => seat.pile === pile && seat.index === index);
      return delays.get(seat?.id ?? -1) ?? NaN;
    };
    expect(delayAt("t1", 0)).toBeLessThan(delayAt("t2", 0));
    expect(delayAt("t7", 0)).toBeLessThan(delayAt("t2", 1));
    expect(delayAt("t6", 5)).toBeLessThan(delayAt("t7", 6));
  });
});

describe("a state that is dealt out", () => {
  const first = gameFrom({}, { last: deal });

  it("begins another game", () => {
    expect(isDealt(null, first, "animate")).toBe(true);
    expect(isDealt(first, first, "animate")).toBe(false);
    expect(isDealt(first, gameFrom({}, { id: "b", last: deal }), "animate")).toBe(true);
    expect(isDealt(first, gameFrom({}, { id: "b" }), "animate")).toBe(false);
  });

  it("may be the same game dealt anew", () => {
    expect(isDealt(first, gameFrom({}, { last: deal, ply: 1 }), "animate")).toBe(true);
  });

  it("is not one that is to jump", () => {
    expect(isDealt(null, first, "jump")).toBe(false);
  });
});
