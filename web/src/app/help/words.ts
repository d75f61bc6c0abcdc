import addresses from "virtual:words/help";
import { partOf } from "../part";

/** The words of the help, which are fetched with it and not before. */
export const helpWords = partOf(addresses);
