import type { CardText, GameState, PileName } from "../api/types";
import { isAhead } from "./ahead";
import { distance, type Point, type Size } from "./geometry";
import { layOut, type Layout } from "./layout";
import { liftAt, namedLift, type Address, type Lift } from "./lifts";
import { plainLook, type Look } from "./look";
import { reseat, type Seat } from "./match";
import { parseMove, type Move } from "./moves";
import { cardsOf, pilesOf } from "./piles";
import type { Sought } from "./seek";
import { stopNear } from "./stops";
import { tableOf, type Table } from "./table";
import type { Hit } from "./target";
import { waysOf, type SendFirst, type Taps } from "./ways";

/** A pointer that is down. It holds cards once it has moved far enough. */
export interface Press {
  readonly pointer: number;
  readonly start: Point;
  readonly at: Point;
  /** How far, in pixels, a hand may tremble before a tap becomes a drag. */
  readonly reach: number;
  readonly hit: Hit | null;
  readonly lift: Lift | null;
  readonly isHeld: boolean;
}

/** What the player asked for; it waits its turn while the server has not answered the last move. */
export type Intent =
  | { readonly kind: "stock" }
  | { readonly kind: "place"; readonly lift: Lift; readonly to: readonly Address[] }
  | { readonly kind: "send"; readonly lift: Lift }
  /** Something done beside the board, such as an undo: it takes its turn among the moves. */
  | { readonly kind: "call"; readonly call: () => void };

export interface Waiting {
  readonly intent: Intent;
  /**
   * The card that was meant: if another lies there when the turn comes, nothing happens. None where
   * a pile was named, whatever lies there then.
   */
  readonly card: CardText | undefined;
}

/** A card that was sent where it fits, and the piles that it has been on while it was sent on. */
export interface Sent {
  readonly id: number | undefined;
  readonly been: readonly PileName[];
}

/** All that the board knows and shows. */
export interface BoardState {
  /** What the server last said. */
  readonly game: GameState | null;
  /** What is shown: the server's table, or that table after the move that is on its way. */
  readonly table: Table;
  /** The legal moves of the table; none are known while a move is on its way. */
  readonly legal: readonly Move[];
  /** What was asked for and has not been answered yet: all else waits for it. */
  readonly flight: Intent | null;
  readonly queue: readonly Waiting[];
  readonly sent: Sent | null;
  readonly taps: Taps;
  readonly sendFirst: SendFirst;
  readonly look: Look;
  /** What the player looks for among the cards; nothing when null. */
  readonly sought: Sought | null;
  /** Whether cards that may be moved are marked. */
  readonly isPlayableShown: boolean;
  /** The piles that were in the way of what the player asked for last. */
  readonly marked: readonly PileName[];
  /** The keys of an address that is not yet whole. */
  readonly typed: string;
  readonly selection: Lift | null;
  readonly press: Press | null;
  readonly hover: Hit | null;
  /** Where the keyboard is. */
  readonly cursor: Hit;
  readonly size: Size;
  readonly layout: Layout;
  readonly seats: readonly Seat[];
}

const nothing: Table = tableOf({ piles: {}, fan: 0, rules: "klondike", options: {} });

export const emptyBoard = (size: Size): BoardState => ({
  game: null,
  table: nothing,
  legal: [],
  flight: null,
  queue: [],
  sent: null,
  taps: "twice",
  sendFirst: "foundation",
  look: plainLook,
  sought: null,
  isPlayableShown: false,
  marked: [],
  typed: "",
  selection: null,
  press: null,
  hover: null,
  cursor: { pile: "s", index: -1 },
  size,
  layout: layOut(size, nothing),
  seats: [],
});

const spotOf = (layout: Layout, { pile, index }: Hit): Point =>
  layout.spots[pile]?.[index] ?? { x: 0, y: 0 };

/** The board with another table on it. */
export function withTable(state: BoardState, table: Table): BoardState {
  const layout = layOut(state.size, table, state.look);
  const seats = reseat(state.seats, table.piles, (from, to) =>
    distance(spotOf(state.layout, from), spotOf(layout, to)),
  );
  return { ...state, table, layout, seats };
}

/** The board with the order of the stock laid out, or put away again. */
export const withOrder = (state: BoardState, isOrderShown: boolean): BoardState =>
  withTable(released(state), { ...state.table, isOrderShown });

export const withSize = (state: BoardState, size: Size): BoardState => ({
  ...state,
  size,
  layout: layOut(size, state.table, state.look),
});

export const withLook = (state: BoardState, look: Look): BoardState =>
  withSize({ ...state, look }, state.size);

/** The card that a lift begins with. */
export const cardOfLift = (table: Table, lift: Lift): CardText | undefined =>
  cardsOf(table.piles, lift.pile)[lift.index];

function keptLift(before: Table, after: Table, lift: Lift | null): Lift | null {
  if (!lift || lift.pile === "f") return lift;
  const isSame = cardOfLift(before, lift) === cardOfLift(after, lift);
  return isSame && liftAt(after, lift.pile, lift.index) ? lift : null;
}

/** A lift that was named ahead is that of the cards as they now lie, as far as they do. */
const keptSelection = (
  before: BoardState,
  { legal, table }: Pick<BoardState, "legal" | "table">,
): Lift | null =>
  before.selection && isAhead(before, before.selection)
    ? (namedLift(legal, table, before.selection.pile) ?? before.selection)
    : keptLift(before.table, table, before.selection);

function keptPress(before: Table, after: Table, press: Press | null): Press | null {
  const lift = keptLift(before, after, press?.lift ?? null);
  return press && (!press.isHeld || lift) ? { ...press, lift } : null;
}

/** The board after something that had waited, with all that was taken or named meanwhile. */
export const withHand = (before: BoardState, after: BoardState): BoardState => ({
  ...after,
  selection: keptSelection(before, after),
  press: keptPress(before.table, after.table, before.press),
  typed: before.typed,
});

/** The board without what was named ahead: what was to bring it about has not happened. */
export const withoutAhead = (state: BoardState): BoardState => ({
  ...state,
  selection: state.selection && isAhead(state, state.selection) ? null : state.selection,
  queue: state.queue.filter(({ intent, card }) => !("lift" in intent) || card !== undefined),
});

const isCall = ({ intent }: Waiting): boolean => intent.kind === "call";

const isSameGame = (state: BoardState, game: GameState) => state.game?.id === game.id;

/** Whether a state came of what was done on the board, and not of something else meanwhile. */
function follows(state: BoardState, game: GameState): boolean {
  const { kind = "move", automatic = [] } = game.last ?? {};
  // An automatic move is an event of its own when it is made, and goes along when it is undone.
  const events = 1 + (kind === "move" || kind === "sweep" ? automatic.length : 0);
  return isSameGame(state, game) && game.ply === (state.game?.ply ?? 0) + events;
}

const isUnchanged = (state: BoardState, game: GameState) =>
  isSameGame(state, game) && game.ply === state.game?.ply;

/** The board when the server has spoken of another table than the one that moves were meant for. */
const withoutPlans = (state: BoardState): BoardState => ({
  ...withoutAhead(state),
  // A call knows itself what it was meant for.
  queue: state.queue.filter(isCall),
});

/** The board with what the server says. Cards in the hand stay there if they still can. */
export function withGame(before: BoardState, game: GameState): BoardState {
  const state = follows(before, game) ? before : withoutPlans(before);
  const table = tableOf(game);
  const legal = game.legal.map(parseMove);
  const next = withTable(isSameGame(state, game) ? state : released(state), table);
  return {
    ...next,
    game,
    legal,
    flight: null,
    marked: isUnchanged(state, game) ? state.marked : [],
    selection: next.selection && keptSelection(state, { legal, table }),
    press: keptPress(state.table, table, next.press),
    hover: null,
    cursor: stopNear(table, state.cursor),
  };
}

/** Nothing selected, nothing in the hand, nothing marked. */
export const released = (state: BoardState): BoardState => ({
  ...state,
  selection: null,
  press: null,
  marked: [],
  typed: "",
});

/** The cards in the hand: those that are dragged, or else selected. */
export const lifted = ({ press, selection }: BoardState): Lift | null =>
  press?.isHeld ? press.lift : selection;

/** The piles where the cards in the hand may go. */
export function goals(state: BoardState): PileName[] {
  const lift = lifted(state);
  const ways = lift ? waysOf(state.legal, state.table.piles, lift) : [];
  return [...new Set(ways.map((way) => way.goal))];
}

/** The piles that a lift takes cards from: `f` stands for every foundation. */
export const sourcesOf = (table: Table, lift: Lift): PileName[] =>
  lift.pile === "f" ? pilesOf(table.piles, "foundation") : [lift.pile];

const quick: readonly (keyof BoardState)[] = ["press", "hover"];

/** Whether no more than the hand has moved, so that only cards need drawing. */
export const isOnlyHand = (before: BoardState, after: BoardState): boolean =>
  before.press?.isHeld === after.press?.isHeld &&
  (Object.keys(after) as (keyof BoardState)[]).every(
    (key) => quick.includes(key) || before[key] === after[key],
  );
