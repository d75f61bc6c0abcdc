import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClock } from "./clock.svelte";
import { createTable } from "./game.svelte";
import { harpan, swedish } from "./samples";
import { rememberChoice, start } from "./start";
import { variants } from "./variants";

const wished: unknown[] = [];
const noGame = { error: { code: "no_such_game", message: "", args: {} } };

const games = new Map<string, object>();

function answer(path: string, { method, body }: RequestInit): Promise<Response> {
  const game = games.get(path);
  if (game) return Promise.resolve(new Response(JSON.stringify(game)));
  if (method === "GET")
    return Promise.resolve(new Response(JSON.stringify(noGame), { status: 404 }));
  wished.push(JSON.parse(body as string));
  return Promise.resolve(new Response(JSON.stringify(harpan()), { status: 201 }));
}

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  localStorage.clear();
  history.replaceState(null, "");
  games.clear();
  wished.length = 0;
});

afterEach(() => vi.unstubAllGlobals());

describe("the first game of a visit", () => {
  const asked = (game: object): unknown => ({
    ...game,
    id: expect.any(String) as string,
    zone: expect.any(String) as string,
  });
  const opened = (fragment = "") => start(createTable(createClock()), variants, fragment);

  it("is Harpan when nothing was ever chosen", async () => {
    await opened();
    expect(wished).toEqual([asked({ game: "klondike" })]);
  });

  it("is like the one that was chosen last, without its deal", async () => {
    rememberChoice({ game: "freecell", number: "617", options: { cells: "3" } });
    await opened();
    expect(wished).toEqual([asked({ game: "freecell", options: { cells: "3" } })]);
  });

  it("is the one that a link names", async () => {
    rememberChoice({ game: "freecell" });
    await opened("#pyramid/7/passes=1");
    expect(wished).toEqual([asked({ game: "pyramid", number: "7", options: { passes: "1" } })]);
  });

  it("is the one that the window has shown before, whatever is played in others", async () => {
    games.set("/api/games/latest", { ...harpan(), id: "other" });
    games.set("/api/games/own", { ...harpan(), id: "own" });
    history.replaceState("own", "");
    const table = createTable(createClock());
    await start(table, variants, "#klondike/7");
    expect([table.state?.id, wished]).toEqual(["own", []]);
  });

  it("is the latest where that one was left, and its deal is not dealt again", async () => {
    games.set("/api/games/latest", { ...harpan(), id: "other" });
    games.set("/api/games/own", { ...harpan(), id: "own", status: "left" });
    history.replaceState("own", "");
    const table = createTable(createClock());
    await start(table, variants, "#klondike/7");
    expect([table.state?.id, wished]).toEqual(["other", []]);
  });

  it.each([
    ["#spider/3", "Länken nämner inget spel: ”spider” finns inte."],
    ["#pyramid/seven", "Länken nämner inget givnummer: ”seven” är inget heltal."],
  ])("is like the last one where the link %o is none, and that is said", async (link, said) => {
    rememberChoice({ game: "freecell" });
    const table = createTable(createClock());
    await start(table, variants, link);
    expect(wished).toEqual([asked({ game: "freecell", options: {} })]);
    expect(table.saying(swedish)).toBe(said);
  });
});
