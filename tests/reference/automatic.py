"""Cards that go to a foundation by themselves."""

from __future__ import annotations

from reference.cards import Card, red
from reference.game import Game
from reference.rules import draw_count
from reference.table import Move, Position


def automatic_moves(game: Game, level: str) -> set[Move]:
    """The moves that the game may make by itself at a level: never, aces, safe or all.

    Never one with a card just taken back, and never from a waste where several are drawn.
    """
    if game.position.options["family"] not in ("klondike", "freecell"):
        return set()
    moves = [move for move in game.legal_moves() if move[1][0] == "f"]
    if game.position.options["family"] == "klondike" and draw_count(game.position) > 1:
        moves = [move for move in moves if move[0] != "w"]
    back = just_taken_back(game)
    return {
        move
        for move in moves
        if str(game.position.piles[move[0]][-1]) != back and goes(game.position, move, level)
    }


def just_taken_back(game: Game) -> str:
    """The card, or its twin, that the player's last move took from a foundation; else nothing."""
    if not game.moves or game.moves[-1].move[0][0] != "f":
        return ""
    last = game.moves[-1]
    return str(last.before.piles[last.move[0]][-1])


def goes(position: Position, move: Move, level: str) -> bool:
    card = position.piles[move[0]][-1]
    if level == "aces":
        return card.rank <= 2
    if level == "safe":
        return card.rank <= safe_rank(position, card, move[1])
    return level == "all"


def safe_rank(position: Position, card: Card, foundation: str) -> int:
    """2 above the least foundation of the other colour, 3 above the least other of its own."""
    own = []
    other = []
    for name in position.names("f"):
        colour_is_red = (int(name[1:]) - 1) % 4 in (1, 3)
        height = len(position.piles[name])
        if colour_is_red != red(card):
            other.append(height)
        elif name != foundation:
            own.append(height)
    return min(2 + min(other), 3 + min(own))
