import type { CardText, GameState, LastEvent, PileName } from "../api/types";
import { suitOf } from "../board/cards";
import { isPair, parseMove, type Move } from "../board/moves";
import { cardsOf, numberOf, pilesOf, roleOf, topOf, type Piles } from "../board/piles";
import { placeOf } from "../board/pyramid";
import { cardName, cardNames, pileName } from "./names";
import { familyOf } from "./rules";
import type { Words } from "./words";

/** A move that has been made. */
interface Made {
  last: LastEvent;
  move: Move;
  before: Piles;
  /** The piles as the player's own move left them. */
  own: Piles;
  /** Cards that the game then moved by itself. */
  up: CardText[];
  after: GameState;
}

/** What a move did, as sentences: the player's part of it, then what the game did by itself. */
export function moved(last: LastEvent, before: Piles, after: GameState, words: Words): string[] {
  if (!last.move) return [];
  const made = { last, move: parseMove(last.move), before, after, ...takenBack(after, last) };
  return [...told(made, words), ...wentUp(made, words), ...emptied(made, words)];
}

/** The table without the moves that the game made by itself, and the cards of those moves in order. */
function takenBack({ piles }: GameState, { automatic }: LastEvent) {
  let own: Piles = piles;
  const up: CardText[] = [];
  for (const { from, to, count } of automatic.map(parseMove).reverse()) {
    const carried = cardsOf(own, to).slice(-count);
    up.unshift(...carried);
    own = {
      ...own,
      [to]: cardsOf(own, to).slice(0, -count),
      [from]: [...cardsOf(own, from), ...carried],
    };
  }
  return { own, up };
}

function told(made: Made, words: Words): string[] {
  const { move, before } = made;
  if (roleOf(move.to) === "discard" || isPair(move, before)) return gone(made, words);
  if (roleOf(move.to) === "stock") return [recycled(made, words)];
  if (move.from === "s" && roleOf(move.to) === "waste") return drawn(made, words);
  const did = move.from === "s" ? row(made, words) : carried(made, words);
  return [did, ...home(made, words), ...turned(made, words)];
}

function carried({ last, move, before, own }: Made, words: Words): string {
  const [from, to] = [cardsOf(before, move.from), cardsOf(own, move.to)];
  const card = cardName(words, (last.home.length > 0 ? from : to).at(-move.count) ?? "");
  const pile = pileName(words, move.to);
  if (roleOf(move.to) === "foundation") return words("status-foundation", { card });
  if (roleOf(move.from) === "foundation") return words("status-taken-back", { card, pile });
  if (move.count === 1) return words("status-moved", { card, pile });
  return words("status-moved-run", { card, pile, count: move.count });
}

/** Cards that leave the table: a pair or a king of Pyramid, or what is discarded in Aces Up. */
function gone(made: Made, words: Words): string[] {
  const { move, before, after } = made;
  if (familyOf(after) !== "pyramid") return discarded(made, words);
  const two = isPair(move, before) && move.to !== "d";
  const cards = two
    ? [topOf(before, move.from) ?? "", topOf(before, move.to) ?? ""]
    : cardsOf(before, move.from).slice(-move.count);
  const [card = "", other = ""] = cards.map((card) => cardName(words, card));
  const left = pilesOf(after.piles, "pyramid").filter((pile) => topOf(after.piles, pile)).length;
  return [
    cards.length === 1 ? words("status-gone", { card }) : words("status-pair", { card, other }),
    ...turned(made, words),
    words("status-pyramid", { left }),
  ];
}

function discarded({ last, after }: Made, words: Words): string[] {
  const count = 1 + last.automatic.length;
  const cards = cardNames(words, cardsOf(after.piles, "d").slice(-count));
  return [
    count === 1
      ? words("status-discarded", { card: cards })
      : words("status-cleared", { count, cards }),
    ...last.filled.map((pile) => filled(pile, after.piles, words)),
  ];
}

const filled = (pile: PileName, piles: Piles, words: Words): string =>
  words("status-filled", {
    column: numberOf(pile),
    card: cardName(words, topOf(piles, pile) ?? ""),
  });

/** What lies on a column that has a card turned up tells which; one that went up by itself as well. */
function turned({ last, move, own }: Made, words: Words): string[] {
  const isAlone = last.automatic.length === 0;
  return last.turned
    .filter((pile) => isAlone || pile === move.from)
    .map((pile) => turnedUp(pile, own, words));
}

function turnedUp(pile: PileName, piles: Piles, words: Words): string {
  const size = cardsOf(piles, pile).length;
  const card = cardName(words, topOf(piles, pile) ?? "");
  if (roleOf(pile) === "pyramid") return words("status-turned-place", { card, ...placeOf(pile) });
  return words("status-turned", { card, place: size, size, column: numberOf(pile) });
}

function wentUp({ last, move, up, after }: Made, words: Words): string[] {
  if (up.length === 0 || roleOf(move.to) === "discard") return [];
  const sources = last.automatic.map((text) => parseMove(text).from);
  const bared = last.turned.filter((pile) => sources.includes(pile) && topOf(after.piles, pile));
  return [
    words("status-automatic", { count: up.length, cards: cardNames(words, up) }),
    ...bared.map((pile) => turnedUp(pile, after.piles, words)),
  ];
}

function emptied({ move, after }: Made, words: Words): string[] {
  const isEmpty = roleOf(move.from) === "column" && cardsOf(after.piles, move.from).length === 0;
  return isEmpty ? [words("status-emptied", { column: numberOf(move.from) })] : [];
}

function drawn({ move, own, after }: Made, words: Words): string[] {
  const cards = cardsOf(own, "w").slice(-move.count);
  const left = cardsOf(after.piles, "s").length;
  return [
    words("status-drew", { count: cards.length, cards: cardNames(words, cards) }),
    ...top(cards, after, words),
    words("status-stock", { left, pass: passOf(after, words) }),
  ];
}

/** Of the waste only the top is alive; of a single drawn card that goes without saying. */
function top(cards: readonly CardText[], { piles, legal }: GameState, words: Words): string[] {
  const last = cards.at(-1);
  if (last === undefined || topOf(piles, "w") !== last) return [];
  const card = cardName(words, last);
  const goes = legal.map(parseMove).some(({ from, to }) => plays(from, to, piles));
  if (goes) return [words("status-playable", { card })];
  return cards.length > 1 ? [words("status-top", { card })] : [];
}

/** Whether a move takes the top of the waste: from it, or with a card of the pyramid. */
const plays = (from: PileName, to: PileName, piles: Piles): boolean =>
  to === "w" ? from !== "s" : from === "w" && (to !== "s" || cardsOf(piles, "s").length > 0);

const recycled = ({ move, after }: Made, words: Words): string =>
  words("status-recycled", { count: move.count, pass: passOf(after, words) });

function passOf({ pass, passes }: GameState, words: Words): string {
  return passes === null ? words("pass", { pass }) : words("pass-of", { pass, passes });
}

/** A row is told by the cards that lie where it fell; those of a run that went home are told as that. */
function row({ last, move, after }: Made, words: Words): string {
  const columns = pilesOf(after.piles, "column")
    .slice(0, move.count)
    .filter((pile) => !last.home.includes(pile));
  const cards = columns.map((pile) => topOf(after.piles, pile) ?? "");
  const left = rowsLeft(after, words);
  return words("status-row", { count: move.count, left, cards: cardNames(words, cards) });
}

/** How many rows the stock has left, as people say it. */
export function rowsLeft({ piles }: Pick<GameState, "piles">, words: Words): string {
  const columns = pilesOf(piles, "column").length;
  return words("rows-left", { rows: Math.ceil(cardsOf(piles, "s").length / columns) });
}

function home({ last, after }: Made, words: Words): string[] {
  const count = last.home.length;
  if (count === 0) return [];
  const foundations = pilesOf(after.piles, "foundation");
  const tops = foundations.flatMap((pile) => topOf(after.piles, pile) ?? []);
  const suits = tops.slice(-count).map((card) => words("suit-name", { suit: suitOf(card) }));
  const [all, here] = [foundations.length, tops.length];
  return [words("status-home", { count, suits: suits.join(", "), home: here, all })];
}
