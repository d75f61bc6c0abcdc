import type { GameState } from "../api/types";
import { loadFaces } from "../cards/faces";
import { isNewDeal, returnTime, ripple, travelTime } from "./animation";
import "./board.css";
import { element, setAttribute } from "./dom";
import { cancel, drag, press, release } from "./drag";
import { createFurniture, drawFurniture } from "./furniture";
import type { Point, Size } from "./geometry";
import { createHandles, drawHandles, focusHandle } from "./handles";
import { keyPressed } from "./keys";
import { createStage, gather, hurry, jump, paint, type Motion } from "./paint";
import { next, tap, withCursor, type Turn } from "./play";
import { sceneOf } from "./scene";
import { emptyBoard, isOnlyHand, withGame, withSize, type BoardState } from "./state";
import { hitAt, type Hit } from "./target";
import type { Words } from "./words";

export interface BoardCallbacks {
  /** A legal move was made, and is shown already. */
  move(text: string): void;
  /** A move was tried that is not legal; the server knows why. */
  refused(text: string): void;
  words: Words;
}

export interface BoardSettings {
  language: "sv" | "en";
  motion: "full" | "reduced";
}

export interface Board {
  /** Shows what the server says; what changed travels there, unless it is to jump. */
  show(state: GameState, how?: "animate" | "jump"): void;
  settings(changes: Partial<BoardSettings>): void;
  /** Puts the keyboard on the board. */
  focus(): void;
  destroy(): void;
}

const travel: Motion = { time: travelTime, isSeen: true };
const goBack: Motion = { time: () => returnTime, isSeen: true };

/** How far a hand may tremble, in pixels. */
const reaches: Record<string, number> = { mouse: 4, pen: 6, touch: 10 };

const lessMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function layers(root: HTMLElement) {
  const [under, cards, over] = ["furniture", "cards", "handles"].map((name) =>
    element("div", name),
  );
  for (const layer of [under, cards]) layer?.setAttribute("aria-hidden", "true");
  const made = [under, cards, over] as [HTMLElement, HTMLElement, HTMLElement];
  root.append(...made);
  return made;
}

const sizeOf = (root: HTMLElement): Size => ({
  width: root.clientWidth,
  height: root.clientHeight,
});

/**
 * Makes a board in `root`, which it fills. It knows no rules: what may move where comes with each
 * state from the server.
 */
export function createBoard(root: HTMLElement, callbacks: BoardCallbacks): Board {
  const { words } = callbacks;
  const [under, cards, over] = layers(root);
  const furniture = createFurniture(under);
  const stage = createStage(cards);
  const handles = createHandles(over);
  const listening = new AbortController();
  let state = emptyBoard(sizeOf(root));
  let motion: BoardSettings["motion"] = lessMotion() ? "reduced" : "full";
  /** Where the root is in the window while a pointer is down. */
  let origin: Point = { x: 0, y: 0 };

  root.classList.add("board");
  root.setAttribute("role", "group");

  const allowed = (wanted: Motion): Motion => (motion === "full" ? wanted : jump);

  function draw(how: Motion): void {
    root.style.setProperty("--card-width", `${state.layout.card.width}px`);
    root.style.setProperty("--card-height", `${state.layout.card.height}px`);
    setAttribute(root, "aria-label", words("board-label"));
    drawFurniture(furniture, state, words);
    paint(stage, sceneOf(state), allowed(how));
    drawHandles(handles, state, words);
  }

  function update(changed: BoardState, how: Motion): void {
    if (changed === state) return;
    const isQuick = isOnlyHand(state, changed);
    state = changed;
    if (isQuick) paint(stage, sceneOf(state), allowed(how));
    else draw(how);
  }

  function take(turn: Turn, how: Motion = travel): void {
    update(turn.state, how);
    if (turn.move) callbacks.move(turn.move);
    if (turn.refused) callbacks.refused(turn.refused);
  }

  function deal(): void {
    const stock = state.layout.places.s ?? { x: 0, y: 0 };
    const actors = sceneOf(state);
    gather(stage, actors, stock);
    draw({ ...travel, delays: ripple(actors, stock) });
  }

  function show(game: GameState, how: "animate" | "jump" = "animate"): void {
    const isDealt = how === "animate" && motion === "full" && isNewDeal(state.game, game);
    state = withGame(state, game);
    if (isDealt) deal();
    else draw(how === "jump" ? jump : travel);
    take(next(state));
  }

  const pointOf = (event: MouseEvent): Point => ({
    x: event.clientX - origin.x,
    y: event.clientY - origin.y,
  });

  function findOrigin(): void {
    const { left, top } = root.getBoundingClientRect();
    origin = { x: left + root.clientLeft, y: top + root.clientTop };
  }

  function pointerDown(event: PointerEvent): void {
    hurry(stage);
    if (event.button !== 0) return;
    findOrigin();
    const pressed = press(state, event.pointerId, pointOf(event), reaches[event.pointerType] ?? 6);
    if (pressed !== state) root.setPointerCapture(event.pointerId);
    update(pressed, travel);
  }

  function pointerMove(event: PointerEvent): void {
    if (state.press) update(drag(state, event.pointerId, pointOf(event)), travel);
    else if (event.pointerType === "mouse") hover(event);
  }

  function hover(event: PointerEvent): void {
    findOrigin();
    const hit = hitAt(state.layout, pointOf(event));
    const { hover } = state;
    if (hit?.pile === hover?.pile && hit?.index === hover?.index) return;
    update({ ...state, hover: hit }, travel);
  }

  function pointerUp(event: PointerEvent): void {
    const wasHeld = state.press?.isHeld ?? false;
    const turn = release(drag(state, event.pointerId, pointOf(event)), event.pointerId);
    take(turn, wasHeld && !turn.move ? goBack : travel);
  }

  function letGo(): void {
    if (state.press) update(cancel(state), goBack);
  }

  function pointerLost(event: PointerEvent): void {
    if (state.press?.pointer === event.pointerId) letGo();
  }

  /** Clicks that no pointer made: those of a screen reader. */
  function click(event: MouseEvent): void {
    const { pile, index } = (event.target as HTMLElement).dataset;
    if (event.detail !== 0 || !pile) return;
    take(tap(state, { pile, index: Number(index) }));
  }

  function focusIn(event: FocusEvent): void {
    const { pile, index } = (event.target as HTMLElement).dataset;
    if (pile) moveCursor({ pile, index: Number(index) });
  }

  function moveCursor(hit: Hit): void {
    const moved = withCursor(state, hit);
    const isSame = moved.cursor.pile === state.cursor.pile;
    if (!isSame || moved.cursor.index !== state.cursor.index) update(moved, travel);
  }

  const isOurs = (target: EventTarget | null) =>
    target === document.body || root.contains(target as Node);

  function keyDown(event: KeyboardEvent): void {
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (isChord || event.defaultPrevented || !state.game || !isOurs(event.target)) return;
    const turn = keyPressed(state, event.key);
    if (!turn) return;
    event.preventDefault();
    hurry(stage);
    take(turn);
    focusHandle(handles, state);
  }

  const { signal } = listening;
  root.addEventListener("pointerdown", pointerDown, { signal });
  root.addEventListener("pointermove", pointerMove, { signal });
  root.addEventListener("pointerup", pointerUp, { signal });
  root.addEventListener("pointercancel", pointerLost, { signal });
  root.addEventListener("lostpointercapture", pointerLost, { signal });
  root.addEventListener("pointerleave", () => update({ ...state, hover: null }, travel), {
    signal,
  });
  root.addEventListener("click", click, { signal });
  root.addEventListener("focusin", focusIn, { signal });
  root.addEventListener("contextmenu", (event) => state.press && event.preventDefault(), {
    signal,
  });
  document.addEventListener("keydown", keyDown, { signal });
  window.addEventListener("blur", letGo, { signal });

  const sizes = new ResizeObserver(() => update(withSize(state, sizeOf(root)), jump));
  sizes.observe(root);

  return {
    show,
    settings(changes) {
      if (changes.motion) motion = changes.motion;
      if (changes.language) void loadFaces(changes.language);
      draw(jump);
    },
    focus: () => focusHandle(handles, state),
    destroy() {
      listening.abort();
      sizes.disconnect();
      window.clearTimeout(stage.settling);
      root.replaceChildren();
    },
  };
}
