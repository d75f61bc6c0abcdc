import { describe, expect, it } from "vitest";
import { linkOf, parseLink } from "./link";
import { harpan, swedish } from "./samples";
import { variants } from "./variants";

const { options } = harpan();

describe("the link to a deal", () => {
  it("holds the game and the number", () => {
    expect(linkOf(harpan(), variants)).toBe("#klondike/42");
  });

  it("holds the options that differ, and is read again", () => {
    const state = harpan({ options: { ...options, draw: "2", passes: "3" } });
    const link = linkOf(state, variants);
    expect(link).toBe("#klondike/42/draw=2,passes=3");
    expect(parseLink(link, variants)).toEqual({
      wanted: { game: "klondike", number: "42", options: { draw: "2", passes: "3" } },
    });
  });

  it("is the same for the same options, under whatever name they were chosen", () => {
    const three = { ...options, draw: "3" };
    expect(linkOf(harpan({ options: three }), variants)).toBe("#klondike-draw-3/42");
    const odd = { game: "klondike-draw-3", options: { ...options, draw: "2" } };
    expect(linkOf(harpan(odd), variants)).toBe("#klondike/42/draw=2");
  });

  it("is empty for a deal without a number", () => {
    const deal = { number: null, code: null, origin: "typed" as const };
    expect(linkOf(harpan({ deal }), variants)).toBe("");
  });

  it("keeps numbers beyond what a browser can count", () => {
    expect(parseLink("#vegas/18446744073709551615", variants)?.wanted?.number).toBe(
      "18446744073709551615",
    );
  });

  it.each(["", "#"])("may be none: %o", (text) => {
    expect(parseLink(text, variants)).toBeNull();
  });

  const longest = "a".repeat(40);

  it.each([
    ["#spider/3", "Länken nämner inget spel: ”spider” finns inte."],
    ["#/42", "Länken nämner inget spel: ”” finns inte."],
    ["#Vegas/42", "Länken nämner inget spel: ”Vegas” finns inte."],
    ["#%", "Länken nämner inget spel: ”%” finns inte."],
    ["#sp%C3%B6kharpan/1", "Länken nämner inget spel: ”spökharpan” finns inte."],
    [`#${longest}b/1`, `Länken nämner inget spel: ”${longest}…” finns inte.`],
    ["#vegas/x", "Länken nämner inget givnummer: ”x” är inget heltal."],
    ["#vegas/-1", "Länken nämner inget givnummer: ”-1” är inget heltal."],
    ["#vegas/1e3/draw=3", "Länken nämner inget givnummer: ”1e3” är inget heltal."],
    ["#vegas", "Länken nämner ett spel men inget givnummer."],
    ["#vegas/", "Länken nämner ett spel men inget givnummer."],
  ])("says what is wrong with %o", (text, said) => {
    expect(parseLink(text, variants)?.fault?.(swedish)).toBe(said);
  });
});
