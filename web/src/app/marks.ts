import type { GameState } from "../api/types";
import type { Words } from "./words";

/** The help that was taken, in words. */
export const aidsText = ({ aids }: Pick<GameState, "aids">, words: Words): string =>
  aids.map((aid) => words(`aid-${aid}`)).join(", ");

/** What is to be known of a game beside its cards, as sentences. */
export function marksOf(state: GameState, words: Words): string[] {
  return [
    ...(state.deal.origin === "winnable" ? [words("deal-is-winnable")] : []),
    ...(state.practice ? [words("deal-is-practice")] : []),
    ...(state.aids.length > 0 ? [words("deal-has-aids", { aids: aidsText(state, words) })] : []),
  ];
}
