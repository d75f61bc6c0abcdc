import type { Facit } from "../api/types";
import type { Words } from "./words";

/** How many cards can be up in a Vegas that does not go out; empty where that is not told. */
export function mostText({ most_up: up, moves }: Facit, words: Words): string {
  if (!up) return "";
  const { least, most } = up;
  const told =
    least === most ? words("facit-most", { least }) : words("facit-most-between", { least, most });
  const isReached = moves.length === 0 && least > 0;
  return isReached ? `${told} ${words("facit-most-reached", { least })}` : told;
}
