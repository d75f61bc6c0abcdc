/** Puts a text on the clipboard; the message that says how that went. */
export async function copied(text: string): Promise<"deal-copied" | "deal-copy-failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "deal-copied";
  } catch {
    return "deal-copy-failed";
  }
}
