import type { GameState, Variant } from "../api/types";

export type Options = Record<string, string>;

/** Games that are forms of one, the plainest first. */
export interface Group {
  id: string;
  games: string[];
}

/** A game by its name, and the options that differ from what the name says. */
export interface Named {
  game: string;
  options: Options;
}

const groups: Group[] = [
  { id: "klondike", games: ["klondike", "klondike-draw-3", "thoughtful"] },
  { id: "vegas", games: ["vegas", "vegas-draw-3", "vegas-321"] },
  { id: "double", games: ["double-klondike", "gargantua", "stora-harpan"] },
  { id: "spider", games: ["spider-1", "spider-2", "spider-4"] },
  { id: "freecell", games: ["freecell"] },
  { id: "pyramid", games: ["pyramid"] },
  { id: "aces-up", games: ["aces-up", "aces-up-filled"] },
];

/** The groups of the games there are. */
export const groupsOf = (variants: Variant[]): Group[] =>
  groups
    .map(({ id, games }) => ({ id, games: games.filter((game) => optionsOf(game, variants)) }))
    .filter(({ games }) => games.length > 0);

/** Games that people look for by name, though they are forms of another. */
const apart = ["thoughtful"];

/** The rows of games to choose from: the groups, and what stands apart of them. */
export const rowsOf = (variants: Variant[]): Group[] =>
  groupsOf(variants).flatMap(({ id, games }) => [
    { id, games: games.filter((game) => !apart.includes(game)) },
    ...games.filter((game) => apart.includes(game)).map((game) => ({ id: game, games: [game] })),
  ]);

/** The group that a game is of. */
export const groupOf = (game: string): Group | undefined =>
  groups.find(({ games }) => games.includes(game));

/**
 * The message with the name of a game where its rules stand beside it: the name of its group, which
 * the rules tell apart, unless the game has a name of its own.
 */
export function titleOf(game: string): string {
  const group = groupOf(game)?.id;
  const hasOwnName = group === undefined || group === "double" || apart.includes(game);
  return hasOwnName ? `game-${game}` : `group-${group}`;
}

/** The options that a game has by its name; none if there is no such game. */
export function optionsOf(game: string, variants: Variant[]): Options | undefined {
  const variant = variants.find(({ id }) => id === game);
  return variant && Object.fromEntries(variant.options.map(({ name, value }) => [name, value]));
}

/**
 * Options by the one name that they have among the games of a group, so that the same options are
 * called the same, and linked to by the same text, however they were chosen.
 */
export function named(
  { game, options }: Pick<GameState, "game" | "options">,
  variants: Variant[],
): Named {
  const name = nameOf(game, options, variants);
  return { game: name, options: differing(options, optionsOf(name, variants) ?? {}) };
}

/**
 * Of the games of a group whose names promise nothing that is not in force, the one whose name says
 * most; of equals the later, so that a game that shows all its cards is called that first.
 */
function nameOf(game: string, options: Options, variants: Variant[]): string {
  const fitting = (groupOf(game)?.games ?? [])
    .map((id) => ({ id, promises: promisesOf(id, variants) }))
    .filter(({ promises }) => promises && isEmpty(differing(promises, options)))
    .sort((a, b) => count(a.promises) - count(b.promises));
  return fitting.at(-1)?.id ?? game;
}

/** What sets a game apart from the plainest of its group; nothing if there is no such game. */
function promisesOf(game: string, variants: Variant[]): Options | undefined {
  const plainest = optionsOf(groupOf(game)?.games[0] ?? "", variants) ?? {};
  const own = optionsOf(game, variants);
  return own && differing(own, plainest);
}

const differing = (options: Options, from: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => from[name] !== value));

const count = (options: Options = {}): number => Object.keys(options).length;

const isEmpty = (options: Options): boolean => count(options) === 0;
