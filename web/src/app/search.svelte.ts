import { dropSearch, lookAtSearch, newId, startSearch, type Found } from "../api/client";
import type { NewGame, Refusal, SearchState } from "../api/types";
import type { Table } from "./game.svelte";
import type { Wish } from "./wish.svelte";

/** Which deals are searched for: of a game, and winnable ones or those of a level. */
interface Sought {
  wanted: NewGame;
  wish: Exclude<Wish, "any">;
}

/** A search for a deal, as the player sees it. */
export interface Searching extends SearchState, Sought {}

const refusalOf = (answer: Found<unknown>): Refusal | null =>
  "refusal" in answer ? answer.refusal : null;

/** The search for a deal: there is one at most, and the table can be played on meanwhile. */
export function createSearch(table: Table, deal: (found: NewGame) => Promise<Refusal | null>) {
  let current = $state.raw<Searching | null>(null);

  const isCurrent = (id: string): boolean => current?.id === id;

  /** Says how it goes until it ends, is called off or is lost with the server that did it. */
  async function follow(id: string, sought: Sought): Promise<void> {
    while (isCurrent(id)) {
      const answer = await table.reach(() => lookAtSearch(id));
      if (!isCurrent(id)) return;
      if ("refusal" in answer) return void (current = ended(current));
      current = { ...answer.found, ...sought };
      if (answer.found.status === "none") return;
      if (answer.found.status === "found") return take(id);
    }
  }

  const ended = (searching: Searching | null): Searching | null =>
    searching && { ...searching, status: "none" };

  async function take(id: string): Promise<void> {
    const refused = await deal({ search: id });
    if (isCurrent(id)) current = refused && ended(current);
  }

  async function begin(wanted: NewGame, wish: Sought["wish"]): Promise<Refusal | null> {
    const id = newId();
    const level = wish === "winnable" ? null : wish;
    const answer = await table.reach(() => startSearch(id, wanted, level));
    if ("refusal" in answer) return refusalOf(answer);
    current = { ...answer.found, wanted, wish };
    table.say((words) => words("search-begun", { wish }));
    void follow(id, { wanted, wish });
    return null;
  }

  function cancel(): void {
    const id = current?.id;
    current = null;
    if (id) dropSearch(id).catch(() => undefined);
  }

  return {
    get current() {
      return current;
    },
    /** Searches for a deal; says why not if it may not be dealt. */
    begin,
    cancel,
  };
}

export type Search = ReturnType<typeof createSearch>;
