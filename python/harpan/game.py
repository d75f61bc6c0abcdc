"""Dealing a game: by number, by code, at random, from given cards or from a position."""

from collections.abc import Iterable
from secrets import randbelow
from typing import Literal

from harpan._core import Card, Game, NotationError, deal_number, parse_deck
from harpan.presets import OptionValue, Variant, find

LARGEST_NUMBER = 2**64 - 1
LARGEST_RANDOM_NUMBER = 10**9

Order = Literal["dealing", "columns"]
ORDERS: tuple[Order, ...] = ("dealing", "columns")


def deal(
    game: str | Variant = "klondike",
    *,
    number: int | None = None,
    code: str | None = None,
    deck: str | Iterable[Card] | None = None,
    order: Order = "dealing",
    position: str | None = None,
    **options: OptionValue,
) -> Game:
    """Deal `game`, one of `variants`, with its options changed by name.

    Where the cards come from is said by one of `number` (0 to 2**64 − 1), `code` (the
    number as people write it to each other), `deck` (every card, in dealing order: row
    by row, then the stock in the order it is drawn; or column by column with
    `order="columns"`) and `position` (any position as text). With none of them the
    deal is a random number from 1 to 10**9.

    Raises OptionError and RulesError for the game and its options, NotationError for a
    number, code, deck or position that cannot be read, ValueError for two of them.

    >>> game = deal("vegas", number=42)
    >>> game.number, game.score
    (42, -52)
    >>> deal("klondike", draw=3, passes=3).rules.text
    'klondike:draw=3,passes=3'
    """
    variant = find(game).with_options(**options)
    _check_one_source(number=number, code=code, deck=deck, position=position)
    if position is not None:
        return Game.from_position(variant.rules, variant.scoring, position)
    if deck is not None:
        return Game(variant.rules, variant.scoring, _cards(variant, deck, order))
    return Game.numbered(variant.rules, variant.scoring, _number(number, code))


def random_number() -> int:
    """A deal number nobody can foresee, short enough to say aloud: 1 to 10**9."""
    return 1 + randbelow(LARGEST_RANDOM_NUMBER)


def _check_one_source(**sources: object) -> None:
    given = [name for name, source in sources.items() if source is not None]
    if len(given) > 1:
        names = ", ".join(sources)
        raise ValueError(f"expected at most one of {names}, got {' and '.join(given)}")


def _cards(variant: Variant, deck: str | Iterable[Card], order: Order) -> list[Card]:
    text = deck if isinstance(deck, str) else " ".join(map(str, deck))
    return parse_deck(variant.rules, text, order)


def _number(number: int | None, code: str | None) -> int:
    if code is not None:
        return deal_number(code)
    return random_number() if number is None else _checked(number)


def _checked(number: int) -> int:
    if not 0 <= number <= LARGEST_NUMBER:
        raise NotationError(f"deal number: expected 0 to {LARGEST_NUMBER}, got {number}")
    return number
