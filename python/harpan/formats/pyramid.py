"""A Pyramid in a line: 28 cards row by row, then the stock from its top, two characters a card."""

from harpan._core import Game
from harpan.formats.board import check_deck
from harpan.formats.deal import Deal, Wish
from harpan.formats.plain import read_decks

NAME = "pyramid"
FAMILIES = ("pyramid",)


def read(text: str, wish: Wish) -> list[Deal]:
    """The deals, of Pyramid."""
    return read_decks(text, wish, "pyramid", FAMILIES)


def write(game: Game) -> str:
    """The deal in a line."""
    return " ".join(map(str, check_deck(game, NAME, FAMILIES)))
