import type {
  Dailies,
  Facit,
  GameState,
  LaboratoryInfo,
  NewGame,
  NewTrial,
  Refusal,
  SearchState,
  Told,
  TrialState,
  Variant,
} from "./types";
import type { MoveAction } from "./wire";

/** Something done in a game. */
export type Deed =
  | { readonly kind: "move"; readonly move: string; readonly automatic?: MoveAction["automatic"] }
  | { readonly kind: "sweep" | "clear" | "undo" | "redo" | "restart" | "redeal" | "finish" }
  /** Help that looks at all cards; it changes nothing on the table. */
  | { readonly kind: "verdict" | "facit" };

/** What the server says to a deed or to a wish for a game. */
export type Answer =
  | { readonly kind: "state"; readonly state: GameState }
  | { readonly kind: "conflict"; readonly state: GameState }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** The server could not be reached. What was asked for may be done all the same: it is asked again. */
export class AwayError extends Error {}

/** The server has failed, or answers with something that is none of ours. */
export class BrokenError extends Error {}

const firstServerError = 500;

/** How long an answer may take, in milliseconds, before the server counts as away. */
const longestAnswer = 15_000;

/** The named games and their options. */
export async function listVariants(): Promise<Variant[]> {
  const { status, body } = await call("GET", "/variants");
  if (status !== 200) throw new BrokenError(`expected the games, got ${status}`);
  return body as Variant[];
}

/** The game dealt or played last; refused with `no_such_game` when there is none. */
export const latestGame = (): Promise<Answer> => ask("GET", "/games/latest");

/** A game as it stands. */
export const gameOf = (id: string): Promise<Answer> => ask("GET", `/games/${id}`);

/** Deals a game: with an id of its own it is dealt once, however often it is asked for. */
export const createGame = (game: NewGame): Promise<Answer> => ask("POST", "/games", game);

/** An id for a new game that nobody can guess. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

/** Does something in the version of a game that the player sees, at `elapsed` seconds of play. */
export function act({ id, ply }: GameState, deed: Deed, elapsed: number): Promise<Answer> {
  const action = { ply, elapsed };
  return deed.kind === "move"
    ? ask("POST", `/games/${id}/moves`, {
        ...action,
        move: deed.move,
        automatic: deed.automatic,
      })
    : ask("POST", `/games/${id}/${deed.kind}`, action);
}

/** What the server says when it is asked for something else than a game. */
export type Found<Thing> = { readonly found: Thing } | { readonly refusal: Refusal };

/** How long the server may think before it says that it still does, in seconds. */
const patience = 10;

/** Whether a game can be won from where it stands, as far as it is known. */
export const verdictOf = (id: string): Promise<Found<Told>> =>
  find("GET", `/games/${id}/verdict?wait=${patience}`);

/** Whether the deal of a game can be won, as far as it is known. */
export const dealVerdictOf = (id: string): Promise<Found<Told>> =>
  find("GET", `/games/${id}/deal-verdict?wait=${patience}`);

/** How to win from where a game stands, as far as it is known. */
export const facitOf = (id: string): Promise<Found<Facit>> =>
  find("GET", `/games/${id}/facit?wait=${patience}`);

/** The daily deals, and what became of those that were begun. */
export const listDaily = (): Promise<Found<Dailies>> => find("GET", "/daily");

/** Begins a search for a winnable deal: with an id of its own once, however often it is asked for. */
export const startSearch = (id: string, { game, options }: NewGame): Promise<Found<SearchState>> =>
  find("POST", "/searches", { id, game, options });

/** How a search goes, after a second or when it has ended. */
export const lookAtSearch = (id: string): Promise<Found<SearchState>> =>
  find("GET", `/searches/${id}?wait=1`);

/** Calls a search off. */
export const dropSearch = (id: string): Promise<Found<null>> => find("DELETE", `/searches/${id}`);

/** What the laboratory has found, and what can be tried in it. */
export const laboratory = (): Promise<Found<LaboratoryInfo>> => find("GET", "/laboratory");

/** Begins a trial: with an id of its own once, however often it is asked for. */
export const startTrial = (trial: NewTrial): Promise<Found<TrialState>> =>
  find("POST", "/trials", trial);

/** How a trial goes, after a second or when it has ended. */
export const lookAtTrial = (id: string): Promise<Found<TrialState>> =>
  find("GET", `/trials/${id}?wait=1`);

/** Stops a trial. */
export const dropTrial = (id: string): Promise<Found<null>> => find("DELETE", `/trials/${id}`);

async function find<Thing>(method: string, path: string, wish?: object): Promise<Found<Thing>> {
  const { status, body } = await call(method, path, wish);
  return status < 300 ? { found: body as Thing } : { refusal: (body as { error: Refusal }).error };
}

async function ask(method: string, path: string, wish?: object): Promise<Answer> {
  const { status, body } = await call(method, path, wish);
  if (status < 300) return { kind: "state", state: body as GameState };
  const { error, state } = body as { error: Refusal; state?: GameState };
  return state ? { kind: "conflict", state } : { kind: "refused", refusal: error };
}

async function call(method: string, path: string, wish?: object) {
  const headers = { "content-type": "application/json" };
  const request = wish ? { method, headers, body: JSON.stringify(wish) } : { method };
  const { status, text } = await heard(path, request);
  if (status >= firstServerError) throw new BrokenError(`${path}: ${status}`);
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new BrokenError(`${path}: ${String(error)}`);
  }
}

/** The answer as it came over the wire, whole. */
async function heard(path: string, request: RequestInit) {
  try {
    const signal = AbortSignal.timeout(longestAnswer);
    const answer = await fetch(`/api${path}`, { ...request, signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new AwayError(`${path}: ${String(error)}`);
  }
}
