import { latestGame } from "../api/client";
import type { NewGame, Variant } from "../api/types";
import type { Table } from "./game.svelte";
import { linkOf, parseLink } from "./link";
import { recall, remember } from "./memory";

const first: NewGame = { game: "klondike" };

/** Puts a game on the table: the one a link names, else the latest, else one like the last. */
export async function start(table: Table, variants: Variant[], fragment: string): Promise<void> {
  const answer = await table.reach(latestGame);
  const latest = answer.kind === "refused" ? null : answer.state;
  const link = parseLink(fragment);
  if (latest && (!link || linkOf(latest, variants) === fragment)) return table.resume(latest);
  if (link && !(await table.deal(link))) return;
  if (latest) table.resume(latest);
  else await dealLikeLast(table);
  if (link) table.say((words) => words("link-refused"));
  else if (answer.kind === "refused" && answer.refusal.code !== "no_such_game") {
    table.say((words) => words("failed", { message: answer.refusal.message }));
  }
}

/** Remembers a choice of game and options, without the deal. */
export const rememberChoice = ({ game, options = {} }: NewGame): void =>
  remember("choice", JSON.stringify({ game, options }));

async function dealLikeLast(table: Table): Promise<void> {
  if (await table.deal(lastChoice())) await table.deal(first);
}

function lastChoice(): NewGame {
  try {
    return { ...first, ...(JSON.parse(recall("choice") ?? "{}") as NewGame) };
  } catch {
    return first;
  }
}
