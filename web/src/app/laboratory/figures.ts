import type { Comparison, Figure } from "../../api/types";
import type { Words } from "../words";

/** What is shown of a comparison: a row for the wins and one for the points. */
export interface Row {
  name: string;
  plain: string;
  changed: string;
  difference: string;
}

type Interval = readonly [number, number];

const decimals = 2;
const isShare = ({ kind }: Figure): boolean => kind === "won" || kind === "gain";

/** A number with as many decimals as are shown, without zeros at its end. */
export const rounded = (value: number): number => Number(value.toFixed(decimals));

const percent = (share: number): number => rounded(100 * share);

const withInterval = (words: Words, value: number, [low, high]: Interval): string =>
  words("lab-with-interval", { value, low, high });

const percents = ([low, high]: Interval): Interval => [percent(low), percent(high)];

/** The rows of the table of a comparison. */
export function rowsOf(found: Comparison, words: Words): Row[] {
  const { first, second } = found;
  const share = ({ share: value, interval }: Comparison["first"]): string =>
    withInterval(words, percent(value), percents(interval));
  const points = ({ points: value }: Comparison["first"]): string =>
    words("lab-number", { value: rounded(value) });
  const [low, high] = found.points_interval;
  return [
    {
      name: words("lab-row-won"),
      plain: share(first),
      changed: share(second),
      difference: withInterval(words, percent(second.share - first.share), percents(found.gain)),
    },
    {
      name: words("lab-row-points"),
      plain: points(first),
      changed: points(second),
      difference: withInterval(words, rounded(found.points), [rounded(low), rounded(high)]),
    },
  ];
}

/** How the deals parted, and how often chance alone would part them so. */
export function partingOf(
  { only_first: first, only_second: second, chance }: Comparison,
  words: Words,
) {
  return first + second === 0
    ? words("lab-same")
    : words("lab-only", { first, second, chance: percent(chance) });
}

/** A figure of an experiment, as the cells of its row. */
export function cellsOf(figure: Figure, words: Words): string[] {
  const shown = isShare(figure) ? percent : rounded;
  const [low, high] = figure.interval;
  return [
    words("lab-number", { value: shown(figure.value) }),
    words("lab-span", { low: shown(low), high: shown(high) }),
    words("lab-number", { value: figure.total }),
    words("lab-number", { value: figure.open }),
  ];
}

/** What a figure is of. */
export function nameOf({ kind, arm, base, column }: Figure, words: Words): string {
  const counted = words(`lab-column-${(column || "won").replaceAll("_", "-")}`);
  return words(`lab-name-${kind}`, { arm, base, column: counted });
}
