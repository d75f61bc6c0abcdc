import { describe, expect, it } from "vitest";
import { broughtBy, canBring, largestText, textOf } from "./brought";

const dataOf = (types: string[], files: File[] = [], text = ""): DataTransfer =>
  ({ types, files, getData: () => text }) as unknown as DataTransfer;

describe("what is brought", () => {
  it("is a file anywhere, and a text where there is no field for it", () => {
    expect(canBring(dataOf(["Files"]), true)).toBe(true);
    expect(canBring(dataOf(["text/html", "text/plain"]), false)).toBe(true);
    expect(canBring(dataOf(["text/plain"]), true)).toBe(false);
    expect(canBring(dataOf(["text/uri-list"]), false)).toBe(false);
    expect(canBring(null, false)).toBe(false);
  });

  it("is the file rather than its name", () => {
    const file = new File(["AS"], "deck.txt");
    expect(broughtBy(dataOf(["Files", "text/plain"], [file], "deck.txt"))).toBe(file);
    expect(broughtBy(dataOf(["text/plain"], [], "AS KD"))).toBe("AS KD");
    expect(broughtBy(dataOf([]))).toBeNull();
  });

  it("is read as UTF-8, without a byte order mark", async () => {
    expect(await textOf("AS")).toEqual({ text: "AS" });
    expect(await textOf(new File(["\ufeffA♠ KD\r\n"], "deck.txt"))).toEqual({ text: "A♠ KD\n" });
    const bytes = new File([new Uint8Array([0x41, 0xff])], "deck.txt");
    expect(await textOf(bytes)).toEqual({ fault: "deck-not-text" });
  });

  it("is not read when it is too large", async () => {
    const fault = { fault: "deck-too-large" };
    expect(await textOf(new File(["A".repeat(largestText + 1)], "deck.txt"))).toEqual(fault);
  });
});
