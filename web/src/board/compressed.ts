import type { PileName } from "../api/types";
import { isKnown } from "./cards";
import { liftOf, type Lift } from "./lifts";
import { cardsOf, roleOf } from "./piles";
import { fingerHeight } from "./spread";
import type { BoardState } from "./state";
import type { Hit } from "./target";

/** Whether open cards of a column lie closer together than a finger can aim. */
function isCompressed({ layout, table }: BoardState, pile: PileName): boolean {
  const cards = cardsOf(table.piles, pile);
  const spots = layout.spots[pile] ?? [];
  return spots.slice(1).some(({ y }, below) => {
    const [card, spot] = [cards[below] ?? "", spots[below]];
    return isKnown(card) && spot !== undefined && y - spot.y < fingerHeight;
  });
}

/**
 * What a tap takes on a compressed column: it is one target, whose cards are those that its name
 * takes when it is typed. The last card is seen whole, and a tap on it takes it alone.
 */
export function columnMeant(state: BoardState, hit: Hit | null): Lift | null {
  if (!hit || roleOf(hit.pile) !== "column" || !isCompressed(state, hit.pile)) return null;
  const isLast = hit.index === cardsOf(state.table.piles, hit.pile).length - 1;
  return isLast ? null : liftOf(state.legal, state.table, hit.pile);
}
