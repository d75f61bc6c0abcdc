import type { GameState } from "../../api/types";
import { cardsOf, numberOf, roleOf } from "../../board/piles";
import { placeOf } from "../../board/pyramid";
import { found, type Sought } from "../../board/seek";
import { tableOf, type Table } from "../../board/table";
import type { Hit } from "../../board/target";
import { cardName } from "../names";
import { sentence, type Words } from "../words";

function placeText(words: Words, find: Words, { piles }: Table, { pile, index }: Hit): string {
  const cards = cardsOf(piles, pile);
  const card = cardName(words, cards[index] ?? "");
  const place = roleOf(pile) === "pyramid" ? placeOf(pile).place : index + 1;
  const { row } = placeOf(pile);
  const more = { number: numberOf(pile), place, row, size: cards.length };
  return find(`find-at-${roleOf(pile)}`, { card, ...more });
}

/** Where the cards that are sought lie, in words: `words` of the game, `find` of the search. */
export function placesText(state: GameState, sought: Sought, words: Words, find: Words): string {
  const table = tableOf(state);
  const places = found(table, sought).map((hit) => placeText(words, find, table, hit));
  if (places.length > 0) return `${sentence(places.join("; "))}.`;
  const { rank, suit } = sought;
  return rank && suit
    ? sentence(find("find-none-card", { card: cardName(words, rank + suit) }))
    : find("find-none");
}
