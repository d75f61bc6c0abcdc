import type { GameState } from "../../api/types";

/** What there is to be heard. */
export type Cue = "card" | "deal" | "win";

/** What is heard of a change on the table, if anything; of a game that was left there nothing. */
export function cueOf(before: GameState | null, after: GameState): Cue | null {
  if (!before || !after.last) return null;
  const isNew = before.id !== after.id;
  if (!isNew && before.ply === after.ply) return null;
  if (after.last.kind === "deal") return "deal";
  if (isNew) return null;
  return after.status === "won" && before.status !== "won" ? "win" : "card";
}
