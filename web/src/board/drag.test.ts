import { describe, expect, it } from "vitest";
import { cancel, drag, press, release } from "./drag";
import { boardFrom, gameFrom, middle, middleLegal } from "./fixtures";
import type { Point } from "./geometry";
import { topBox } from "./layout";
import { sceneOf } from "./scene";
import { goals, withGame, type BoardState } from "./state";

const board = () => boardFrom(middle, middleLegal);

const centre = (state: BoardState, pile: string): Point => {
  const { x, y, width, height } = topBox(state.layout, pile);
  return { x: x + width / 2, y: y + height / 2 };
};

const cardCentre = (state: BoardState, pile: string, index: number): Point => {
  const spot = state.layout.spots[pile]?.[index] ?? { x: 0, y: 0 };
  return { x: spot.x + 10, y: spot.y + 10 };
};

/** The hand takes a card by its corner and brings it over the top card of a pile. */
const carry = (state: BoardState, from: Point, to: Point) => drag(press(state, 1, from, 4), 1, to);

const over = (state: BoardState, pile: string, by: Point = { x: 0, y: 0 }): Point => {
  const { x, y } = topBox(state.layout, pile);
  return { x: x + 10 + by.x, y: y + 10 + by.y };
};

describe("a press", () => {
  it("is a tap while the hand only trembles", () => {
    const start = centre(board(), "t3");
    const pressed = carry(board(), start, { x: start.x + 3, y: start.y });
    expect(pressed.press?.isHeld).toBe(false);
    expect(release(pressed, 1).state.selection?.pile).toBe("t3");
  });

  it("holds the run once it goes further", () => {
    const state = board();
    const held = carry(state, cardCentre(state, "t5", 1), { x: 500, y: 600 });
    const actors = sceneOf(held).filter((actor) => actor.isHeld);
    expect(actors.map((actor) => actor.card)).toEqual(["QH", "JC"]);
    expect(goals(held)).toEqual(["t6"]);
  });

  it("holds nothing of the stock or of hidden cards", () => {
    const state = board();
    expect(carry(state, centre(state, "s"), { x: 500, y: 600 }).press?.isHeld).toBe(false);
    const hidden = carry(state, cardCentre(state, "t2", 0), { x: 500, y: 600 });
    expect(hidden.press?.isHeld).toBe(false);
  });

  it("of a second pointer is not heeded", () => {
    const state = board();
    const held = carry(state, centre(state, "t3"), { x: 500, y: 600 });
    expect(press(held, 2, { x: 1, y: 1 }, 4)).toBe(held);
    expect(drag(held, 2, { x: 1, y: 1 })).toBe(held);
    expect(release(held, 2).state).toBe(held);
  });

  it("that is lost leaves no card in the hand", () => {
    const state = board();
    const held = carry(state, centre(state, "t3"), { x: 500, y: 600 });
    expect(sceneOf(cancel(held)).some((actor) => actor.isHeld)).toBe(false);
    expect(release(cancel(held), 1)).toEqual({ state: cancel(held) });
  });

  it("that ends elsewhere without cards does nothing", () => {
    const state = board();
    const moved = carry(state, centre(state, "s"), centre(state, "t4"));
    expect(release(moved, 1).move).toBeUndefined();
  });
});

describe("a tap where one is enough", () => {
  const once = () => ({ ...board(), taps: "once" as const });
  const tapped = (state: BoardState, at: Point) => release(press(state, 1, at, 4), 1);

  it("sends the card with those on it", () => {
    expect(tapped(once(), centre(once(), "t3")).move).toBe("t3-t2");
    expect(tapped(once(), cardCentre(once(), "t5", 1)).move).toBe("t5-t6:2");
  });

  it("takes no card that goes nowhere, so that the next tap is a fresh one", () => {
    const { state, refused } = tapped(once(), centre(once(), "t1"));
    expect([refused, state.selection]).toEqual(["t1-f2", null]);
    expect(tapped(state, centre(state, "t3")).move).toBe("t3-t2");
  });

  it("still takes a card of a foundation, and lays it down", () => {
    const taken = tapped(once(), centre(once(), "f1")).state;
    expect(taken.selection?.pile).toBe("f1");
    expect(tapped(taken, centre(taken, "t3")).refused).toBe("f1-t3");
  });

  it("waits for its turn", () => {
    const waiting = tapped(once(), centre(once(), "t4")).state;
    const { state } = tapped(waiting, centre(waiting, "t3"));
    expect(state.queue.map(({ intent }) => intent.kind)).toEqual(["send"]);
  });
});

describe("a drop", () => {
  const dropped = (from: [string, number], to: (state: BoardState) => Point) => {
    const state = board();
    return release(carry(state, cardCentre(state, ...from), to(state)), 1);
  };

  it("on a legal place plays", () => {
    const turn = dropped(["t3", 1], (state) => over(state, "t2"));
    expect(turn.move).toBe("t3-t2");
    expect(turn.state.press).toBeNull();
  });

  it("goes to the legal place, though an illegal one is covered more", () => {
    const { move } = dropped(["t3", 1], (state) => {
      const [from, to] = [over(state, "t3"), over(state, "t2")];
      return { x: from.x + (to.x - from.x) * 0.45, y: to.y };
    });
    expect(move).toBe("t3-t2");
  });

  it("on an illegal place says what was tried", () => {
    const turn = dropped(["t5", 1], (state) => over(state, "t1"));
    expect(turn).toMatchObject({ refused: "t5-t1:2" });
    expect(turn.move).toBeUndefined();
  });

  it("on its own pile or on nothing just returns", () => {
    const own = dropped(["t3", 1], (state) => over(state, "t3", { x: 12, y: 12 }));
    expect([own.move, own.refused]).toEqual([undefined, undefined]);
    const nowhere = dropped(["t3", 1], () => ({ x: 990, y: 790 }));
    expect([nowhere.move, nowhere.refused]).toEqual([undefined, undefined]);
  });
});

describe("a state that comes during a drag", () => {
  it("leaves the cards in the hand, with new goals", () => {
    const state = board();
    const held = carry(state, centre(state, "t3"), { x: 500, y: 600 });
    const after = withGame(held, gameFrom(middle, { ply: 1, legal: ["t3-t1"] }));
    expect(after.press?.isHeld).toBe(true);
    expect(goals(after)).toEqual(["t1"]);
  });

  it("takes them back if they are no longer there", () => {
    const state = board();
    const held = carry(state, centre(state, "t3"), { x: 500, y: 600 });
    expect(withGame(held, gameFrom({ ...middle, t3: "8D" }, { ply: 1 })).press).toBeNull();
    expect(withGame(held, gameFrom(middle, { id: "b" })).press).toBeNull();
  });
});
