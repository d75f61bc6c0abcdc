import { describe, expect, it } from "vitest";
import type { Hint } from "../api/types";
import { hintText } from "./hint";
import { english, harpan, swedish } from "./samples";

const hint = (told: Partial<Hint>): Hint => ({
  state: harpan(),
  level: 1,
  useful: "yes",
  source: null,
  cards: [],
  move: null,
  gain: null,
  moves: 0,
  card: null,
  ...told,
});

const onCard = { source: "t3", cards: ["6H", "5S"] };
const onMove = { ...onCard, move: "t3-t4:2" };
const onStock = { source: "s", cards: [] };

const hints: [string, Partial<Hint>, string][] = [
  ["that there is a move", {}, "Tips: det finns ett drag som leder vidare."],
  ["that none is found", { useful: "unknown" }, "hittades"],
  ["that none is left", { useful: "none" }, "bevisat"],
  ["the card", onCard, "Tips: hjärter sex."],
  ["the stock", onStock, "Tips: talongen."],
  ["the move", onMove, "Tips: hjärter sex med sin sekvens till kolumn 4."],
  ["a draw", { ...onStock, move: "s-w:3" }, "Tips: dra ur talongen."],
  [
    "why",
    { ...onMove, gain: "turns", moves: 1, card: "6H" },
    "4. Varför: ett dolt kort vänds upp.",
  ],
  ["a goal", { ...onMove, gain: "plays", moves: 3, card: "7C" }, "Varför, 3 drag bort: klöver sju"],
];

describe("a hint", () => {
  it.each(hints)("tells %s", (_, told, part) => {
    expect(hintText(hint(told), swedish)).toContain(part);
    expect(hintText(hint(told), english)).toMatch(/^Hint: \S/);
  });
});
