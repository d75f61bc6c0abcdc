import { describe, expect, it } from "vitest";
import { withOption } from "./choice";
import { offers } from "./offer";
import { variants } from "./variants";

const offered = (game: string, changes = {}) => {
  const variant = variants.find(({ id }) => id === game);
  return variant ? offers(variant, changes, variants) : [];
};
const names = (game: string, changes = {}) => offered(game, changes).map(({ name }) => name);
const allowed = (game: string, option: string, changes = {}) =>
  offered(game, changes).find(({ name }) => name === option)?.allowed;

describe("what is offered", () => {
  it("is every rule of the house, without what only tests and researchers change", () => {
    expect(names("klondike")).toEqual([
      ...["draw", "passes", "empty_column", "taking_back", "face_up"],
      ...["scoring", "timed", "only_plus"],
    ]);
    expect(names("spider-2")).toEqual(["deal_over_empty", "scoring", "undo_costs"]);
    expect(names("freecell")).toEqual(["cells", "empty_column", "taking_back"]);
    expect(names("pyramid")).toEqual([
      ...["passes", "draw", "covered", "waste_pairs", "stock_top_playable", "goal"],
    ]);
    expect(names("aces-up")).toEqual(["empty_column"]);
  });

  it("has other numbers of columns for two decks only", () => {
    expect(allowed("double-klondike", "columns")).toEqual([
      ...["7", "8", "9", "10", "11", "12", "13"],
    ]);
    expect(allowed("klondike", "columns")).toBeUndefined();
  });

  it("counts from the least", () => {
    expect(allowed("pyramid", "passes")).toEqual(["1", "2", "3", "unlimited"]);
    expect(allowed("freecell", "cells")).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(allowed("klondike", "draw")).toEqual(["1", "2", "3", "3-2-1"]);
  });

  it("keeps Las Vegas a game of its own", () => {
    expect(names("vegas")).not.toContain("scoring");
    expect(names("vegas")).toContain("bonus");
    expect(allowed("klondike", "scoring")).toEqual(["standard", "plain"]);
    expect(allowed("spider-4", "scoring")).toEqual(["spider", "plain"]);
  });

  it("shows only the options of the scoring that is chosen", () => {
    expect(names("klondike", { scoring: "plain" })).not.toContain("timed");
    expect(names("spider-4", { scoring: "plain" })).toEqual(["deal_over_empty", "scoring"]);
  });

  it("fixes three passes with draw 3→2→1, and lets go of them again", () => {
    const bare = { game: "klondike", changes: {} };
    const three = withOption(bare, "draw", "3-2-1", variants);
    expect(three.changes).toEqual({ draw: "3-2-1", passes: "3" });
    const passes = offered("klondike", three.changes).find(({ name }) => name === "passes");
    expect(passes).toMatchObject({ value: "3", fixed: "choose-fixed-passes" });
    expect(withOption(three, "draw", "1", variants)).toEqual(bare);
  });
});
