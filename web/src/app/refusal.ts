import type { Refusal } from "../api/types";
import { cardName, pileName } from "./names";
import { sentence, type Arguments, type Words } from "./words";

/** Why the server would not do it, in the reader's language. */
export function refusal({ code, args, message }: Refusal, words: Words): string {
  const id = `refusal-${code.replaceAll("_", "-")}`;
  const text = words(id, spoken(args, words));
  return sentence(text === id ? words("failed", { message }) : text);
}

const cards = ["card", "onto", "next"];

function spoken(args: Record<string, string>, words: Words): Arguments {
  const entries = Object.entries(args).map(([name, value]) => [name, said(name, value, words)]);
  return Object.fromEntries(entries) as Arguments;
}

function said(name: string, value: string, words: Words): string | number {
  if (cards.includes(name)) return value === "" ? "none" : cardName(words, value);
  if (name === "pile" && /^([sw]|[ft]\d+)$/.test(value)) return pileName(words, value);
  return /^\d+$/.test(value) ? Number(value) : value;
}
