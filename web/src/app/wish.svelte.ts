import type { Level, NewGame, Variant } from "../api/types";
import { recall, remember } from "./memory";

/** The deals of a game that are wanted: any, only winnable ones, or only those of a level. */
export type Wish = "any" | "winnable" | Level;

/** Where a wish was not always one of several, the games stood in a list. */
type Remembered = string[] | Record<string, string>;

/** What is wanted of the games of which not any deal will do; the browser remembers it. */
let wishes = $state.raw<Record<string, string>>(remembered());

function remembered(): Record<string, string> {
  try {
    const found = JSON.parse(recall("winnable") ?? "{}") as Remembered | null;
    if (!Array.isArray(found)) return { ...found };
    return Object.fromEntries(found.map((game) => [game, "winnable"]));
  } catch {
    return {};
  }
}

/** The wishes that a search can fulfil in this game. */
export const wishesOf = ({ levels }: Pick<Variant, "levels">): Wish[] => [
  "any",
  "winnable",
  ...levels,
];

/** Which deals of a game are wanted. */
export const wishFor = (variant: Pick<Variant, "id" | "levels">): Wish =>
  wishesOf(variant).find((wish) => wish === wishes[variant.id]) ?? "any";

/** Wants only such deals of a game from now on. */
export function wishThat(game: string, wish: Wish): void {
  wishes = { ...wishes, [game]: wish };
  remember("winnable", JSON.stringify(wishes));
}

const sources = ["number", "code", "deck", "replay_of", "daily"] as const;

/** Which deals are to be searched for: none are where any will do, or the deal has been named. */
export function searchedFor(
  { game, ...wanted }: NewGame,
  variants: Variant[],
): Exclude<Wish, "any"> | null {
  const variant = variants.find(({ id }) => id === game);
  const wish = variant ? wishFor(variant) : "any";
  return wish === "any" || sources.some((source) => wanted[source]) ? null : wish;
}
