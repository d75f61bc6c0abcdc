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
  const index = cardsOf(piles, move.from).length - move.count;
  return { ...free, selection: liftAt(state.table, move.from, index), marked: [move.to] };
}
