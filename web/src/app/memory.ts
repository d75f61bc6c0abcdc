/** What the browser remembers between visits. It may refuse to; then everything still works. */

export type Remembered =
  | "language"
  | "choice"
  | "winnable"
  | "deck"
  | "print"
  | "back"
  | "cloth"
  | "light"
  | "side"
  | "speed"
  | "sound"
  | "playable"
  | "automatic"
  | "send-first"
  | "live-verdict";

export function remember(name: Remembered, text: string): void {
  try {
    localStorage.setItem(`harpan.${name}`, text);
  } catch {
    // Private windows and blocked storage: the next visit starts from the defaults.
  }
}

export function recall(name: Remembered): string | null {
  try {
    return localStorage.getItem(`harpan.${name}`);
  } catch {
    return null;
  }
}
