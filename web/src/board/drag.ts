import { columnMeant } from "./compressed";
import { distance, type Box, type Point } from "./geometry";
import { liftAt } from "./lifts";
import { act, withCursor, type Turn } from "./play";
import type { BoardState, Press } from "./state";
import { tapByHand } from "./tap";
import { covered, hitAt } from "./target";

/** A pointer comes down. A second one is not heeded while the first holds on. */
export function press(state: BoardState, pointer: number, at: Point, reach: number): BoardState {
  if (state.press) return state;
  const hit = hitAt(state.layout, at);
  const mayLift = hit && !state.table.isOrderShown;
  const lift = mayLift ? liftAt(state.table, hit.pile, hit.index) : null;
  return {
    ...state,
    hover: null,
    press: { pointer, start: at, at, reach, hit, lift, isHeld: false },
  };
}

const isDragging = (press: Press, at: Point) =>
  press.isHeld || (press.lift !== null && distance(press.start, at) > press.reach);

/** The pointer moves, and holds the cards under it once it has left its first place. */
export function drag(state: BoardState, pointer: number, at: Point): BoardState {
  if (state.press?.pointer !== pointer) return state;
  const isHeld = isDragging(state.press, at);
  const selection = isHeld ? null : state.selection;
  return { ...state, selection, press: { ...state.press, at, isHeld } };
}

/** How far the cards in the hand are from where they lay. */
export const carried = ({ start, at }: Press): Point => ({ x: at.x - start.x, y: at.y - start.y });

function heldBox(state: BoardState, press: Press): Box {
  const spot = state.layout.spots[press.lift?.pile ?? ""]?.[press.lift?.index ?? 0] ?? press.start;
  const by = carried(press);
  return { x: spot.x + by.x, y: spot.y + by.y, ...state.layout.card };
}

function drop(state: BoardState, press: Press): Turn {
  const lift = press.lift;
  if (!lift) return { state };
  const to = covered(state.layout, heldBox(state, press));
  return act(withCursor(state, lift), { kind: "place", lift, to });
}

function tapped(state: BoardState, press: Press): Turn {
  const isSamePile = hitAt(state.layout, press.at)?.pile === press.hit?.pile;
  if (!isSamePile) return { state };
  const column = columnMeant(state, press.hit);
  return column ? tapByHand(state, column, column) : tapByHand(state, press.hit);
}

/** The pointer comes up: a drop if it held cards, else a tap. */
export function release(state: BoardState, pointer: number): Turn {
  const { press } = state;
  if (press?.pointer !== pointer) return { state };
  const open = { ...state, press: null };
  return press.isHeld ? drop(open, press) : tapped(open, press);
}

/** The pointer is lost: what it held goes back. */
export const cancel = (state: BoardState): BoardState => ({ ...state, press: null });
