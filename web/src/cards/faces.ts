/**
 * The faces of the cards: one sprite of symbols per language, put into the page once, and pictures
 * that point into it.
 */
import en from "../../cards/sprites/en.svg?url";
import sv from "../../cards/sprites/sv.svg?url";

export type Language = "sv" | "en";

const sprites: Record<Language, string> = { en, sv };
const spriteId = "card-faces";
const namespace = "http://www.w3.org/2000/svg";

// A card narrower than this shows its small face: one large index, legible at 46 px.
const narrow = 64;

type Layout = "card" | "small" | "print";

let wanted: Language | undefined;
let latest: Layout = "card";
let isLarge = false;

async function fetchSprite(language: Language): Promise<SVGSVGElement> {
  const answer = await fetch(sprites[language]);
  if (!answer.ok)
    throw new Error(`${sprites[language]}: expected card faces, got ${answer.status}`);
  const parsed = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return document.importNode(parsed.documentElement, true) as Element as SVGSVGElement;
}

// Hidden by its size: some browsers draw nothing that points into what `display: none` hides.
function hide(sprite: SVGSVGElement): void {
  sprite.id = spriteId;
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  sprite.style.position = "absolute";
}

/**
 * Puts the faces of a language into the page; faces that are shown change at once. Rejects when
 * they cannot be fetched. Of calls that overlap the last one counts.
 */
export async function loadFaces(language: Language): Promise<void> {
  wanted = language;
  const sprite = await fetchSprite(language);
  if (wanted !== language) return;
  hide(sprite);
  document.getElementById(spriteId)?.remove();
  document.body.prepend(sprite);
}

function point(picture: Element, layout: Layout): void {
  const card = picture.getAttribute("data-card") ?? "";
  picture.firstElementChild?.setAttribute("href", `#${layout}-${card}`);
}

// A picture that was just made has the layout of the one before, so a table never flickers.
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    if (contentRect.width === 0) continue;
    latest = layoutOf(contentRect.width);
    point(target, latest);
  }
});

function layoutOf(width: number): Layout {
  if (isLarge) return "print";
  return width < narrow ? "small" : "card";
}

/** Shows the faces in large print or not; those that are shown change with the rest. */
export function printFaces(print: "normal" | "large"): void {
  isLarge = print === "large";
  sizes.disconnect();
  // What begins to be observed is told of at once.
  for (const face of document.querySelectorAll("svg[data-card]")) sizes.observe(face);
}

function picture(): SVGSVGElement {
  const element = document.createElementNS(namespace, "svg");
  element.setAttribute("viewBox", "0 0 250 350");
  element.setAttribute("aria-hidden", "true");
  element.append(document.createElementNS(namespace, "use"));
  return element;
}

/** A picture of a card such as `QH`, as large as it is made; narrow ones have a larger index. */
export function faceOf(card: string): SVGSVGElement {
  if (!/^[A2-9TJQK][SHCD]$/.test(card)) throw new Error(`expected a card such as QH, got ${card}`);
  const face = picture();
  face.setAttribute("data-card", card);
  point(face, latest);
  sizes.observe(face);
  return face;
}

/** A picture of a card's back. */
export function backOf(): SVGSVGElement {
  const back = picture();
  back.firstElementChild?.setAttribute("href", "#card-back");
  return back;
}
