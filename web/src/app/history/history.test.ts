import { beforeAll, describe, expect, it } from "vitest";
import type { LogEntry, StatisticsState } from "../../api/types";
import { speak } from "../language.svelte";
import { harpan, vegas } from "../samples";
import { variants } from "../variants";
import { bankForms } from "./bankforms";
import { curveOf, size } from "./curve";
import { factsOf, outcomeText } from "./entry";
import { figuresOf } from "./figures";
import { newsText } from "./news";
import { historyWords } from "./words";

type Statistics = NonNullable<StatisticsState["statistics"]>;

beforeAll(() => Promise.all([speak("sv"), historyWords.hear()]));

const totals: NonNullable<Statistics["totals"]> = {
  game: "klondike",
  rules: "klondike",
  scoring: "standard",
  rules_version: 1,
  practice: false,
  last_at: 0,
  open: 0,
  played: 12,
  won: 4,
  plus: 0,
  best_points: 4200,
  mean_points: 512.25,
  best_up: 52,
  mean_up: 20,
  fewest_moves_won: 96,
  mean_moves_won: 110.5,
  fastest_won: 125_000,
  mean_elapsed_won: 200_000,
  mean_elapsed: 180_000,
  total_elapsed: 2_160_000,
  helped: 2,
  won_alone: 3,
};

const statistics: Statistics = {
  totals,
  practice: null,
  share: [0.138, 0.609],
  plus_share: [0, 0.2],
  wins_in_a_row: { now: 1, longest: 3 },
  days_in_a_row: { now: 0, longest: 2 },
  progress: [],
};

const labels = (scoring: string): string[] =>
  figuresOf(statistics, scoring).flatMap((group) => group.map(({ label }) => label));

const valueOf = (label: string): string | undefined =>
  figuresOf(statistics, "standard")
    .flat()
    .find((figure) => figure.label === label)?.value;

describe("the figures of a form", () => {
  it("are those that its scoring has", () => {
    expect(labels("standard")).toContain("best-points");
    expect(labels("standard")).not.toContain("plus");
    expect(labels("vegas:bonus=500")).toEqual(
      expect.arrayContaining(["plus", "won-out", "best-points", "best-up"]),
    );
    expect(labels("plain")).toContain("best-up");
    expect(labels("plain")).not.toContain("best-points");
  });

  it("say how many and how sure", () => {
    expect(valueOf("won")).toBe("4 av 12 partier, 33\u00a0%");
    expect(valueOf("wins-in-a-row")).toBe("nu 1, som mest 3");
    expect(valueOf("mean-points")).toBe("512,3");
    expect(valueOf("fastest")).toBe("2:05");
    expect(valueOf("total-time")).toBe("0 h 36 min");
  });

  it("name the games that are still open, if any are", () => {
    expect(labels("standard")).not.toContain("open");
    const open = { ...statistics, totals: { ...totals, open: 1 } };
    expect(figuresOf(open, "standard")[0]?.map(({ label }) => label)).toContain("open");
  });

  it("are none where nothing has been played", () => {
    expect(figuresOf({ ...statistics, totals: null }, "standard")).toEqual([]);
  });
});

describe("what is new after a win", () => {
  it("is two records at most, and the share", () => {
    const news = newsText([
      { kind: "best_points", value: 4200, played: 12 },
      { kind: "fastest", value: 125_000, played: 12 },
      { kind: "longest_streak", value: 4, played: 12 },
      { kind: "share", value: 4, played: 12 },
    ]);
    expect(news).toBe(
      "Nytt poängrekord: 4\u00a0200. Snabbaste vinsten hittills: 2:05. " +
        "4 av 12 partier har gått ut, 33\u00a0%.",
    );
  });
});

const entry = (told: Partial<LogEntry>): LogEntry => ({
  id: "one",
  game: "vegas",
  options: {},
  rules: "klondike:passes=1",
  scoring: "vegas",
  deal: { number: "42", code: "1A-G", origin: "random" },
  outcome: "finished",
  results: [],
  practice: false,
  aids: [],
  begun_at: 0,
  ended_at: 1,
  points: -12,
  up: 8,
  moves: 60,
  elapsed: 75,
  ...told,
});

describe("a game in the log", () => {
  it("says how it ended: plus and out are two results", () => {
    expect(outcomeText(entry({}))).toBe("Avslutat");
    expect(outcomeText(entry({ results: ["plus"] }))).toBe("Plus");
    expect(outcomeText(entry({ outcome: "left", results: ["plus"] }))).toBe("Plus");
    expect(outcomeText(entry({ outcome: "won", results: ["plus", "out"] }))).toBe("Gick ut");
    expect(outcomeText(entry({ outcome: "open" }))).toBe("Pågår");
  });

  it("says what it came to, and what is to be known of it", () => {
    expect(factsOf(entry({ practice: true, aids: ["facit"] }))).toBe(
      "\u221212 poäng · 60 drag · 1:15 · övning · hjälp: facit",
    );
    expect(factsOf(entry({ points: null }))).toBe("60 drag · 1:15");
  });
});

describe("the forms that may have a bank", () => {
  it("begin with the one on the table", () => {
    const texts = {
      vegas: ":passes=1",
      "vegas-draw-3": ":draw=3,passes=3",
      "vegas-321": ":draw=3",
    };
    const known = variants.map((variant) => ({
      ...variant,
      rules: variant.rules + (texts[variant.id as keyof typeof texts] ?? ""),
    }));
    const named = bankForms(vegas(0), known).map(({ game }) => game);
    expect(named).toEqual(["vegas", "vegas-draw-3", "vegas-321"]);
    const own = vegas(0, { rules: "klondike:draw=3,passes=1" });
    expect(bankForms(own, known).map(({ rules }) => rules)[0]).toBe("klondike:draw=3,passes=1");
    expect(bankForms(own, known)).toHaveLength(4);
    expect(bankForms(harpan(), known)).toHaveLength(3);
  });
});

describe("a curve", () => {
  const values = [
    { x: 1, y: 100 },
    { x: 2, y: 48 },
    { x: 3, y: 68 },
  ];

  it("goes from edge to edge, higher for more, and stays inside", () => {
    const { spots, marks } = curveOf(values, [100]);
    expect(spots.map(({ x }) => x)).toEqual([0, size.width / 2, size.width]);
    expect(spots[0]?.y).toBeLessThan(spots[2]?.y ?? 0);
    expect(spots[2]?.y).toBeLessThan(spots[1]?.y ?? 0);
    for (const { y } of spots) expect(y >= 0 && y <= size.height).toBe(true);
    expect(marks).toEqual([spots[0]?.y]);
  });

  it("of one value lies in the middle", () => {
    const { spots } = curveOf([{ x: 1, y: 5 }], []);
    expect(spots).toEqual([{ x: size.width / 2, y: size.height / 2 }]);
  });
});
