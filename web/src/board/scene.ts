import type { CardText, PileName } from "../api/types";
import { carried } from "./drag";
import type { Point } from "./geometry";
import { liftAt, type Lift } from "./lifts";
import type { Seat } from "./match";
import { cardsOf, numberOf, roleOf } from "./piles";
import { playable } from "./playable";
import { found } from "./seek";
import { lifted, sourcesOf, type BoardState } from "./state";
import type { Hit } from "./target";

/** A card as it is to be drawn. */
export interface Actor {
  readonly id: number;
  readonly card: CardText;
  readonly at: Point;
  readonly level: number;
  readonly isHeld: boolean;
  readonly isSelected: boolean;
  readonly isHovered: boolean;
  /** Covered by others at the same place, so that it need not be painted. */
  readonly isBuried: boolean;
  /** Less to be seen than those that are laid out to be read, or that were sought and found. */
  readonly isDim: boolean;
  readonly isFound: boolean;
  /** Marked as one that may be moved. */
  readonly isPlayable: boolean;
}

// Two cards under the top one are painted: they are seen while those above travel.
const painted = 3;
const heldLevel = 2000;
const shownLevel = 1200;

const contains = (state: BoardState, lift: Lift | null, { pile, index }: Seat): boolean => {
  if (!lift || !sourcesOf(state.table, lift).includes(pile)) return false;
  return lift.pile === "f" ? index === topIndex(state, pile) : index >= lift.index;
};

const topIndex = (state: BoardState, pile: string) => cardsOf(state.table.piles, pile).length - 1;

/** Whether a card is laid out to be read. */
const isShown = ({ table }: BoardState, { pile }: Seat): boolean =>
  table.isOrderShown && ["stock", "waste"].includes(roleOf(pile));

function isBuried(state: BoardState, { pile, index }: Seat): boolean {
  if (state.table.isOrderShown) return false;
  if (roleOf(pile) === "column") return false;
  const shown = roleOf(pile) === "waste" ? Math.max(painted, state.table.fan + 1) : painted;
  return index <= topIndex(state, pile) - shown;
}

/** Piles that may overlap lie each over the ones before it. */
function baseLevel(pile: PileName): number {
  switch (roleOf(pile)) {
    case "foundation":
      return numberOf(pile) * 20;
    case "pyramid":
      return numberOf(pile);
    default:
      return 1;
  }
}

function levelOf(state: BoardState, seat: Seat): number {
  if (!isShown(state, seat)) return baseLevel(seat.pile) + seat.index;
  const place = roleOf(seat.pile) === "stock" ? -seat.index : seat.index;
  return shownLevel + place;
}

function placed(state: BoardState, seat: Seat, isHeld: boolean): Pick<Actor, "at" | "level"> {
  const spot = state.layout.spots[seat.pile]?.[seat.index] ?? { x: 0, y: 0 };
  const level = levelOf(state, seat);
  if (!isHeld || !state.press) return { at: spot, level };
  const by = carried(state.press);
  return { at: { x: spot.x + by.x, y: spot.y + by.y }, level: level + heldLevel };
}

function hovered({ hover, table }: BoardState): Lift | null {
  if (table.isOrderShown) return null;
  return hover && liftAt(table, hover.pile, hover.index);
}

const keyOf = ({ pile, index }: Hit): string => `${pile} ${index}`;

/** The cards that were sought and found; on a foundation its top card stands for those below. */
function foundIn(state: BoardState): Set<string> {
  const hits = state.sought ? found(state.table, state.sought) : [];
  const shown = hits.map(({ pile, index }) =>
    keyOf({ pile, index: roleOf(pile) === "foundation" ? topIndex(state, pile) : index }),
  );
  return new Set(shown);
}

function playableIn({ isPlayableShown, legal, table }: BoardState): Set<string> {
  return new Set(isPlayableShown ? playable(legal, table.piles).map(keyOf) : []);
}

/** Every card with its place and what is to be seen of it. */
export function sceneOf(state: BoardState): Actor[] {
  const hand = lifted(state);
  const isDragged = state.press?.isHeld ?? false;
  const hover = hovered(state);
  const [sought, free] = [foundIn(state), playableIn(state)];
  return state.seats.map((seat) => {
    const isInHand = contains(state, hand, seat);
    const isFound = sought.has(keyOf(seat));
    return {
      id: seat.id,
      card: seat.card,
      ...placed(state, seat, isInHand && isDragged),
      isHeld: isInHand && isDragged,
      isSelected: isInHand && !isDragged,
      isHovered: contains(state, hover, seat),
      isBuried: isBuried(state, seat),
      isDim: sought.size > 0 ? !isFound : state.table.isOrderShown && !isShown(state, seat),
      isFound,
      isPlayable: free.has(keyOf(seat)) && !isInHand,
    };
  });
}
