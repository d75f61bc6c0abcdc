/** A picture of each game for those who choose one, drawn when the app is built: a plugin of vite. */
import type { Plugin } from "vite";

const width = 120;
const height = 76;
const suits = ["s", "h", "c", "d"] as const;

type Suit = (typeof suits)[number];

const felt = "#21493c";
const paper = "#fbf6ea";
const line = "#8fb3a4";
const inks = { s: "#1b1b1b", h: "#a3271d", c: "#1b1b1b", d: "#a3271d" };

/** Each suit's sign, six units high around its middle. */
const signs = {
  s: "M0-3C1.2-1.4 2.6-.6 2.6.9 2.6 2.3.9 2.6.4 1.6L1 3h-2l.6-1.4C-.9 2.6-2.6 2.3-2.6.9-2.6-.6-1.2-1.4 0-3Z",
  h: "M0 3C-1.2 1.5-2.8.4-2.8-1.1-2.8-2.8-.6-3 0-1.4.6-3 2.8-2.8 2.8-1.1 2.8.4 1.2 1.5 0 3Z",
  c: "M0-3a1.5 1.5 0 0 1 1.1 2.5A1.5 1.5 0 1 1 .4 1.4L1 3h-2l.6-1.6a1.5 1.5 0 1 1-.7-1.9A1.5 1.5 0 0 1 0-3Z",
  d: "M0-3.2Q1-1.2 2.4 0 1 1.2 0 3.2-1 1.2-2.4 0-1-1.2 0-3.2Z",
};

const strings = "M3.5 3v7M5.5 3v8.5M7.5 3v10M9.5 3v11.5";
const dollar = "M0-3.6v7.2M1.9-1.7C1.4-3-1.9-3-1.9-1.3-1.9.5 2 0 2 1.6 2 3.2-1.6 3.1-2.1 1.7";

const sheet = `<rect width="13" height="18" rx="1.6" fill="${paper}" stroke="#0b1f18" stroke-opacity=".45" stroke-width=".5"/>`;

const small = (suit: Suit, x: number): string =>
  `<use href="#${suit}" transform="translate(${x} 2.9) scale(.6)"/>`;

/** What the pictures are put together from; cards are 13 by 18. */
const parts = [
  ...suits.map((suit) => `<path id="${suit}" d="${signs[suit]}"/>`),
  ...suits.flatMap((suit) => [
    `<g id="covered-${suit}">${sheet}<g fill="${inks[suit]}">${small(suit, 2.6)}${small(suit, 10.4)}</g></g>`,
    `<g id="card-${suit}">${sheet}<g fill="${inks[suit]}">${small(suit, 2.6)}` +
      `<use href="#${suit}" transform="translate(6.5 10) scale(1.25)"/></g></g>`,
  ]),
  `<g id="back">${sheet}<rect x="1" y="1" width="11" height="16" rx=".9" fill="#17352a"/>` +
    `<path d="${strings}" stroke="#b08d45" stroke-width=".7"/></g>`,
  `<rect id="place" x=".3" y=".3" width="12.4" height="17.4" rx="1.5" fill="none" stroke="${line}" stroke-width=".6"/>`,
  `<g id="coin"><circle r="7" fill="#c9a24b"/><g fill="none" stroke="#5d4410" stroke-width=".8">` +
    `<circle r="5.4"/><path d="${dollar}"/></g></g>`,
];

const round = (value: number): number => Math.round(value * 100) / 100;
const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const suit = (place: number): Suit => suits[place % 4] ?? "s";

const put = (part: string, x: number, y: number, scale = 1): string => {
  const by = scale === 1 ? "" : ` scale(${scale})`;
  return `<use href="#${part}" transform="translate(${round(x)} ${round(y)})${by}"/>`;
};

const card = (place: number, x: number, y: number, scale?: number, isCovered = false): string =>
  put(`${isCovered ? "covered" : "card"}-${suit(place)}`, x, y, scale);

/** Places with the signs of their suits, as many times the suits as asked for. */
const foundations = (count: number, x: number, step: number, scale?: number): string[] =>
  times(count).map((i) => put("place", x + step * i, 5, scale));

const signed = (x: number, step: number): string[] =>
  suits.map((name, i) => `<g fill="${line}">${put(name, x + step * i + 6.5, 14)}</g>`);

interface Columns {
  count: number;
  /** Of the first column, and from one to the next. */
  x: number;
  step: number;
  y: number;
  scale?: number;
  /** How many cards of a column lie face down, and how many open on them. */
  hidden: (column: number) => number;
  open: (column: number) => number;
  /** How much is seen of an open card that others lie on. */
  fan: number;
}

function columns({ count, x, step, y, scale, hidden, open, fan }: Columns): string[] {
  const shut = 2.6;
  return times(count).flatMap((column) => [
    ...times(hidden(column)).map((i) => put("back", x + step * column, y + shut * i, scale)),
    ...times(open(column)).map((i) =>
      card(
        (column + i) * 3 + 1,
        x + step * column,
        y + shut * hidden(column) + fan * i,
        scale,
        i + 1 < open(column),
      ),
    ),
  ]);
}

const none = () => 0;
const one = () => 1;

const klondike = (waste: number, isOpen = false): string[] => [
  put("back", 4, 5),
  ...times(waste).map((i) => card(i + 3, 20 + 4 * i, 5)),
  ...foundations(4, 52, 16),
  ...signed(52, 16),
  ...columns({
    ...{ count: 7, x: 4, step: 16, y: 29, fan: 4 },
    hidden: isOpen ? none : (column) => column,
    open: isOpen ? (column) => column + 1 : one,
  }),
];

const double = [
  put("back", 3.5, 5, 0.78),
  card(1, 16.5, 5, 0.78),
  ...foundations(8, 35, 10.2, 0.7),
  ...columns({
    ...{ count: 9, x: 3.5, step: 13, y: 26, scale: 0.8, fan: 4 },
    hidden: (column) => column,
    open: one,
  }),
];

const spider = [
  ...times(3).map((i) => put("back", 4 + 2 * i, 5, 0.74)),
  put("place", 106.5, 5, 0.74),
  ...times(10).flatMap((column) => {
    const runs = [1, 3, 1, 2, 1, 4, 1, 1, 2, 1];
    const [x, y, hidden] = [3.4 + 11.45 * column, 23, column < 4 ? 5 : 4];
    return [
      ...times(hidden).map((i) => put("back", x, y + 2.4 * i, 0.74)),
      ...times(runs[column] ?? 1).map((i) =>
        card(0, x, y + 2.4 * hidden + 6 * i, 0.74, i + 1 < (runs[column] ?? 1)),
      ),
    ];
  }),
];

const freecell = [
  card(1, 3, 5, 0.94),
  ...times(3).map((i) => put("place", 16.4 + 13.4 * i, 5, 0.94)),
  ...foundations(4, 63, 14),
  ...signed(63, 14),
  ...columns({
    ...{ count: 8, x: 4, step: 14.3, y: 27, scale: 0.94, fan: 4.6 },
    hidden: none,
    open: (column) => (column < 4 ? 7 : 6),
  }),
];

const pyramid = [
  put("back", 5, 6, 0.94),
  card(2, 19, 6, 0.94),
  ...times(7).flatMap((row) =>
    times(row + 1).map((i) =>
      card(row + i * 3, 54.5 + (i - row / 2) * 14, 4 + 8.4 * row, 0.94, row < 6),
    ),
  ),
];

const acesUp = [
  put("back", 10, 8, 1.15),
  ...columns({
    ...{ count: 4, x: 37, step: 20, y: 8, scale: 1.15, fan: 10 },
    hidden: none,
    open: (column) => [3, 1, 4, 2][column] ?? 1,
  }),
];

/** By the names of the rows that games are chosen from. */
const pictures: Record<string, string[]> = {
  klondike: klondike(1),
  thoughtful: klondike(1, true),
  vegas: [...klondike(3), put("coin", 17, 66), put("coin", 30, 64)],
  double,
  spider,
  freecell,
  pyramid,
  "aces-up": acesUp,
};

/** All pictures below each other in one file; the name of one after a # shows it alone. */
function file(): string {
  const named = Object.entries(pictures);
  const box = (y: number, count = 1) => `viewBox="0 ${y} ${width} ${height * count}"`;
  const size = (count: number) => `width="${width}" height="${height * count}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box(0, named.length)}>`,
    ...named.map(([id], i) => `<view id="${id}" ${box(height * i)}/>`),
    `<defs>${parts.join("")}</defs><rect ${size(named.length)} fill="${felt}"/>`,
    ...named.map(
      ([, drawn], i) => `<g transform="translate(0 ${height * i})">${drawn.join("")}</g>`,
    ),
    "</svg>\n",
  ].join("\n");
}

/** Puts the pictures beside the page. */
export const gamePictures = (): Plugin => ({
  name: "game-pictures",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "games.svg", source: file() });
  },
});
