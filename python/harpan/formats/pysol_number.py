"""The numbers of PySol FC, one to a line: `pysol:617`."""

from harpan._core import Game, NotationError
from harpan.formats.board import unsayable
from harpan.formats.deal import Deal, Wish
from harpan.formats.error import located
from harpan.formats.numbers import number_of, whole_number
from harpan.formats.pysol_deals import (
    FIRST_OF_ITS_OWN,
    LARGEST_PYSOL_NUMBER,
    LEAST_PYSOL_NUMBER,
    pysol_deal,
)
from harpan.formats.source import START, Word, lines
from harpan.presets import Variant

NAME = "pysol-number"
PYSOL_PREFIX = "pysol:"


def read(text: str, wish: Wish) -> list[Deal]:
    """The deals with these numbers, of the game that was named; the prefix may be left out."""
    variant = wish.variant(None, (), START)
    return [_deal(word, variant) for line in lines(text) for word in line.words]


def write(game: Game) -> str:
    """The number of a deal of FreeCell, where PySol FC has it too."""
    number = number_of(game, NAME)
    if game.rules.family != "freecell" or number >= FIRST_OF_ITS_OWN:
        raise unsayable(NAME)
    return f"{PYSOL_PREFIX}{number}"


def is_pysol_number(text: str) -> bool:
    """Whether the text says that it is such a number."""
    return text.lower().startswith(PYSOL_PREFIX)


def _deal(word: Word, variant: Variant) -> Deal:
    digits = word.part(len(PYSOL_PREFIX)) if is_pysol_number(word.text) else word
    number = whole_number(digits, LEAST_PYSOL_NUMBER, LARGEST_PYSOL_NUMBER)
    try:
        game = pysol_deal(variant, number)
    except NotationError as error:
        raise located(error, word.place) from error
    return Deal(game, variant, f"{PYSOL_PREFIX}{number}", word.place.line)
