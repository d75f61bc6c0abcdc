import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "./language.svelte";
import { passingWords, told } from "./passing/words";
import { refusal } from "./refusal";
import { english, swedish } from "./samples";

beforeAll(() => Promise.all([speak("sv"), passingWords.hear()]));

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
  ["empty_columns", { columns: "1" }],
  ["empty_columns", { columns: "2" }],
  ["too_few_cards", { expected: "10", got: "8" }],
  ["not_one_suit", { pile: "t5", count: "2" }],
  ["not_a_run", { pile: "t5", count: "2" }],
  ["too_many", { expected: "3", got: "4" }],
  ["cell_taken", { onto: "7H" }],
  ["empty_pile", { pile: "c2" }],
  ["empty_pile", { pile: "p5" }],
  ["not_from_stock", {}],
  ["covered", { pile: "p5", card: "7H" }],
  ["covered", { pile: "p5", card: "" }],
  ["not_thirteen", { card: "7H", onto: "8D", sum: "15" }],
  ...Array.from({ length: 12 }, (_, rank): [string, Record<string, string>] => [
    "needs_partner",
    { card: "7H", rank: String(rank + 1) },
  ]),
  ["no_waste_pairs", {}],
  ["ace_stays", { card: "AH" }],
  ["not_beaten", { card: "7H" }],
  ["column_not_empty", { card: "7H" }],
  ["filled_from_stock", {}],
  ["needs_ace", { card: "7H" }],
  ["sweep_not_certain", {}],
  ["nothing_to_clear", {}],
  ["nothing_to_undo", {}],
  ["nothing_to_redo", {}],
  ["redeal_not_offered", {}],
  ["no_redeals_left", { redeals: "1" }],
  ["no_redeals_left", { redeals: "3" }],
  ["redeal_too_late", {}],
  ["game_over", { status: "won" }],
  ["finish_not_offered", { scoring: "plain" }],
  ["not_started", {}],
  ["no_such_position", { number: "7" }],
  ["line_broken", { place: "3", move: "t1-t2" }],
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

  it("says how many may move now, and when no row can ever be dealt again", () => {
    expect(refused("too_many", { expected: "3", got: "4" }).sv).toBe(
      "Otillåtet drag: högst 3 kort kan flyttas dit nu, inte 4.",
    );
    expect(refused("too_few_cards", { expected: "10", got: "8" }).sv).toContain("kräver 10 kort");
    expect(refused("needs_partner", { card: "5H", rank: "8" }).sv).toBe(
      "Otillåtet drag: hjärter fem går inte ensam utan med en åtta.",
    );
  });

  it("names the cards that cover another", () => {
    const covered = (...[below, beside]: string[][]) =>
      refusal({ code: "covered", args: { pile: "p1", card: "5H" } }, swedish, {
        piles: { p1: ["5H"], p2: below ?? [], p3: beside ?? [] },
      });
    expect(covered(["8S"], [])).toBe("Otillåtet drag: hjärter fem täcks av spader åtta.");
    expect(covered(["8S"], ["??"])).toContain("spader åtta och ett dolt kort.");
  });

  it.each(all)("has words for %s in both languages", (code, args) => {
    const { sv, en } = refused(code, args);
    for (const text of [sv, en]) {
      expect(text).not.toMatch(/[{}$]|refusal-|the move is not legal/);
    }
  });

  it("says of a text what is amiss, and where", () => {
    const args = { got: "XX", line: "1", column: "4" };
    expect(refusal({ code: "bad_card", args }, told)).toMatch(
      /^Rad 1, tecken 4: ”XX” är inget kort/,
    );
    expect(refused("deck_size", { expected: "52", got: "2" }).en).toBe(
      "The deck must have 52 cards, not 2.",
    );
    expect(refused("deck_cards", { missing: "", surplus: "AS" }).sv).toBe(
      "För mycket i kortleken: AS.",
    );
  });

  it("leaves a deal number of 64 bits as it is", () => {
    const args = { least: "0", largest: "18446744073709551615" };
    expect(refused("bad_number", args).sv).toMatch(/från 0 till 18446744073709551615\.$/);
  });

  it("has a word even for what it has no words for", () => {
    expect(refused("of_tomorrow")).toMatchObject({ sv: "Det gick inte." });
  });
});
