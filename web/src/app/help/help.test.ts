import { describe, expect, it } from "vitest";
import { topics as pages } from "../pages";
import { english, harpan, swedish } from "../samples";
import { variants } from "../variants";
import { drawing, sizeOf } from "./drawing";
import { history } from "./history";
import { caption, pictureOf } from "./pictures";
import pictures from "./pictures.json";
import { abouts, gamesOf, numbersOf, playedFor, type GameTopic } from "./topics";
import { helpWords } from "./words";

await helpWords.hear();

const topics = pages.filter((topic): topic is GameTopic => topic !== "history");
const spoken = [
  { words: swedish, help: helpWords("sv") },
  { words: english, help: helpWords("en") },
];

/** All that the help says of a topic in one language. */
function said(topic: GameTopic, { words, help }: (typeof spoken)[number]): string[] {
  const { advice, pictures } = abouts[topic];
  const numbers = numbersOf(topic);
  const parts = ["lead", ...Array.from({ length: advice }, (_, n) => `advice-${n + 1}`), "odds"];
  return [
    words(`help-${topic}-title`),
    ...parts.map((part) => help(`help-${topic}-${part}`, numbers)),
    ...pictures.map((id) => caption(pictureOf(id), help, words, numbers)),
  ];
}

describe("the help", () => {
  it.each(topics)("has words about %s in both languages, every number filled in", (topic) => {
    for (const language of spoken) {
      const texts = said(topic, language);
      expect(texts.filter((text) => /[{}$]|^help-|^picture-|undefined/.test(text))).toEqual([]);
    }
  });

  it("has every game under one topic", () => {
    const games = topics.flatMap((topic) => gamesOf(topic, variants).map(({ id }) => id));
    expect([...games].sort()).toEqual(variants.map(({ id }) => id).sort());
  });

  it("tells the rules of the game on the table, else of the plainest", () => {
    const state = harpan({ game: "klondike-draw-3" });
    expect(playedFor("klondike", state, variants)).toBe(state);
    expect(playedFor("spider", state, variants)?.game).toBe("spider-1");
    expect(playedFor("thoughtful", state, variants)?.options.face_up).toBe("yes");
  });

  it("says how certain each piece of history is, and that Canfield's house is disputed", () => {
    for (const { help } of spoken) {
      for (const { id, certainty } of history) {
        for (const known of [`history-${id}`, `history-${id}-text`, `history-${certainty}`]) {
          expect(help(known)).not.toBe(known);
        }
      }
    }
    expect(history.find(({ id }) => id === "canfield")?.certainty).toBe("disputed");
  });
});

describe("a picture", () => {
  it("is of a topic", () => {
    const shown = new Set(topics.flatMap((topic) => abouts[topic].pictures));
    expect([...shown].sort()).toEqual(pictures.map(({ id }) => id).sort());
  });

  it.each(pictures.map(({ id }) => id))("of %s shows what is moved, and where", (id) => {
    const picture = pictureOf(id);
    const drawn = drawing(picture);
    const moved = drawn.filter(({ part }) => part === "moved").length;
    expect(moved).toBeGreaterThan(0);
    const leaves = picture.move.endsWith("-d") || /^p.*-p/.test(picture.move);
    expect(drawn.filter(({ part }) => part === "goal").length).toBe(leaves ? 0 : 1);
    expect(sizeOf(drawn).width).toBeLessThan(6);
  });

  it("says of a move that is not legal what the game says", () => {
    const [sv] = spoken;
    if (!sv) return;
    const text = caption(pictureOf("freecell-too-many"), sv.help, sv.words, {});
    expect(text).toBe("Otillåtet drag: högst 2 kort kan flyttas dit nu, inte 3.");
    expect(caption(pictureOf("pyramid-covered"), sv.help, sv.words, {})).toMatch(/täcks av .* och/);
  });
});
