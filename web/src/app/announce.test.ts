import { describe, expect, it } from "vitest";
import type { GameState } from "../api/types";
import { announce, resumption } from "./announce";
import { english, harpan, last, swedish, vegas } from "./samples";

const tell = (after: Partial<GameState>, before = harpan()) => {
  const state = harpan(after);
  return { sv: announce(before, state, swedish), en: announce(before, state, english) };
};

describe("a move", () => {
  it("tells what moved, where to, what turned up and its place", () => {
    const told = tell({
      piles: { t2: ["??", "??", "KS"], t3: ["7C", "6D"] },
      last: last("move", "t2-t3", ["t2"]),
    });
    expect(told.sv).toBe(
      "Flyttade ruter sex till kolumn 3. Vände spader kung, kort 3 av 3 i kolumn 2.",
    );
    expect(told.en).toBe(
      "Moved six of diamonds to column 3. Turned up king of spades, card 3 of 3 in column 2.",
    );
  });

  it("tells a run by its first card", () => {
    const told = tell({
      piles: { t1: [], t3: ["7H", "6S", "5D", "4C"] },
      last: last("move", "t1-t3:3"),
    });
    expect(told.sv).toBe(
      "Flyttade spader sex med sin sekvens, 3 kort, till kolumn 3. Kolumn 1 är tom.",
    );
    expect(told.en).toBe(
      "Moved six of spades with its run, 3 cards, to column 3. Column 1 is empty.",
    );
  });

  it("tells cards that go to a foundation and come back", () => {
    expect(tell({ piles: { w: ["9C"], f2: ["AH"] }, last: last("move", "w-f2") }).sv).toBe(
      "Lade hjärter ess på grundhögen.",
    );
    expect(tell({ piles: { f2: ["AH"], t1: ["3S", "2H"] }, last: last("move", "f2-t1") }).sv).toBe(
      "Tog tillbaka hjärter två till kolumn 1.",
    );
  });
});

describe("a draw", () => {
  const drawn = {
    piles: { s: Array<string>(15).fill("??"), w: ["4H", "2C", "9H", "QS"] },
    pass: 2,
    passes: 3,
    last: last("move", "s-w:3"),
  };

  it("tells the cards, the one that can be played, what is left and the pass", () => {
    const told = tell({ ...drawn, legal: ["s-w:3", "w-t2"] });
    expect(told.sv).toBe(
      "Drog tre kort: klöver två, hjärter nio, spader dam. Spader dam kan spelas. " +
        "15 kort kvar i talongen, varv 2 av 3.",
    );
    expect(told.en).toBe(
      "Drew three cards: two of clubs, nine of hearts, queen of spades. " +
        "Queen of spades can be played. 15 cards left in the stock, pass 2 of 3.",
    );
  });

  it("does not say that a card can be played when it fits nowhere", () => {
    expect(tell({ ...drawn, legal: ["s-w:3"] }).sv).toContain("Spader dam ligger överst.");
  });

  it("inflects what is left", () => {
    const one = tell({ piles: { s: ["??"], w: ["QS"] }, last: last("move", "s-w") });
    expect(one.en).toBe("Drew queen of spades. 1 card left in the stock, pass 1.");
    expect(tell({ piles: { s: [], w: ["QS"] }, last: last("move", "s-w") }).sv).toBe(
      "Drog spader dam. Talongen är slut, varv 1.",
    );
  });

  it("tells when the stock is turned over", () => {
    const told = tell({ pass: 2, passes: 3, last: last("move", "w-s:24") });
    expect(told.sv).toBe("Vände talongen: 24 kort, varv 2 av 3.");
  });
});

describe("undo, redo, restart and deals", () => {
  it("tells what came back where", () => {
    const back = { piles: { t2: ["8S", "7D"], t3: [] } };
    expect(tell({ ...back, last: last("undo", "t2-t3") }).sv).toBe(
      "Ångrade: ruter sju ligger åter i kolumn 2.",
    );
    expect(tell({ piles: { w: ["7D"] }, last: last("undo", "w-t3") }).sv).toBe(
      "Ångrade: ruter sju ligger åter på kasthögen.",
    );
    expect(tell({ last: last("undo", "s-w:3") }).en).toBe("Undone: 3 cards back in the stock.");
    expect(tell({ last: last("undo", "w-s:24") }).sv).toBe("Ångrade: kasthögen är tillbaka.");
  });

  it("tells a move that is made again", () => {
    const again = { piles: { t3: ["8S", "7D"], t2: ["KS"] }, last: last("redo", "t2-t3") };
    expect(tell(again).sv).toBe("Gjorde om. Flyttade ruter sju till kolumn 3.");
  });

  it("tells a deal with its number, or without one", () => {
    expect(tell({ last: last("restart") }).sv).toBe("Samma giv från början.");
    expect(tell({ last: last("deal") }).sv).toBe("Ny giv: Harpan, givnummer 42.");
    const typed = { number: null, code: null, origin: "typed" as const };
    expect(tell({ deal: typed, last: last("deal") }).en).toBe("New deal: Klondike.");
  });
});

describe("the end", () => {
  it("says stuck once, when it has been proven", () => {
    const stuck = harpan({ status: "stuck", last: last("undo") });
    expect(announce(harpan(), stuck, swedish)).toContain("Låst: inget drag");
    expect(announce(stuck, stuck, swedish)).not.toContain("Låst");
  });

  it("says the points with a minus sign", () => {
    const finished = vegas(8, { status: "finished", last: last("finish") });
    expect(announce(vegas(8), finished, swedish)).toBe(
      "Partiet är avslutat med 8 kort uppe. \u221212 poäng.",
    );
    expect(announce(vegas(8), finished, english)).toBe(
      "The game is finished with 8 cards up. \u221212 points.",
    );
  });
});

describe("a game that goes on", () => {
  it("says how far it has come, in both languages", () => {
    expect(resumption(harpan({ moves: 1 }), swedish)).toBe(
      "Harpan, partiet fortsätter efter 1 drag.",
    );
    expect(resumption(harpan({ moves: 2 }), english)).toBe(
      "Klondike, the game goes on after 2 moves.",
    );
    expect(resumption(harpan({ moves: 0 }), swedish)).toBe("Ny giv: Harpan, givnummer 42.");
  });
});
