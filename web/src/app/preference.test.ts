import { beforeEach, describe, expect, it } from "vitest";
import { createPreference } from "./preference.svelte";
import * as preferences from "./preferences";
import { automatic, liveVerdict, sendFirst, taps } from "./preferences";
import { settingsWords } from "./settings/words";

beforeEach(() => localStorage.clear());

await settingsWords.hear();

const made = () => createPreference("send-first", ["foundation", "column"], "foundation");

describe("a preference", () => {
  it("is the usual one until another is chosen, and that is remembered", () => {
    const preference = made();
    expect(preference.value).toBe("foundation");
    preference.choose("column");
    expect([preference.value, made().value]).toEqual(["column", "column"]);
  });

  it("is the usual one when what is remembered is none", () => {
    localStorage.setItem("harpan.send-first", "nowhere");
    expect(made().value).toBe("foundation");
  });

  it.each(Object.values(preferences))("has words for all of $name, in both languages", (one) => {
    for (const words of [settingsWords("sv"), settingsWords("en")]) {
      const id = `setting-${one.name}`;
      const ids = [id, `${id}-about`, ...one.values.map((value) => `${id}-${value}`)];
      const texts = ids.map((id) => words(id));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text.startsWith("setting-"))).toEqual([]);
    }
  });

  it.each([automatic, taps, sendFirst, liveVerdict])(
    "has a sentence for each value of $name",
    (one) => {
      for (const words of [settingsWords("sv"), settingsWords("en")]) {
        const texts = one.values.map((value) => words(`setting-${one.name}-${value}-about`));
        expect(texts.filter((text) => !text.endsWith("."))).toEqual([]);
      }
    },
  );
});
