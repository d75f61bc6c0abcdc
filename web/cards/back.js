/**
 * The backs of the cards, all in one symbol: the theme shows one of them and gives it its colours.
 * Each is drawn in lines on a panel of 226 × 326.
 */
import { ink } from "./ink.js";

const card = { width: 250, height: 350 };
const round = (number) => Math.round(number * 10) / 10;

/* The seven strings of the mark, and their fainter continuation. */

const field = { left: 45, top: 37, pitch: (250 - 2 * 45) / 6, unit: (350 - 2 * 37) / 8 };
const gap = 7;

const string = (_, index) => {
  const x = field.left + index * field.pitch;
  const end = field.top + (index + 1) * field.unit - gap;
  return `M${Math.round(x)} ${field.top}V${Math.round(end)}`;
};

const strings = Array.from({ length: 7 }, string).join("");

const border = `<rect x="20" y="20" width="210" height="310" rx="3" fill="none" stroke-width="1.5"/>`;

const harp = `${border}<path id="harp" d="${strings}" fill="none" stroke-width="5" stroke-linecap="round"/><use href="#harp" transform="rotate(180 125 175)" opacity=".35"/>`;

/* Slanting lines that cross, between the edges of the panel. */

const panel = { left: 20, top: 20, right: 230, bottom: 330 };
const mesh = { across: 30, down: 310 / 7 };

// A line of slope ±1 mesh that enters at `start` on the upper edge, cut at the sides.
function slanting(start, way) {
  const at = (y) => start + (way * (y - panel.top) * mesh.across) / mesh.down;
  const yAt = (x) => panel.top + ((x - start) * mesh.down) / (way * mesh.across);
  const inside = (x) => x >= panel.left - 0.01 && x <= panel.right + 0.01;
  const ends = [
    ...[panel.top, panel.bottom].map((y) => [at(y), y]),
    ...[panel.left, panel.right].map((x) => [x, yAt(x)]),
  ].filter(([x, y]) => inside(x) && y >= panel.top - 0.01 && y <= panel.bottom + 0.01);
  const [[x1, y1], [x2, y2]] = [ends.at(0), ends.at(-1)];
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

const steps = Array.from({ length: 14 }, (_, i) => i);
const slants = [
  ...steps.map((i) => slanting(panel.left + mesh.across * (i - 6.5), 1)),
  ...steps.map((i) => slanting(panel.left + mesh.across * (i + 0.5), -1)),
].join("");

const lattice = `${border}<path d="${slants}" fill="none" stroke-width="2"/>`;

/* Waves, one below the other. */

const wave = (_, index) =>
  `M20 ${round(45 + index * 26)}q13.1-22 26.25 0t26.25 0 26.25 0 26.25 0 26.25 0 26.25 0 26.25 0 26.25 0`;

const waves = `${border}<path d="${Array.from({ length: 11 }, wave).join("")}" fill="none" stroke-width="2.5"/>`;

/* Two borders and nothing within. */

const plain = `${border}<rect x="30" y="30" width="190" height="290" rx="2" fill="none" stroke-width="4"/>`;

const designs = { harp, lattice, waves, plain };

// Of all designs the theme shows one; where there is no theme, that is the harp.
const shown = (name) =>
  `<g display="var(--back-${name}, ${name === "harp" ? "inline" : "none"})" stroke="${ink.brass}">${designs[name]}</g>`;

/** The symbol of the back. */
export const back = () =>
  `<symbol id="card-back" viewBox="0 0 ${card.width} ${card.height}"><use href="#paper"/><rect x="12" y="12" width="226" height="326" rx="7" fill="${ink.spruce}"/>${Object.keys(designs).map(shown).join("")}</symbol>`;
