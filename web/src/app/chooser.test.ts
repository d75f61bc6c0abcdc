import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FoundDeal, FoundDeals, NewGame, Refusal } from "../api/types";
import type { Found } from "../api/client";
import Chooser from "./Chooser.svelte";
import { speak } from "./language.svelte";
import { passingWords } from "./passing/words";
import { variants } from "./variants";

const dealOf = (game: string, line = 1): FoundDeal => {
  const options = variants.find(({ id }) => id === game)?.options ?? [];
  const values = Object.fromEntries(options.map(({ name, value }) => [name, value]));
  return { game, options: values, number: null, deck: `deck ${line}`, name: "", line };
};

const wrong = (message: string, args: Refusal["args"]): Found<FoundDeals> => ({
  refusal: { code: message, message, args },
});

let shown: object | null = null;

async function chooserWith(answer: Found<FoundDeals>, brought: File | string | null = "AS\n3X KD") {
  await speak("sv");
  await passingWords.hear();
  const read = vi.fn(() => Promise.resolve(answer));
  const deal = vi.fn<(game: NewGame) => Promise<Refusal | null>>(() => Promise.resolve(null));
  const props = { variants, game: "klondike", changes: {}, leaves: false, brought, read, deal };
  document.body.replaceChildren();
  shown = mount(Chooser, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector("#deck")).not.toBeNull());
  return { read, deal };
}

const find = <Kind extends Element>(selector: string): Kind =>
  document.querySelector<Kind>(selector) ?? expect.fail(`no ${selector}`);
const submit = () => find("form").dispatchEvent(new Event("submit", { cancelable: true }));

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("the page of games with a text", () => {
  it("reads what was brought for the game that is chosen, and deals what is found", async () => {
    const { read, deal } = await chooserWith({ found: { deals: [dealOf("freecell")], count: 1 } });
    submit();
    await vi.waitFor(() => expect(deal).toHaveBeenCalled());
    const asked = { text: "AS\n3X KD", game: "klondike", options: {}, order: "dealing" };
    expect(read).toHaveBeenCalledWith(asked);
    expect(deal).toHaveBeenCalledWith({ game: "freecell", options: {}, deck: "deck 1" });
  });

  it("marks what is wrong in its line, keeps the text, and is quiet when it is edited", async () => {
    const args = { line: "2", column: "1", got: "3X" };
    const { deal } = await chooserWith(wrong("bad_card", args));
    submit();
    await vi.waitFor(() => expect(document.querySelector("mark")).not.toBeNull());
    expect(find("#deck-fault").textContent).toContain("Rad 2, tecken 1: ”3X” är inget kort.");
    expect([find("mark").textContent, find(".line code").textContent]).toEqual(["3X", "3X KD"]);
    const field = find<HTMLTextAreaElement>("#deck");
    expect(field.value).toBe("AS\n3X KD");
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("3X");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(deal).not.toHaveBeenCalled();
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(find("#deck-fault").textContent.trim()).toBe("");
  });

  it("shows a place for what is missing at the end", async () => {
    const args = { line: "2", column: "6", missing: "AH" };
    await chooserWith(wrong("cards_missing", args));
    submit();
    await vi.waitFor(() => expect(document.querySelector("mark.gap")).not.toBeNull());
  });

  it("lets one of several deals be picked", async () => {
    const deals = [dealOf("klondike", 1), dealOf("klondike", 2)];
    const { read, deal } = await chooserWith({ found: { deals, count: 2 } });
    submit();
    await vi.waitFor(() => expect(document.querySelector("#deck-pick")).not.toBeNull());
    expect(find("#deck-several").textContent).toContain("2 givar");
    expect(deal).not.toHaveBeenCalled();
    const pick = find<HTMLSelectElement>("#deck-pick");
    pick.selectedIndex = 1;
    pick.dispatchEvent(new Event("change", { bubbles: true }));
    submit();
    await vi.waitFor(() => expect(deal).toHaveBeenCalled());
    expect(deal.mock.calls[0]?.[0].deck).toBe("deck 2");
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("says why a file is none", async () => {
    const file = new File([new Uint8Array([0xff])], "deck");
    await chooserWith(wrong("bad_card", {}), file);
    await vi.waitFor(() => expect(find("#deck-fault").textContent).toContain("UTF-8"));
  });
});
