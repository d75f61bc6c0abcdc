import type { CardText } from "../api/types";

/** A card of which nothing is known. */
export const hidden: CardText = "??";

export const suits = ["S", "H", "C", "D"] as const;
export type Suit = (typeof suits)[number];

/** Ace to king, as cards spell them. */
export const ranks = [..."A23456789TJQK"] as const;

export const isKnown = (card: CardText): boolean => card !== hidden;

/** Face up. A card that is open to the player but lies face down has its suit in lower case. */
export const isUp = (card: CardText): boolean => isKnown(card) && card === card.toUpperCase();

/** The same card lying face up. */
export const turnedUp = (card: CardText): CardText => card.toUpperCase();

export const rankOf = (card: CardText): string => card.charAt(0);

/** 1 for the ace to 13 for the king. */
export const heightOf = (card: CardText): number => ranks.indexOf(rankOf(card)) + 1;

export const suitOf = (card: CardText): Suit => card.charAt(1).toUpperCase() as Suit;
