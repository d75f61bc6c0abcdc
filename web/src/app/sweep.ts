import type { GameState } from "../api/types";
import { familyOf } from "./rules";

const removing = ["pyramid", "aces-up"];

/** The message about the rest of a certain win: in some games cards go up, in others away. */
export const sweepId = (about: "action" | "status", state: Pick<GameState, "rules">): string =>
  [about, about === "action" ? "sweep" : "swept", ...(isRemoving(state) ? ["away"] : [])].join("-");

const isRemoving = (state: Pick<GameState, "rules">): boolean => removing.includes(familyOf(state));
