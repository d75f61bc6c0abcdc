import { describe, expect, it } from "vitest";
import { refusal } from "./refusal";
import { english, swedish } from "./samples";

const refused = (code: string, args: Record<string, string> = {}) => {
  const error = { code, args, message: "the move is not legal" };
  return { sv: refusal(error, swedish), en: refusal(error, english) };
};

/** Every code that the engine and the session have, with its arguments. */
const all: [string, Record<string, string>][] = [
  ["no_such_pile", { pile: "t9" }],
  ["empty_pile", { pile: "w" }],
  ["same_pile", {}],
  ["not_a_move", {}],
  ["face_down", { pile: "t1", count: "3" }],
  ["one_at_a_time", {}],
  ["same_colour", { card: "7H", onto: "8D" }],
  ["wrong_rank", { card: "7H", onto: "9S" }],
  ["needs_king", { card: "7H" }],
  ["foundation_suit", { card: "7H" }],
  ["foundation_order", { card: "7H", next: "2H" }],
  ["foundation_order", { card: "7H", next: "" }],
  ["taking_back_forbidden", { card: "7H" }],
  ["stock_empty", {}],
  ["draw_count", { expected: "1", got: "3" }],
  ["stock_not_empty", {}],
  ["no_passes_left", { passes: "3" }],
  ["waste_empty", {}],
  ["nothing_to_undo", {}],
  ["nothing_to_redo", {}],
  ["game_over", { status: "won" }],
  ["finish_not_offered", { scoring: "plain" }],
  ["not_started", {}],
];

describe("a refusal", () => {
  it("says why, with the cards by name", () => {
    expect(refused("same_colour", { card: "7H", onto: "8D" }).sv).toBe(
      "Otillåtet drag: hjärter sju passar inte på ruter åtta, samma kulör.",
    );
    expect(refused("same_colour", { card: "7H", onto: "8D" }).en).toBe(
      "Illegal move: seven of hearts does not fit on eight of diamonds, same colour.",
    );
    expect(refused("no_passes_left", { passes: "1" }).sv).toBe(
      "Talongen är slut: det enda varvet är spelat.",
    );
  });

  it.each(all)("has words for %s in both languages", (code, args) => {
    const { sv, en } = refused(code, args);
    for (const text of [sv, en]) {
      expect(text).not.toMatch(/[{}$]|refusal-|the move is not legal/);
    }
  });

  it("hands on what it has no words for", () => {
    expect(refused("store_failed").sv).toBe("Servern kunde inte svara: the move is not legal");
  });
});
