import { findWords } from "./find/words";
import { withWords } from "./part";
import { passingWords } from "./passing/words";
import { settingsWords } from "./settings/words";

/** The sheets, which are seldom wanted at once. */
export const fetchSheets = () => withWords(import("./Sheets.svelte"), settingsWords, passingWords);

/** What a card is looked for with. */
export const fetchFind = () => withWords(import("./find/Find.svelte"), findWords);
