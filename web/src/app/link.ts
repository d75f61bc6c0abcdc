import type { GameState, NewGame, Variant } from "../api/types";
import { named } from "./games";
import type { Words } from "./words";

const movesMark = "moves=";
const isMoves = (part: string): boolean => part.startsWith(movesMark);

const challengeMark = "#challenge=";

/** A challenge as a link brings it: the game of who sent it, and perhaps the one that it answers. */
export interface Challenge {
  theirs: string;
  mine: string | null;
}

/** The challenge in a link such as `#challenge=eNq…`; null where there is none. */
export function parseChallenge(fragment: string): Challenge | null {
  if (!fragment.startsWith(challengeMark)) return null;
  const [theirs = "", mine = null] = fragment.slice(challengeMark.length).split(".");
  return { theirs, mine };
}

/** The fragment of a link to a deal or a challenge, where a text is nothing else; it may be of another computer. */
export const linkIn = (text: string): string | null =>
  /^\s*\S*(#(?:challenge=|[a-z0-9-]+\/\d)\S*)\s*$/.exec(text)?.[1] ?? null;

/** The link that brings one's own game, and the one that it answers, if it does. */
export const challengeLink = (mine: string, theirs: string | null): string =>
  location.origin +
  location.pathname +
  challengeMark +
  [mine, ...(theirs === null ? [] : [theirs])].join(".");

/** A link as it was read: the deal that it names, or why it names none. */
export type Link =
  | { readonly wanted: NewGame; readonly moves: string[]; readonly fault?: never }
  | { readonly wanted?: never; readonly moves?: never; readonly fault: (words: Words) => string };

const longestGot = 40;

/**
 * A deal as it stands in a link: `#vegas/42`, with options that differ as `#klondike/42/draw=2`, and
 * perhaps with moves: `#klondike/42/moves=s-w.w-t3.~t4-f1`. Null where there is no link to a deal.
 */
export function parseLink(fragment: string, variants: Variant[]): Link | null {
  const parts = fragment.replace(/^#/, "").split("/");
  const [game = "", number = "", changes = ""] = parts.filter((part) => !isMoves(part));
  if (fragment.length <= 1 || parseChallenge(fragment)) return null;
  if (!variants.some(({ id }) => id === game))
    return { fault: (words) => words("link-no-game", { got: readable(game) }) };
  if (number === "") return { fault: (words) => words("link-without-number") };
  if (!/^\d+$/.test(number))
    return { fault: (words) => words("link-no-number", { got: readable(number) }) };
  const moves = parseMoves(parts.find(isMoves) ?? "");
  return { wanted: { game, number, options: parseChanges(changes) }, moves };
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

/** A link to a deal, with moves to make in it. */
export const linkWith = (link: string, moves: readonly string[]): string =>
  `${link}/${movesMark}${moves.join(".")}`;

/** The moves as they are written: whether they can be made the rules say. */
const parseMoves = (part: string): string[] =>
  decoded(part)
    .slice(movesMark.length)
    .split(".")
    .filter((move) => move !== "");

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
