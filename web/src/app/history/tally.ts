import type { Tally } from "../../api/types";
import { told } from "./words";

/** How many games the log holds of all names together. */
export const sumOf = (tallies: Pick<Tally, "games" | "won" | "open">[]) =>
  tallies.reduce(
    (sum, { games, won, open }) => ({
      games: sum.games + games,
      won: sum.won + won,
      open: sum.open + open,
    }),
    { games: 0, won: 0, open: 0 },
  );

/** What the log holds of one game, or of all, in a sentence. */
export function tallyText(tallies: Tally[], only: string | null): string {
  const { games, won, open } = sumOf(tallies.filter(({ game }) => only === null || game === only));
  return told("log-tally", { games, won, open });
}
