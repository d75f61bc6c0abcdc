import type { PileName } from "../api/types";
import { isUp } from "./cards";
import type { Move } from "./moves";
import { cardsOf, firstUp, roleOf, type Piles } from "./piles";
import { isCovered } from "./pyramid";
import type { Table } from "./table";

/** A pile, or `f` and `c` for whichever foundation or cell fits. */
export type Address = PileName;

/** The cards of a pile from `index` up; when not `exact`, any number of its open cards. */
export interface Lift {
  readonly pile: Address;
  readonly index: number;
  readonly exact: boolean;
  /** Whether the pile was named, and not a card of it touched. */
  readonly isNamed?: boolean;
}

/** How many cards a lift takes. */
export const countOf = (lift: Lift, piles: Piles): number =>
  cardsOf(piles, lift.pile).length - lift.index;

/** Where the cards of a pile begin that a hand can take. */
function firstTaken({ piles, scheme }: Table, pile: PileName): number {
  const cards = cardsOf(piles, pile);
  const last = cards.length - 1;
  switch (roleOf(pile)) {
    case "column":
      return scheme.taken === "open" ? firstUp(cards) : last;
    case "waste":
      return scheme.wastePairs ? last - 1 : last;
    case "stock":
      return isUp(cards[last] ?? "") ? last : cards.length;
    case "pyramid":
      return isCovered(piles, pile) ? cards.length : last;
    default:
      return last;
  }
}

/** The cards of a pile from `index` up as a lift, if a hand can take them. */
export function liftAt(table: Table, pile: PileName, index: number): Lift | null {
  if (!table.scheme.sources.includes(roleOf(pile))) return null;
  const first = Math.max(firstTaken(table, pile), 0);
  const canLift = index >= first && index < cardsOf(table.piles, pile).length;
  return canLift ? { pile, index, exact: true } : null;
}

/** How many cards the longest legal move of a column takes; one if there is none. */
function longest(legal: readonly Move[], pile: PileName): number {
  const counts = legal.filter((move) => move.from === pile).map((move) => move.count);
  return roleOf(pile) === "column" ? Math.max(1, ...counts) : 1;
}

/** Cards of a pile as a lift of any number. */
export function liftOf(legal: readonly Move[], table: Table, pile: Address): Lift | null {
  if (pile === "f") return { pile, index: 0, exact: false };
  const size = cardsOf(table.piles, pile).length;
  const lift = liftAt(table, pile, size - longest(legal, pile));
  return lift && { ...lift, exact: false };
}

/** What is meant by typing the name of a pile. */
export function namedLift(legal: readonly Move[], table: Table, pile: Address): Lift | null {
  const lift = liftOf(legal, table, pile);
  return lift && { ...lift, isNamed: true };
}
