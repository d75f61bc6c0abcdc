import type { Aid, GameState } from "../api/types";

/** Whether nothing more can happen in the game. */
export const isOver = ({ status }: GameState): boolean =>
  status === "won" || status === "finished" || status === "left";

/** Whether this help may be seen: the player has asked for it, or is past being helped by it. */
export const maySee = (state: GameState, aid: Aid): boolean =>
  isOver(state) || state.aids.includes(aid);

/** Whether anything has been done since the deal; a game that was only looked at is free to leave. */
export const isStarted = ({ started }: GameState): boolean => started;

/** Whether something is given up by leaving the game: nothing is when it is over, or stuck. */
export const isLeft = (state: GameState): boolean => isStarted(state) && state.status === "playing";

export const canFinish = (state: GameState): boolean =>
  state.score.kind === "vegas" && isStarted(state) && !isOver(state);

/** What the game can do for the player now, if anything: a win that is certain comes first. */
export function offerOf(state: GameState): "sweep" | "clear" | "redeal" | null {
  if (state.can_sweep) return "sweep";
  if (state.can_clear) return "clear";
  return state.can_redeal ? "redeal" : null;
}

export const canRestart = (state: GameState): boolean => state.moves > 0 || isOver(state);
