import type { CardText, PileName } from "../api/types";
import { isKnown, turnedUp } from "./cards";
import type { Piles } from "./piles";

/** A card as a thing that lasts: it keeps its id while it moves and turns. */
export interface Seat {
  readonly id: number;
  readonly pile: PileName;
  readonly index: number;
  readonly card: CardText;
}

type Place = Omit<Seat, "id">;

/** How far a card would travel, in any unit. */
export type Travel = (from: Seat, to: Place) => number;

interface Pair {
  readonly from: number;
  readonly to: number;
  readonly far: number;
}

const placesOf = (piles: Piles): Place[] =>
  Object.entries(piles).flatMap(([pile, cards]) =>
    cards.map((card, index) => ({ pile, index, card })),
  );

const isSamePlace = (a: Place, b: Place) => a.pile === b.pile && a.index === b.index;

const isSameCard = (a: Place, b: Place) => isKnown(a.card) && turnedUp(a.card) === turnedUp(b.card);

/** Joins what may be joined, the nearest first, each seat and each place once. */
function join(
  seats: readonly Seat[],
  places: readonly Place[],
  ids: Map<Place, number>,
  mayJoin: (seat: Seat, place: Place) => boolean,
  travel: Travel,
): void {
  const taken = new Set(ids.values());
  const pairs: Pair[] = seats.flatMap((seat, from) =>
    places.flatMap((place, to) =>
      !taken.has(seat.id) && !ids.has(place) && mayJoin(seat, place)
        ? [{ from, to, far: isSamePlace(seat, place) ? -1 : travel(seat, place) }]
        : [],
    ),
  );
  for (const { from, to } of pairs.sort((a, b) => a.far - b.far)) {
    const [seat, place] = [seats[from] as Seat, places[to] as Place];
    if (taken.has(seat.id) || ids.has(place)) continue;
    taken.add(seat.id);
    ids.set(place, seat.id);
  }
}

/**
 * Finds each card of the table after a change among the seats before it: by name first, twins by
 * the shortest way, then what was or became hidden likewise. New cards get new ids.
 */
export function reseat(seats: readonly Seat[], piles: Piles, travel: Travel): Seat[] {
  const places = placesOf(piles);
  const ids = new Map<Place, number>();
  join(seats, places, ids, isSameCard, travel);
  join(seats, places, ids, isSamePlace, travel);
  join(seats, places, ids, (a, b) => !isKnown(a.card) || !isKnown(b.card), travel);
  let next = Math.max(-1, ...seats.map((seat) => seat.id)) + 1;
  return places.map((place) => ({ ...place, id: ids.get(place) ?? next++ }));
}
