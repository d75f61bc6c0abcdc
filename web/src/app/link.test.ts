import { describe, expect, it } from "vitest";
import { linkIn, linkOf, linkWith, parseLink } from "./link";
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
      moves: [],
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

describe("a link in a text", () => {
  it.each([
    ["http://127.0.0.1:8000/#klondike/42", "#klondike/42"],
    ["  https://harpan.example/#vegas-321/7/draw=2\n", "#vegas-321/7/draw=2"],
    ["#challenge=eNq.eNp", "#challenge=eNq.eNp"],
  ])("is its fragment: %j", (text, fragment) => {
    expect(linkIn(text)).toBe(fragment);
  });

  it.each(["AS KD", "# a remark\nAS KD", "#spider", "11982", "x #klondike/42 y", ""])(
    "is none in %j",
    (text) => {
      expect(linkIn(text)).toBeNull();
    },
  );
});

describe("the link with the moves", () => {
  const moves = ["t7-f4", "t3-t6:2", "~t1-f1", "s-w"];
  const movesOf = (fragment: string) => parseLink(fragment, variants)?.moves;

  it("holds the deal and the moves, and is read again", () => {
    for (const link of ["#klondike/42", "#klondike/42/draw=2,passes=3"]) {
      const text = linkWith(link, moves);
      expect(text).toBe(`${link}/moves=t7-f4.t3-t6:2.~t1-f1.s-w`);
      expect(parseLink(text, variants)).toEqual({ ...parseLink(link, variants), moves });
    }
  });

  it("is read when its signs came through written in another way", () => {
    expect(movesOf("#klondike/42/moves=t3-t6%3A2.%7Et1-f1")).toEqual(["t3-t6:2", "~t1-f1"]);
  });

  it.each(["", "/draw=2", "/moves=", "/moves=..", "/moves"])("brings none in %o", (rest) => {
    expect(movesOf(`#klondike/42${rest}`)).toEqual([]);
  });

  it("keeps what is no move, for the rules to refuse", () => {
    expect(movesOf("#klondike/42/moves=hello.%.t1")).toEqual(["hello", "%", "t1"]);
  });
});
