/** What the browser remembers between visits. It may refuse to; then everything still works. */

const remembered = [
  "language",
  "choice",
  "winnable",
  "deck",
  "print",
  "back",
  "cloth",
  "light",
  "side",
  "speed",
  "sound",
  "playable",
  "automatic",
  "taps",
  "send-first",
  "live-verdict",
  "quiet",
  "rivals",
] as const;

export type Remembered = (typeof remembered)[number];

export function remember(name: Remembered, text: string): void {
  try {
    localStorage.setItem(`harpan.${name}`, text);
  } catch {
    // Private windows and blocked storage: the next visit starts from the defaults.
  }
}

/** Everything that is remembered, by name. */
export const recallAll = (): Record<string, string> =>
  Object.fromEntries(
    remembered.flatMap((name) => {
      const text = recall(name);
      return text === null ? [] : [[name, text]];
    }),
  );

/** Remembers what was remembered elsewhere; names that mean nothing here are passed over. */
export function rememberAll(texts: Record<string, string>): void {
  for (const name of remembered) if (texts[name] !== undefined) remember(name, texts[name]);
}

/** Forgets everything. */
export function forgetAll(): void {
  try {
    for (const name of remembered) localStorage.removeItem(`harpan.${name}`);
  } catch {
    // There is nothing then.
  }
}

export function recall(name: Remembered): string | null {
  try {
    return localStorage.getItem(`harpan.${name}`);
  } catch {
    return null;
  }
}

/** Whether a game is played against another player's. */
export const isRival = (game: string): boolean => recall("rivals")?.includes(game) ?? false;
