import type { PileName } from "../api/types";
import { cardsOf, roleOf, type Piles } from "./piles";

/**
 * A move as the engine knows it: `count` cards from the top of one pile to another. Two cards that
 * leave together are a move between their piles, and two waste cards one to the discard.
 */
export interface Move {
  readonly from: PileName;
  readonly to: PileName;
  readonly count: number;
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

/** Whether a move is the stock's own: a draw, a recycle or a row. */
export const isOfStock = ({ from, to }: Move, piles: Piles): boolean =>
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
