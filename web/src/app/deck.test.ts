import { describe, expect, it } from "vitest";
import { countTyped, deckFault as faultIn, deckOf } from "./deck";

const ranks = [..."A23456789TJQK"];
const deck = [..."SHCD"].flatMap((suit) => ranks.map((rank) => rank + suit));
const deckFault = (text: string) => faultIn(text, deckOf({}));

describe("a typed deck", () => {
  it("is whole in any order, case and line", () => {
    expect(deckFault(deck.join(" "))).toBeNull();
    expect(deckFault([...deck].reverse().join("\n").toLowerCase())).toBeNull();
    expect(deckFault(deck.join(" ").replace("TH", "10♥").replace("AS", "A♠"))).toBeNull();
  });

  it("points at a word that is no card", () => {
    const text = deck.join(" ").replace("3S", "1S");
    const fault = deckFault(text);
    expect(fault).toMatchObject({ id: "deck-bad-card", place: 3, text: "1S" });
    expect(text.slice(fault?.start, fault?.end)).toBe("1S");
  });

  it("points at a card that stands twice", () => {
    const text = deck.join(" ").replace("4S", "2S");
    const fault = deckFault(text);
    expect(fault).toMatchObject({ id: "deck-twice", place: 4, first: 2, card: "2S" });
    expect(fault?.start).toBe(9);
  });

  it("names the cards that are missing", () => {
    const fault = deckFault(deck.slice(2).join(" "));
    expect(fault).toMatchObject({ id: "deck-few", missing: ["AS", "2S"] });
  });

  it("has as many of each card as the game is played with", () => {
    expect(deckOf({}).sort()).toEqual([...deck].sort());
    expect(deckOf({ decks: "2" }).length).toBe(104);
    expect(deckOf({ suits: "1" }).filter((card) => card === "KS").length).toBe(8);
    expect(deckOf({ suits: "2" }).filter((card) => card === "KH").length).toBe(4);
    expect(faultIn([...deck, ...deck].join(" "), deckOf({ suits: "4" }))).toBeNull();
    expect(faultIn(["AS", "AS", "AS"].join(" "), deckOf({ decks: "2" }))).toMatchObject({
      ...{ id: "deck-often", place: 3, times: 2, card: "AS" },
    });
    expect(faultIn("AH", deckOf({ suits: "1" }))).toMatchObject({ id: "deck-foreign" });
  });

  it("counts what is typed so far", () => {
    expect(countTyped("")).toBe(0);
    expect(countTyped("AS, 2S\n 3")).toBe(3);
  });
});
