import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cloth, deck } from "../app/preferences";

/* The theme as it is written: each rule's colours in the light and in the dark. */

type Colours = Record<string, string>;

const source = readFileSync("src/styles/theme.css", "utf8").replace(/\/\*.*?\*\//gs, "");
const [usual = "", contrast = ""] = source.split("@media (prefers-contrast: more)");

/** What the rules for a selector say, as it is in one light. */
function coloursOf(css: string, selector: string, isDark: boolean): Colours {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const meant = rules.filter(([, selectors = ""]) =>
    selectors.split(",").some((one) => one.trim() === selector),
  );
  const declared = meant.flatMap(([, , body = ""]) => [...body.matchAll(/(--[\w-]+): ([^;]+);/g)]);
  return Object.fromEntries(
    declared.map(([, name = "", value = ""]) => {
      const pair = /^light-dark\((.+), (.+)\)$/.exec(value);
      return [name, (pair ? pair[isDark ? 2 : 1] : value) ?? ""];
    }),
  );
}

function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
function contrastOf(a = "", b = ""): number {
  const [dark = 0, bright = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const lights = [
  ["light", false],
  ["dark", true],
] as const;

const tables = cloth.values.flatMap((name) =>
  lights.map(([light, isDark]) => ({
    name,
    light,
    colours: {
      ...coloursOf(usual, ":root", isDark),
      ...coloursOf(usual, `[data-cloth="${name}"]`, isDark),
    },
  })),
);

describe.each(tables)("the table of $name in the $light", ({ colours }) => {
  const of = (name: string) => colours[`--${name}`];

  it.each(["table", "table-edge", "surface"])("has words that can be read on its %s", (ground) => {
    for (const text of ["text", "muted"])
      expect(contrastOf(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["table", "table-edge", "surface"])("has marks that are seen on its %s", (ground) => {
    for (const mark of ["line", "accent", "focus"])
      expect(contrastOf(of(mark), of(ground))).toBeGreaterThanOrEqual(3);
  });

  it("sets off its cards", () => {
    expect(contrastOf(of("card"), of("table"))).toBeGreaterThanOrEqual(4.5);
  });
});

const decks = deck.values.flatMap((name) =>
  lights.map(([light, isDark]) => {
    const colours = {
      ...coloursOf(usual, ":root", isDark),
      ...coloursOf(usual, `[data-deck="${name}"]`, isDark),
    };
    const inkOf = (suit: string) =>
      (colours[`--${suit}`] ?? "").replace(/var\((.+)\)/, (_, own: string) => colours[own] ?? "");
    return { name, light, inkOf, card: colours["--card"] };
  }),
);

describe.each(decks)("the deck of $name colours in the $light", ({ name, inkOf, card }) => {
  const suits = ["spades", "hearts", "clubs", "diamonds"];

  it("can be read on its cards", () => {
    for (const suit of suits) expect(contrastOf(inkOf(suit), card)).toBeGreaterThanOrEqual(4.5);
  });

  it("keeps the red suits red and the black ones dark and cold (F6)", () => {
    const part = (suit: string, at: number) => parseInt(inkOf(suit).slice(at, at + 2), 16);
    for (const suit of ["hearts", "diamonds"])
      expect(part(suit, 1)).toBeGreaterThan(1.9 * Math.max(part(suit, 3), part(suit, 5)));
    for (const suit of ["spades", "clubs"]) expect(part(suit, 1)).toBeLessThan(0x30);
    expect(new Set(suits.map(inkOf)).size).toBe(name === "four" ? 4 : 2);
  });
});

describe.each(lights)("where more contrast is wanted, in the %s,", (_light, isDark) => {
  const own = coloursOf(contrast, ":root", isDark);

  it("everything on the table stands out", () => {
    for (const mark of ["text", "muted", "line", "accent"])
      expect(contrastOf(own[`--${mark}`], own["--table"])).toBeGreaterThanOrEqual(7);
  });
});
