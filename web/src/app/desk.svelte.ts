import type { GameState, NewGame, Refusal, Variant } from "../api/types";
import type { Table } from "./game.svelte";
import { named } from "./games";
import type { Command } from "./keys";
import { isPage, type Page } from "./pages";
import { isLeft, isOver } from "./possible";
import { refusal } from "./refusal";
import { runningPoints } from "./score";
import { rememberChoice } from "./start";
import type { Words } from "./words";

/** Something asked once, in the place of the buttons: the message, and those of its two answers. */
export interface Asked {
  question: (words: Words) => string;
  yes: string;
  no: string;
  done: () => void;
}

/** What the player does around the table: the sheet that is open, the question that is asked. */
export function createDesk(table: Table, variants: Variant[], home: () => void) {
  let pages = $state.raw<Page[]>([]);
  let asked = $state.raw<Asked | null>(null);

  const close = (): void => void (pages = []);

  async function deal(wanted: NewGame): Promise<Refusal | null> {
    const refused = await table.deal(wanted);
    if (refused) return refused;
    if (wanted.game) rememberChoice(wanted);
    close();
    home();
    return null;
  }

  /** Deals what no page is open to complain of; only a link names a number. */
  async function dealOrSay(wanted: NewGame): Promise<void> {
    const refused = await deal(wanted);
    if (refused)
      table.say((words) => (wanted.number ? words("link-refused") : refusal(refused, words)));
  }

  function askToLeave(wanted: NewGame): void {
    asked = {
      question: (words) => words("leave-question"),
      yes: "leave-yes",
      no: "leave-no",
      done: () => void dealOrSay(wanted),
    };
  }

  // The table can be played on while it asks, so the points are those of the moment.
  function askToFinish(): void {
    const points = () => (table.state && runningPoints(table.state.score)) ?? 0;
    asked = {
      question: (words) => words("finish-question", { points: points() }),
      yes: "action-finish",
      no: "leave-no",
      done: () => table.act({ kind: "finish" }),
    };
  }

  /** Deals at once if no game is lost by it, else asks. */
  function leaveFor(wanted: NewGame): void {
    const game = table.state;
    if (game && isLeft(game)) askToLeave(wanted);
    else void dealOrSay(wanted);
  }

  function restart(game: GameState): void {
    if (isOver(game)) void dealOrSay({ replay_of: game.id });
    else table.act({ kind: "restart" });
  }

  /** The button that asked for it is gone afterwards, so the focus goes back to the table. */
  function finishFor(kind: "sweep" | "clear"): void {
    table.act({ kind });
    home();
  }

  const deeds: Partial<Record<Command, (game: GameState) => unknown>> = {
    new: (game) => leaveFor(named(game, variants)),
    undo: () => table.act({ kind: "undo" }),
    redo: () => table.act({ kind: "redo" }),
    finish: askToFinish,
    sweep: (game) => game.can_sweep && finishFor("sweep"),
    clear: (game) => game.can_clear && finishFor("clear"),
    restart,
  };

  return {
    /** The pages that have been opened from each other; the last is the one that is seen. */
    get pages() {
      return pages;
    },
    get asked() {
      return asked;
    },
    close,
    /** Opens a page from the one that is seen. */
    open: (page: Page): void => void (pages = [...pages, page]),
    back: (): void => void (pages = pages.slice(0, -1)),
    deal,
    leaveFor,
    act(command: Command): void {
      if (isPage(command)) pages = [command];
      else if (table.state) deeds[command]?.(table.state);
    },
    /** Takes the question away, answered or not. */
    settle(): void {
      asked = null;
      home();
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
