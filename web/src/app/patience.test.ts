import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AwayError, BrokenError } from "../api/client";
import { createPatience, type Trouble } from "./patience";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function patient(failures: Error[]) {
  const told: (Trouble | null)[] = [];
  const call = vi.fn(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve("answer");
  });
  const { reach, again } = createPatience((trouble) => told.push(trouble));
  return { call, told, again, answer: reach(call) };
}

const times = (count: number, error: Error) => Array<Error>(count).fill(error);

describe("a server that cannot be reached", () => {
  it("is asked until it answers", async () => {
    const { call, told, answer } = patient(times(30, new AwayError()));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await answer).toBe("answer");
    expect(call).toHaveBeenCalledTimes(31);
    expect(told.at(0)).toBe("away");
    expect(told.at(-1)).toBeNull();
    expect(told).not.toContain("stopped");
  });
});

describe("a server that is broken", () => {
  it("is asked a few times, then not until it is wished", async () => {
    const { call, told, again, answer } = patient(times(5, new BrokenError()));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(call).toHaveBeenCalledTimes(4);
    expect(told).toEqual(["broken", "broken", "broken", "stopped"]);
    again();
    await vi.advanceTimersByTimeAsync(600);
    expect(await answer).toBe("answer");
    expect(told.at(-1)).toBeNull();
  });

  it("is asked anew when it was away in between", async () => {
    const broken = times(3, new BrokenError());
    const { told, answer } = patient([...broken, new AwayError(), ...broken]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await answer).toBe("answer");
    expect(told).not.toContain("stopped");
  });
});

describe("any other mistake", () => {
  it("is passed on", async () => {
    const { answer } = patient([new RangeError("ours")]);
    await expect(answer).rejects.toThrow("ours");
  });
});
