"""The numbers of Microsoft's FreeCell, one to a line."""

from harpan._core import Game
from harpan.formats.board import unsayable
from harpan.formats.deal import Deal, Wish
from harpan.formats.numbers import number_of, read_numbers
from harpan.formats.source import START

NAME = "microsoft"
FAMILIES = ("freecell",)


def read(text: str, wish: Wish) -> list[Deal]:
    """The deals with these numbers, of FreeCell."""
    return read_numbers(text, wish.variant("freecell", FAMILIES, START))


def write(game: Game) -> str:
    """The number of the deal."""
    if game.rules.family not in FAMILIES:
        raise unsayable(NAME)
    return str(number_of(game, NAME))
