import { describe, expect, it } from "vitest";
import { withOption } from "./choice";
import { groupsOf, named, optionsOf, rowsOf, titleOf } from "./games";
import { offers, optionsInForce } from "./offer";
import { familyOf, optionText } from "./rules";
import { english, swedish } from "./samples";
import { variants } from "./variants";

describe("the groups of games", () => {
  const groups = groupsOf(variants);

  it("have every game once", () => {
    const games = groups.flatMap(({ games }) => games);
    expect([...games].sort()).toEqual(variants.map(({ id }) => id).sort());
  });

  it("have words in both languages, and no two the same", () => {
    for (const words of [swedish, english]) {
      const labels = groups.map(({ id }) => words(`group-${id}`));
      expect(new Set(labels).size).toBe(groups.length);
      for (const { games } of groups.filter(({ games }) => games.length > 1)) {
        const forms = games.map((id) => words(`form-${id}`));
        expect(new Set(forms).size).toBe(games.length);
        expect(forms.join()).not.toContain("form-");
      }
    }
  });
});

describe("the rows of games to choose from", () => {
  it("show what people look for by name beside the others, and every game once", () => {
    const rows = rowsOf(variants);
    expect(rows.map(({ id }) => id).slice(0, 4)).toEqual([
      "klondike",
      "thoughtful",
      "vegas",
      "double",
    ]);
    const games = rows.flatMap(({ games }) => games);
    expect([...games].sort()).toEqual(variants.map(({ id }) => id).sort());
    for (const words of [swedish, english]) {
      const labels = rows.map(({ id }) => words(`group-${id}`));
      expect(new Set(labels).size).toBe(rows.length);
      expect(labels.join()).not.toContain("group-");
    }
  });
});

describe("what is to be chosen in a game", () => {
  it.each(variants.map(({ id }) => id))("has words of its own in %s, in both languages", (id) => {
    const variant = variants.find((one) => one.id === id);
    if (!variant) return;
    const family = familyOf(variant);
    const options = offers(variant, {}, variants);
    expect(options.length).toBeGreaterThan(0);
    for (const words of [swedish, english]) {
      const labels = options.map(({ name }) => optionText(words, family, "option", name));
      const [values, rules] = (["option", "rule"] as const).map((kind) =>
        options.flatMap(({ name, allowed }) =>
          allowed.map((value) => optionText(words, family, kind, name, value)),
        ),
      );
      for (const texts of [labels, values ?? [], rules ?? []]) {
        expect([...new Set(texts)]).toEqual(texts);
        expect(texts.filter((text) => /^(option|rule)-/.test(text))).toEqual([]);
      }
      expect(rules?.filter((text) => !/^[A-ZÅÄÖ].*\.$/.test(text))).toEqual([]);
    }
  });
});

describe("options", () => {
  const chosen = (game: string, ...changes: [string, string][]) =>
    changes.reduce((choice, [name, value]) => withOption(choice, name, value, variants), {
      game,
      changes: {},
    });

  it("have one name, however they were chosen", () => {
    expect(chosen("klondike", ["draw", "3"])).toEqual({ game: "klondike-draw-3", changes: {} });
    expect(chosen("vegas", ["draw", "3"], ["passes", "3"]).game).toBe("vegas-draw-3");
    expect(chosen("aces-up", ["empty_column", "stock"]).game).toBe("aces-up-filled");
    expect(chosen("double-klondike", ["passes", "2"]).game).toBe("gargantua");
    expect(chosen("klondike-draw-3", ["face_up", "yes"])).toEqual(
      chosen("thoughtful", ["draw", "3"]),
    );
  });

  it("never have a name that promises something else", () => {
    expect(chosen("klondike-draw-3", ["draw", "2"])).toEqual({
      game: "klondike",
      changes: { draw: "2" },
    });
    expect(chosen("vegas-321", ["draw", "2"]).game).toBe("vegas");
    expect(chosen("thoughtful", ["face_up", "no"]).game).toBe("klondike");
  });

  it("stay what was chosen under whatever name", () => {
    for (const variant of variants) {
      for (const { name, allowed } of offers(variant, {}, variants)) {
        for (const value of allowed) {
          const { game, changes } = withOption(
            { game: variant.id, changes: {} },
            name,
            value,
            variants,
          );
          const renamed = variants.find(({ id }) => id === game) ?? variant;
          const options = optionsInForce(renamed, changes, variants);
          expect(options[name]).toBe(value);
          expect(named({ game, options }, variants)).toEqual({ game, options: changes });
        }
      }
    }
  });

  it("of a game that is not there are none", () => {
    expect(optionsOf("canfield", variants)).toBeUndefined();
    expect(named({ game: "canfield", options: { draw: "1" } }, variants).game).toBe("canfield");
  });
});

it.each([
  ["klondike-draw-3", "group-klondike"],
  ["thoughtful", "game-thoughtful"],
  ["stora-harpan", "game-stora-harpan"],
  ["spider-4", "group-spider"],
])("calls %s by the name that people look for: %s", (game, title) => {
  expect(titleOf(game)).toBe(title);
});
