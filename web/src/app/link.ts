import type { GameState, NewGame, Variant } from "../api/types";
import { named } from "./games";

/** A deal as it stands in a link: `#vegas/42`, with options that differ as `#klondike/42/draw=2`. */
export function parseLink(fragment: string): NewGame | null {
  const [game, number, changes = ""] = fragment.replace(/^#/, "").split("/");
  if (!game || !number || !/^\d+$/.test(number)) return null;
  return { game, number, options: parseChanges(changes) };
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

function parseChanges(text: string): Record<string, string> {
  const pairs = text.split(",").map((assignment) => assignment.split("="));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value)) as Record<
    string,
    string
  >;
}
