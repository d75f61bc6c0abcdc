/** What travels between the page and the server, under the names that the page uses. */
import type {
  DailyState,
  DealInfo,
  GameState,
  HintState,
  OptionInfo,
  Problem,
  ScoreState,
  VariantInfo,
  VerdictState,
} from "./wire";

export type {
  Account,
  ChallengeInfo,
  ChallengeText,
  Comparison,
  DealText,
  Facit,
  FacitMove,
  Figure,
  Findings,
  FormInfo,
  FoundDeal,
  FoundDeals,
  GameState,
  LaboratoryInfo,
  LastEvent,
  Line,
  LineMove,
  LinesState,
  LogEntry,
  LogPage,
  Meeting,
  NewBank,
  NewGame,
  NewTrial,
  News,
  Played,
  Replay,
  SearchState,
  SideBySide,
  StatisticsState,
  Tally,
  Streak,
  TakenIn,
  TrialState,
} from "./wire";
export type Dailies = DailyState;
export type Hint = HintState;
export type Deal = DealInfo;
export type Score = ScoreState;
export type Aid = GameState["aids"][number];
export type Told = VerdictState;
export type Verdict = VerdictState["verdict"];
export type GameStatus = GameState["status"];
export type Variant = VariantInfo;
export type Level = VariantInfo["levels"][number];
export type VariantOption = OptionInfo;
export type Refusal = Problem;

/** `5H` face up, `5h` face down but open to the player, `??` face down. */
export type CardText = string;

/** `s` stock, `w` waste, `f1`… foundations, `t1`… columns. */
export type PileName = string;
