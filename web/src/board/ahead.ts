import { isUp } from "./cards";
import type { Address, Lift } from "./lifts";
import { cardsOf, roleOf, topOf } from "./piles";
import type { BoardState, Intent } from "./state";
import { names } from "./ways";

/** Whether a card that is sent may come to a pile: to one that is empty, wherever there is one. */
const mayTake = ({ table: { piles } }: BoardState, pile: Address): boolean =>
  ["cell", "column"].includes(roleOf(pile)) && cardsOf(piles, pile).length === 0;

const mayDraw = ({ table: { scheme } }: BoardState, pile: Address): boolean =>
  roleOf(pile) === "stock" || roleOf(pile) === (scheme.stock === "row" ? "column" : "waste");

/** Whether a pile may be another when what the player asked for has been done. */
function mayChange(state: BoardState, intent: Intent, pile: Address): boolean {
  switch (intent.kind) {
    case "call":
      return true;
    case "stock":
      return mayDraw(state, pile);
    case "send":
      return names(intent.lift.pile, pile) || mayTake(state, pile);
    case "place":
      return [intent.lift.pile, ...intent.to].some((address) => names(address, pile));
  }
}

/** Whether what is on its way will show a card where none is seen; the rest is seen already. */
function isToShow(state: BoardState, pile: Address): boolean {
  const { flight, table } = state;
  if (!flight || !mayChange(state, flight, pile)) return false;
  return flight.kind === "call" || !isUp(topOf(table.piles, pile) ?? "");
}

/**
 * Whether a pile was named that the moves before it may change: then the cards are meant that lie
 * there when its turn comes, and not those that are seen.
 */
export const isAhead = (state: BoardState, { pile, isNamed = false }: Lift): boolean =>
  isNamed &&
  (isToShow(state, pile) || state.queue.some(({ intent }) => mayChange(state, intent, pile)));

/** The lift of a pile that has no cards yet but may have some when its turn comes. */
export function toCome(state: BoardState, pile: Address): Lift | null {
  const { piles, scheme } = state.table;
  if (!scheme.sources.includes(roleOf(pile))) return null;
  const lift = { pile, index: cardsOf(piles, pile).length, exact: false, isNamed: true };
  return isAhead(state, lift) ? lift : null;
}
