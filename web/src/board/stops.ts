import type { PileName } from "../api/types";
import { isKnown } from "./cards";
import type { Box } from "./geometry";
import type { Layout } from "./layout";
import { cardsOf, pilesOf, readingOrder, roleOf } from "./piles";
import type { Table } from "./predict";
import type { Hit } from "./target";

/** Where the keyboard can stand on a pile: each card of a column that is known, else its top. */
export function stopsOf(table: Table, pile: PileName): number[] {
  const cards = cardsOf(table.piles, pile);
  const top = cards.length - 1;
  if (roleOf(pile) !== "column") return [top];
  const known = cards.flatMap((card, index) => (isKnown(card) ? [index] : []));
  return known.length > 0 ? known : [top];
}

const lastStop = (table: Table, pile: PileName): Hit => ({
  pile,
  index: stopsOf(table, pile).at(-1) ?? -1,
});

/** The stop where a cursor finds itself after the table has changed under it. */
export function stopNear(table: Table, cursor: Hit): Hit {
  if (!table.piles[cursor.pile]) return { pile: "s", index: -1 };
  return stopsOf(table, cursor.pile).includes(cursor.index) ? cursor : lastStop(table, cursor.pile);
}

const topRow = (table: Table): PileName[] =>
  readingOrder(table.piles).filter((pile) => roleOf(pile) !== "column");

const rowOf = (table: Table, pile: PileName): PileName[] =>
  roleOf(pile) === "column" ? pilesOf(table.piles, "column") : topRow(table);

function aside(table: Table, { pile }: Hit, by: number): Hit {
  const row = rowOf(table, pile);
  return lastStop(table, row[row.indexOf(pile) + by] ?? pile);
}

const middle = (box: Box | undefined): number => (box ? box.x + box.width / 2 : 0);

function across(table: Table, layout: Layout, { pile }: Hit, row: readonly PileName[]): Hit {
  const from = middle(layout.places[pile]);
  const away = (name: PileName) => Math.abs(middle(layout.places[name]) - from);
  const nearest = [...row].sort((a, b) => away(a) - away(b))[0] ?? pile;
  return lastStop(table, nearest);
}

function along(table: Table, layout: Layout, cursor: Hit, by: number): Hit {
  const stops = stopsOf(table, cursor.pile);
  const index = stops[stops.indexOf(cursor.index) + by];
  if (index !== undefined) return { pile: cursor.pile, index };
  return by < 0 ? across(table, layout, cursor, topRow(table)) : cursor;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Where an arrow key leads: over the table as it is seen, and card by card in a column. */
export function stopAfter(table: Table, layout: Layout, cursor: Hit, arrow: Arrow): Hit {
  if (arrow === "ArrowLeft") return aside(table, cursor, -1);
  if (arrow === "ArrowRight") return aside(table, cursor, 1);
  if (roleOf(cursor.pile) === "column") {
    return along(table, layout, cursor, arrow === "ArrowUp" ? -1 : 1);
  }
  return arrow === "ArrowUp"
    ? cursor
    : across(table, layout, cursor, pilesOf(table.piles, "column"));
}
