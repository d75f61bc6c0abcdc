import type { NewGame } from "../api/types";
import { deckFault, type DeckFault } from "./deck";
import type { Options } from "./offer";

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

/** The request that deals what is chosen. */
export function newGameOf({ game, changes, source, number, deck, order }: Choice): NewGame {
  const asked = { game, options: changes };
  if (source === "deck") return { ...asked, deck, order };
  if (source === "number")
    return { ...asked, [isNumber(number) ? "number" : "code"]: number.trim() };
  return asked;
}

/** Whether a text is a deal number or looks like a deal code. */
export const isDealName = (text: string): boolean =>
  isNumber(text) || /^\s*[0-9a-z]+-[0-9a-z]\s*$/i.test(text);

/** What is wrong with a typed deck, if a typed deck is what is chosen. */
export const deckFaultOf = ({ source, deck }: Choice): DeckFault | null =>
  source === "deck" ? deckFault(deck) : null;

const isNumber = (text: string): boolean => /^\s*\d+\s*$/.test(text);
