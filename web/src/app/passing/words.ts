import { language, words } from "../language.svelte";
import { wordsOf, type Language, type Words } from "../words";
import en from "./catalogue/en";
import sv from "./catalogue/sv";

const spoken: Record<Language, Words> = { sv: wordsOf("sv", sv), en: wordsOf("en", en) };

/** The words for passing deals on, which come with it and not before; and all the others. */
export const told: Words = (id, args) => {
  const text = spoken[language()](id, args);
  return text === id ? words(id, args) : text;
};
