import en from "@locale/en/opening.ftl?raw";
import sv from "@locale/sv/opening.ftl?raw";
import type { Language } from "./words";

/** The few words that are said before the others have come. */
export const opening: Record<Language, string> = { sv, en };
