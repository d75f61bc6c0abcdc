import type { GameState, PileName } from "../api/types";
import { element, keep, setAttribute, setBox } from "./dom";
import { againMark, stopMark, suitMark } from "./marks";
import { cardsOf, readingOrder, roleOf, suitOfFoundation } from "./piles";
import type { BoardState } from "./state";
import { isPresent } from "./table";
import { stockText, type Words } from "./words";

/** What lies under the cards: the places of the piles with their marks, and the stock's caption. */
export interface Furniture {
  readonly layer: HTMLElement;
  readonly places: Map<PileName, HTMLElement>;
  readonly caption: HTMLElement;
}

export function createFurniture(layer: HTMLElement): Furniture {
  const caption = element("div", "caption");
  layer.append(caption);
  return { layer, places: new Map(), caption };
}

/** What an empty place shows, and what it is remembered by. */
interface Mark {
  readonly key: string;
  readonly make: () => Node | string;
}

const none: Mark = { key: "", make: () => "" };

/** What a row game shows on its stock when no row is left, and others when no pass is. */
const stopped: Mark = { key: "stop", make: stopMark };

const canRecycle = ({ legal, flight, table }: BoardState): boolean =>
  legal.some((move) => move.to === "s") ||
  (flight !== null && cardsOf(table.piles, "w").length > 0);

function stockMark(state: BoardState, { pass, passes }: GameState): Mark {
  if (cardsOf(state.table.piles, "s").length > 0) return none;
  const isSpent = state.table.scheme.stock === "row" || (passes !== null && pass >= passes);
  if (isSpent) return stopped;
  return canRecycle(state) ? { key: "again", make: againMark } : none;
}

/** A foundation waits for a suit, save where any complete run goes to the next one that is free. */
function foundationMark({ table }: BoardState, pile: PileName): Mark {
  const suit = suitOfFoundation(pile);
  return table.scheme.homeRun > 0 ? none : { key: suit, make: () => suitMark(suit) };
}

/** The only card that may lie in an empty column, where there is only one. */
function columnMark({ options }: GameState, words: Words): Mark {
  const rank = options.empty_column ?? "";
  const mark = ["king", "ace"].includes(rank) ? words(`board-mark-${rank}`) : "";
  return { key: mark, make: () => mark };
}

function markOf(state: BoardState, game: GameState, words: Words, pile: PileName): Mark {
  switch (roleOf(pile)) {
    case "stock":
      return stockMark(state, game);
    case "foundation":
      return foundationMark(state, pile);
    case "column":
      return columnMark(game, words);
    default:
      return none;
  }
}

function addPlace(layer: HTMLElement, pile: PileName): HTMLElement {
  const place = element("div", `place ${roleOf(pile)}`);
  layer.append(place);
  return place;
}

function drawPlace(
  place: HTMLElement,
  state: BoardState,
  game: GameState,
  words: Words,
  pile: PileName,
): void {
  setBox(place, state.layout.places[pile] ?? { x: 0, y: 0, width: 0, height: 0 });
  place.hidden = !isPresent(state.table, pile);
  const mark = markOf(state, game, words, pile);
  if (place.dataset.mark === mark.key) return;
  setAttribute(place, "data-mark", mark.key);
  place.replaceChildren(mark.make());
}

function drawCaption({ caption }: Furniture, state: BoardState, game: GameState, words: Words) {
  setBox(caption, state.layout.caption);
  caption.classList.toggle("mirrored", state.layout.side === "right");
  const text = stockText(words, state.table, game);
  if (caption.textContent !== text) caption.textContent = text;
}

/** Draws what lies under the cards. */
export function drawFurniture(furniture: Furniture, state: BoardState, words: Words): void {
  const { game, table } = state;
  if (!game) return;
  const piles = readingOrder(table.piles);
  const gone = keep(furniture.places, piles, (pile) => addPlace(furniture.layer, pile));
  for (const place of gone) place.remove();
  for (const pile of piles) {
    drawPlace(furniture.places.get(pile) as HTMLElement, state, game, words, pile);
  }
  drawCaption(furniture, state, game, words);
}
