import { describe, expect, it } from "vitest";
import { resultLines } from "./result";
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
});
