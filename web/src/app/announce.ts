import type { GameState, LastEvent } from "../api/types";
import { moved, rowsLeft } from "./moved";
import { isOver } from "./possible";
import { quiet } from "./preferences";
import { sweepId } from "./sweep";
import { undone } from "./undone";
import { sentence, type Words } from "./words";

/** What a move or another event did, as sentences for the status line and a screen reader. */
export function announce(before: GameState | null, after: GameState, words: Words): string {
  const told = after.last ? telling[after.last.kind](after.last, before, after, words) : [];
  return sentences([...told, ...ending(before, after, words)]);
}

/** Where a game that was left some time ago stands. */
export function resumption(state: GameState, words: Words): string {
  const game = words(`game-${state.game}`);
  if (isOver(state)) return sentences(ending(null, state, words));
  if (state.moves === 0) return sentences([...dealt(state, words), ...ending(null, state, words)]);
  const resumed = words("status-resumed", { game, moves: state.moves });
  return sentences([resumed, ...ending(null, state, words)]);
}

type Telling = (
  last: LastEvent,
  before: GameState | null,
  after: GameState,
  words: Words,
) => string[];

const telling: Record<LastEvent["kind"], Telling> = {
  move: (last, before, after, words) => moved(last, before?.piles ?? {}, after, words),
  sweep: (_last, _before, after, words) => [words(sweepId("status", after))],
  undo: (last, _before, after, words) => undone(last, after, words),
  redo: (last, before, after, words) => [
    words("status-redone"),
    ...moved(last, before?.piles ?? {}, after, words),
  ],
  restart: (_last, _before, _after, words) => [words("status-restarted")],
  deal: (_last, _before, after, words) => dealt(after, words),
  finish: () => [],
};

/** A new deal, and how many rows its stock will give if that is what it does. */
function dealt(state: GameState, words: Words): string[] {
  const { number } = state.deal;
  const game = words(`game-${state.game}`);
  const hasRows = state.legal.some((move) => move.startsWith("s-t"));
  return [
    number === null
      ? words("status-dealt", { game })
      : words("status-dealt-number", { game, number }),
    ...(hasRows ? [words("status-rows", { left: rowsLeft(state, words) })] : []),
  ];
}

function ending(before: GameState | null, after: GameState, words: Words): string[] {
  if (after.status === "playing" || after.status === before?.status) return [];
  return [words(`status-${after.status}`, { up: after.score.up }), ...scored(after, words)];
}

function scored({ score, status }: GameState, words: Words): string[] {
  if (status === "stuck" || score.kind === "plain" || quiet.value === "on") return [];
  return [words("status-score", { points: score.total })];
}

const sentences = (parts: string[]): string => parts.map(sentence).join(" ");
