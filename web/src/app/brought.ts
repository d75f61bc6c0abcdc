/** What the player has dropped or pasted where there is no field for it: a file or a text. */
export type Brought = File | string;

/** As much text as the server reads, in bytes. */
export const largestText = 2 ** 17 - 2 ** 12;

/** Whether something that is dragged over the page can be dropped here as a deal. */
export const canBring = (data: DataTransfer | null, isField: boolean): boolean =>
  data !== null &&
  (data.types.includes("Files") || (!isField && data.types.includes("text/plain")));

/** What is dropped or pasted; null where that is nothing. */
export const broughtBy = (data: DataTransfer): Brought | null =>
  data.files[0] ?? (data.getData("text/plain") || null);

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
