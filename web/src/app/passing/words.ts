import addresses from "virtual:words/passing";
import { language, words } from "../language.svelte";
import { partOf } from "../part";
import type { Words } from "../words";

/** The words for passing deals on, which are fetched with it and not before. */
export const passingWords = partOf(addresses);

/** They in the language that is spoken, and all the others. */
export const told: Words = (id, args) => {
  const text = passingWords(language())(id, args);
  return text === id ? words(id, args) : text;
};
