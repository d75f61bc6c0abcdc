import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AwayError, type Found } from "../api/client";
import type { Told, Verdict } from "../api/types";
import { settled } from "./settled";

const found = (verdict: Verdict): Found<Told> => ({ found: { ply: 3, verdict } });
const refused = (code: string): Found<Told> => ({ refusal: { code, message: "", args: {} } });

/** A server that gives these answers one after the other, and then no more. */
function asking(...answers: (Found<Told> | Error)[]) {
  return vi.fn(() => {
    const answer = answers.shift();
    if (!answer) throw new Error("asked once too often");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function result(ask: () => Promise<Found<Told>>, isWanted = () => true) {
  const answer = settled(ask, isWanted);
  await vi.runAllTimersAsync();
  return (await answer)?.verdict ?? null;
}

describe("what is proven in the end", () => {
  it("is asked for until it is not thought about any more", async () => {
    const ask = asking(found("thinking"), found("thinking"), found("unwinnable"));
    expect(await result(ask)).toBe("unwinnable");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("waits for a server that is away or has too much to do", async () => {
    const ask = asking(new AwayError("away"), refused("solver_busy"), found("winnable"));
    expect(await result(ask)).toBe("winnable");
  });

  it("is nothing where it may not be known", async () => {
    expect(await result(asking(refused("aid_not_taken")))).toBeNull();
  });

  it("is not asked for when it is not wanted any more", async () => {
    let isWanted = true;
    const ask = asking(found("thinking"), found("winnable"));
    const answer = settled(ask, () => isWanted);
    isWanted = false;
    await vi.runAllTimersAsync();
    expect(await answer).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
