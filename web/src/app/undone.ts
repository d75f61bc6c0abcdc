import type { GameState, LastEvent } from "../api/types";
import { isPair, parseMove, type Move } from "../board/moves";
import { cardsOf, roleOf, topOf } from "../board/piles";
import { cardName, pileName } from "./names";
import type { Words } from "./words";

/** What an undo brought back, as sentences. */
export function undone(last: LastEvent, after: GameState, words: Words): string[] {
  if (!last.move) return [words("status-undone")];
  const move = parseMove(last.move);
  const count = last.automatic.length;
  if (roleOf(move.to) === "discard" && count > 0) {
    return [words("status-undone-many", { count: 1 + count })];
  }
  const along = count > 0 ? [words("status-undone-automatic", { count })] : [];
  return [back(move, after, words), ...along];
}

function back(move: Move, after: GameState, words: Words): string {
  const { piles } = after;
  if (isPair(move, piles)) return pair(move, after, words);
  if (roleOf(move.to) === "stock") return words("status-undone-recycle");
  if (move.from === "s" && move.to !== "d") return drawn(move, words);
  const card = cardName(words, cardsOf(piles, move.from).at(-move.count) ?? "");
  const role = roleOf(move.from);
  if (role === "pyramid" || move.from === "s") return words("status-undone-gone", { card });
  const id = role === "column" || role === "cell" ? "status-undone-move" : "status-undone-move-on";
  return words(id, { card, pile: pileName(words, move.from) });
}

function pair({ from, to, count }: Move, { piles }: GameState, words: Words): string {
  const cards =
    to === "d" ? cardsOf(piles, from).slice(-count) : [topOf(piles, from), topOf(piles, to)];
  const [card = "", other = ""] = cards.map((card) => cardName(words, card ?? ""));
  return words("status-undone-pair", { card, other });
}

const drawn = ({ to, count }: Move, words: Words): string =>
  roleOf(to) === "waste" ? words("status-undone-draw", { count }) : words("status-undone-row");
