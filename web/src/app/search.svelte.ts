import { dropSearch, lookAtSearch, newId, startSearch, type Found } from "../api/client";
import type { NewGame, Refusal, SearchState } from "../api/types";
import type { Table } from "./game.svelte";

/** A search for a winnable deal, as the player sees it. */
export interface Searching extends SearchState {
  wanted: NewGame;
}

const refusalOf = (answer: Found<unknown>): Refusal | null =>
  "refusal" in answer ? answer.refusal : null;

/** The search for a winnable deal: there is one at most, and the table can be played on meanwhile. */
export function createSearch(table: Table, deal: (found: NewGame) => Promise<Refusal | null>) {
  let current = $state.raw<Searching | null>(null);

  const isCurrent = (id: string): boolean => current?.id === id;

  /** Says how it goes until it ends, is called off or is lost with the server that did it. */
  async function follow(id: string, wanted: NewGame): Promise<void> {
    while (isCurrent(id)) {
      const answer = await table.reach(() => lookAtSearch(id));
      if (!isCurrent(id)) return;
      if ("refusal" in answer) return void (current = ended(current));
      current = { ...answer.found, wanted };
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

  async function begin(wanted: NewGame): Promise<Refusal | null> {
    const id = newId();
    const answer = await table.reach(() => startSearch(id, wanted));
    if ("refusal" in answer) return refusalOf(answer);
    current = { ...answer.found, wanted };
    table.say((words) => words("search-begun"));
    void follow(id, wanted);
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
    /** Searches for a winnable deal; says why not if it may not be dealt. */
    begin,
    cancel,
  };
}

export type Search = ReturnType<typeof createSearch>;
