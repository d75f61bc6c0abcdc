import type { Brought } from "../brought";

/** As much text as the server reads, in bytes. */
export const largestText = 2 ** 17 - 2 ** 12;

/** The text of what was brought, or the message that says why it is none. */
export async function textOf(brought: Brought): Promise<{ text: string } | { fault: string }> {
  if (typeof brought === "string") return { text: plain(brought) };
  if (brought.size > largestText) return { fault: "deck-too-large" };
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { text: plain(decoder.decode(await brought.arrayBuffer())) };
  } catch {
    return { fault: "deck-not-text" };
  }
}

/** With the line ends that a field has, so that places in it are the same. */
const plain = (text: string): string => text.replace(/\r\n?/g, "\n");
