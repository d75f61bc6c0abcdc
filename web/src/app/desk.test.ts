import { describe, expect, it, vi } from "vitest";
import type { GameState, Refusal } from "../api/types";
import { createDesk } from "./desk.svelte";
import type { Saying, Table } from "./game.svelte";
import { playable } from "./preferences";
import { swedish, vegas } from "./samples";

const unknown: Refusal = {
  code: "bad_number",
  message: "a deal number",
  args: { least: "1", largest: "8589934591" },
};

function deskOf(state: GameState, refused: Refusal | null = null) {
  const said: Saying[] = [];
  const table = {
    state,
    say: (saying: Saying) => said.push(saying),
    deal: vi.fn(() => Promise.resolve(refused)),
    meant: vi.fn(() => () => Promise.resolve()),
    isBusy: false,
  };
  const hands = {
    focus: () => undefined,
    after: (call: () => void) => call(),
    point: vi.fn(),
    pick: vi.fn(),
    here: () => "t1",
  };
  const desk = createDesk(table as unknown as Table, [], hands);
  return { desk, table, hands, said: () => said.map((saying) => saying(swedish)) };
}

describe("the question whether to finish", () => {
  it("names the points of the moment, though the table is played on", () => {
    const { desk, table } = deskOf(vegas(2));
    desk.act("finish");
    expect(desk.asked?.question(swedish)).toBe("Avsluta med \u221242 poäng?");
    table.state = vegas(3);
    expect(desk.asked?.question(swedish)).toBe("Avsluta med \u221237 poäng?");
  });
});

describe("a question", () => {
  it("is taken away when its game is no longer so on the table", () => {
    const { desk, table } = deskOf(vegas(2));
    desk.act("new");
    expect(desk.asked).not.toBeNull();
    table.state = vegas(3, { ply: 9 });
    desk.withdraw();
    expect(desk.asked).not.toBeNull();
    table.state = vegas(3, { status: "stuck" });
    desk.withdraw();
    expect(desk.asked).toBeNull();
    table.state = vegas(2);
    expect(desk.asked).toBeNull();
    desk.act("new");
    table.state = vegas(2, { id: "another" });
    desk.withdraw();
    expect(desk.asked).toBeNull();
  });

  it("is asked about a move that has not been answered yet", () => {
    const { desk, table } = deskOf(vegas(0, { ply: 0, started: false }));
    table.isBusy = true;
    desk.act("new");
    expect(desk.asked?.yes).toBe("leave-yes");
    expect(table.deal).not.toHaveBeenCalled();
  });
});

describe("a link with moves", () => {
  const follow = async (started: boolean) => {
    const { desk, table } = deskOf(vegas(0, { started, status: "stuck" }));
    desk.leaveFor({ game: "vegas", number: "1" }, ["s-w"]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.deal).toHaveBeenCalledOnce();
    return table.meant.mock.calls;
  };

  it("plays them in its deal, and in no game that stayed on the table", async () => {
    expect(await follow(false)).toEqual([[{ kind: "line", moves: ["s-w"] }]]);
    expect(await follow(true)).toEqual([]);
  });
});

describe("a hopeless start", () => {
  const redealable = (moves: number) => vegas(0, { moves, can_redeal: true, redeals_left: 2 });

  it("is dealt anew at once, or after a question when it has been played with", () => {
    const { desk, table } = deskOf(redealable(0));
    desk.act("redeal");
    expect(table.meant).toHaveBeenCalledWith({ kind: "redeal" });
    table.state = redealable(3);
    desk.act("redeal");
    expect(desk.asked?.yes).toBe("redeal-yes");
    expect(table.meant).toHaveBeenCalledTimes(1);
    desk.asked?.done();
    expect(table.meant).toHaveBeenCalledTimes(2);
  });

  it("is not dealt anew where the rules do not allow it", () => {
    const { desk, table } = deskOf(vegas(0, { moves: 0 }));
    desk.act("redeal");
    expect(table.meant).not.toHaveBeenCalled();
  });
});

describe("a deal that no page asked for", () => {
  it("is explained when its link leads nowhere", async () => {
    const { desk, said } = deskOf(vegas(0, { ply: 0, started: false }), unknown);
    desk.leaveFor({ game: "freecell", number: "0" });
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(said()).toEqual([
      "Länken leder inte till en giv som går att spela. " +
        "Givnumret ska vara ett heltal från 1 till 8589934591.",
    ]);
  });

  it("is explained when the game cannot be played again", async () => {
    const refused = { code: "record_unreadable", message: "of newer rules", args: {} };
    const { desk, said } = deskOf(vegas(11, { status: "finished" }), refused);
    desk.act("restart");
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(said()).toEqual([
      "Partiet går inte att läsa: det är skadat eller sparat av en annan version av Harpan.",
    ]);
  });
});

describe("facit", () => {
  const found = (facit: object) =>
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(facit))));

  it("is about the most cards where a Vegas does not go out", async () => {
    const moves = [{ move: "w-f2", cards: ["AS"] }];
    found({ ply: 1, verdict: "unwinnable", moves, most_up: { least: 23, most: 23 } });
    const { desk, said } = deskOf(vegas(2, { aids: ["facit"] }));
    desk.act("facit-move");
    await vi.waitFor(() => expect(desk.facitMove).toBe("w-f2"));
    expect(said().at(-1)).toBe(
      "Facit: spader ess till grundhögen. Det är det sista draget. " +
        "Flest kort som kan läggas upp: 23.",
    );
    vi.unstubAllGlobals();
  });

  it.each([
    [{ least: 2, most: 2 }, "Flest kort som kan läggas upp: 2. 2 ligger redan uppe."],
    [{ least: 0, most: 0 }, "Inget kort kan läggas upp."],
    [
      { least: 2, most: 9 },
      "Flest kort som kan läggas upp: minst 2, högst 9. 2 ligger redan uppe.",
    ],
  ])("says when as many are up as can be: %o", async (most_up, told) => {
    found({ ply: 1, verdict: "unwinnable", moves: [], most_up });
    const { desk, said } = deskOf(vegas(2, { aids: ["facit"] }));
    desk.act("facit-move");
    await vi.waitFor(() => expect(said().at(-1)).toContain("omöjlig"));
    expect(said().at(-1)).toBe(`Facit: given är omöjlig, hur man än spelar. ${told}`);
    expect(desk.facitMove).toBeNull();
    vi.unstubAllGlobals();
  });

  it("is shown after a question, for the game then counts as practice", async () => {
    const { desk, table } = deskOf(vegas(2));
    desk.act("facit-move");
    expect(desk.asked?.question(swedish)).toContain("övning");
    expect(table.meant).not.toHaveBeenCalled();
    desk.asked?.done();
    await vi.waitFor(() => expect(table.meant).toHaveBeenCalledWith({ kind: "facit" }));
  });

  it("is not asked about when the game is over", () => {
    const { desk } = deskOf(vegas(52, { status: "won" }));
    desk.act("facit-move");
    expect(desk.asked).toBeNull();
  });

  it("shows the next move, and makes it when it is asked for once more", async () => {
    const state = vegas(2, { aids: ["facit"] });
    const facit = { ply: 1, verdict: "winnable", moves: [{ move: "w-f2", cards: ["AS"] }] };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(facit))));
    const { desk, table, hands, said } = deskOf(state);
    desk.act("facit-move");
    await vi.waitFor(() => expect(desk.facitMove).toBe("w-f2"));
    expect(hands.point).toHaveBeenCalledWith("w-f2");
    expect(said().at(-1)).toContain("spader ess till grundhögen");
    desk.act("facit-move");
    const move = { kind: "move", move: "w-f2", automatic: "never" };
    expect(table.meant).toHaveBeenCalledWith(move);
    table.state = vegas(3, { ply: 2, aids: ["facit"] });
    expect(desk.facitMove).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("cards that may be moved", () => {
  it("are shown and no longer shown in turn, which is said", () => {
    const { desk, said } = deskOf(vegas(2));
    desk.act("playable");
    expect(playable.value).toBe("on");
    desk.act("playable");
    expect(playable.value).toBe("off");
    expect(said()).toEqual([swedish("status-playable-on"), swedish("status-playable-off")]);
  });
});

describe("looking for a card", () => {
  it("goes on until it is ended", () => {
    const { desk } = deskOf(vegas(2));
    desk.act("find");
    expect(desk.isFinding).toBe(true);
    desk.endFinding();
    expect(desk.isFinding).toBe(false);
  });
});
