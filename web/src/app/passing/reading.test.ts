import { describe, expect, it, vi } from "vitest";
import type { DealText, FoundDeal, FoundDeals } from "../../api/types";
import { createReading } from "./reading.svelte";

const text: DealText = { text: "1\n2", game: "klondike" };

const dealOf = (line: number): FoundDeal => ({
  game: "klondike",
  options: {},
  number: String(line),
  deck: null,
  name: "",
  line,
});

const foundIn = (count: number): { found: FoundDeals } => ({
  found: { deals: Array.from({ length: count }, (_, place) => dealOf(place + 1)), count },
});

const refusal = { code: "bad_card", message: "", args: { line: "1", column: "1" } };

describe("a text that is read", () => {
  it("gives its only deal at once", async () => {
    const reading = createReading(() => Promise.resolve(foundIn(1)));
    expect(await reading.deal(text)).toEqual(dealOf(1));
    expect(reading.several(text)).toBeNull();
  });

  it("gives the deal that was picked, and is not read again for that", async () => {
    const read = vi.fn(() => Promise.resolve(foundIn(3)));
    const reading = createReading(read);
    expect(await reading.deal(text)).toBeNull();
    expect(reading.several(text)?.count).toBe(3);
    reading.pick = 2;
    expect(await reading.deal(text)).toEqual(dealOf(3));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("is read again when it or the choice has changed, and picked from anew", async () => {
    const read = vi.fn(() => Promise.resolve(foundIn(3)));
    const reading = createReading(read);
    await reading.deal(text);
    reading.pick = 2;
    const other = { ...text, game: "vegas" };
    expect(reading.several(other)).toBeNull();
    expect(await reading.deal(other)).toBeNull();
    expect([reading.pick, read.mock.calls.length]).toEqual([0, 2]);
  });

  it("keeps what is wrong until it is forgotten or read anew", async () => {
    const answers = [{ refusal }, foundIn(1)];
    const reading = createReading(() => Promise.resolve(answers.shift() ?? foundIn(1)));
    expect(await reading.deal(text)).toBeNull();
    expect(reading.fault).toEqual({ text: "1\n2", refusal });
    reading.forget();
    expect(reading.fault).toBeNull();
    expect(await reading.deal(text)).toEqual(dealOf(1));
  });
});
