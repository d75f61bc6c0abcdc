import type { Deal, GameState } from "../api/types";
import type { Words } from "./words";

const chosen: readonly Deal["origin"][] = ["winnable", "easy", "medium", "hard"];

/** Whether a deal was chosen because it is winnable, or for its level. */
export const isChosen = ({ origin }: Deal): boolean => chosen.includes(origin);

/** The help that was taken, in words. */
export const aidsText = ({ aids }: Pick<GameState, "aids">, words: Words): string =>
  aids.map((aid) => words(`aid-${aid}`)).join(", ");

/** What is to be known of a game beside its cards, as sentences. */
export function marksOf(state: GameState, words: Words): string[] {
  return [
    ...(isChosen(state.deal) ? [words(`deal-is-${state.deal.origin}`)] : []),
    ...(state.practice ? [words("deal-is-practice")] : []),
    ...(state.aids.length > 0 ? [words("deal-has-aids", { aids: aidsText(state, words) })] : []),
  ];
}
