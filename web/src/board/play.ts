import type { CardText, PileName } from "../api/types";
import { isAhead } from "./ahead";
import { liftAt, namedLift, type Address, type Lift } from "./lifts";
import { moveText, stockMove, type Move } from "./moves";
import { cardsOf, pilesOf, roleOf } from "./piles";
import { predict } from "./predict";
import {
  cardOfLift,
  released,
  withHand,
  withoutAhead,
  withTable,
  type BoardState,
  type Intent,
  type Sent,
  type Waiting,
} from "./state";
import { stopNear } from "./stops";
import type { Hit } from "./target";
import { triedMove, triedStock } from "./tried";
import { bestWays, moveTo } from "./ways";

/**
 * What came of an action: the board after it, and a move made or tried in vain, as text, a card that
 * was sent and has nowhere to go, or a call whose turn has come.
 */
export interface Turn {
  readonly state: BoardState;
  readonly move?: string;
  readonly refused?: string;
  readonly stays?: CardText;
  readonly call?: () => void;
}

export const withCursor = (state: BoardState, cursor: Hit): BoardState => ({
  ...state,
  cursor: stopNear(state.table, cursor),
});

export const select = (state: BoardState, selection: Lift | null): BoardState => ({
  ...released(state),
  selection,
});

/** Shows a legal move at once. */
function played(state: BoardState, move: Move, sent: Sent | null = null): Turn {
  const next = withTable(released(state), predict(state.table, move));
  const cursor = stopNear(next.table, state.cursor);
  return { state: { ...next, legal: [], cursor, sent }, move: moveText(move) };
}

const refusal = (state: BoardState, refused: string): Turn => ({ state: released(state), refused });

/** The cursor follows cards that were put somewhere, and stays where cards were sent from. */
function place(state: BoardState, lift: Lift, to: readonly Address[]): Turn {
  const { legal, table } = state;
  const move = to.map((pile) => moveTo(legal, table.piles, lift, pile)).find(Boolean);
  if (move) {
    const index = cardsOf(table.piles, move.to).length;
    return played({ ...state, cursor: { pile: move.to, index } }, move);
  }
  const [tried] = to;
  return tried && tried !== lift.pile
    ? refusal(state, triedMove(table.piles, lift, tried))
    : { state: released(state) };
}

const idOf = ({ seats }: BoardState, { pile, index }: Lift): number | undefined =>
  seats.find((seat) => seat.pile === pile && seat.index === index)?.id;

/** Where a lift goes when it is sent; sent again and again it goes round all its places. */
function send(state: BoardState, lift: Lift): Turn {
  const ways = bestWays(state.legal, state.table.piles, lift, state.sendFirst);
  const id = idOf(state, lift);
  const been = state.sent?.id === id ? (state.sent?.been ?? []) : [];
  const fresh = ways.find(({ goal }) => !been.includes(goal));
  const way = fresh ?? ways[0];
  if (!way) return sentInVain(state, lift);
  return played(state, way.move, { id, been: [...(fresh ? been : []), lift.pile] });
}

function sentInVain(state: BoardState, lift: Lift): Turn {
  const { piles, scheme } = state.table;
  const isTop = !lift.exact || lift.index === cardsOf(piles, lift.pile).length - 1;
  const mayAsk = isTop || roleOf(lift.pile) === "waste";
  return scheme.away && mayAsk && roleOf(lift.pile) !== scheme.away
    ? refusal(state, triedMove(piles, lift, scheme.away === "discard" ? "d" : "f"))
    : { state: released(state), stays: cardOfLift(state.table, lift) };
}

/** The columns that keep a row of the stock from being dealt. */
const inTheWay = ({ table: { piles, scheme } }: BoardState): PileName[] =>
  scheme.stock === "row" && cardsOf(piles, "s").length > 0
    ? pilesOf(piles, "column").filter((pile) => cardsOf(piles, pile).length === 0)
    : [];

function turnStock(state: BoardState): Turn {
  const { legal, table, game } = state;
  const move = stockMove(legal, table.piles);
  if (move) return played(state, move);
  const { state: next, refused } = refusal(state, triedStock(table, game?.draw ?? 1));
  return { state: { ...next, marked: inTheWay(state) }, refused };
}

function tried(state: BoardState, intent: Intent): Turn {
  switch (intent.kind) {
    case "stock":
      return turnStock(state);
    case "place":
      return place(state, intent.lift, intent.to);
    case "send":
      return send(state, intent.lift);
    case "call":
      return { state: { ...released(state), legal: [] }, call: intent.call };
  }
}

function carryOut(state: BoardState, intent: Intent): Turn {
  const turn = tried(state, intent);
  const isOnItsWay = turn.move !== undefined || turn.call !== undefined;
  return isOnItsWay ? { ...turn, state: { ...turn.state, flight: intent } } : turn;
}

const meant = (state: BoardState, intent: Intent): Waiting => ({
  intent,
  card:
    "lift" in intent && !isAhead(state, intent.lift)
      ? cardOfLift(state.table, intent.lift)
      : undefined,
});

/** Does what the player asked for, or keeps it until the server has answered the last move. */
export function act(state: BoardState, intent: Intent): Turn {
  if (!state.game) return { state };
  if (!state.flight) return carryOut(state, intent);
  return { state: { ...released(state), queue: [...state.queue, meant(state, intent)] } };
}

function isStillMeant({ table }: BoardState, { intent, card }: Waiting): boolean {
  if (!("lift" in intent) || card === undefined) return true;
  const { pile, index } = intent.lift;
  return cardOfLift(table, intent.lift) === card && liftAt(table, pile, index) !== null;
}

/** What was asked for, of the cards that lie now in a pile that was named. */
function renewed({ legal, table }: BoardState, { intent, card }: Waiting): Intent {
  if (!("lift" in intent) || card !== undefined) return intent;
  return { ...intent, lift: namedLift(legal, table, intent.lift.pile) ?? intent.lift };
}

/** Does what has waited longest and still can be meant; with what cannot, what was named after it goes. */
export function next(state: BoardState): Turn {
  const [first, ...queue] = state.queue;
  if (!first || state.flight) return { state };
  const rest = { ...state, queue };
  const undone = { ...withoutAhead(state), queue: withoutAhead(rest).queue };
  if (!isStillMeant(rest, first)) return next(undone);
  const turn = carryOut(rest, renewed(rest, first));
  if (turn.refused)
    return { ...turn, state: { ...withHand(undone, turn.state), queue: undone.queue } };
  const after = { ...turn, state: withHand(state, turn.state) };
  return turn.move || turn.call ? after : { stays: turn.stays, ...next(after.state) };
}
