import { describe, expect, it } from "vitest";
import { english, swedish } from "../app/samples";
import type { GameState } from "../api/types";
import { gameFrom, hiddenCards } from "./fixtures";
import { tableOf } from "./table";
import { cardLabel, pileLabel, stockText } from "./words";

const spoken = (
  pile: string,
  rules: string,
  texts: Record<string, string>,
  more: Partial<GameState> = {},
) => {
  const game = gameFrom(texts, { rules, ...more });
  return [swedish, english].map((words) => pileLabel(words, tableOf(game), game, pile));
};

describe("a pile as it is spoken", () => {
  it.each([
    ["c2", "freecell", {}, "Fri ruta 2, tom", "Free cell 2, empty"],
    ["c1", "freecell", { c1: "TS" }, "Fri ruta 1, spader tio", "Free cell 1, ten of spades"],
    [
      "p13",
      "pyramid",
      { p13: "QH" },
      "hjärter dam, plats 3 i rad 5",
      "queen of hearts, place 3 in row 5",
    ],
    [
      "p1",
      "pyramid",
      { p1: "??", p2: "4S" },
      "dolt kort, täckt, plats 1 i rad 1",
      "hidden card, covered, place 1 in row 1",
    ],
    ["d", "aces-up", {}, "Bortlagda kort, inga", "Discard, empty"],
    [
      "d",
      "aces-up",
      { d: "2S 3S" },
      "Bortlagda kort, 2 stycken, spader tre överst",
      "Discard, 2 cards, three of spades on top",
    ],
    [
      "f2",
      "spider",
      { f2: "KH AH" },
      "Grundhög 2, en svit i hjärter",
      "Foundation 2, a run of hearts",
    ],
    ["f3", "spider", {}, "Grundhög 3, tom", "Foundation 3, empty"],
    [
      "s",
      "spider",
      { s: hiddenCards(50) },
      "Talong, 50 kort. 5 rader kvar",
      "Stock, 50 cards. 5 deals left",
    ],
    ["s", "aces-up", { s: "?? ??" }, "Talong, 2 kort. 1 rad kvar", "Stock, 2 cards. 1 deal left"],
    ["s", "spider", {}, "Talong, tom. Inga rader kvar", "Stock, empty. No deals left"],
  ])("%s of %s with %j", (pile, rules, texts, sv, en) => {
    expect(spoken(pile, rules, texts)).toEqual([sv, en]);
  });

  it("names the open card of a stock", () => {
    const more = { pass: 2, passes: 3 };
    expect(spoken("s", "pyramid", { s: "?? 5H" }, more)).toEqual([
      "Talong, 2 kort, hjärter fem överst. Varv 2 av 3",
      "Stock, 2 cards, five of hearts on top. Pass 2 of 3",
    ]);
  });
});

describe("under the stock", () => {
  const under = (rules: string, texts: Record<string, string>) => {
    const game = gameFrom(texts, { rules });
    return stockText(swedish, tableOf(game), game);
  };

  it("stands what is left of it", () => {
    expect(under("spider", { s: hiddenCards(50) })).toBe("5 rader kvar");
    expect(under("aces-up", { s: hiddenCards(3) })).toBe("1 rad kvar");
    expect(under("pyramid", { s: hiddenCards(24) })).toBe("24 · Varv 1");
    expect(under("klondike", { s: "4h 5h" })).toBe("2 · Varv 1 · visa");
  });

  it("stands nothing where there is none", () => {
    expect(under("freecell", {})).toBe("");
  });
});

describe("a card that is laid out to be read", () => {
  it("is spoken with its turn", () => {
    const table = { ...tableOf(gameFrom({ s: "4h 5h", w: "KS" })), isOrderShown: true };
    expect(cardLabel(swedish, table, "s", 1)).toBe("hjärter fem, nummer 1 i tur");
    expect(cardLabel(swedish, table, "w", 0)).toBe("spader kung, nummer 3 i tur");
  });
});
