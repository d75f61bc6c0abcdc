import type { Variant, VariantOption } from "../api/types";
import type { Options } from "./games";

/** What a game is chosen by, what only tests change, and parameters too fine for a player. */
const notOffered = ["decks", "suits", "ranks", "column_to_column", "recycle_from"];

/** Fewer columns than this are for tests, and more are for two decks. */
const leastColumns = 7;

/** An option to choose, with the values that go together with the other choices. */
export interface Offer extends VariantOption {
  /** The id of the sentence that says why there is no choice. */
  fixed: string | null;
}

/** The options of a game as they stand after the changes made so far. */
export function offers(variant: Variant, changes: Options, variants: Variant[]): Offer[] {
  const options = optionsInForce(variant, changes, variants);
  return optionsWith(variant, changes, variants)
    .filter(({ name }) => !notOffered.includes(name))
    .map((option) => ({ ...option, value: options[option.name] ?? option.value, fixed: null }))
    .map((option) => restricted(option, options))
    .map((option) => ({ ...option, allowed: byNumber(option.allowed) }))
    .filter(({ allowed }) => allowed.length > 1);
}

/** All options of a game with their values, after the changes made so far. */
export function optionsInForce(variant: Variant, changes: Options, variants: Variant[]): Options {
  const options = optionsWith(variant, changes, variants);
  return Object.fromEntries(options.map(({ name, value }) => [name, changes[name] ?? value]));
}

/** The options with one changed. Draw 3→2→1 has its own number of passes, and takes it along when it goes. */
export function changed(options: Options, name: string, value: string, usual: Options): Options {
  const next = { ...options, [name]: value };
  if (name !== "draw") return next;
  if (value === "3-2-1") return { ...next, passes: "3" };
  return options.draw === "3-2-1" ? { ...next, passes: usual.passes ?? "unlimited" } : next;
}

/** Another scoring has options of its own: those of any game that is scored so. */
function optionsWith(variant: Variant, changes: Options, variants: Variant[]): VariantOption[] {
  const scoring = changes.scoring;
  if (scoring === undefined) return variant.options;
  const like = variants.find((other) => other.options.some(isScoring(scoring)));
  const place = placeOfScoring(variant) + 1;
  return [
    ...variant.options.slice(0, place),
    ...(like?.options.slice(placeOfScoring(like) + 1) ?? []),
  ];
}

/** Values as people count them: numbers from the least, then the others as they stand. */
function byNumber(values: string[]): string[] {
  const isNumber = (value: string) => /^\d+$/.test(value);
  const numbers = values.filter(isNumber).sort((a, b) => Number(a) - Number(b));
  return [...numbers, ...values.filter((value) => !isNumber(value))];
}

const isScoring =
  (scoring: string) =>
  ({ name, value }: VariantOption): boolean =>
    name === "scoring" && value === scoring;

const placeOfScoring = ({ options }: Variant): number =>
  options.findIndex(({ name }) => name === "scoring");

const restrictions: Record<string, (option: Offer, options: Options) => Offer> = {
  passes: (option, { draw }) =>
    draw === "3-2-1" ? { ...option, value: "3", fixed: "choose-fixed-passes" } : option,
  columns: (option, { decks }) => ({
    ...option,
    allowed: decks === "2" ? option.allowed.filter((n) => Number(n) >= leastColumns) : [],
  }),
  // Las Vegas is a game of its own here, so neither it nor Harpan changes into the other.
  scoring: (option) => ({
    ...option,
    allowed: option.allowed.filter((kind) => (kind === "vegas") === (option.value === "vegas")),
  }),
};

const restricted = (option: Offer, options: Options): Offer =>
  restrictions[option.name]?.(option, options) ?? option;
