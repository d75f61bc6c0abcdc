import type { PileName } from "../api/types";
import { heightOf, isUp, suitOf } from "./cards";
import { cardsOf, firstUp, foundationFor, pilesOf, roleOf, topOf, type Piles } from "./piles";
import { isCovered } from "./pyramid";
import type { Table } from "./table";

/**
 * A move as the engine knows it: `count` cards from the top of one pile to another. Two cards that
 * leave together are a move between their piles, and two waste cards one to the discard.
 */
export interface Move {
  readonly from: PileName;
  readonly to: PileName;
  readonly count: number;
}

/** A pile, or `f` and `c` for whichever foundation or cell fits. */
export type Address = PileName;

/** The cards of a pile from `index` up; when not `exact`, any number of its open cards. */
export interface Lift {
  readonly pile: Address;
  readonly index: number;
  readonly exact: boolean;
}

/** A legal move of a lift, and the pile that it is laid on for that. */
export interface Way {
  readonly move: Move;
  readonly goal: PileName;
}

const pattern = /^([a-z]\d*)-([a-z]\d*)(?::(\d+))?$/;

/** Reads `w-t3` or `t3-t5:4`. */
export function parseMove(text: string): Move {
  const [, from, to, count = "1"] = pattern.exec(text) ?? [];
  if (!from || !to) throw new Error(`expected a move such as "w-t3" or "t3-t5:4", got "${text}"`);
  return { from, to, count: Number(count) };
}

export const moveText = ({ from, to, count }: Move): string =>
  count === 1 ? `${from}-${to}` : `${from}-${to}:${count}`;

const isAny = (address: Address): boolean => address === "f" || address === "c";

const names = (address: Address, pile: PileName): boolean =>
  address === pile || (isAny(address) && roleOf(address) === roleOf(pile));

const countOf = (lift: Lift, piles: Piles): number => cardsOf(piles, lift.pile).length - lift.index;

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

/** Cards of a pile as a lift of any number: what is meant by typing its name. */
export function liftOf(legal: readonly Move[], table: Table, pile: Address): Lift | null {
  if (pile === "f") return { pile, index: 0, exact: false };
  const size = cardsOf(table.piles, pile).length;
  const lift = liftAt(table, pile, size - longest(legal, pile));
  return lift && { ...lift, exact: false };
}

/** Whether a move is the stock's own: a draw, a recycle or a row. */
const isOfStock = ({ from, to }: Move, piles: Piles): boolean =>
  (from === "s" && to !== "d") || (to === "s" && cardsOf(piles, "s").length === 0);

/** The legal move of the stock, if there is one. */
export const stockMove = (legal: readonly Move[], piles: Piles): Move | undefined =>
  legal.find((move) => isOfStock(move, piles));

/** Whether a move takes two cards away together. */
export function isPair({ from, to, count }: Move, piles: Piles): boolean {
  if (to === "d") return count > 1;
  const isOfWaste = from === "w" && to === "s" && cardsOf(piles, "s").length > 0;
  return roleOf(from) === "pyramid" || isOfWaste;
}

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

function triedFrom(piles: Piles, { pile }: Lift): PileName {
  if (pile !== "f") return pile;
  return pilesOf(piles, "foundation").find((name) => topOf(piles, name)) ?? "f1";
}

function triedTo(piles: Piles, from: PileName, to: Address): PileName {
  const top = topOf(piles, from);
  if (to === "f" && top) return foundationFor(top);
  return to === "c" ? (pilesOf(piles, "cell")[0] ?? to) : to;
}

/** How many cards were meant by typing two columns: those down to the one whose rank would fit. */
function meantCount(piles: Piles, from: PileName, to: PileName): number {
  if (roleOf(from) !== "column" || roleOf(to) !== "column") return 1;
  const cards = cardsOf(piles, from);
  const wanted = heightOf(topOf(piles, to) ?? "") - 1;
  const fitting = cards.findLastIndex((card) => isUp(card) && heightOf(card) === wanted);
  return fitting >= firstUp(cards) ? cards.length - fitting : 1;
}

/** The move that was meant by laying a lift on a place, legal or not, for asking why. */
export function triedMove(piles: Piles, lift: Lift, to: Address): string {
  const from = triedFrom(piles, lift);
  const target = triedTo(piles, from, to);
  const count = lift.exact ? countOf(lift, piles) : meantCount(piles, from, target);
  return moveText({ from, to: target, count });
}

/** The stock move that was meant by touching the stock, legal or not, for asking why. */
export function triedStock({ piles, scheme }: Table, draw: number): string {
  const [stock, waste] = [cardsOf(piles, "s").length, cardsOf(piles, "w").length];
  if (scheme.stock === "row") {
    return moveText({ from: "s", to: "t1", count: draw || pilesOf(piles, "column").length });
  }
  if (stock > 0) return moveText({ from: "s", to: "w", count: draw });
  return moveText({ from: "w", to: "s", count: Math.max(waste, 1) });
}
