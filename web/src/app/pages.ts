import type { Command } from "./keys";

const pages = ["menu", "choose", "rules", "vegas", "keys"] as const;

/** A page of the sheet. */
export type Page = (typeof pages)[number];

export const isPage = (command: Command): command is Page => pages.some((page) => page === command);
