import type { DealText, FoundDeal, NewGame, Variant } from "../api/types";
import { groupOf, named, optionsOf, type Options } from "./games";
import { changed, optionsInForce } from "./offer";

export type Source = "random" | "number" | "deck";
export type Order = NonNullable<NewGame["order"]>;

/** What is chosen on the page of games: a game, changes to its options, and where the cards come from. */
export interface Choice {
  game: string;
  changes: Options;
  source: Source;
  number: string;
  deck: string;
  order: Order;
}

export const sources: Source[] = ["random", "number", "deck"];

export const newChoice = (game: string, changes: Options): Choice => ({
  game,
  changes,
  source: "random",
  number: "",
  deck: "",
  order: "dealing",
});

/** The game and its changes after another option has been chosen: perhaps they have another name. */
export function withOption(
  { game, changes }: Pick<Choice, "game" | "changes">,
  name: string,
  value: string,
  variants: Variant[],
): Pick<Choice, "game" | "changes"> {
  const variant = variants.find(({ id }) => id === game);
  if (!variant) return { game, changes };
  const usual = optionsOf(groupOf(game)?.games[0] ?? game, variants) ?? {};
  const options = changed(optionsInForce(variant, changes, variants), name, value, usual);
  const known = optionsInForce(variant, options, variants);
  const { game: next, options: left } = named({ game, options: known }, variants);
  return { game: next, changes: left };
}

/** The request that deals what is chosen, at random or by its number. */
export function newGameOf({ game, changes, source, number }: Choice): NewGame {
  const asked = { game, options: changes };
  if (source === "number")
    return { ...asked, [isNumber(number) ? "number" : "code"]: number.trim() };
  return asked;
}

/** Whether a text is a deal number or looks like a deal code. */
export const isDealName = (text: string): boolean =>
  isNumber(text) || /^\s*[0-9a-z]+-[0-9a-z]\s*$/i.test(text);

/** The text that is chosen to be read for deals. */
export const dealTextOf = ({ game, changes, deck, order }: Choice): DealText => ({
  text: deck,
  game,
  options: changes,
  order,
});

/** The request that deals what was found in a text. */
export const foundGameOf = (found: FoundDeal, variants: Variant[]): NewGame => ({
  ...named(found, variants),
  ...(found.number === null ? { deck: found.deck } : { number: found.number }),
});

const isNumber = (text: string): boolean => /^\s*\d+\s*$/.test(text);
