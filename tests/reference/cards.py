"""Cards and decks in plain values."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import NamedTuple

RANKS = "A23456789TJQK"
SUITS = "SHCD"

Options = Mapping[str, str]


class Card(NamedTuple):
    """One piece of cardboard; ``copy`` tells the two sevens of hearts of a double deck apart."""

    suit: int
    rank: int
    copy: int = 0

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + SUITS[self.suit]


card_text = functools.cache(str)
"""The text of a card, made once for each."""


def red(card: Card) -> bool:
    return SUITS[card.suit] in "HD"


def cards_from_text(text: str) -> list[Card]:
    """Cards as written, the second of two equal ones as the other copy."""
    seen: dict[str, int] = {}
    cards = []
    for word in text.split():
        number = seen.get(word, 0)
        seen[word] = number + 1
        cards.append(Card(SUITS.index(word[1]), RANKS.index(word[0]) + 1, number))
    return cards


def decks(count: int, ranks: int = 13) -> list[Card]:
    """So many decks one after the other, each suit by suit from the ace."""
    return [
        Card(suit, rank, number)
        for number in range(count)
        for suit in range(4)
        for rank in range(1, ranks + 1)
    ]
