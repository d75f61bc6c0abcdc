import type { Control } from "./control";
import { keyPressed } from "./keys";
import { withCursor } from "./play";
import { tap } from "./tap";
import type { Hit } from "./target";

/** The card or pile that an element of the page stands for. */
function meantBy(target: EventTarget | null): Hit | null {
  const { pile, index } = (target as HTMLElement).dataset;
  return pile ? { pile, index: Number(index) } : null;
}

/** Letters play wherever the focus is, save in a field or a sheet; other keys belong to its place. */
function isOurs(root: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const place = target as Element;
  if (place === document.body || root.contains(place)) return true;
  return /^[a-z0-9]$/i.test(key) && !place.closest("input, select, textarea, dialog");
}

function keyDown(root: HTMLElement, control: Control, event: KeyboardEvent): void {
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  if (isChord || !isOurs(root, event) || event.defaultPrevented || !control.state().game) return;
  const turn = keyPressed(control.state(), event.key);
  if (!turn) return;
  event.preventDefault();
  control.hurry();
  control.take(turn);
  control.focus();
}

/** Clicks that no pointer made: those of a screen reader. */
function click(control: Control, event: MouseEvent): void {
  const hit = meantBy(event.target);
  if (hit && event.detail === 0) control.take(tap(control.state(), hit));
}

function focusIn(control: Control, event: FocusEvent): void {
  const hit = meantBy(event.target);
  const state = control.state();
  if (!hit) return;
  const moved = withCursor(state, hit);
  const isSame =
    moved.cursor.pile === state.cursor.pile && moved.cursor.index === state.cursor.index;
  if (!isSame) control.update(moved);
}

/** Lets keys, and whatever works like keys, play on a board until the signal comes. */
export function listenToKeys(root: HTMLElement, control: Control, signal: AbortSignal): void {
  document.addEventListener("keydown", (event) => keyDown(root, control, event), { signal });
  root.addEventListener("click", (event) => click(control, event), { signal });
  root.addEventListener("focusin", (event) => focusIn(control, event), { signal });
}
