import type { CardText, PileName } from "../api/types";
import { rankOf, suitOf } from "../board/cards";
import { numberOf, roleOf } from "../board/piles";
import { placeOf } from "../board/pyramid";
import type { Words } from "./words";

/** "hjärter dam" of "QH". Digits go in as numbers: a catalogue tells the number 2 from the text. */
export const cardName = (words: Words, card: CardText): string =>
  words("card-name", { rank: Number(rankOf(card)) || rankOf(card), suit: suitOf(card) });

/** "hjärter dam, klöver två" of several cards. */
export const cardNames = (words: Words, cards: readonly CardText[]): string =>
  cards.map((card) => cardName(words, card)).join(", ");

/** "kolumn 3" of "t3". */
export const pileName = (words: Words, pile: PileName): string =>
  words(`pile-${roleOf(pile)}`, { number: numberOf(pile), ...placeOf(pile) });
