"""The text of PySol: the talon in the order it is drawn, then a pile to a line."""

from harpan._core import Game
from harpan.formats.board import check_sayable, game_of, variant_of
from harpan.formats.deal import Deal, Wish
from harpan.formats.headed import lines_of, read_board

NAME = "pysol"
FAMILIES = ("klondike", "spider", "freecell", "aces-up")
PILES = ("stock", "foundations", "cells")


def read(text: str, wish: Wish) -> list[Deal]:
    """The one deal of the text, of the game that was named or that has such piles."""
    board = read_board(text, PILES)
    variant = variant_of(board, wish)
    wish.variant(variant.id, FAMILIES, board.start)
    return [Deal(game_of(board, variant), variant, "", board.start.line)]


def write(game: Game) -> str:
    """The piles, cards that lie face down in angle brackets."""
    one_deck = game.rules.deck_size <= 52
    piles = ("cells", "foundations") if one_deck else ("cells",)
    board = check_sayable(game, NAME, FAMILIES, piles)
    talon = " ".join(str(laid.card) for laid in board.stock)
    return "\n".join([*([f"Talon: {talon}"] if talon else []), *lines_of(board)])
