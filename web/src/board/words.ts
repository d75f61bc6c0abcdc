import type { CardText, GameState, PileName } from "../api/types";
import { hidden, isKnown, isUp, rankOf, suitOf } from "./cards";
import { inDrawOrder, mayShowOrder } from "./order";
import { cardsOf, numberOf, pilesOf, roleOf, suitOfFoundation, topOf } from "./piles";
import { isCovered, placeOf } from "./pyramid";
import { isLaidOut, stopsOf } from "./stops";
import type { Table } from "./table";

/** The message of that id, its arguments filled in. */
export type Words = (id: string, args?: Record<string, string | number>) => string;

// Digits go in as numbers: a catalogue tells the number 2 from the text "2".
const rankArgument = (card: CardText): string | number => Number(rankOf(card)) || rankOf(card);

const cardName = (words: Words, card: CardText | undefined): string =>
  card && isKnown(card)
    ? words("card-name", { suit: suitOf(card), rank: rankArgument(card) })
    : words("board-hidden-card");

/** Which pass of the stock is under way. */
const passText = (words: Words, { pass, passes }: GameState): string =>
  passes === null ? words("board-pass", { pass }) : words("board-pass-of", { pass, passes });

/** How many rows are left to deal; the last may be short. */
function rowsText(words: Words, { piles }: Table): string {
  const columns = pilesOf(piles, "column").length;
  return words("board-rows", { rows: Math.ceil(cardsOf(piles, "s").length / columns) });
}

/** What is left in the stock, as it stands under it; nothing where there is no stock. */
export function stockText(words: Words, table: Table, game: GameState): string {
  if (table.scheme.stock === null) return "";
  if (table.scheme.stock === "row") return rowsText(words, table);
  const count = cardsOf(table.piles, "s").length;
  const text = words("board-caption", { count, pass: passText(words, game) });
  if (!mayShowOrder(table)) return text;
  return words(table.isOrderShown ? "board-order-shown" : "board-order", { text });
}

function stockName(words: Words, table: Table, game: GameState): string {
  const { piles, scheme } = table;
  const count = cardsOf(piles, "s").length;
  const left = scheme.stock === "row" ? rowsText(words, table) : passText(words, game);
  const card = topOf(piles, "s") ?? hidden;
  return isUp(card)
    ? words("board-stock-open", { count, left, card: cardName(words, card) })
    : words("board-stock", { count, left });
}

function columnName(words: Words, { piles }: Table, pile: PileName): string {
  const cards = cardsOf(piles, pile);
  const column = numberOf(pile);
  if (cards.length === 0) return words("board-column-empty", { column });
  const hidden = cards.filter((card) => !isKnown(card)).length;
  return words("board-column", { column, hidden, card: cardName(words, cards.at(-1)) });
}

/** A foundation by its suit; where runs go home to any, by its number. */
function foundationName(words: Words, { piles, scheme }: Table, pile: PileName): string {
  const card = topOf(piles, pile);
  const number = numberOf(pile);
  if (scheme.homeRun > 0) {
    return card
      ? words("board-home", { number, suit: suitOf(card) })
      : words("board-home-empty", { number });
  }
  return card
    ? words("board-foundation", { card: cardName(words, card) })
    : words("board-foundation-empty", { suit: suitOfFoundation(pile) });
}

/** The waste or the discard: how many cards it has and which lies on top. */
function heapName(words: Words, id: string, { piles }: Table, pile: PileName): string {
  const card = topOf(piles, pile);
  const count = cardsOf(piles, pile).length;
  return words(id, { count, card: card ? cardName(words, card) : "" });
}

function cellName(words: Words, { piles }: Table, pile: PileName): string {
  const card = topOf(piles, pile);
  const cell = numberOf(pile);
  return card
    ? words("board-cell", { cell, card: cardName(words, card) })
    : words("board-cell-empty", { cell });
}

function pyramidName(words: Words, { piles }: Table, pile: PileName): string {
  const id = isCovered(piles, pile) ? "board-pyramid-covered" : "board-pyramid";
  return words(id, { ...placeOf(pile), card: cardName(words, topOf(piles, pile)) });
}

/** A pile as it is spoken: what it is, how many cards are hidden, which lies on top. */
export function pileLabel(words: Words, table: Table, game: GameState, pile: PileName): string {
  switch (roleOf(pile)) {
    case "stock":
      return stockName(words, table, game);
    case "waste":
      return heapName(words, "board-waste", table, pile);
    case "discard":
      return heapName(words, "board-discard", table, pile);
    case "foundation":
      return foundationName(words, table, pile);
    case "column":
      return columnName(words, table, pile);
    case "cell":
      return cellName(words, table, pile);
    case "pyramid":
      return pyramidName(words, table, pile);
  }
}

/** In which turn a card is drawn, from 1. */
const turnOf = (table: Table, pile: PileName, index: number): number =>
  inDrawOrder(table).findIndex((hit) => hit.pile === pile && hit.index === index) + 1;

/** A card of a column as it is spoken: its name, and its place where others can be chosen too. */
export function cardLabel(words: Words, table: Table, pile: PileName, index: number): string {
  const cards = cardsOf(table.piles, pile);
  const card = cardName(words, cards[index]);
  if (isLaidOut(table, pile))
    return words("board-card-next", { card, place: turnOf(table, pile, index) });
  if (stopsOf(table, pile).length === 1) return card;
  return words("board-card-place", { card, place: index + 1, size: cards.length });
}
