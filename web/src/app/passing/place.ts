/** A place in a text: its line and the character in it, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What is wrong in a text, with what stands around it in its line. */
export interface Marked {
  before: string;
  /** Empty where something is missing. */
  wrong: string;
  after: string;
  /** Where it stands in the whole text. */
  start: number;
  end: number;
}

const longest = { before: 18, wrong: 24, after: 18 };

/** The word at a place of a text, which begins with `got` if that stands there. */
export function markedAt(text: string, { line, column }: Place, got = ""): Marked {
  const lines = text.split("\n");
  const row = lines[line - 1] ?? "";
  // Characters beyond the first plane are two in a browser's text.
  const at = [...row].slice(0, column - 1).join("").length;
  const rest = row.slice(at);
  const wrong = got !== "" && rest.startsWith(got) ? got : (/^[^\s,]+/.exec(rest)?.[0] ?? "");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + at;
  return {
    before: lastOf(row.slice(0, at), longest.before),
    wrong: firstOf(wrong, longest.wrong),
    after: firstOf(rest.slice(wrong.length), longest.after),
    start,
    end: start + wrong.length,
  };
}

const firstOf = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

const lastOf = (text: string, most: number): string =>
  text.length > most ? `…${text.slice(-most)}` : text;
