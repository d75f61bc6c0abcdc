import type { GameState, PileName } from "../api/types";
import { element, keep, setAttribute, setBox } from "./dom";
import type { Box } from "./geometry";
import { topBox } from "./layout";
import { stockMove } from "./moves";
import { mayShowOrder, shownPart } from "./order";
import { cardsOf, readingOrder, roleOf } from "./piles";
import { coversOf } from "./pyramid";
import { goals, sourcesOf, type BoardState } from "./state";
import { isLaidOut, stopsOf } from "./stops";
import type { Table } from "./table";
import type { Hit } from "./target";
import { cardLabel, pileLabel, type Words } from "./words";

/**
 * What the keyboard and a screen reader take hold of: a group for each column with a button for
 * each card, and one button for each other pile. They lie over the cards, which are pictures only.
 */
export interface Handles {
  readonly layer: HTMLElement;
  readonly piles: Map<PileName, HTMLElement>;
  readonly frames: Map<PileName, HTMLElement>;
  readonly buttons: Map<string, HTMLButtonElement>;
  /** The line under the stock, where it opens the order of the stock. */
  readonly order: HTMLButtonElement;
}

function makeButton(): HTMLButtonElement {
  const button = element("button", "handle");
  button.type = "button";
  return button;
}

export function createHandles(layer: HTMLElement): Handles {
  const order = makeButton();
  setStop(order, { pile: "s", index: -1 });
  setAttribute(order, "tabindex", "-1");
  layer.append(order);
  return { layer, piles: new Map(), frames: new Map(), buttons: new Map(), order };
}

/** Says in the page which card or pile a button stands for. */
function setStop({ dataset }: HTMLElement, { pile, index }: Hit): void {
  dataset.pile = pile;
  dataset.index = `${index}`;
}

const isColumn = (pile: PileName) => roleOf(pile) === "column";

/** Whether each card of a pile has a handle of its own. */
const isSpread = (table: Table, pile: PileName) => isColumn(pile) || isLaidOut(table, pile);

const keyOf = (table: Table, { pile, index }: Hit): string =>
  isSpread(table, pile) ? `${pile}:${index}` : pile;

function addPile({ layer, frames }: Handles, pile: PileName): HTMLElement {
  const group = element("div", "pile");
  const frame = element("div", "frame");
  frames.set(pile, frame);
  group.append(frame);
  layer.append(group);
  return group;
}

function addButton({ piles }: Handles, key: string): HTMLButtonElement {
  const button = makeButton();
  piles.get(key.split(":")[0] as PileName)?.append(button);
  return button;
}

/** Where the card begins that covers another from below, if there is one. */
function coveredFrom({ layout, table }: BoardState, { pile, index }: Hit): number | undefined {
  if (isColumn(pile)) return layout.spots[pile]?.[index + 1]?.y;
  if (roleOf(pile) !== "pyramid") return undefined;
  return layout.places[coversOf(table.piles, pile)[0] ?? ""]?.y;
}

/** The part of a card that is seen: down to where the next one covers it. */
function seen(state: BoardState, hit: Hit): Box {
  const { layout } = state;
  const spot = layout.spots[hit.pile]?.[hit.index];
  if (!spot) return topBox(layout, hit.pile);
  const end = coveredFrom(state, hit) ?? spot.y + layout.card.height;
  const part = isLaidOut(state.table, hit.pile) ? shownPart : 1;
  return { ...spot, width: layout.card.width * part, height: end - spot.y };
}

function labelOf(state: BoardState, game: GameState, words: Words, stop: Hit): string {
  const { pile, index } = stop;
  return isSpread(state.table, pile) && index >= 0
    ? cardLabel(words, state.table, pile, index)
    : pileText(state, game, words, pile);
}

function pileText(state: BoardState, game: GameState, words: Words, pile: PileName): string {
  const label = pileLabel(words, state.table, game, pile);
  return goals(state).includes(pile) ? words("board-fits", { pile: label }) : label;
}

function isPicked({ selection, table }: BoardState, { pile, index }: Hit): boolean {
  if (!selection || !sourcesOf(table, selection).includes(pile)) return false;
  return !isColumn(pile) || selection.index === index;
}

const isSame = (table: Table, a: Hit, b: Hit) => keyOf(table, a) === keyOf(table, b);

function drawButton(
  button: HTMLButtonElement,
  state: BoardState,
  game: GameState,
  words: Words,
  stop: Hit,
): void {
  setBox(button, seen(state, stop));
  setAttribute(button, "aria-label", labelOf(state, game, words, stop));
  setAttribute(button, "tabindex", isSame(state.table, stop, state.cursor) ? "0" : "-1");
  setStop(button, stop);
  if (isPicked(state, stop)) setAttribute(button, "aria-pressed", "true");
  else button.removeAttribute("aria-pressed");
}

const isStockPlayable = ({ isPlayableShown, legal, table }: BoardState, pile: PileName): boolean =>
  isPlayableShown && pile === "s" && stockMove(legal, table.piles) !== undefined;

function drawPile(
  handles: Handles,
  state: BoardState,
  game: GameState,
  words: Words,
  pile: PileName,
): void {
  const group = handles.piles.get(pile) as HTMLElement;
  const isGroup = isColumn(pile) && cardsOf(state.table.piles, pile).length > 0;
  setAttribute(group, "role", isGroup ? "group" : "presentation");
  if (isGroup) setAttribute(group, "aria-label", pileText(state, game, words, pile));
  else group.removeAttribute("aria-label");
  const frame = handles.frames.get(pile) as HTMLElement;
  setBox(frame, topBox(state.layout, pile));
  frame.classList.toggle("goal", goals(state).includes(pile));
  frame.classList.toggle("marked", state.marked.includes(pile));
  frame.classList.toggle("playable", isStockPlayable(state, pile));
}

function drawOrderButton({ order }: Handles, { table, layout }: BoardState, words: Words): void {
  order.hidden = table.isOrderShown || !mayShowOrder(table);
  setBox(order, layout.caption);
  setAttribute(order, "aria-label", words("board-key-order"));
}

/** Draws the handles; the focus stays on the board if it was there. */
export function drawHandles(handles: Handles, state: BoardState, words: Words): void {
  const { game, table } = state;
  if (!game) return;
  const hasFocus = handles.layer.contains(document.activeElement);
  const piles = readingOrder(table.piles);
  const stops = piles.flatMap((pile) => stopsOf(table, pile).map((index) => ({ pile, index })));
  const gonePiles = keep(handles.piles, piles, (pile) => addPile(handles, pile));
  const keys = stops.map((stop) => keyOf(table, stop));
  const goneButtons = keep(handles.buttons, keys, (key) => addButton(handles, key));
  for (const pile of piles) drawPile(handles, state, game, words, pile);
  for (const stop of stops) {
    drawButton(
      handles.buttons.get(keyOf(table, stop)) as HTMLButtonElement,
      state,
      game,
      words,
      stop,
    );
  }
  drawOrderButton(handles, state, words);
  if (hasFocus) focusHandle(handles, state);
  for (const gone of [...goneButtons, ...gonePiles]) gone.remove();
}

/** Puts the focus where the cursor is. */
export function focusHandle(handles: Handles, state: BoardState): void {
  const button = handles.buttons.get(keyOf(state.table, state.cursor));
  if (button !== document.activeElement) button?.focus({ preventScroll: true });
}
