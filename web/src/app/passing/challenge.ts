import { showGame } from "../../api/client";
import type { ChallengeInfo, GameState, Refusal, SideBySide } from "../../api/types";
import type { Challenge } from "../link";
import { isOver, isStarted } from "../possible";
import { challengeOf, compare, readChallenge } from "./api";
import { dealOf, dealOfGame, forgetRival, keepRival, rivalAt, rivalOf, type Rival } from "./rivals";

/** How it stands with a challenge, and what there is to show of it. */
export type Standing =
  /** It cannot be met, or there is none to send. */
  | { readonly kind: "refused"; readonly refusal: Omit<Refusal, "message"> }
  /** Someone challenges, and nothing of that deal has been played here. */
  | { readonly kind: "invited"; readonly info: ChallengeInfo; readonly theirs: string }
  /** The own game has not ended. */
  | { readonly kind: "open"; readonly game: GameState }
  /** Both results; the own game as a text to send back, where there is one to send. */
  | { readonly kind: "met"; readonly both: SideBySide; readonly back: string | null }
  /** The own game as a text to challenge with. */
  | { readonly kind: "send"; readonly text: string };

const refused = (code: string): Standing => ({ kind: "refused", refusal: { code, args: {} } });

/** How it stands with the challenge that a link brought, or else with the game on the table. */
export const standing = (link: Challenge | null, game: GameState): Promise<Standing> =>
  link ? ofLink(link, game) : ofGame(game);

async function ofLink({ theirs, mine }: Challenge, table: GameState): Promise<Standing> {
  const read = await readChallenge(theirs);
  if ("refusal" in read) return { kind: "refused", refusal: read.refusal };
  const rival = rivalAt(dealOf(read.found));
  if (rival?.sent === theirs) return refused("challenge_own");
  const met = rival && (await ofRival(keepRival({ ...rival, theirs }), table));
  if (met) return met;
  if (mine !== null) return sideBySide({ mine, theirs }, null);
  return { kind: "invited", info: read.found, theirs };
}

async function ofGame(game: GameState): Promise<Standing> {
  const rival = rivalOf(game.id);
  const met = rival?.theirs ? await ofRival(rival, game) : null;
  if (met) return met;
  if (game.deal.number === null) return refused("challenge_typed");
  if (!isStarted(game)) return refused("not_started");
  const found = await challengeOf(game.id);
  if ("refusal" in found) return { kind: "refused", refusal: found.refusal };
  return { kind: "send", text: found.found.text };
}

/** How it stands with a game that is played against another; null if it is not there any more. */
async function ofRival(rival: Rival, table: GameState): Promise<Standing | null> {
  const game = table.id === rival.game ? table : await fetched(rival.game);
  if (!game) return null;
  if (!isOver(game)) return { kind: "open", game };
  const own = await challengeOf(game.id);
  const back = "found" in own ? own.found.text : null;
  keepRival({ ...rival, sent: back });
  return sideBySide({ game: game.id, theirs: rival.theirs ?? "" }, back);
}

async function fetched(id: string): Promise<GameState | null> {
  const answer = await showGame(id);
  if (answer.kind === "state") return answer.state;
  forgetRival(id);
  return null;
}

async function sideBySide(
  meeting: Parameters<typeof compare>[0],
  back: string | null,
): Promise<Standing> {
  const answer = await compare(meeting);
  if ("refusal" in answer) return { kind: "refused", refusal: answer.refusal };
  return { kind: "met", both: answer.found, back };
}

/** Keeps that a game was sent as a text, so that an answer finds it. */
export function keepSent(game: GameState, sent: string): void {
  const deal = dealOfGame(game);
  if (deal !== null) keepRival({ deal, game: game.id, sent });
}
