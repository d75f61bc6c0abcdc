"""Writes tests/perft/*.tsv: how many lines of play there are, counted by the slow rules.

    python tests/make_perft.py [family …]

The core is not asked. A line holds a rules text, a deal number, and the number of lines of play of
1, 2, 3, … moves, tab-separated, the counts with spaces between. Lines with ``#`` are remarks.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path

import reference

FOLDER = Path(__file__).parent / "perft"

HEADER = """\
# Lines of play of 1, 2, 3, … moves, counted by tests/reference (python tests/make_perft.py).
# Every literal move counts: draws, recycles, taking back, part of a run, kings between columns.
# A game that is won goes on where moves are left.
# rules\tdeal\tcounts
"""

Row = tuple[str, int, int, int]  # rules, deal number, enough lines of play, most moves

# --- Klondike --------------------------------------------------------------------------------

KLONDIKE_PRESETS = [
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

KLONDIKE_SINGLE_OPTIONS = [
    "klondike:draw=2",
    "klondike:passes=2",
    "klondike:passes=3",
    "klondike:empty_column=any",
    "klondike:taking_back=no",
    "klondike:columns=8",
    "klondike:columns=9",
    *(f"klondike:decks=2,columns={columns}" for columns in (7, 8, 11, 12, 13)),
]

KLONDIKE_SMALL_DECKS = [
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


def rules_text(family: str, **values: str) -> str:
    usual = reference.FAMILIES[family].DEFAULTS
    said = ",".join(
        f"{name}={values[name]}" for name in usual if values.get(name, "") not in ("", usual[name])
    )
    return f"{family}:{said}" if said else family


def every_combination(columns: str) -> Iterator[str]:
    """All draws, passes and yes-or-no options together, on a three-rank deck: the stock is short
    (six cards on three columns, two on four), so that the last pass ends within a few moves.
    """
    for draw, passes, empty, back in itertools.product(
        ["1", "2", "3", "3-2-1"], ["unlimited", "1", "2", "3"], ["king", "any"], ["yes", "no"]
    ):
        if draw != "3-2-1" or passes == "3":
            yield rules_text(
                "klondike",
                draw=draw,
                passes=passes,
                empty_column=empty,
                taking_back=back,
                columns=columns,
                ranks="3",
            )


def klondike() -> Iterator[Row]:
    for rules in KLONDIKE_PRESETS:
        for number in (1, 42, 2**64 - 1):
            yield rules, number, 3000, 30
    for rules in KLONDIKE_SINGLE_OPTIONS:
        yield rules, 3, 1000, 8
    for rules in KLONDIKE_SMALL_DECKS:
        for number in (1, 2, 3, 4):
            yield rules, number, 2000, 16
    for columns in ("3", "4"):
        for number, rules in enumerate(every_combination(columns), start=10):
            yield rules, number, 2000, 16


# --- the others ------------------------------------------------------------------------------


def spider() -> Iterator[Row]:
    """Full decks, then small ones: their stock is soon dealt out, and runs go home."""
    for suits, over in itertools.product("421", ["no", "yes"]):
        for number in (1, 42, 2**64 - 1):
            yield rules_text("spider", suits=suits, deal_over_empty=over), number, 3000, 8
        for columns, ranks in itertools.product("456789", "234"):
            small = {"suits": suits, "deal_over_empty": over, "columns": columns, "ranks": ranks}
            if 8 * int(ranks) >= 2 * int(columns):
                yield rules_text("spider", **small), int(columns + ranks), 2000, 16


def freecell() -> Iterator[Row]:
    """Numbers of each kind, then every option with decks whose columns are soon empty."""
    for number in (1, 617, 11982, 2**31, 2**32 - 1, 2**32, 2**33 - 1):
        yield "freecell", number, 3000, 8
    for cells, empty, back in itertools.product("4012356", ["any", "king"], ["no", "yes"]):
        options = {"cells": cells, "empty_column": empty, "taking_back": back}
        yield rules_text("freecell", **options), 31999, 1000, 8
        for columns, ranks in [("2", "3"), ("3", "3"), ("4", "4"), ("5", "4"), ("7", "3")]:
            small = {**options, "columns": columns, "ranks": ranks}
            yield rules_text("freecell", **small), int(cells + columns + ranks), 2000, 12


def pyramid() -> Iterator[Row]:
    """Every combination of the options. A whole pass is 24 moves: depth comes from lines without
    pairs, and the later passes from the recorded and the random games.
    """
    usual = reference.FAMILIES["pyramid"].DEFAULTS
    values = [["3", "1", "2", "unlimited"], ["1", "3"], ["open", "hidden"], *[["no", "yes"]] * 2]
    for number, chosen in enumerate(itertools.product(*values, ["pyramid", "all"]), start=1):
        rules = rules_text("pyramid", **dict(zip(usual, chosen, strict=True)))
        yield rules, number, 300, 30
    for number in (42, 2**64 - 1):
        yield "pyramid", number, 3000, 30
        yield "pyramid:draw=3", number, 3000, 30


def aces_up() -> Iterator[Row]:
    """To the end of the game with small decks."""
    for empty in ("any", "ace", "stock"):
        for number in (1, 42, 2**64 - 1):
            yield rules_text("aces-up", empty_column=empty), number, 3000, 30
        for ranks in ("1", "2", "3", "4", "6"):
            for number in (2, 3, 4):
                yield rules_text("aces-up", empty_column=empty, ranks=ranks), number, 2000, 30


ROWS = {
    "klondike": klondike,
    "spider": spider,
    "freecell": freecell,
    "pyramid": pyramid,
    "aces-up": aces_up,
}


def counts(rules: str, number: int, leaves: int, most: int) -> list[int]:
    """Counts one move deeper at a time, until there are this many lines or this many moves."""
    start = reference.numbered(rules, number)
    found: list[int] = []
    while len(found) < most and (not found or 0 < found[-1] < leaves):
        found.append(reference.perft(start, len(found) + 1))
    return found


def line(rules: str, number: int, leaves: int, most: int) -> str:
    return f"{rules}\t{number}\t{' '.join(map(str, counts(rules, number, leaves, most)))}\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for family in sys.argv[1:] or ROWS:
        text = "".join(itertools.starmap(line, ROWS[family]()))
        (FOLDER / f"{family}.tsv").write_text(HEADER + text)
