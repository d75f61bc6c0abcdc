import { act, createGame, type Answer, type Deed } from "../api/client";
import type { GameState, LastEvent, NewGame, Refusal } from "../api/types";
import { announce, resumption } from "./announce";
import type { Clock } from "./clock.svelte";
import { patiently } from "./patience";
import { isOver, isStarted } from "./possible";
import { refusal } from "./refusal";
import type { Words } from "./words";

/** Something to say, in whatever language is spoken when it is read. */
export type Saying = (words: Words) => string;

/**
 * The game on the table: the server's last word, what to say of it, and the deeds on their way.
 * Deeds go one at a time and in order; while the server is away they wait, and none is lost.
 */
export function createTable(clock: Clock) {
  let state = $state.raw<GameState | null>(null);
  let saying = $state.raw<Saying>((words) => words("loading"));
  let isFresh = $state(false);
  let isAway = $state(false);
  let line: Promise<unknown> = Promise.resolve();
  // Deeds meant for a table that has changed under them are dropped.
  let generation = 0;

  const reach = <Result>(call: () => Promise<Result>) => patiently(call, (away) => (isAway = away));

  /** Calls wait for each other, so that the server hears them in the order they were made. */
  function inLine<Result>(call: () => Promise<Result>): Promise<Result> {
    const result = line.then(call);
    line = result.catch(() => undefined);
    return result;
  }

  function show(next: GameState, say: Saying): void {
    const counted = state?.id === next.id ? clock.seconds() : 0;
    state = next;
    saying = say;
    isFresh = false;
    clock.set(Math.max(next.elapsed, counted));
    clock.run(isStarted(next) && !isOver(next));
  }

  function showDeed(before: GameState, deed: Deed, answer: Answer): void {
    const after = outcome(before, deed, answer);
    if (after) {
      show(after, (words) => announce(before, after, words));
      isFresh = true;
      return;
    }
    generation += 1;
    if (answer.kind === "refused")
      show({ ...before }, (words) => refusal(answer.refusal, words, before));
    else show(answer.state, (words) => words("resynced"));
  }

  async function carryOut(deed: Deed, elapsed: number, meant: number): Promise<void> {
    if (!state || meant !== generation) return;
    const before = state;
    showDeed(before, deed, await reach(() => act(before, deed, elapsed)));
  }

  return {
    get state() {
      return state;
    },
    get saying() {
      return saying;
    },
    /** Whether the last thing that happened was done here and now. */
    get isFresh() {
      return isFresh;
    },
    get isAway() {
      return isAway;
    },
    say(next: Saying): void {
      saying = next;
    },
    /** Does something in the game; a move starts the clock. */
    act(deed: Deed): void {
      if (deed.kind === "move") clock.run(true);
      const [elapsed, meant] = [clock.seconds(), generation];
      void inLine(() => carryOut(deed, elapsed, meant));
    },
    /** Deals a game; says why not if it may not be dealt. */
    deal(game: NewGame): Promise<Refusal | null> {
      return inLine(async () => {
        const answer = await reach(() => createGame(game));
        if (answer.kind === "refused") return answer.refusal;
        generation += 1;
        show(answer.state, (words) => announce(null, answer.state, words));
        return null;
      });
    },
    /** Puts a game that was left some time ago on the table. */
    resume(left: GameState): void {
      show(left, (words) => resumption(left, words));
    },
    /** Calls the server whenever it can be reached. */
    reach,
  };
}

/**
 * The state that a deed led to, or null if it did not happen. A deed whose answer was lost on the
 * way comes back as a conflict with its own result.
 */
function outcome(before: GameState, deed: Deed, answer: Answer): GameState | null {
  if (answer.kind === "refused") return null;
  const { last, ply } = answer.state;
  const isOwn = last && isOf(last, deed) && ply === before.ply + eventsOf(last);
  return answer.kind === "state" || isOwn ? answer.state : null;
}

function isOf({ kind, move }: LastEvent, deed: Deed): boolean {
  if (deed.kind === "clear") return kind === "move";
  return kind === deed.kind && (deed.kind !== "move" || move === deed.move);
}

/** An automatic move is an event of its own when it is made, and goes along when it is undone. */
const eventsOf = ({ kind, automatic }: LastEvent): number =>
  1 + (kind === "move" || kind === "sweep" ? automatic.length : 0);

export type Table = ReturnType<typeof createTable>;
