import { createPreference } from "./preference.svelte";

/** Which cards go to the foundations by themselves; it goes along with each move. */
export const automatic = createPreference("automatic", ["never", "aces", "safe", "all"], "aces");

/** Where a card goes first that is tapped twice: tapped on, it goes round all its places. */
export const sendFirst = createPreference("send-first", ["foundation", "column"], "foundation");
