import { latestGame, type Answer } from "../api/client";
import type { NewGame, Variant } from "../api/types";
import type { Table } from "./game.svelte";
import { linkedMoves, linkOf, parseLink } from "./link";
import { recall, remember } from "./memory";
import { refusal } from "./refusal";

const first: NewGame = { game: "klondike" };

/** Puts a game on the table: the one a link names, else the latest, else one like the last. */
export async function start(table: Table, variants: Variant[], fragment: string): Promise<void> {
  const answer = await table.reach(latestGame);
  const latest = answer.kind === "refused" ? null : answer.state;
  const link = parseLink(fragment);
  if (latest && (!link || linkOf(latest, variants) === fragment)) return table.resume(latest);
  if (link && !(await table.deal(link))) return playLinked(table, linkedMoves(fragment));
  if (latest) table.resume(latest);
  else await dealLikeLast(table);
  explain(table, link, answer);
}

async function playLinked(table: Table, moves: string[]): Promise<void> {
  if (moves.length > 0) await table.meant({ kind: "line", moves })();
}

/** Says why the game on the table is not the one that was meant to be there. */
function explain(table: Table, link: NewGame | null, answer: Answer): void {
  if (link) return table.say((words) => words("link-refused"));
  if (answer.kind !== "refused" || answer.refusal.code === "no_such_game") return;
  const { refusal: refused } = answer;
  table.say((words) => refusal(refused, words));
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
