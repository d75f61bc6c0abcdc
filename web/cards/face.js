/**
 * Where things stand on a face of 250 × 350: the full one, the small one for narrow cards, and the
 * one in large print.
 */
import { field, pictureLayers, pipPath } from "./art.js";
import { glyphOf, ranks, suits } from "./glyphs.js";
import { ink, inkOf } from "./ink.js";

const courts = ["J", "Q", "K"];
const middle = { x: 125, y: 175 };

const round = (number) => Math.round(number * 1000) / 1000;
const card = (id, content) => `<symbol id="${id}" viewBox="0 0 250 350">${content}</symbol>`;
const use = (id, place = "") => `<use href="#${id}"${place && ` ${place}`}/>`;
const at = ({ x, y }) => `x="${x}" y="${y}"`;
const box = ({ x, y, width, height }) => `${at({ x, y })} width="${width}" height="${height}"`;
const twice = (content) =>
  `${content}<g transform="rotate(180 ${middle.x} ${middle.y})">${content}</g>`;

/* The parts of which faces are made. */

const pipSizes = { corner: 34, spot: 54, ace: 92, spade: 128, head: 78, large: 150 };

const pipPart = (suit) => `<path id="pip-${suit}" d="${pipPath(suit)}" fill="${inkOf(suit)}"/>`;

const sizedPips = (suit) =>
  Object.entries(pipSizes).map(
    ([name, size]) =>
      `<path id="${name}-${suit}" d="${pipPath(suit)}" fill="${inkOf(suit)}" transform="scale(${size / 1000})"/>`,
  );

// A rank hangs from `y`, about `x` or beginning there, and is squeezed when wider than `room`.
const markPlaces = {
  index: { x: 29, y: 12, tall: 40, room: 37, weight: 14.5, about: 0.5 },
  title: { x: 14, y: 16, tall: 78, room: 60, weight: 15.5, about: 0 },
  print: { x: 10, y: 14, tall: 106, room: 60, weight: 17, about: 0 },
};

function markPart(name, rank, language) {
  const { x, y, tall, room, weight, about } = markPlaces[name];
  const { path, width } = glyphOf(rank, language);
  const squeezed = Math.min(tall / 100, room / width);
  const place = `translate(${round(x - about * width * squeezed)} ${y}) scale(${round(squeezed)} ${tall / 100})`;
  return `<path id="${name}-${rank}" d="${path}" fill="none" stroke-width="${weight}" stroke-linejoin="round" transform="${place}"/>`;
}

const mark = (name, rank, suit) => use(`${name}-${rank}`, `stroke="${inkOf(suit)}"`);

const paper = `<rect id="paper" x=".75" y=".75" width="248.5" height="348.5" rx="12.5" fill="${ink.linen}" stroke="${ink.edge}" stroke-width="1.5"/>`;

// Upper and lower half alternate layer by layer: each lies over the other half's lower layers.
function picturePart(rank, suit) {
  const turn = `transform="rotate(180 ${field.width / 2} ${field.height / 2})"`;
  const layers = pictureLayers(rank, suit).map((content, layer) => {
    const id = `layer-${rank}${suit}-${layer}`;
    return `<g id="${id}">${content}</g>${use(id, turn)}`;
  });
  return `<symbol id="picture-${rank}${suit}" viewBox="0 0 ${field.width} ${field.height}" preserveAspectRatio="none">${layers.join("")}</symbol>`;
}

/* The full face: an index in two corners, pips or a picture. */

const [left, right] = [77, 173];
const top = 60;
const upper = round(top + (2 / 3) * (middle.y - top));
const halfway = (y) => round((top + y) / 2);
const pair = (y) => [
  { x: left, y },
  { x: right, y },
];
const lone = (y) => [{ x: middle.x, y }];

// The spots of the upper half, which the lower half repeats turned, and those that stand alone.
const spots = {
  2: [lone(top), []],
  3: [lone(top), lone(middle.y)],
  4: [pair(top), []],
  5: [pair(top), lone(middle.y)],
  6: [pair(top), pair(middle.y)],
  7: [pair(top), [...pair(middle.y), ...lone(halfway(middle.y))]],
  8: [[...pair(top), ...lone(halfway(middle.y))], pair(middle.y)],
  9: [[...pair(top), ...pair(upper)], lone(middle.y)],
  T: [[...pair(top), ...pair(upper), ...lone(halfway(upper))], []],
};

function pips(rank, suit) {
  const draw = (places) => places.map((place) => use(`spot-${suit}`, at(place))).join("");
  const [mirrored, single] = spots[rank];
  return twice(draw(mirrored)) + draw(single);
}

const outlined = (place, content) =>
  `${content}<rect ${box(place)} fill="none" stroke="${ink.blue}" stroke-width="1.5"/>`;

const frame = { x: 50, y: 44, width: 150, height: 262 };

function middleOf(rank, suit) {
  if (rank === "A") return use(suit === "S" ? "spade-S" : `ace-${suit}`, at(middle));
  return courts.includes(rank)
    ? outlined(frame, use(`picture-${rank}${suit}`, box(frame)))
    : pips(rank, suit);
}

const indexOf = (rank, suit) =>
  mark("index", rank, suit) + use(`corner-${suit}`, at({ x: 29, y: 73 }));

const face = (rank, suit) =>
  card(`card-${rank}${suit}`, use("paper") + middleOf(rank, suit) + twice(indexOf(rank, suit)));

/* The small face: one large index along the upper edge, one large pip or a head, and below the
   rank a small pip, for all that a fan of cards shows of this one is its left edge. */

const head = `viewBox="${round(field.width * 0.17)} 0 ${round(field.width * 0.66)} ${field.height / 2}"`;

const bust = (rank, suit, place) =>
  outlined(
    place,
    `<svg ${box(place)} ${head} preserveAspectRatio="none">${use(`picture-${rank}${suit}`, box({ x: 0, y: 0, ...field }))}</svg>`,
  );

// What the faces have in common that show one index: its marks, and where the rest stands.
const bold = {
  small: {
    ...{ index: "title", pip: "head", beside: { x: 192, y: 55 } },
    ...{ below: "corner", under: { x: 38, y: 136 } },
    ...{ portrait: { x: 72, y: 108, width: 156, height: 226 }, centre: { x: 125, y: 224 } },
  },
  print: {
    ...{ index: "print", pip: "ace", beside: { x: 181, y: 68 } },
    ...{ below: "spot", under: { x: 42, y: 166 } },
    ...{ portrait: { x: 78, y: 136, width: 158, height: 200 }, centre: { x: 136, y: 242 } },
  },
};

function boldFace(name, rank, suit) {
  const { index, pip, beside, below, under, portrait, centre } = bold[name];
  const picture = courts.includes(rank)
    ? bust(rank, suit, portrait)
    : use(`large-${suit}`, at(centre));
  return card(
    `${name}-${rank}${suit}`,
    use("paper") +
      mark(index, rank, suit) +
      use(`${pip}-${suit}`, at(beside)) +
      use(`${below}-${suit}`, at(under)) +
      picture,
  );
}

const deck = (ranks, draw) => suits.flatMap((suit) => ranks.map((rank) => draw(rank, suit)));

/** The pictures of the court cards, the same in every language. */
export const pictures = () => deck(courts, picturePart).join("");

/** All faces of a deck with indices in `language`, and the parts they share save the pictures. */
export const faces = (language) =>
  [
    paper,
    ...suits.map(pipPart),
    ...suits.flatMap(sizedPips),
    ...Object.keys(markPlaces).flatMap((name) =>
      ranks.map((rank) => markPart(name, rank, language)),
    ),
    ...deck(ranks, face),
    ...Object.keys(bold).flatMap((name) => deck(ranks, (rank, suit) => boldFace(name, rank, suit))),
  ].join("");
