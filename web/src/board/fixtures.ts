import type { GameState, LastEvent } from "../api/types";
import { drag, press, release } from "./drag";
import { keyPressed } from "./keys";
import { topBox } from "./layout";
import type { Piles } from "./piles";
import type { Turn } from "./play";
import { emptyBoard, withGame, type BoardState } from "./state";
import { tableOf, type Table } from "./table";
import { tap } from "./tap";
import type { Hit } from "./target";

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${letter}${place + 1}`);

/** The piles of each family, as the server names them. */
const families: Record<string, readonly string[]> = {
  klondike: ["s", "w", ...numbered("f", 4), ...numbered("t", 7)],
  spider: ["s", ...numbered("f", 8), ...numbered("t", 10)],
  freecell: [...numbered("c", 4), ...numbered("f", 4), ...numbered("t", 8)],
  pyramid: ["s", "w", "d", ...numbered("p", 28)],
  "aces-up": ["s", "d", ...numbered("t", 4)],
};

/** The usual options that a board heeds, and those that the rules change. */
function optionsOf(rules: string): Record<string, string> {
  const [family = "", changes = ""] = rules.split(":");
  const usual = family === "klondike" ? "king" : "any";
  const changed = changes.split(",").map((text) => text.split("="));
  return { empty_column: usual, ranks: "13", waste_pairs: "no", ...Object.fromEntries(changed) };
}

/**
 * Piles for tests, each as text: `t2: "?? 9H"`. Piles of the game that are not named are empty. They
 * come in the order of the alphabet, as from the server.
 */
export function pilesFrom(texts: Record<string, string>, rules = "klondike"): Piles {
  const names = families[rules.split(":")[0] ?? ""] ?? [];
  const empty = Object.fromEntries(names.map((pile) => [pile, ""]));
  const entries = Object.entries({ ...empty, ...texts }).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([pile, text]) => [pile, text ? text.split(" ") : []]));
}

export const hiddenCards = (count: number): string => Array(count).fill("??").join(" ");

/** A state for tests, as the server would send it. */
export function gameFrom(texts: Record<string, string>, more: Partial<GameState> = {}): GameState {
  const rules = more.rules ?? "klondike";
  return {
    id: "a",
    game: "klondike",
    options: optionsOf(rules),
    rules,
    scoring: "standard",
    rules_version: 1,
    deal: { number: "42", code: "1A-G", origin: "typed" },
    ply: 0,
    aids: [],
    started: (more.moves ?? 0) > 0,
    moves: 0,
    automatic: 0,
    piles: pilesFrom(texts, rules) as GameState["piles"],
    fan: 1,
    draw: 1,
    pass: 1,
    passes: null,
    legal: [],
    can_undo: false,
    can_redo: false,
    can_sweep: false,
    can_clear: false,
    can_redeal: false,
    redeals_left: 0,
    last: null,
    score: { kind: "standard", points: 0, time_penalty: 0, bonus: 0, total: 0, up: 0 },
    elapsed: 0,
    status: "playing",
    results: [],
    practice: false,
    bank: null,
    ...more,
  };
}

/** What happened last, for tests. */
export const lastEvent = (
  kind: LastEvent["kind"],
  move: string | null = null,
  more: Partial<LastEvent> = {},
): LastEvent => ({ kind, move, automatic: [], turned: [], home: [], filled: [], ...more });

/** A table for tests. */
export const tableFrom = (texts: Record<string, string>, rules = "klondike", fan = 1): Table =>
  tableOf(gameFrom(texts, { rules, fan }));

/** A board that shows such a state. */
export const boardFrom = (
  texts: Record<string, string>,
  legal: string[],
  more: Partial<GameState> = {},
): BoardState =>
  withGame(emptyBoard({ width: 1000, height: 800 }), gameFrom(texts, { legal, ...more }));

/** A board of any game. */
export const boardOf = (
  rules: string,
  texts: Record<string, string>,
  legal: string[],
  more: Partial<GameState> = {},
): BoardState => boardFrom(texts, legal, { rules, ...more });

/** Where a tap or the cursor is; without an index on the pile but on none of its cards. */
export const hit = (pile: string, index = -1): Hit => ({ pile, index });

/** Taps one after another; what came of the last. */
export const taps = (state: BoardState, ...hits: (Hit | null)[]): Turn =>
  hits.reduce((turn: Turn, one) => tap(turn.state, one), { state });

/** Presses keys one after another, named as in `3 5`; what came of the last. */
export function keys(state: BoardState, text: string): Turn {
  return text.split(" ").reduce(
    (turn: Turn, key) => {
      const pressed = keyPressed(turn.state, key === "Space" ? " " : key);
      if (!pressed) throw new Error(`${key} is no key of the board`);
      return pressed;
    },
    { state },
  );
}

/** Takes a card by its corner and drops it on the top card of another pile. */
export function dragged(state: BoardState, from: Hit, to: string): Turn {
  const spot = state.layout.spots[from.pile]?.[from.index] ?? { x: NaN, y: NaN };
  const { x, y } = topBox(state.layout, to);
  const held = press(state, 1, { x: spot.x + 5, y: spot.y + 5 }, 4);
  return release(drag(held, 1, { x: x + 5, y: y + 5 }), 1);
}

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
