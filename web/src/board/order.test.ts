import { describe, expect, it } from "vitest";
import { press } from "./drag";
import { boardFrom, gameFrom, hit, keys, middle, middleLegal, taps } from "./fixtures";
import { pileBox } from "./layout";
import { inDrawOrder, mayShowOrder } from "./order";
import { sceneOf } from "./scene";
import { withGame } from "./state";
import { stopsOf } from "./stops";
import { hitAt } from "./target";

const texts = { ...middle, s: "2c 7h 9s", t2: "4c 9h 5C" };
const board = () => boardFrom(texts, middleLegal);
const shown = () => taps(board(), hit("s", -1)).state;

describe("the order of the stock", () => {
  it("is shown only where each of its cards is open to the player", () => {
    expect(mayShowOrder(board().table)).toBe(true);
    expect(mayShowOrder(boardFrom(middle, []).table)).toBe(false);
    expect(taps(boardFrom(middle, []), hit("s", -1)).state.table.isOrderShown).toBe(false);
  });

  it("is that in which cards are drawn, the waste after the stock", () => {
    expect(inDrawOrder(board().table)).toEqual([
      hit("s", 2),
      hit("s", 1),
      hit("s", 0),
      hit("w", 0),
      hit("w", 1),
    ]);
  });

  it("is shown by a tap on the line under the stock, and by S", () => {
    const { caption } = board().layout;
    expect(hitAt(board().layout, { x: caption.x + 5, y: caption.y + 5 })).toEqual(hit("s", -1));
    expect(shown().table.isOrderShown).toBe(true);
    expect(keys(board(), "s").state.table.isOrderShown).toBe(true);
  });

  it("is put away by any tap, which does nothing else", () => {
    const { state, move } = taps(shown(), hit("t3", 1));
    expect([state.table.isOrderShown, state.selection, move]).toEqual([false, null, undefined]);
  });

  it("is put away by a key, and by a new state", () => {
    expect(keys(shown(), "Escape").state.table.isOrderShown).toBe(false);
    const { state, move } = keys(shown(), "d");
    expect([state.table.isOrderShown, move]).toEqual([false, "s-w"]);
    expect(withGame(shown(), gameFrom(texts, { ply: 1 })).table.isOrderShown).toBe(false);
  });

  it("leaves nothing to be taken", () => {
    const at = pileBox(shown().layout, "t7");
    expect(press(shown(), 1, { x: at.x + 5, y: at.y + 5 }, 4).press?.lift).toBeNull();
  });

  it("lies above the other cards, which are dim", () => {
    const actors = sceneOf(shown());
    const levels = ["9S", "7H", "2C", "KD", "4H"].map(
      (name) => actors.find(({ card }) => card.toUpperCase() === name)?.level ?? NaN,
    );
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(actors.filter(({ isDim }) => !isDim).length).toBe(5);
  });

  it("is walked through by arrows, from the next card on", () => {
    expect(shown().cursor).toEqual(hit("s", 2));
    expect(keys(shown(), "ArrowRight ArrowRight ArrowRight ArrowLeft").state.cursor).toEqual(
      hit("s", 0),
    );
    expect(stopsOf(shown().table, "w")).toEqual([0, 1]);
  });
});
