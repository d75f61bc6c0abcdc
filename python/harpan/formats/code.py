"""Our own deal codes, one to a line: a number with a check character."""

from harpan._core import Game, NotationError, deal_code, deal_number
from harpan.errors import bad_number
from harpan.formats.deal import Deal, Wish
from harpan.formats.error import located
from harpan.formats.numbers import number_of
from harpan.formats.source import START, Word, lines
from harpan.presets import Variant

NAME = "code"


def read(text: str, wish: Wish) -> list[Deal]:
    """The deals with these codes, of the game that was named."""
    variant = wish.variant(None, (), START)
    return [_deal(word, variant) for line in lines(text) for word in line.words]


def write(game: Game) -> str:
    """The code of the deal."""
    return deal_code(number_of(game, NAME))


def _deal(word: Word, variant: Variant) -> Deal:
    rules = variant.rules
    try:
        number = deal_number(word.text)
        if not rules.least_number <= number <= rules.largest_number:
            raise bad_number(number, rules.least_number, rules.largest_number)
        game = Game.numbered(rules, variant.scoring, number)
    except NotationError as error:
        raise located(error, word.place) from error
    return Deal(game, variant, "", word.place.line)
