import type { NewGame } from "../api/types";
import { recall, remember } from "./memory";

/** The games of which only winnable deals are wanted; the browser remembers them. */
let games = $state.raw<readonly string[]>(remembered());

function remembered(): string[] {
  try {
    const found = JSON.parse(recall("winnable") ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

/** Whether only winnable deals of a game are wanted. */
export const wantsWinnable = (game: string): boolean => games.includes(game);

/** Wants only winnable deals of a game from now on, or any. */
export function wantWinnable(game: string, isWanted: boolean): void {
  games = [...games.filter((other) => other !== game), ...(isWanted ? [game] : [])];
  remember("winnable", JSON.stringify(games));
}

const sources = ["number", "code", "deck", "replay_of", "daily"] as const;

/** Whether a wish leaves the deal to chance, and only a winnable one will do. */
export const isSearched = ({ game, ...wish }: NewGame): boolean =>
  wantsWinnable(game ?? "") && !sources.some((source) => wish[source]);
