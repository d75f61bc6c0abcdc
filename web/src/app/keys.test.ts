import { describe, expect, it } from "vitest";
import { boardKeys } from "../board/keys";
import { keyName } from "./keynames";
import { commandOf, keys } from "./keys";
import { english, swedish } from "./samples";

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe("keys", () => {
  it("undo and redo as everywhere", () => {
    expect(press("z", { ctrlKey: true })).toBe("undo");
    expect(press("Z", { ctrlKey: true, shiftKey: true })).toBe("redo");
    expect(press("y", { metaKey: true })).toBe("redo");
    expect(press("u")).toBe("undo");
  });

  it("find ? on any keyboard", () => {
    expect(press("?", { shiftKey: true })).toBe("keys");
    expect(press("?")).toBe("keys");
  });

  it("each do one thing, and none is a key of the board", () => {
    const pressed = keys.map(({ key, ctrl, shift }) =>
      [ctrl && "Ctrl", shift && "Shift", key].join(" "),
    );
    expect(pressed).toEqual([...new Set(pressed)]);
    const ofBoard = [..."1234567890abcdfswx"];
    expect(keys.filter(({ key, ctrl }) => !ctrl && ofBoard.includes(key))).toEqual([]);
  });

  it("find / on any keyboard", () => {
    expect(press("/", { shiftKey: true })).toBe("find");
  });

  it("leave the rest alone", () => {
    expect(press("z")).toBeNull();
    expect(press("n", { ctrlKey: true })).toBeNull();
    expect(press("n", { altKey: true })).toBeNull();
  });

  it("do one thing each", () => {
    const presses = keys.map(({ key, ctrl = false, shift = false }) => `${key} ${ctrl} ${shift}`);
    expect(presses.filter((press, place) => presses.indexOf(press) < place)).toEqual([]);
  });

  it("are all listed with words", () => {
    for (const words of [swedish, english]) {
      const listed = [
        ...keys.flatMap((key) => [words(`key-${key.command}`), keyName(key, words)]),
        ...boardKeys.flatMap(({ id, keys }) => [words(id), ...keys.map((key) => words(key))]),
      ];
      expect(listed.filter((text) => /^(key|board)-|[{}]/.test(text))).toEqual([]);
    }
  });
});
