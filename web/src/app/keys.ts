import type { Question } from "./ask/told";
import type { Page } from "./pages";

/** What the player can ask of the page, by button or key. */
export type Command =
  | "new"
  | "undo"
  | "redo"
  | "restart"
  | "redeal"
  | "finish"
  | "sweep"
  | "clear"
  | "facit-move"
  | "bookmark"
  | "hint"
  | "find"
  | "playable"
  | `ask-${Question}`
  | Page;

/** A key as it stands on the keyboard, with the modifiers it takes. */
export interface Key {
  command: Command;
  key: string;
  ctrl?: boolean;
  shift?: boolean;
}

/** Those that the board does not use itself. */
export const keys: Key[] = [
  { command: "undo", key: "u" },
  { command: "undo", key: "z", ctrl: true },
  { command: "redo", key: "r" },
  { command: "redo", key: "y", ctrl: true },
  { command: "redo", key: "z", ctrl: true, shift: true },
  { command: "new", key: "n" },
  { command: "redeal", key: "n", shift: true },
  { command: "restart", key: "r", shift: true },
  { command: "finish", key: "e", shift: true },
  { command: "sweep", key: "l" },
  { command: "clear", key: "e" },
  { command: "hint", key: "y" },
  { command: "facit-move", key: "i" },
  { command: "facit", key: "i", shift: true },
  { command: "ask-pile", key: "." },
  { command: "ask-table", key: "," },
  { command: "ask-moves", key: "-" },
  { command: "lines", key: "q" },
  { command: "bookmark", key: "k" },
  { command: "find", key: "/" },
  { command: "playable", key: "p" },
  { command: "verdict", key: "g" },
  { command: "choose", key: "v" },
  { command: "deal", key: "v", shift: true },
  { command: "daily", key: "j" },
  { command: "statistics", key: "t" },
  { command: "log", key: "t", shift: true },
  { command: "menu", key: "m" },
  { command: "settings", key: "o" },
  { command: "help", key: "h" },
  { command: "rules", key: "h", shift: true },
  { command: "keys", key: "?" },
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The command that a key press gives, if any. */
export function commandOf(pressed: Pressed): Command | null {
  return keys.find((key) => matches(key, pressed))?.command ?? null;
}

// Signs such as ? need shift on some keyboards and not on others: only for letters does it say more.
function matches({ key, ctrl = false, shift = false }: Key, pressed: Pressed): boolean {
  const isLetter = /^[a-z]$/.test(key);
  return (
    !pressed.altKey &&
    pressed.key.toLowerCase() === key &&
    (pressed.ctrlKey || pressed.metaKey) === ctrl &&
    (!isLetter || pressed.shiftKey === shift)
  );
}

/** Whether keys pressed there are text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select");
