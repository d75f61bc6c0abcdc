import { groupOf } from "./games";
import type { Command } from "./keys";

/** What the help has a page about: the games, and where they come from. */
export const topics = [
  "klondike",
  "vegas",
  "thoughtful",
  "double",
  "spider",
  "freecell",
  "pyramid",
  "aces-up",
  "history",
] as const;

export type Topic = (typeof topics)[number];

/** What is told of games that were played. */
export const histories = ["statistics", "log", "bank", "archive"] as const;

export type History = (typeof histories)[number];

const pages = [
  "menu",
  "choose",
  "daily",
  "deal",
  "challenge",
  "rules",
  "verdict",
  "facit",
  "lines",
  "laboratory",
  "keys",
  "settings",
  "help",
  ...histories,
] as const;

/** A page of the sheet. */
export type Page = (typeof pages)[number] | `help-${Topic}`;

const topicPages = topics.map((topic) => `help-${topic}` as const);

export const isPage = (command: Command): command is Page =>
  [...pages, ...topicPages].some((page) => page === command);

/** The history that a page tells; null for all other pages. */
export const historyOf = (page: Page): History | null =>
  histories.find((history) => history === page) ?? null;

/** What a page of the help is about; null for its first page and for all others. */
export const topicOf = (page: Page): Topic | null =>
  topics.find((topic) => page === `help-${topic}`) ?? null;

/** The page of the help about a game. */
export function topicOfGame(game: string): Topic {
  const own = topics.find((topic) => topic === game);
  return own ?? topics.find((topic) => topic === groupOf(game)?.id) ?? "klondike";
}
