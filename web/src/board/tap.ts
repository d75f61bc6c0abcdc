import type { PileName } from "../api/types";
import { liftAt, type Lift } from "./lifts";
import { mayShowOrder } from "./order";
import { cardsOf, roleOf } from "./piles";
import { act, select, withCursor, type Turn } from "./play";
import { released, withOrder, type BoardState } from "./state";
import { stopsOf } from "./stops";
import type { Table } from "./table";
import type { Hit } from "./target";
import { waysOf } from "./ways";

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

const liftUnder = ({ table }: BoardState, hit: Hit | null): Lift | null =>
  hit && liftAt(table, hit.pile, hit.index);

/**
 * A tap: takes a card, puts it down, sends it when tapped again, or turns the stock. `lift` is what
 * it takes, if not the card that was hit with those on it.
 */
export function tap(state: BoardState, hit: Hit | null, lift = liftUnder(state, hit)): Turn {
  if (state.table.isOrderShown) return { state: withOrder(state, false) };
  if (!hit) return { state: released(state) };
  if (isCaption(state, hit)) return { state: released(showOrder(state)) };
  const here = withCursor(state, hit);
  if (goesAlone(state, lift)) return act(here, { kind: "send", lift: lift as Lift });
  if (isDraw(state, hit.pile, lift)) return act(released(here), { kind: "stock" });
  return tapCard(here, hit, lift);
}

/** Whether one tap is to send a card: not in pairs, nor off a foundation, nor onto it what is held. */
const isSentAtOnce = (state: BoardState, lift: Lift): boolean =>
  state.taps === "once" &&
  state.table.scheme.body !== "pyramid" &&
  roleOf(lift.pile) !== "foundation" &&
  waysAt(state, state.selection).length === 0;

/** A tap of a hand, which can drag a card where it wants it: as the player likes, it needs no second. */
export function tapByHand(state: BoardState, hit: Hit | null, lift = liftUnder(state, hit)): Turn {
  return hit && lift && !state.table.isOrderShown && isSentAtOnce(state, lift)
    ? act(withCursor(state, hit), { kind: "send", lift })
    : tap(state, hit, lift);
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
