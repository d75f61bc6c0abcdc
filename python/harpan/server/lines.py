"""The lines of a game as their reader wants them: one after the other, each move with its cards."""

from collections.abc import Iterator
from typing import Literal

from harpan._core import Game
from harpan.lines import Position, fork, way
from harpan.server.facit import cards_played
from harpan.server.wire import Line, LineMove, LinesState
from harpan.session import Session


def lines_state(session: Session) -> LinesState:
    """Every line that was played since the cards were dealt; the game stays as it is."""
    lines, game = session.table.lines, session.table.game
    reader = _Reader(game.copy(), lines.deal, lines.here)
    return LinesState(
        ply=session.ply,
        deal=lines.deal.number,
        here=lines.here.number,
        deal_bookmarked=lines.deal.is_marked,
        lines=[reader.line(first) for first in _beginnings(lines.deal)],
        played=[f"{'~' if step.automatic else ''}{step.move}" for step in game.steps],
    )


def _beginnings(deal: Position) -> list[Position]:
    """The first position of each line: after the deal, or where it leaves an older line."""
    found, left = list(deal.children.values())[:1], [deal]
    while left:
        children = list(left.pop().children.values())
        left += children
        found += children[1:]
    return sorted(found, key=lambda position: position.number)


class _Reader:
    """A game of one's own that goes from line to line."""

    def __init__(self, game: Game, deal: Position, here: Position) -> None:
        while game.can_undo:
            game.undo()
        self._game, self._at, self._here = game, deal, here

    def line(self, first: Position) -> Line:
        start = first.parent or first
        self._go(start)
        moves = list(self._moves(first))
        return Line(start.number, moves, self._end(), self._game.score_at(0).up)

    def _go(self, there: Position) -> None:
        meeting = fork(self._at, there)
        while self._game.ply > meeting.depth:
            self._game.undo()
        for position in way(meeting, there):
            self._game.play(position.move)
        self._at = there

    def _moves(self, first: Position) -> Iterator[LineMove]:
        """The player's moves from the first position on, always to what was played first."""
        count = sum(not position.is_automatic for position in _back(first.parent))
        position: Position | None = first
        while position:
            count += not position.is_automatic
            move = position.move
            cards = cards_played(self._game, self._game.parse_move(move))
            last = self._followed(position)
            automatic = last.depth - position.depth
            yield LineMove(move, cards, last.number, count, automatic, last.is_marked)
            self._at = last
            position = next(iter(last.children.values()), None)

    def _followed(self, position: Position) -> Position:
        """The position after the moves that the game made by itself, where the player stood."""
        while not position.is_marked and position is not self._here and _goes_on(position):
            (position,) = position.children.values()
            self._game.play(position.move)
        return position

    def _end(self) -> Literal["won", "stuck", "open"]:
        if self._game.is_won:
            return "won"
        return "stuck" if self._game.is_stuck else "open"


def _goes_on(position: Position) -> bool:
    return [child.is_automatic for child in position.children.values()] == [True]


def _back(position: Position | None) -> Iterator[Position]:
    """The position and those before it, without the deal."""
    while position and position.parent:
        yield position
        position = position.parent
