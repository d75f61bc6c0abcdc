"""Numbered deals and their codes, by docs/deals.md."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from reference.cards import SUITS, Card

WORD = 2**64


def splitmix64(seed: int) -> Iterator[int]:
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) % WORD
        z = seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % WORD
        yield z ^ (z >> 31)


def rotate_left(word: int, bits: int) -> int:
    return ((word << bits) | (word >> (64 - bits))) % WORD


def xoshiro256starstar(state: list[int]) -> Iterator[int]:
    a, b, c, d = state
    while True:
        yield (rotate_left((b * 5) % WORD, 7) * 9) % WORD
        shifted = (b << 17) % WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = rotate_left(d, 45)


def bounded(words: Iterator[int], limit: int) -> int:
    """A number below ``limit``, each equally likely: words that would tilt it are skipped."""
    spill = (WORD - limit) % limit
    while True:
        product = next(words) * limit
        if product % WORD >= spill:
            return product // WORD


def shuffled(cards: list[Card], number: int) -> list[Card]:
    """The deal of this number from the deck in order."""
    cards = cards[:]
    words = xoshiro256starstar(list(itertools.islice(splitmix64(number), 4)))
    for i in range(len(cards) - 1, 0, -1):
        j = bounded(words, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


# --- Microsoft numbers -----------------------------------------------------------------------


def microsoft_order(ranks: int) -> list[Card]:
    """A♣ A♦ A♥ A♠ 2♣ …"""
    return [Card(SUITS.index(suit), rank) for rank in range(1, ranks + 1) for suit in "CDHS"]


def microsoft_numbers(number: int) -> Iterator[int]:
    """The random numbers of the C library of Windows, and what FreeCell Pro made of large seeds."""
    seed = number % 2**32
    while True:
        seed = (seed * 214013 + 2531011) % 2**32
        if number < 2**31:
            yield seed // 2**16 % 2**15
        elif number < 2**32:
            yield seed // 2**16 % 2**15 + 2**15
        else:
            yield seed // 2**16 + 1


def microsoft_deal(ranks: int, number: int) -> list[Card]:
    """The card chosen is dealt, and the last of those that are left takes its place."""
    left = microsoft_order(ranks)
    dealt = []
    for random in microsoft_numbers(number):
        if not left:
            break
        j = random % len(left)
        dealt.append(left[j])
        left[j] = left[-1]
        left.pop()
    return dealt


# --- codes -----------------------------------------------------------------------------------

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def times_alpha(value: int) -> int:
    """Times 2 in the field of 32 elements, where x⁵ = x² + 1."""
    value *= 2
    return value ^ 0b100101 if value >= 32 else value


def deal_code(number: int) -> str:
    digits: list[int] = []
    while number or not digits:
        number, digit = divmod(number, 32)
        digits.append(digit)
    check = 0
    for digit in reversed(digits):
        check = times_alpha(check ^ digit)
    return "".join(DIGITS[d] for d in reversed(digits)) + "-" + DIGITS[check]
