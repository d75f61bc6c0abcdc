import type { Motion } from "./paint";
import type { Turn } from "./play";
import type { BoardState } from "./state";

/** What pointers and keys need of the board that they play on. */
export interface Control {
  readonly state: () => BoardState;
  readonly update: (state: BoardState, how?: Motion) => void;
  /** Updates, and passes on a move that was made or tried. */
  readonly take: (turn: Turn, how?: Motion) => void;
  /** Ends all journeys at once. */
  readonly hurry: () => void;
  /** Puts the focus where the cursor is. */
  readonly focus: () => void;
}
