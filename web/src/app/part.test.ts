import { afterEach, describe, expect, it, vi } from "vitest";
import { AwayError } from "../api/client";
import { partOf, withWords } from "./part";

const addresses = { sv: "/find-sv.ftl", en: "/find-en.ftl" };
const catalogues: Record<string, string> = {
  "/find-sv.ftl": "find-close = Sluta leta",
  "/find-en.ftl": "find-close = Stop looking",
};

const answering = (answer: (address: string) => Response) => {
  const fetched = vi.fn((address: string) => Promise.resolve(answer(address)));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

const given = (address: string) => new Response(catalogues[address]);

afterEach(() => vi.unstubAllGlobals());

describe("the words of a part", () => {
  it("are fetched once, those that are wanted", async () => {
    const fetched = answering(given);
    const part = partOf(addresses);
    await part.hear(["sv"]);
    await part.hear(["sv"]);
    expect(part("sv")("find-close")).toBe("Sluta leta");
    expect(fetched.mock.calls).toEqual([["/find-sv.ftl"]]);
    await part.hear();
    expect(part("en")("find-close")).toBe("Stop looking");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("are asked for again when they did not come", async () => {
    answering(() => new Response("", { status: 503 }));
    const part = partOf(addresses);
    await expect(part.hear()).rejects.toThrow(AwayError);
    answering(given);
    await part.hear();
    expect(part("sv")("find-close")).toBe("Sluta leta");
  });

  it("come with the module that they are for, or it does not come", async () => {
    answering(given);
    const part = partOf(addresses);
    await expect(withWords(Promise.resolve("module"), part)).resolves.toBe("module");
    expect(part("en")("find-close")).toBe("Stop looking");
    answering(() => new Response("", { status: 404 }));
    const away = withWords(Promise.resolve("module"), partOf(addresses));
    await expect(away).rejects.toThrow(AwayError);
  });
});
