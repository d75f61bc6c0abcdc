import { describe, expect, it } from "vitest";
import { facitMoveText } from "./line";
import { english, swedish } from "./samples";

const moves: [string, string[], string, string][] = [
  ["s-w:3", ["2C", "9H", "QS"], "dra klöver två, hjärter nio, spader dam", "draw "],
  ["w-s:24", [], "vänd talongen", "recycle the stock"],
  ["s-t1:10", [], "ge en rad ur talongen", "deal a row from the stock"],
  ["t3-t4", ["6H"], "hjärter sex till kolumn 4", " to column 4"],
  ["t3-t4:2", ["6H", "5S"], "hjärter sex med sin sekvens till kolumn 4", "with its run"],
  ["w-f2", ["AS"], "spader ess till grundhögen", " to the foundation"],
  ["t3-c1", ["KH"], "hjärter kung till fri ruta 1", " to cell 1"],
  ["p28-p22", ["6H", "7S"], "ta bort hjärter sex och spader sju", "remove "],
  ["p4-w", ["QH", "AS"], "ta bort hjärter dam och spader ess", "remove "],
  ["p28-d", ["KH"], "ta bort hjärter kung", "remove "],
  ["w-d:2", ["6H", "7S"], "ta bort hjärter sex, spader sju", "remove "],
  ["t1-d", ["6H"], "ta bort hjärter sex", "remove "],
];

describe("a move of facit", () => {
  it.each(moves)("is said by its cards: %s", (move, cards, said, part) => {
    expect(facitMoveText({ move, cards }, swedish)).toBe(said);
    expect(facitMoveText({ move, cards }, english)).toContain(part);
  });
});
