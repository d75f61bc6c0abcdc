import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameState, Refusal, Verdict } from "../api/types";
import type { Asked } from "./desk.svelte";
import type { Table } from "./game.svelte";
import { createLoss } from "./loss";
import { harpan, swedish } from "./samples";
import type { Words } from "./words";

const over = harpan({ status: "finished" });
const stuck = harpan({ status: "stuck" });
const requests: string[] = [];

/** A desk where a lost game lies, and what it does about it. */
function lossOf(state: GameState, refused: Refusal | null = null) {
  const said: string[] = [];
  const say = (saying: (words: Words) => string) => void said.push(saying(swedish));
  const table = { state, say };
  const deeds = {
    ask: vi.fn<(question: Asked) => void>(),
    take: vi.fn(() => Promise.resolve()),
    deal: vi.fn(() => Promise.resolve(refused)),
    showFacit: vi.fn(),
  };
  const showWay = createLoss(table as unknown as Table, deeds);
  return { ...deeds, table, said, showWay };
}

/** The server proves this of the deal. */
function proving(verdict: Verdict): void {
  vi.stubGlobal("fetch", (path: string) => {
    requests.push(path);
    return Promise.resolve(new Response(JSON.stringify({ ply: 0, verdict })));
  });
}

beforeEach(() => void (requests.length = 0));
afterEach(() => void vi.unstubAllGlobals());

describe("the way to win a lost deal", () => {
  it("is shown in a new game where there is one", async () => {
    proving("winnable");
    const { showWay, deal, take, showFacit, ask, said } = lossOf(over);
    showWay(over);
    await vi.waitFor(() => expect(take).toHaveBeenCalledExactlyOnceWith("facit", showFacit));
    expect(deal).toHaveBeenCalledExactlyOnceWith({ replay_of: "one" });
    expect(requests).toEqual([expect.stringMatching(/\/games\/one\/deal-verdict\?/)]);
    expect(said).toEqual([swedish("facit-thinking")]);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ["unwinnable", "Bevisat: hur man än spelar given går patiensen inte ut."],
    ["unknown", /^Datorn hann inte bevisa/],
  ] as const)("is none where the deal is %s, and nothing is dealt", async (verdict, text) => {
    proving(verdict);
    const { showWay, deal, take, said } = lossOf(over);
    showWay(over);
    await vi.waitFor(() => expect(said).toHaveLength(2));
    expect(said[1]).toMatch(text);
    expect(deal).not.toHaveBeenCalled();
    expect(take).not.toHaveBeenCalled();
  });

  it("is asked about where the game could still go on", () => {
    proving("winnable");
    const { showWay, ask, take } = lossOf(stuck);
    showWay(stuck);
    expect(requests).toEqual([]);
    expect(take).not.toHaveBeenCalled();
    const [asked] = ask.mock.calls[0] ?? [];
    expect(asked?.question(swedish)).toContain("ett nytt parti, som är övning");
    asked?.done();
    expect(take).toHaveBeenCalledExactlyOnceWith("verdict", expect.any(Function));
  });

  it("is not asked about twice", async () => {
    proving("winnable");
    const asked = { ...stuck, aids: ["verdict" as const] };
    const { showWay, ask, deal } = lossOf(asked);
    showWay(asked);
    await vi.waitFor(() => expect(deal).toHaveBeenCalledOnce());
    expect(ask).not.toHaveBeenCalled();
  });

  it("is forgotten when another game lies on the table", async () => {
    proving("winnable");
    const { showWay, table, deal, said } = lossOf(over);
    showWay(over);
    table.state = harpan({ id: "two" });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(deal).not.toHaveBeenCalled();
    expect(said).toHaveLength(1);
  });

  it("is not shown where the deal is refused, which is said", async () => {
    proving("winnable");
    const { showWay, take, said } = lossOf(over, { code: "of_tomorrow", message: "", args: {} });
    showWay(over);
    await vi.waitFor(() => expect(said).toContain("Det gick inte."));
    expect(take).not.toHaveBeenCalled();
  });
});
