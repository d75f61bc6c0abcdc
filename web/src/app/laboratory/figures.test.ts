import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Comparison, Figure } from "../../api/types";
import { wordsOf } from "../words";
import { cellsOf, nameOf, partingOf, rowsOf } from "./figures";

const text = readFileSync("../python/harpan/locale/en/laboratory.ftl", "utf-8");
const words = wordsOf("en", [text]);

const found: Comparison = {
  deals: 2000,
  first: { won: 100, share: 0.05, interval: [0.0413, 0.0604], points: -3.456 },
  second: { won: 150, share: 0.075, interval: [0.0643, 0.0874], points: 1 },
  only_first: 20,
  only_second: 70,
  gain: [0.0161, 0.0338],
  chance: 0.0042,
  points: 4.456,
  points_interval: [-1.204, 10.1],
};

const figure: Figure = {
  kind: "won",
  arm: "draw-1",
  value: 0.90481,
  interval: [0.899, 0.9101],
  total: 4000,
  open: 3,
  column: "",
  base: "",
  check: null,
};

test("a comparison has a row for the wins and one for the points", () => {
  expect(rowsOf(found, words)).toEqual([
    {
      name: "Won, %",
      plain: "5 (4.13 to 6.04)",
      changed: "7.5 (6.43 to 8.74)",
      difference: "2.5 (1.61 to 3.38)",
    },
    {
      name: "Mean points",
      plain: "−3.46",
      changed: "1",
      difference: "4.46 (−1.2 to 10.1)",
    },
  ]);
});

test("the deals that parted are counted, with how often chance would part them so", () => {
  expect(partingOf(found, words)).toContain("Only without: 20. Only with: 70.");
  expect(partingOf(found, words)).toContain("0.42 %");
  expect(partingOf({ ...found, only_first: 0, only_second: 0 }, words)).toBe(
    "No deal ended differently.",
  );
});

test("a share is a percentage and a mean is not", () => {
  expect(cellsOf(figure, words)).toEqual(["90.48", "89.9 to 91.01", "4,000", "3"]);
  expect(nameOf(figure, words)).toBe("draw-1: Won, %");
  const mean: Figure = { ...figure, kind: "mean", column: "points_of_won", value: 532.4 };
  expect(cellsOf(mean, words)[0]).toBe("532.4");
  expect(nameOf(mean, words)).toBe("draw-1: mean points of won games");
  const gain: Figure = { ...figure, kind: "gain", base: "draw-3", value: -0.1 };
  expect(cellsOf(gain, words)[0]).toBe("−10");
  expect(nameOf(gain, words)).toBe("draw-1 against draw-3: Won, percentage points");
});
