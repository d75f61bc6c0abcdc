import type { Remembered } from "../memory";

/** The parts of the sprite of faces that show what a value of a preference looks like. */
const samples: Partial<Record<Remembered, (value: string) => string[]>> = {
  deck: () => ["small-7S", "small-7H", "small-7C", "small-7D"],
  print: (value) => [value === "large" ? "print-8H" : "card-8H"],
  back: () => ["card-back"],
  cloth: () => [],
};

export const hasSample = (name: Remembered): boolean => name in samples;

export const sampleOf = (name: Remembered, value: string): string[] => samples[name]?.(value) ?? [];
