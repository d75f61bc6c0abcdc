import { AwayError, BrokenError } from "../api/client";

/**
 * Why the server has not answered: it cannot be reached and is asked again until it can, or it is
 * broken and is asked a few times more, or that was in vain and it is asked again when it is wished.
 */
export type Trouble = "away" | "broken" | "stopped";

const firstWait = 500;
const longestWait = 8000;
const tries = 4;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Calls the server until it answers; `tell` hears of what is in the way, and when nothing is. */
export function createPatience(tell: (trouble: Trouble | null) => void) {
  let goOn: () => void = () => undefined;

  const wish = (): Promise<void> => new Promise((resolve) => (goOn = resolve));

  /** One round of tries: null if the server stays broken. */
  async function round<Result>(call: () => Promise<Result>): Promise<{ result: Result } | null> {
    let left = tries;
    for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
      try {
        return { result: await call() };
      } catch (error) {
        const isBroken = error instanceof BrokenError;
        if (!isBroken && !(error instanceof AwayError)) throw error;
        left = isBroken ? left - 1 : tries;
        if (left === 0) return null;
        tell(isBroken ? "broken" : "away");
        await pause(wait);
      }
    }
  }

  return {
    /** The answer to a call, however long it takes. */
    async reach<Result>(call: () => Promise<Result>): Promise<Result> {
      for (;;) {
        const answer = await round(call);
        tell(answer ? null : "stopped");
        if (answer) return answer.result;
        await wish();
        tell("broken");
      }
    },
    /** Asks a broken server again. */
    again: (): void => goOn(),
  };
}
