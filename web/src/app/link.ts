import type { GameState, NewGame, Variant } from "../api/types";
import { named } from "./games";

const movesMark = "moves=";
const isMoves = (part: string): boolean => part.startsWith(movesMark);

/**
 * A deal as it stands in a link: `#vegas/42`, with options that differ as `#klondike/42/draw=2`, and
 * perhaps with moves: `#klondike/42/moves=s-w.w-t3.~t4-f1`.
 */
export function parseLink(fragment: string): NewGame | null {
  const parts = fragment.replace(/^#/, "").split("/");
  const [game, number, changes = ""] = parts.filter((part) => !isMoves(part));
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

/** The moves that a link brings, as they are written in it: whether they can be made the rules say. */
export function linkedMoves(fragment: string): string[] {
  const moves = decoded(fragment).split("/").find(isMoves)?.slice(movesMark.length) ?? "";
  return moves.split(".").filter((move) => move !== "");
}

/** A link to a deal, with moves to make in it. */
export const linkWith = (link: string, moves: readonly string[]): string =>
  `${link}/${movesMark}${moves.join(".")}`;

/** Programs that pass links on may write their signs in another way. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function parseChanges(text: string): Record<string, string> {
  const pairs = text.split(",").map((assignment) => assignment.split("="));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value)) as Record<
    string,
    string
  >;
}
