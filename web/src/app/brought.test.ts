import { describe, expect, it } from "vitest";
import { broughtBy, canBring } from "./brought";

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
});
