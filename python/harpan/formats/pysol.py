"""The text of PySol: the talon in the order it is drawn, then a pile to a line."""

from harpan._core import Game
from harpan.formats.board import check_sayable, game_of, variant_of
from harpan.formats.deal import Deal, Wish
from harpan.formats.headed import card_text, foundations_text, read_board

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
    rows = []
    if board.stock:
        rows.append("Talon: " + " ".join(str(laid.card) for laid in board.stock))
    if any(board.foundations):
        rows.append(foundations_text(board))
    if any(board.cells):
        rows.append("Freecells: " + " ".join(map(card_text, board.cells)))
    for pile in board.columns:
        rows.append(" ".join(map(card_text, pile)) or ":")
    return "\n".join(rows)
