import type { LogEntry } from "../../api/types";
import { words } from "../language.svelte";
import { clockText } from "../time";
import { numberText } from "./spoken";
import { told } from "./words";

/** How a game ended, in a word; Vegas has two results. */
export function outcomeText({ outcome, results }: LogEntry): string {
  const isPlus = results.includes("plus");
  if (outcome === "won" || outcome === "open" || !isPlus) return told(`outcome-${outcome}`);
  return told("outcome-plus");
}

/** What a game came to: points, moves, time, and what is to be known of it. */
export function factsOf({ points, moves, elapsed, practice, aids }: LogEntry): string {
  return [
    ...(points === null ? [] : [words("points", { points })]),
    words("moves", { moves: moves ?? 0 }),
    clockText(elapsed ?? 0),
    ...(practice ? [words("mark-practice")] : []),
    ...aids.map((aid) => told("aid", { aid: words(`aid-${aid}`) })),
  ].join(" · ");
}

/** A change of a balance: "+23", "−52". */
export const changeText = (value: number): string => (value > 0 ? "+" : "") + numberText(value);
