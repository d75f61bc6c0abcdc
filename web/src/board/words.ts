import type { CardText, GameState, PileName } from "../api/types";
import { isKnown, rankOf, suitOf } from "./cards";
import { cardsOf, numberOf, roleOf, suitOfFoundation, topOf } from "./piles";
import type { Table } from "./predict";
import { stopsOf } from "./stops";

/** The message of that id, its arguments filled in. */
export type Words = (id: string, args?: Record<string, string | number>) => string;

// Digits go in as numbers: a catalogue tells the number 2 from the text "2".
const rankArgument = (card: CardText): string | number => Number(rankOf(card)) || rankOf(card);

const cardName = (words: Words, card: CardText | undefined): string =>
  card && isKnown(card)
    ? words("card-name", { suit: suitOf(card), rank: rankArgument(card) })
    : words("board-hidden-card");

/** Which pass of the stock is under way. */
export const passText = (words: Words, { pass, passes }: GameState): string =>
  passes === null ? words("board-pass", { pass }) : words("board-pass-of", { pass, passes });

function columnName(words: Words, table: Table, pile: PileName): string {
  const cards = cardsOf(table.piles, pile);
  const column = numberOf(pile);
  if (cards.length === 0) return words("board-column-empty", { column });
  const hidden = cards.filter((card) => !isKnown(card)).length;
  return words("board-column", { column, hidden, card: cardName(words, cards.at(-1)) });
}

function foundationName(words: Words, table: Table, pile: PileName): string {
  const card = topOf(table.piles, pile);
  return card
    ? words("board-foundation", { card: cardName(words, card) })
    : words("board-foundation-empty", { suit: suitOfFoundation(pile) });
}

function wasteName(words: Words, table: Table): string {
  const count = cardsOf(table.piles, "w").length;
  return words("board-waste", {
    count,
    card: count ? cardName(words, topOf(table.piles, "w")) : "",
  });
}

/** A pile as it is spoken: what it is, how many cards are hidden, which lies on top. */
export function pileLabel(words: Words, table: Table, game: GameState, pile: PileName): string {
  switch (roleOf(pile)) {
    case "stock":
      return words("board-stock", {
        count: cardsOf(table.piles, pile).length,
        pass: passText(words, game),
      });
    case "waste":
      return wasteName(words, table);
    case "foundation":
      return foundationName(words, table, pile);
    case "column":
      return columnName(words, table, pile);
  }
}

/** A card of a column as it is spoken: its name, and its place where others can be chosen too. */
export function cardLabel(words: Words, table: Table, pile: PileName, index: number): string {
  const cards = cardsOf(table.piles, pile);
  const card = cardName(words, cards[index]);
  if (stopsOf(table, pile).length === 1) return card;
  return words("board-card-place", { card, place: index + 1, size: cards.length });
}
