import type { PileName } from "../api/types";
import {
  bestMove,
  liftAt,
  moveText,
  moveTo,
  stockMove,
  triedMove,
  triedStock,
  type Address,
  type Lift,
  type Move,
} from "./moves";
import { cardsOf, roleOf } from "./piles";
import { predict } from "./predict";
import {
  cardOfLift,
  released,
  withTable,
  type BoardState,
  type Intent,
  type Waiting,
} from "./state";
import { stopNear, stopsOf } from "./stops";
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
  ...state,
  selection,
});

/** Shows a legal move at once. */
function played(state: BoardState, move: Move): Turn {
  const next = withTable(released(state), predict(state.table, move));
  const cursor = stopNear(next.table, state.cursor);
  return { state: { ...next, legal: [], isWaiting: true, cursor }, move: moveText(move) };
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

function send(state: BoardState, lift: Lift): Turn {
  const { legal, table } = state;
  const move = bestMove(legal, table.piles, lift);
  if (move) return played(state, move);
  const isTop = !lift.exact || lift.index === cardsOf(table.piles, lift.pile).length - 1;
  return isTop && roleOf(lift.pile) !== "foundation"
    ? refusal(state, triedMove(table.piles, lift, "f"))
    : { state: released(state) };
}

function turnStock(state: BoardState): Turn {
  const move = stockMove(state.legal);
  return move
    ? played(state, move)
    : refusal(state, triedStock(state.table.piles, state.game?.draw ?? 1));
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
  return cardOfLift(table, intent.lift) === card && liftAt(table.piles, pile, index) !== null;
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

const isOnSelection = ({ selection, table }: BoardState, hit: Hit): boolean =>
  selection?.pile === hit.pile &&
  (selection.index === hit.index || stopsOf(table, hit.pile).length === 1);

function tapTarget(state: BoardState, selection: Lift, hit: Hit, lift: Lift | null): Turn {
  const turn = act(state, { kind: "place", lift: selection, to: [hit.pile] });
  // A card that could not go there was perhaps not meant: the hand takes what was tapped instead.
  return turn.refused ? { ...turn, state: select(turn.state, lift) } : turn;
}

const isTarget = (pile: PileName): boolean => roleOf(pile) !== "waste";

/** A tap: takes a card, puts it down, sends it when tapped again, or turns the stock. */
export function tap(state: BoardState, hit: Hit | null): Turn {
  if (!hit) return { state: released(state) };
  const here = withCursor(state, hit);
  if (roleOf(hit.pile) === "stock") return act(released(here), { kind: "stock" });
  const lift = liftAt(state.table.piles, hit.pile, hit.index);
  const { selection } = state;
  if (!selection || (selection.pile !== hit.pile && !isTarget(hit.pile))) {
    return { state: select(here, lift) };
  }
  if (isOnSelection(state, hit)) return act(here, { kind: "send", lift: selection });
  if (selection.pile === hit.pile) return { state: select(here, lift) };
  return tapTarget(here, selection, hit, lift);
}

/** Enter at the cursor: as a tap, but after a refusal the cards stay in the hand. */
export function enter(state: BoardState): Turn {
  const turn = tap(state, state.cursor);
  return turn.refused && state.selection?.pile !== state.cursor.pile
    ? { ...turn, state: select(turn.state, state.selection) }
    : turn;
}
