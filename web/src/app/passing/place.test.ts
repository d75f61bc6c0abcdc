import { describe, expect, it } from "vitest";
import { markedAt } from "./place";

describe("a place in a text", () => {
  const text = "AS KD\n2H XX, 4♥\n𝄞 10♥ TS";
  const marked = (line: number, column: number, got?: string) => {
    const { start, end, wrong } = markedAt(text, { line, column }, got);
    expect(text.slice(start, end)).toBe(wrong);
    return wrong;
  };

  it("is the word that stands there", () => {
    expect(marked(1, 1)).toBe("AS");
    expect(marked(2, 4)).toBe("XX");
    expect(marked(2, 8)).toBe("4♥");
  });

  it("is counted in characters, also where a browser counts two", () => {
    expect(marked(3, 3)).toBe("10♥");
    expect(marked(3, 7)).toBe("TS");
  });

  it("is only as much as is named", () => {
    expect(markedAt("4H4HQD", { line: 1, column: 3 }, "4H").wrong).toBe("4H");
    expect(markedAt("10♥ AS", { line: 1, column: 1 }, "TH").wrong).toBe("10♥");
  });

  it("is empty at the end of a line or of the text, and beyond it", () => {
    expect(markedAt("AS KD", { line: 1, column: 6 })).toMatchObject({ before: "AS KD", wrong: "" });
    expect(markedAt("", { line: 1, column: 1 })).toMatchObject({ start: 0, end: 0, wrong: "" });
    expect(markedAt("AS", { line: 9, column: 9 }).wrong).toBe("");
  });

  it("has as much beside it as there is room for", () => {
    const row = `${"AS ".repeat(30)}XX ${"KD ".repeat(30)}`;
    const { before, wrong, after } = markedAt(row, { line: 1, column: 91 });
    expect([before, wrong, after]).toEqual([
      `…${"AS ".repeat(6)}`,
      "XX",
      ` ${"KD ".repeat(6)}`.slice(0, 18) + "…",
    ]);
  });
});
