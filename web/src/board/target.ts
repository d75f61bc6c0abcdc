import type { PileName } from "../api/types";
import { contains, overlap, type Box, type Point } from "./geometry";
import { pileBox, type Layout } from "./layout";
import { roleOf } from "./piles";

/** What lies under a point: a card of a pile, or with index −1 the pile but none of its cards. */
export interface Hit {
  readonly pile: PileName;
  readonly index: number;
}

/** The line under the stock. */
const captionHit: Hit = { pile: "s", index: -1 };

function cardAt(layout: Layout, pile: PileName, point: Point): number {
  const spots = layout.spots[pile] ?? [];
  return spots.findLastIndex((spot) => contains({ ...spot, ...layout.card }, point));
}

// A column is touched as far down as the board goes, so that an old hand need not aim.
function ground(layout: Layout, pile: PileName): Box {
  const place = layout.places[pile] as Box;
  return roleOf(pile) === "column" ? { ...place, height: layout.bottom - place.y } : place;
}

/** The piles that a hand can aim at: of the pyramid only cards, for it has no empty places. */
const targets = ({ places, spots }: Layout): PileName[] =>
  Object.keys(places).filter((pile) => roleOf(pile) !== "pyramid" || spots[pile]?.length);

/** What lies under a point, the top card first. */
export function hitAt(layout: Layout, point: Point): Hit | null {
  const piles = targets(layout);
  const hits = piles.map((pile) => ({ pile, index: cardAt(layout, pile, point) }));
  const card = hits.findLast((hit) => hit.index >= 0);
  const place = hits.findLast((hit) => contains(ground(layout, hit.pile), point));
  return card ?? place ?? (contains(layout.caption, point) ? captionHit : null);
}

/** A card must cover a pile by this part of itself to be put there. */
const least = 0.05;

/** The piles that a card at `box` covers, the one it covers most first. */
export function covered(layout: Layout, box: Box): PileName[] {
  const floor = least * box.width * box.height;
  return targets(layout)
    .map((pile) => ({ pile, area: overlap(box, pileBox(layout, pile)) }))
    .filter(({ area }) => area > floor)
    .sort((a, b) => b.area - a.area)
    .map(({ pile }) => pile);
}
