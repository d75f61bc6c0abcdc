/**
 * The inks of the deck. Each follows a custom property of the theme; the value after the comma
 * shows when the picture stands alone, without a page around it.
 */
export const ink = {
  black: "var(--ink, #1d1c1a)",
  red: "var(--red, #a8262b)",
  linen: "var(--card, #faf6ec)",
  edge: "var(--card-edge, #cfc5b1)",
  gold: "var(--court-gold, #e0ab3f)",
  blue: "var(--court-blue, #33577f)",
  spruce: "var(--back, #1d4638)",
  brass: "var(--back-string, #c9a35a)",
};

const suitInks = {
  S: "var(--spades, #1d1c1a)",
  H: "var(--hearts, #a8262b)",
  C: "var(--clubs, #1d1c1a)",
  D: "var(--diamonds, #a8262b)",
};

/** Ink of a suit letter. */
export const inkOf = (suit) => suitInks[suit];
