import { describe, expect, it } from "vitest";
import { optionsOf } from "./games";
import { familyOf, fullRules, movingRules, optionText, phrase } from "./rules";
import { english, harpan, swedish, vegas } from "./samples";
import { variants } from "./variants";
import { vegasFigures } from "./vegas";

/** A game as its name says, with texts that name the options a name is for. */
function playedAs(game: string) {
  const { rules, scoring } = variants.find(({ id }) => id === game) ?? { rules: "", scoring: "" };
  return { rules, scoring, options: optionsOf(game, variants) ?? {} };
}

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

describe("the rules of the other games on one line", () => {
  it.each([
    ["spider-4", "4 färger · ingen rad över tom kolumn"],
    ["freecell", "4 fria rutor · valfritt kort i tom kolumn"],
    ["pyramid", "Dra 1 · 3 varv"],
    ["aces-up", "Valfritt kort till tom kolumn"],
    ["aces-up-filled", "Tom kolumn fylls ur talongen"],
  ])("of %s say what makes the game", (game, line) => {
    expect(plain(phrase(playedAs(game), swedish))).toBe(line);
  });

  it("say the scoring where there is another", () => {
    const { options } = playedAs("spider-1");
    const told = {
      rules: "spider:suits=1",
      scoring: "plain",
      options: { ...options, scoring: "plain" },
    };
    expect(plain(phrase(told, swedish))).toBe(
      "Bara drag och tid · 1 färg · ingen rad över tom kolumn",
    );
  });
});

describe("the rules in full", () => {
  // Of these there are no words: columns and cards are always as many in these games.
  const unsaid = ["ranks", "decks", "columns"];

  it("has a sentence for every option in force", () => {
    for (const state of [harpan(), vegas(0), ...variants.map(({ id }) => playedAs(id))]) {
      for (const words of [swedish, english]) {
        const sentences = fullRules(state, words).flatMap((section) => section.sentences);
        const said = Object.entries(state.options)
          .filter(([name]) => !unsaid.includes(name))
          .map(([name, value]) => optionText(words, familyOf(state), "rule", name, value));
        expect(sentences).toEqual(expect.arrayContaining(said));
        const moving = [
          movingRules(state, words, "foundation", "twice"),
          movingRules(state, words, "column", "twice"),
          movingRules(state, words, "foundation", "once"),
        ];
        expect([...sentences, ...moving.flat()].join()).not.toMatch(/rule-|rules-|[{}$]/);
      }
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
