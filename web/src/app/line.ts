import type { FacitMove } from "../api/types";
import { parseMove } from "../board/moves";
import { roleOf } from "../board/piles";
import { cardName, cardNames, pileName } from "./names";
import type { Words } from "./words";

/** A move in words, by the cards that it names: "hjärter sex till kolumn 4". */
export function facitMoveText({ move, cards }: FacitMove, words: Words): string {
  const { from, to, count } = parseMove(move);
  const [card = "", other] = cards.map((one) => cardName(words, one));
  if (cards.length === 0) return ofStock(move, words);
  if (from === "s" && to === "w") return words("line-draw", { cards: cardNames(words, cards) });
  if (other !== undefined && cards.length > count) return words("line-pair", { card, other });
  if (to === "d") return words("line-gone", { cards: cardNames(words, cards) });
  return carried(card, move, words);
}

/** A move of the stock whose cards are not told, for they lie face down or are too many. */
function ofStock(move: string, words: Words): string {
  const { to } = parseMove(move);
  if (to === "w") return words("line-draw-unseen");
  return words(to === "s" ? "line-recycle" : "line-row");
}

function carried(card: string, move: string, words: Words): string {
  const { to, count } = parseMove(move);
  const pile = pileName(words, to);
  if (roleOf(to) === "foundation") return words("line-foundation", { card });
  return words(count === 1 ? "line-move" : "line-run", { card, pile });
}
