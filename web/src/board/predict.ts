import type { CardText } from "../api/types";
import { hidden, turnedUp } from "./cards";
import type { Move } from "./moves";
import { cardsOf, roleOf, type Piles } from "./piles";

/** What lies on the table: the piles, and how many waste cards are fanned. */
export interface Table {
  readonly piles: Piles;
  readonly fan: number;
}

const open = (cards: readonly CardText[]) => cards.map(turnedUp);

function carried(taken: readonly CardText[], move: Move): CardText[] {
  if (roleOf(move.from) === "stock") return open(taken).reverse();
  if (roleOf(move.to) === "stock") return taken.map(() => hidden);
  return [...taken];
}

function uncovered(rest: readonly CardText[], move: Move): CardText[] {
  if (roleOf(move.from) !== "column") return [...rest];
  return [...rest.slice(0, -1), ...open(rest.slice(-1))];
}

function fanAfter(table: Table, move: Move, waste: number): number {
  if (roleOf(move.to) === "stock") return 0;
  if (roleOf(move.from) === "stock") return Math.min(move.count, waste);
  return Math.min(table.fan, waste);
}

/**
 * The table after a move that is known to be legal, before the server has said so. A hidden card
 * stays hidden: only the server knows it.
 */
export function predict(table: Table, move: Move): Table {
  const from = cardsOf(table.piles, move.from);
  const cut = from.length - move.count;
  const piles = {
    ...table.piles,
    [move.from]: uncovered(from.slice(0, cut), move),
    [move.to]: [...cardsOf(table.piles, move.to), ...carried(from.slice(cut), move)],
  };
  return { piles, fan: fanAfter(table, move, cardsOf(piles, "w").length) };
}
