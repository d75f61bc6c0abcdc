import { describe, expect, it } from "vitest";
import { jump, paced, type Motion } from "./paint";

const origin = { x: 0, y: 0 };
const walk: Motion = { time: () => 150, isSeen: true, delays: new Map([[7, 40]]) };

describe("the pace of a motion", () => {
  it("makes journeys and delays longer or shorter alike", () => {
    const slow = paced(walk, 2);
    expect([slow.time(origin, origin), slow.delays?.get(7), slow.isSeen]).toEqual([300, 80, true]);
    expect(paced(walk, 0.5).time(origin, origin)).toBe(75);
  });

  it("of nothing puts things where they go", () => {
    expect(paced(walk, 0)).toBe(jump);
  });
});
