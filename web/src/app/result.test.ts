import { describe, expect, it } from "vitest";
import { resultLines, stuckId } from "./result";
import { runningPoints } from "./score";
import { english, harpan, swedish, vegas } from "./samples";

describe("the result", () => {
  const score = { kind: "standard", points: 525, time_penalty: -36, bonus: 3846, up: 52 } as const;
  const won = harpan({ status: "won", elapsed: 182.4, score: { ...score, total: 4335 } });

  it("shows points and time bonus apart, with the formula", () => {
    const lines = resultLines(won, english);
    expect(lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
      "Points for the cards 525",
      "Taken away for time \u221236",
      "Time bonus 3,846",
      "Total 4,335",
      "Moves 1",
      "Time 3:02",
    ]);
    expect(lines[2]?.formula).toBe("700,000 ÷ 182 s");
  });

  it("gives no formula for a bonus that a quick win does not get", () => {
    const quick = { ...score, time_penalty: -6, bonus: 0, total: 519 };
    const lines = resultLines(harpan({ status: "won", elapsed: 30.9, score: quick }), english);
    expect(lines.find(({ label }) => label === "Time bonus")).toEqual({
      label: "Time bonus",
      value: "0",
    });
  });

  it("tells what statistics know of the game beside its figures", () => {
    const helped = harpan({ ...won, practice: true, aids: ["verdict", "facit"] });
    const lines = resultLines(helped, swedish).map(({ label, value }) => `${label}: ${value}`);
    expect(lines.slice(-2)).toEqual([
      "Räknas: nej, övning",
      "Hjälp: om given går att vinna, facit",
    ]);
  });

  it("lets no bonus leap into the points on the bar", () => {
    expect(runningPoints(won.score)).toBe(489);
  });

  it("tells plus and all out as two results in Las Vegas", () => {
    const told = (up: number, results: ("plus" | "out")[]) =>
      resultLines(vegas(up, { status: "finished", results }), swedish).map(
        ({ label, value }) => `${label}: ${value}`,
      );
    expect(told(15, ["plus"])).toEqual(
      expect.arrayContaining(["Plus: ja, minst 11 kort", "Gått ut: nej, 37 kort fattades"]),
    );
    expect(told(10, [])).toEqual(expect.arrayContaining(["Plus: nej, det krävs 11 kort"]));
    expect(told(52, ["plus", "out"])).toEqual(
      expect.arrayContaining(["Plus: ja, minst 11 kort", "Gått ut: ja, alla 52 kort"]),
    );
  });

  it("reckons the points of Spider, and what undone moves cost", () => {
    const spider = (points: number) =>
      harpan({
        rules: "spider:suits=1",
        options: { suits: "1", ranks: "13", scoring: "spider" },
        moves: 120,
        score: { kind: "spider", points, time_penalty: 0, bonus: 0, total: points, up: 104 },
      });
    const [line, runs] = resultLines(spider(1180), swedish);
    expect(line).toMatchObject({ value: "1\u00a0180", formula: "500 \u2212 120 + 100 × 8" });
    expect(runs).toMatchObject({ label: "Hela sviter", value: "8 av 8" });
    expect(resultLines(spider(1174), swedish)[1]).toMatchObject({ value: "\u22126" });
  });

  it("counts what is gone, and the cards that went up by themselves", () => {
    const plain = { kind: "plain", points: 0, time_penalty: 0, bonus: 0, total: 0, up: 0 } as const;
    const labels = (told: Parameters<typeof harpan>[0]) =>
      resultLines(harpan({ score: plain, ...told }), swedish).map(
        ({ label, value }) => `${label} ${value}`,
      );
    expect(labels({ piles: { d: ["KS", "KH"] }, rules: "pyramid" })[0]).toBe("Kort borta 2 av 52");
    expect(labels({ automatic: 9 })).toContain("Drag av sig själva 9");
  });

  it("says of a stuck game only what has been proven", () => {
    const said = (rules: string) => swedish(stuckId(harpan({ rules })));
    expect(said("klondike:draw=3")).toContain("höja en grundhög");
    expect(said("spider")).toContain("inte har sett");
    expect(said("freecell")).not.toContain("dolda");
  });
});
