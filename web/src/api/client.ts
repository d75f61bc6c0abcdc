import type {
  Dailies,
  DealText,
  Facit,
  FoundDeals,
  GameState,
  Hint,
  LaboratoryInfo,
  Level,
  LinesState,
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
  /** Moves that were made in another game of the deal; those the game made by itself with `~`. */
  | { readonly kind: "line"; readonly moves: string[] }
  /** To a position that was there before. */
  | { readonly kind: "jump"; readonly position: number }
  | { readonly kind: "bookmark" }
  | {
      readonly kind:
        "sweep" | "clear" | "undo" | "redo" | "restart" | "redeal" | "finish" | "leave";
    }
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
export const showGame = (id: string): Promise<Answer> => ask("GET", `/games/${id}`);

/** Deals a game: with an id of its own it is dealt once, however often it is asked for. */
export const createGame = (game: NewGame): Promise<Answer> => ask("POST", "/games", game);

/** An id for a new game that nobody can guess. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");

/** Does something in the version of a game that the player sees, at `elapsed` seconds of play. */
export function act({ id, ply }: GameState, deed: Deed, elapsed: number): Promise<Answer> {
  const { kind, ...what } = deed;
  const path = kind === "move" ? "moves" : kind;
  return ask("POST", `/games/${id}/${path}`, { ply, elapsed, ...what });
}

/** A hint of this level in the version of a game that the player sees. */
export async function hintOf({ id, ply }: GameState, level: number, elapsed: number) {
  const wish = { ply, elapsed, level };
  const { status, body } = await call("POST", `/games/${id}/hint`, wish);
  return status < 300 ? { kind: "hint" as const, hint: body as Hint } : refused(body);
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

/** Every line that was played in a game since the cards were dealt. */
export const linesOf = (id: string): Promise<Found<LinesState>> =>
  find("GET", `/games/${id}/lines`);

/** The daily deals, and what became of those that were begun. */
export const listDaily = (): Promise<Found<Dailies>> => find("GET", "/daily");

/** The deals of a text, in any format that the solvers read. */
export const readDeals = (text: DealText): Promise<Found<FoundDeals>> =>
  find("POST", "/deals", text);

/** Begins a search for a winnable deal, or one of a level: with an id of its own once, however often
 * it is asked for. */
export const startSearch = (
  id: string,
  { game, options }: NewGame,
  level: Level | null,
): Promise<Found<SearchState>> => find("POST", "/searches", { id, game, options, level });

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

export async function find<Thing>(
  method: string,
  path: string,
  wish?: object,
): Promise<Found<Thing>> {
  return found(await call(method, path, wish));
}

/** An answer as what was asked for, or why it was refused. */
export function found<Thing>({ status, body }: Heard): Found<Thing> {
  return status < 300 ? { found: body as Thing } : { refusal: (body as { error: Refusal }).error };
}

async function ask(method: string, path: string, wish?: object): Promise<Answer> {
  const { status, body } = await call(method, path, wish);
  return status < 300 ? { kind: "state", state: body as GameState } : refused(body);
}

/** Why something was not done, and how the game stands if it has gone on meanwhile. */
function refused(body: unknown): Exclude<Answer, { kind: "state" }> {
  const { error, state } = body as { error: Refusal; state?: GameState };
  return state ? { kind: "conflict", state } : { kind: "refused", refusal: error };
}

interface Heard {
  status: number;
  body: unknown;
}

function call(method: string, path: string, wish?: object): Promise<Heard> {
  const headers = { "content-type": "application/json" };
  const request = wish ? { method, headers, body: JSON.stringify(wish) } : { method };
  return send(path, request, longestAnswer);
}

/** The answer to a request; fails with AwayError or BrokenError. */
export async function send(path: string, request: RequestInit, longest: number): Promise<Heard> {
  const { status, text } = await heard(path, request, longest);
  if (status >= firstServerError) throw new BrokenError(`${path}: ${status}`);
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch (error) {
    throw new BrokenError(`${path}: ${String(error)}`);
  }
}

/** The answer as it came over the wire, whole. */
async function heard(path: string, request: RequestInit, longest: number) {
  try {
    const signal = AbortSignal.timeout(longest);
    const answer = await fetch(`/api${path}`, { ...request, signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new AwayError(`${path}: ${String(error)}`);
  }
}
