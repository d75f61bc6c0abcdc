import type { CardText, PileName } from "../../api/types";
import { isUp } from "../../board/cards";
import { parseMove } from "../../board/moves";
import { cardsOf, roleOf, type Role } from "../../board/piles";
import { placeOf } from "../../board/pyramid";
import { pilesOf, type Picture } from "./pictures";

/** A card of a picture, or an empty place, and where it lies: in widths of a card. */
export interface Drawn {
  card: CardText | null;
  x: number;
  y: number;
  /** Whether it is to be moved, or is where the move would go. */
  part: "moved" | "goal" | null;
}

interface Spot {
  x: number;
  y: number;
}

const height = 1.4;
const stepDown = 0.16;
const stepUp = 0.46;
const columnStep = 1.4;
const cellStep = 1.15;
const pyramidStep = { x: 1.15, y: 0.75 };

/** The cards of a picture, those that lie lower first. */
export function drawing(picture: Picture): Drawn[] {
  const spots = spotsOf(picture);
  return picture.shows.flatMap(({ pile }) =>
    pileOf(pile, spots.get(pile) ?? { x: 0, y: 0 }, picture),
  );
}

/** How wide and high a drawing is. */
export const sizeOf = (drawn: Drawn[]): { width: number; height: number } => ({
  width: Math.max(...drawn.map(({ x }) => x)) + 1,
  height: Math.max(...drawn.map(({ y }) => y)) + height,
});

/** Cells stand above the columns; the places of a pyramid stand as they do in it. */
function spotsOf({ shows }: Picture): Map<PileName, Spot> {
  const piles = shows.map(({ pile }) => pile);
  const isOf = (role: Role) => (pile: PileName) => roleOf(pile) === role;
  if (piles.some(isOf("pyramid"))) return pyramidSpots(piles);
  const cells = piles.filter(isOf("cell"));
  const others = piles.filter((pile) => !cells.includes(pile));
  const y = cells.length > 0 ? height + 0.3 : 0;
  return new Map([
    ...cells.map((pile, index) => [pile, { x: index * cellStep, y: 0 }] as const),
    ...others.map((pile, index) => [pile, { x: index * columnStep, y }] as const),
  ]);
}

function pyramidSpots(piles: PileName[]): Map<PileName, Spot> {
  const spots = piles.map((pile) => {
    const { row, place } = placeOf(pile);
    return { pile, x: (place - row / 2) * pyramidStep.x, y: row * pyramidStep.y };
  });
  const [x, y] = [Math.min(...spots.map((s) => s.x)), Math.min(...spots.map((s) => s.y))];
  return new Map(spots.map((spot) => [spot.pile, { x: spot.x - x, y: spot.y - y }]));
}

function pileOf(pile: PileName, spot: Spot, picture: Picture): Drawn[] {
  const cards = cardsOf(pilesOf(picture), pile);
  // Of a pile that is not spread out only the top is seen.
  const seen = roleOf(pile) === "column" ? cards : cards.slice(-1);
  const parts = partsOf(pile, seen.length, picture);
  if (seen.length === 0) return [{ card: null, ...spot, part: parts.at(-1) ?? null }];
  let y = spot.y;
  return seen.map((card, index) => {
    const drawn = { card, x: spot.x, y, part: parts[index] ?? null };
    y += isUp(card) ? stepUp : stepDown;
    return drawn;
  });
}

/** What part each card of a pile plays in the move; of an empty pile its place. */
function partsOf(pile: PileName, size: number, { move }: Picture): Drawn["part"][] {
  const { from, to, count } = parseMove(move);
  const parts = Array<Drawn["part"]>(Math.max(size, 1)).fill(null);
  const isRow = from === "s" && roleOf(to) === "column";
  if (isRow) return pile === "s" ? ["moved"] : size === 0 ? ["goal"] : parts;
  if (pile === from) return parts.fill("moved", Math.max(size - count, 0));
  if (pile === to) return parts.fill(roleOf(to) === "pyramid" ? "moved" : "goal", -1);
  return parts;
}
