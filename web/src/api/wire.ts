// Generated from the server's schema: python -m harpan.server.schema | npm run --silent wire

/** A bank with its ledger. */
export interface Account {
  balance: number;
  bank: Bank;
  curve: number[];
  deals: number;
  ledger: Balanced[];
  plus: number;
}

/** Something to do in the version `ply` of a game. */
export interface Action {
  elapsed?: number;
  ply: number;
}

/** What goes into the file with everything beside the games and banks. */
export interface ArchiveWish {
  preferences?: Record<string, string>;
}

/** A line of the ledger, and what the bank held after it. */
export interface Balanced {
  balance: number;
  line: Posting;
}

/** A bank, from when it was opened until another one of its form is. */
export interface Bank {
  id: string;
  is_on: boolean;
  opened_at: number;
  rules: string;
  scoring: string;
  start: number;
}

/** Whether a bank is to book the deals of its form. */
export interface BankSwitch {
  is_on: boolean;
}

/** The deal of a challenge and how it is played; nothing of how the other one did. */
export interface ChallengeInfo {
  code: string;
  game: string;
  number: string;
  options: Record<string, string>;
  rules: string;
  scoring: string;
}

/** A game of another player as it stands in a link, and when it is made. */
export interface ChallengeText {
  text: string;
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
  origin:
    "daily" | "easy" | "hard" | "imported" | "medium" | "random" | "replay" | "typed" | "winnable";
}

/** A text that holds deals, in any of the formats, and the game that is chosen. */
export interface DealText {
  game: string;
  options?: Record<string, string>;
  order?: "columns" | "dealing";
  text: string;
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

/** A move of a line. */
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

/** A game with its options and scoring, of which games are counted together. */
export interface FormInfo {
  game: string;
  is_current: boolean;
  options: Record<string, string>;
  played: number;
  plus: number;
  rules: string;
  rules_version: number;
  scoring: string;
  won: number;
}

/** A deal as a new game is asked for it: its number, or its deck in dealing order. */
export interface FoundDeal {
  deck: string | null;
  game: string;
  line: number;
  name: string;
  number: string | null;
  options: Record<string, string>;
}

/** The deals of a text, in its order, at least one. */
export interface FoundDeals {
  count: number;
  deals: FoundDeal[];
}

/**
 * All that a player may know of a game, and the answer to everything.
 *
 * Cards are `5H` face up, `??` face down, and `5h` face down but open to the player.
 */
export interface GameState {
  aids: ("facit" | "hint" | "verdict")[];
  automatic: number;
  bank: "booked" | "practice" | null;
  bookmarked: boolean;
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
  lines: number;
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
  status: "finished" | "left" | "playing" | "stuck" | "won";
}

/** A hint to give: 1 whether there is a useful move, 2 which card, 3 which move, 4 why. */
export interface HintAction {
  elapsed?: number;
  level: number;
  ply: number;
}

/** A hint, from what the player knows, as far as its level goes. */
export interface HintState {
  card: string | null;
  cards: string[];
  gain:
    | "completes"
    | "empties"
    | "fills"
    | "goes_up"
    | "joins"
    | "joins_suit"
    | "plays"
    | "shows"
    | "takes_away"
    | "turns"
    | null;
  level: number;
  move: string | null;
  moves: number;
  source: string | null;
  state: GameState;
  useful: "none" | "unknown" | "yes";
}

/** From `low` to `high`, both included. */
export type Interval = [number, number];

/** A position to go to. */
export interface JumpAction {
  elapsed?: number;
  ply: number;
  position: number;
}

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
  kind: "deal" | "finish" | "jump" | "move" | "redo" | "restart" | "sweep" | "undo";
  move: string | null;
  turned: string[];
}

/** A line from where it leaves an earlier one, or from the deal, to its end. */
export interface Line {
  end: "open" | "stuck" | "won";
  moves: LineMove[];
  start: number;
  up: number;
}

/** Moves to make one after the other: all of them or none. */
export interface LineAction {
  elapsed?: number;
  moves: string[];
  ply: number;
}

/** A move of a line that was played, and the position that it led to. */
export interface LineMove {
  automatic: number;
  bookmarked: boolean;
  cards: string[];
  move: string;
  moves: number;
  position: number;
}

/** Every line that was played since the cards were dealt, the oldest first. */
export interface LinesState {
  deal: number;
  deal_bookmarked: boolean;
  here: number;
  lines: Line[];
  played: string[];
  ply: number;
}

/** A game in the log. What it came to is None while it is open. */
export interface LogEntry {
  aids: ("facit" | "hint" | "verdict")[];
  begun_at: number;
  deal: DealInfo;
  elapsed: number | null;
  ended_at: number | null;
  game: string;
  id: string;
  moves: number | null;
  options: Record<string, string>;
  outcome: "finished" | "left" | "open" | "won";
  points: number | null;
  practice: boolean;
  results: ("out" | "plus")[];
  rules: string;
  scoring: string;
  up: number | null;
}

/** A part of the log, the game played last first. */
export interface LogPage {
  before: string | null;
  games: LogEntry[];
  tallies: Tally[];
}

/** Two games of a deal to be compared: the other player's and one's own, by id or as a text. */
export interface Meeting {
  game?: string | null;
  mine?: string | null;
  theirs: string;
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

/** A bank to open for a form of Las Vegas, in the place of the one there may be. */
export interface NewBank {
  id: string;
  rules: string;
  scoring: string;
  start: number;
}

/** A game to deal: at random, or from one of the sources, `number` to `daily`. */
export interface NewGame {
  code?: string | null;
  daily?: string | null;
  deck?: string | null;
  elapsed?: number;
  game?: string | null;
  id?: string | null;
  leaves?: string | null;
  number?: string | null;
  options?: Record<string, string>;
  order?: "columns" | "dealing";
  ply?: number | null;
  replay_of?: string | null;
  search?: string | null;
  zone?: string;
}

/** A winnable deal to search for. */
export interface NewSearch {
  game: string;
  id?: string | null;
  level?: "easy" | "hard" | "medium" | null;
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

/** Something that a win has changed. */
export interface News {
  kind: "best_points" | "fastest" | "fewest_moves" | "first_win" | "longest_streak" | "share";
  played: number;
  value: number;
}

/** An option, its value and the values it may have. */
export interface OptionInfo {
  allowed: string[];
  name: string;
  value: string;
}

/** What a game came to, found by replay of its record. */
export interface Played {
  aids: ("facit" | "hint" | "verdict")[];
  elapsed: number;
  moves: number;
  points: number | null;
  results: ("out" | "plus")[];
  status: "finished" | "left" | "playing" | "stuck" | "won";
  up: number;
}

/** A deal in a bank's ledger. */
export interface Posting {
  banked: boolean;
  begun_at: number;
  game_id: string;
  number: string | null;
  outcome: string;
  points: number | null;
  stake: number;
  up: number | null;
}

/** Why something was not done. The client words it from `code` and `args`. */
export interface Problem {
  args: Record<string, string>;
  code: string;
  message: string;
}

/** How it stood after so many games. */
export interface Progress {
  played: number;
  plus: number;
  won: number;
}

/** A part of a game as it was played, for looking only: nothing can be done in its states. */
export interface Replay {
  first: number;
  states: GameState[];
  total: number;
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

/** How a search for a deal goes. */
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

/** Two games of the same deal by the same rules. */
export interface SideBySide {
  challenge: ChallengeInfo;
  mine: Played;
  theirs: Played;
}

/** What is known of one form; None where there is nothing to tell. */
export interface Statistics {
  days_in_a_row: Streak;
  plus_share: Interval | null;
  practice: Totals | null;
  progress: Progress[];
  share: Interval | null;
  totals: Totals | null;
  wins_in_a_row: Streak;
}

/** The forms that were played, the last one first, and what is known of one of them. */
export interface StatisticsState {
  form: FormInfo | null;
  forms: FormInfo[];
  statistics: Statistics | null;
}

/** How often in a row: now, and at most so far. */
export interface Streak {
  longest: number;
  now: number;
}

/** What a file brought. */
export interface TakenIn {
  banks: number;
  games: number;
  grown: number;
  known: number;
  preferences: Record<string, string>;
}

/** How many games of a name the log holds, practice included. */
export interface Tally {
  game: string;
  games: number;
  open: number;
  won: number;
}

/**
 * The ended games of a form, practice or not, added up; times in ms.
 *
 * What is of wins alone says so. None where there is nothing to take the most or the mean of.
 */
export interface Totals {
  best_points: number | null;
  best_up: number | null;
  fastest_won: number | null;
  fewest_moves_won: number | null;
  game: string;
  helped: number;
  last_at: number;
  mean_elapsed: number | null;
  mean_elapsed_won: number | null;
  mean_moves_won: number | null;
  mean_points: number | null;
  mean_up: number | null;
  open: number;
  played: number;
  plus: number;
  practice: boolean;
  rules: string;
  rules_version: number;
  scoring: string;
  total_elapsed: number;
  won: number;
  won_alone: number;
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
  levels: ("easy" | "hard" | "medium")[];
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
