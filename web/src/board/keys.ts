import { liftAt, liftOf, type Address } from "./moves";
import { act, enter, withCursor, type Turn } from "./play";
import { pilesOf, roleOf } from "./piles";
import { released, type BoardState } from "./state";
import { stopAfter, type Arrow } from "./stops";

/** The keys of the board for the list of keys; both `id` and `keys` are ids of messages. */
export const boardKeys: readonly { readonly id: string; readonly keys: readonly string[] }[] = [
  { id: "board-key-move", keys: ["board-key-arrows"] },
  { id: "board-key-pick", keys: ["board-key-enter", "board-key-space"] },
  { id: "board-key-send", keys: ["board-key-enter-twice"] },
  { id: "board-key-run", keys: ["board-key-up-down"] },
  { id: "board-key-cancel", keys: ["board-key-escape"] },
  { id: "board-key-draw", keys: ["board-key-d"] },
  { id: "board-key-columns", keys: ["board-key-digits"] },
  { id: "board-key-waste", keys: ["board-key-w"] },
  { id: "board-key-foundation", keys: ["board-key-f"] },
  { id: "board-key-typed", keys: ["board-key-example"] },
];

const columnKeys = "1234567890abc";
const arrows: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The pile that a key names: columns 1–9, then 0 a b c, the waste, or the fitting foundation. */
export function addressOf(key: string, columns: number): Address | null {
  if (key === "w" || key === "f") return key;
  const place = columnKeys.indexOf(key);
  return key.length === 1 && place >= 0 && place < columns ? `t${place + 1}` : null;
}

function typed(state: BoardState, address: Address): Turn {
  const { selection, table } = state;
  const lift = liftOf(table.piles, address);
  if (!selection || (address === "w" && selection.pile !== "w")) {
    const there = lift && address !== "f" ? withCursor(state, lift) : state;
    return { state: { ...there, selection: lift } };
  }
  return act(
    state,
    selection.pile === address
      ? { kind: "send", lift: selection }
      : { kind: "place", lift: selection, to: [address] },
  );
}

/** An arrow moves the cursor; within the column that is held it also takes more cards or fewer. */
function walk(state: BoardState, arrow: Arrow): Turn {
  const cursor = stopAfter(state.table, state.layout, state.cursor, arrow);
  const isInHand = state.selection?.pile === cursor.pile && roleOf(cursor.pile) === "column";
  const lift = isInHand ? liftAt(state.table.piles, cursor.pile, cursor.index) : null;
  return { state: { ...state, cursor, selection: lift ?? state.selection } };
}

function escape(state: BoardState): Turn | null {
  return state.selection || state.press ? { state: released(state) } : null;
}

/** What a key does on the board, or null if it is not one of the board's. */
export function keyPressed(state: BoardState, key: string): Turn | null {
  if (arrows.includes(key)) return walk(state, key as Arrow);
  if (key === "Enter" || key === " ") return enter(state);
  if (key === "Escape") return escape(state);
  const letter = key.toLowerCase();
  if (letter === "d") return act(state, { kind: "stock" });
  const address = addressOf(letter, pilesOf(state.table.piles, "column").length);
  return address ? typed(state, address) : null;
}
