import addresses from "virtual:words/laboratory";
import { partOf } from "../part";

/** The words of the laboratory, which are fetched with it and not before. */
export const laboratoryWords = partOf(addresses);
