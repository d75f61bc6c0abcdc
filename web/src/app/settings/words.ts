import { wordsOf, type Language, type Words } from "../words";
import en from "./catalogue/en";
import sv from "./catalogue/sv";

const spoken: Record<Language, Words> = { sv: wordsOf("sv", sv), en: wordsOf("en", en) };

/** The words of the settings, which come with them and not before. */
export const settingsWords = (language: Language): Words => spoken[language];
