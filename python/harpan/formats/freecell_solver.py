"""The board of fc-solve: a FreeCell with a column to a line, its top card last."""

from harpan._core import Game
from harpan.formats.board import check_sayable, game_of
from harpan.formats.deal import Deal, Wish
from harpan.formats.headed import card_text, foundations_text, read_board
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
    rows = []
    if any(board.foundations):
        rows.append(foundations_text(board))
    if any(board.cells):
        rows.append("Freecells: " + " ".join(map(card_text, board.cells)))
    for pile in board.columns:
        rows.append(" ".join(map(card_text, pile)) or ":")
    return "\n".join(rows)
