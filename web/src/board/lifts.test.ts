import { describe, expect, it } from "vitest";
import { middle, middleLegal, tableFrom } from "./fixtures";
import { liftAt, liftOf, type Lift } from "./lifts";
import { parseMove } from "./moves";

const table = tableFrom(middle);
const legal = middleLegal.map(parseMove);
const lift = (pile: string, index: number): Lift => ({ pile, index, exact: true });

describe("taking cards", () => {
  it("takes open cards of a column with all that lies on them", () => {
    expect(liftAt(table, "t5", 1)).toEqual(lift("t5", 1));
  });

  it("leaves hidden cards, and all but the top of the waste", () => {
    expect(liftAt(table, "t2", 0)).toBeNull();
    expect(liftAt(table, "w", 0)).toBeNull();
    expect(liftAt(table, "w", 1)).toEqual(lift("w", 1));
  });

  it("leaves cards that are open to the player but lie face down", () => {
    expect(liftAt(tableFrom({ t1: "4h 6H" }), "t1", 0)).toBeNull();
  });

  it("takes nothing from the stock or an empty pile", () => {
    expect(liftAt(table, "s", 2)).toBeNull();
    expect(liftOf(legal, table, "t6")).toBeNull();
  });
});
