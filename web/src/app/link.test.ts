import { describe, expect, it } from "vitest";
import type { Variant } from "../api/types";
import { linkOf, parseLink } from "./link";
import { harpan } from "./samples";

const { options } = harpan();
const variants: Variant[] = [
  {
    id: "klondike",
    rules: "klondike",
    scoring: "standard",
    options: Object.entries(options).map(([name, value]) => ({ name, value, allowed: [value] })),
  },
];

describe("the link to a deal", () => {
  it("holds the game and the number", () => {
    expect(linkOf(harpan(), variants)).toBe("#klondike/42");
  });

  it("holds the options that differ, and is read again", () => {
    const state = harpan({ options: { ...options, draw: "3", passes: "3" } });
    const link = linkOf(state, variants);
    expect(link).toBe("#klondike/42/draw=3,passes=3");
    expect(parseLink(link)).toEqual({
      game: "klondike",
      number: "42",
      options: { draw: "3", passes: "3" },
    });
  });

  it("is empty for a deal without a number", () => {
    const deal = { number: null, code: null, origin: "typed" as const };
    expect(linkOf(harpan({ deal }), variants)).toBe("");
  });

  it("keeps numbers beyond what a browser can count", () => {
    expect(parseLink("#vegas/18446744073709551615")?.number).toBe("18446744073709551615");
  });

  it.each(["", "#", "#vegas", "#vegas/", "#vegas/x", "#/42", "#%"])(
    "takes nothing from %o",
    (text) => {
      expect(parseLink(text)).toBeNull();
    },
  );
});
