import { language } from "../language.svelte";
import { wordsOf, type Language, type Words } from "../words";
import en from "./catalogue/en";
import sv from "./catalogue/sv";

const spoken: Record<Language, Words> = { sv: wordsOf("sv", sv), en: wordsOf("en", en) };

/** The words for passing deals on, which come with it and not before. */
export const told: Words = (id, args) => spoken[language()](id, args);
