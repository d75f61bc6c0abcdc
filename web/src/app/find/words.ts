import addresses from "virtual:words/find";
import { partOf } from "../part";

/** The words for finding a card, which are fetched with it and not before. */
export const findWords = partOf(addresses);
