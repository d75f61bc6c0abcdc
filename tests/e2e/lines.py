"""Games that were played before: the moves of numbered deals, found by search."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "lines"


class Line(NamedTuple):
    """A deal and the moves to make in it."""

    game: str
    number: int
    moves: list[str]

    @property
    def link(self) -> str:
        return f"#{self.game}/{self.number}"


def read_line(name: str) -> Line:
    """The line in a file: game and number, then the moves."""
    game, number, *moves = (FOLDER / f"{name}.txt").read_text().split()
    return Line(game, int(number), moves)
