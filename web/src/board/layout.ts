import type { PileName } from "../api/types";
import { clamp, type Box, type Point, type Size } from "./geometry";
import { cardsOf, numberOf, pilesOf, roleOf } from "./piles";
import type { Table } from "./predict";
import { spread } from "./spread";

/** Where everything lies, in pixels from the top left corner of the board. */
export interface Layout {
  readonly card: Size;
  /** The place of each pile: where its bottom card lies, or would. */
  readonly places: Readonly<Record<PileName, Box>>;
  /** The top left corner of each card, pile by pile. */
  readonly spots: Readonly<Record<PileName, readonly Point[]>>;
  /** The line of text under the stock. */
  readonly caption: Box;
  readonly bottom: number;
}

const widest = 1100;
const heightToWidth = 7 / 5;
/** A card is never higher than the board by this. */
const cardsInHeight = 3.8;
/** How much of a fanned waste card shows, in card widths, and how many cards it makes room for. */
const fanStep = 0.3;
const fanMost = 3;

interface Grid {
  readonly card: Size;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** From the left edge of one column to that of the next. */
  readonly pitch: number;
  readonly captionHeight: number;
}

const marginOf = (width: number) => clamp(width * 0.015, 6, 24);

// In card widths: narrow screens give the room to the cards.
const gapOf = (width: number) => clamp(0.06 + (width - 360) / 6000, 0.06, 0.15);

function cardOf(size: Size, width: number, columns: number): Size {
  const byWidth = width / (columns + (columns - 1) * gapOf(width));
  const byHeight = size.height / cardsInHeight / heightToWidth;
  const cardWidth = Math.max(1, Math.floor(Math.min(byWidth, byHeight)));
  return { width: cardWidth, height: Math.round(cardWidth * heightToWidth) };
}

function gridOf(size: Size, columns: number): Grid {
  const margin = marginOf(size.width);
  const usable = Math.max(1, Math.min(size.width - 2 * margin, widest));
  const card = cardOf(size, usable, columns);
  const pitch = card.width * (1 + gapOf(usable));
  const width = card.width + pitch * (columns - 1);
  const left = (size.width - width) / 2;
  const captionHeight = clamp(card.height * 0.14, 14, 24);
  return { card, left, right: left + width, top: margin, pitch, captionHeight };
}

/** Foundations keep to the right, and overlap where two decks leave too little room. */
function foundationX(grid: Grid, place: number, count: number): number {
  const least = grid.left + grid.pitch * 2 + grid.card.width * fanStep * (fanMost - 1);
  const last = grid.right - grid.card.width;
  const step = Math.min(grid.pitch, (last - least) / Math.max(1, count - 1));
  return last - step * (count - 1 - place);
}

const columnTop = (grid: Grid) =>
  grid.top + grid.card.height + grid.captionHeight + Math.max(6, grid.card.height * 0.04);

/** The one place that says where a pile of each role lies. */
function placeOf(pile: PileName, grid: Grid, foundations: number): Box {
  const at = (x: number, y: number): Box => ({ x: Math.round(x), y: Math.round(y), ...grid.card });
  switch (roleOf(pile)) {
    case "stock":
      return at(grid.left, grid.top);
    case "waste":
      return at(grid.left + grid.pitch, grid.top);
    case "foundation":
      return at(foundationX(grid, numberOf(pile) - 1, foundations), grid.top);
    case "column":
      return at(grid.left + grid.pitch * (numberOf(pile) - 1), columnTop(grid));
  }
}

function fanned(place: Box, count: number, fan: number): Point[] {
  const step = place.width * fanStep;
  const shift = (index: number) => Math.max(0, index - (count - Math.max(1, fan)));
  return Array.from({ length: count }, (_, i) => ({
    x: Math.round(place.x + step * shift(i)),
    y: place.y,
  }));
}

function spotsOf(pile: PileName, table: Table, place: Box, bottom: number): Point[] {
  const cards = cardsOf(table.piles, pile);
  switch (roleOf(pile)) {
    case "waste":
      return fanned(place, cards.length, table.fan);
    case "column":
      return spread(cards, place.height, Math.max(0, bottom - place.height - place.y)).map(
        (down) => ({ x: place.x, y: Math.round(place.y + down) }),
      );
    default:
      return cards.map(() => ({ x: place.x, y: place.y }));
  }
}

function captionOf(grid: Grid): Box {
  const width = grid.pitch + grid.card.width;
  const y = grid.top + grid.card.height;
  return { x: Math.round(grid.left), y: Math.round(y), width, height: grid.captionHeight };
}

const byPile = <T>(piles: readonly PileName[], make: (pile: PileName) => T): Record<PileName, T> =>
  Object.fromEntries(piles.map((pile) => [pile, make(pile)]));

/** Lays a table out on a board of the given size. */
export function layOut(size: Size, table: Table): Layout {
  const piles = Object.keys(table.piles);
  const grid = gridOf(size, pilesOf(table.piles, "column").length);
  const foundations = pilesOf(table.piles, "foundation").length;
  const bottom = size.height - grid.top;
  const places = byPile(piles, (pile) => placeOf(pile, grid, foundations));
  const spots = byPile(piles, (pile) => spotsOf(pile, table, places[pile] as Box, bottom));
  return { card: grid.card, places, spots, caption: captionOf(grid), bottom: size.height };
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
