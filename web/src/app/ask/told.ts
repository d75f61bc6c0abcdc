import type { CardText, GameState, PileName } from "../../api/types";
import { isKnown } from "../../board/cards";
import { isOfStock, isPair, parseMove, type Move } from "../../board/moves";
import {
  cardsOf,
  numberOf,
  pilesOf,
  readingOrder,
  roleOf,
  topOf,
  type Piles,
} from "../../board/piles";
import { placeOf } from "../../board/pyramid";
import { isPresent, tableOf, type Table } from "../../board/table";
import { pileLabel } from "../../board/words";
import { facitMoveText } from "../line";
import { cardName, cardNames } from "../names";
import { sentence, type Words } from "../words";

/** What of the game is asked for: the pile where the keyboard stands, all of them, the legal moves. */
export type Question = "pile" | "table" | "moves";

/** What is asked for, in words. */
export function told(asked: Question, state: GameState, pile: PileName, words: Words): string {
  if (asked === "moves") return movesText(state, words);
  const table = tableOf(state);
  const texts =
    asked === "pile" ? [pileText(table, state, pile, words)] : tableTexts(table, state, words);
  return texts.map((text) => sentence(`${text}.`)).join(" ");
}

/** A pile as it is read: with every card that can be seen, the uppermost last. */
function pileText(table: Table, state: GameState, pile: PileName, words: Words): string {
  const cards = cardsOf(table.piles, pile);
  const seen = roleOf(pile) === "column" ? cards.filter(isKnown) : fanned(table, pile);
  if (seen.length < 2) return pileLabel(words, table, state, pile);
  const card = cardNames(words, seen);
  if (roleOf(pile) === "waste") return words("board-waste", { count: cards.length, card });
  const hidden = cards.length - seen.length;
  return words("board-column", { column: numberOf(pile), hidden, card });
}

/** The cards of the waste that lie open side by side. */
const fanned = ({ piles, fan }: Table, pile: PileName): readonly CardText[] =>
  roleOf(pile) === "waste" && fan > 0 ? cardsOf(piles, pile).slice(-fan) : [];

/** Every pile that has a place on the table, of the pyramid every row. */
function tableTexts(table: Table, state: GameState, words: Words): string[] {
  const piles = readingOrder(table.piles).filter(
    (pile) => roleOf(pile) !== "pyramid" && isPresent(table, pile),
  );
  return [...piles.map((pile) => pileText(table, state, pile, words)), ...rows(table, words)];
}

function rows({ piles }: Table, words: Words): string[] {
  const left = pilesOf(piles, "pyramid").filter((pile) => topOf(piles, pile));
  const places = new Set(left.map((pile) => placeOf(pile).row));
  return [...places].map((row) => {
    const inRow = left.filter((pile) => placeOf(pile).row === row);
    return words("board-row", { row, cards: rowText(piles, inRow, row, words) });
  });
}

/** The cards of a row in order; where some are gone, each with its place. */
function rowText(piles: Piles, left: PileName[], row: number, words: Words): string {
  const names = left.map((pile) => {
    const card = cardName(words, topOf(piles, pile) ?? "");
    return left.length === row ? card : words("board-placed", { card, ...placeOf(pile) });
  });
  return names.join(", ");
}

function movesText({ legal, piles }: GameState, words: Words): string {
  const moves = legal.filter(isOneOfTwins);
  const names = moves.map((move) => facitMoveText({ move, cards: cardsMoved(move, piles) }, words));
  const all = [...new Set(names)];
  return words("board-moves", { count: all.length, moves: all.join("; ") });
}

/** Of the free cells, which are all alike, the first is named. */
function isOneOfTwins(text: string, place: number, legal: readonly string[]): boolean {
  const isToCell = (other: Move) => roleOf(other.to) === "cell";
  const move = parseMove(text);
  const same = (other: string) => isToCell(parseMove(other)) && parseMove(other).from === move.from;
  return !isToCell(move) || legal.findIndex(same) === place;
}

/** The cards that a move names: those it takes, and the other of a pair. */
function cardsMoved(text: string, piles: GameState["piles"]): CardText[] {
  const move = parseMove(text);
  if (isOfStock(move, piles)) return [];
  const taken = cardsOf(piles, move.from).slice(-move.count);
  const other = move.to !== "d" && isPair(move, piles) ? topOf(piles, move.to) : undefined;
  return other ? [...taken, other] : taken;
}
