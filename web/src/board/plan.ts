import type { PileName } from "../api/types";
import { clamp, type Box, type Point, type Size } from "./geometry";
import { numberOf, roleOf, type Role } from "./piles";
import { placeOf, rows } from "./pyramid";
import type { Scheme } from "./scheme";

/** Where each pile has its place on a board, by its role and number. */
export interface Plan {
  readonly card: Size;
  readonly margin: number;
  readonly at: (pile: PileName) => Point;
  /** The line of text under the stock. */
  readonly caption: Box;
}

/** What a plan is made for: a board, a game, and how many piles it has of each role. */
export interface Ground {
  readonly size: Size;
  readonly scheme: Scheme;
  readonly count: (role: Role) => number;
}

/** How much of a fanned waste card shows, in card widths. */
export const fanStep = 0.28;

const fanMost = 3;
/** How wide the waste is at most, in card widths. */
export const fanWidth = 1 + fanStep * (fanMost - 1);

const widest = 1100;
const heightToWidth = 7 / 5;

export const marginOf = (width: number) => Math.round(clamp(width * 0.015, 6, 24));

const usableOf = ({ width }: Size) => Math.max(1, Math.min(width - 2 * marginOf(width), widest));

/** The gap between columns in card widths: narrow screens give the room to the cards. */
export const gapOf = (size: Size) => clamp(0.06 + (usableOf(size) - 360) / 6000, 0.06, 0.15);

/** The largest card of which `across` go side by side and `up` one above the other. */
export function cardOf(size: Size, across: number, up: number): Size {
  const byHeight = size.height / up / heightToWidth;
  const width = Math.max(1, Math.floor(Math.min(usableOf(size) / across, byHeight)));
  return { width, height: Math.round(width * heightToWidth) };
}

/** How many cards the body is wide: its columns, or the lowest row of its pyramid. */
export const bodyWidth = ({ scheme, count }: Ground): number =>
  scheme.body === "pyramid" ? rows : count("column");

/** How high the line under the stock is; nothing without a stock. */
export const captionHeight = ({ scheme }: Ground, card: Size): number =>
  scheme.stock ? clamp(card.height * 0.16, 20, 30) : 0;

/** A pile's place in its row, from 0. */
export const placeInRow = (pile: PileName): number => Math.max(0, numberOf(pile) - 1);

const rowMost = 0.62;

/** Where the piles of the body lie, the first column or the pyramid's lowest corner at `from`. */
export function bodyAt(card: Size, pitch: number, from: Point, height: number) {
  const step = Math.min(rowMost * card.height, Math.max(0, height - card.height) / (rows - 1));
  return (pile: PileName): Point => {
    if (roleOf(pile) === "column") return { x: from.x + pitch * placeInRow(pile), y: from.y };
    const { row, place } = placeOf(pile);
    return { x: from.x + pitch * ((rows - row) / 2 + place - 1), y: from.y + step * (row - 1) };
  };
}
