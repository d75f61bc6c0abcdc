import addresses from "virtual:words/game";
import { recall, remember } from "./memory";
import { opening } from "./opening";
import { partOf } from "./part";
import { languages, wordsOf, type Arguments, type Language, type Words } from "./words";

const game = partOf(addresses);

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
  await game.hear([language]);
  current = { language, words: game(language) };
  document.documentElement.lang = language;
  remember("language", language);
}

/** Fetches every catalogue, so that another language can be spoken even while the server is away. */
export const fetchLanguages = (): Promise<unknown> => game.hear();

/** The language last chosen, else the first of the reader's that we speak, else Swedish. */
export function preferred(readers: readonly string[] = navigator.languages): Language {
  const spoken = [recall("language") ?? "", ...readers].map((tag) => tag.slice(0, 2));
  return languages.find((language) => language === spoken.find(isLanguage)) ?? "sv";
}

function isLanguage(tag: string): tag is Language {
  return languages.some((known) => known === tag);
}
