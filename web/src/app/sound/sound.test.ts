import { afterEach, describe, expect, it, vi } from "vitest";
import { harpan, last } from "../samples";
import { cueOf } from "./cue";
import { play, tones } from "./sounds";

const before = harpan({ ply: 1, last: last("move", "s-w") });

describe("what is heard", () => {
  it("is a card when something moves, also when it is undone", () => {
    expect(cueOf(before, harpan({ ply: 2, last: last("move", "w-t1") }))).toBe("card");
    expect(cueOf(before, harpan({ ply: 2, last: last("undo", "s-w") }))).toBe("card");
  });

  it("is a deal when a game is dealt, and a chord when it is won", () => {
    expect(cueOf(before, harpan({ id: "two", ply: 0, last: last("deal") }))).toBe("deal");
    expect(cueOf(before, harpan({ ply: 2, status: "won", last: last("move", "w-f1") }))).toBe(
      "win",
    );
  });

  it("is nothing when nothing has changed, or a game is found as it was left", () => {
    expect(cueOf(before, { ...before })).toBeNull();
    expect(cueOf(null, before)).toBeNull();
    expect(
      cueOf(before, harpan({ id: "two", status: "won", last: last("move", "w-f1") })),
    ).toBeNull();
  });
});

describe("a sound", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is short and low: no deal lasts longer than the cards, no tone is loud", () => {
    const end = (cue: keyof typeof tones) =>
      Math.max(...tones[cue].map(({ at, lasts }) => at + lasts));
    expect(end("card")).toBeLessThan(0.1);
    expect(end("deal")).toBeLessThan(0.6);
    expect(end("win")).toBeLessThan(3);
    const louds = Object.values(tones)
      .flat()
      .map(({ loud }) => loud);
    expect(Math.max(...louds)).toBeLessThan(0.15);
  });

  it("harms nothing where the browser has none", () => {
    vi.stubGlobal("AudioContext", undefined);
    expect(() => play("card")).not.toThrow();
  });
});
