import type { GameState, LastEvent, PileName } from "../api/types";
import { parseMove, type Move } from "../board/moves";
import { cardsOf, numberOf, roleOf, topOf } from "../board/piles";
import { cardName, pileName } from "./names";
import { isOver } from "./possible";
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
  move: (last, _before, after, words) => moved(last, after, words),
  undo: (last, before, after, words) => [undone(last, before, after, words)],
  redo: (last, _before, after, words) => [words("status-redone"), ...moved(last, after, words)],
  restart: (_last, _before, _after, words) => [words("status-restarted")],
  deal: (_last, _before, after, words) => dealt(after, words),
  finish: () => [],
};

function moved(last: LastEvent, after: GameState, words: Words): string[] {
  if (!last.move) return [];
  const move = parseMove(last.move);
  if (roleOf(move.from) === "stock") return drawn(move, after, words);
  if (roleOf(move.to) === "stock") return [recycled(move, after, words)];
  return [
    carried(move, after, words),
    ...last.turned.map((pile) => turned(pile, after, words)),
    ...emptied(move, after, words),
  ];
}

function carried(move: Move, after: GameState, words: Words): string {
  const card = cardName(words, cardsOf(after.piles, move.to).at(-move.count) ?? "");
  const pile = pileName(words, move.to);
  if (roleOf(move.to) === "foundation") return words("status-foundation", { card });
  if (roleOf(move.from) === "foundation") return words("status-taken-back", { card, pile });
  if (move.count === 1) return words("status-moved", { card, pile });
  return words("status-moved-run", { card, pile, count: move.count });
}

function turned(pile: PileName, after: GameState, words: Words): string {
  const size = cardsOf(after.piles, pile).length;
  const card = cardName(words, topOf(after.piles, pile) ?? "");
  return words("status-turned", { card, place: size, size, column: numberOf(pile) });
}

function emptied(move: Move, after: GameState, words: Words): string[] {
  const isEmpty = roleOf(move.from) === "column" && cardsOf(after.piles, move.from).length === 0;
  return isEmpty ? [words("status-emptied", { column: numberOf(move.from) })] : [];
}

function drawn(move: Move, after: GameState, words: Words): string[] {
  const cards = cardsOf(after.piles, "w").slice(-move.count);
  const names = cards.map((card) => cardName(words, card));
  const left = cardsOf(after.piles, "s").length;
  return [
    words("status-drew", { count: cards.length, cards: names.join(", ") }),
    ...top(names, after, words),
    words("status-stock", { left, pass: passOf(after, words) }),
  ];
}

/** Of the waste only the top is alive; of a single drawn card that goes without saying. */
function top(names: string[], after: GameState, words: Words): string[] {
  const card = names.at(-1) ?? "";
  const goes = after.legal.some((move) => move.startsWith("w-"));
  if (goes) return [words("status-playable", { card })];
  return names.length > 1 ? [words("status-top", { card })] : [];
}

const recycled = (move: Move, after: GameState, words: Words): string =>
  words("status-recycled", { count: move.count, pass: passOf(after, words) });

function passOf({ pass, passes }: GameState, words: Words): string {
  return passes === null ? words("pass", { pass }) : words("pass-of", { pass, passes });
}

function undone(last: LastEvent, before: GameState | null, after: GameState, words: Words): string {
  if (!last.move || !before) return words("status-undone");
  const move = parseMove(last.move);
  if (roleOf(move.from) === "stock") return words("status-undone-draw", { count: move.count });
  if (roleOf(move.to) === "stock") return words("status-undone-recycle");
  const card = cardName(words, cardsOf(after.piles, move.from).at(-move.count) ?? "");
  const id = roleOf(move.from) === "column" ? "status-undone-move" : "status-undone-move-on";
  return words(id, { card, pile: pileName(words, move.from) });
}

function dealt({ game, deal }: GameState, words: Words): string[] {
  const name = words(`game-${game}`);
  return deal.number === null
    ? [words("status-dealt", { game: name })]
    : [words("status-dealt-number", { game: name, number: deal.number })];
}

function ending(before: GameState | null, after: GameState, words: Words): string[] {
  if (after.status === "playing" || after.status === before?.status) return [];
  return [words(`status-${after.status}`, { up: after.score.up }), ...scored(after, words)];
}

function scored({ score, status }: GameState, words: Words): string[] {
  if (status === "stuck" || score.kind === "plain") return [];
  return [words("status-score", { points: score.total })];
}

const sentences = (parts: string[]): string => parts.map(sentence).join(" ");
