import { AwayError, find, found, send, type Found } from "../../api/client";
import type {
  Account,
  LogPage,
  NewBank,
  News,
  Refusal,
  Replay,
  StatisticsState,
  TakenIn,
} from "../../api/types";
import { zone } from "../time";

/** What is counted together: the texts of its rules and scoring, and a game that is played so. */
export interface Form {
  game: string;
  rules: string;
  scoring: string;
  rules_version?: number;
}

/** The server has refused it, for a reason that can be said. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Reading a file may take its time, in milliseconds. */
const longestReading = 300_000;

export const statisticsOf = (form: Form): Promise<StatisticsState> =>
  got("GET", `/statistics?${formQuery(form)}&${new URLSearchParams({ zone: zone() })}`);

/** A part of the log, of all games or of one: the first, or the one after what an earlier says. */
export function logFrom(before: string | null, game: string | null): Promise<LogPage> {
  const query = new URLSearchParams({ ...(before && { before }), ...(game && { game }) });
  return got("GET", query.size > 0 ? `/log?${query}` : "/log");
}

export const replayOf = (id: string, from: number): Promise<Replay> =>
  got("GET", `/games/${id}/replay?from=${from}`);

export const newsOf = (id: string): Promise<News[]> => got("GET", `/games/${id}/news`);

export const banksOf = (form: Form): Promise<Account[]> => got("GET", `/banks?${formQuery(form)}`);

export const openBank = (bank: NewBank): Promise<Account[]> => got("POST", "/banks", bank);

export const switchBank = (id: string, isOn: boolean): Promise<Account[]> =>
  got("POST", `/banks/${id}`, { is_on: isOn });

/** The file with everything, what the browser remembers in it. */
export async function archive(preferences: Record<string, string>): Promise<Blob> {
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify({ preferences }) };
  const signal = AbortSignal.timeout(longestReading);
  const answer = await fetch("/api/archive/file", { ...request, signal });
  if (!answer.ok) throw new AwayError(String(answer.status));
  return answer.blob();
}

export async function takeIn(file: Blob): Promise<TakenIn> {
  const headers = { "content-type": "application/x-ndjson" };
  const request = { method: "POST", headers, body: file };
  return whole(found<TakenIn>(await send("/archive", request, longestReading)));
}

export const deleteEverything = (): Promise<null> => got("DELETE", "/archive");

const got = async <Thing>(method: string, path: string, wish?: object): Promise<Thing> =>
  whole(await find<Thing>(method, path, wish));

function whole<Thing>(answer: Found<Thing>): Thing {
  if ("refusal" in answer) throw new RefusedError(answer.refusal);
  return answer.found;
}

function formQuery({ game, rules, scoring, rules_version: version }: Form): URLSearchParams {
  const query = new URLSearchParams({ game, rules, scoring });
  if (version !== undefined) query.set("version", String(version));
  return query;
}
