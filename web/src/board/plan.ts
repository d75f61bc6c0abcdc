import type { PileName } from "../api/types";
import { clamp, type Box, type Point, type Size } from "./geometry";
import { numberOf, roleOf } from "./piles";

/** Where each pile has its place on a board, by its role and number. */
export interface Plan {
  readonly card: Size;
  readonly margin: number;
  readonly at: (pile: PileName) => Point;
  /** The line of text under the stock. */
  readonly caption: Box;
}

/** How much of a fanned waste card shows, in card widths. */
export const fanStep = 0.3;

const fanMost = 3;
const fanWidth = 1 + fanStep * (fanMost - 1);
const widest = 1100;
const heightToWidth = 7 / 5;
/** How many cards high a board is at least. */
const cardsInHeight = 4;
const cardsInLowHeight = 3.4;

/** Boards lower than this, and wide, have stock and foundations beside the columns. */
const lowHeight = 440;
const lowShape = 1.6;

const isLow = ({ width, height }: Size) => height < lowHeight && width > lowShape * height;

const marginOf = (width: number) => clamp(width * 0.015, 6, 24);

// In card widths: narrow screens give the room to the cards.
const gapOf = (width: number) => clamp(0.06 + (width - 360) / 6000, 0.06, 0.15);

const usableOf = (size: Size) =>
  Math.max(1, Math.min(size.width - 2 * marginOf(size.width), widest));

/** The largest card of which `across` go side by side and `up` one above the other. */
function cardOf(size: Size, across: number, up: number): Size {
  const byHeight = size.height / up / heightToWidth;
  const width = Math.max(1, Math.floor(Math.min(usableOf(size) / across, byHeight)));
  return { width, height: Math.round(width * heightToWidth) };
}

const captionHeight = (card: Size) => clamp(card.height * 0.16, 20, 30);

function captionUnder(stock: Point, card: Size, width: number): Box {
  return { x: stock.x, y: stock.y + card.height, width, height: captionHeight(card) };
}

/** Stock, waste and foundations in a row above the columns. */
function tallPlan(size: Size, columns: number, foundations: number): Plan {
  const gap = gapOf(usableOf(size));
  const across = columns + (columns - 1) * gap;
  const card = cardOf(size, across, cardsInHeight);
  const margin = marginOf(size.width);
  const pitch = card.width * (1 + gap);
  const left = (size.width - card.width * across) / 2;
  const last = left + pitch * (columns - 1);
  // Two decks leave the foundations too little room, so they overlap.
  const free = last - left - pitch - card.width * (fanWidth + gap);
  const step = Math.min(pitch, free / Math.max(1, foundations - 1));
  const columnTop = margin + card.height + captionHeight(card) + 2;
  const xOf: Record<string, (number: number) => number> = {
    stock: () => left,
    waste: () => left + pitch,
    foundation: (number) => last - step * (foundations - number),
    column: (number) => left + pitch * (number - 1),
  };
  const at = (pile: PileName): Point => ({
    x: xOf[roleOf(pile)]?.(numberOf(pile)) ?? left,
    y: roleOf(pile) === "column" ? columnTop : margin,
  });
  return { card, margin, at, caption: captionUnder(at("s"), card, pitch + card.width) };
}

/** Stock and waste to the left of the columns, foundations two by two to the right. */
function lowPlan(size: Size, columns: number, foundations: number): Plan {
  const gap = gapOf(usableOf(size));
  const across = fanWidth + columns + 2 + (columns + 4) * gap;
  const card = cardOf(size, across, cardsInLowHeight);
  const margin = marginOf(size.height);
  const pitch = card.width * (1 + gap);
  const left = (size.width - card.width * across) / 2;
  const first = left + card.width * (fanWidth + 2 * gap);
  const beside = first + pitch * columns + card.width * gap;
  const rows = Math.ceil(foundations / 2);
  const room = (size.height - 2 * margin - card.height) / Math.max(1, rows - 1);
  const step = Math.min(card.height + card.width * gap, room);
  const at = (pile: PileName): Point => {
    const place = numberOf(pile) - 1;
    switch (roleOf(pile)) {
      case "stock":
        return { x: left, y: margin };
      case "waste":
        return { x: left, y: margin + card.height + captionHeight(card) };
      case "foundation":
        return { x: beside + pitch * (place % 2), y: margin + step * Math.floor(place / 2) };
      case "column":
        return { x: first + pitch * place, y: margin };
    }
  };
  return { card, margin, at, caption: captionUnder(at("s"), card, card.width * fanWidth) };
}

/** The plan of a board of that size for so many columns and foundations. */
export const planOf = (size: Size, columns: number, foundations: number): Plan =>
  isLow(size) ? lowPlan(size, columns, foundations) : tallPlan(size, columns, foundations);
