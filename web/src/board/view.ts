import type { GameState } from "../api/types";
import { ripple, travelTime } from "./animation";
import { element, setAttribute } from "./dom";
import { createFurniture, drawFurniture } from "./furniture";
import type { Point } from "./geometry";
import { createHandles, drawHandles, focusHandle } from "./handles";
import { createStage, gather, hurry, jump, paced, paint, type Motion, type Stage } from "./paint";
import { sceneOf } from "./scene";
import type { BoardState } from "./state";
import type { Words } from "./words";

/** The board in the page. */
export interface View {
  readonly draw: (state: BoardState, how: Motion) => void;
  /** Draws the cards only, for when nothing else can have changed. */
  readonly drawCards: (state: BoardState, how: Motion) => void;
  /** Deals the cards out of the stock. */
  readonly deal: (state: BoardState) => void;
  /** Ends all journeys at once. */
  readonly hurry: () => void;
  readonly focus: (state: BoardState) => void;
  readonly destroy: () => void;
}

/** Cards go where they belong at a walking pace. */
export const travel: Motion = { time: travelTime, isSeen: true };

function addLayers(root: HTMLElement): [HTMLElement, HTMLElement, HTMLElement] {
  const [under, cards, over] = [
    element("div", "furniture"),
    element("div", "cards"),
    element("div", "handles"),
  ];
  for (const pictures of [under, cards]) pictures.setAttribute("aria-hidden", "true");
  root.append(under, cards, over);
  return [under, cards, over];
}

function nameBoard(root: HTMLElement, { layout }: BoardState, words: Words): void {
  root.style.setProperty("--card-width", `${layout.card.width}px`);
  root.style.setProperty("--card-height", `${layout.card.height}px`);
  setAttribute(root, "aria-label", words("board-label"));
}

/** Where cards are dealt from: the stock, or from above the table where there is none. */
const dealer = ({ layout: { places, card }, size }: BoardState): Point =>
  places.s ?? { x: (size.width - card.width) / 2, y: -card.height };

function gatherAtDealer(stage: Stage, state: BoardState): Motion {
  const from = dealer(state);
  const actors = sceneOf(state);
  gather(stage, actors, from);
  return { ...travel, delays: ripple(actors, from) };
}

/** Makes the page's part of a board; it asks for the pace before anything moves. */
export function createView(root: HTMLElement, words: Words, pace: () => number): View {
  const [under, cards, over] = addLayers(root);
  const furniture = createFurniture(under);
  const stage = createStage(cards);
  const handles = createHandles(over);
  root.classList.add("board");
  // Keys are for the table and not for a screen reader that reads pages with them.
  root.setAttribute("role", "application");

  const drawCards = (state: BoardState, how: Motion) =>
    paint(stage, sceneOf(state), paced(how, pace()));

  function draw(state: BoardState, how: Motion): void {
    nameBoard(root, state, words);
    root.style.setProperty("--pace", `${pace()}`);
    drawFurniture(furniture, state, words);
    drawCards(state, how);
    drawHandles(handles, state, words);
  }

  return {
    draw,
    drawCards,
    deal: (state) => draw(state, pace() === 0 ? jump : gatherAtDealer(stage, state)),
    hurry: () => hurry(stage),
    focus: (state) => focusHandle(handles, state),
    destroy() {
      window.clearTimeout(stage.settling);
      root.replaceChildren();
    },
  };
}

/** How a state from the server is to be shown. */
export type Showing = "animate" | "jump";

/** Whether a state is to be dealt out card by card. */
export const isDealt = (before: GameState | null, after: GameState, how: Showing): boolean =>
  how === "animate" &&
  after.last?.kind === "deal" &&
  (before?.id !== after.id || before.ply !== after.ply);
