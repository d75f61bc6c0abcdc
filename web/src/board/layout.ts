import type { PileName } from "../api/types";
import type { Box, Point, Size } from "./geometry";
import { lowPlan } from "./low";
import { orderSpots } from "./order";
import { cardsOf, pilesOf, roleOf } from "./piles";
import { fanStep, type Ground, type Plan } from "./plan";
import { plainLook, type Look } from "./look";
import { mirrored } from "./mirror";
import { spread } from "./spread";
import type { Table } from "./table";
import { tallPlan } from "./tall";

/** Where everything lies, in pixels from the top left corner of the board. */
export interface Layout {
  readonly card: Size;
  /** The place of each pile: where its bottom card lies, or would. */
  readonly places: Readonly<Record<PileName, Box>>;
  /** The top left corner of each card, pile by pile. */
  readonly spots: Readonly<Record<PileName, readonly Point[]>>;
  readonly caption: Box;
  readonly bottom: number;
  readonly side: Look["side"];
}

/** Boards lower than this, and wide, have the other piles beside the body. */
const lowHeight = 440;
const lowShape = 1.6;

const isLow = ({ width, height }: Size) => height < lowHeight && width > lowShape * height;

const planOf = (ground: Ground): Plan => (isLow(ground.size) ? lowPlan : tallPlan)(ground);

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** The fan opens to the right, so that each index is seen; at the right side it ends at its place. */
function fanned(place: Box, count: number, fan: number, side: Look["side"]): Point[] {
  const step = place.width * fanStep;
  const shown = Math.max(1, fan);
  const shift = (index: number) => Math.max(0, index - (count - shown));
  const from = side === "right" ? place.x - step * (Math.min(shown, count) - 1) : place.x;
  return Array.from({ length: count }, (_, i) =>
    rounded({ x: from + step * shift(i), y: place.y }),
  );
}

function spotsOf(
  pile: PileName,
  table: Table,
  place: Box,
  bottom: number,
  { side, print }: Look,
): Point[] {
  const cards = cardsOf(table.piles, pile);
  const room = Math.max(0, bottom - place.height - place.y);
  switch (roleOf(pile)) {
    case "waste":
      return fanned(place, cards.length, table.fan, side);
    case "column":
      return spread(cards, place.height, room, print).map((down) =>
        rounded({ x: place.x, y: place.y + down }),
      );
    default:
      return cards.map(() => ({ x: place.x, y: place.y }));
  }
}

const byPile = <T>(piles: readonly PileName[], make: (pile: PileName) => T): Record<PileName, T> =>
  Object.fromEntries(piles.map((pile) => [pile, make(pile)]));

/** The part of the board that the columns may take. */
function bodyOf(places: Layout["places"], bottom: number): Box {
  const boxes = Object.values(places);
  const columns = Object.keys(places).filter((pile) => roleOf(pile) === "column");
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...columns.map((pile) => places[pile]?.y ?? 0));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y, width: right - x, height: bottom - y };
}

/** Lays a table out on a board of the given size, as the player likes it. */
export function layOut(size: Size, table: Table, look: Look = plainLook): Layout {
  const { piles, scheme } = table;
  const names = Object.keys(piles);
  const count: Ground["count"] = (role) => pilesOf(piles, role).length;
  const plan = planOf({ size, scheme, count });
  const { card, margin, at, caption } = look.side === "right" ? mirrored(plan, names, size) : plan;
  const places = byPile(names, (pile): Box => ({ ...rounded(at(pile)), ...card }));
  const bottom = size.height - margin;
  const spots = byPile(names, (pile) => spotsOf(pile, table, places[pile] as Box, bottom, look));
  const order = table.isOrderShown ? orderSpots(table, bodyOf(places, bottom), card) : {};
  return {
    card,
    places,
    spots: { ...spots, ...order },
    caption,
    bottom: size.height,
    side: look.side,
  };
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
  const x = Math.min(place.x, layout.spots[pile]?.[0]?.x ?? place.x);
  return { x, y: place.y, width: top.x + top.width - x, height: top.y + top.height - place.y };
}
