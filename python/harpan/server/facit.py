"""A winning line as its reader wants it: with the cards that each move is about."""

from collections.abc import Mapping, Sequence

from harpan._core import Game, Move, Slot
from harpan.server.wire import FacitMove

_Piles = Mapping[str, Sequence[Slot]]


def facit_line(game: Game, moves: Sequence[Move]) -> list[FacitMove]:
    """The moves from where the game stands, each with its cards; the game stays as it is."""
    onward = game.copy()
    return [FacitMove(str(move), cards_played(onward, move)) for move in moves]


def cards_played(game: Game, move: Move) -> list[str]:
    """Play a move and say which cards it is about, as `FacitMove` has them."""
    before = game.view.piles
    game.play(move)
    return _cards(game.rules.family, move, before, game.view.piles)


def _cards(family: str, move: Move, before: _Piles, after: _Piles) -> list[str]:
    # Drawn cards lay face down; where they are now they can be read.
    is_draw = str(move.source) == "s" and str(move.target) == "w"
    return _top(after["w"], move.count) if is_draw else cards_of(family, move, before)


def cards_of(family: str, move: Move, before: _Piles) -> list[str]:
    """The cards of a move, bottom first, both of a pair; none where the stock turns or deals."""
    source, target = str(move.source), str(move.target)
    is_draw = source == "s" and move.target.role in ("waste", "column")
    is_recycle = target == "s" and not before["s"]
    if is_draw or is_recycle:
        return []
    # Of Pyramid only pairs are left, and what leaves alone.
    other = _top(before[target], 1) if family == "pyramid" and target != "d" else []
    return _top(before[source], move.count) + other


def _top(slots: Sequence[Slot], count: int) -> list[str]:
    return [str(slot.card) for slot in slots[len(slots) - count :]]
