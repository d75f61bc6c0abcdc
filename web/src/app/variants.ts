import type { Variant, VariantOption } from "../api/types";

/** The games of the house for the tests of this folder, with the options that their engine has. */

const option = (name: string, ...allowed: string[]): VariantOption => ({
  name,
  value: allowed[0] ?? "",
  allowed,
});

const noYes = ["no", "yes"];
const ranks = option("ranks", "13", "12", "11");

const klondike = [
  option("draw", "1", "2", "3", "3-2-1"),
  option("passes", "unlimited", "1", "2", "3"),
  option("empty_column", "king", "any"),
  option("taking_back", "yes", "no"),
  option("face_up", ...noYes),
  option("decks", "1", "2"),
  option("columns", "7", "8", "9", "10", "11", "12", "13", "1", "2", "3", "4", "5", "6"),
  ranks,
  option("scoring", "standard", "vegas", "plain"),
];
const standard = [
  option("timed", "yes", "no"),
  option("only_plus", ...noYes),
  option("column_to_column", "0", "3"),
  option("recycle_from", "4", "5"),
];
const vegas = [option("bonus", "0", "500")];
const spider = [
  option("suits", "4", "2", "1"),
  option("deal_over_empty", ...noYes),
  option("columns", "10", "4", "5"),
  ranks,
  option("scoring", "spider", "plain"),
  option("undo_costs", ...noYes),
];
const freecell = [
  option("cells", "4", "0", "1", "2", "3", "5", "6"),
  option("empty_column", "any", "king"),
  option("taking_back", ...noYes),
  option("columns", "8", "2", "3"),
  ranks,
  option("scoring", "plain"),
];
const pyramid = [
  option("passes", "3", "1", "2", "unlimited"),
  option("draw", "1", "3"),
  option("covered", "open", "hidden"),
  option("waste_pairs", ...noYes),
  option("stock_top_playable", ...noYes),
  option("goal", "pyramid", "all"),
  option("scoring", "plain"),
];
const acesUp = [option("empty_column", "any", "ace", "stock"), ranks, option("scoring", "plain")];

/** A game by its name: the options of its family with those that it changes. */
function game(id: string, family: string, options: VariantOption[], changes = {}): Variant {
  const values: Record<string, string> = changes;
  const own = options.map((one) => ({ ...one, value: values[one.name] ?? one.value }));
  const scoring = own.find(({ name }) => name === "scoring")?.value ?? "";
  return { id, rules: family, scoring, options: own, levels: ["easy", "medium", "hard"] };
}

const ofKlondike = (id: string, changes = {}) =>
  game(id, "klondike", [...klondike, ...standard], changes);
const ofVegas = (id: string, changes = {}) =>
  game(id, "klondike", [...klondike, ...vegas], { scoring: "vegas", ...changes });

export const variants: Variant[] = [
  ofKlondike("klondike"),
  ofKlondike("klondike-draw-3", { draw: "3" }),
  ofVegas("vegas", { passes: "1" }),
  ofVegas("vegas-draw-3", { draw: "3", passes: "3" }),
  ofVegas("vegas-321", { draw: "3-2-1", passes: "3" }),
  ofKlondike("thoughtful", { face_up: "yes" }),
  ofKlondike("double-klondike", { decks: "2", columns: "9" }),
  ofKlondike("gargantua", { decks: "2", columns: "9", passes: "2" }),
  ofKlondike("stora-harpan", { decks: "2", columns: "10", empty_column: "any", passes: "1" }),
  game("spider-1", "spider", spider, { suits: "1" }),
  game("spider-2", "spider", spider, { suits: "2" }),
  game("spider-4", "spider", spider),
  game("freecell", "freecell", freecell),
  game("pyramid", "pyramid", pyramid),
  game("aces-up", "aces-up", acesUp),
  game("aces-up-filled", "aces-up", acesUp, { empty_column: "stock" }),
];
