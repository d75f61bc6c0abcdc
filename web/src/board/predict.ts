import type { CardText, PileName } from "../api/types";
import { heightOf, hidden, isUp, suitOf, turnedUp } from "./cards";
import { isPair, type Move } from "./moves";
import { cardsOf, pilesOf, roleOf, type Piles } from "./piles";
import { withPiles, type Table } from "./table";

const open = (cards: readonly CardText[]) => cards.map(turnedUp);

function carried(taken: readonly CardText[], move: Move): CardText[] {
  if (roleOf(move.from) === "stock") return open(taken).reverse();
  if (roleOf(move.to) === "stock") return taken.map(() => hidden);
  return [...taken];
}

function uncovered(rest: readonly CardText[], from: PileName): CardText[] {
  if (roleOf(from) !== "column") return [...rest];
  return [...rest.slice(0, -1), ...open(rest.slice(-1))];
}

function moved(piles: Piles, move: Move): Piles {
  const from = cardsOf(piles, move.from);
  const cut = from.length - move.count;
  return {
    ...piles,
    [move.from]: uncovered(from.slice(0, cut), move.from),
    [move.to]: [...cardsOf(piles, move.to), ...carried(from.slice(cut), move)],
  };
}

const discarded = (piles: Piles, from: PileName): Piles =>
  moved(piles, { from, to: "d", count: 1 });

function pairGone(piles: Piles, { from, to }: Move): Piles {
  return discarded(discarded(piles, from), to === "d" ? from : to);
}

/** Whether cards fall by one in one suit. */
const isRun = (cards: readonly CardText[]): boolean =>
  cards.every((card, i) => {
    const onto = cards[i - 1];
    return !onto || (suitOf(card) === suitOf(onto) && heightOf(card) === heightOf(onto) - 1);
  });

/** A complete run at the end of a column goes to the next free foundation. */
function runHome(piles: Piles, pile: PileName, size: number): Piles {
  const run = cardsOf(piles, pile).slice(-size);
  const free = pilesOf(piles, "foundation").find((name) => cardsOf(piles, name).length === 0);
  const isComplete = run.length === size && run.every(isUp) && isRun(run);
  return free && isComplete ? moved(piles, { from: pile, to: free, count: size }) : piles;
}

/** The stock's next card fills a column that a discard has emptied. */
function filled(piles: Piles, pile: PileName): Piles {
  const isEmpty = roleOf(pile) === "column" && cardsOf(piles, pile).length === 0;
  const next = cardsOf(piles, "s").slice(-1);
  if (!isEmpty) return piles;
  return { ...piles, s: cardsOf(piles, "s").slice(0, -1), [pile]: next };
}

function fanAfter({ fan, piles }: Table, move: Move, waste: number): number {
  if (isPair(move, piles)) return Math.min(fan, waste);
  if (roleOf(move.to) === "stock") return 0;
  // The last draw may be short; what lies under it is fanned with it.
  return Math.min(roleOf(move.from) === "stock" ? Math.max(move.count, fan) : fan, waste);
}

function pilesAfter({ piles, scheme }: Table, move: Move): Piles {
  if (isPair(move, piles)) return pairGone(piles, move);
  const after = moved(piles, move);
  if (scheme.homeRun > 0) return runHome(after, move.to, scheme.homeRun);
  return scheme.fills ? filled(after, move.from) : after;
}

/**
 * The table after a move that is known to be legal, before the server has said so. A hidden card
 * stays hidden: only the server knows it, so a row from the stock is shown when it has answered.
 */
export function predict(table: Table, move: Move): Table {
  if (move.from === "s" && table.scheme.stock === "row") return table;
  const piles = pilesAfter(table, move);
  return withPiles(table, piles, fanAfter(table, move, cardsOf(piles, "w").length));
}
