import type { Suit } from "../board/cards";
import { suits } from "../board/cards";

/** What is wrong with a typed deck, and where: `start` and `end` are places in the text. */
export interface DeckFault {
  id: "deck-bad-card" | "deck-twice" | "deck-few";
  start: number;
  end: number;
  place: number;
  text: string;
  card: string | null;
  /** The earlier place of a card that stands twice. */
  first: number;
  missing: string[];
}

interface Typed {
  text: string;
  start: number;
  card: string | null;
}

const ranks = "A23456789TJQK";
const symbols: Record<string, Suit> = { "♠": "S", "♥": "H", "♣": "C", "♦": "D" };

/** The first thing that keeps a text from being one whole deck, so that the page can point at it. */
export function deckFault(text: string): DeckFault | null {
  const typed = typedCards(text);
  return badCard(typed) ?? twice(typed) ?? few(typed, text.length);
}

/** How many words the text has: the cards typed so far. */
export const countTyped = (text: string): number => typedCards(text).length;

function typedCards(text: string): Typed[] {
  return [...text.matchAll(/[^\s,]+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    card: readCard(match[0]),
  }));
}

function readCard(text: string): string | null {
  const [, rank = "", suit = ""] = /^(10|[2-9TJQKA])([SHCD♠♥♣♦])$/iu.exec(text) ?? [];
  const card = rank.replace("10", "T").toUpperCase() + (symbols[suit] ?? suit.toUpperCase());
  return card || null;
}

function badCard(typed: Typed[]): DeckFault | null {
  const index = typed.findIndex(({ card }) => card === null);
  return index < 0 ? null : faultAt("deck-bad-card", typed, index);
}

function twice(typed: Typed[]): DeckFault | null {
  const cards = typed.map(({ card }) => card);
  const index = cards.findIndex((card, place) => cards.indexOf(card) < place);
  if (index < 0) return null;
  const first = cards.indexOf(cards[index] ?? null) + 1;
  return { ...faultAt("deck-twice", typed, index), first };
}

function few(typed: Typed[], end: number): DeckFault | null {
  const cards = typed.map(({ card }) => card);
  const missing = wholeDeck().filter((card) => !cards.includes(card));
  const fault = { id: "deck-few" as const, start: end, end, place: typed.length + 1 };
  return missing.length === 0 ? null : { ...fault, text: "", card: null, first: 0, missing };
}

function faultAt(id: DeckFault["id"], typed: Typed[], index: number): DeckFault {
  const { text = "", start = 0, card = null } = typed[index] ?? {};
  const end = start + text.length;
  return { id, start, end, place: index + 1, text, card, first: 0, missing: [] };
}

const wholeDeck = (): string[] =>
  suits.flatMap((suit) => [...ranks].map((rank) => `${rank}${suit}`));
