import { AwayError } from "../api/client";

const firstWait = 500;
const longestWait = 8000;

/** The answer to a call, however long the server is away; `away` is told when it goes and comes. */
export async function patiently<Result>(
  call: () => Promise<Result>,
  away: (isAway: boolean) => void,
): Promise<Result> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      const result = await call();
      away(false);
      return result;
    } catch (error) {
      if (!(error instanceof AwayError)) throw error;
      away(true);
      await pause(wait);
    }
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
