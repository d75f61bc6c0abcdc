import type { PileName } from "../api/types";
import { isOfStock, isPair, type Move } from "./moves";
import { cardsOf, type Piles } from "./piles";
import type { Hit } from "./target";

const topOfPile = (piles: Piles, pile: PileName): Hit => ({
  pile,
  index: cardsOf(piles, pile).length - 1,
});

function movedBy(move: Move, piles: Piles): Hit[] {
  const { from, to, count } = move;
  if (isOfStock(move, piles)) return [];
  const top = topOfPile(piles, from);
  if (isPair(move, piles))
    return [top, to === "d" ? { ...top, index: top.index - 1 } : topOfPile(piles, to)];
  return [{ ...top, index: top.index - count + 1 }];
}

/** The cards with which legal moves begin, save those of the stock, which is one place. */
export const playable = (legal: readonly Move[], piles: Piles): Hit[] =>
  legal.flatMap((move) => movedBy(move, piles));
