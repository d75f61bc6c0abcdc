import type { PileName } from "../api/types";
import { liftAt } from "./lifts";
import { isOfStock, parseMove } from "./moves";
import { cardsOf } from "./piles";
import { released, type BoardState } from "./state";

/** The board with a move shown on it: the cards are selected, and the pile they go to is marked. */
export function pointed(state: BoardState, text: string): BoardState {
  const move = parseMove(text);
  const { piles } = state.table;
  const free = released(state);
  if (isOfStock(move, piles)) return { ...free, marked: ["s"] };
  return { ...picked(state, move.from, move.count), marked: [move.to] };
}

/** The board with the cards on top of a pile shown, and not where they go. */
export function picked(state: BoardState, pile: PileName, count: number): BoardState {
  const free = released(state);
  if (pile === "s") return { ...free, marked: ["s"] };
  const index = cardsOf(state.table.piles, pile).length - count;
  return { ...free, selection: liftAt(state.table, pile, index) };
}
