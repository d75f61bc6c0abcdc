import type { FacitMove } from "../api/types";
import { parseMove } from "../board/moves";
import { roleOf } from "../board/piles";
import { cardName, cardNames, pileName } from "./names";
import type { Words } from "./words";

/** A move of facit in words: "hjärter sex till kolumn 4". */
export function facitMoveText({ move, cards }: FacitMove, words: Words): string {
  const { from, to, count } = parseMove(move);
  const [card = "", other] = cards.map((one) => cardName(words, one));
  if (from === "s" && to === "w") return words("line-draw", { cards: cardNames(words, cards) });
  if (cards.length === 0) return words(to === "s" ? "line-recycle" : "line-row");
  if (other !== undefined && cards.length > count) return words("line-pair", { card, other });
  if (to === "d") return words("line-gone", { cards: cardNames(words, cards) });
  return carried(card, move, words);
}

function carried(card: string, move: string, words: Words): string {
  const { to, count } = parseMove(move);
  const pile = pileName(words, to);
  if (roleOf(to) === "foundation") return words("line-foundation", { card });
  return words(count === 1 ? "line-move" : "line-run", { card, pile });
}
