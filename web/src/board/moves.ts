import type { PileName } from "../api/types";
import { cardsOf, firstUp, foundationFor, pilesOf, roleOf, topOf, type Piles } from "./piles";

/** A move as the engine knows it: `count` cards from the top of one pile to another. */
export interface Move {
  readonly from: PileName;
  readonly to: PileName;
  readonly count: number;
}

/** A pile, or `f` for whichever foundation fits. */
export type Address = PileName;

/** The cards of a pile from `index` up; when not `exact`, any number of its open cards. */
export interface Lift {
  readonly pile: Address;
  readonly index: number;
  readonly exact: boolean;
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

const names = (address: Address, pile: PileName): boolean =>
  address === pile || (address === "f" && roleOf(pile) === "foundation");

const countOf = (lift: Lift, piles: Piles): number => cardsOf(piles, lift.pile).length - lift.index;

/** The cards of a pile from `index` up as a lift, if a hand can take them. */
export function liftAt(piles: Piles, pile: PileName, index: number): Lift | null {
  const cards = cardsOf(piles, pile);
  const first = roleOf(pile) === "column" ? firstUp(cards) : cards.length - 1;
  const canLift = roleOf(pile) !== "stock" && index >= Math.max(first, 0) && index < cards.length;
  return canLift ? { pile, index, exact: true } : null;
}

/** All open cards of a pile as a lift: what is meant by typing its name. */
export function liftOf(piles: Piles, pile: Address): Lift | null {
  if (pile === "f") return { pile, index: 0, exact: false };
  const cards = cardsOf(piles, pile);
  const first = roleOf(pile) === "column" ? firstUp(cards) : cards.length - 1;
  const lift = liftAt(piles, pile, first);
  return lift && { ...lift, exact: false };
}

/** The legal moves of a lift, the longest first. The stock's own moves are not lifts. */
export const movesOf = (legal: readonly Move[], piles: Piles, lift: Lift): Move[] =>
  legal
    .filter((move) => names(lift.pile, move.from) && roleOf(move.to) !== "stock")
    .filter((move) => !lift.exact || move.count === countOf(lift, piles))
    .sort((a, b) => b.count - a.count);

/** The legal move of a lift to a place, if there is one. */
export const moveTo = (
  legal: readonly Move[],
  piles: Piles,
  lift: Lift,
  to: Address,
): Move | undefined => movesOf(legal, piles, lift).find((move) => names(to, move.to));

/** The legal move of the stock: a draw or a recycle. */
export const stockMove = (legal: readonly Move[]): Move | undefined =>
  legal.find((move) => move.from === "s" || move.to === "s");

// Foundation, then a column with cards, then an empty one, where only part of a column gains.
function preference(move: Move, piles: Piles): number {
  if (roleOf(move.to) === "foundation") return 0;
  if (cardsOf(piles, move.to).length > 0) return 1;
  return cardsOf(piles, move.from).length > move.count ? 2 : Infinity;
}

/** Where a lift goes when it is sent without naming a place. */
export const bestMove = (legal: readonly Move[], piles: Piles, lift: Lift): Move | undefined =>
  movesOf(legal, piles, lift)
    .map((move) => ({ move, rank: preference(move, piles) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)[0]?.move;

function triedFrom(piles: Piles, { pile }: Lift): PileName {
  if (pile !== "f") return pile;
  return pilesOf(piles, "foundation").find((name) => topOf(piles, name)) ?? "f1";
}

/** The move that was meant by putting a lift on a place, legal or not, for asking why. */
export function triedMove(piles: Piles, lift: Lift, to: Address): string {
  const from = triedFrom(piles, lift);
  const top = topOf(piles, from);
  const target = to === "f" && top ? foundationFor(top) : to;
  const isSingle = !lift.exact && (lift.pile === "f" || roleOf(target) === "foundation");
  return moveText({ from, to: target, count: isSingle ? 1 : countOf(lift, piles) });
}

/** The stock move that was meant by touching the stock, legal or not, for asking why. */
export function triedStock(piles: Piles, draw: number): string {
  const waste = cardsOf(piles, "w").length;
  if (cardsOf(piles, "s").length > 0) return moveText({ from: "s", to: "w", count: draw });
  return moveText({ from: "w", to: "s", count: Math.max(waste, 1) });
}
