import type { PileName } from "../api/types";
import type { Point, Size } from "./geometry";
import { roleOf, type Role } from "./piles";
import {
  bodyAt,
  bodyWidth,
  captionHeight,
  cardOf,
  fanWidth,
  gapOf,
  marginOf,
  placeInRow,
  type Ground,
  type Plan,
} from "./plan";

const cardsInLowHeight = 3.4;
/** Pixels for two lines of text: there is no room for one long line. */
const captionLeast = 26;

/** How many piles of a role lie side by side, before the next row begins. */
const inTwos = 2;

/** How wide the piles beside the body are, in card widths. */
function widthOf(roles: readonly Role[], { count }: Ground, gap: number): number {
  if (roles.includes("stock")) return fanWidth;
  const most = Math.min(inTwos, Math.max(0, ...roles.map(count)));
  return most && most + (most - 1) * gap;
}

/** Piles two by two, closer together than they would like where there is too little room. */
function twosAt(from: Point, pitch: number, step: number) {
  return (pile: PileName): Point => {
    const place = placeInRow(pile);
    return { x: from.x + pitch * (place % inTwos), y: from.y + step * Math.floor(place / inTwos) };
  };
}

function stepOf({ count }: Ground, roles: readonly Role[], card: Size, gap: number, room: number) {
  const rows = Math.ceil(Math.max(...roles.map(count)) / inTwos);
  return Math.min(card.height + card.width * gap, room / Math.max(1, rows - 1));
}

/** Stock, waste or cells to the left of the body, foundations or discard to the right. */
export function lowPlan(ground: Ground): Plan {
  const { size, scheme } = ground;
  const [gap, margin, body] = [gapOf(size), marginOf(size.height), bodyWidth(ground)];
  const beside = widthOf(scheme.left, ground, gap);
  const lead = beside && beside + 2 * gap;
  const across = lead + body + (body + 1) * gap + widthOf(scheme.right, ground, gap);
  const card = cardOf(size, across, cardsInLowHeight);
  const pitch = card.width * (1 + gap);
  const left = (size.width - card.width * across) / 2;
  const from = { x: left + card.width * lead, y: margin };
  const right = { x: from.x + pitch * body + card.width * gap, y: margin };
  const inBody = bodyAt(card, pitch, from, size.height - 2 * margin);
  const room = size.height - 2 * margin - card.height;
  const step = (roles: readonly Role[]) => stepOf(ground, roles, card, gap, room);
  const inLeft = twosAt({ x: left, y: margin }, pitch, step(scheme.left));
  const inRight = twosAt(right, pitch, step(scheme.right));
  const caption = {
    x: left,
    y: margin + card.height,
    width: card.width * lead - 2,
    height: scheme.stock ? Math.max(captionLeast, captionHeight(ground, card)) : 0,
  };
  const at = (pile: PileName): Point => {
    const role = roleOf(pile);
    if (role === scheme.body) return inBody(pile);
    if (role === "waste") return { x: left, y: caption.y + caption.height };
    return scheme.left.includes(role) ? inLeft(pile) : inRight(pile);
  };
  return { card, margin, at, caption };
}
