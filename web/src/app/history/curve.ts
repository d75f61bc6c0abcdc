/** A place in a drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** The size of a drawing, in units of its own. */
export const size = { width: 320, height: 120 };

/** A curve through values at growing places, and the heights of lines that are marked. */
export function curveOf(values: readonly Spot[], marks: readonly number[]) {
  const xs = values.map(({ x }) => x);
  const ys = [...values.map(({ y }) => y), ...marks];
  const across = scale(Math.min(...xs), Math.max(...xs), 0, size.width);
  const up = scale(Math.min(...ys), Math.max(...ys), size.height - edge, edge);
  const spots = values.map(({ x, y }) => ({ x: across(x), y: up(y) }));
  return { spots, line: lineOf(spots), marks: marks.map(up) };
}

const edge = 6;

/** From one range to another; a range of one value goes to the middle. */
function scale(least: number, most: number, from: number, to: number) {
  const reach = most - least;
  return (value: number): number =>
    reach === 0 ? (from + to) / 2 : from + ((value - least) / reach) * (to - from);
}

const lineOf = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");

const round = (value: number): number => Math.round(value * 10) / 10;
