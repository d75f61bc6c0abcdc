/**
 * What is taken from Adrian Kennard's deck (CC0), out of the installed package: the four pips and
 * the pictures of the twelve court cards. Frame, indices and layout are our own.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ink } from "./ink.js";

const packageName = "@heruka_urgyen/react-playing-cards";
const folder = join(
  dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)),
  "src/images/2color",
);

const inks = {
  "#FC4": ink.gold,
  "#44F": ink.blue,
  black: ink.black,
  red: ink.red,
};

const recolour = (markup) =>
  markup.replace(/(fill|stroke)="([^"]+)"/g, (whole, property, colour) =>
    colour in inks ? `${property}="${inks[colour]}"` : whole,
  );

function symbolsOf(card) {
  const source = readFileSync(join(folder, `${card}.svg`), "utf8");
  const found = source.matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/gs);
  return new Map(Array.from(found, ([, id, content]) => [id, content]));
}

/** The outline of a suit's pip, 1000 high about its middle. */
export function pipPath(suit) {
  const path = /<path d="([^"]+)"/.exec(symbolsOf(`7${suit}`).get(`S${suit}7`) ?? "");
  if (!path) throw new Error(`${packageName} holds no pip for suit ${suit}`);
  return path[1];
}

// The pictures are drawn in a field of 1300 × 2000, finer than any screen shows. Shrinking them
// before coordinates are rounded to whole numbers takes away digits that nobody sees.
const shrink = 0.25;

/** The field of a court card's picture, both halves. */
export const field = { width: 1300 * shrink, height: 2000 * shrink };

const shrunk = (markup) =>
  markup
    .replaceAll("translate(-1300,0)", `translate(${-field.width},0)`)
    .replaceAll("<path ", `<path transform="scale(${shrink})" `)
    .replaceAll(/<use (.*?)transform="/g, `<use $1transform="scale(${shrink})`);

// The pips on a dress are given by their height, in a field a fifth larger than themselves, and
// moved by half of that; ours stand about their middle.
const withPips = (markup, suit) =>
  markup.replaceAll(
    /xlink:href="#S\w+" height="(\d+)" transform="(.*?)translate\(-\d+,-\d+\)"/g,
    (_, height, transform) =>
      `href="#pip-${suit}" transform="${transform}scale(${Number(height) / 1200})"`,
  );

/** The layers of the upper half of a court card's picture, bottom first. */
export function pictureLayers(rank, suit) {
  const layers = [...symbolsOf(rank + suit)].filter(([id]) => /^\w\w\d$/.test(id));
  if (layers.length === 0) throw new Error(`${packageName} holds no picture for ${rank}${suit}`);
  return layers.map(([, content]) => shrunk(withPips(recolour(content), suit)));
}
