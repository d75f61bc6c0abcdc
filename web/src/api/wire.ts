// Generated from the server's schema: python -m harpan.server.schema | npm run --silent wire

/** Something to do in the version `ply` of a game. */
export interface Action {
  elapsed?: number;
  ply: number;
}

/** Two ways on the same deals, so far. */
export interface Comparison {
  chance: number;
  deals: number;
  first: Side;
  gain: Interval;
  only_first: number;
  only_second: number;
  points: number;
  points_interval: Interval;
  second: Side;
}

/** The answer to what was meant for an older version of the game. */
export interface Conflict {
  error: Problem;
  state: GameState;
}

/** The daily deals of one game. */
export interface DailyGame {
  days: Record<string, "begun" | "won">;
  game: string;
}

/** The calendar of the daily deals. */
export interface DailyState {
  first: string;
  games: DailyGame[];
  last: string;
  today: string;
}

/** Where the cards of a game came from. */
export interface DealInfo {
  code: string | null;
  number: string | null;
  origin: "daily" | "imported" | "random" | "replay" | "typed" | "winnable";
}

/**
 * How to win from where the game stands, if that is proven to be possible.
 *
 * In Vegas where it is not, how to bring up as many cards as `most_up` says at least.
 */
export interface Facit {
  most_up: MostUpState | null;
  moves: FacitMove[];
  ply: number;
  verdict:
    | "no_longer_winnable"
    | "thinking"
    | "unknown"
    | "unwinnable"
    | "unwinnable_from_here"
    | "winnable";
}

/** A move of the line. */
export interface FacitMove {
  cards: string[];
  move: string;
}

/** The answer to whatever was not done. */
export interface Failure {
  error: Problem;
}

/** A share or a mean of one arm, or by how much the second of two has more. */
export interface Figure {
  arm: string;
  base: string;
  check: Interval | null;
  column: string;
  interval: Interval;
  kind: "difference" | "gain" | "mean" | "won";
  open: number;
  total: number;
  value: number;
}

/** What came of an experiment. */
export interface Findings {
  deals: [number, number];
  figures: Figure[];
  name: string;
  title: Record<string, string>;
}

/**
 * All that a player may know of a game, and the answer to everything.
 *
 * Cards are `5H` face up, `??` face down, and `5h` face down but open to the player.
 */
export interface GameState {
  aids: ("facit" | "hint" | "verdict")[];
  automatic: number;
  can_clear: boolean;
  can_redeal: boolean;
  can_redo: boolean;
  can_sweep: boolean;
  can_undo: boolean;
  deal: DealInfo;
  draw: number;
  elapsed: number;
  fan: number;
  game: string;
  id: string;
  last: LastEvent | null;
  legal: string[];
  moves: number;
  options: Record<string, string>;
  pass: number;
  passes: number | null;
  piles: Record<string, string[]>;
  ply: number;
  practice: boolean;
  redeals_left: number;
  results: ("out" | "plus")[];
  rules: string;
  rules_version: number;
  score: ScoreState;
  scoring: string;
  started: boolean;
  status: "finished" | "playing" | "stuck" | "won";
}

/** From `low` to `high`, both included. */
export type Interval = [number, number];

/** What the laboratory has found, and what can be tried. */
export interface LaboratoryInfo {
  advice: Record<string, string[]>;
  finished: Findings[];
}

/** What happened last, for telling and animating it. */
export interface LastEvent {
  automatic: string[];
  filled: string[];
  home: string[];
  kind: "deal" | "finish" | "move" | "redo" | "restart" | "sweep" | "undo";
  move: string | null;
  turned: string[];
}

/** The most cards that can be on the foundations, those that are there already included. */
export interface MostUpState {
  least: number;
  most: number;
}

/** A move to make. */
export interface MoveAction {
  automatic?: "aces" | "all" | "never" | "safe";
  elapsed?: number;
  move: string;
  ply: number;
}

/** A game to deal: at random, or from one of the sources, `number` to `daily`. */
export interface NewGame {
  code?: string | null;
  daily?: string | null;
  deck?: string | null;
  game?: string | null;
  id?: string | null;
  number?: string | null;
  options?: Record<string, string>;
  order?: "columns" | "dealing";
  replay_of?: string | null;
  search?: string | null;
}

/** A winnable deal to search for. */
export interface NewSearch {
  game: string;
  id?: string | null;
  options?: Record<string, string>;
}

/** Two ways to be compared on the same deals: the game as it is, and with what is changed. */
export interface NewTrial {
  advice?: string[];
  changes?: Record<string, string>;
  deals?: number;
  game: string;
  id?: string | null;
  options?: Record<string, string>;
}

/** An option, its value and the values it may have. */
export interface OptionInfo {
  allowed: string[];
  name: string;
  value: string;
}

/** Why something was not done. The client words it from `code` and `args`. */
export interface Problem {
  args: Record<string, string>;
  code: string;
  message: string;
}

/** The score and its parts. */
export interface ScoreState {
  bonus: number;
  kind: "standard" | "vegas" | "plain" | "spider";
  points: number;
  time_penalty: number;
  total: number;
  up: number;
}

/** How a search for a winnable deal goes. */
export interface SearchState {
  id: string;
  seconds: number;
  status: "found" | "none" | "searching";
  tried: number;
}

/** What came of one of the ways. */
export interface Side {
  interval: Interval;
  points: number;
  share: number;
  won: number;
}

/** How a trial goes, and what it came to so far. */
export interface TrialState {
  done: number;
  found: Comparison | null;
  id: string;
  status: "done" | "running";
  total: number;
}

/** A named game and what can be chosen in it. */
export interface VariantInfo {
  id: string;
  options: OptionInfo[];
  rules: string;
  scoring: string;
}

/** What is proven about a game with every card known. */
export interface VerdictState {
  ply: number;
  verdict:
    | "no_longer_winnable"
    | "thinking"
    | "unknown"
    | "unwinnable"
    | "unwinnable_from_here"
    | "winnable";
}
