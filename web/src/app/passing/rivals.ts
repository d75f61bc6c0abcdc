import type { ChallengeInfo, GameState } from "../../api/types";
import { recall, remember } from "../memory";

/** A game of one's own that is played against another player's of the same deal. */
export interface Rival {
  deal: string;
  game: string;
  /** The text that was sent of it last. */
  sent: string | null;
  /** The text of the other player's game. */
  theirs: string | null;
}

const most = 20;

/** What two games have to have in common. */
export const dealOf = ({
  rules,
  scoring,
  number,
}: Omit<ChallengeInfo, "game" | "options" | "code">) => `${rules}|${scoring}|${number}`;

/** The same of a game on the table; null where its deal has no number. */
export const dealOfGame = ({ rules, scoring, deal: { number } }: GameState): string | null =>
  number === null ? null : dealOf({ rules, scoring, number });

const all = (): Rival[] => read(recall("rivals"));

function read(text: string | null | undefined): Rival[] {
  try {
    const found = JSON.parse(text ?? "[]") as unknown;
    return Array.isArray(found) ? (found as Rival[]).filter((one) => one?.deal && one.game) : [];
  } catch {
    return [];
  }
}

/** Adds what another browser knows of games that are not known here. */
export function takeRivals(text: string | undefined): void {
  const known = all();
  const others = read(text).filter(({ game }) => !known.some((one) => one.game === game));
  remember("rivals", JSON.stringify([...known, ...others].slice(0, most)));
}

export const rivalOf = (game: string): Rival | undefined => all().find((one) => one.game === game);

/** The game of a deal that was begun last. */
export const rivalAt = (deal: string): Rival | undefined => all().find((one) => one.deal === deal);

/** Keeps what is known of a game beside what was known before; the oldest are forgotten. */
export function keepRival(rival: Pick<Rival, "deal" | "game"> & Partial<Rival>): Rival {
  const kept = { sent: null, theirs: null, ...rivalOf(rival.game), ...rival };
  const others = all().filter(({ game }) => game !== rival.game);
  remember("rivals", JSON.stringify([kept, ...others].slice(0, most)));
  return kept;
}

/** Forgets a game that is no longer there. */
export const forgetRival = (game: string): void =>
  remember("rivals", JSON.stringify(all().filter((one) => one.game !== game)));
