import { AwayError, dropTrial, lookAtTrial, newId, startTrial } from "../../api/client";
import type { NewTrial, Refusal, TrialState } from "../../api/types";

/** How a trial stands, as the player sees it. */
export interface Trying {
  state: TrialState;
  isStopped: boolean;
}

/** The trial of the page: there is one at most, and it ends with the page. */
export function createTrial() {
  let current = $state.raw<Trying | null>(null);
  let refused = $state.raw<Refusal | null>(null);
  let isAway = $state(false);

  const isCurrent = (id: string): boolean => current?.state.id === id && !current.isStopped;

  async function follow(id: string): Promise<void> {
    while (isCurrent(id)) {
      const answer = await lookAtTrial(id);
      if (!isCurrent(id)) return;
      if ("refusal" in answer) return void (refused = answer.refusal);
      current = { state: answer.found, isStopped: false };
      if (answer.found.status === "done") return;
    }
  }

  async function begin(wanted: NewTrial): Promise<void> {
    stop();
    [refused, isAway] = [null, false];
    try {
      const answer = await startTrial({ ...wanted, id: newId() });
      if ("refusal" in answer) return void (refused = answer.refusal);
      current = { state: answer.found, isStopped: false };
      await follow(answer.found.id);
    } catch (error) {
      if (!(error instanceof AwayError)) throw error;
      isAway = true;
    }
  }

  /** Stops it; what has been played stays on the page. */
  function stop(): void {
    if (!current || current.isStopped || current.state.status === "done") return;
    current = { ...current, isStopped: true };
    dropTrial(current.state.id).catch(() => undefined);
  }

  return {
    get current() {
      return current;
    },
    get refused() {
      return refused;
    },
    get isAway() {
      return isAway;
    },
    get isRunning() {
      return current !== null && !current.isStopped && current.state.status === "running";
    },
    begin,
    stop,
  };
}
