import { describe, expect, it } from "vitest";
import { linkedMoves, linkOf, linkWith, parseLink } from "./link";
import { harpan } from "./samples";
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
    expect(parseLink(link)).toEqual({
      game: "klondike",
      number: "42",
      options: { draw: "2", passes: "3" },
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
    expect(parseLink("#vegas/18446744073709551615")?.number).toBe("18446744073709551615");
  });

  it.each(["", "#", "#vegas", "#vegas/", "#vegas/x", "#/42", "#%"])(
    "takes nothing from %o",
    (text) => {
      expect(parseLink(text)).toBeNull();
    },
  );
});

describe("the link with the moves", () => {
  const moves = ["t7-f4", "t3-t6:2", "~t1-f1", "s-w"];

  it("holds the deal and the moves, and is read again", () => {
    for (const link of ["#klondike/42", "#klondike/42/draw=2,passes=3"]) {
      const text = linkWith(link, moves);
      expect(text).toBe(`${link}/moves=t7-f4.t3-t6:2.~t1-f1.s-w`);
      expect(parseLink(text)).toEqual(parseLink(link));
      expect(linkedMoves(text)).toEqual(moves);
    }
  });

  it("is read when its signs came through written in another way", () => {
    expect(linkedMoves("#klondike/42/moves=t3-t6%3A2.%7Et1-f1")).toEqual(["t3-t6:2", "~t1-f1"]);
  });

  it.each(["", "#klondike/42", "#klondike/42/draw=2", "#klondike/42/moves=", "#a/1/moves=.."])(
    "brings none in %o",
    (text) => expect(linkedMoves(text)).toEqual([]),
  );

  it("keeps what is no move, for the rules to refuse", () => {
    expect(linkedMoves("#klondike/42/moves=hello.%.t1")).toEqual(["hello", "%", "t1"]);
  });
});
