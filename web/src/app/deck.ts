import type { Suit } from "../board/cards";
import { suits } from "../board/cards";

/** What is wrong with a typed deck, and where: `start` and `end` are places in the text. */
export interface DeckFault {
  id: "deck-bad-card" | "deck-foreign" | "deck-twice" | "deck-often" | "deck-few";
  start: number;
  end: number;
  place: number;
  text: string;
  card: string | null;
  /** The earlier place of a card that stands twice. */
  first: number;
  /** How many of a card the deck has. */
  times: number;
  missing: string[];
}

interface Typed {
  text: string;
  start: number;
  card: string | null;
}

const ranks = [..."A23456789TJQK"];
const symbols: Record<string, Suit> = { "♠": "S", "♥": "H", "♣": "C", "♦": "D" };
const suitsOfSpider: Record<string, Suit[]> = { "1": ["S"], "2": ["S", "H"], "4": [...suits] };

/** The cards that the game is played with: as many decks as it takes, of the suits it has. */
export function deckOf(options: Readonly<Record<string, string | undefined>>): string[] {
  const own = suitsOfSpider[options.suits ?? ""] ?? [...suits];
  const copies = options.suits === undefined ? Number(options.decks ?? "1") : 8 / own.length;
  const deck = own.flatMap((suit) => ranks.map((rank) => rank + suit));
  return Array<string[]>(copies).fill(deck).flat();
}

/** The first thing that keeps a text from being this deck, so that the page can point at it. */
export function deckFault(text: string, deck: string[]): DeckFault | null {
  const typed = typedCards(text);
  return badCard(typed) ?? tooOften(typed, deck) ?? few(typed, text.length, deck);
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

function tooOften(typed: Typed[], deck: string[]): DeckFault | null {
  const cards = typed.map(({ card }) => card);
  const times = (card: string | null) => deck.filter((one) => one === card).length;
  const index = cards.findIndex(
    (card, place) => cards.slice(0, place).filter((one) => one === card).length >= times(card),
  );
  if (index < 0) return null;
  const card = cards[index] ?? null;
  const id = often[times(card)] ?? "deck-often";
  return { ...faultAt(id, typed, index), first: cards.indexOf(card) + 1, times: times(card) };
}

/** What is wrong with one card more than the deck has, if that is none or one. */
const often: DeckFault["id"][] = ["deck-foreign", "deck-twice"];

function few(typed: Typed[], end: number, deck: string[]): DeckFault | null {
  const left = typed.map(({ card }) => card);
  const missing = deck.filter((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const place = typed.length + 1;
  return missing.length === 0
    ? null
    : { ...nothing, id: "deck-few", start: end, end, place, missing };
}

const nothing = { text: "", card: null, first: 0, times: 0, missing: [] };

function faultAt(id: DeckFault["id"], typed: Typed[], index: number): DeckFault {
  const { text = "", start = 0, card = null } = typed[index] ?? {};
  return { ...nothing, id, start, end: start + text.length, place: index + 1, text, card };
}
