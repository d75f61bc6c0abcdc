import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameState } from "../api/types";
import { createClock } from "./clock.svelte";
import { createTable } from "./game.svelte";
import { harpan, last, swedish } from "./samples";

type Reply = { status: number; body: unknown } | "away";

const requests: { path: string; body: Record<string, unknown> }[] = [];
let replies: Reply[] = [];

function answer(path: string, request: RequestInit = {}): Promise<Response> {
  requests.push({
    path,
    body: JSON.parse((request.body as string | undefined) ?? "{}") as Record<string, unknown>,
  });
  const reply = replies.shift();
  if (!reply || reply === "away") return Promise.reject(new TypeError("no contact"));
  return Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status }));
}

const ok = (body: GameState): Reply => ({ status: 200, body });
const moved = (ply: number, move: string) =>
  harpan({ ply, last: last("move", move), piles: { w: [], f2: ["AH"] } });

async function dealt() {
  const table = createTable(createClock());
  replies = [ok(harpan({ ply: 0, last: last("deal") }))];
  await table.deal({ game: "klondike" });
  requests.length = 0;
  return table;
}

const settled = () => vi.advanceTimersByTimeAsync(20_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the game on the table", () => {
  it("sends deeds one at a time, each for the version it was made in", async () => {
    const table = await dealt();
    replies = [ok(moved(1, "w-f2")), ok(harpan({ ply: 2, last: last("undo", "w-f2") }))];
    table.act({ kind: "move", move: "w-f2" });
    table.act({ kind: "undo" });
    await settled();
    expect(requests.map(({ path, body }) => [path, body.ply])).toEqual([
      ["/api/games/one/moves", 0],
      ["/api/games/one/undo", 1],
    ]);
    expect(table.saying(swedish)).toContain("Ångrade");
  });

  it("says nothing new of help that was taken, which changes nothing on the table", async () => {
    const table = await dealt();
    const before = table.saying(swedish);
    replies = [ok(harpan({ ply: 1, aids: ["facit"], practice: true, last: null }))];
    table.act({ kind: "facit" });
    await settled();
    expect(table.state?.aids).toEqual(["facit"]);
    expect(table.saying(swedish)).toBe(before);
  });

  it("tries again while the server is away, and loses nothing", async () => {
    const table = await dealt();
    replies = Array<Reply>(20).fill("away");
    table.act({ kind: "move", move: "w-f2" });
    await vi.advanceTimersByTimeAsync(600);
    expect([table.trouble, table.isBusy]).toEqual(["away", true]);
    replies = [ok(moved(1, "w-f2"))];
    await settled();
    expect([table.trouble, table.isBusy]).toEqual([null, false]);
    expect(table.saying(swedish)).toBe("Lade hjärter ess på grundhögen.");
  });

  it("gives a broken server up after a few tries, and asks again when told to", async () => {
    const table = await dealt();
    replies = Array<Reply>(20).fill({ status: 500, body: {} });
    table.act({ kind: "move", move: "w-f2" });
    await settled();
    expect([requests.length, table.trouble]).toEqual([4, "stopped"]);
    replies = [ok(moved(1, "w-f2"))];
    table.again();
    await settled();
    expect([table.trouble, table.state?.ply]).toEqual([null, 1]);
  });

  it("asks for one deal only, however often the answer is lost", async () => {
    const table = await dealt();
    replies = ["away", { status: 502, body: {} }, ok(harpan({ id: "two", ply: 0 }))];
    const asked = table.deal({ game: "klondike" });
    await settled();
    expect(await asked).toBeNull();
    const ids = requests.map(({ body }) => body.id);
    expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
    replies = [ok(harpan({ id: "three", ply: 0 }))];
    await table.deal({ game: "klondike" });
    expect(requests.at(-1)?.body.id).not.toBe(ids[0]);
  });

  it("leaves the game for another as it was seen, and stays where it has gone on", async () => {
    const table = await dealt();
    replies = [{ status: 409, body: { error: { code: "conflict" }, state: moved(7, "s-w") } }];
    expect(await table.deal({ game: "klondike" })).toBeNull();
    expect(requests.at(-1)?.body).toMatchObject({ leaves: "one", ply: 0 });
    expect(table.state?.ply).toBe(7);
    expect(table.saying(swedish)).toContain("annat fönster");
  });

  it("drops a deed that was meant for a game that has changed", async () => {
    const table = await dealt();
    const undo = table.meant({ kind: "undo" });
    replies = [{ status: 409, body: { error: { code: "conflict" }, state: moved(7, "s-w") } }];
    table.act({ kind: "move", move: "w-f2" });
    await settled();
    undo();
    await settled();
    expect(requests.length).toBe(1);
    expect(table.isBusy).toBe(false);
  });

  it("takes its own move for done when only the answer was lost", async () => {
    const table = await dealt();
    const state = moved(1, "w-f2");
    replies = ["away", { status: 409, body: { error: { code: "conflict" }, state } }];
    table.act({ kind: "move", move: "w-f2" });
    await settled();
    expect(table.saying(swedish)).toBe("Lade hjärter ess på grundhögen.");
    expect(table.isFresh).toBe(true);
  });

  it("shows what another window did, and drops what was meant for the old table", async () => {
    const table = await dealt();
    const state = moved(7, "s-w");
    replies = [{ status: 409, body: { error: { code: "conflict" }, state } }];
    table.act({ kind: "move", move: "w-f2" });
    table.act({ kind: "move", move: "w-f3" });
    await settled();
    expect(requests.length).toBe(1);
    expect(table.state?.ply).toBe(7);
    expect(table.saying(swedish)).toContain("annat fönster");
  });

  it("says why a move is refused, and changes nothing", async () => {
    const table = await dealt();
    const args = { card: "7H", onto: "8D" };
    replies = [{ status: 422, body: { error: { code: "same_colour", message: "", args } } }];
    table.act({ kind: "move", move: "t1-t2" });
    await settled();
    expect(table.state?.ply).toBe(0);
    expect(table.saying(swedish)).toContain("samma kulör");
  });

  it("says that a bookmark was put or taken away", async () => {
    const table = await dealt();
    replies = [ok(harpan({ bookmarked: true })), ok(harpan({ ply: 2, bookmarked: false }))];
    table.act({ kind: "bookmark" });
    await settled();
    expect(table.saying(swedish)).toBe("Bokmärket är satt.");
    table.act({ kind: "bookmark" });
    await settled();
    expect(table.saying(swedish)).toBe("Bokmärket är borttaget.");
  });

  it("goes to a position, and says after how many moves that is", async () => {
    const table = await dealt();
    replies = [ok(harpan({ ply: 9, moves: 4, last: last("jump") }))];
    table.act({ kind: "jump", position: 4 });
    await settled();
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ["/api/games/one/jump", { ply: 0, elapsed: 0, position: 4 }],
    ]);
    expect(table.saying(swedish)).toBe("Tillbaka efter 4 drag.");
  });

  it("makes the moves of a line before the one that cannot be made, and names that", async () => {
    const table = await dealt();
    const args = { place: "2", move: "t1-t2" };
    const broken = { status: 422, body: { error: { code: "line_broken", message: "", args } } };
    replies = [broken, ok(moved(1, "w-f2"))];
    table.act({ kind: "line", moves: ["w-f2", "t1-t2", "s-w"] });
    await settled();
    expect(requests.map(({ body }) => body.moves)).toEqual([["w-f2", "t1-t2", "s-w"], ["w-f2"]]);
    expect(table.state?.ply).toBe(1);
    expect(table.saying(swedish)).toContain("Drag 2 i länken, t1-t2, går inte att göra.");
  });

  it("takes a line for made when only the answer was lost", async () => {
    const table = await dealt();
    const state = moved(2, "w-f2");
    replies = ["away", { status: 409, body: { error: { code: "conflict" }, state } }];
    table.act({ kind: "line", moves: ["s-w", "w-f2"] });
    await settled();
    expect(table.saying(swedish)).toBe("Lade hjärter ess på grundhögen.");
  });

  it("tells why a deal cannot be dealt, and keeps the game", async () => {
    const table = await dealt();
    const refusal = { code: "bad_number", message: "no", args: {} };
    replies = [{ status: 400, body: { error: refusal } }];
    expect(await vi.waitFor(() => table.deal({ game: "klondike", number: "x" }))).toEqual(refusal);
    expect(table.state?.id).toBe("one");
  });

  it("looks at the game again when asked to, also when the server was away meanwhile", async () => {
    const table = await dealt();
    replies = ["away", ok(moved(4, "w-f2"))];
    table.refresh();
    table.refresh();
    await settled();
    expect(requests.map(({ path }) => path)).toEqual(["/api/games/one", "/api/games/one"]);
    expect([table.state?.ply, table.trouble]).toEqual([4, null]);
    expect(table.saying(swedish)).toContain("annat fönster");
  });

  it("stays as it is when nothing has happened elsewhere, or the game is not found", async () => {
    const table = await dealt();
    const before = [table.state, table.saying(swedish)];
    const refusal = { code: "no_such_game", message: "no", args: {} };
    for (const reply of [ok(harpan({ ply: 0 })), { status: 404, body: { error: refusal } }]) {
      replies = [reply];
      table.refresh();
      await settled();
      expect([table.state, table.saying(swedish)]).toEqual(before);
    }
  });
});
