import type { GameState } from "../api/types";
import type { SendFirst, Taps } from "../board/ways";
import { sentence, type Words } from "./words";

type Played = Pick<GameState, "options" | "rules" | "scoring">;

/** A part of the rules page: its heading, and ids of sentences or names of options between them. */
interface Section {
  heading: string;
  parts: string[];
}

const scoring: Section = {
  heading: "rules-scoring",
  parts: ["scoring", "bonus", "timed", "only_plus", "column_to_column", "recycle_from"],
};

const klondike: Section[] = [
  { heading: "rules-deal", parts: ["decks", "columns", "face_up", "redeals"] },
  { heading: "rules-columns", parts: ["rules-build", "rules-run", "empty_column"] },
  { heading: "rules-stock", parts: ["draw", "passes"] },
  {
    heading: "rules-foundations",
    parts: ["rules-foundation-build", "taking_back", "rules-aim", "rules-stuck"],
  },
  scoring,
];

const spider: Section[] = [
  { heading: "rules-deal", parts: ["suits", "rules-spider-deal"] },
  {
    heading: "rules-columns",
    parts: ["rules-spider-build", "rules-spider-run", "rules-spider-empty", "rules-spider-turn"],
  },
  { heading: "rules-stock", parts: ["rules-spider-row", "deal_over_empty"] },
  { heading: "rules-home", parts: ["rules-spider-home", "rules-spider-aim", "rules-stuck"] },
  { heading: "rules-scoring", parts: ["scoring", "undo_costs"] },
];

const freecell: Section[] = [
  { heading: "rules-deal", parts: ["rules-freecell-deal", "rules-freecell-number"] },
  { heading: "rules-cells", parts: ["cells"] },
  { heading: "rules-columns", parts: ["rules-build", "rules-freecell-run", "empty_column"] },
  {
    heading: "rules-foundations",
    parts: ["rules-freecell-foundation", "taking_back", "rules-aim"],
  },
  scoring,
];

const pyramid: Section[] = [
  { heading: "rules-deal", parts: ["rules-pyramid-deal", "covered"] },
  {
    heading: "rules-pairs",
    parts: ["rules-pyramid-pair", "rules-pyramid-king", "rules-pyramid-free", "waste_pairs"],
  },
  { heading: "rules-stock", parts: ["draw", "passes", "stock_top_playable"] },
  { heading: "rules-goal", parts: ["goal", "rules-stuck"] },
  scoring,
];

const acesUp: Section[] = [
  { heading: "rules-deal", parts: ["rules-aces-up-deal", "rules-aces-up-row"] },
  { heading: "rules-discard", parts: ["rules-aces-up-discard", "rules-aces-up-ace"] },
  { heading: "rules-columns", parts: ["empty_column"] },
  { heading: "rules-goal", parts: ["rules-aces-up-aim", "rules-stuck"] },
  scoring,
];

/** How the rules of a family are told: in full, on one line, and how its cards are moved. */
interface Telling {
  sections: Section[];
  /** Options that the line always names. */
  always: string[];
  moving: string[];
  /** The scoring that goes without saying. */
  usual: string;
}

const tellings: Record<string, Telling> = {
  klondike: {
    sections: klondike,
    always: ["draw", "passes", "empty_column"],
    moving: ["rules-drag", "rules-tap", "rules-double", "rules-draw"],
    usual: "standard",
  },
  spider: {
    sections: spider,
    always: ["suits", "deal_over_empty"],
    moving: ["rules-drag", "rules-tap", "rules-tap-row"],
    usual: "spider",
  },
  freecell: {
    sections: freecell,
    always: ["cells", "empty_column"],
    moving: ["rules-drag", "rules-tap", "rules-double"],
    usual: "plain",
  },
  pyramid: {
    sections: pyramid,
    always: ["draw", "passes"],
    moving: ["rules-tap-pair", "rules-draw"],
    usual: "plain",
  },
  "aces-up": {
    sections: acesUp,
    always: ["empty_column"],
    moving: ["rules-drag", "rules-tap", "rules-tap-discard", "rules-tap-row"],
    usual: "plain",
  },
};

// The dot stays on the line of what it ends.
const dot = "\u00a0· ";

// Nor does a number leave its word.
const whole = (label: string): string => label.replace(/(\d) /g, "$1\u00a0");

/** The family of games that a rules text is of: `klondike`. */
export const familyOf = ({ rules }: Pick<GameState, "rules">): string => rules.split(":")[0] ?? "";

/** The id of a message about an option: `rule-draw-3-2-1`. */
export const optionId = (...parts: string[]): string => parts.join("-").replaceAll("_", "-");

/** What is said of an option or of its value: in the family's own words, else in those of all games. */
export function optionText(
  words: Words,
  family: string,
  kind: "option" | "rule",
  name: string,
  value?: string,
): string {
  const parts = value === undefined ? [name] : [name, value];
  const own = optionId(kind, family, ...parts);
  const text = words(own);
  return text === own ? words(optionId(kind, ...parts)) : text;
}

/** How many cards the game is played with: two decks of Spider, whatever their suits. */
export const deckSize = ({
  decks = "1",
  ranks = "13",
  suits,
}: Readonly<Record<string, string | undefined>>): number =>
  Number(ranks) * (suits === undefined ? Number(decks) * 4 : 8);

/** The rules in force on one line: "Dra 1 · 1 varv · kung i tom kolumn". */
export function phrase(played: Played, words: Words): string {
  const { options } = played;
  const family = familyOf(played);
  const always = tellings[family]?.always ?? [];
  const said = [...always, ...unusual(played).filter((name) => !always.includes(name))];
  const labels = said.map((name) => optionText(words, family, "option", name, options[name]));
  return sentence([...scoringLabel(played, words), ...labels].map(whole).join(dot));
}

/** The rules in force in full, in sections of sentences. */
export function fullRules(played: Played, words: Words) {
  return (tellings[familyOf(played)]?.sections ?? []).map(({ heading, parts }) => ({
    heading: words(heading),
    sentences: parts.flatMap((part) => ruleOf(part, played, words)),
  }));
}

/** What is said in other words where one tap sends a card. */
const byTaps: readonly string[] = ["rules-tap", "rules-tap-discard"];

/**
 * How the cards of the game are moved, as sentences; `first` is where a card is sent first, and `taps`
 * how often it is tapped for that.
 */
export const movingRules = (played: Played, words: Words, first: SendFirst, taps: Taps): string[] =>
  [...(tellings[familyOf(played)]?.moving ?? []), "rules-pledge"].map((id) => {
    if (taps === "once" && byTaps.includes(id)) return words(`${id}-once`);
    return words(id === "rules-double" ? `${id}-${taps === "once" ? "once" : first}` : id);
  });

function ruleOf(part: string, played: Played, words: Words): string[] {
  const { options } = played;
  if (part.startsWith("rules-")) return [words(part, { cards: deckSize(options) })];
  const value = options[part];
  return value === undefined ? [] : [optionText(words, familyOf(played), "rule", part, value)];
}

function scoringLabel(played: Played, words: Words): string[] {
  const { scoring = "" } = played.options;
  if (scoring === "vegas") return [words("vegas-rule", { stake: deckSize(played.options) })];
  const usual = tellings[familyOf(played)]?.usual;
  return scoring === usual ? [] : [words(optionId("option-scoring", scoring))];
}

/** Options that differ from their default: those that the canonical texts name. */
const unusual = ({ rules, scoring }: Played): string[] =>
  [rules, scoring].flatMap((text) =>
    (text.split(":")[1] ?? "")
      .split(",")
      .flatMap((assignment) => assignment.split("=")[0] || [])
      .filter((name) => name !== "ranks"),
  );
