import { describe, expect, it } from "vitest";
import { cardName, pileName } from "./names";
import { english, swedish } from "./samples";
import { clockText } from "./time";

describe("words", () => {
  it("print numbers with a minus sign and grouped", () => {
    expect(swedish("points", { points: -52 })).toBe("\u221252 poäng");
    expect(english("points", { points: -52 })).toBe("\u221252 points");
    expect(english("points", { points: 4335 })).toBe("4,335 points");
    expect(swedish("number", { number: 4335 })).toBe("4\u00a0335");
  });

  it("inflect", () => {
    expect(english("moves", { moves: 1 })).toBe("1 move");
    expect(english("moves", { moves: 2 })).toBe("2 moves");
    expect(swedish("moves", { moves: 1 })).toBe("1 drag");
  });

  it("name cards and piles as they are spoken", () => {
    expect(cardName(swedish, "TS")).toBe("spader tio");
    expect(cardName(swedish, "2D")).toBe("ruter två");
    expect(cardName(swedish, "Ah")).toBe("hjärter ess");
    expect(cardName(english, "JC")).toBe("jack of clubs");
    expect(pileName(swedish, "t3")).toBe("kolumn 3");
  });
});

describe("the clock", () => {
  it.each([
    [0, "0:00"],
    [59.9, "0:59"],
    [247, "4:07"],
    [3847, "1:04:07"],
  ])("shows %d seconds as %s", (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
