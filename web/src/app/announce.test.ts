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

describe("what the game does by itself", () => {
  it("is told after the move, with what it bared", () => {
    const before = harpan({
      piles: { t1: ["??", "6D"], t2: ["??", "2S"], t3: ["7C"], f1: ["AS"], f2: [] },
    });
    const told = tell(
      {
        piles: { t1: [], t2: ["KS"], t3: ["7C", "6D"], f1: ["AS", "2S"], f2: ["AH"] },
        last: last("move", "t1-t3", ["t1", "t2"], { automatic: ["t1-f2", "t2-f1"] }),
      },
      before,
    );
    expect(told.sv).toBe(
      "Flyttade ruter sex till kolumn 3. Vände hjärter ess, kort 1 av 1 i kolumn 1. " +
        "2 kort lades upp av sig själva: hjärter ess, spader två. " +
        "Vände spader kung, kort 1 av 1 i kolumn 2. Kolumn 1 är tom.",
    );
  });

  it("is told of a drawn card that goes up at once", () => {
    const told = tell({
      piles: { s: ["??"], w: ["9C"], f2: ["AH"] },
      last: last("move", "s-w", [], { automatic: ["w-f2"] }),
    });
    expect(told.sv).toBe(
      "Drog hjärter ess. 1 kort kvar i talongen, varv 1. Hjärter ess lades upp av sig självt.",
    );
    expect(told.en).toContain("Ace of hearts went up by itself.");
  });

  it("comes along when the move is undone", () => {
    const told = tell({
      piles: { t1: ["??", "6D"] },
      last: last("undo", "t1-t3", ["t1"], { automatic: ["t1-f2", "t2-f1"] }),
    });
    expect(told.sv).toBe(
      "Ångrade: ruter sex ligger åter i kolumn 1. " +
        "De 2 kort som lades upp av sig själva följde med.",
    );
  });

  it("is the rest of a certain win", () => {
    const swept = { last: last("sweep", null, [], { automatic: ["t1-f1"] }) };
    expect(tell({ ...swept, status: "won" }).sv).toMatch(/^Lade upp resten. Patiensen gick ut./);
    expect(tell({ ...swept, rules: "pyramid" }).sv).toBe("Tog bort resten.");
  });
});

describe("Spider", () => {
  const spider = (told: Partial<GameState>) =>
    harpan({ game: "spider-4", rules: "spider", pass: 0, ...told });
  const columns = (...cards: string[][]) =>
    Object.fromEntries(cards.map((pile, index) => [`t${index + 1}`, pile]));

  it("tells how many rows are left, and where to find them", () => {
    const dealt = spider({
      piles: { s: Array<string>(50).fill("??"), ...columns(...Array<string[]>(10).fill(["??"])) },
      legal: ["s-t1:10"],
      last: last("deal"),
    });
    expect(announce(null, dealt, swedish)).toBe(
      "Ny giv: Spindelharpan, 4 färger, givnummer 42. " +
        "5 rader kvar: tryck på talongen för att ge en rad.",
    );
  });

  it("tells a row, and the run that it completed", () => {
    const after = spider({
      piles: {
        ...{ s: Array<string>(6).fill("??"), f1: ["KS", "AS"], f2: ["KH", "AH"], f3: [] },
        ...columns(["9S", "4C"], ["KD"], ["7D", "QS"]),
      },
      last: last("move", "s-t1:3", ["t2"], { home: ["t2"] }),
    });
    expect(announce(spider({}), after, swedish)).toBe(
      "Gav 3 kort, 2 rader kvar: klöver fyra, spader dam. " +
        "En hel svit i hjärter gick hem, 2 av 3. Vände ruter kung, kort 1 av 1 i kolumn 2.",
    );
  });

  it("tells a run that a move completed by the card that was moved", () => {
    const before = spider({ piles: { ...columns(["5D", "2S", "AS"], ["KS", "3S"]), f1: [] } });
    const after = spider({
      piles: { ...columns(["5D"], []), f1: ["KS", "AS"] },
      last: last("move", "t1-t2:2", [], { home: ["t2"] }),
    });
    expect(announce(before, after, english)).toBe(
      "Moved two of spades with its run, 2 cards, to column 2. " +
        "A complete run of spades went home, 1 of 1.",
    );
  });

  it("tells that a row is back in the stock", () => {
    expect(announce(null, spider({ last: last("undo", "s-t1:10") }), swedish)).toBe(
      "Ångrade: raden ligger åter i talongen.",
    );
  });
});

describe("FreeCell", () => {
  it("tells a card in a cell, and when it is back", () => {
    const moved = { piles: { t1: ["KS"], c2: ["7H"] }, last: last("move", "t1-c2") };
    expect(tell(moved).sv).toBe("Flyttade hjärter sju till fri ruta 2.");
    const undone = { piles: { c2: ["7H"], t1: ["8S"] }, last: last("undo", "c2-t1") };
    expect(tell(undone).sv).toBe("Ångrade: hjärter sju ligger åter i fri ruta 2.");
  });
});

describe("Pyramid", () => {
  const pyramid = (told: Partial<GameState>) => harpan({ rules: "pyramid", ...told });
  const before = pyramid({
    piles: { p1: ["??"], p2: ["5H"], p3: ["8S"], w: ["2C", "JC"], s: ["KD"], d: [] },
  });
  const after = (move: string, told: Partial<GameState>) =>
    announce(before, pyramid({ last: last("move", move, told.last?.turned), ...told }), swedish);

  it("tells a pair, what it bared and what is left", () => {
    expect(
      announce(
        before,
        pyramid({
          piles: { p1: ["QD"], p2: [], p3: [], d: ["8S", "5H"] },
          last: last("move", "p3-p2", ["p1"]),
        }),
        swedish,
      ),
    ).toBe(
      "Tog bort spader åtta och hjärter fem. Vände ruter dam, plats 1 i rad 1. " +
        "1 kort kvar i pyramiden.",
    );
  });

  it("tells kings, and two cards of the waste", () => {
    const gone = { piles: { p1: [], d: [] } };
    expect(after("s-d", gone)).toBe("Tog bort ruter kung. Pyramiden är borta.");
    expect(after("w-d:2", gone)).toContain("Tog bort klöver två och klöver knekt.");
    expect(after("w-s", gone)).toContain("Tog bort klöver knekt och ruter kung.");
  });

  it("tells that both are back after one undo", () => {
    const back = pyramid({ piles: before.piles, last: last("undo", "p3-p2") });
    expect(announce(null, back, swedish)).toBe(
      "Ångrade: spader åtta och hjärter fem ligger åter på plats.",
    );
  });
});

describe("Aces Up", () => {
  const acesUp = (told: Partial<GameState>) => harpan({ rules: "aces-up", ...told });

  it("tells a discard, and what filled the column", () => {
    const after = acesUp({
      piles: { t2: ["9S"], d: ["5H"] },
      last: last("move", "t2-d", [], { filled: ["t2"] }),
    });
    expect(announce(acesUp({}), after, swedish)).toBe(
      "Kastade hjärter fem. Kolumn 2 fylldes med spader nio.",
    );
  });

  it("tells all that was cleared, and that it is back", () => {
    const moves = { automatic: ["t3-d", "t2-d"] };
    const after = acesUp({
      piles: { t2: ["KS"], d: ["2C", "5H", "6H", "7H"] },
      last: last("move", "t2-d", [], moves),
    });
    expect(announce(acesUp({}), after, swedish)).toBe(
      "Kastade 3 kort: hjärter fem, hjärter sex, hjärter sju.",
    );
    const back = acesUp({ piles: {}, last: last("undo", "t2-d", [], moves) });
    expect(announce(null, back, swedish)).toBe("Ångrade: 3 kort ligger åter på plats.");
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
