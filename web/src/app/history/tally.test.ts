import { beforeAll, describe, expect, it } from "vitest";
import type { Tally } from "../../api/types";
import { speak } from "../language.svelte";
import { sumOf, tallyText } from "./tally";
import { historyWords } from "./words";

beforeAll(() => Promise.all([speak("sv"), historyWords.hear()]));

const tallies: Tally[] = [
  { game: "klondike", games: 12, won: 3, open: 1 },
  { game: "freecell", games: 1, won: 1, open: 0 },
];

describe("what the log holds", () => {
  it("is told of all games together", () => {
    expect(sumOf(tallies)).toEqual({ games: 13, won: 4, open: 1 });
    expect(tallyText(tallies, null)).toBe("13 partier: 4 gick ut, 1 pågår. Övning är med.");
  });

  it("is told of one game", () => {
    expect(tallyText(tallies, "klondike")).toMatch(/^12 partier: 3 gick ut, 1 pågår\./);
    expect(tallyText(tallies, "freecell")).toMatch(/^1 parti: 1 gick ut, 0 pågår\./);
  });

  it("is nothing of a game that was not played", () => {
    expect(sumOf([])).toEqual({ games: 0, won: 0, open: 0 });
    expect(tallyText(tallies, "vegas")).toMatch(/^0 partier: 0 gick ut, 0 pågår\./);
  });
});
