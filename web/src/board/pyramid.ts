import type { PileName } from "../api/types";
import { cardsOf, numberOf, type Piles } from "./piles";

/** Rows of a pyramid, from its top: row n has n places. */
export const rows = 7;

/** A place of the pyramid: its row from the top and its place in that row, both from 1. */
export interface Place {
  readonly row: number;
  readonly place: number;
}

const placesAbove = (row: number): number => (row * (row - 1)) / 2;

/** The place of a pile `p1` … `p28`. */
export function placeOf(pile: PileName): Place {
  const number = numberOf(pile);
  const row = Math.ceil((Math.sqrt(8 * number + 1) - 1) / 2);
  return { row, place: number - placesAbove(row) };
}

/** The pile at a place, if there is such a place. */
export const pileAt = ({ row, place }: Place): PileName | null =>
  row >= 1 && row <= rows && place >= 1 && place <= row ? `p${placesAbove(row) + place}` : null;

/** The places whose cards lie on the card of a place. */
export function coversOf(piles: Piles, pile: PileName): PileName[] {
  const { row, place } = placeOf(pile);
  const below = [place, place + 1].map((place) => pileAt({ row: row + 1, place }));
  return below.filter((one) => one !== null && cardsOf(piles, one).length > 0) as PileName[];
}

export const isCovered = (piles: Piles, pile: PileName): boolean =>
  coversOf(piles, pile).length > 0;
