/** The back of a card: the seven strings of the mark in brass, and their fainter continuation. */
import { ink } from "./ink.js";

const panel = { left: 45, top: 37, pitch: (250 - 2 * 45) / 6, unit: (350 - 2 * 37) / 8 };
const gap = 7;

const string = (_, index) => {
  const x = panel.left + index * panel.pitch;
  const end = panel.top + (index + 1) * panel.unit - gap;
  return `M${Math.round(x)} ${panel.top}V${Math.round(end)}`;
};

const strings = Array.from({ length: 7 }, string).join("");

const harp = `<path id="harp" d="${strings}" fill="none" stroke="${ink.brass}" stroke-width="5" stroke-linecap="round"/>`;

/** The symbol of the back. */
export const back = () =>
  `<symbol id="card-back" viewBox="0 0 250 350"><use href="#paper"/><rect x="12" y="12" width="226" height="326" rx="7" fill="${ink.spruce}"/><rect x="20" y="20" width="210" height="310" rx="3" fill="none" stroke="${ink.brass}" stroke-width="1.5"/>${harp}<use href="#harp" transform="rotate(180 125 175)" opacity=".35"/></symbol>`;
