import { recall, remember, type Remembered } from "./memory";

/** Something that the player prefers in every game, from among a few values. */
export interface Preference<Value extends string> {
  readonly name: Remembered;
  readonly values: readonly Value[];
  readonly value: Value;
  choose(value: Value): void;
}

/** A preference that the browser remembers; `usual` until one is chosen. */
export function createPreference<const Value extends string>(
  name: Remembered,
  values: readonly Value[],
  usual: Value,
): Preference<Value> {
  const chosen = recall(name);
  let current = $state<Value>(values.find((value) => value === chosen) ?? usual);
  return {
    name,
    values,
    get value() {
      return current;
    },
    choose(value) {
      current = value;
      remember(name, value);
    },
  };
}
