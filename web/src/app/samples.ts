import type { GameState, LastEvent } from "../api/types";
import addresses from "virtual:words/game";
import { partOf } from "./part";

/** Words and states for the tests of this folder. */

const game = partOf(addresses);
await game.hear();

export const swedish = game("sv");
export const english = game("en");

const options = {
  draw: "1",
  passes: "unlimited",
  empty_column: "king",
  taking_back: "yes",
  face_up: "no",
  decks: "1",
  columns: "7",
  ranks: "13",
  scoring: "standard",
  timed: "yes",
  only_plus: "no",
  column_to_column: "0",
  recycle_from: "4",
};

/** A game of Harpan in which nothing lies on the table but what is told. */
export function harpan(told: Partial<GameState> = {}): GameState {
  return {
    id: "one",
    game: "klondike",
    options,
    rules: "klondike",
    scoring: "standard",
    rules_version: 1,
    deal: { number: "42", code: "1A-G", origin: "random" },
    practice: false,
    bank: null,
    aids: [],
    started: true,
    ply: 1,
    moves: 1,
    automatic: 0,
    piles: { s: [], w: [], f1: [], f2: [], f3: [], f4: [], t1: [], t2: [], t3: [] },
    fan: 1,
    draw: 1,
    pass: 1,
    passes: null,
    legal: [],
    can_undo: true,
    can_redo: false,
    can_sweep: false,
    can_clear: false,
    can_redeal: false,
    redeals_left: 0,
    lines: 1,
    bookmarked: false,
    last: null,
    score: { kind: "standard", points: 0, time_penalty: 0, bonus: 0, total: 0, up: 0 },
    elapsed: 0,
    status: "playing",
    results: [],
    ...told,
  };
}

/** A game of Las Vegas with so many cards up. */
export function vegas(up: number, told: Partial<GameState> = {}): GameState {
  const points = 5 * up - 52;
  const { draw, empty_column, taking_back, face_up, decks, columns, ranks } = options;
  return harpan({
    game: "vegas",
    options: {
      ...{ draw, passes: "1", empty_column, taking_back, face_up, decks, columns, ranks },
      ...{ scoring: "vegas", bonus: "0" },
    },
    rules: "klondike:passes=1",
    scoring: "vegas",
    passes: 1,
    score: { kind: "vegas", points, time_penalty: 0, bonus: 0, total: points, up },
    ...told,
  });
}

export const last = (
  kind: LastEvent["kind"],
  move: string | null = null,
  turned: string[] = [],
  more: Partial<LastEvent> = {},
): LastEvent => ({ kind, move, turned, automatic: [], home: [], filled: [], ...more });
