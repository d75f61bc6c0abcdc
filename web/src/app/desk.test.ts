import { describe, expect, it, vi } from "vitest";
import type { GameState, Refusal } from "../api/types";
import { createDesk } from "./desk.svelte";
import type { Saying, Table } from "./game.svelte";
import { swedish, vegas } from "./samples";

const unknown: Refusal = { code: "unknown_game", message: "no game 'vegs'", args: {} };

function deskOf(state: GameState, refused: Refusal | null = null) {
  const said: Saying[] = [];
  const table = {
    state,
    say: (saying: Saying) => said.push(saying),
    deal: vi.fn(() => Promise.resolve(refused)),
    act: vi.fn(),
  };
  const desk = createDesk(table as unknown as Table, [], () => undefined);
  return { desk, table, said: () => said.map((saying) => saying(swedish)) };
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

describe("a deal that no page asked for", () => {
  it("is explained when its link leads nowhere", async () => {
    const { desk, said } = deskOf(vegas(0, { ply: 0 }), unknown);
    desk.leaveFor({ game: "vegs", number: "42" });
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(said()).toEqual(["Länken leder inte till en giv som går att spela."]);
  });

  it("is explained when the game cannot be played again", async () => {
    const refused = { code: "record_unreadable", message: "of newer rules", args: {} };
    const { desk, said } = deskOf(vegas(11, { status: "finished" }), refused);
    desk.act("restart");
    await vi.waitFor(() => expect(said()).toHaveLength(1));
    expect(said()).toEqual(["Servern kunde inte svara: of newer rules"]);
  });
});
