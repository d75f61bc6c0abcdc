import type { NewGame, Variant } from "../api/types";
import type { Table } from "./game.svelte";
import { linkOf, parseLink } from "./link";
import { recall, remember } from "./memory";

const first: NewGame = { game: "klondike" };

/** Puts a game on the table: the one a link names, else the latest, else one like the last. */
export async function start(table: Table, variants: Variant[], fragment: string): Promise<void> {
  const link = parseLink(fragment);
  if (await table.resume((state) => !link || linkOf(state, variants) === fragment)) return;
  if (link && !(await table.deal(link))) return;
  if (link && (await table.resume(() => true))) return;
  if (await table.deal(lastChoice())) await table.deal(first);
}

/** Remembers a choice of game and options, without the deal. */
export const rememberChoice = ({ game, options = {} }: NewGame): void =>
  remember("choice", JSON.stringify({ game, options }));

function lastChoice(): NewGame {
  try {
    return { ...first, ...(JSON.parse(recall("choice") ?? "{}") as NewGame) };
  } catch {
    return first;
  }
}
