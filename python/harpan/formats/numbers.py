"""Deals by number, one to a line: our own, and in FreeCell those of Microsoft."""

from harpan._core import Game
from harpan.formats.board import unsayable
from harpan.formats.deal import Deal, Wish
from harpan.formats.error import FormatError, excerpt
from harpan.formats.source import START, Word, lines
from harpan.presets import Variant

NAME = "number"


def read(text: str, wish: Wish) -> list[Deal]:
    """The deals with these numbers, of the game that was named."""
    return read_numbers(text, wish.variant(None, (), START))


def write(game: Game) -> str:
    """The number of the deal."""
    return str(number_of(game, NAME))


def read_numbers(text: str, variant: Variant) -> list[Deal]:
    """The deals of a game with these numbers."""
    return [_deal(word, variant) for line in lines(text) for word in line.words]


def number_of(game: Game, name: str) -> int:
    """The number of a game that stands as it was dealt; NotationError where it has none."""
    if game.number is None or game.ply:
        raise unsayable(name)
    return game.number


def whole_number(word: Word, least: int, largest: int) -> int:
    """The number that the word writes in digits; FormatError for one out of range or none."""
    text = word.text.lstrip("0") or "0"
    if word.text.isascii() and text.isdecimal() and len(text) <= len(str(largest)):
        number = int(text)
        if least <= number <= largest:
            return number
    message = f"expected a deal number from {least} to {largest}, got {excerpt(word.text)!r}"
    details = {"least": str(least), "largest": str(largest), "got": excerpt(word.text)}
    raise FormatError("bad_number", message, word.place, **details)


def _deal(word: Word, variant: Variant) -> Deal:
    rules = variant.rules
    number = whole_number(word, rules.least_number, rules.largest_number)
    return Deal(Game.numbered(rules, variant.scoring, number), variant, "", word.place.line)
