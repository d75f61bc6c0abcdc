import { latestGame, showGame, type Answer } from "../api/client";
import type { NewGame, Refusal, Variant } from "../api/types";
import type { Saying, Table } from "./game.svelte";
import { linkOf, parseLink, type Link } from "./link";
import { recall, remember } from "./memory";
import { refusal } from "./refusal";

const first: NewGame = { game: "klondike" };

/**
 * Puts a game on the table: the one that this window has shown before, else the one a link names,
 * else the latest, else one like the last.
 */
export async function start(table: Table, variants: Variant[], fragment: string): Promise<void> {
  const own = shownBefore();
  const still = own === null ? null : await table.reach(() => showGame(own));
  if (still?.kind === "state" && still.state.status !== "left") return table.resume(still.state);
  // The address of a game that is gone is no wish for its deal.
  await startAfresh(table, variants, own === null ? fragment : "");
}

async function startAfresh(table: Table, variants: Variant[], fragment: string): Promise<void> {
  const answer = await table.reach(latestGame);
  const latest = answer.kind === "refused" ? null : answer.state;
  if (latest && linkOf(latest, variants) === fragment) return table.resume(latest);
  const followed = await follow(table, parseLink(fragment, variants));
  if (followed === "dealt") return;
  await (latest ? table.resume(latest) : dealLikeLast(table));
  const said = followed ?? whyNot(answer);
  if (said) table.say(said);
}

/** The id of the game that this window showed before it was loaded anew; null in a new one. */
function shownBefore(): string | null {
  const id: unknown = history.state;
  return typeof id === "string" ? id : null;
}

/** Deals what a link names, if there is one; why not, where it names nothing that can be dealt. */
async function follow(table: Table, link: Link | null): Promise<"dealt" | Saying | null> {
  if (!link) return null;
  if (link.fault) return link.fault;
  const refused = await table.deal(link.wanted);
  if (refused) return linkRefused(refused);
  if (link.moves.length > 0) await table.meant({ kind: "line", moves: link.moves })();
  return "dealt";
}

/** Why the server does not deal what a link names. */
export const linkRefused =
  (refused: Refusal): Saying =>
  (words) =>
    `${words("link-refused")} ${refusal(refused, words)}`;

/** Why the game that was left is not on the table, if there is one. */
function whyNot(answer: Answer): Saying | null {
  if (answer.kind !== "refused" || answer.refusal.code === "no_such_game") return null;
  const { refusal: refused } = answer;
  return (words) => refusal(refused, words);
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
