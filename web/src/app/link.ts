import type { GameState, NewGame, Variant } from "../api/types";
import { named } from "./games";
import type { Words } from "./words";

/** A link as it was read: the deal that it names, or why it names none. */
export type Link =
  | { readonly wanted: NewGame; readonly fault?: never }
  | { readonly wanted?: never; readonly fault: (words: Words) => string };

const longestGot = 40;

/**
 * A deal as it stands in a link: `#vegas/42`, with options that differ as `#klondike/42/draw=2`. Null
 * where there is no link.
 */
export function parseLink(fragment: string, variants: Variant[]): Link | null {
  const [game = "", number = "", changes = ""] = fragment.replace(/^#/, "").split("/");
  if (fragment.length <= 1) return null;
  if (!variants.some(({ id }) => id === game))
    return { fault: (words) => words("link-no-game", { got: readable(game) }) };
  if (number === "") return { fault: (words) => words("link-without-number") };
  if (!/^\d+$/.test(number))
    return { fault: (words) => words("link-no-number", { got: readable(number) }) };
  return { wanted: { game, number, options: parseChanges(changes) } };
}

/**
 * The link to the deal on the table; empty when the deal has no number. The same game with the same
 * options has the same link, however they were chosen: they are named in the order of the rules.
 */
export function linkOf(state: GameState, variants: Variant[]): string {
  if (state.deal.number === null) return "";
  const { game, options } = named(state, variants);
  const changes = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return ["#" + game, state.deal.number, ...(changes.length > 0 ? [changes.join(",")] : [])].join(
    "/",
  );
}

/** A part of a link as it was meant, and no longer than a sentence has room for. */
function readable(part: string): string {
  const text = decoded(part);
  return text.length > longestGot ? text.slice(0, longestGot) + "…" : text;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parseChanges(text: string): Record<string, string> {
  const pairs = text.split(",").map((assignment) => assignment.split("="));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value)) as Record<
    string,
    string
  >;
}
