import type { GameState } from "../api/types";

/** So many are remembered: more are not met again. */
const most = 50;
const name = "harpan.closed";

/** A game as it lies on the table, however often it comes to lie so. */
const positionOf = ({ id, status, piles }: GameState): string =>
  `${id} ${status} ${JSON.stringify(piles)}`;

/** What the player has put away; it stays so in this tab, also when the page is loaded anew. */
function closed(): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(name) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}

/** Whether what is told of a position has been put away. */
export const isClosed = (state: GameState): boolean => closed().includes(positionOf(state));

/** Puts away what is told of a position, for good. */
export function close(state: GameState): void {
  try {
    const kept = [...closed(), positionOf(state)].slice(-most);
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Without a memory it is put away until the position is left.
  }
}
