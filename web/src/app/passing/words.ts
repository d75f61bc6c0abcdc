import addresses from "virtual:words/passing";
import { language } from "../language.svelte";
import { partOf } from "../part";
import type { Words } from "../words";

/** The words for passing deals on, which are fetched with it and not before. */
export const passingWords = partOf(addresses);

/** They in the language that is spoken. */
export const told: Words = (id, args) => passingWords(language())(id, args);
