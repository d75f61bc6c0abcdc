import { createPreference } from "./preference.svelte";

/** Which cards go to the foundations by themselves; it goes along with each move. */
export const automatic = createPreference("automatic", ["never", "aces", "safe", "all"], "aces");

/** Whether it is always told if the game can still be won; that marks every game. */
export const liveVerdict = createPreference("live-verdict", ["off", "on"], "off");

/** Where a card goes first that is tapped twice: tapped on, it goes round all its places. */
export const sendFirst = createPreference("send-first", ["foundation", "column"], "foundation");

/** Whether clock, score and statistics are kept out of sight. */
export const quiet = createPreference("quiet", ["off", "on"], "off");
