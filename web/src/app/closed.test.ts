import { beforeEach, describe, expect, it, vi } from "vitest";
import { close, isClosed } from "./closed";
import { harpan } from "./samples";

const stuck = harpan({ status: "stuck" });

beforeEach(() => sessionStorage.clear());

describe("what is told of a position", () => {
  it("is put away for good, however the position was come to", () => {
    expect(isClosed(stuck)).toBe(false);
    close(stuck);
    expect(isClosed(stuck)).toBe(true);
    expect(isClosed({ ...stuck, ply: 9, moves: 5, elapsed: 60 })).toBe(true);
  });

  it("is told of every other position, end and game", () => {
    close(stuck);
    const piles = { ...stuck.piles, w: ["AS"] };
    for (const other of [{ piles }, { status: "left" as const }, { id: "two" }])
      expect(isClosed({ ...stuck, ...other })).toBe(false);
  });

  it("is remembered of the last fifty", () => {
    const games = Array.from({ length: 51 }, (_, place) => ({ ...stuck, id: `${place}` }));
    games.forEach(close);
    expect(games.filter((game) => !isClosed(game))).toEqual([games[0]]);
  });

  it.each(["no json", "null", "{}", "[1]"])("is told when what is remembered is %s", (text) => {
    sessionStorage.setItem("harpan.closed", text);
    expect(isClosed(stuck)).toBe(false);
    close(stuck);
    expect(isClosed(stuck)).toBe(true);
  });

  it("is told where nothing can be remembered", () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("sessionStorage", { getItem: full, setItem: full });
    expect(() => close(stuck)).not.toThrow();
    expect(isClosed(stuck)).toBe(false);
    vi.unstubAllGlobals();
  });
});
