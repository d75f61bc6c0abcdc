import addresses from "virtual:words/history";
import { language } from "../language.svelte";
import { partOf } from "../part";
import type { Words } from "../words";

/** The words of the history, which are fetched with it and not before. */
export const historyWords = partOf(addresses);

/** They in the language that is spoken. */
export const told: Words = (id, args) => historyWords(language())(id, args);
