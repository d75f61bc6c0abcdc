/** What travels between the page and the server. */

/** `5H` face up, `5h` face down but open to the player, `??` face down. */
export type CardText = string;

/** `s` stock, `w` waste, `f1`… foundations, `t1`… columns. */
export type PileName = string;

export interface Deal {
  number: string | null;
  code: string | null;
  origin: "random" | "typed" | "imported" | "daily" | "replay";
}

export interface LastEvent {
  kind: "move" | "undo" | "redo" | "restart" | "deal" | "finish";
  move: string | null;
  turned: PileName[];
}

export interface Score {
  kind: "standard" | "vegas" | "plain";
  points: number;
  time_penalty: number;
  bonus: number;
  total: number;
  up: number;
}

export type GameStatus = "playing" | "won" | "stuck" | "finished";

export interface GameState {
  id: string;
  game: string;
  options: Record<string, string>;
  rules: string;
  scoring: string;
  rules_version: number;
  deal: Deal;
  /** Whether the game counts in no statistics. */
  practice: boolean;
  /** Grows by one with every accepted event, undo and restart included. */
  ply: number;
  moves: number;
  /** Bottom to top; the last card of the stock is the next one drawn. */
  piles: Record<PileName, CardText[]>;
  /** How many of the top waste cards are shown side by side. */
  fan: number;
  /** How many cards the next draw turns up. */
  draw: number;
  pass: number;
  passes: number | null;
  legal: string[];
  can_undo: boolean;
  can_redo: boolean;
  last: LastEvent | null;
  score: Score;
  /** Seconds of play. */
  elapsed: number;
  status: GameStatus;
  /** What an ended game came to; Vegas has two results, and both may be there. */
  results: ("plus" | "out")[];
}

export interface NewGame {
  /** Left out only with `replay_of`. */
  game?: string;
  options?: Record<string, string>;
  number?: string;
  code?: string;
  deck?: string;
  order?: "dealing" | "columns";
  replay_of?: string;
}

export interface VariantOption {
  name: string;
  value: string;
  allowed: string[];
}

export interface Variant {
  id: string;
  rules: string;
  scoring: string;
  options: VariantOption[];
}

export interface Refusal {
  code: string;
  message: string;
  args: Record<string, string>;
}
