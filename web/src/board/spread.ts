import type { CardText } from "../api/types";
import { isKnown } from "./cards";
import type { Look } from "./look";

// Parts of a card's height. An open card shows its whole index, and its rank at the very least.
export const indexHeight = 0.27;
const openLeast = 0.17;
// Small cards have a larger face, on which the rank takes more of the height.
const smallHeight = 90;
const smallLeast = 0.24;
// In large print the index is larger still.
export const largeIndexHeight = 0.36;
const largeLeast = 0.2;
const hiddenGap = 0.1;
const hiddenLeast = 0.02;
/** Pixels that a finger can aim at; small cards lie further apart than their index needs. */
export const fingerHeight = 24;
// In the longest columns lower cards show little more than that they are there.
const bare = 0.02;
/** The cards on top that are the last to be pressed together. */
const spared = 5;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

interface Gap {
  readonly size: number;
  readonly least: number;
  readonly isSpared: boolean;
}

type Print = Look["print"];

function openGap(height: number, print: Print): Omit<Gap, "isSpared"> {
  const usual = height < smallHeight ? smallLeast : openLeast;
  const [index, least] = print === "large" ? [largeIndexHeight, largeLeast] : [indexHeight, usual];
  return { size: Math.max(index * height, fingerHeight), least: least * height };
}

const hiddenGapOf = (height: number): Omit<Gap, "isSpared"> => ({
  size: hiddenGap * height,
  least: hiddenLeast * height,
});

/** Takes up to `excess` from the gaps that are chosen, each in proportion to what it can give. */
function press(gaps: readonly Gap[], excess: number, chosen: (gap: Gap) => boolean): Gap[] {
  const given = (gap: Gap) => (chosen(gap) ? gap.size - gap.least : 0);
  const share = Math.min(1, Math.max(0, excess) / (sum(gaps.map(given)) || 1));
  return gaps.map((gap) => ({ ...gap, size: gap.size - given(gap) * share }));
}

const bared = (gaps: readonly Gap[], height: number): Gap[] =>
  gaps.map((gap) => (gap.isSpared ? gap : { ...gap, least: bare * height }));

function fit(gaps: readonly Gap[], height: number, room: number): number[] {
  const excess = (list: readonly Gap[]) => sum(list.map((gap) => gap.size)) - room;
  const lower = press(gaps, excess(gaps), (gap) => !gap.isSpared);
  const upper = press(lower, excess(lower), (gap) => gap.isSpared);
  const last = press(bared(upper, height), excess(upper), (gap) => !gap.isSpared);
  const scale = room / Math.max(room, excess(last) + room);
  return last.map((gap) => gap.size * scale);
}

/**
 * How far down the cards of a column lie, the first at 0. `height` is that of a card and `room` how
 * far down the last card may start.
 */
export function spread(
  cards: readonly CardText[],
  height: number,
  room: number,
  print: Print = "normal",
): number[] {
  const gaps = cards.slice(0, -1).map((card, i) => ({
    ...(isKnown(card) ? openGap(height, print) : hiddenGapOf(height)),
    isSpared: i >= cards.length - spared,
  }));
  let down = 0;
  const places = fit(gaps, height, room).map((gap) => (down += gap));
  return cards.length > 0 ? [0, ...places] : [];
}
