import { describe, expect, it } from "vitest";
import { english, harpan, swedish } from "../samples";
import { placesText } from "./place";
import { readSought } from "./typed";
import { findWords } from "./words";

await findWords.hear();

const sv = findWords("sv");
const en = findWords("en");
const both = (card: string) => ({ rank: card[0], suit: card[1] });

describe("a typed card", () => {
  it.each([
    ["h D", "QH"],
    ["hD", "QH"],
    ["H d", "QH"],
    ["r 10", "TD"],
    ["s E", "AS"],
    ["kl Kn", "JC"],
    ["kl K", "KC"],
    ["k k", "KC"],
    ["♥Q", "QH"],
    ["hjärter dam", "QH"],
    ["7 s", "7S"],
    ["rt", "TD"],
  ])("in Swedish, %j is %s", (text, card) => {
    expect(readSought(text, sv)).toEqual(both(card));
  });

  it.each([
    ["h Q", "QH"],
    ["QH", "QH"],
    ["10d", "TD"],
    ["s A", "AS"],
    ["queen hearts", "QH"],
    ["♣ J", "JC"],
  ])("in English, %j is %s", (text, card) => {
    expect(readSought(text, en)).toEqual(both(card));
  });

  it("may be a suit or a rank alone; a lone K is the king", () => {
    expect(readSought("k", sv)).toEqual({ rank: "K", suit: null });
    expect(readSought("h", sv)).toEqual({ rank: null, suit: "H" });
    expect(readSought("10", sv)).toEqual({ rank: "T", suit: null });
    expect(readSought("d", sv)).toEqual({ rank: "Q", suit: null });
    expect(readSought("d", en)).toEqual({ rank: null, suit: "D" });
  });

  it.each(["", "  ", "x", "h h", "11", "7 7", "hjärter 14"])("is none in %j", (text) => {
    expect(readSought(text, sv)).toBeNull();
  });
});

describe("where a card lies", () => {
  const piles = { s: ["??"], w: ["4S"], f2: ["AH", "2H"], t3: ["??", "QH", "JC"], t4: ["QC"] };
  const state = harpan({ piles, fan: 1 });

  it("is said in both languages", () => {
    const queen = { rank: "Q", suit: "H" } as const;
    expect(placesText(state, queen, swedish, sv)).toBe("Hjärter dam i kolumn 3, kort 2 av 3.");
    expect(placesText(state, queen, english, en)).toBe("Queen of hearts in column 3, card 2 of 3.");
  });

  it("is said of each that is found", () => {
    expect(placesText(state, { rank: "Q", suit: null }, swedish, sv)).toBe(
      "Hjärter dam i kolumn 3, kort 2 av 3; klöver dam i kolumn 4, kort 1 av 1.",
    );
    expect(placesText(state, { rank: "4", suit: "S" }, swedish, sv)).toBe(
      "Spader fyra på kasthögen.",
    );
    expect(placesText(state, { rank: "A", suit: null }, swedish, sv)).toBe(
      "Hjärter ess på grundhögen.",
    );
  });

  it("is not said of what is not seen", () => {
    expect(placesText(state, { rank: "K", suit: "D" }, swedish, sv)).toBe(
      "Ruter kung syns inte på bordet.",
    );
    expect(placesText(state, { rank: "K", suit: null }, english, en)).toBe(
      "No such card is seen on the table.",
    );
  });
});
