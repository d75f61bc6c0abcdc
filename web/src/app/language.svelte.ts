import { AwayError } from "../api/client";
import { opening } from "./catalogue/opening";
import { recall, remember } from "./memory";
import { wordsOf, type Arguments, type Language, type Words } from "./words";

export const languages: Language[] = ["sv", "en"];

const catalogues = {
  sv: () => import("./catalogue/sv"),
  en: () => import("./catalogue/en"),
};

const first = preferred();

let current = $state.raw<{ language: Language; words: Words }>({
  language: first,
  words: wordsOf(first, [opening[first]]),
});

export const language = (): Language => current.language;

/** The words of the language now spoken; what reads it is written again when that changes. */
export const words: Words = (id: string, args?: Arguments) => current.words(id, args);

/** Speak another language, once its catalogue has come. Fails with AwayError if it does not. */
export async function speak(language: Language): Promise<void> {
  const texts = await fetched(language);
  current = { language, words: wordsOf(language, texts) };
  document.documentElement.lang = language;
  remember("language", language);
}

/** Fetches every catalogue, so that another language can be spoken even while the server is away. */
export const fetchLanguages = (): Promise<unknown> =>
  Promise.allSettled(languages.map((language) => catalogues[language]()));

/** The language last chosen, else the first of the reader's that we speak, else Swedish. */
export function preferred(readers: readonly string[] = navigator.languages): Language {
  const spoken = [recall("language") ?? "", ...readers].map((tag) => tag.slice(0, 2));
  return languages.find((language) => language === spoken.find(isLanguage)) ?? "sv";
}

async function fetched(language: Language): Promise<string[]> {
  try {
    return (await catalogues[language]()).default;
  } catch (error) {
    throw new AwayError(`the words of ${language}: ${String(error)}`);
  }
}

function isLanguage(tag: string): tag is Language {
  return languages.some((known) => known === tag);
}
