import { describe, expect, it } from "vitest";
import { hiddenCards, middle, pilesFrom, tableFrom } from "./fixtures";
import { reseat, type Seat } from "./match";
import { parseMove } from "./moves";
import type { Piles } from "./piles";
import { predict } from "./predict";

const near = () => 0;
const seatsOf = (texts: Record<string, string>) => reseat([], pilesFrom(texts), near);
const idAt = (seats: readonly Seat[], pile: string, index: number) =>
  seats.find((seat) => seat.pile === pile && seat.index === index)?.id;

const play = (texts: Record<string, string>, move: string): Piles =>
  predict(tableFrom(texts), parseMove(move)).piles;

describe("the cards after a change", () => {
  it("are each a thing of its own", () => {
    const ids = seatsOf(middle).map((seat) => seat.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are the same where nothing changed", () => {
    const seats = seatsOf(middle);
    expect(reseat(seats, pilesFrom(middle), near)).toEqual(seats);
  });

  it("are followed by name when they move", () => {
    const seats = seatsOf(middle);
    const moved = reseat(seats, play(middle, "t5-t6:2"), near);
    expect(idAt(moved, "t6", 0)).toBe(idAt(seats, "t5", 1));
    expect(idAt(moved, "t6", 1)).toBe(idAt(seats, "t5", 2));
  });

  it("are the same cards when they turn up or down", () => {
    const seats = seatsOf(middle);
    const turned = reseat(seats, pilesFrom({ ...middle, t2: "?? 8S 5C" }), near);
    expect(idAt(turned, "t2", 1)).toBe(idAt(seats, "t2", 1));
    const back = reseat(turned, pilesFrom(middle), near);
    expect(idAt(back, "t2", 1)).toBe(idAt(seats, "t2", 1));
  });

  it("come from the stock when they are drawn, face down and then known", () => {
    const seats = seatsOf(middle);
    const drawn = reseat(seats, play(middle, "s-w"), near);
    expect(idAt(drawn, "w", 2)).toBe(idAt(seats, "s", 2));
    const known = reseat(drawn, pilesFrom({ ...middle, s: "?? ??", w: "KD 4H 7C" }), near);
    expect(idAt(known, "w", 2)).toBe(idAt(seats, "s", 2));
  });

  it("go back to the stock when the waste is turned", () => {
    const seats = seatsOf({ w: "KD 4H 7C" });
    const turned = reseat(seats, pilesFrom({ s: hiddenCards(3) }), near);
    expect(turned.map((seat) => seat.id).sort()).toEqual(seats.map((seat) => seat.id).sort());
  });

  it("take the shorter way when two are alike", () => {
    const seats = seatsOf({ t1: "5H", t7: "5H" });
    const columns = (from: { pile: string }, to: { pile: string }) =>
      Math.abs(Number(from.pile.slice(1)) - Number(to.pile.slice(1)));
    const moved = reseat(seats, pilesFrom({ t2: "5H", t7: "5H" }), columns);
    expect(idAt(moved, "t2", 0)).toBe(idAt(seats, "t1", 0));
    expect(idAt(moved, "t7", 0)).toBe(idAt(seats, "t7", 0));
  });

  it("are new where none was", () => {
    const seats = seatsOf({ t1: "5H" });
    const more = reseat(seats, pilesFrom({ t1: "5H", t2: "6C" }), near);
    expect(idAt(more, "t2", 0)).not.toBe(idAt(seats, "t1", 0));
  });
});
