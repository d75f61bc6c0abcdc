import type { PileName } from "../api/types";
import {
  bestWays,
  liftAt,
  moveText,
  moveTo,
  stockMove,
  triedMove,
  triedStock,
  waysOf,
  type Address,
  type Lift,
  type Move,
} from "./moves";
import { mayShowOrder } from "./order";
import { cardsOf, pilesOf, roleOf } from "./piles";
import { predict } from "./predict";
import {
  cardOfLift,
  released,
  withOrder,
  withTable,
  type BoardState,
  type Intent,
  type Sent,
  type Waiting,
} from "./state";
import { stopNear, stopsOf } from "./stops";
import type { Table } from "./table";
import type { Hit } from "./target";

/** What came of an action: the board after it, and a move made or tried in vain, as text. */
export interface Turn {
  readonly state: BoardState;
  readonly move?: string;
  readonly refused?: string;
}

export const withCursor = (state: BoardState, cursor: Hit): BoardState => ({
  ...state,
  cursor: stopNear(state.table, cursor),
});

const select = (state: BoardState, selection: Lift | null): BoardState => ({
  ...released(state),
  selection,
});

/** Shows a legal move at once. */
function played(state: BoardState, move: Move, sent: Sent | null = null): Turn {
  const next = withTable(released(state), predict(state.table, move));
  const cursor = stopNear(next.table, state.cursor);
  return { state: { ...next, legal: [], isWaiting: true, cursor, sent }, move: moveText(move) };
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
    : { state: released(state) };
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

function carryOut(state: BoardState, intent: Intent): Turn {
  switch (intent.kind) {
    case "stock":
      return turnStock(state);
    case "place":
      return place(state, intent.lift, intent.to);
    case "send":
      return send(state, intent.lift);
  }
}

const meant = (state: BoardState, intent: Intent): Waiting => ({
  intent,
  card: intent.kind === "stock" ? undefined : cardOfLift(state.table, intent.lift),
});

/** Does what the player asked for, or keeps it until the server has answered the last move. */
export function act(state: BoardState, intent: Intent): Turn {
  if (!state.game) return { state };
  if (!state.isWaiting) return carryOut(state, intent);
  return { state: { ...released(state), queue: [...state.queue, meant(state, intent)] } };
}

function isStillMeant({ table }: BoardState, { intent, card }: Waiting): boolean {
  if (intent.kind === "stock" || intent.lift.pile === "f") return true;
  const { pile, index } = intent.lift;
  return cardOfLift(table, intent.lift) === card && liftAt(table, pile, index) !== null;
}

/** Does what has waited longest and still can be meant. */
export function next(state: BoardState): Turn {
  const [first, ...queue] = state.queue;
  if (!first || state.isWaiting) return { state };
  const rest = { ...state, queue };
  if (!isStillMeant(rest, first)) return next(rest);
  const turn = carryOut(rest, first.intent);
  return turn.move || turn.refused ? turn : next(turn.state);
}

/** Whether a tap on any card of a pile means its top card. */
const isOneCard = (table: Table, pile: PileName): boolean =>
  stopsOf(table, pile).length <= 1 && !(roleOf(pile) === "waste" && table.scheme.wastePairs);

const isOnSelection = ({ selection, table }: BoardState, hit: Hit): boolean =>
  selection?.pile === hit.pile && (selection.index === hit.index || isOneCard(table, hit.pile));

function tapTarget(state: BoardState, selection: Lift, hit: Hit, lift: Lift | null): Turn {
  const turn = act(state, { kind: "place", lift: selection, to: [hit.pile] });
  // A card that could not go there was perhaps not meant: the hand takes what was tapped instead.
  return turn.refused ? { ...turn, state: { ...turn.state, selection: lift } } : turn;
}

const waysAt = ({ legal, table }: BoardState, lift: Lift | null) =>
  lift ? waysOf(legal, table.piles, lift) : [];

/** Whether a card leaves the table alone, as kings do where other cards go in pairs. */
const goesAlone = (state: BoardState, lift: Lift | null): boolean =>
  state.table.scheme.body === "pyramid" &&
  waysAt(state, lift).some(({ move, goal }) => goal === "d" && move.count === 1);

/** Whether a card of the pyramid lies there that others cover: why it stays is worth a word. */
const isUnderOthers = ({ table }: BoardState, { pile, index }: Hit, lift: Lift | null): boolean =>
  !lift && roleOf(pile) === "pyramid" && cardsOf(table.piles, pile)[index] !== undefined;

/** Whether a tap draws: a stock whose top card may be taken is first taken, and then drawn from. */
const isDraw = (state: BoardState, pile: PileName, lift: Lift | null): boolean =>
  roleOf(pile) === "stock" && (state.selection?.pile === pile || waysAt(state, lift).length === 0);

/** Whether cards in the hand may be laid on a pile at all. */
const isTarget = ({ table }: BoardState, pile: PileName): boolean =>
  roleOf(pile) !== "waste" || table.scheme.body === "pyramid";

/** Whether a tap is one on the line under a stock that has cards. */
const isCaption = ({ table }: BoardState, { pile, index }: Hit): boolean =>
  roleOf(pile) === "stock" && index < 0 && cardsOf(table.piles, pile).length > 0;

/** Lays out the order of the stock, with the cursor on the next card. */
export const showOrder = (state: BoardState): BoardState =>
  mayShowOrder(state.table) ? withOrder(withCursor(state, { pile: "s", index: -1 }), true) : state;

/** A tap: takes a card, puts it down, sends it when tapped again, or turns the stock. */
export function tap(state: BoardState, hit: Hit | null): Turn {
  if (state.table.isOrderShown) return { state: withOrder(state, false) };
  if (!hit) return { state: released(state) };
  if (isCaption(state, hit)) return { state: released(showOrder(state)) };
  const here = withCursor(state, hit);
  const lift = liftAt(state.table, hit.pile, hit.index);
  if (goesAlone(state, lift)) return act(here, { kind: "send", lift: lift as Lift });
  if (isDraw(state, hit.pile, lift)) return act(released(here), { kind: "stock" });
  return tapCard(here, hit, lift);
}

function tapCard(state: BoardState, hit: Hit, lift: Lift | null): Turn {
  const { selection } = state;
  if (!selection && isUnderOthers(state, hit, lift)) {
    return act(state, { kind: "place", lift: { ...hit, exact: true }, to: ["d"] });
  }
  if (!selection || (selection.pile !== hit.pile && !isTarget(state, hit.pile))) {
    return { state: select(state, lift) };
  }
  if (isOnSelection(state, hit)) return act(state, { kind: "send", lift: selection });
  if (selection.pile === hit.pile) return tapSamePile(state, selection, lift);
  return tapTarget(state, selection, hit, lift);
}

/** Another card of the pile: it is taken instead, or with the other where two waste cards go. */
function tapSamePile(state: BoardState, selection: Lift, lift: Lift | null): Turn {
  if (roleOf(selection.pile) !== "waste") return { state: select(state, lift) };
  const index = Math.min(selection.index, lift?.index ?? selection.index);
  return act(state, { kind: "send", lift: { ...selection, index } });
}

/** Enter at the cursor: as a tap, but after a refusal the cards stay in the hand. */
export function enter(state: BoardState): Turn {
  const turn = tap(state, state.cursor);
  return turn.refused && state.selection?.pile !== state.cursor.pile
    ? { ...turn, state: { ...turn.state, selection: state.selection } }
    : turn;
}
