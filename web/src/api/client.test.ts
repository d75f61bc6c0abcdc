import { afterEach, describe, expect, it, vi } from "vitest";
import { gameFrom } from "../board/fixtures";
import { act, AwayError, BrokenError, createGame, latestGame, listVariants } from "./client";

const state = gameFrom({}, { id: "abc", ply: 7 });
const problem = { code: "wrong_rank", message: "no", args: {} };

function serve(status: number, body: unknown) {
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const request = (fetched: ReturnType<typeof serve>) => {
  const [address, { method, body }] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  return [method, address, body === undefined ? undefined : JSON.parse(body as string)];
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what is asked of the server", () => {
  it("is a move in the version that was seen", async () => {
    const fetched = serve(200, state);
    await act(state, { kind: "move", move: "w-t3" }, 12.5);
    const wish = { ply: 7, elapsed: 12.5, move: "w-t3" };
    expect(request(fetched)).toEqual(["POST", "/api/games/abc/moves", wish]);
  });

  it.each(["undo", "redo", "restart", "finish"] as const)("is %s by its name", async (kind) => {
    const fetched = serve(200, state);
    await act(state, { kind }, 3);
    expect(request(fetched)).toEqual(["POST", `/api/games/abc/${kind}`, { ply: 7, elapsed: 3 }]);
  });

  it("is the latest game or a new one", async () => {
    expect(request(await asked(latestGame))).toEqual(["GET", "/api/games/latest", undefined]);
    const wish = { game: "vegas", number: "42" };
    expect(request(await asked(() => createGame(wish)))).toEqual(["POST", "/api/games", wish]);
  });

  async function asked(call: () => Promise<unknown>) {
    const fetched = serve(200, state);
    await call();
    return fetched;
  }
});

describe("what the server says", () => {
  const answer = () => act(state, { kind: "undo" }, 0);

  it("is the new state", async () => {
    serve(200, state);
    expect(await answer()).toEqual({ kind: "state", state });
  });

  it("is a conflict, with the state as it is", async () => {
    serve(409, { error: { ...problem, code: "conflict" }, state });
    expect(await answer()).toEqual({ kind: "conflict", state });
  });

  it.each([400, 404, 422])("is a refusal with its reason: %i", async (status) => {
    serve(status, { error: problem });
    expect(await answer()).toEqual({ kind: "refused", refusal: problem });
  });

  it("is nothing when it cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await expect(answer()).rejects.toBeInstanceOf(AwayError);
    const cut = { status: 200, text: () => Promise.reject(new TypeError("cut off")) };
    vi.stubGlobal("fetch", () => Promise.resolve(cut));
    await expect(answer()).rejects.toBeInstanceOf(AwayError);
  });

  it("is nothing that counts when it fails itself, or is no answer of ours", async () => {
    serve(503, { error: problem });
    await expect(answer()).rejects.toBeInstanceOf(BrokenError);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>")));
    await expect(answer()).rejects.toBeInstanceOf(BrokenError);
  });

  it("is the list of games, or nothing that counts", async () => {
    serve(200, []);
    expect(await listVariants()).toEqual([]);
    serve(404, { error: problem });
    await expect(listVariants()).rejects.toBeInstanceOf(BrokenError);
  });
});
