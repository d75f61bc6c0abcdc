import { createPreference } from "./preference.svelte";

/** The colours of the suits: two, or four that keep the red and the black apart. */
export const deck = createPreference("deck", ["two", "four"], "two");

/** How large the figures on the cards are. */
export const print = createPreference("print", ["normal", "large"], "normal");

export const back = createPreference("back", ["harp", "lattice", "waves", "plain"], "harp");

/** The colour of the table. */
export const cloth = createPreference("cloth", ["spruce", "slate", "heather", "walnut"], "spruce");

/** Whether the page is light or dark. */
export const light = createPreference("light", ["system", "light", "dark"], "system");

/** The side of the table on which the stock lies; what is at the left lies then at the right. */
export const side = createPreference("side", ["left", "right"], "left");

/** How fast cards travel; a system that wants less motion has its way all the same. */
export const speed = createPreference("speed", ["off", "slow", "normal", "fast"], "normal");

export const sound = createPreference("sound", ["off", "on"], "off");

/** Whether cards that may be moved are marked. */
export const playable = createPreference("playable", ["off", "on"], "off");

/** Which cards go to the foundations by themselves; it goes along with each move. */
export const automatic = createPreference("automatic", ["never", "aces", "safe", "all"], "aces");

/** How often a card is tapped to be sent where it fits. */
export const taps = createPreference("taps", ["twice", "once"], "twice");

/** Where a card goes first that is sent: tapped on, it goes round all its places. */
export const sendFirst = createPreference("send-first", ["foundation", "column"], "foundation");

/** Whether it is always told if the game can still be won; that marks every game. */
export const liveVerdict = createPreference("live-verdict", ["off", "on"], "off");
/** Whether clock, score and statistics are kept out of sight. */
export const quiet = createPreference("quiet", ["off", "on"], "off");
