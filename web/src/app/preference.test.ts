import { beforeEach, describe, expect, it } from "vitest";
import { createPreference } from "./preference.svelte";
import { automatic, liveVerdict, sendFirst } from "./preferences";
import { english, swedish } from "./samples";

beforeEach(() => localStorage.clear());

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

  it.each([automatic, sendFirst, liveVerdict])(
    "has words for all of $name, in both languages",
    (one) => {
      for (const words of [swedish, english]) {
        const ids = one.values.flatMap((value) => [value, `${value}-about`]);
        const texts = ["", ...ids].map((id) => words([one.name, id].filter(Boolean).join("-")));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.filter((text) => text.startsWith(one.name))).toEqual([]);
      }
    },
  );
});
