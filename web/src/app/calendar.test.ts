import { describe, expect, it } from "vitest";
import { calendarOf, daysOf, monthAfter, monthOf } from "./calendar";

describe("a calendar", () => {
  it("goes from month to month over the year's end", () => {
    expect(monthOf("2026-11-30")).toBe("2026-11");
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2027-01", -1)).toBe("2026-12");
  });

  it("begins a week with Monday, and knows how long a month is", () => {
    const november = daysOf("2026-11");
    expect(november.before).toBe(6);
    expect(november.days).toHaveLength(30);
    expect(november.days.at(-1)).toBe("2026-11-30");
    expect(daysOf("2028-02").days).toHaveLength(29);
    expect(daysOf("2026-06").before).toBe(0);
  });

  it("writes days as a language does", () => {
    expect(calendarOf("sv").day("2026-11-30")).toBe("30 november 2026");
    expect(calendarOf("sv").weekdays[0]).toBe("mån");
    expect(calendarOf("en").month("2026-12")).toBe("December 2026");
    expect(calendarOf("en").weekdays.at(-1)).toBe("Sun");
  });
});
