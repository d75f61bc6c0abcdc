"""Writes tests/perft/klondike.tsv: how many lines of play there are, counted by the slow rules.

    python tests/make_perft.py

The core is not asked. A line holds a rules text, a deal number, and the number of lines of play of
1, 2, 3, … moves, tab-separated, the counts with spaces between. Lines with ``#`` are remarks.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import reference

FILE = Path(__file__).parent / "perft" / "klondike.tsv"

HEADER = """\
# Lines of play of 1, 2, 3, … moves, counted by tests/reference.py (python tests/make_perft.py).
# Every literal move counts: draws, recycles, taking back, part of a run, kings between columns.
# A game that is won goes on where moves are left.
# rules\tdeal\tcounts
"""

PRESETS = [
    "klondike",
    "klondike:draw=3",
    "klondike:passes=1",
    "klondike:draw=3,passes=3",
    "klondike:draw=3-2-1,passes=3",
    "klondike:face_up=yes",
    "klondike:decks=2",
    "klondike:passes=2,decks=2",
    "klondike:passes=1,empty_column=any,decks=2,columns=10",
]

SINGLE_OPTIONS = [
    "klondike:draw=2",
    "klondike:passes=2",
    "klondike:passes=3",
    "klondike:empty_column=any",
    "klondike:taking_back=no",
    "klondike:columns=8",
    "klondike:columns=9",
    *(f"klondike:decks=2,columns={columns}" for columns in (7, 8, 11, 12, 13)),
]

SMALL_DECKS = [
    "klondike:columns=1,ranks=1",
    "klondike:columns=2,ranks=1",
    "klondike:columns=1,ranks=2",
    "klondike:columns=2,ranks=3",
    "klondike:columns=3,ranks=2",
    "klondike:columns=4,ranks=3",
    "klondike:columns=3,ranks=4",
    "klondike:columns=5,ranks=4",
    "klondike:draw=3,columns=3,ranks=5",
    "klondike:empty_column=any,columns=4,ranks=4",
    "klondike:decks=2,columns=1,ranks=1",
    "klondike:decks=2,columns=3,ranks=2",
    "klondike:empty_column=any,decks=2,columns=4,ranks=3",
    "klondike:ranks=7",
    "klondike:columns=9,ranks=12",
]


def every_combination(columns: str) -> Iterator[str]:
    """All draws, passes and yes-or-no options together, on a three-rank deck: the stock is short
    (six cards on three columns, two on four), so that the last pass ends within a few moves.
    """
    for draw, passes, empty, back in itertools.product(
        ["1", "2", "3", "3-2-1"], ["unlimited", "1", "2", "3"], ["king", "any"], ["yes", "no"]
    ):
        if draw != "3-2-1" or passes == "3":
            yield rules_text(draw, passes, empty, back, columns, ranks="3")


def rules_text(draw: str, passes: str, empty: str, back: str, columns: str, ranks: str) -> str:
    values = {"draw": draw, "passes": passes, "empty_column": empty, "taking_back": back}
    values |= {"columns": columns, "ranks": ranks}
    said = [f"{n}={v}" for n, v in values.items() if v != reference.DEFAULTS[n]]
    return "klondike:" + ",".join(said)


def counts(rules: str, number: int, leaves: int, most: int) -> list[int]:
    """Counts one move deeper at a time, until there are this many lines or this many moves."""
    options = reference.options_from_text(rules)
    start = reference.deal(options, reference.numbered_deck(options, number))
    found: list[int] = []
    while len(found) < most and (not found or 0 < found[-1] < leaves):
        found.append(reference.perft(start, len(found) + 1))
    return found


def lines() -> Iterator[str]:
    for rules in PRESETS:
        for number in (1, 42, 2**64 - 1):
            yield line(rules, number, 3000, 30)
    for rules in SINGLE_OPTIONS:
        yield line(rules, 3, 1000, 8)
    for rules in SMALL_DECKS:
        for number in (1, 2, 3, 4):
            yield line(rules, number, 2000, 16)
    for columns in ("3", "4"):
        for number, rules in enumerate(every_combination(columns), start=10):
            yield line(rules, number, 2000, 16)


def line(rules: str, number: int, leaves: int, most: int) -> str:
    return f"{rules}\t{number}\t{' '.join(map(str, counts(rules, number, leaves, most)))}\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(HEADER + "".join(lines()))
