import { distance, type Point } from "./geometry";
import type { Actor } from "./scene";

/** How long a card that may not stay where it was dropped takes to go back, in milliseconds. */
export const returnTime = 120;

const shortest = 120;
const longest = 180;
const dealTime = 560;

/** How long a card travels, in milliseconds: far ones a little longer. */
export const travelTime = (from: Point, to: Point): number =>
  Math.round(shortest + (longest - shortest) * Math.min(1, distance(from, to) / 600));

/**
 * When each card of a deal leaves the place `from`, in milliseconds, by id: row by row, as a hand deals
 * it, the last card in place in time.
 */
export function ripple(actors: readonly Actor[], from: Point): Map<number, number> {
  const dealt = actors
    .filter((actor) => distance(actor.at, from) > 0)
    .sort((a, b) => a.level - b.level || a.at.x - b.at.x);
  const step = Math.min(16, (dealTime - longest) / Math.max(1, dealt.length - 1));
  return new Map(dealt.map((actor, turn) => [actor.id, Math.round(turn * step)]));
}
