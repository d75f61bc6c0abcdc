import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { back } from "../app/preferences";
import { backOf, faceOf, loadFaces, type Language } from "./faces";

const languages: Language[] = ["sv", "en"];
const sprites = Object.fromEntries(
  languages.map((language) => [language, readFileSync(`cards/sprites/${language}.svg`, "utf8")]),
);
const deck = [..."SHCD"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));

const parsed = new Map(
  languages.map((language) => [
    language,
    new DOMParser().parseFromString(sprites[language] ?? "", "image/svg+xml").documentElement,
  ]),
);
const spriteOf = (language: Language) => parsed.get(language) as Element;

const idsOf = (root: Element) => [...root.querySelectorAll("[id]")].map(({ id }) => id);

describe.each(languages)("the sprite in %s", (language) => {
  const sprite = spriteOf(language);
  const ids = idsOf(sprite);

  it("has the three faces of all 52 cards, and a back", () => {
    const expected = deck.flatMap((card) => [`card-${card}`, `small-${card}`, `print-${card}`]);
    expect(ids).toEqual(expect.arrayContaining([...expected, "card-back"]));
  });

  it("lets the theme show one of the backs, and shows the harp where there is none", () => {
    const designs = [...sprite.querySelectorAll("#card-back > g")];
    expect(designs.map((design) => design.getAttribute("display"))).toEqual(
      back.values.map((name) => `var(--back-${name}, ${name === "harp" ? "inline" : "none"})`),
    );
  });

  it("names each part once", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("points at parts that it has", () => {
    const targets = [...sprite.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    expect(targets.filter((target) => !ids.includes(target?.slice(1) ?? ""))).toEqual([]);
  });

  it("carries no style, script or font, so that a strict policy lets it in", () => {
    expect(sprite.querySelector("style, script, text, [style], [class]")).toBeNull();
  });

  it("takes every colour from the theme", () => {
    const painted = [...sprite.querySelectorAll("[fill], [stroke]")].flatMap((element) => [
      element.getAttribute("fill") ?? "none",
      element.getAttribute("stroke") ?? "none",
    ]);
    expect(painted.filter((colour) => colour !== "none" && !colour.startsWith("var(--"))).toEqual(
      [],
    );
  });

  it("is small", () => {
    expect(sprites[language]?.length).toBeLessThan(200_000);
  });
});

it("draws the indices of the two languages apart, and the pips alike", () => {
  const part = (language: Language, id: string) =>
    spriteOf(language).querySelector(`#${id}`)?.getAttribute("d");
  for (const rank of ["A", "J", "Q"]) {
    expect(part("sv", `index-${rank}`)).not.toBe(part("en", `index-${rank}`));
  }
  for (const id of ["index-K", "index-7", "index-T", "spot-H"]) {
    expect(part("sv", id)).toBe(part("en", id));
  }
});

describe("a picture", () => {
  const targetOf = (picture: SVGSVGElement) => picture.firstElementChild?.getAttribute("href");

  it("points at its card", () => {
    expect(targetOf(faceOf("QH"))).toBe("#card-QH");
    expect(targetOf(backOf())).toBe("#card-back");
  });

  it("leaves its name to the card around it", () => {
    expect(faceOf("TS").getAttribute("aria-hidden")).toBe("true");
  });

  it.each(["", "10H", "qh", "??", "QX"])("of %j is refused", (card) => {
    expect(() => faceOf(card)).toThrow("expected a card such as QH");
  });
});

describe("loading", () => {
  const answers = new Map<string, (text: string) => void>();
  const stubFetch = () =>
    vi.stubGlobal(
      "fetch",
      (address: string) =>
        new Promise((resolve) => {
          const language = address.includes("/sv") ? "sv" : "en";
          answers.set(language, (text) => resolve(new Response(text)));
        }),
    );
  const answer = (language: Language) => answers.get(language)?.(sprites[language] ?? "");
  const shown = () => document.querySelectorAll("#card-faces");
  const ace = () => document.querySelector("#index-A")?.getAttribute("d");

  afterEach(() => {
    vi.unstubAllGlobals();
    shown().forEach((sprite) => sprite.remove());
  });

  it("puts one sprite into the page, whatever the order of the answers", async () => {
    stubFetch();
    const first = loadFaces("sv");
    const second = loadFaces("en");
    answer("en");
    await second;
    answer("sv");
    await first;
    expect(shown()).toHaveLength(1);
    expect(ace()).toBe(spriteOf("en").querySelector("#index-A")?.getAttribute("d"));
  });

  it("says what is missing", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    await expect(loadFaces("sv")).rejects.toThrow("expected card faces, got 404");
  });
});
