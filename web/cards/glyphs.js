/**
 * The indices, drawn as strokes in a field 100 high, so that they look the same on every machine.
 * `width` is the advance; strokes keep half a stroke's distance from the edges of the field.
 */
export const glyphs = {
  A: { width: 70, path: "M7 93L35 8L63 93M17 64H53" },
  E: { width: 58, path: "M52 8H9V92H52M9 49H45" },
  J: { width: 54, path: "M46 8V66C46 84 38 92 26 92C15 92 8 85 7 73" },
  Kn: {
    width: 96,
    path: "M8 8V92M47 8L8 58M22 41L49 92M62 92V42M62 60C64 48 70 42 77 42C85 42 89 48 89 58V92",
  },
  Q: { width: 76, path: "M37 8C56 8 67 24 67 50S56 92 37 92 7 76 7 50 18 8 37 8ZM43 70L68 97" },
  D: { width: 70, path: "M9 8H27C51 8 63 24 63 50S51 92 27 92H9Z" },
  K: { width: 68, path: "M9 8V92M60 8L9 60M27 42L62 92" },
  2: { width: 64, path: "M8 31C8 16 18 8 32 8S56 17 56 30C56 42 49 51 39 61L8 92H57" },
  3: {
    width: 64,
    path: "M9 22C13 13 21 8 31 8C45 8 54 16 54 28S45 47 31 47H25M31 47C47 47 57 56 57 69S47 92 31 92C19 92 11 87 7 78",
  },
  4: { width: 66, path: "M46 92V8L7 66H60" },
  5: {
    width: 64,
    path: "M52 8H16L12 46C17 41 24 38 31 38C46 38 57 49 57 65S46 92 30 92C19 92 11 88 6 80",
  },
  6: {
    width: 66,
    path: "M52 17C47 11 41 8 35 8C18 8 8 25 8 55C8 79 18 92 34 92C48 92 58 82 58 66S48 41 34 41C20 41 9 50 8 64",
  },
  7: { width: 64, path: "M7 8H57C42 33 30 60 28 92" },
  8: {
    width: 66,
    path: "M33 47C20 47 12 39 12 28S20 8 33 8S54 17 54 28S46 47 33 47ZM33 47C17 47 8 57 8 69S17 92 33 92S58 81 58 69S49 47 33 47Z",
  },
  9: {
    width: 66,
    path: "M14 83C19 89 25 92 31 92C48 92 58 75 58 45C58 21 48 8 32 8C18 8 8 18 8 34S18 59 32 59C46 59 57 50 58 36",
  },
  10: { width: 94, path: "M5 24L20 8V92M64 8C79 8 87 24 87 50S79 92 64 92 41 76 41 50 49 8 64 8Z" },
};

const letters = {
  en: { A: "A", J: "J", Q: "Q", K: "K" },
  sv: { A: "E", J: "Kn", Q: "D", K: "K" },
};

/** Ranks as cards spell them, ace to king. */
export const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"];

/** Suits in the order of the house. */
export const suits = ["S", "H", "C", "D"];

/** Languages with indices of their own. */
export const languages = Object.keys(letters);

/** The glyph that stands for a rank in a language: `glyphOf("J", "sv")` is Kn. */
export const glyphOf = (rank, language) =>
  glyphs[letters[language][rank] ?? (rank === "T" ? "10" : rank)];
