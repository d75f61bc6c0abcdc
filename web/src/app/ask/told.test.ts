import { describe, expect, it } from "vitest";
import type { GameState } from "../../api/types";
import { gameFrom } from "../../board/fixtures";
import { english, swedish } from "../samples";
import { told } from "./told";

const klondike = gameFrom(
  { s: "?? ??", w: "2C 9H QS", f1: "AS", t1: "?? ?? 7H 6C", t2: "", t3: "KS" },
  { fan: 2, legal: ["s-w", "t1-t2:2", "t3-t2"] },
);

const pile = (name: string, state: GameState, words = swedish) => told("pile", state, name, words);
const moves = (state: GameState, words = swedish) => told("moves", state, "s", words);
const table = (state: GameState) => told("table", state, "s", swedish);

describe("a pile", () => {
  it("is told with every card that lies open, the uppermost last", () => {
    expect(pile("t1", klondike)).toBe("Kolumn 1, 2 dolda, hjärter sju, klöver sex överst.");
    expect(pile("t2", klondike)).toBe("Kolumn 2, tom.");
    expect(pile("t3", klondike)).toBe("Kolumn 3, spader kung överst.");
    expect(pile("w", klondike)).toBe("Kasthög, 3 kort, hjärter nio, spader dam överst.");
    expect(pile("t1", klondike, english)).toContain("seven of hearts, six of clubs on top");
  });
});

describe("the whole table", () => {
  it("is told pile by pile", () => {
    const text = table(klondike);
    expect(text).toMatch(/^Talong, 2 kort\. .*Kasthög, 3 kort, .*Grundhög, spader ess överst\./);
    expect(text).toContain(`${pile("t1", klondike)} ${pile("t2", klondike)}`);
  });

  it("is told row by row where it is a pyramid, with places where cards are gone", () => {
    const state = gameFrom({ p1: "KS", p2: "2H", p3: "3C", p5: "4D" }, { rules: "pyramid" });
    expect(table(state)).toContain(
      "Rad 1: spader kung. Rad 2: hjärter två, klöver tre. Rad 3: ruter fyra på plats 2.",
    );
  });
});

describe("the legal moves", () => {
  it("are told by their cards", () => {
    expect(moves(klondike)).toBe(
      "3 drag går att göra: dra ur talongen; hjärter sju med sin sekvens till kolumn 2; " +
        "spader kung till kolumn 2.",
    );
    expect(moves(klondike, english)).toContain("3 moves can be made: draw from the stock; ");
  });

  it("name one of the free cells and both cards of a pair", () => {
    const legal = ["t1-c1", "t1-c2", "t2-c1"];
    const cells = gameFrom({ t1: "2H", t2: "3S" }, { rules: "freecell", legal });
    expect(moves(cells)).toBe(
      "2 drag går att göra: hjärter två till fri ruta 1; spader tre till fri ruta 1.",
    );
    const pairs = gameFrom({ p1: "6H", w: "7S" }, { rules: "pyramid", legal: ["p1-w"] });
    expect(moves(pairs)).toBe("Ett drag går att göra: ta bort hjärter sex och spader sju.");
  });

  it("may be none", () => {
    expect(moves(gameFrom({}, { legal: [] }))).toBe("Inget drag går att göra.");
  });
});
