import { backOf, faceOf } from "../cards/faces";
import { isKnown, isUp, turnedUp } from "./cards";
import { element, keep } from "./dom";
import type { Point } from "./geometry";
import type { Actor } from "./scene";

/** How cards go to where they belong. */
export interface Motion {
  /** Milliseconds on the way. */
  readonly time: (from: Point, to: Point) => number;
  /** Whether cards that are turned are seen to turn. */
  readonly isSeen: boolean;
  /** Milliseconds before a card leaves, by id. */
  readonly delays?: ReadonlyMap<number, number>;
}

/** The cards in the page, by id, and what each was last drawn as. */
export interface Stage {
  readonly layer: HTMLElement;
  readonly nodes: Map<number, HTMLElement>;
  readonly drawn: Map<number, Actor>;
  /** The timer that lays cards down, and when it rings. */
  settling: number;
  settlesAt: number;
}

// Cards on their way lie above those at rest and below those in the hand.
const travelling = 1000;

/** Things simply are where they go. */
export const jump: Motion = { time: () => 0, isSeen: false };

/** The same motion in another time: twice as long at 2; at 0 things are where they go. */
export function paced(motion: Motion, pace: number): Motion {
  if (pace === 0) return jump;
  const delays = [...(motion.delays ?? [])].map(([id, delay]) => [id, delay * pace] as const);
  return {
    ...motion,
    time: (from, to) => motion.time(from, to) * pace,
    ...(motion.delays && { delays: new Map(delays) }),
  };
}

export const createStage = (layer: HTMLElement): Stage => ({
  layer,
  nodes: new Map(),
  drawn: new Map(),
  settling: 0,
  settlesAt: 0,
});

const isSameSpot = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

function showFace(node: HTMLElement, actor: Actor, isTurning: boolean): void {
  const picture = isKnown(actor.card) ? faceOf(turnedUp(actor.card)) : backOf();
  if (isTurning) picture.classList.add("turning");
  node.replaceChildren(picture);
}

function showMarks(node: HTMLElement, actor: Actor): void {
  node.classList.toggle("held", actor.isHeld);
  node.classList.toggle("selected", actor.isSelected);
  node.classList.toggle("hovered", actor.isHovered);
  node.classList.toggle("dim", actor.isDim);
  node.classList.toggle("found", actor.isFound);
  node.classList.toggle("playable", actor.isPlayable);
  node.classList.toggle("down", isKnown(actor.card) && !isUp(actor.card));
}

function put({ style }: HTMLElement, { x, y }: Point): void {
  style.transform = `translate3d(${x}px, ${y}px, 0)`;
}

/** Sends a card on its way and returns when it arrives, in milliseconds; 0 if it stands still. */
function move(node: HTMLElement, before: Actor, actor: Actor, motion: Motion): number {
  if (isSameSpot(before.at, actor.at)) return 0;
  const time = actor.isHeld ? 0 : motion.time(before.at, actor.at);
  const delay = motion.delays?.get(actor.id) ?? 0;
  node.style.transitionDuration = `${time}ms`;
  node.style.transitionDelay = `${delay}ms`;
  put(node, actor.at);
  return time && time + delay;
}

// Cards of a deal come out from under the stock, so they are not raised.
const raise = (motion: Motion) => (motion.delays ? 0 : travelling);

function drawLevel(node: HTMLElement, actor: Actor, arrival: number, motion: Motion): void {
  const isTravelling = arrival > 0 || (node.classList.contains("travelling") && !actor.isHeld);
  node.classList.toggle("travelling", isTravelling);
  node.classList.toggle("buried", actor.isBuried);
  node.style.zIndex = `${actor.level + (isTravelling ? raise(motion) : 0)}`;
}

function drawCard(stage: Stage, actor: Actor, motion: Motion): number {
  const node = stage.nodes.get(actor.id) as HTMLElement;
  const before = stage.drawn.get(actor.id);
  if (!before) put(node, actor.at);
  const arrival = before ? move(node, before, actor, motion) : 0;
  if (before?.card !== actor.card) showFace(node, actor, before !== undefined && motion.isSeen);
  showMarks(node, actor);
  drawLevel(node, actor, arrival, motion);
  stage.drawn.set(actor.id, actor);
  return arrival;
}

/** Lays cards that have arrived down among the others. */
function settle(stage: Stage): void {
  for (const [id, node] of stage.nodes) {
    node.classList.remove("travelling");
    node.style.zIndex = `${stage.drawn.get(id)?.level ?? 0}`;
  }
}

function settleAfter(stage: Stage, arrival: number): void {
  const now = performance.now();
  if (arrival === 0 || now + arrival < stage.settlesAt) return;
  stage.settlesAt = now + arrival;
  window.clearTimeout(stage.settling);
  stage.settling = window.setTimeout(() => settle(stage), arrival);
}

function addCard(layer: HTMLElement): HTMLElement {
  const node = element("div", "card");
  layer.append(node);
  return node;
}

/** Draws the cards; what changed place since the last time travels there from where it is now. */
export function paint(stage: Stage, actors: readonly Actor[], motion: Motion): void {
  const ids = actors.map((actor) => actor.id);
  const gone = keep(stage.nodes, ids, () => addCard(stage.layer));
  for (const node of gone) node.remove();
  const kept = new Set(ids);
  for (const id of stage.drawn.keys()) if (!kept.has(id)) stage.drawn.delete(id);
  const arrivals = actors.map((actor) => drawCard(stage, actor, motion));
  settleAfter(stage, Math.max(0, ...arrivals));
}

/** Puts every card that is on its way where it goes, at once. */
export function hurry(stage: Stage): void {
  if (performance.now() >= stage.settlesAt) return;
  stage.layer.classList.add("still");
  // Only what the browser has computed without transitions ends those under way.
  void stage.layer.offsetWidth;
  stage.layer.classList.remove("still");
  window.clearTimeout(stage.settling);
  stage.settlesAt = 0;
  settle(stage);
}

/** Puts cards at a point without a journey, so that they travel from there. */
export function gather(stage: Stage, actors: readonly Actor[], at: Point): void {
  paint(
    stage,
    actors.map((actor) => ({ ...actor, at })),
    jump,
  );
  // The browser must have seen the cards there, or it would draw them at their goals at once.
  void stage.layer.offsetWidth;
}
