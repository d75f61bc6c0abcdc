import { MediaQuery } from "svelte/reactivity";
import { back, cloth, deck, light, side, speed } from "./preferences";

const dark = new MediaQuery("(prefers-color-scheme: dark)");

/** Says on the root what the player has chosen, for the style sheets, now and when it changes. */
export function dress(root: HTMLElement): void {
  $effect.root(() => {
    $effect(() => {
      for (const { name, value } of [deck, back, cloth, light, side, speed]) {
        root.dataset[name] = value;
      }
    });
    $effect(() => {
      // What the table's edge depends on.
      void [cloth.value, light.value, dark.current];
      paintFrame(root);
    });
  });
}

/** Gives the window of an installed page, or the phone's bar above it, the colour of the table's edge. */
function paintFrame(root: HTMLElement): void {
  const colour = getComputedStyle(root).getPropertyValue("--table-edge");
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    meta.setAttribute("content", colour);
  }
}
