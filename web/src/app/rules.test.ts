import { describe, expect, it } from "vitest";
import { fullRules, phrase } from "./rules";
import { english, harpan, swedish, vegas } from "./samples";
import { vegasFigures } from "./vegas";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("the rules on one line", () => {
  it("names draw, passes and empty columns", () => {
    expect(plain(phrase(harpan(), swedish))).toBe("Dra 1 · fritt antal varv · kung i tom kolumn");
  });

  it("shows the stake and the five points of Las Vegas", () => {
    expect(plain(phrase(vegas(0), swedish))).toBe(
      "Insats 52, 5 per kort · dra 1 · 1 varv · kung i tom kolumn",
    );
  });

  it("adds what is unusual", () => {
    const { options } = harpan();
    const state = harpan({
      options: { ...options, taking_back: "no", timed: "no" },
      rules: "klondike:taking_back=no",
      scoring: "standard:timed=no",
    });
    expect(plain(phrase(state, english))).toBe(
      "Draw 1 · unlimited passes · king in an empty column · no taking back · untimed",
    );
  });
});

describe("the rules in full", () => {
  it("has a sentence for every option in force", () => {
    for (const state of [harpan(), vegas(0)]) {
      const sentences = fullRules(state, swedish).flatMap((section) => section.sentences);
      const said = Object.entries(state.options)
        .filter(([name]) => name !== "ranks")
        .map(([name, value]) => swedish(`rule-${name}-${value}`.replaceAll("_", "-")));
      expect(sentences).toEqual(expect.arrayContaining(said));
      expect(sentences.join()).not.toMatch(/rule-|rules-|[{}$]/);
    }
  });

  it("counts the cards of each number of columns", () => {
    for (let columns = 7; columns <= 13; columns += 1) {
      const cards = (columns * (columns + 1)) / 2;
      for (const words of [swedish, english]) {
        expect(words(`rule-columns-${columns}`)).toMatch(new RegExp(`\\b${cards}\\b`));
      }
    }
  });
});

describe("the figures of Las Vegas", () => {
  it("are those of the rules", () => {
    const { stake, least, points, full, table } = vegasFigures(vegas(0).options);
    expect({ stake, least, points, full }).toEqual({ stake: 52, least: 11, points: 3, full: 208 });
    expect(table.map(({ up, points }) => [up, points])).toEqual([
      [0, -52],
      [10, -2],
      [11, 3],
      [15, 23],
      [20, 48],
      [52, 208],
    ]);
  });

  it("grow with a second deck", () => {
    const { stake, least, points, full } = vegasFigures({ decks: "2" });
    expect({ stake, least, points, full }).toEqual({ stake: 104, least: 21, points: 1, full: 416 });
  });
});
