/** A new element with a class. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}

/** Places an element by its box. */
export function setBox(
  { style }: HTMLElement,
  box: { x: number; y: number; width: number; height: number },
): void {
  style.transform = `translate3d(${box.x}px, ${box.y}px, 0)`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
}

/**
 * Makes the elements of keys that are new. Returns those whose keys are gone, still in the page, so
 * that the focus can leave them first.
 */
export function keep<Key, Kept extends HTMLElement>(
  kept: Map<Key, Kept>,
  keys: readonly Key[],
  make: (key: Key) => Kept,
): Kept[] {
  const wanted = new Set(keys);
  const gone = [...kept].filter(([key]) => !wanted.has(key));
  for (const [key] of gone) kept.delete(key);
  for (const key of keys) if (!kept.has(key)) kept.set(key, make(key));
  return gone.map(([, element]) => element);
}

/** Sets an attribute only where it changes, so that a screen reader is not disturbed. */
export function setAttribute(of: Element, name: string, value: string): void {
  if (of.getAttribute(name) !== value) of.setAttribute(name, value);
}
