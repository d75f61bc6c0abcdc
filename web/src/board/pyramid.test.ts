import { describe, expect, it } from "vitest";
import { boardOf, dragged, hiddenCards, hit, keys, tableFrom, taps } from "./fixtures";
import { liftAt, type Lift } from "./lifts";
import { parseMove } from "./moves";
import { predict } from "./predict";
import { coversOf, pileAt, placeOf } from "./pyramid";
import { sceneOf } from "./scene";
import { goals } from "./state";
import { waysOf } from "./ways";

/** Row 6 is open but for its first two places, which the two cards of row 7 cover. */
const texts = {
  s: hiddenCards(5),
  w: "9D 6C",
  d: "KS",
  p10: "3C",
  ...{ p11: "4D", p12: "2S", p13: "8S", p14: "3D", p15: "AC" },
  ...{ p16: "JS", p17: "TH", p18: "7C", p19: "6H", p20: "KH", p21: "QD" },
  ...{ p22: "5D", p23: "8C" },
};
const legal = ["s-w", "p23-p22", "p19-p18", "p20-d", "p18-w"];
const board = (more: Record<string, string> = {}, moves = legal) =>
  boardOf("pyramid", { ...texts, ...more }, moves, { passes: 3 });

describe("the places of the pyramid", () => {
  it("are counted row by row", () => {
    expect([1, 2, 3, 15, 16, 28].map((n) => placeOf(`p${n}`))).toEqual([
      { row: 1, place: 1 },
      { row: 2, place: 1 },
      { row: 2, place: 2 },
      { row: 5, place: 5 },
      { row: 6, place: 1 },
      { row: 7, place: 7 },
    ]);
    expect(pileAt({ row: 5, place: 3 })).toBe("p13");
    expect([pileAt({ row: 8, place: 1 }), pileAt({ row: 3, place: 4 })]).toEqual([null, null]);
  });

  it("are each covered by two of the row below, while those stand", () => {
    const { piles } = tableFrom(texts, "pyramid");
    expect(coversOf(piles, "p16")).toEqual(["p22", "p23"]);
    expect(coversOf(piles, "p17")).toEqual(["p23"]);
    expect(coversOf(piles, "p18")).toEqual([]);
  });

  it("lie over the row above", () => {
    const actors = sceneOf(board());
    const level = (card: string) => actors.find((actor) => actor.card === card)?.level ?? NaN;
    expect(level("5D")).toBeGreaterThan(level("JS"));
    expect(level("JS")).toBeGreaterThan(level("4D"));
  });
});

describe("a pair", () => {
  it.each([
    ["p23", "p22", "p23-p22"],
    ["p22", "p23", "p23-p22"],
    ["p18", "w", "p18-w"],
  ])("is taken from %s and %s by two taps or a drag", (from, to, move) => {
    expect(goals(taps(board(), hit(from, 0)).state)).toContain(to);
    expect(taps(board(), hit(from, 0), hit(to, to === "w" ? 1 : 0)).move).toBe(move);
    expect(dragged(board(), hit(from, 0), to).move).toBe(move);
  });

  it("is taken from the waste too", () => {
    expect(taps(board(), hit("w", 1), hit("p18", 0)).move).toBe("p18-w");
    expect(dragged(board(), hit("w", 1), "p18").move).toBe("p18-w");
  });

  it("is gone at once, its higher place first", () => {
    const { piles } = taps(board(), hit("p22", 0), hit("p23", 0)).state.table;
    expect([piles.p22, piles.p23, piles.d]).toEqual([[], [], ["KS", "8C", "5D"]]);
    const other = taps(board(), hit("p18", 0), hit("w", 1)).state.table.piles;
    expect([other.p18, other.w, other.d]).toEqual([[], ["9D"], ["KS", "7C", "6C"]]);
  });

  it("is taken by tapping one of it twice", () => {
    expect(taps(board(), hit("p19", 0), hit("p19", 0)).move).toBe("p19-p18");
  });

  it("that makes no thirteen asks why, and the second card is taken", () => {
    const { refused, state } = taps(board(), hit("p22", 0), hit("p21", 0));
    expect([refused, state.selection?.pile]).toEqual(["p22-p21", "p21"]);
  });

  it("of one card asks for its partner", () => {
    expect(taps(board(), hit("p21", 0), hit("p21", 0)).refused).toBe("p21-d");
    expect(dragged(board(), hit("p21", 0), "d").refused).toBe("p21-d");
  });
});

describe("a king", () => {
  it("goes by one tap, whatever is in the hand", () => {
    expect(taps(board(), hit("p20", 0)).move).toBe("p20-d");
    expect(taps(board(), hit("p22", 0), hit("p20", 0)).move).toBe("p20-d");
    expect(dragged(board(), hit("p20", 0), "d").move).toBe("p20-d");
  });
});

describe("a covered card", () => {
  it("is not alive, and asks why", () => {
    const { refused, state } = taps(board(), hit("p16", 0));
    expect([refused, state.selection]).toEqual(["p16-d", null]);
    expect(liftAt(board().table, "p16", 0)).toBeNull();
    expect(dragged(board(), hit("p16", 0), "p18").move).toBeUndefined();
  });

  it("asks why when another is laid on it", () => {
    expect(taps(board(), hit("p18", 0), hit("p16", 0)).refused).toBe("p18-p16");
  });
});

describe("the stock", () => {
  it("is drawn from by a tap or D", () => {
    expect(taps(board(), hit("s", 4)).move).toBe("s-w");
    expect(keys(board(), "d").move).toBe("s-w");
  });

  it("gives its open card to a pair, and is drawn from by a second tap", () => {
    const open = board({ s: "?? ?? 3H" }, ["s-w", "p22-s"]);
    const taken = taps(open, hit("s", 2));
    expect([taken.move, goals(taken.state)]).toEqual([undefined, ["p22"]]);
    expect(taps(open, hit("s", 2), hit("p22", 0)).move).toBe("p22-s");
    expect(dragged(open, hit("s", 2), "p22").move).toBe("p22-s");
    expect(taps(open, hit("p22", 0), hit("s", 2)).move).toBe("p22-s");
    expect(keys(open, "s 7 1").move).toBe("p22-s");
    expect(taps(open, hit("s", 2), hit("s", 2)).move).toBe("s-w");
  });

  it("is drawn from by one tap when its open card fits nowhere", () => {
    expect(taps(board({ s: "?? 3H" }, ["s-w"]), hit("s", 1)).move).toBe("s-w");
  });

  it("pairs with the waste, and turns it when it is spent", () => {
    const open = board({ s: "?? 7H" }, ["s-w", "w-s"]);
    expect(taps(open, hit("w", 1), hit("s", 1)).move).toBe("w-s");
    const { piles } = predict(open.table, parseMove("w-s"));
    expect([piles.s, piles.w, piles.d]).toEqual([["??"], ["9D"], ["KS", "6C", "7H"]]);
    const turned = predict(board({ s: "" }).table, parseMove("w-s:2"));
    expect([turned.piles.s, turned.piles.w]).toEqual([["??", "??"], []]);
  });

  it("discards an open king by one tap", () => {
    expect(taps(board({ s: "?? KD" }, ["s-w", "s-d"]), hit("s", 1)).move).toBe("s-d");
  });
});

describe("the two top cards of the waste", () => {
  const waste = { w: "2H 7D 6C" };
  const two = (moves: string[]) =>
    boardOf("pyramid:waste_pairs=yes", { ...texts, ...waste }, moves);

  it("lie side by side where they may go together", () => {
    expect(two([]).table.fan).toBe(2);
    expect(board().table.fan).toBe(1);
  });

  it.each([
    ["the top and the one below", [2, 1]],
    ["the one below and the top", [1, 2]],
    ["the one below twice", [1, 1]],
    ["the top twice", [2, 2]],
  ])("go together by tapping %s", (_, indices) => {
    expect(taps(two(["w-d:2"]), ...indices.map((index) => hit("w", index))).move).toBe("w-d:2");
  });

  it("go together by typing W twice", () => {
    expect(keys(two(["w-d:2"]), "w w").move).toBe("w-d:2");
  });

  it("are gone at once", () => {
    const { piles } = predict(two([]).table, parseMove("w-d:2"));
    expect([piles.w, piles.d]).toEqual([["2H"], ["KS", "6C", "7D"]]);
  });

  it("ask why when they make no thirteen", () => {
    expect(taps(two([]), hit("w", 2), hit("w", 1)).refused).toBe("w-d:2");
  });

  it("may not go together where that is no rule", () => {
    const lift: Lift = { pile: "w", index: 1, exact: true };
    expect(waysOf(legal.map(parseMove), board().table.piles, lift).map(({ goal }) => goal)).toEqual(
      ["p18"],
    );
    expect(liftAt(board().table, "w", 0)).toBeNull();
  });
});

describe("the keys", () => {
  const at = (pile: string, text: string) =>
    keys({ ...board(), cursor: hit(pile, 0) }, text).state.cursor.pile;

  it.each([
    ["p18", "ArrowRight", "p19"],
    ["p18", "ArrowUp", "p13"],
    ["p21", "ArrowUp", "p15"],
    ["p16", "ArrowUp", "p11"],
    ["p16", "ArrowDown", "p22"],
    ["p17", "ArrowDown", "p23"],
    ["p18", "ArrowDown", "p18"],
    ["p22", "ArrowRight ArrowRight", "p23"],
    ["p10", "ArrowUp", "d"],
    ["w", "ArrowRight", "d"],
  ])("lead from %s by %s to %s", (pile, text, goal) => {
    expect(at(pile, text)).toBe(goal);
  });

  it("name a card by its row and its place in it", () => {
    expect(keys(board(), "7 2 7 1").move).toBe("p23-p22");
    expect(keys(board(), "6 3 w").move).toBe("p18-w");
    expect(keys(board(), "w 6 3").move).toBe("p18-w");
    expect(keys(board(), "6 5").move).toBe("p20-d");
    expect(keys(board(), "6 1").refused).toBe("p16-d");
    expect(keys(board(), "7 2 x").refused).toBe("p23-d");
  });

  it("name nothing where no card lies", () => {
    expect(keys(board(), "7 5").state.selection).toBeNull();
  });

  it("leave the cursor near the cards that went", () => {
    const { cursor } = keys({ ...board(), cursor: hit("p22", 0) }, "Enter ArrowRight Enter").state;
    expect(cursor.pile).toBe("p16");
  });
});
