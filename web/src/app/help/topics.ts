import type { GameState, Variant } from "../../api/types";
import { topicOfGame, type Topic } from "../pages";
import { gain } from "../vegas";
import type { Arguments } from "../words";
import figures from "./figures.json";

/** A topic that is a game, not the history of them all. */
export type GameTopic = Exclude<Topic, "history">;

interface About {
  /** How many pieces of advice there are. */
  advice: number;
  pictures: string[];
}

const ofKlondike = ["klondike-run", "klondike-colour", "klondike-empty"];

export const abouts: Record<GameTopic, About> = {
  klondike: { advice: 6, pictures: ofKlondike },
  vegas: { advice: 4, pictures: [...ofKlondike, "vegas-back"] },
  thoughtful: { advice: 4, pictures: [...ofKlondike, "thoughtful-down"] },
  double: { advice: 4, pictures: ["klondike-run", "klondike-colour", "double-empty"] },
  spider: {
    advice: 6,
    pictures: ["spider-on-any", "spider-run", "spider-suit", "spider-row"],
  },
  freecell: { advice: 6, pictures: ["freecell-run", "freecell-too-many"] },
  pyramid: { advice: 5, pictures: ["pyramid-pair", "pyramid-covered", "pyramid-king"] },
  "aces-up": {
    advice: 4,
    pictures: ["aces-up-discard", "aces-up-kept", "aces-up-ace", "aces-up-shift"],
  },
};

type Played = Pick<GameState, "game" | "options" | "rules" | "scoring">;

/** The games that a topic is about, the plainest first. */
export const gamesOf = (topic: GameTopic, variants: Variant[]): Variant[] =>
  variants.filter(({ id }) => topicOfGame(id) === topic);

/** What the rules are told for: the game on the table if the topic is about it, else its plainest. */
export function playedFor(topic: GameTopic, state: GameState, variants: Variant[]): Played | null {
  if (topicOfGame(state.game) === topic) return state;
  const [variant] = gamesOf(topic, variants);
  if (!variant) return null;
  const { id, options, rules, scoring } = variant;
  const values = Object.fromEntries(options.map(({ name, value }) => [name, value]));
  return { game: id, options: values, rules, scoring };
}

/** The numbers that a topic's words speak of: of the plainest game, as the engine deals it. */
export function numbersOf(topic: GameTopic): Arguments {
  const { numbers } = figures[topic];
  return { ...numbers, gain, stake: numbers.cards };
}
