import { act, createGame, hintOf, newId, showGame, type Answer, type Deed } from "../api/client";
import type { GameState, Hint, LastEvent, NewGame, Refusal } from "../api/types";
import { announce, resumption } from "./announce";
import type { Clock } from "./clock.svelte";
import { createPatience, type Trouble } from "./patience";
import { isOver, isStarted } from "./possible";
import { zone } from "./time";
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
  let trouble = $state<Trouble | null>(null);
  let deeds = $state(0);
  let isLooking = false;
  let line: Promise<unknown> = Promise.resolve();
  // Deeds meant for a table that has changed under them are dropped.
  let generation = 0;

  const { reach, again } = createPatience((told) => (trouble = told));

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
      show(after, told(before, deed, after));
      isFresh = true;
      return;
    }
    generation += 1;
    if (answer.kind === "refused")
      show({ ...before }, (words) => refusal(answer.refusal, words, before));
    else show(answer.state, (words) => words("resynced"));
  }

  /** What is said of a deed. Of help that was taken there is nothing: the table is as it was. */
  function told(before: GameState, { kind }: Deed, after: GameState): Saying {
    if (kind === "bookmark")
      return (words) => words(after.bookmarked ? "status-bookmarked" : "status-unmarked");
    if (kind === "leave") return (words) => words("status-left");
    return after.last ? (words) => announce(before, after, words) : saying;
  }

  /** Shows the game as it stands once more: whoever waits for it to change waits no longer. */
  function showAgain(): void {
    if (state) state = { ...state };
  }

  async function carryOut(deed: Deed, elapsed: number, meant: number): Promise<void> {
    if (!state || meant !== generation) return showAgain();
    const before = state;
    const answer = await reach(() => act(before, deed, elapsed));
    const part = playable(deed, answer);
    if (!part) return showDeed(before, deed, answer);
    showDeed(before, part.line, await reach(() => act(before, part.line, elapsed)));
    saying = (words) => refusal(part.refused, words);
  }

  /** Shows the game as the server has it, if that is not what is seen. */
  async function look(): Promise<void> {
    if (!state) return;
    const before = state;
    const answer = await reach(() => showGame(before.id));
    if (answer.kind === "refused" || answer.state.ply === before.ply) return;
    generation += 1;
    show(answer.state, (words) => words("resynced"));
  }

  /** A deed in the game as it is now seen, to be done at once or when its turn comes. */
  function meant(deed: Deed): () => Promise<void> {
    const [elapsed, now] = [clock.seconds(), generation];
    return () => {
      deeds += 1;
      return inLine(() => carryOut(deed, elapsed, now)).finally(() => (deeds -= 1));
    };
  }

  /** A hint changes nothing on the table; one that shows a move is an event of the game. */
  async function hinted(level: number): Promise<Hint | null> {
    if (!state) return null;
    const before = state;
    const answer = await reach(() => hintOf(before, level, clock.seconds()));
    if (answer.kind === "hint") {
      // Shown even if it is the same: the board holds the next deed back until it is.
      state = answer.hint.state;
      return answer.hint;
    }
    generation += 1;
    if (answer.kind === "refused")
      show({ ...before }, (words) => refusal(answer.refusal, words, before));
    else show(answer.state, (words) => words("resynced"));
    return null;
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
    /** What keeps the server from answering, if anything does. */
    get trouble() {
      return trouble;
    },
    /** Whether something that was done in the game has not been answered yet. */
    get isBusy() {
      return deeds > 0;
    },
    say(next: Saying): void {
      saying = next;
    },
    /** Says what is asked of the game, and lets the board go on that has waited for it. */
    answer(next: Saying): void {
      saying = next;
      showAgain();
    },
    /** Does something in the game; a move starts the clock. */
    act(deed: Deed): void {
      if (deed.kind === "move") clock.run(true);
      void meant(deed)();
    },
    meant,
    /** A hint of this level for the game as it stands; null if none was given. */
    hint: (level: number): Promise<Hint | null> => inLine(() => hinted(level)),
    /** Deals a game in the place of this one; says why not if it may not be dealt. */
    deal(game: NewGame): Promise<Refusal | null> {
      const id = game.id ?? newId();
      return inLine(async () => {
        // Whoever says himself what is left may leave nothing: the game is then put aside.
        const { id: leaves, ply } = state ?? {};
        const left = leaves && !("leaves" in game) && { leaves, ply, elapsed: clock.seconds() };
        const wanted = { ...game, ...left, id, zone: zone() };
        const answer = await reach(() => createGame(wanted));
        if (answer.kind === "refused") {
          showAgain();
          return answer.refusal;
        }
        generation += 1;
        const isGone = answer.kind === "conflict";
        show(answer.state, (words) =>
          isGone ? words("resynced") : resumption(answer.state, words),
        );
        return null;
      });
    },
    /** Puts a game that was left some time ago on the table. */
    resume(left: GameState): void {
      show(left, (words) => resumption(left, words));
    },
    /** Looks whether the game has gone on elsewhere while the page was away. */
    refresh(): void {
      if (isLooking) return;
      isLooking = true;
      void inLine(look).finally(() => (isLooking = false));
    },
    /** Calls the server whenever it can be reached. */
    reach,
    /** Asks a server again that stayed broken. */
    again,
  };
}

/** Of a line with a move that cannot be made, the moves before it, and what is said of that move. */
function playable(deed: Deed, answer: Answer) {
  if (deed.kind !== "line" || answer.kind !== "refused" || deed.moves.length === 0) return null;
  const { refusal: refused } = answer;
  if (refused.code !== "line_broken") return null;
  const moves = deed.moves.slice(0, Number(refused.args.place) - 1);
  return { line: { kind: "line", moves } as const, refused };
}

/**
 * The state that a deed led to, or null if it did not happen. A deed whose answer was lost on the
 * way comes back as a conflict with its own result.
 */
function outcome(before: GameState, deed: Deed, answer: Answer): GameState | null {
  if (answer.kind === "refused") return null;
  const { last, ply } = answer.state;
  const isOwn = last && isOf(last, deed) && ply === before.ply + eventsOf(last, deed);
  return answer.kind === "state" || isOwn ? answer.state : null;
}

function isOf({ kind, move }: LastEvent, deed: Deed): boolean {
  if (deed.kind === "clear" || deed.kind === "line") return kind === "move";
  if (deed.kind === "redeal") return kind === "deal";
  return kind === deed.kind && (deed.kind !== "move" || move === deed.move);
}

/** An automatic move is an event of its own when it is made, and goes along when it is undone. */
function eventsOf({ kind, automatic }: LastEvent, deed: Deed): number {
  if (deed.kind === "line") return deed.moves.length;
  return 1 + (kind === "move" || kind === "sweep" ? automatic.length : 0);
}

export type Table = ReturnType<typeof createTable>;
