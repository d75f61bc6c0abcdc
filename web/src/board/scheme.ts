import type { GameState } from "../api/types";
import type { Role } from "./piles";

/** What the board must know of a game besides what its states say: which piles play which parts. */
export interface Scheme {
  /** Piles above the others, or beside them: from the left, and from the right. */
  readonly left: readonly Role[];
  readonly right: readonly Role[];
  /** What most of the table is for. */
  readonly body: "column" | "pyramid";
  /** Piles from which a hand takes cards. */
  readonly sources: readonly Role[];
  /** How many cards of a column a hand takes: any that lie open, or the last one. */
  readonly taken: "open" | "last";
  /** What the stock does: it turns cards to the waste, or lays one on each column. */
  readonly stock: "draw" | "row" | null;
  /** Where cards are out of the way. */
  readonly away: "foundation" | "discard" | null;
  /** How many cards high the board is at least. */
  readonly cardsInHeight: number;
  /** How many cards of a suit make a run that goes to a foundation by itself; 0 for none. */
  readonly homeRun: number;
  /** Whether the stock fills an emptied column. */
  readonly fills: boolean;
  /** Whether the two top cards of the waste may go together. */
  readonly wastePairs: boolean;
}

const klondike: Scheme = {
  left: ["stock", "waste"],
  right: ["foundation"],
  body: "column",
  sources: ["waste", "foundation", "column"],
  taken: "open",
  stock: "draw",
  away: "foundation",
  cardsInHeight: 4.15,
  homeRun: 0,
  fills: false,
  wastePairs: false,
};

const families: Record<string, (options: GameState["options"]) => Scheme> = {
  klondike: () => klondike,
  spider: ({ ranks }) => ({
    ...klondike,
    left: ["stock"],
    sources: ["column"],
    stock: "row",
    away: null,
    cardsInHeight: 4.6,
    homeRun: Number(ranks),
  }),
  freecell: () => ({
    ...klondike,
    left: ["cell"],
    sources: ["cell", "foundation", "column"],
    stock: null,
    cardsInHeight: 4.8,
  }),
  pyramid: ({ waste_pairs }) => ({
    ...klondike,
    right: ["discard"],
    body: "pyramid",
    sources: ["pyramid", "waste", "stock"],
    away: "discard",
    cardsInHeight: 4.3,
    wastePairs: waste_pairs === "yes",
  }),
  "aces-up": ({ empty_column }) => ({
    ...klondike,
    left: ["stock"],
    right: ["discard"],
    sources: ["column"],
    taken: "last",
    stock: "row",
    away: "discard",
    cardsInHeight: 4.6,
    fills: empty_column === "stock",
  }),
};

/** The scheme of a game, by the family that its rules name. */
export function schemeOf({ rules, options }: Pick<GameState, "rules" | "options">): Scheme {
  const family = rules.split(":")[0] ?? "";
  const scheme = families[family];
  if (!scheme) {
    const known = Object.keys(families).join(", ");
    throw new Error(`expected the rules of ${known}, got "${rules}"`);
  }
  return scheme(options);
}
