import { AwayError, BrokenError, type Found } from "../api/client";
import type { Told } from "../api/types";

/** Milliseconds before a server is asked again that is away, or has too much to do. */
const rest = 2000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, rest));

/**
 * What is proven in the end: asks again while the server thinks, has too much to do or is away. Null
 * when the answer is not wanted any more, or there will be none.
 */
export async function settled<Thing extends Told>(
  ask: () => Promise<Found<Thing>>,
  isWanted: () => boolean,
): Promise<Thing | null> {
  while (isWanted()) {
    const answer = await tried(ask);
    if (answer && "found" in answer) {
      if (answer.found.verdict !== "thinking") return answer.found;
    } else if (answer && answer.refusal.code !== "solver_busy") return null;
    else await pause();
  }
  return null;
}

/** The answer; null from a server that does not answer, which says nothing about the cards. */
async function tried<Thing>(ask: () => Promise<Found<Thing>>): Promise<Found<Thing> | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AwayError || error instanceof BrokenError) return null;
    throw error;
  }
}
