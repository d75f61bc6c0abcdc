import type { GameState, PileName, Refusal } from "../api/types";
import { isUp } from "../board/cards";
import { topOf, type Piles } from "../board/piles";
import { coversOf } from "../board/pyramid";
import { cardName, pileName } from "./names";
import { sentence, type Arguments, type Words } from "./words";

type Refused = Omit<Refusal, "message"> & { message?: string };

/** Why the server would not do it, in the reader's language; the table says what covers a card. */
export function refusal(
  { code, args, message = "" }: Refused,
  words: Words,
  table?: Pick<GameState, "piles">,
): string {
  const id = `refusal-${code.replaceAll("_", "-")}`;
  const by = code === "covered" ? coverers(args.pile ?? "", table?.piles ?? {}, words) : "";
  const text = words(id, { ...spoken(args, words), by });
  return sentence(text === id ? words("failed", { message }) : text);
}

const cards = ["card", "onto", "next"];

function spoken(args: Record<string, string>, words: Words): Arguments {
  const entries = Object.entries(args).map(([name, value]) => [name, said(name, value, words)]);
  return Object.fromEntries(entries) as Arguments;
}

function said(name: string, value: string, words: Words): string | number {
  if (cards.includes(name)) return value === "" ? "none" : cardName(words, value);
  if (name === "pile" && /^([swd]|[ftcp]\d+)$/.test(value)) return pileName(words, value);
  return /^\d+$/.test(value) ? Number(value) : value;
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
