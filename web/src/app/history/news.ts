import type { News } from "../../api/types";
import { numberText, percentText, timeText } from "./spoken";
import { told } from "./words";

const most = 2;

/** What a win has changed, on one line: the most notable, and how many are won now. */
export function newsText(news: readonly News[]): string {
  const records = news.filter(({ kind }) => kind !== "share").slice(0, most);
  const share = news.filter(({ kind }) => kind === "share");
  return [...records, ...share].map(lineOf).join(" ");
}

const lineOf = ({ kind, value, played }: News): string =>
  told(`news-${kind.replaceAll("_", "-")}`, {
    value:
      kind === "fastest" ? timeText(value) : kind === "best_points" ? numberText(value) : value,
    played,
    percent: percentText(value / played),
  });
