"""Dealing a game: by number, by code, at random, from given cards or from a position."""

from collections.abc import Iterable
from secrets import randbelow
from typing import Literal

from harpan._core import Card, Game, Rules, deal_number, parse_deck
from harpan.errors import bad_number, not_text, notation_error, shown
from harpan.presets import OptionValue, Variant, find

LARGEST_NUMBER = 2**64 - 1
"""Of all games; the rules of a game say which of these are its own."""
LARGEST_RANDOM_NUMBER = 10**9
MICROSOFT_NUMBERS = 10**6
"""The deals that the FreeCell of Microsoft has had for the longest time, those people speak of."""

Order = Literal["dealing", "columns"]
ORDERS: tuple[Order, ...] = ("dealing", "columns")


def deal(
    game: str | Variant = "klondike",
    number: int | None = None,
    *,
    code: str | None = None,
    deck: str | Iterable[Card] | None = None,
    order: Order = "dealing",
    position: str | None = None,
    **options: OptionValue,
) -> Game:
    """Deal `game`, one of `variants`, with its options changed by name.

    Where the cards come from is said by one of `number` (0 to 2**64 − 1; in FreeCell
    Microsoft's, 1 to 8589934591), `code` (the number as people write it to each other),
    `deck` (every card, in dealing order: row by row, then the stock in the order it is
    drawn; a Klondike also column by column with `order="columns"`) and `position` (any
    position as text). With none of them the deal is a random number, short enough to say.

    Raises OptionError and RulesError for the game and its options, NotationError for a
    number, code, deck or position that cannot be read, ValueError for two of them.

    >>> game = deal("vegas", number=42)
    >>> game.number, game.score
    (42, -52)
    >>> deal("klondike", draw=3, passes=3).rules.text
    'klondike:draw=3,passes=3'
    >>> deal("pyramid", number=7, passes=3, stock_top_playable=True).rules.text
    'pyramid:stock_top_playable=yes'
    """
    variant = find(game).with_options(**options)
    _check_one_source(number=number, code=code, deck=deck, position=position)
    if order not in ORDERS:
        raise notation_error(
            "bad_order", f"expected the order {' or '.join(ORDERS)}, got {shown(order)}"
        )
    if position is not None:
        _check_text("position", position)
        return Game.from_position(variant.rules, variant.scoring, position)
    if deck is not None:
        return Game(variant.rules, variant.scoring, _cards(variant, deck, order))
    return Game.numbered(variant.rules, variant.scoring, _number(variant.rules, number, code))


def random_number(rules: Rules) -> int:
    """A deal number nobody can foresee, short enough to say aloud.

    It is from 1 to 10**9, in FreeCell to 10**6.
    """
    most = MICROSOFT_NUMBERS if rules.family == "freecell" else LARGEST_RANDOM_NUMBER
    return 1 + randbelow(most)


def check_number(rules: Rules, number: object) -> None:
    """Raise NotationError unless it is a number, and the game has a deal with it."""
    least, largest = rules.least_number, rules.largest_number
    if not isinstance(number, int) or isinstance(number, bool) or not least <= number <= largest:
        raise bad_number(number, least, largest)


def _check_one_source(**sources: object) -> None:
    given = [name for name, source in sources.items() if source is not None]
    if len(given) > 1:
        names = ", ".join(sources)
        raise ValueError(f"expected at most one of {names}, got {' and '.join(given)}")


def _check_text(name: str, value: object) -> None:
    if not isinstance(value, str):
        raise not_text(name, value)


def _cards(variant: Variant, deck: object, order: Order) -> list[Card]:
    if not isinstance(deck, Iterable):
        raise not_text("deck", deck, "text or cards")
    text = deck if isinstance(deck, str) else " ".join(map(str, deck))
    return parse_deck(variant.rules, text, order)


def _number(rules: Rules, number: int | None, code: str | None) -> int:
    if code is not None:
        _check_text("code", code)
        number = deal_number(code)
    if number is None:
        return random_number(rules)
    check_number(rules, number)
    return number
