"""The columns of a table of results: what is recorded of each deal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from harpan.lab.experiment import Arm, Playing

Table = Mapping[str, Sequence[Any]]
"""Columns of equal length by name, a row for each deal in the order of their numbers."""
Outcome = Literal["won", "lost", "open"]

NUMBER = "number"
WALL_TIME = "seconds"
"""The only column that may differ from run to run."""

WIN = {"verdict": "VARCHAR", "nodes": "UBIGINT", "moves": "UINTEGER", "seconds": "DOUBLE"}
MOST = {"least": "UTINYINT", "most": "UTINYINT", "nodes": "UBIGINT", "seconds": "DOUBLE"}
PLAYED = {
    "won": "BOOLEAN",
    "up": "UTINYINT",
    "points": "INTEGER",
    "moves": "UINTEGER",
    "passes": "UINTEGER",
    "decisions": "UINTEGER",
    "nodes": "UBIGINT",
    "capped": "BOOLEAN",
    "cycled": "BOOLEAN",
}
OPTIONAL = ("nodes", "moves", "seconds", "passes", "decisions", "capped", "cycled")
"""The columns that a file may leave out."""
COUNTED = ("least", "most", "up", "points")
"""The columns whose values are counted for a mean and a histogram."""


def available(arm: Arm) -> Mapping[str, str]:
    """The columns that the arm can record, with their types in DuckDB."""
    if isinstance(arm.by, Playing):
        return PLAYED
    return WIN if arm.by.question == "win" else MOST


def outcomes(arm: Arm, table: Table) -> Iterator[Outcome]:
    """How each deal ended, or would with the best play: open where no proof was found in time."""
    if "won" in table:
        return ("won" if won else "lost" for won in table["won"])
    if "verdict" in table:
        of_verdict: dict[str, Outcome] = {"winnable": "won", "unwinnable": "lost"}
        return (of_verdict.get(verdict, "open") for verdict in table["verdict"])
    every = arm.variant.rules.deck_size
    return (
        _of_bracket(least, most, every)
        for least, most in zip(table["least"], table["most"], strict=True)
    )


def _of_bracket(least: int, most: int, every: int) -> Outcome:
    if least == every:
        return "won"
    return "lost" if most < every else "open"
