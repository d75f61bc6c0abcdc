import { AwayError } from "../api/client";
import { languages, wordsOf, type Language, type Words } from "./words";

/** Where words are fetched from. */
type Addresses = Readonly<Record<Language, string>>;

/** The words of a part of the page that is fetched when it is wanted. */
export interface Part {
  /** The words of a language, once they have been heard. */
  (language: Language): Words;
  /** Fetches the words of some languages, or of all. Fails with AwayError if they do not come. */
  readonly hear: (wanted?: readonly Language[]) => Promise<unknown>;
}

/** Fetches a catalogue. Fails with AwayError if it does not come. */
export async function fetchCatalogue(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.text();
    throw new Error(`expected a catalogue, got status ${answer.status}`);
  } catch (error) {
    throw new AwayError(`${address}: ${String(error)}`);
  }
}

const unheard: Words = (id) => id;

/** The words of a part, from what is found at its addresses. */
export function partOf(addresses: Addresses): Part {
  const spoken = new Map<Language, Words>();
  async function learn(language: Language): Promise<void> {
    if (spoken.has(language)) return;
    spoken.set(language, wordsOf(language, [await fetchCatalogue(addresses[language])]));
  }
  return Object.assign((language: Language) => spoken.get(language) ?? unheard, {
    hear: (wanted: readonly Language[] = languages) => Promise.all(wanted.map(learn)),
  });
}

/** A module that is on its way, when the words of its parts have come as well. */
export async function withWords<Module>(
  module: Promise<Module>,
  ...parts: readonly Part[]
): Promise<Module> {
  const [ready] = await Promise.all([module, ...parts.map(({ hear }) => hear())]);
  return ready;
}
