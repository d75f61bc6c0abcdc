import type { PileName } from "../api/types";
import { suitOf } from "./cards";
import { countOf, type Address, type Lift } from "./lifts";
import { isOfStock, isPair, type Move } from "./moves";
import { cardsOf, roleOf, topOf, type Piles } from "./piles";

/** A legal move of a lift, and the pile that it is laid on for that. */
export interface Way {
  readonly move: Move;
  readonly goal: PileName;
}

const isAny = (address: Address): boolean => address === "f" || address === "c";

/** Whether an address is that of a pile. */
export const names = (address: Address, pile: PileName): boolean =>
  address === pile || (isAny(address) && roleOf(address) === roleOf(pile));

function goalOf(move: Move, piles: Piles, lift: Lift): PileName | null {
  const count = countOf(lift, piles);
  const isTwo = move.to === "d" && move.count > count;
  if (isTwo) return lift.pile === move.from ? move.from : null;
  if (lift.exact && move.count !== count) return null;
  if (names(lift.pile, move.from)) return move.to;
  return isPair(move, piles) && lift.pile === move.to ? move.from : null;
}

/** The ways that a lift may go, the longest first. Either card of a pair is laid on the other. */
export const waysOf = (legal: readonly Move[], piles: Piles, lift: Lift): Way[] =>
  legal
    .filter((move) => !isOfStock(move, piles))
    .flatMap((move) => {
      const goal = goalOf(move, piles, lift);
      return goal === null ? [] : [{ move, goal }];
    })
    .sort((a, b) => b.move.count - a.move.count);

/** The legal move that lays a lift on a place, if there is one. */
export const moveTo = (
  legal: readonly Move[],
  piles: Piles,
  lift: Lift,
  to: Address,
): Move | undefined => waysOf(legal, piles, lift).find(({ goal }) => names(to, goal))?.move;

const never = Infinity;

// A column with cards before a cell before an empty column, where a whole column gains nothing.
function columnPreference({ move, goal }: Way, piles: Piles): number {
  const from = cardsOf(piles, move.from);
  const onto = topOf(piles, goal);
  const isWhole = roleOf(move.from) === "column" && from.length === move.count;
  if (!onto) return isWhole ? never : 4;
  return suitOf(onto) === suitOf(from.at(-move.count) ?? "") ? 1 : 2;
}

/** Where a card is sent first that fits on a foundation and on a column. */
export type SendFirst = "foundation" | "column";

/** How often a card is tapped to be sent. */
export type Taps = "once" | "twice";

/** Which of its ways a lift takes when it is sent without naming a place: the least. */
function preference(way: Way, piles: Piles, first: SendFirst): number {
  switch (roleOf(way.goal)) {
    case "foundation":
      return first === "foundation" ? 0 : 2.5;
    case "discard":
      return 0;
    case "pyramid":
      return 1;
    case "column":
      return columnPreference(way, piles);
    default:
      return 3;
  }
}

/** The ways of a lift that is sent without naming a place, the best first. */
export const bestWays = (
  legal: readonly Move[],
  piles: Piles,
  lift: Lift,
  first: SendFirst = "foundation",
): Way[] =>
  waysOf(legal, piles, lift)
    .map((way) => ({ way, rank: preference(way, piles, first) }))
    .filter(({ rank }) => rank < never)
    .sort((a, b) => a.rank - b.rank)
    .map(({ way }) => way);
