import addresses from "virtual:words/settings";
import { partOf } from "../part";

/** The words of the settings, which are fetched with them and not before. */
export const settingsWords = partOf(addresses);
