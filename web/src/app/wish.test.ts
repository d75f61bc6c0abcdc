import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Variant } from "../api/types";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const fresh = () => import("./wish.svelte");

const game = (id: string, levels: Variant["levels"]): Variant => ({
  id,
  levels,
  rules: id,
  scoring: "plain",
  options: [],
});
const vegas = game("vegas", ["easy", "medium", "hard"]);
const spider = game("spider-4", ["hard"]);

describe("the wish for deals", () => {
  it("is one of those that a search can fulfil", async () => {
    const { wishesOf } = await fresh();
    expect(wishesOf(vegas)).toEqual(["any", "winnable", "easy", "medium", "hard"]);
    expect(wishesOf(spider)).toEqual(["any", "winnable", "hard"]);
    expect(wishesOf(game("aces-up-filled", []))).toEqual(["any", "winnable"]);
  });

  it("is for one game, and is remembered", async () => {
    const { wishFor, wishThat } = await fresh();
    expect(wishFor(vegas)).toBe("any");
    wishThat("vegas", "winnable");
    wishThat("vegas", "easy");
    expect([wishFor(vegas), wishFor(spider)]).toEqual(["easy", "any"]);
    vi.resetModules();
    const later = await fresh();
    expect(later.wishFor(vegas)).toBe("easy");
    later.wishThat("vegas", "any");
    expect(later.wishFor(vegas)).toBe("any");
  });

  it("is none where no search can fulfil it", async () => {
    const { wishFor, wishThat } = await fresh();
    wishThat("spider-4", "easy");
    expect(wishFor(spider)).toBe("any");
  });

  it("is still known from when there was one wish only", async () => {
    localStorage.setItem("harpan.winnable", '["vegas"]');
    const { wishFor } = await fresh();
    expect([wishFor(vegas), wishFor(spider)]).toEqual(["winnable", "any"]);
  });

  it.each(["no json", "{}", "[1]", "null", "3", '{"vegas": 1}', '{"vegas": "toString"}'])(
    "is none when what is remembered is %s",
    async (text) => {
      localStorage.setItem("harpan.winnable", text);
      const { wishFor, wishThat } = await fresh();
      expect(wishFor(vegas)).toBe("any");
      wishThat("vegas", "hard");
      expect(wishFor(vegas)).toBe("hard");
    },
  );

  it("leaves deals alone that have been named", async () => {
    const { searchedFor, wishThat } = await fresh();
    wishThat("vegas", "medium");
    const variants = [vegas, spider];
    expect(searchedFor({ game: "vegas", options: { draw: "3" } }, variants)).toBe("medium");
    expect(searchedFor({ game: "spider-4" }, variants)).toBeNull();
    for (const source of [{ number: "0" }, { code: "1A-G" }, { deck: "AS" }, { replay_of: "a" }])
      expect(searchedFor({ game: "vegas", ...source }, variants)).toBeNull();
    expect(searchedFor({ search: "a" }, variants)).toBeNull();
  });
});
