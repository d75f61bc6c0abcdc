import type { GameState } from "../api/types";
import { sentence, type Words } from "./words";

type Played = Pick<GameState, "game" | "options" | "rules" | "scoring">;

/** A part of the rules page: its heading, and ids of sentences or names of options between them. */
interface Section {
  heading: string;
  parts: string[];
}

const sections: Section[] = [
  { heading: "rules-deal", parts: ["decks", "columns", "face_up"] },
  { heading: "rules-columns", parts: ["rules-build", "rules-run", "empty_column"] },
  { heading: "rules-stock", parts: ["draw", "passes"] },
  {
    heading: "rules-foundations",
    parts: ["rules-foundation-build", "taking_back", "rules-aim", "rules-stuck"],
  },
  {
    heading: "rules-scoring",
    parts: ["scoring", "bonus", "timed", "only_plus", "column_to_column", "recycle_from"],
  },
];

// The dot stays on the line of what it ends.
const dot = "\u00a0· ";

// Nor does a number leave its word.
const whole = (label: string): string => label.replace(/(\d) /g, "$1\u00a0");

const always = ["draw", "passes", "empty_column"];

/** The id of a message about an option: `rule-draw-3-2-1`. */
export const optionId = (...parts: string[]): string => parts.join("-").replaceAll("_", "-");

/** How many cards the game is played with. */
export const deckSize = ({ decks = "1", ranks = "13" }: Record<string, string>): number =>
  Number(decks) * 4 * Number(ranks);

/** The rules in force on one line: "Dra 1 · 1 varv · kung i tom kolumn". */
export function phrase(played: Played, words: Words): string {
  const { options } = played;
  const said = [...always, ...unusual(played).filter((name) => !always.includes(name))];
  const labels = said.map((name) => words(optionId("option", name, options[name] ?? "")));
  return sentence([...scoringLabel(options, words), ...labels].map(whole).join(dot));
}

/** The rules in force in full, in sections of sentences. */
export function fullRules({ options }: Played, words: Words) {
  return sections.map(({ heading, parts }) => ({
    heading: words(heading),
    sentences: parts.flatMap((part) => ruleOf(part, options, words)),
  }));
}

function ruleOf(part: string, options: Record<string, string>, words: Words): string[] {
  if (part.startsWith("rules-")) return [words(part, { cards: deckSize(options) })];
  const value = options[part];
  return value === undefined ? [] : [words(optionId("rule", part, value))];
}

function scoringLabel(options: Record<string, string>, words: Words): string[] {
  const { scoring = "standard" } = options;
  if (scoring === "vegas") return [words("vegas-rule", { stake: deckSize(options) })];
  return scoring === "plain" ? [words("option-scoring-plain")] : [];
}

/** Options that differ from their default: those that the canonical texts name. */
const unusual = ({ rules, scoring }: Played): string[] =>
  [rules, scoring].flatMap((text) =>
    (text.split(":")[1] ?? "")
      .split(",")
      .flatMap((assignment) => assignment.split("=")[0] || [])
      .filter((name) => name !== "ranks"),
  );
