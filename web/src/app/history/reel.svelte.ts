import type { GameState } from "../../api/types";
import type { Watched } from "../desk.svelte";
import { replayOf } from "./api";

const step = 1100;

/** A game that is looked at: its states, fetched part by part, and the place in it. */
export function createReel(id: string, from: Watched["from"]) {
  let states = $state.raw<readonly (GameState | undefined)[]>([]);
  let total = $state(1);
  let place = $state(0);
  let isForward = $state(false);
  let trouble = $state.raw<unknown>(null);
  let timer = $state.raw<number | undefined>();

  /** Fetches the part that a place is in, if it is not there. */
  async function fetchAt(wanted: number): Promise<void> {
    if (states[wanted]) return;
    trouble = null;
    try {
      const part = await replayOf(id, wanted);
      const next = [...states];
      part.states.forEach((state, index) => (next[part.first + index] = state));
      [states, total] = [next, part.total];
    } catch (error) {
      trouble = error ?? new Error();
      stop();
    }
  }

  const last = (): number => total - 1;

  function go(wanted: number): void {
    const next = Math.min(Math.max(wanted, 0), last());
    isForward = next === place + 1;
    place = next;
    void fetchAt(next);
  }

  function stop(): void {
    window.clearInterval(timer);
    timer = undefined;
  }

  function run(): void {
    if (place === last()) go(0);
    timer = window.setInterval(advance, step);
  }

  /** A step on, as soon as there is something to step to. */
  function advance(): void {
    if (!states[place]) return;
    if (place < last()) go(place + 1);
    else stop();
  }

  async function begin(): Promise<void> {
    await fetchAt(0);
    // At the end the last move is to be looked at: it begins before it.
    if (from === "end") go(last() - 1);
  }

  void begin();

  return {
    /** The state at the place, when it is there. */
    get state(): GameState | null {
      return states[place] ?? null;
    },
    get place() {
      return place;
    },
    get last() {
      return last();
    },
    /** Whether it came to the place by one step on. */
    get isForward() {
      return isForward;
    },
    get isRunning() {
      return timer !== undefined;
    },
    get trouble() {
      return trouble;
    },
    go,
    stop,
    toggle: (): void => (timer === undefined ? run() : stop()),
    again: (): void => void fetchAt(place),
  };
}

export type Reel = ReturnType<typeof createReel>;
