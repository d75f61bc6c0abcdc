import { find, type Found } from "../../api/client";
import type { ChallengeInfo, ChallengeText, Meeting, SideBySide } from "../../api/types";

/** A game as a text for another player. */
export const challengeOf = (id: string): Promise<Found<ChallengeText>> =>
  find("GET", `/games/${id}/challenge`);

/** What deal a text is of. */
export const readChallenge = (text: string): Promise<Found<ChallengeInfo>> =>
  find("POST", "/challenges", { text });

/** Two games of a deal side by side. */
export const compare = (meeting: Meeting): Promise<Found<SideBySide>> =>
  find("POST", "/challenges/result", meeting);
