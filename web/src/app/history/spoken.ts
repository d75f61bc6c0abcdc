import type { FormInfo, LogEntry, Variant } from "../../api/types";
import { named, titleOf } from "../games";
import { language, words } from "../language.svelte";
import { phrase } from "../rules";
import { clockText } from "../time";
import { told } from "./words";

type Played = Pick<FormInfo | LogEntry, "game" | "options" | "rules" | "scoring">;

/** The name of a game as it is called where its rules stand beside it. */
export const gameName = (played: Played, variants: Variant[]): string =>
  words(titleOf(named(played, variants).game));

/** A game with its rules on one line. */
export const formName = (played: Played, variants: Variant[]): string =>
  told("form", { game: gameName(played, variants), rules: phrase(played, words) });

/** A time in ms as a clock shows it; a dash where there is none. */
export const timeText = (time: number | null): string =>
  time === null ? none : clockText(time / 1000);

/** A long time in ms, in hours and minutes. */
export function durationText(time: number): string {
  const minutes = Math.floor(time / 60_000);
  return told("duration", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A number, or a dash where there is none. */
export const numberText = (value: number | null): string =>
  value === null ? none : words("number", { number: value });

/** A mean, to one decimal. */
export const meanText = (value: number | null): string =>
  numberText(value === null ? null : Math.round(value * 10) / 10);

export const percentText = (share: number): string =>
  told("percent", { percent: Math.round(share * 100) });

const none = "\u2013";

/** When something was, by the player's own clock. */
export const dateText = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
