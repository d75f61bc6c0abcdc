import type { Hint } from "../api/types";
import { facitMoveText } from "./line";
import { cardName } from "./names";
import { sentence, type Words } from "./words";

/** A hint in words, as far as its level goes. */
export function hintText(hint: Hint, words: Words): string {
  const { useful, source, move } = hint;
  if (useful !== "yes") return words(`hint-${useful}`);
  if (move) {
    const text = facitMoveText({ move, cards: hint.cards }, words);
    return [words("hint-move", { move: text }), ...why(hint, words)].join(" ");
  }
  return source ? card(hint, words) : words("hint-yes");
}

/** The card that is taken hold of, of a run the lowest. */
function card({ cards: [first] }: Hint, words: Words): string {
  return first ? words("hint-card", { card: cardName(words, first) }) : words("hint-stock");
}

function why({ gain, moves, card }: Hint, words: Words): string[] {
  if (!gain) return [];
  const name = card ? cardName(words, card) : "";
  const text = words(`hint-gain-${gain.replaceAll("_", "-")}`, { card: name });
  return [sentence(words("hint-why", { gain: text, moves }))];
}
