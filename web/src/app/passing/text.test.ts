import { describe, expect, it } from "vitest";
import { largestText, textOf } from "./text";

describe("the text of what is brought", () => {
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
