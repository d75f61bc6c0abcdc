import { returnTime } from "./animation";
import type { Control } from "./control";
import { cancel, drag, press, release } from "./drag";
import type { Point } from "./geometry";
import type { Motion } from "./paint";
import { hitAt } from "./target";

/** How far a hand may tremble, in pixels. */
const reaches: Record<string, number> = { mouse: 4, pen: 6, touch: 10 };

const goBack: Motion = { time: () => returnTime, isSeen: true };

function pointIn(root: HTMLElement, event: MouseEvent): Point {
  const { left, top } = root.getBoundingClientRect();
  return { x: event.clientX - left - root.clientLeft, y: event.clientY - top - root.clientTop };
}

function down(root: HTMLElement, control: Control, event: PointerEvent): void {
  control.hurry();
  if (event.button !== 0) return;
  const before = control.state();
  const reach = reaches[event.pointerType] ?? 6;
  const pressed = press(before, event.pointerId, pointIn(root, event), reach);
  if (pressed !== before) root.setPointerCapture(event.pointerId);
  control.update(pressed);
}

function hover(root: HTMLElement, control: Control, event: PointerEvent): void {
  const state = control.state();
  const hit = hitAt(state.layout, pointIn(root, event));
  const isSame = hit?.pile === state.hover?.pile && hit?.index === state.hover?.index;
  if (!isSame) control.update({ ...state, hover: hit });
}

function move(root: HTMLElement, control: Control, event: PointerEvent): void {
  const state = control.state();
  if (state.press) control.update(drag(state, event.pointerId, pointIn(root, event)));
  else if (event.pointerType === "mouse") hover(root, control, event);
}

function up(root: HTMLElement, control: Control, event: PointerEvent): void {
  const state = control.state();
  const turn = release(drag(state, event.pointerId, pointIn(root, event)), event.pointerId);
  const isReturn = state.press?.isHeld && !turn.move;
  control.take(turn, isReturn ? goBack : undefined);
}

function letGo(control: Control, pointer?: number): void {
  const state = control.state();
  const isMeant = pointer === undefined || state.press?.pointer === pointer;
  if (state.press && isMeant) control.update(cancel(state), goBack);
}

/** Lets mouse, pen and finger play on a board until the signal comes. */
export function listenToPointers(root: HTMLElement, control: Control, signal: AbortSignal): void {
  const on = (type: string, heard: (event: PointerEvent) => void) =>
    root.addEventListener(type, heard as EventListener, { signal });
  on("pointerdown", (event) => down(root, control, event));
  on("pointermove", (event) => move(root, control, event));
  on("pointerup", (event) => up(root, control, event));
  on("pointercancel", (event) => letGo(control, event.pointerId));
  on("lostpointercapture", (event) => letGo(control, event.pointerId));
  on("pointerleave", () => control.update({ ...control.state(), hover: null }));
  // A long touch would open a menu and lose the card.
  on("contextmenu", (event) => control.state().press && event.preventDefault());
  window.addEventListener("blur", () => letGo(control), { signal });
}
