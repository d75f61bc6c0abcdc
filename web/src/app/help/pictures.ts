import type { CardText, PileName } from "../../api/types";
import { cardsOf, topOf, type Piles } from "../../board/piles";
import { parseMove } from "../../board/moves";
import { cardName } from "../names";
import { refusal } from "../refusal";
import type { Arguments, Words } from "../words";
import pictures from "./pictures.json";

/** A move in a real position: the deal, the moves that led there, and the piles that are shown. */
export interface Picture {
  id: string;
  rules: string;
  number: string;
  line: string[];
  move: string;
  shows: { pile: PileName; cards: CardText[] }[];
  /** Why the move is not legal, if it is not. */
  refusal?: { code: string; args: Record<string, string> };
}

const all = pictures as Picture[];

export function pictureOf(id: string): Picture {
  const picture = all.find((picture) => picture.id === id);
  if (!picture) throw new Error(`expected a picture such as "${all[0]?.id}", got "${id}"`);
  return picture;
}

export const pilesOf = ({ shows }: Picture): Record<PileName, CardText[]> =>
  Object.fromEntries(shows.map(({ pile, cards }) => [pile, cards]));

/** What the picture says in words: of a move that is not legal what the game says of it. */
export function caption(picture: Picture, help: Words, words: Words, numbers: Arguments): string {
  const piles = pilesOf(picture);
  if (picture.refusal) return refusal(picture.refusal, words, { piles });
  const { from, to, count } = parseMove(picture.move);
  return help(`picture-${picture.id}`, {
    ...numbers,
    count,
    card: spoken(cardsOf(piles, from).at(-count), words),
    onto: spoken(topOf(piles, to), words),
    free: freeCells(piles),
  });
}

const spoken = (card: CardText | undefined, words: Words): string =>
  card === undefined ? "" : cardName(words, card);

const freeCells = (piles: Piles): number =>
  Object.entries(piles).filter(([pile, cards]) => pile.startsWith("c") && cards.length === 0)
    .length;
