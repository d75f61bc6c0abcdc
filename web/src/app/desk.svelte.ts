import { readDeals, type Deed } from "../api/client";
import type { Aid, DealText, GameState, NewGame, Refusal, Variant } from "../api/types";
import type { Question } from "./ask/told";
import type { Brought } from "./brought";
import { createFacit } from "./facit.svelte";
import type { Table } from "./game.svelte";
import { named } from "./games";
import { createHint } from "./hint.svelte";
import type { Command } from "./keys";
import type { Challenge } from "./link";
import { createLoss } from "./loss";
import { isPage, type Page } from "./pages";
import { canFinish, canRestart, isLeft, isOver, isStarted, maySee } from "./possible";
import { playable, quiet } from "./preferences";
import { refusal } from "./refusal";
import { runningPoints } from "./score";
import { createSearch } from "./search.svelte";
import { linkRefused, rememberChoice } from "./start";
import { searchedFor } from "./wish.svelte";
import type { Words } from "./words";

/** Something asked once, in the place of the buttons: the message, and those of its two answers. */
export interface Asked {
  question: (words: Words) => string;
  yes: string;
  no: string;
  done: () => void;
}

/** A game that is looked at move by move: which, and where to begin, from its end or its deal. */
export interface Watched {
  id: string;
  from: "deal" | "end";
}

/** What the desk needs of the board. */
export interface Hands {
  /** Puts the keyboard on the board. */
  focus: () => void;
  /** Calls when the moves that were made before have been answered. */
  after: (call: () => void) => void;
  /** Shows a move on the board without making it. */
  point: (move: string) => void;
  /** Shows the cards on top of a pile. */
  pick: (pile: string, count: number) => void;
  /** The pile where the keyboard is. */
  here: () => string;
}

/** The message that names no points where the player wants none. */
const quietly = (id: string): string => (quiet.value === "on" ? `${id}-quiet` : id);

/** What a question about a game takes for granted: which game it is, and how it stands. */
const standing = (game: GameState | null): string => (game ? `${game.id} ${game.status}` : "");

/** What the player does around the table: the sheet that is open, the question that is asked. */
export function createDesk(
  table: Table,
  variants: Variant[],
  { focus, after, point, pick, here }: Hands,
) {
  let pages = $state.raw<Page[]>([]);
  let challenge = $state.raw<Challenge | null>(null);
  let brought = $state.raw<Brought | null>(null);
  let watched = $state.raw<Watched | null>(null);
  let asked = $state.raw<{ about: string; asked: Asked } | null>(null);

  let isFinding = $state(false);

  function close(): void {
    pages = [];
    brought = null;
    challenge = null;
  }

  /** Does it after the moves that are still on their way, as the player did. */
  function inTurn(deed: Deed): Promise<void> {
    const go = table.meant(deed);
    return new Promise((resolve) => after(() => void go().then(resolve)));
  }

  const watch = (id: string, from: Watched["from"]): void => void (watched = { id, from });

  const facit = createFacit(table, point);
  const hint = createHint(table, { point, pick });
  const search = createSearch(table, dealNow);

  /** Deals a game, at once or when such a deal as is wanted has been found. */
  async function deal(wanted: NewGame): Promise<Refusal | null> {
    search.cancel();
    const wish = searchedFor(wanted, variants);
    if (!wish) return dealNow(wanted);
    const refused = await search.begin(wanted, wish);
    if (refused) return refused;
    rememberChoice(wanted);
    close();
    focus();
    return null;
  }

  async function dealNow(wanted: NewGame): Promise<Refusal | null> {
    const refused = await new Promise<Refusal | null>((resolve) =>
      after(() => resolve(table.deal(wanted))),
    );
    if (refused) return refused;
    if (wanted.game) rememberChoice(wanted);
    close();
    focus();
    return null;
  }

  /** Deals what no page is open to complain of; only a link names a number. */
  async function dealOrSay(wanted: NewGame, moves: string[] = []): Promise<void> {
    const refused = await deal(wanted);
    if (!refused) return playLinked(moves);
    table.say(wanted.number ? linkRefused(refused) : (words) => refusal(refused, words));
  }

  /** Plays on in what was dealt; a game that had gone on elsewhere is still on the table instead. */
  function playLinked(moves: string[]): void {
    const isDealt = table.state !== null && !isStarted(table.state);
    if (moves.length > 0 && isDealt) void inTurn({ kind: "line", moves });
  }

  const ask = (question: Asked): void =>
    void (asked = { about: standing(table.state), asked: question });

  const askToLeave = (wanted: NewGame, moves: string[]): void =>
    ask({
      question: (words) => words("leave-question"),
      yes: "leave-yes",
      no: "leave-no",
      done: () => void dealOrSay(wanted, moves),
    });

  // The table can be played on while it asks, so the points are those of the moment.
  function askToFinish(): void {
    const points = () => (table.state && runningPoints(table.state.score)) ?? 0;
    ask({
      question: (words) => words(quietly("finish-question"), { points: points() }),
      yes: "action-finish",
      no: "leave-no",
      done: () => void inTurn({ kind: "finish" }),
    });
  }

  /** No undo brings the old cards back, so it asks when they have been played with. */
  function redeal(game: GameState): void {
    if (!game.can_redeal) return;
    const done = () => void inTurn({ kind: "redeal" });
    if (game.moves === 0) return done();
    const question = (words: Words) => words("redeal-question");
    ask({ question, yes: "redeal-yes", no: "leave-no", done });
  }

  /** Deals at once if no game is lost by it, else asks; then makes the moves that a link brought. */
  function leaveFor(wanted: NewGame, moves: string[] = []): void {
    const game = table.state;
    if (table.isBusy || (game && isLeft(game))) askToLeave(wanted, moves);
    else void dealOrSay(wanted, moves);
  }

  function restart(game: GameState): void {
    if (isOver(game)) void dealOrSay({ replay_of: game.id });
    else void inTurn({ kind: "restart" });
  }

  /** The button that asked for it is gone afterwards, so the focus goes back to the table. */
  function finishFor(kind: "sweep" | "clear"): void {
    void inTurn({ kind });
    focus();
  }

  /** Takes help that leaves a mark on the game, and does what it is for. */
  async function take(aid: Exclude<Aid, "hint">, then?: (game: GameState) => unknown) {
    await inTurn({ kind: aid });
    if (then && table.state && maySee(table.state, aid)) then(table.state);
  }

  /** A move of facit. No card goes up by itself after it: the next move counts on where it lies. */
  const playFacit = (move: string): Promise<void> =>
    inTurn({ kind: "move", move, automatic: "never" });

  /** Shows the next move of facit, or makes it when it is shown already. */
  function facitMove(game: GameState): unknown {
    if (isOver(game)) return undefined;
    if (facit.move) return playFacit(facit.move);
    if (maySee(game, "facit")) return facit.show(game);
    const question = (words: Words) => words("facit-question");
    const done = () => void take("facit", facit.show);
    return ask({ question, yes: "facit-yes", no: "facit-no", done });
  }

  const showWay = createLoss(table, {
    ask,
    take,
    deal: dealNow,
    showFacit: () => (pages = ["facit"]),
  });

  /** Marks the cards that may be moved, or no longer. */
  function showPlayable(): void {
    playable.choose(playable.value === "on" ? "off" : "on");
    const { value } = playable;
    table.say((words) => words(`status-playable-${value}`));
  }

  /** Says what is asked of the table; few ask, so the words for it are fetched when they do. */
  async function answer(asked: Question): Promise<void> {
    const told = await import("./ask/told").then(
      (part) => part.told,
      () => null,
    );
    const [game, pile] = [table.state, here()];
    table.answer((words) => (told && game ? told(asked, game, pile, words) : words("sheet-away")));
  }

  const askFor = (asked: Question) => (): void => after(() => void answer(asked));

  const deeds: Partial<Record<Command, (game: GameState) => unknown>> = {
    new: (game) => search.current ?? leaveFor(named(game, variants)),
    // A game that is over is booked: to go back in it is to look at it.
    undo: (game) => (isOver(game) ? watch(game.id, "end") : inTurn({ kind: "undo" })),
    redo: () => inTurn({ kind: "redo" }),
    finish: (game) => canFinish(game) && askToFinish(),
    sweep: (game) => game.can_sweep && finishFor("sweep"),
    clear: (game) => game.can_clear && finishFor("clear"),
    hint: (game) => !isOver(game) && after(() => void hint.more()),
    "facit-move": facitMove,
    bookmark: (game) => !isOver(game) && inTurn({ kind: "bookmark" }),
    find: () => (isFinding = true),
    playable: showPlayable,
    "ask-pile": askFor("pile"),
    "ask-table": askFor("table"),
    "ask-moves": askFor("moves"),
    restart: (game) => (canRestart(game) || table.isBusy) && restart(game),
    redeal,
  };

  return {
    /** The pages that have been opened from each other; the last is the one that is seen. */
    get pages() {
      return pages;
    },
    get asked() {
      return asked?.asked ?? null;
    },
    /** The game that is looked at, if one is. */
    get watched() {
      return watched;
    },
    watch,
    unwatch(): void {
      watched = null;
      if (pages.length === 0) focus();
    },
    /** Puts a game on the table that was put aside. */
    resume(game: GameState): void {
      after(() => table.resume(game));
      close();
      focus();
    },
    close,
    /** Opens a page from the one that is seen. */
    open: (page: Page): void => void (pages = [...pages, page]),
    back: (): void => void (pages = pages.slice(0, -1)),
    deal,
    /** What was brought to be dealt, while the page that reads it is open. */
    get brought() {
      return brought;
    },
    /** Opens the page that deals what was dropped or pasted. */
    bring(next: Brought): void {
      brought = next;
      if (pages.at(-1) !== "choose") pages = ["choose"];
    },
    /** The challenge that a link has brought, while the page about it is open. */
    get challenge() {
      return challenge;
    },
    /** Opens the page about a challenge that a link has brought. */
    meet(next: Challenge): void {
      challenge = next;
      pages = ["challenge"];
    },
    /** Ends the game on the table as it is, without another in its place. */
    giveUp(): void {
      close();
      void inTurn({ kind: "leave" });
      focus();
    },
    /** The deals of a text. */
    read: (text: DealText) => table.reach(() => readDeals(text)),
    leaveFor,
    /** Deals from a page: it gives way to the question, if there is one. */
    leaveFromPage(wanted: NewGame): void {
      close();
      leaveFor(wanted);
    },
    take,
    /** Shows how a lost deal is won, if it can be. */
    showWay,
    playFacit,
    /** Goes to a position of the game that was there before. */
    jump: (position: number): Promise<void> => inTurn({ kind: "jump", position }),
    /** The move of facit that is shown on the board, if one is. */
    get facitMove() {
      return facit.move;
    },
    /** The search for a deal, if one goes on or has ended in vain. */
    get searching() {
      return search.current;
    },
    /** Ends the search; what is wanted all the same is asked for afterwards. */
    endSearch(then?: "again" | "any"): void {
      const wanted = search.current?.wanted;
      search.cancel();
      focus();
      if (wanted && then) void (then === "again" ? deal(wanted) : dealNow(wanted));
    },
    /** Whether the player looks for a card. */
    get isFinding() {
      return isFinding;
    },
    endFinding(): void {
      isFinding = false;
      focus();
    },
    /** Does from a page what is seen on the table. */
    closeAnd(command: Command): void {
      close();
      this.act(command);
    },
    act(command: Command): void {
      if (command === "statistics" && quiet.value === "on") return;
      if (isPage(command)) pages = [command];
      else if (table.state) deeds[command]?.(table.state);
    },
    /** Takes the question away, answered or not. */
    settle(): void {
      asked = null;
      focus();
    },
    /** Takes a question away that means nothing more: its game has ended, or another is dealt. */
    withdraw(): void {
      if (asked && asked.about !== standing(table.state)) asked = null;
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
