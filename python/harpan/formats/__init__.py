"""Deals in the formats of others and our own: read from text, written as text.

>>> from harpan import deal, formats
>>> text = formats.write(deal("freecell", number=11982), "fc-solve")
>>> text.splitlines()[0]
'AH 3D KD JC 6C JD KC'
>>> [found] = formats.read(text)
>>> found.variant.id
'freecell'
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType

from harpan._core import Game
from harpan.errors import unknown_value
from harpan.formats import (
    code,
    digits,
    freecell_solver,
    microsoft,
    numbers,
    plain,
    position,
    pyramid,
    pysol,
    pysol_number,
    solvitaire,
)
from harpan.formats.deal import Deal, Wish
from harpan.formats.detect import detected
from harpan.formats.error import FormatError
from harpan.formats.plain import deck_text
from harpan.formats.pysol_deals import LARGEST_PYSOL_NUMBER, LEAST_PYSOL_NUMBER, pysol_deal
from harpan.formats.pysol_number import PYSOL_PREFIX, is_pysol_number
from harpan.formats.source import MOST_CHARACTERS, START, decoded
from harpan.game import Order
from harpan.presets import OptionValue, Variant

__all__ = [
    "FORMATS",
    "LARGEST_PYSOL_NUMBER",
    "LEAST_PYSOL_NUMBER",
    "MOST_CHARACTERS",
    "PYSOL_PREFIX",
    "Deal",
    "FormatError",
    "deck_text",
    "is_pysol_number",
    "pysol_deal",
    "read",
    "write",
]

_MODULES: Mapping[str, ModuleType] = MappingProxyType(
    {
        module.NAME: module
        for module in (
            *(solvitaire, digits, pysol, freecell_solver, pyramid, microsoft),
            *(pysol_number, numbers, code, plain, position),
        )
    }
)
FORMATS = tuple(_MODULES)
"""The names of the formats."""


def read(
    data: str | bytes,
    game: str | Variant | None = None,
    *,
    form: str | None = None,
    order: Order = "dealing",
    **options: OptionValue,
) -> list[Deal]:
    """The deals of a text, at least one, in the format named `form` or the one it looks like.

    `game` and its options are as in `deal`; without a game it is the one the text is of, where
    the format or the piles tell that. `order` is that of plain cards.

    Raises FormatError, which says where, for a text that is no deal or not of the game;
    OptionError and RulesError as `deal` does, and OptionError for a format that does not exist.

    >>> from harpan import formats
    >>> [deal] = formats.read("11982", "freecell", cells=3)
    >>> deal.variant.id, deal.game.number
    ('freecell', 11982)
    >>> formats.read("4H 4H", "vegas")
    Traceback (most recent call last):
    harpan.formats.error.FormatError: line 1, column 4: expected 4H once, got it once more
    """
    wish = Wish(game, options, order)
    text = decoded(data)
    reader: Callable[[str, Wish], list[Deal]]
    reader = _module(form or detected(text, wish)).read
    deals = reader(text, wish)
    if not deals:
        raise FormatError("text_empty", "expected a deal, got none", START)
    return deals


def write(game: Game, form: str) -> str:
    """The game as it stands, in a format, without a line end.

    Raises NotationError where the format cannot say it and OptionError for no such format.

    >>> from harpan import deal, formats
    >>> formats.write(deal("klondike", number=42), "code")
    '1A-G'
    """
    writer: Callable[[Game], str] = _module(form).write
    return writer(game)


def _module(name: str) -> ModuleType:
    if name not in _MODULES:
        raise unknown_value("format", name, FORMATS)
    return _MODULES[name]
