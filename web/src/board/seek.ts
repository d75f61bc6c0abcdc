import type { CardText, PileName } from "../api/types";
import { isKnown, isUp, rankOf, suitOf, type Suit } from "./cards";
import { cardsOf, readingOrder, roleOf } from "./piles";
import { isLaidOut } from "./stops";
import type { Table } from "./table";
import type { Hit } from "./target";

/** What to look for: the cards of a rank, of a suit, or of both. */
export interface Sought {
  readonly rank: string | null;
  readonly suit: Suit | null;
}

const fits = (card: CardText, { rank, suit }: Sought): boolean =>
  isKnown(card) && (!rank || rankOf(card) === rank) && (!suit || suitOf(card) === suit);

/** Where the cards of a pile begin that are seen; on a foundation those below follow from its top. */
function firstSeen(table: Table, pile: PileName): number {
  const cards = cardsOf(table.piles, pile);
  const last = cards.length - 1;
  if (isLaidOut(table, pile)) return 0;
  switch (roleOf(pile)) {
    case "column":
    case "pyramid":
    case "foundation":
      return 0;
    case "waste":
      return cards.length - Math.max(1, table.fan);
    case "stock":
      return isUp(cards[last] ?? "") ? last : cards.length;
    default:
      return last;
  }
}

/** The cards that are sought, as far as they are seen: what lies face down is told by nothing. */
export function found(table: Table, sought: Sought): Hit[] {
  return readingOrder(table.piles).flatMap((pile) => {
    const first = firstSeen(table, pile);
    return cardsOf(table.piles, pile).flatMap((card, index) =>
      index >= first && fits(card, sought) ? [{ pile, index }] : [],
    );
  });
}
