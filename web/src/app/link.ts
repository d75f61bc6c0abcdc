import type { GameState, NewGame, Variant } from "../api/types";

/** A deal as it stands in a link: `#vegas/42`, with options that differ as `#klondike/42/draw=3`. */
export function parseLink(fragment: string): NewGame | null {
  const [game, number, changes = ""] = fragment.replace(/^#/, "").split("/");
  if (!game || !number || !/^\d+$/.test(number)) return null;
  return { game, number, options: parseChanges(changes) };
}

/** The link to the deal on the table; empty when the deal has no number. */
export function linkOf(state: GameState, variants: Variant[]): string {
  if (state.deal.number === null) return "";
  const changes = Object.entries(changedOptions(state, variants))
    .map(([name, value]) => `${name}=${value}`)
    .join(",");
  return ["#" + state.game, state.deal.number, ...(changes ? [changes] : [])].join("/");
}

/** The options in force that the game by its name does not have. */
export function changedOptions(
  { game, options }: Pick<GameState, "game" | "options">,
  variants: Variant[],
): Record<string, string> {
  const preset = variants.find(({ id }) => id === game)?.options ?? [];
  const usual = Object.fromEntries(preset.map(({ name, value }) => [name, value]));
  return Object.fromEntries(Object.entries(options).filter(([n, value]) => usual[n] !== value));
}

function parseChanges(text: string): Record<string, string> {
  const pairs = text.split(",").map((assignment) => assignment.split("="));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value)) as Record<
    string,
    string
  >;
}
