import { keys, type Command, type Key } from "./keys";
import type { Words } from "./words";

/** A key as people write it: "Ctrl+Z". */
export function keyName({ key, ctrl, shift }: Key, words: Words): string {
  return [
    ...(ctrl ? [words("key-name-ctrl")] : []),
    ...(shift ? [words("key-name-shift")] : []),
    key.toUpperCase(),
  ].join("+");
}

/** The first key of a command, for its button. */
export function keyLabel(command: Command, words: Words): string | null {
  const key = keys.find((key) => key.command === command);
  return key ? keyName(key, words) : null;
}
