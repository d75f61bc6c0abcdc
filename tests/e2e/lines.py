"""Games that were played before: the moves of numbered deals, found by search.

A file begins with a word, after `#`, on where its line came from; then come the game, with its
options as in a link, the number, and the moves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parent / "lines"


class Line(NamedTuple):
    """A deal and the moves to make in it; `options` are written as in a link."""

    game: str
    options: str
    number: int
    moves: list[str]

    @property
    def link(self) -> str:
        return "/".join(filter(None, [f"#{self.game}", str(self.number), self.options]))

    @property
    def wanted(self) -> dict[str, Any]:
        """What to ask the server for, to deal it."""
        pairs = [option.split("=") for option in self.options.split(",") if option]
        return {"game": self.game, "number": str(self.number), "options": dict(pairs)}


def read_line(name: str) -> Line:
    """The line in a file."""
    lines = (FOLDER / f"{name}.txt").read_text().splitlines()
    game, number, *moves = " ".join(line.partition("#")[0] for line in lines).split()
    game, _, options = game.partition("/")
    return Line(game, options, int(number), moves)
