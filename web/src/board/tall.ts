import type { PileName } from "../api/types";
import type { Box, Size } from "./geometry";
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

/** How far apart runs lie that are home, in card widths: they are only counted. */
const homeStep = 0.45;

/** How many cards go side by side: the cells have a place each, though the columns be fewer. */
function cardsAcross(ground: Ground): number {
  const cells = ground.count("cell");
  return Math.max(bodyWidth(ground), cells && cells + ground.count("foundation"));
}

/** The row above the body: its first place and its last, and the way from one to the next. */
interface Row {
  readonly left: number;
  readonly last: number;
  readonly pitch: number;
  readonly card: Size;
}

function widthOf(role: Role, { count }: Ground, { pitch, card }: Row): number {
  return role === "waste" ? card.width * (fanWidth - 1) + pitch : pitch * count(role);
}

function leftOf(role: Role, ground: Ground, row: Row): number {
  const { left } = ground.scheme;
  const before = left.slice(0, left.indexOf(role));
  return before.reduce((x, one) => x + widthOf(one, ground, row), row.left);
}

/** How far apart the piles at the right lie: where they have too little room they overlap. */
function stepOf(ground: Ground, row: Row): number {
  const { left, right, homeRun } = ground.scheme;
  const count = right.reduce((sum, role) => sum + ground.count(role), 0);
  const end = left.reduce((x, role) => x + widthOf(role, ground, row), row.left);
  const most = homeRun > 0 ? homeStep * row.card.width : row.pitch;
  return Math.min(most, (row.last - end) / Math.max(1, count - 1));
}

function rowAt(ground: Ground, row: Row) {
  const step = stepOf(ground, row);
  return (pile: PileName): number => {
    const role = roleOf(pile);
    return ground.scheme.left.includes(role)
      ? leftOf(role, ground, row) + row.pitch * placeInRow(pile)
      : row.last - step * (ground.count(role) - 1 - placeInRow(pile));
  };
}

/** The line under the stock, as long as nothing lies beside it. */
function captionOf(ground: Ground, { left, last, pitch, card }: Row, y: number): Box {
  const isPyramid = ground.scheme.body === "pyramid";
  const width = isPyramid ? pitch + card.width : last + card.width - left;
  return { x: left, y, width, height: captionHeight(ground, card) };
}

/** Stock, waste, cells and foundations in a row above the columns, or beside a pyramid's top. */
export function tallPlan(ground: Ground): Plan {
  const { size, scheme } = ground;
  const [gap, margin, places] = [gapOf(size), marginOf(size.width), cardsAcross(ground)];
  const across = places + (places - 1) * gap;
  const card = cardOf(size, across, scheme.cardsInHeight);
  const pitch = card.width * (1 + gap);
  const left = (size.width - card.width * across) / 2;
  const row: Row = { left, last: left + pitch * (places - 1), pitch, card };
  const caption = captionOf(ground, row, margin + card.height);
  const under = caption.y + Math.max(caption.height, card.width * gap) + 2;
  const from = {
    x: left + (pitch * (places - bodyWidth(ground))) / 2,
    y: scheme.body === "pyramid" ? margin : under,
  };
  const [inBody, inRow] = [bodyAt(card, pitch, from, size.height - 2 * margin), rowAt(ground, row)];
  const at = (pile: PileName) =>
    roleOf(pile) === scheme.body ? inBody(pile) : { x: inRow(pile), y: margin };
  return { card, margin, at, caption };
}
