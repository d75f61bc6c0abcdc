"""The board of fc-solve: a FreeCell with a column to a line, its top card last."""

from harpan._core import Game
from harpan.formats.board import check_sayable, game_of
from harpan.formats.deal import Deal, Wish
from harpan.formats.headed import lines_of, read_board
from harpan.formats.source import START

NAME = "fc-solve"
FAMILIES = ("freecell",)
PILES = ("foundations", "cells")


def read(text: str, wish: Wish) -> list[Deal]:
    """The one deal of the text, of FreeCell."""
    variant = wish.variant("freecell", FAMILIES, START)
    board = read_board(text, PILES)
    return [Deal(game_of(board, variant), variant, "", board.start.line)]


def write(game: Game) -> str:
    """The columns; before them foundations and cells where a card is on one."""
    board = check_sayable(game, NAME, FAMILIES, PILES)
    return "\n".join(lines_of(board))
