import type { GameState, PileName } from "../api/types";
import { element, keep, setAttribute, setBox } from "./dom";
import { againMark, stopMark, suitMark } from "./marks";
import { cardsOf, readingOrder, roleOf, suitOfFoundation } from "./piles";
import type { BoardState } from "./state";
import { passText, type Words } from "./words";

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

const canRecycle = ({ legal, isWaiting, table }: BoardState): boolean =>
  legal.some((move) => move.to === "s") || (isWaiting && cardsOf(table.piles, "w").length > 0);

function stockMark(state: BoardState, { pass, passes }: GameState): Mark {
  if (cardsOf(state.table.piles, "s").length > 0) return none;
  if (passes !== null && pass >= passes) return { key: "stop", make: stopMark };
  return canRecycle(state) ? { key: "again", make: againMark } : none;
}

function markOf(state: BoardState, game: GameState, words: Words, pile: PileName): Mark {
  switch (roleOf(pile)) {
    case "stock":
      return stockMark(state, game);
    case "waste":
      return none;
    case "foundation": {
      const suit = suitOfFoundation(pile);
      return { key: suit, make: () => suitMark(suit) };
    }
    case "column": {
      const king = game.options.empty_column === "king" ? words("board-mark-king") : "";
      return { key: king, make: () => king };
    }
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
  const mark = markOf(state, game, words, pile);
  if (place.dataset.mark === mark.key) return;
  setAttribute(place, "data-mark", mark.key);
  place.replaceChildren(mark.make());
}

function drawCaption({ caption }: Furniture, state: BoardState, game: GameState, words: Words) {
  setBox(caption, state.layout.caption);
  const count = cardsOf(state.table.piles, "s").length;
  const text = words("board-caption", { count, pass: passText(words, game) });
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
