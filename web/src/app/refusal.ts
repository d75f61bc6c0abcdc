import type { GameState, PileName, Refusal } from "../api/types";
import { isUp } from "../board/cards";
import { topOf, type Piles } from "../board/piles";
import { coversOf } from "../board/pyramid";
import { cardName, pileName } from "./names";
import { sentence, type Arguments, type Words } from "./words";

type Refused = Omit<Refusal, "message"> & { message?: string };

/**
 * Why the server would not do it, in the reader's language: a rule that a move breaks, or what is
 * amiss with a text or a wish. The table says what covers a card.
 */
export function refusal(
  { code, args }: Refused,
  words: Words,
  table?: Pick<GameState, "piles">,
): string {
  const by = code === "covered" ? coverers(args.pile ?? "", table?.piles ?? {}, words) : "";
  const facts = { ...spoken(args, words), by };
  const place = args.line === undefined ? "" : "-at";
  const ids = [`refusal-${code}`, `problem-${code}${place}`].map((id) => id.replaceAll("_", "-"));
  const texts = ids.map((id) => ({ id, text: words(id, facts) }));
  return sentence(texts.find(({ id, text }) => id !== text)?.text ?? words("refusal-unknown"));
}

const cards = ["card", "onto", "next"];
const lists = ["missing", "surplus"];
/** The numbers of deals are longer than a number of the language can be. */
const isCount = (value: string): boolean => /^\d{1,6}$/.test(value);

function spoken(args: Record<string, string>, words: Words): Arguments {
  const entries = Object.entries(args).map(([name, value]) => [name, said(name, value, words)]);
  return Object.fromEntries(entries) as Arguments;
}

function said(name: string, value: string, words: Words): string | number {
  if (cards.includes(name)) return value === "" ? "none" : cardName(words, value);
  if (name === "pile" && /^([swd]|[ftcp]\d+)$/.test(value)) return pileName(words, value);
  if (lists.includes(name) && value === "") return "none";
  return isCount(value) ? Number(value) : value;
}

/** The one or two cards that lie on a card of the pyramid. */
function coverers(pile: PileName, piles: Piles, words: Words): string {
  const names = coversOf(piles, pile).map((one) => {
    const card = topOf(piles, one) ?? "";
    return isUp(card) ? cardName(words, card) : words("refusal-covered-hidden");
  });
  const [card, other] = names;
  if (card === undefined) return words("refusal-covered-others");
  if (other === undefined) return words("refusal-covered-one", { card });
  return words("refusal-covered-two", { card, other });
}
