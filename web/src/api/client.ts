import type { GameState, NewGame, Refusal, Variant } from "./types";
import type { MoveAction } from "./wire";

/** Something done in a game. */
export type Deed =
  | { readonly kind: "move"; readonly move: string; readonly automatic?: MoveAction["automatic"] }
  | { readonly kind: "sweep" | "clear" | "undo" | "redo" | "restart" | "finish" };

/** What the server says to a deed or to a wish for a game. */
export type Answer =
  | { readonly kind: "state"; readonly state: GameState }
  | { readonly kind: "conflict"; readonly state: GameState }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** The server could not be reached, or could not answer for a reason that may pass. */
export class AwayError extends Error {}

const firstServerError = 500;

/** The named games and their options. */
export async function listVariants(): Promise<Variant[]> {
  const { status, body } = await call("GET", "/variants");
  if (status !== 200) throw new AwayError(`expected the games, got ${status}`);
  return body as Variant[];
}

/** The game dealt or played last; refused with `no_such_game` when there is none. */
export const latestGame = (): Promise<Answer> => ask("GET", "/games/latest");

/** Deals a game. */
export const createGame = (game: NewGame): Promise<Answer> => ask("POST", "/games", game);

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

async function ask(method: string, path: string, wish?: object): Promise<Answer> {
  const { status, body } = await call(method, path, wish);
  if (status < 300) return { kind: "state", state: body as GameState };
  const { error, state } = body as { error: Refusal; state?: GameState };
  return state ? { kind: "conflict", state } : { kind: "refused", refusal: error };
}

async function call(method: string, path: string, wish?: object) {
  const headers = { "content-type": "application/json" };
  const request = wish ? { method, headers, body: JSON.stringify(wish) } : { method };
  try {
    const answer = await fetch(`/api${path}`, request);
    if (answer.status >= firstServerError) throw new AwayError(`${path}: ${answer.status}`);
    return { status: answer.status, body: (await answer.json()) as unknown };
  } catch (error) {
    throw error instanceof AwayError ? error : new AwayError(`${path}: ${String(error)}`);
  }
}
