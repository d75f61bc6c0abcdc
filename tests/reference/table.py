"""A table: piles by name, with the cards that lie face down, and moves between them.

A pile is named as in move texts: ``s`` stock, ``w`` waste, ``f1`` … foundations, ``t1`` … columns,
``c1`` … cells, ``p1`` … places of the pyramid, ``d`` discard.
A move is ``(source, target, count)``.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import NamedTuple

from reference.cards import Card, Options, card_text

Move = tuple[str, str, int]


class Deed(NamedTuple):
    """What a move did besides moving cards: the piles where it did so."""

    turned: tuple[str, ...] = ()
    home: tuple[str, ...] = ()
    filled: tuple[str, ...] = ()


@dataclass
class Position:
    """Everything on the table, the hidden cards too."""

    options: Options
    piles: dict[str, list[Card]]  # each from its bottom; the stock's last card comes next
    down: set[Card] = field(default_factory=set)  # face down elsewhere than in the stock
    pass_number: int = 0  # 0 in games without passes

    def copy(self) -> Position:
        piles = {name: cards[:] for name, cards in self.piles.items()}
        return Position(self.options, piles, set(self.down), self.pass_number)

    def names(self, role: str) -> list[str]:
        """The piles of a role by its letter."""
        return [name for name in self.piles if name[0] == role]

    def in_all(self, role: str) -> list[Card]:
        return list(itertools.chain(*(self.piles[name] for name in self.names(role))))


def named(role: str, count: int) -> dict[str, list[Card]]:
    """So many empty piles of a role."""
    return {f"{role}{i + 1}": [] for i in range(count)}


def lift(position: Position, name: str, count: int = 1) -> list[Card]:
    """Takes the last cards off a pile."""
    pile = position.piles[name]
    cards = pile[len(pile) - count :]
    del pile[len(pile) - count :]
    return cards


def draw(position: Position, count: int) -> list[Card]:
    """Takes the next cards off the stock, the first first."""
    return lift(position, "s", count)[::-1]


def turn_up_last_cards(position: Position) -> tuple[str, ...]:
    """Turns up every column's last card that lies face down; the columns."""
    turned = []
    for name in position.names("t"):
        pile = position.piles[name]
        if pile and pile[-1] in position.down:
            position.down.remove(pile[-1])
            turned.append(name)
    return tuple(turned)


def cards_up(position: Position) -> int:
    """Cards on the foundations, or out of the game where there are none."""
    return len(position.in_all("f") + position.in_all("d"))


def move_text(move: Move) -> str:
    source, target, count = move
    return f"{source}-{target}" if count == 1 else f"{source}-{target}:{count}"


def move_from_text(text: str) -> Move:
    piles, _, count = text.partition(":")
    source, _, target = piles.partition("-")
    return source, target, int(count or 1)


def position_text(position: Position) -> str:
    fields = [f"pass {position.pass_number}"] if position.pass_number else []
    for role, names in itertools.groupby(position.piles, key=lambda name: name[0]):
        piles = [position.piles[name] for name in names]
        if role == "t":
            fields += [" ".join(faces(position, pile)) or "-" for pile in piles]
        elif role in FIELDS_OF_ONE_PILE:
            cards = piles[0][::-1] if role == "s" else piles[0]
            fields.append(" ".join([FIELDS_OF_ONE_PILE[role], *map(card_text, cards)]))
        else:
            tops = [faces(position, pile)[-1] if pile else "-" for pile in piles]
            fields.append(" ".join([FIELDS_OF_TOPS[role], *tops]))
    return " / ".join(fields)


FIELDS_OF_ONE_PILE = {"s": "stock", "w": "waste", "d": "discard"}
FIELDS_OF_TOPS = {"f": "foundations", "c": "cells", "p": "pyramid"}


def faces(position: Position, pile: list[Card]) -> list[str]:
    return [f"<{card_text(card)}>" if card in position.down else card_text(card) for card in pile]
