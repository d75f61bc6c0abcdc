import type { GameState, Line, LineMove, LinesState } from "../api/types";
import { facitMoveText } from "./line";
import { familyOf } from "./rules";
import { sentence, type Words } from "./words";

/** What leaves the table in these games is gone, not up. */
const vanishing = ["pyramid", "aces-up"];

/** A move of a line in words: "Hjärter sex till kolumn 4, och ett kort av sig självt". */
export const moveText = (made: LineMove, words: Words): string =>
  sentence(words("lines-automatic", { move: facitMoveText(made, words), count: made.automatic }));

/** The place in the list, from 1, of the line that a position is in; 0 for the deal. */
export const lineWith = ({ lines }: LinesState, position: number): number =>
  lines.findIndex(({ moves }) => moves.some((made) => made.position === position)) + 1;

/** What a line is, in a few parts: where it leaves another, how long it is, how it ends. */
export function lineParts(all: LinesState, line: Line, state: GameState, words: Words): string[] {
  const before = movesBefore(line);
  const length = (line.moves.at(-1)?.moves ?? before) - before;
  const up = vanishing.includes(familyOf(state)) ? "lines-gone" : "lines-up";
  return [
    words("lines-from", { moves: before, line: lineWith(all, line.start) }),
    words("lines-length", { moves: length }),
    ...(line.end === "open" ? [] : [words(`lines-${line.end}`)]),
    ...(line.up > 0 ? [words(up, { up: line.up })] : []),
  ];
}

/** Moves of the player from the deal to where the line begins. */
function movesBefore({ moves: [first] }: Line): number {
  return Math.max(0, (first?.moves ?? 1) - 1);
}

/** The moves after which there is a bookmark, in the order of the lines. */
export const marked = ({ lines }: LinesState): LineMove[] =>
  lines.flatMap(({ moves }) => moves.filter(({ bookmarked }) => bookmarked));
