"""FreeCell (Kungen)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from typing import NamedTuple

from reference import deals
from reference.cards import Card, Options, decks, red
from reference.table import Deed, Move, Position, lift, named

DEFAULTS = {
    "cells": "4",
    "empty_column": "any",
    "taking_back": "no",
    "columns": "8",
    "ranks": "13",
}


def settled(options: Options) -> Options:
    return options


def ordered_deck(options: Options) -> list[Card]:
    return decks(1, int(options["ranks"]))


def numbered_deck(options: Options, number: int) -> list[Card]:
    return deals.microsoft_deal(int(options["ranks"]), number)


def deal(options: Options, deck: list[Card]) -> Position:
    """Row by row, face up: 7, 7, 7, 7, 6, 6, 6, 6 on eight columns."""
    columns = named("t", int(options["columns"]))
    for place, card in enumerate(deck):
        columns[f"t{place % len(columns) + 1}"].append(card)
    return Position(options, {**named("c", int(options["cells"])), **named("f", 4), **columns})


def is_won(position: Position) -> bool:
    return not position.in_all("t") + position.in_all("c")


def face_up_cards(position: Position) -> set[Card]:
    return {card for pile in position.piles.values() for card in pile}


def draw_count(position: Position) -> int:
    return 0


# --- how many cards move at once -------------------------------------------------------------

Stack = tuple[int, ...]


class Shelf(NamedTuple):
    """Where the cards of a run are. They are numbered from the last, 1, to the head."""

    source: Stack
    target: Stack
    spare: tuple[Stack, ...]  # columns that were empty
    held: Stack  # in cells


class Task(NamedTuple):
    """A run to be carried, and the room there is for it beside the target."""

    length: int
    cells: int
    columns: int
    onto_empty: bool  # the target is an empty column
    kings_only: bool  # an empty column takes kings only
    is_king: bool  # the head of the run is one


def lifted(shelf: Shelf) -> Iterator[tuple[int, Shelf]]:
    """Every card that may be lifted, and the rest."""
    source, target, spare, held = shelf
    if source:
        yield source[-1], shelf._replace(source=source[:-1])
    if target:
        yield target[-1], shelf._replace(target=target[:-1])
    for i, stack in enumerate(spare):
        if stack:
            yield stack[-1], shelf._replace(spare=(*spare[:i], stack[:-1], *spare[i + 1 :]))
    for i, card in enumerate(held):
        yield card, shelf._replace(held=held[:i] + held[i + 1 :])


def laid(task: Task, shelf: Shelf, card: int) -> Iterator[Shelf]:
    """Every way to lay a card down. The column that the run left is not used as an empty one."""
    source, target, spare, held = shelf

    def goes(stack: Stack, is_free: bool) -> bool:
        if stack:
            return stack[-1] == card + 1
        is_head = card == task.length
        return is_free and (not task.kings_only or (task.is_king and is_head))

    if goes(source, is_free=False):
        yield shelf._replace(source=(*source, card))
    if goes(target, task.onto_empty) or (not target and card == task.length):
        yield shelf._replace(target=(*target, card))
    for i, stack in enumerate(spare):
        if goes(stack, is_free=True):
            yield shelf._replace(spare=(*spare[:i], (*stack, card), *spare[i + 1 :]))
    if len(held) < task.cells:
        yield shelf._replace(held=(*held, card))


def in_order(shelf: Shelf) -> Shelf:
    """Which cell and which empty column holds what makes no difference."""
    return shelf._replace(spare=tuple(sorted(shelf.spare)), held=tuple(sorted(shelf.held)))


@functools.cache
def can_be_carried(task: Task) -> bool:
    """Whether single cards can bring the run to its target, found by trying everything."""
    run = tuple(range(task.length, 0, -1))
    start = Shelf(source=run, target=(), spare=((),) * task.columns, held=())
    reached = {start}
    waiting = [start]
    while waiting:
        shelf = waiting.pop()
        if shelf.target == run:
            return True
        for card, rest in lifted(shelf):
            new = {in_order(after) for after in laid(task, rest, card)} - reached
            reached |= new
            waiting += new
    return False


def may_be_carried(position: Position, run: list[Card], target: str) -> bool:
    free = [name for name in position.names("c") if not position.piles[name]]
    empty = [n for n in position.names("t") if n != target and not position.piles[n]]
    task = Task(
        len(run),
        len(free),
        min(len(empty), 4),  # with four, sixteen cards move: more than a run has
        onto_empty=not position.piles[target],
        kings_only=position.options["empty_column"] == "king",
        is_king=run[0].rank == king(position),
    )
    return can_be_carried(task)


# --- what may be played ----------------------------------------------------------------------


def king(position: Position) -> int:
    return int(position.options["ranks"])


def follows(above: Card, below: Card) -> bool:
    return red(above) != red(below) and above.rank == below.rank - 1


def is_run(cards: list[Card]) -> bool:
    return all(follows(above, below) for below, above in itertools.pairwise(cards))


def fits_column(position: Position, card: Card, name: str) -> bool:
    column = position.piles[name]
    if not column:
        return position.options["empty_column"] == "any" or card.rank == king(position)
    return follows(card, column[-1])


def fits_foundation(position: Position, card: Card, name: str) -> bool:
    suit = int(name[1:]) - 1
    return card.suit == suit and card.rank == len(position.piles[name]) + 1


KINDS = frozenset({"tc", "ct", "tf", "cf", "ft", "tt"})
"""From which role to which a card may go at all."""


def obeys(position: Position, move: Move) -> bool:
    source, target, count = move
    cards = position.piles[source]
    kinds = source[0] + target[0]
    if source == target or kinds not in KINDS:
        return False
    if count > len(cards):
        return False
    if kinds == "tt":
        run = cards[-count:]
        fits = is_run(run) and fits_column(position, run[0], target)
        return fits and may_be_carried(position, run, target)
    if count > 1 or (kinds == "ft" and position.options["taking_back"] == "no"):
        return False
    if target[0] == "c":
        return not position.piles[target]
    return (fits_foundation if target[0] == "f" else fits_column)(position, cards[-1], target)


def candidates(position: Position) -> Iterator[Move]:
    columns = position.names("t")
    for source, cards in position.piles.items():
        if not cards:
            continue
        for target in position.piles:
            if source[0] + target[0] in KINDS:
                yield source, target, 1
        if source[0] == "t":
            for count in range(2, len(cards) + 1):
                if not is_run(cards[-count:]):
                    break  # and no longer one is
                for target in columns:
                    yield source, target, count


# --- why not ---------------------------------------------------------------------------------


def faults(position: Position, move: Move) -> set[str]:
    source, target, count = move
    cards = position.piles[source]
    kinds = source[0] + target[0]
    found = {"same_pile"} if source == target else set()
    if not cards:
        found.add("empty_pile")
    if kinds not in KINDS:
        return found | {"not_a_move"}
    if kinds == "ft" and position.options["taking_back"] == "no":
        found.add("taking_back_forbidden")
    if count > 1 and kinds != "tt":
        found.add("one_at_a_time")
    if not cards:
        return found
    run = cards[-count:]
    if kinds == "tt":
        found |= run_faults(position, run, target, count)
    return found | place_faults(position, run[0] if kinds == "tt" else cards[-1], target)


def run_faults(position: Position, run: list[Card], target: str, count: int) -> set[str]:
    if len(run) < count or not is_run(run):
        return {"not_a_run"}
    return set() if may_be_carried(position, run, target) else {"too_many"}


def place_faults(position: Position, card: Card, target: str) -> set[str]:
    found = set()
    cards = position.piles[target]
    if target[0] == "c":
        return {"cell_taken"} if cards else set()
    if target[0] == "f":
        if card.suit != int(target[1:]) - 1:
            found.add("foundation_suit")
        if card.rank != len(cards) + 1:
            found.add("foundation_order")
    elif not cards:
        if not fits_column(position, card, target):
            found.add("needs_king")
    else:
        if red(card) == red(cards[-1]):
            found.add("same_colour")
        if card.rank != cards[-1].rank - 1:
            found.add("wrong_rank")
    return found


# --- what a move does ------------------------------------------------------------------------


def carry_out(position: Position, move: Move) -> Deed:
    source, target, count = move
    position.piles[target] += lift(position, source, count)
    return Deed()
