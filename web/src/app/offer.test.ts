import { describe, expect, it } from "vitest";
import type { Variant } from "../api/types";
import { changed, inForce, offeredGames, offers } from "./offer";

const option = (name: string, value: string, ...others: string[]) => ({
  name,
  value,
  allowed: [value, ...others],
});

const cards = [
  option("draw", "1", "3", "3-2-1"),
  option("passes", "unlimited", "1", "3"),
  option("decks", "1", "2"),
];
const timed = [option("scoring", "standard", "vegas", "plain"), option("timed", "yes", "no")];
const paid = [option("scoring", "vegas", "standard", "plain"), option("bonus", "0", "500")];
const game = (id: string, options: Variant["options"]): Variant => ({
  id,
  rules: "",
  scoring: "",
  options,
});

const klondike = game("klondike", [...cards, ...timed]);
const vegas = game("vegas", [...cards, ...paid]);
const variants = [klondike, vegas, game("double-klondike", cards)];
const names = (variant: Variant, changes = {}) =>
  offers(variant, changes, variants).map(({ name }) => name);

describe("what is offered", () => {
  it("leaves out games and options that the page has no table for", () => {
    expect(offeredGames(variants).map(({ id }) => id)).toEqual(["klondike", "vegas"]);
    expect(names(klondike)).toEqual(["draw", "passes", "scoring", "timed"]);
  });

  it("keeps Las Vegas a game of its own", () => {
    expect(names(vegas)).toEqual(["draw", "passes", "bonus"]);
    const scoring = offers(klondike, {}, variants).find(({ name }) => name === "scoring");
    expect(scoring?.allowed).toEqual(["standard", "plain"]);
  });

  it("shows only the options of the scoring that is chosen", () => {
    expect(names(klondike, { scoring: "plain" })).toEqual(["draw", "passes", "scoring"]);
  });

  it("asks for no option of a scoring that is not chosen", () => {
    const changes = { draw: "3", timed: "no", scoring: "plain" };
    expect(inForce(klondike, changes, variants)).toEqual({ draw: "3", scoring: "plain" });
    expect(inForce(klondike, { timed: "no" }, variants)).toEqual({ timed: "no" });
  });

  it("fixes three passes with draw 3→2→1, and lets go of them again", () => {
    const changes = changed({}, "draw", "3-2-1");
    expect(changes).toEqual({ draw: "3-2-1", passes: "3" });
    const passes = offers(klondike, changes, variants).find(({ name }) => name === "passes");
    expect(passes).toMatchObject({ value: "3", fixed: "choose-fixed-passes" });
    expect(changed(changes, "draw", "1")).toEqual({ draw: "1" });
  });
});
