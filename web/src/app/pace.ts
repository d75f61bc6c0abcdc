import { MediaQuery } from "svelte/reactivity";
import { speed } from "./preferences";

const still = new MediaQuery("(prefers-reduced-motion: reduce)");

const paces = { off: 0, slow: 2, normal: 1, fast: 0.5 };

/** How long things are on their way, as many times the usual; 0 where nothing is to move. */
export const pace = (): number => (still.current ? 0 : paces[speed.value]);
