import type { Played, SideBySide } from "../../api/types";
import { aidsText } from "../marks";
import { deckSize } from "../rules";
import { clockText } from "../time";
import type { Words } from "../words";

/** A row of the two results: what it is, for oneself and for the other player. */
export interface Row {
  label: string;
  mine: string;
  theirs: string;
}

/** Two results as the rows of a table. */
export function rowsOf({ challenge, mine, theirs }: SideBySide, words: Words): Row[] {
  const cards = deckSize(challenge.options);
  const isGone = /^(pyramid|aces-up)/.test(challenge.rules);
  const row = (id: string, text: (played: Played) => string): Row => ({
    label: words(id),
    mine: text(mine),
    theirs: text(theirs),
  });
  return [
    row("sides-outcome", (played) => outcome(played, words)),
    ...(mine.points === null
      ? []
      : [row("points-label", ({ points }) => words("number", { number: points ?? 0 }))]),
    row(isGone ? "result-gone" : "result-up", ({ up }) => words("result-up-of", { up, cards })),
    row("result-moves", ({ moves }) => words("number", { number: moves })),
    row("result-time", ({ elapsed }) => clockText(elapsed)),
    row("result-aids", (played) => aidsText(played, words) || words("sides-no-aids")),
  ];
}

function outcome({ status, results }: Played, words: Words): string {
  const id = results.includes("plus") && status !== "won" ? "plus" : status;
  return words(`sides-${id}`);
}
