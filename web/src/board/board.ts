import type { CardText, GameState, PileName } from "../api/types";
import { loadFaces } from "../cards/faces";
import "./board.css";
import type { Control } from "./control";
import type { Size } from "./geometry";
import { listenToKeys } from "./keyboard";
import type { Look } from "./look";
import { jump, type Motion } from "./paint";
import { picked, pointed } from "./pointed";
import { act, next, type Turn } from "./play";
import { listenToPointers } from "./pointers";
import type { Sought } from "./seek";
import { emptyBoard, isOnlyHand, withGame, withLook, withSize, type BoardState } from "./state";
import { createView, isDealt, travel, type Showing } from "./view";
import type { SendFirst, Taps } from "./ways";
import type { Words } from "./words";

export interface BoardCallbacks {
  /** A legal move was made, and is shown already. */
  move(text: string): void;
  /** A move was tried that is not legal; the server knows why. */
  refused(text: string): void;
  /** A card was sent that has nowhere to go. */
  stays(card: CardText): void;
  words: Words;
}

export interface BoardSettings {
  language: "sv" | "en";
  /** How long cards are on their way, as many times the usual; 0 for at once. */
  pace: number;
  taps: Taps;
  /** Where a card that is sent goes first. */
  sendFirst: SendFirst;
  look: Look;
  /** Cards to be pointed out, as far as they are seen. */
  sought: Sought | null;
  /** Whether cards that may be moved are marked. */
  isPlayableShown: boolean;
}

export interface Board {
  /** Shows what the server says; what changed travels there, unless it is to jump. */
  show(state: GameState, how?: Showing): void;
  settings(changes: Partial<BoardSettings>): void;
  /**
   * Calls when every move made before has been answered: at once if none is on its way. Moves made
   * after it wait in their turn for the state that it leads to.
   */
  after(call: () => void): void;
  /** Shows a legal move without making it: its cards in the hand, and where they go. */
  point(move: string): void;
  /** Shows the cards on top of a pile, and not where they go. */
  pick(pile: PileName, count: number): void;
  /** The pile where the keyboard is. */
  here(): PileName;
  /** Puts the keyboard on the board. */
  focus(): void;
  destroy(): void;
}

const secondTry = 2000;

const sizeOf = (root: HTMLElement): Size => ({
  width: root.clientWidth,
  height: root.clientHeight,
});

/** Fetches the faces of a language, again and again while it is wanted: they are the game. */
function dress(language: BoardSettings["language"], isWanted: () => boolean): void {
  const again = () => isWanted() && dress(language, isWanted);
  loadFaces(language).catch(() => window.setTimeout(again, secondTry));
}

/**
 * Makes a board in `root`, which it fills. It knows no rules: what may move where comes with each
 * state from the server.
 */
export function createBoard(root: HTMLElement, callbacks: BoardCallbacks): Board {
  const listening = new AbortController();
  let state = emptyBoard(sizeOf(root));
  let spoken: BoardSettings["language"] | undefined;
  let pace = 0;
  const view = createView(root, callbacks.words, () => pace);

  function update(changed: BoardState, how: Motion = travel): void {
    if (changed === state) return;
    const draw = isOnlyHand(state, changed) ? view.drawCards : view.draw;
    state = changed;
    draw(state, how);
  }

  function take(turn: Turn, how?: Motion): void {
    update(turn.state, how);
    if (turn.move) callbacks.move(turn.move);
    if (turn.refused) callbacks.refused(turn.refused);
    if (turn.stays) callbacks.stays(turn.stays);
    turn.call?.();
  }

  function show(game: GameState, how: Showing = "animate"): void {
    const isNew = isDealt(state.game, game, how);
    state = withGame(state, game);
    if (isNew) view.deal(state);
    else view.draw(state, how === "jump" ? jump : travel);
    take(next(state));
  }

  function speak(language: BoardSettings["language"]): void {
    spoken = language;
    dress(language, () => spoken === language && !listening.signal.aborted);
  }

  const focus = () => view.focus(state);
  const control: Control = { state: () => state, update, take, hurry: view.hurry, focus };
  listenToPointers(root, control, listening.signal);
  listenToKeys(root, control, listening.signal);
  const sizes = new ResizeObserver(() => update(withSize(state, sizeOf(root)), jump));
  sizes.observe(root);

  return {
    show,
    settings({ language, pace: wanted, look, ...changes }) {
      state = { ...state, ...changes };
      if (look) state = withLook(state, look);
      if (wanted !== undefined) pace = wanted;
      if (language) speak(language);
      view.draw(state, jump);
    },
    after(call) {
      if (state.game) take(act(state, { kind: "call", call }));
      else call();
    },
    point: (move) => update(pointed(state, move)),
    pick: (pile, count) => update(picked(state, pile, count)),
    here: () => state.cursor.pile,
    focus,
    destroy() {
      listening.abort();
      sizes.disconnect();
      view.destroy();
    },
  };
}
