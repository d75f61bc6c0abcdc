import type { PileName } from "../api/types";
import { heightOf, isUp } from "./cards";
import { countOf, type Address, type Lift } from "./lifts";
import { moveText } from "./moves";
import { cardsOf, firstUp, foundationFor, pilesOf, roleOf, topOf, type Piles } from "./piles";
import type { Table } from "./table";

function triedFrom(piles: Piles, { pile }: Lift): PileName {
  if (pile !== "f") return pile;
  return pilesOf(piles, "foundation").find((name) => topOf(piles, name)) ?? "f1";
}

function triedTo(piles: Piles, from: PileName, to: Address): PileName {
  const top = topOf(piles, from);
  if (to === "f" && top) return foundationFor(top);
  return to === "c" ? (pilesOf(piles, "cell")[0] ?? to) : to;
}

/** How many cards were meant by typing two columns: those down to the one whose rank would fit. */
function meantCount(piles: Piles, from: PileName, to: PileName): number {
  if (roleOf(from) !== "column" || roleOf(to) !== "column") return 1;
  const cards = cardsOf(piles, from);
  const wanted = heightOf(topOf(piles, to) ?? "") - 1;
  const fitting = cards.findLastIndex((card) => isUp(card) && heightOf(card) === wanted);
  return fitting >= firstUp(cards) ? cards.length - fitting : 1;
}

/** The move that was meant by laying a lift on a place, legal or not, for asking why. */
export function triedMove(piles: Piles, lift: Lift, to: Address): string {
  const from = triedFrom(piles, lift);
  const target = triedTo(piles, from, to);
  const count = lift.exact ? countOf(lift, piles) : meantCount(piles, from, target);
  return moveText({ from, to: target, count });
}

/** The stock move that was meant by touching the stock, legal or not, for asking why. */
export function triedStock({ piles, scheme }: Table, draw: number): string {
  const [stock, waste] = [cardsOf(piles, "s").length, cardsOf(piles, "w").length];
  if (scheme.stock === "row") {
    return moveText({ from: "s", to: "t1", count: draw || pilesOf(piles, "column").length });
  }
  if (stock > 0) return moveText({ from: "s", to: "w", count: draw });
  return moveText({ from: "w", to: "s", count: Math.max(waste, 1) });
}
