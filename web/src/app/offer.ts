import type { Variant, VariantOption } from "../api/types";

/** What the page has no table for yet; the engine plays all of it. */
const notYet = {
  games: ["thoughtful", "double-klondike", "gargantua", "stora-harpan"],
  options: ["decks", "columns", "ranks", "face_up"],
};

/** Parameters on which sources differ; too fine for a player's choice. */
const fine = ["column_to_column", "recycle_from"];

export type Options = Record<string, string>;

/** An option to choose, with the values that go together with the other choices. */
export interface Offer extends VariantOption {
  /** The id of the sentence that says why there is no choice. */
  fixed: string | null;
}

export const offeredGames = (variants: Variant[]): Variant[] =>
  variants.filter(({ id }) => !notYet.games.includes(id));

/** The options of a game as they stand after the changes made so far. */
export function offers(variant: Variant, changes: Options, variants: Variant[]): Offer[] {
  return optionsOf(variant, changes, variants)
    .filter(({ name }) => ![...notYet.options, ...fine].includes(name))
    .map((option) => ({ ...option, value: changes[option.name] ?? option.value, fixed: null }))
    .map((option) => restricted(option, changes, variant))
    .filter(({ allowed }) => allowed.length > 1);
}

/** The changes with one more. Draw 3→2→1 has its own number of passes, and takes it along when it goes. */
export function changed(changes: Options, name: string, value: string): Options {
  const next = { ...changes, [name]: value };
  if (name !== "draw") return next;
  if (value === "3-2-1") return { ...next, passes: "3" };
  return changes.draw === "3-2-1" ? without(next, "passes") : next;
}

/** The changes that say something: another scoring leaves the options of the last one behind. */
export function inForce(variant: Variant, changes: Options, variants: Variant[]): Options {
  const names = optionsOf(variant, changes, variants).map(({ name }) => name);
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)));
}

const without = (changes: Options, gone: string): Options =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => name !== gone));

/** Another scoring has options of its own: those of any game that is scored so. */
function optionsOf(variant: Variant, changes: Options, variants: Variant[]): VariantOption[] {
  const at = variant.options.findIndex(({ name }) => name === "scoring") + 1;
  const scoring = changes.scoring;
  if (scoring === undefined) return variant.options;
  const like = variants.find(({ options }) =>
    options.some(({ name, value }) => name === "scoring" && value === scoring),
  );
  return [...variant.options.slice(0, at), ...(like?.options.slice(at) ?? [])];
}

function restricted(option: Offer, changes: Options, variant: Variant): Offer {
  const draw = changes.draw ?? variant.options.find(({ name }) => name === "draw")?.value;
  if (option.name === "passes" && draw === "3-2-1") {
    return { ...option, value: "3", fixed: "choose-fixed-passes" };
  }
  return option.name === "scoring" ? { ...option, allowed: scorings(option) } : option;
}

/** Las Vegas is a game of its own here, so neither it nor Harpan changes into the other. */
const scorings = ({ value, allowed }: Offer): string[] =>
  value === "vegas" ? [value] : allowed.filter((scoring) => scoring !== "vegas");
