import { wordsOf, type Language, type Words } from "../words";
import en from "./catalogue/en";
import sv from "./catalogue/sv";

const spoken: Record<Language, Words> = { sv: wordsOf("sv", sv), en: wordsOf("en", en) };

/** The words of the laboratory, which come with it and not before. */
export const laboratoryWords = (language: Language): Words => spoken[language];
