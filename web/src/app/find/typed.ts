import { ranks, suits, type Suit } from "../../board/cards";
import type { Sought } from "../../board/seek";
import type { Words } from "../words";

/** Whether a word is one of those that a language has for a suit or a rank. */
const isOne = (words: Words, name: string, text: string): boolean =>
  words(`find-typed-${name}`).split(" ").includes(text);

const suitOf = (words: Words, text: string): Suit | null =>
  suits.find((suit) => isOne(words, suit, text)) ?? null;

// Of the ranks from two to nine nothing but the digit is written.
const rankOf = (words: Words, text: string): string | null =>
  ranks.find((rank) => (/[2-9]/.test(rank) ? rank === text : isOne(words, rank, text))) ?? null;

/** The ways to read a text as one word or two, the suit first. */
function readings(words: Words, text: string): Sought[] {
  const cuts = [...text.matchAll(/(?:)/g)].map(({ index }) => index);
  const pairs = cuts.map((cut) => [text.slice(0, cut).trim(), text.slice(cut).trim()] as const);
  return pairs
    .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
    .filter(([suit, rank]) => suit && rank)
    .map(([suit, rank]) => ({ suit: suitOf(words, suit), rank: rankOf(words, rank) }))
    .filter(({ suit, rank }) => suit && rank);
}

/**
 * What is sought by a typed text: "h D" in Swedish and "h Q" in English are the queen of hearts, "7"
 * every seven, "h" every heart. A lone K is the king. Null if it is no card.
 */
export function readSought(typed: string, words: Words): Sought | null {
  const text = typed.trim().toLowerCase();
  const rank = rankOf(words, text);
  if (rank) return { suit: null, rank };
  const suit = suitOf(words, text);
  return suit ? { suit, rank: null } : (readings(words, text)[0] ?? null);
}
