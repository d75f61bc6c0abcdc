import type { GameState } from "../api/types";
import type { Piles } from "./piles";
import { emptyBoard, withGame, type BoardState } from "./state";

/** Piles for tests, each as text: `t2: "?? 9H"`. Piles of one deck that are not named are empty. */
export function pilesFrom(texts: Record<string, string>): Piles {
  const names = ["s", "w", "f1", "f2", "f3", "f4", "t1", "t2", "t3", "t4", "t5", "t6", "t7"];
  const empty = Object.fromEntries(names.map((pile) => [pile, ""]));
  const entries = Object.entries({ ...empty, ...texts });
  return Object.fromEntries(entries.map(([pile, text]) => [pile, text ? text.split(" ") : []]));
}

export const hiddenCards = (count: number): string => Array(count).fill("??").join(" ");

/** A state for tests, as the server would send it. */
export function gameFrom(texts: Record<string, string>, more: Partial<GameState> = {}): GameState {
  return {
    id: "a",
    game: "klondike",
    options: { empty_column: "king" },
    rules: "klondike",
    scoring: "standard",
    rules_version: 1,
    deal: { number: "42", code: "1A-G", origin: "typed" },
    ply: 0,
    moves: 0,
    piles: pilesFrom(texts) as GameState["piles"],
    fan: 1,
    draw: 1,
    pass: 1,
    passes: null,
    legal: [],
    can_undo: false,
    can_redo: false,
    last: null,
    score: { kind: "standard", points: 0, time_penalty: 0, bonus: 0, total: 0, up: 0 },
    elapsed: 0,
    status: "playing",
    results: [],
    practice: false,
    ...more,
  };
}

/** A board that shows such a state. */
export const boardFrom = (
  texts: Record<string, string>,
  legal: string[],
  more: Partial<GameState> = {},
): BoardState =>
  withGame(emptyBoard({ width: 1000, height: 800 }), gameFrom(texts, { legal, ...more }));

/**
 * A table with a little of everything. The five of clubs takes the four of diamonds, or the four
 * of hearts of the waste; the six of hearts takes the five with all that lies on it.
 */
export const middle = {
  s: hiddenCards(3),
  w: "KD 4H",
  f1: "AS",
  t1: "?? 6H",
  t2: "?? ?? 5C",
  t3: "?? 4D",
  t4: "2S",
  t5: "KC QH JC",
};

export const middleLegal = [
  "s-w",
  "w-t2",
  "t2-t1",
  "t3-t2",
  "t4-f1",
  "f1-t6",
  "t5-t6",
  "t5-t6:2",
  "t5-t6:3",
];
