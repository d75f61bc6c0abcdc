import type { PileName } from "../api/types";
import { isKnown } from "./cards";
import type { Box, Point, Size } from "./geometry";
import { cardsOf } from "./piles";
import type { Table } from "./table";
import type { Hit } from "./target";

/**
 * Where every card lies open to the player, the order in which the stock gives its cards can be
 * laid out over the columns to be read: first what is left of it, then the waste as it comes next.
 */

/** How much of each card shows, in card widths. */
export const shownPart = 0.5;
/** How much lower the next line of cards lies, in card heights. */
const lineStep = 1.06;

const isOpen = ({ piles }: Table): boolean =>
  cardsOf(piles, "s").length > 1 && cardsOf(piles, "s").every(isKnown);

/** Whether the order of the stock is open to the player. */
export const mayShowOrder = (table: Table): boolean => table.isOrderShown || isOpen(table);

/** The cards of stock and waste in the order in which they are drawn. */
export function inDrawOrder({ piles }: Table): Hit[] {
  const hits = (pile: PileName) => cardsOf(piles, pile).map((_, index) => ({ pile, index }));
  return [...hits("s").reverse(), ...hits("w")];
}

/** Where the cards of stock and waste lie in an area while their order is shown, pile by pile. */
export function orderSpots(table: Table, area: Box, card: Size): Record<PileName, Point[]> {
  const hits = inDrawOrder(table);
  const step = shownPart * card.width;
  const inLine = Math.max(1, Math.floor((area.width - card.width) / step) + 1);
  const lines = Math.ceil(hits.length / inLine);
  const room = (area.height - card.height) / Math.max(1, lines - 1);
  const down = Math.min(lineStep * card.height, Math.max(0, room));
  const spots: Record<PileName, Point[]> = { s: [], w: [] };
  hits.forEach(({ pile, index }, place) => {
    const [x, line] = [area.x + step * (place % inLine), Math.floor(place / inLine)];
    (spots[pile] as Point[])[index] = { x: Math.round(x), y: Math.round(area.y + down * line) };
  });
  return spots;
}
