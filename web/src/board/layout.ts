import type { PileName } from "../api/types";
import type { Box, Point, Size } from "./geometry";
import { cardsOf, pilesOf, roleOf } from "./piles";
import { fanStep, planOf } from "./plan";
import type { Table } from "./predict";
import { spread } from "./spread";

/** Where everything lies, in pixels from the top left corner of the board. */
export interface Layout {
  readonly card: Size;
  /** The place of each pile: where its bottom card lies, or would. */
  readonly places: Readonly<Record<PileName, Box>>;
  /** The top left corner of each card, pile by pile. */
  readonly spots: Readonly<Record<PileName, readonly Point[]>>;
  readonly caption: Box;
  readonly bottom: number;
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

function fanned(place: Box, count: number, fan: number): Point[] {
  const step = place.width * fanStep;
  const shift = (index: number) => Math.max(0, index - (count - Math.max(1, fan)));
  return Array.from({ length: count }, (_, i) =>
    rounded({ x: place.x + step * shift(i), y: place.y }),
  );
}

function spotsOf(pile: PileName, table: Table, place: Box, bottom: number): Point[] {
  const cards = cardsOf(table.piles, pile);
  switch (roleOf(pile)) {
    case "waste":
      return fanned(place, cards.length, table.fan);
    case "column":
      return spread(cards, place.height, Math.max(0, bottom - place.height - place.y)).map((down) =>
        rounded({ x: place.x, y: place.y + down }),
      );
    default:
      return cards.map(() => ({ x: place.x, y: place.y }));
  }
}

const byPile = <T>(piles: readonly PileName[], make: (pile: PileName) => T): Record<PileName, T> =>
  Object.fromEntries(piles.map((pile) => [pile, make(pile)]));

/** Lays a table out on a board of the given size. */
export function layOut(size: Size, { piles, fan }: Table): Layout {
  const names = Object.keys(piles);
  const [columns, foundations] = [pilesOf(piles, "column"), pilesOf(piles, "foundation")];
  const { card, margin, at, caption } = planOf(size, columns.length, foundations.length);
  const places = byPile(names, (pile): Box => ({ ...rounded(at(pile)), ...card }));
  const spots = byPile(names, (pile) =>
    spotsOf(pile, { piles, fan }, places[pile] as Box, size.height - margin),
  );
  return { card, places, spots, caption, bottom: size.height };
}

/** Where the top card of a pile lies, or its empty place. */
export function topBox(layout: Layout, pile: PileName): Box {
  const spot = layout.spots[pile]?.at(-1) ?? (layout.places[pile] as Box);
  return { x: spot.x, y: spot.y, ...layout.card };
}

/** A pile with all its cards as one box. */
export function pileBox(layout: Layout, pile: PileName): Box {
  const place = layout.places[pile] as Box;
  const top = topBox(layout, pile);
  const width = top.x + top.width - place.x;
  return { x: place.x, y: place.y, width, height: top.y + top.height - place.y };
}
