import type { Score } from "../api/types";

/** The points while a game is played: the bonus of a win is said apart, so that they never leap. */
export function runningPoints(score: Score): number | null {
  return score.kind === "plain" ? null : score.total - score.bonus;
}
