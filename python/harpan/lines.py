"""The positions that a game has been in, as a tree: a move after an undo keeps the line it left.

A position is the moves that lead to it from the deal, so a move that was made there before leads
to the position that it led to then. It is known by the number of the event that first made it; the
deal by that of the redeal, or by 0.
"""

from collections.abc import Iterator


class Position:
    """A place in the tree: a move after another position."""

    __slots__ = (
        "children",
        "depth",
        "is_automatic",
        "is_marked",
        "last",
        "move",
        "number",
        "parent",
    )

    def __init__(
        self,
        number: int,
        parent: "Position | None" = None,
        move: str = "",
        *,
        automatic: bool = False,
    ) -> None:
        self.number = number
        self.parent = parent
        self.move = move
        """The text of the move that leads here; empty for the deal."""
        self.is_automatic = automatic
        """Whether the game made that move by itself when it was first made."""
        self.depth: int = parent.depth + 1 if parent else 0
        """Moves from the deal, the game's own too."""
        self.children: dict[str, Position] = {}
        """What was played from here, the oldest first."""
        self.last: Position | None = None
        """The child that was visited last."""
        self.is_marked = False
        """Whether the player has put a bookmark here."""


class Lines:
    """All positions since the cards were dealt, and the one the game is in."""

    def __init__(self, number: int = 0) -> None:
        """The tree of a new deal, which is the event of this number."""
        self.here = Position(number)
        """The position that the game is in."""
        self._positions = {number: self.here}
        self.count = 1
        """How many lines there are: positions from which nothing was played yet."""

    @property
    def deal(self) -> Position:
        """The cards as they were dealt."""
        return next(iter(self._positions.values()))

    def find(self, number: int) -> Position | None:
        """The position that this event first made, if one is."""
        return self._positions.get(number)

    def play(self, number: int, move: str, *, automatic: bool) -> None:
        """Go on by a move, which is the event of this number: to where it led before, if it did."""
        child = self.here.children.get(move)
        if child is None:
            child = Position(number, self.here, move, automatic=automatic)
            self.count += bool(self.here.children)
            self.here.children[move] = self._positions[number] = child
        self.here.last = child
        self.here = child

    def rise(self, depth: int) -> None:
        """Go back to the position with so many moves from the deal."""
        while self.here.depth > depth and self.here.parent:
            self.here = self.here.parent

    def again(self) -> list[Position]:
        """The move made last from here and the automatic ones after it; empty if none was made."""
        first = self.here.last
        return [first, *_automatic(first)] if first else []


def fork(one: Position, other: Position) -> Position:
    """The last position on the way from the deal to both."""
    while one is not other:
        if one.depth < other.depth:
            one, other = other, one
        one = one.parent or other
    return one


def way(start: Position, end: Position) -> list[Position]:
    """The positions after `start` on the way to `end`, which comes after it."""
    back = [end]
    while back[-1] is not start and back[-1].parent:
        back.append(back[-1].parent)
    return back[-2::-1]


def _automatic(after: Position) -> Iterator[Position]:
    while after.last and after.last.is_automatic:
        after = after.last
        yield after
