import type { CardText, PileName } from "../api/types";
import { isUp, suits, suitOf, type Suit } from "./cards";

export type Piles = Readonly<Record<PileName, readonly CardText[]>>;

// In the order in which the table is read.
const roles = {
  s: "stock",
  w: "waste",
  c: "cell",
  f: "foundation",
  d: "discard",
  t: "column",
  p: "pyramid",
} as const;

/** What a pile is there for. A pile of the pyramid is one place in it. */
export type Role = (typeof roles)[keyof typeof roles];

export function roleOf(pile: PileName): Role {
  const role = roles[pile.charAt(0) as keyof typeof roles] as Role | undefined;
  if (!role) throw new Error(`expected a pile such as "s", "w", "f1" or "t1", got "${pile}"`);
  return role;
}

/** The number in a pile's name; 0 for stock, waste and discard. */
export const numberOf = (pile: PileName): number => Number(pile.slice(1));

export const cardsOf = (piles: Piles, pile: PileName): readonly CardText[] => piles[pile] ?? [];

export const topOf = (piles: Piles, pile: PileName): CardText | undefined =>
  cardsOf(piles, pile).at(-1);

/** The piles of one role, by number. */
export const pilesOf = (piles: Piles, role: Role): PileName[] =>
  Object.keys(piles)
    .filter((pile) => roleOf(pile) === role)
    .sort((a, b) => numberOf(a) - numberOf(b));

/** The suit that a foundation is kept for; a second deck repeats the four of the first. */
export const suitOfFoundation = (pile: PileName): Suit =>
  suits[(numberOf(pile) - 1) % suits.length] as Suit;

export const foundationFor = (card: CardText): PileName => `f${suits.indexOf(suitOf(card)) + 1}`;

/** Where the face-up cards on top of a pile begin. */
export function firstUp(cards: readonly CardText[]): number {
  let index = cards.length;
  while (index > 0 && isUp(cards[index - 1] as CardText)) index -= 1;
  return index;
}

/** All piles in the order that the table is read. */
export const readingOrder = (piles: Piles): PileName[] =>
  Object.values(roles).flatMap((role) => pilesOf(piles, role));

/** The same piles in the order that the table is read: of those that overlap, later ones lie above. */
export const inOrder = (piles: Piles): Piles =>
  Object.fromEntries(readingOrder(piles).map((pile) => [pile, cardsOf(piles, pile)]));
