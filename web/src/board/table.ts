import type { GameState, PileName } from "../api/types";
import { cardsOf, inOrder, pilesOf, roleOf, type Piles } from "./piles";
import { schemeOf, type Scheme } from "./scheme";

/** What lies on the table, and how it is played. */
export interface Table {
  readonly piles: Piles;
  /** How many waste cards are fanned. */
  readonly fan: number;
  readonly scheme: Scheme;
  /** Whether the cards of the stock are laid out to be read. */
  readonly isOrderShown: boolean;
}

const twoOfWaste = 2;

// Where two waste cards may go together, both must be seen.
function fanOf(fan: number, waste: number, { wastePairs }: Scheme): number {
  return wastePairs ? Math.max(fan, Math.min(waste, twoOfWaste)) : fan;
}

/** A table with other cards on it. */
export const withPiles = (table: Table, piles: Piles, fan: number): Table => ({
  ...table,
  piles,
  fan: fanOf(fan, piles.w?.length ?? 0, table.scheme),
  isOrderShown: false,
});

/** The table of a state from the server. */
export function tableOf(game: Pick<GameState, "piles" | "fan" | "rules" | "options">): Table {
  const scheme = schemeOf(game);
  const table: Table = { piles: {}, fan: 0, scheme, isOrderShown: false };
  return withPiles(table, inOrder(game.piles), game.fan);
}

/**
 * Whether a pile has a place on the table, though it be empty: the pyramid has places only for its
 * cards, and of the foundations for complete runs only the next is awaited.
 */
export function isPresent({ piles, scheme }: Table, pile: PileName): boolean {
  if (cardsOf(piles, pile).length > 0) return true;
  if (roleOf(pile) === "foundation" && scheme.homeRun > 0) {
    return pile === pilesOf(piles, "foundation").find((name) => cardsOf(piles, name).length === 0);
  }
  return roleOf(pile) !== "pyramid";
}
