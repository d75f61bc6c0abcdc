import type { StatisticsState, Streak } from "../../api/types";
import { meanText, numberText, percentText, timeText, durationText } from "./spoken";
import { told } from "./words";

type Statistics = NonNullable<StatisticsState["statistics"]>;
type Totals = NonNullable<Statistics["totals"]>;
type Interval = NonNullable<Statistics["share"]>;

/** A figure: the id of its label, and what it comes to. */
export interface Figure {
  label: string;
  value: string;
}

/** All figures of a form in groups; every label says of which games a best or a mean is. */
export function figuresOf(statistics: Statistics, scoring: string): Figure[][] {
  const { totals } = statistics;
  if (!totals) return [];
  const kind = scoring.split(":")[0] ?? "";
  return [
    [...counts(statistics, totals, kind), ...streaks(statistics)],
    [...(byScoring[kind] ?? byCards)(totals), ...ofWins(totals)],
    times(totals),
    help(totals),
  ];
}

/** "4 av 12, 33 %, mellan 14 % och 61 %". */
export const shareText = (count: number, of: number, interval: Interval | null): string =>
  interval
    ? told("share", { count, of, percent: percentText(count / of), ...bounds(interval) })
    : told("share-none");

export const bounds = ([low, high]: Interval) => ({
  low: percentText(low),
  high: percentText(high),
});

function counts({ share, plus_share: plusShare }: Statistics, totals: Totals, kind: string) {
  const { played, won, plus } = totals;
  const isVegas = kind === "vegas";
  return [
    { label: "played", value: numberText(played) },
    { label: isVegas ? "won-out" : "won", value: shareText(won, played, share) },
    ...(isVegas ? [{ label: "plus", value: shareText(plus, played, plusShare) }] : []),
    ...(totals.open > 0 ? [{ label: "open", value: numberText(totals.open) }] : []),
  ];
}

const streaks = ({ wins_in_a_row: wins, days_in_a_row: days }: Statistics): Figure[] => [
  { label: "wins-in-a-row", value: streakText(wins) },
  { label: "days-in-a-row", value: streakText(days) },
];

const streakText = ({ now, longest }: Streak): string => told("streak", { now, longest });

const byPoints = (totals: Totals): Figure[] => [
  { label: "best-points", value: numberText(totals.best_points) },
  { label: "mean-points", value: meanText(totals.mean_points) },
];

const byCards = (totals: Totals): Figure[] => [
  { label: "best-up", value: numberText(totals.best_up) },
  { label: "mean-up", value: meanText(totals.mean_up) },
];

const byScoring: Record<string, (totals: Totals) => Figure[]> = {
  standard: byPoints,
  spider: byPoints,
  vegas: (totals) => [...byPoints(totals), ...byCards(totals)],
};

const ofWins = (totals: Totals): Figure[] => [
  { label: "fewest-moves", value: numberText(totals.fewest_moves_won) },
  { label: "mean-moves", value: meanText(totals.mean_moves_won) },
];

const times = (totals: Totals): Figure[] => [
  { label: "fastest", value: timeText(totals.fastest_won) },
  { label: "mean-time-won", value: timeText(totals.mean_elapsed_won) },
  { label: "mean-time", value: timeText(totals.mean_elapsed) },
  { label: "total-time", value: durationText(totals.total_elapsed) },
];

const help = (totals: Totals): Figure[] => [
  { label: "helped", value: numberText(totals.helped) },
  { label: "won-alone", value: numberText(totals.won_alone) },
];
