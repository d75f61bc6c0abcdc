import type { GameState } from "../api/types";
import { aidsText } from "./marks";
import { deckSize, familyOf } from "./rules";
import { clockText } from "./time";
import { vegasFigures } from "./vegas";
import type { Words } from "./words";

/** A line of the result: what it is, how much, and how that is reckoned. */
export interface Line {
  label: string;
  value: string;
  formula?: string;
}

/** What an ended game came to. Points and bonuses stand apart, each with its formula. */
export function resultLines(state: GameState, words: Words): Line[] {
  return [
    ...byScoring[state.score.kind](state, words),
    { label: words("result-moves"), value: number(state.moves, words) },
    ...automaticLine(state, words),
    { label: words("result-time"), value: clockText(state.elapsed) },
    ...marks(state, words),
  ];
}

/** The message that says what has been proven of a stuck game: it differs with what may be hidden. */
export function stuckId(state: GameState): string {
  const family = familyOf(state);
  if (family === "klondike") return "result-stuck-why";
  return family === "freecell" ? "result-stuck-why-open" : "result-stuck-why-hidden";
}

type Lines = (state: GameState, words: Words) => Line[];

const byScoring: Record<GameState["score"]["kind"], Lines> = {
  standard: standardLines,
  vegas: vegasLines,
  spider: spiderLines,
  plain: (state, words) => [state.piles.d ? goneLine(state, words) : upLine(state, words)],
};

/** The start, the cost of a move and what a run gives; the catalogue's formula says the same. */
const spider = { start: 500, run: 100, runs: 8 };

function spiderLines({ score, options, moves }: GameState, words: Words): Line[] {
  const runs = score.up / (deckSize(options) / spider.runs);
  const undos = score.points - (spider.start - moves + spider.run * runs);
  const cost = { label: words("result-spider-undos"), value: number(undos, words) };
  return [
    {
      label: words("result-spider-points"),
      value: number(score.points, words),
      formula: words("result-spider-formula", { moves, runs }),
    },
    ...(undos === 0 ? [] : [cost]),
    { label: words("result-runs"), value: words("result-up-of", { up: runs, cards: spider.runs }) },
  ];
}

/** What statistics know of the game beside its figures. */
function marks(state: GameState, words: Words): Line[] {
  const practice = { label: words("result-practice"), value: words("result-practice-no") };
  const aids = { label: words("result-aids"), value: aidsText(state, words) };
  return [...(state.practice ? [practice] : []), ...(state.aids.length > 0 ? [aids] : [])];
}

/** What the game moved by itself, which no player's move counts. */
const automaticLine = ({ automatic }: GameState, words: Words): Line[] =>
  automatic === 0 ? [] : [{ label: words("result-automatic"), value: number(automatic, words) }];

const goneLine = ({ piles, options }: GameState, words: Words): Line => ({
  label: words("result-gone"),
  value: words("result-up-of", { up: piles.d?.length ?? 0, cards: deckSize(options) }),
});

function standardLines({ score, elapsed }: GameState, words: Words): Line[] {
  const { points, time_penalty: penalty, bonus, total } = score;
  const formula = words("result-bonus-formula", { seconds: Math.floor(elapsed) });
  const extra = [
    { label: words("result-penalty"), value: number(penalty, words) },
    { label: words("result-bonus"), value: number(bonus, words), ...(bonus > 0 && { formula }) },
    { label: words("result-total"), value: number(total, words) },
  ];
  const isTimed = penalty !== 0 || bonus !== 0;
  return [
    { label: words("result-points"), value: number(points, words) },
    ...(isTimed ? extra : []),
  ];
}

function vegasLines(state: GameState, words: Words): Line[] {
  const { score, results } = state;
  const { stake, gain, cards, least } = vegasFigures(state.options);
  const missing = cards - score.up;
  const plus = results.includes("plus") ? "result-plus-yes" : "result-plus-no";
  const out = results.includes("out") ? "result-out-yes" : "result-out-no";
  return [
    {
      label: words("points-label"),
      value: number(score.total - score.bonus, words),
      formula: words("result-vegas-formula", { stake, gain, up: score.up }),
    },
    ...casinoLines(score, words),
    { label: words("result-plus"), value: words(plus, { least }) },
    { label: words("result-out"), value: words(out, { cards, missing }) },
  ];
}

function casinoLines({ bonus, total }: GameState["score"], words: Words): Line[] {
  if (bonus === 0) return [];
  return [
    { label: words("result-casino-bonus"), value: number(bonus, words) },
    { label: words("result-total"), value: number(total, words) },
  ];
}

const upLine = ({ score, options }: GameState, words: Words): Line => ({
  label: words("result-up"),
  value: words("result-up-of", { up: score.up, cards: deckSize(options) }),
});

const number = (value: number, words: Words): string => words("number", { number: value });
