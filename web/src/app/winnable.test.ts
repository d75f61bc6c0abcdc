import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = () => import("./winnable.svelte");

describe("the wish for winnable deals", () => {
  it("is for one game, and is remembered", async () => {
    const { wantWinnable, wantsWinnable } = await fresh();
    expect(wantsWinnable("vegas")).toBe(false);
    wantWinnable("vegas", true);
    wantWinnable("vegas", true);
    expect([wantsWinnable("vegas"), wantsWinnable("klondike")]).toEqual([true, false]);
    vi.resetModules();
    const later = await fresh();
    expect(later.wantsWinnable("vegas")).toBe(true);
    later.wantWinnable("vegas", false);
    expect(later.wantsWinnable("vegas")).toBe(false);
  });

  it.each(["no json", "{}", "[1]"])("is none when what is remembered is %s", async (text) => {
    localStorage.setItem("harpan.winnable", text);
    const { wantsWinnable } = await fresh();
    expect(wantsWinnable("vegas")).toBe(false);
  });

  it("leaves deals alone that have been named", async () => {
    const { isSearched, wantWinnable } = await fresh();
    wantWinnable("vegas", true);
    expect(isSearched({ game: "vegas", options: { draw: "3" } })).toBe(true);
    expect(isSearched({ game: "klondike" })).toBe(false);
    for (const source of [{ number: "0" }, { code: "1A-G" }, { deck: "AS" }, { replay_of: "a" }])
      expect(isSearched({ game: "vegas", ...source })).toBe(false);
    expect(isSearched({ search: "a" })).toBe(false);
  });
});
