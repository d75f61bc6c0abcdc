import type { Attachment } from "svelte/attachments";

const least = 48;

/** Calls `done` when a finger is drawn down over the element. */
export function swipeDown(done: () => void): Attachment<HTMLElement> {
  return (element) => {
    let start: number | null = null;
    const down = (event: PointerEvent) => {
      start = event.pointerType === "mouse" ? null : event.clientY;
    };
    const move = (event: PointerEvent) => {
      if (start === null || event.clientY - start < least) return;
      start = null;
      done();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
    };
  };
}
