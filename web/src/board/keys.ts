import type { GameState, PileName } from "../api/types";
import { toCome } from "./ahead";
import { liftAt, namedLift, type Address } from "./lifts";
import { mayShowOrder } from "./order";
import { cardsOf, pilesOf, roleOf, type Piles, type Role } from "./piles";
import { act, withCursor, type Turn } from "./play";
import { pileAt } from "./pyramid";
import { released, withOrder, type BoardState } from "./state";
import { stopAfter, type Arrow } from "./stops";
import { tableOf, type Table } from "./table";
import { enter, showOrder } from "./tap";

/** A key of the board for the list of keys; both `id` and `keys` are ids of messages. */
interface BoardKey {
  readonly id: string;
  readonly keys: readonly string[];
  /** Whether the key means anything in a game; in every game if it does not say. */
  readonly isOf?: (table: Table) => boolean;
}

const has =
  (role: Role) =>
  ({ piles }: Table): boolean =>
    pilesOf(piles, role).length > 0;

const takesFrom =
  (role: Role) =>
  ({ scheme }: Table): boolean =>
    scheme.sources.includes(role);

/** The keys of the board in every game. */
export const boardKeys: readonly BoardKey[] = [
  { id: "board-key-move", keys: ["board-key-arrows"] },
  { id: "board-key-pick", keys: ["board-key-enter", "board-key-space"] },
  { id: "board-key-send", keys: ["board-key-enter-twice"] },
  { id: "board-key-run", keys: ["board-key-up-down"], isOf: has("column") },
  { id: "board-key-cancel", keys: ["board-key-escape"] },
  { id: "board-key-draw", keys: ["board-key-d"], isOf: has("stock") },
  { id: "board-key-order", keys: ["board-key-s"], isOf: mayShowOrder },
  { id: "board-key-stock", keys: ["board-key-s"], isOf: takesFrom("stock") },
  { id: "board-key-columns", keys: ["board-key-digits"], isOf: has("column") },
  { id: "board-key-pyramid", keys: ["board-key-two-digits"], isOf: has("pyramid") },
  { id: "board-key-waste", keys: ["board-key-w"], isOf: has("waste") },
  { id: "board-key-cell", keys: ["board-key-c"], isOf: has("cell") },
  { id: "board-key-cell-card", keys: ["board-key-c-digit"], isOf: has("cell") },
  { id: "board-key-foundation", keys: ["board-key-f"], isOf: takesFrom("foundation") },
  { id: "board-key-discard", keys: ["board-key-x"], isOf: has("discard") },
  { id: "board-key-typed", keys: ["board-key-example"], isOf: has("column") },
];

/** The keys of the board that mean something in a game. */
export function keysOf(game: GameState): readonly BoardKey[] {
  const table = tableOf(game);
  return boardKeys.filter(({ isOf }) => !isOf || isOf(table));
}

const columnKeys = "1234567890abc";
const arrows: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const pileKeys: Record<string, PileName> = { s: "s", w: "w", x: "d" };

const columnOf = (piles: Piles, key: string): PileName | undefined =>
  pilesOf(piles, "column")[key.length === 1 ? columnKeys.indexOf(key) : -1];

/** A pile that is named by two keys: `c2` a cell, `53` the third place of the pyramid's fifth row. */
function pileOfTwo(piles: Piles, [first = "", second = ""]: string): PileName | undefined {
  const pile = first === "c" ? `c${second}` : pileAt({ row: Number(first), place: Number(second) });
  return pile && piles[pile] ? pile : undefined;
}

/** What one key names that is not always the same pile: a foundation or a cell, whichever fits. */
function anyOf({ piles, scheme }: Table, key: string, isHolding: boolean): Address | null {
  const hasFoundation = scheme.sources.includes("foundation");
  const mayFree = isHolding && pilesOf(piles, "cell").length > 0;
  return (key === "f" && hasFoundation) || (key === "c" && mayFree) ? key : null;
}

/**
 * The pile that keys name: columns 1–9, then 0 a b c; the waste, the stock's open card, the
 * discard; the fitting foundation and, for a card in the hand, a free cell; or a pile of two keys.
 */
export function addressOf(table: Table, keys: string, isHolding: boolean): Address | null {
  const { piles } = table;
  if (keys.length === 2) return pileOfTwo(piles, keys) ?? null;
  const pile = pileKeys[keys] ?? columnOf(piles, keys);
  return anyOf(table, keys, isHolding) ?? (pile && piles[pile] ? pile : null);
}

/** Whether a key begins the name of a pile that takes two. */
const isBeginning = (piles: Piles, key: string): boolean =>
  [...columnKeys].some((second) => pileOfTwo(piles, key + second) !== undefined);

/** The key of a place in the pyramid does what Enter would do there. */
function placeNamed(state: BoardState, pile: PileName): Turn {
  const index = cardsOf(state.table.piles, pile).length - 1;
  return index < 0 ? { state } : enter({ ...state, cursor: { pile, index } });
}

function named(state: BoardState, address: Address): Turn {
  const { selection, table, legal } = state;
  if (roleOf(address) === "pyramid") return placeNamed(state, address);
  const isSource = address === "w" && table.scheme.body === "column";
  if (!selection || (isSource && selection.pile !== "w")) {
    const lift = namedLift(legal, table, address);
    const there = lift && address !== "f" ? withCursor(state, lift) : state;
    return { state: { ...there, selection: lift ?? toCome(state, address) } };
  }
  return act(
    state,
    selection.pile === address
      ? { kind: "send", lift: selection }
      : { kind: "place", lift: selection, to: [address] },
  );
}

/** A key that names a pile, or the first or second of two that do. */
function typed(state: BoardState, key: string): Turn | null {
  const { table, selection } = state;
  const fresh = { ...state, typed: "" };
  const isHolding = selection !== null && roleOf(selection.pile) !== "cell";
  const address = addressOf(table, state.typed + key, isHolding);
  if (address) return named(fresh, address);
  if (isBeginning(table.piles, key)) return { state: { ...state, typed: key } };
  return state.typed ? typed(fresh, key) : null;
}

/** An arrow moves the cursor; within the column that is held it also takes more cards or fewer. */
function walk(state: BoardState, arrow: Arrow): Turn {
  const cursor = stopAfter(state.table, state.layout, state.cursor, arrow);
  const isInHand = state.selection?.pile === cursor.pile && roleOf(cursor.pile) === "column";
  const lift = isInHand ? liftAt(state.table, cursor.pile, cursor.index) : null;
  return { state: { ...state, cursor, selection: lift ?? state.selection } };
}

function escape(state: BoardState): Turn | null {
  return state.selection || state.press || state.typed ? { state: released(state) } : null;
}

const hasStock = ({ table: { piles } }: BoardState) => piles.s !== undefined;

/** What a key does on the board, or null if it is not one of the board's. */
export function keyPressed(state: BoardState, key: string): Turn | null {
  return state.table.isOrderShown ? keyOfOrder(state, key) : keyOfTable(state, key);
}

/** While the order of the stock is shown arrows walk in it, and any other key of the board ends it. */
function keyOfOrder(state: BoardState, key: string): Turn | null {
  if (arrows.includes(key)) return walk(state, key as Arrow);
  const away = withOrder(state, false);
  const closes = ["Enter", " ", "Escape", "s"].includes(key);
  return closes ? { state: away } : keyOfTable(away, key);
}

function keyOfTable(state: BoardState, key: string): Turn | null {
  const plain = { ...state, typed: "" };
  if (arrows.includes(key)) return walk(plain, key as Arrow);
  if (key === "Enter" || key === " ") return enter(plain);
  if (key === "Escape") return escape(state);
  const letter = key.toLowerCase();
  if (letter === "s" && mayShowOrder(state.table)) return { state: showOrder(plain) };
  if (letter === "d" && hasStock(state)) return act(plain, { kind: "stock" });
  return typed(state, letter);
}
