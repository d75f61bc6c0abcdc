import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SearchState } from "../api/types";
import type { Table } from "./game.svelte";
import { createSearch } from "./search.svelte";

const wanted = { game: "vegas", options: {} };
const goes = (status: SearchState["status"], tried: number) => ({
  status: 200,
  body: { status, tried, seconds: 30 },
});
const gone = { status: 404, body: { error: { code: "no_such_search", message: "", args: {} } } };

const requests: string[] = [];
const bodies: unknown[] = [];
let replies: { status: number; body: object }[] = [];

/** Answers in turn; without an answer the request hangs, as while the server waits. */
function answer(path: string, { method = "", body }: RequestInit = {}): Promise<Response> {
  requests.push(`${method} ${path.replace(/[0-9a-f]{32}/, "ID")}`);
  if (typeof body === "string") bodies.push(JSON.parse(body));
  const [id] = /[0-9a-f]{32}/.exec(path + String(body)) ?? [""];
  const reply = replies.shift();
  if (!reply) return new Promise(() => undefined);
  return Promise.resolve(
    new Response(JSON.stringify({ ...reply.body, id }), { status: reply.status }),
  );
}

function searching(...answers: typeof replies) {
  replies = answers;
  const reach = <Result>(call: () => Promise<Result>): Promise<Result> => call();
  const deal = vi.fn(() => Promise.resolve(null));
  const search = createSearch({ reach, say: vi.fn() } as unknown as Table, deal);
  return { search, deal };
}

beforeEach(() => {
  requests.length = 0;
  bodies.length = 0;
  vi.stubGlobal("fetch", answer);
});
afterEach(() => void vi.unstubAllGlobals());

describe("the search for a deal", () => {
  it("says how it goes and deals what it finds", async () => {
    const { search, deal } = searching(
      goes("searching", 0),
      goes("searching", 3),
      goes("found", 4),
    );
    expect(await search.begin(wanted, "winnable")).toBeNull();
    await vi.waitFor(() => expect(deal).toHaveBeenCalledOnce());
    expect(deal).toHaveBeenCalledWith({
      search: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
    await vi.waitFor(() => expect(search.current).toBeNull());
    expect(requests).toEqual([
      "POST /api/searches",
      "GET /api/searches/ID?wait=1",
      "GET /api/searches/ID?wait=1",
    ]);
  });

  it.each([
    ["winnable", null],
    ["easy", "easy"],
    ["hard", "hard"],
  ] as const)("asks for deals that are %s", async (wish, level) => {
    const { search } = searching(goes("searching", 0), goes("searching", 3));
    await search.begin(wanted, wish);
    expect(bodies).toEqual([expect.objectContaining({ ...wanted, level })]);
    await vi.waitFor(() => expect(search.current).toMatchObject({ tried: 3, wish }));
  });

  it("ends with a way out when nothing is found, and deals nothing", async () => {
    const { search, deal } = searching(goes("searching", 0), goes("none", 15));
    await search.begin(wanted, "winnable");
    await vi.waitFor(() => expect(search.current?.status).toBe("none"));
    expect(search.current).toMatchObject({ tried: 15, wanted });
    expect(deal).not.toHaveBeenCalled();
  });

  it("is called off", async () => {
    const { search, deal } = searching(goes("searching", 0));
    await search.begin(wanted, "winnable");
    search.cancel();
    expect(search.current).toBeNull();
    expect(requests.at(-1)).toBe("DELETE /api/searches/ID");
    expect(deal).not.toHaveBeenCalled();
  });

  it("has a way out where the server has forgotten it", async () => {
    const { search } = searching(goes("searching", 7), gone);
    await search.begin(wanted, "winnable");
    await vi.waitFor(() => expect(search.current).toMatchObject({ status: "none", tried: 7 }));
  });

  it("says why it may not be searched for", async () => {
    const refused = { code: "unknown_game", message: "", args: {} };
    const { search } = searching({ status: 400, body: { error: refused } });
    expect(await search.begin(wanted, "winnable")).toEqual(refused);
    expect(search.current).toBeNull();
  });
});
