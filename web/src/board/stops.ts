import type { PileName } from "../api/types";
import { isKnown } from "./cards";
import { distance, type Box, type Point } from "./geometry";
import type { Layout } from "./layout";
import { inDrawOrder } from "./order";
import { cardsOf, pilesOf, readingOrder, roleOf, type Role } from "./piles";
import { pileAt, placeOf, type Place } from "./pyramid";
import { isPresent, type Table } from "./table";
import type { Hit } from "./target";

/** Whether the cards of a pile are laid out to be read. */
export const isLaidOut = (table: Table, pile: PileName): boolean =>
  table.isOrderShown && cardsOf(table.piles, pile).length > 0 && ["s", "w"].includes(pile);

/** Where the keyboard can stand on a pile: each card of a column that is known, else its top. */
export function stopsOf(table: Table, pile: PileName): number[] {
  const cards = cardsOf(table.piles, pile);
  const top = cards.length - 1;
  if (!isPresent(table, pile)) return [];
  if (isLaidOut(table, pile)) return cards.map((_, index) => index);
  if (roleOf(pile) !== "column") return [top];
  const known = cards.flatMap((card, index) => (isKnown(card) ? [index] : []));
  return known.length > 0 ? known : [top];
}

const hasStops = (table: Table, pile: PileName) => stopsOf(table, pile).length > 0;

const lastStop = (table: Table, pile: PileName): Hit => ({
  pile,
  index: stopsOf(table, pile).at(-1) ?? -1,
});

const standing = (table: Table): PileName[] =>
  readingOrder(table.piles).filter((pile) => hasStops(table, pile));

// Half places, so that a card lies in the middle of the two that cover it.
function inPyramid(pile: PileName): Point {
  const { row, place } = placeOf(pile);
  return { x: 2 * place - row, y: row };
}

/** The card of the pyramid that lies nearest to a place, if one is left. */
function nearestInPyramid(table: Table, to: PileName): PileName | undefined {
  const away = (pile: PileName) => distance(inPyramid(pile), inPyramid(to));
  const left = pilesOf(table.piles, "pyramid").filter((pile) => hasStops(table, pile));
  return left.sort((a, b) => away(a) - away(b))[0];
}

/** The stop where a cursor finds itself after the table has changed under it. */
export function stopNear(table: Table, cursor: Hit): Hit {
  const { pile, index } = cursor;
  const isThere = table.piles[pile] !== undefined;
  if (isThere && stopsOf(table, pile).includes(index)) return cursor;
  if (isThere && hasStops(table, pile)) return lastStop(table, pile);
  const near = isThere ? nearestInPyramid(table, pile) : undefined;
  return lastStop(table, near ?? standing(table)[0] ?? "s");
}

const bodies: readonly Role[] = ["column", "pyramid"];

const isBody = (pile: PileName) => bodies.includes(roleOf(pile));

const outside = (table: Table): PileName[] => standing(table).filter((pile) => !isBody(pile));

const isBeside = (a: PileName, b: PileName): boolean =>
  roleOf(a) === roleOf(b) && (roleOf(a) === "column" || placeOf(a).row === placeOf(b).row);

/** The piles beside the body from left to right: on a mirrored table the last roles come first. */
function outsideRow(table: Table, { side }: Layout): PileName[] {
  const piles = outside(table);
  if (side === "left") return piles;
  const roles = [...new Set(piles.map(roleOf))].reverse();
  return roles.flatMap((role) => piles.filter((pile) => roleOf(pile) === role));
}

/** The piles that lie side by side with a pile, from left to right. */
const rowOf = (table: Table, layout: Layout, pile: PileName): PileName[] =>
  isBody(pile)
    ? standing(table).filter((other) => isBeside(pile, other))
    : outsideRow(table, layout);

function aside(table: Table, layout: Layout, { pile }: Hit, by: number): Hit {
  const row = rowOf(table, layout, pile);
  return lastStop(table, row[row.indexOf(pile) + by] ?? pile);
}

const middle = (box: Box | undefined): Point =>
  box ? { x: box.x + box.width / 2, y: box.y } : { x: 0, y: 0 };

/** The pile of some that lies nearest to another, as many pixels away as `away` says. */
function nearest(
  { places }: Layout,
  pile: PileName,
  others: readonly PileName[],
  away: (a: Point, b: Point) => number,
): PileName {
  const far = (name: PileName) => away(middle(places[name]), middle(places[pile]));
  return [...others].sort((a, b) => far(a) - far(b))[0] ?? pile;
}

const sideways = (a: Point, b: Point) => Math.abs(a.x - b.x);

function toOutside(table: Table, layout: Layout, { pile }: Hit): Hit {
  return lastStop(table, nearest(layout, pile, outside(table), sideways));
}

function toBody(table: Table, layout: Layout, { pile }: Hit): Hit {
  const away = table.scheme.body === "column" ? sideways : distance;
  return lastStop(table, nearest(layout, pile, standing(table).filter(isBody), away));
}

function alongColumn(table: Table, layout: Layout, cursor: Hit, by: number): Hit {
  const stops = stopsOf(table, cursor.pile);
  const index = stops[stops.indexOf(cursor.index) + by];
  if (index !== undefined) return { pile: cursor.pile, index };
  return by < 0 ? toOutside(table, layout, cursor) : cursor;
}

/** The two places above one, the one nearer to the pyramid's middle first, or those below. */
function placesNext({ row, place }: Place, by: number): number[] {
  if (by > 0) return [place, place + 1];
  return 2 * place > row + 1 ? [place - 1, place] : [place, place - 1];
}

/** Up or down in the pyramid: to the row above or below. */
function alongPyramid(table: Table, layout: Layout, cursor: Hit, by: number): Hit {
  const { row, place } = placeOf(cursor.pile);
  const places = placesNext({ row, place }, by);
  const next = places
    .map((place) => pileAt({ row: row + by, place }))
    .find((pile) => pile && hasStops(table, pile));
  if (next) return lastStop(table, next);
  return by < 0 ? toOutside(table, layout, cursor) : cursor;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

function upOrDown(table: Table, layout: Layout, cursor: Hit, by: number): Hit {
  switch (roleOf(cursor.pile)) {
    case "column":
      return alongColumn(table, layout, cursor, by);
    case "pyramid":
      return alongPyramid(table, layout, cursor, by);
    default:
      return by < 0 ? cursor : toBody(table, layout, cursor);
  }
}

/** To the card that is drawn next after another, or before it. */
function inOrder(table: Table, cursor: Hit, by: number): Hit {
  const hits = inDrawOrder(table);
  const at = hits.findIndex((hit) => hit.pile === cursor.pile && hit.index === cursor.index);
  return hits[at + by] ?? cursor;
}

/** Where an arrow key leads: over the table as it is seen, and card by card in a column. */
export function stopAfter(table: Table, layout: Layout, cursor: Hit, arrow: Arrow): Hit {
  const by = arrow === "ArrowLeft" || arrow === "ArrowUp" ? -1 : 1;
  if (table.isOrderShown) return inOrder(table, cursor, by);
  const isAside = arrow === "ArrowLeft" || arrow === "ArrowRight";
  return isAside ? aside(table, layout, cursor, by) : upOrDown(table, layout, cursor, by);
}
