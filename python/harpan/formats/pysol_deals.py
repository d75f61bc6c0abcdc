"""The deals of PySol FC: which cards a number deals, and to which columns."""

from collections.abc import Iterable, Mapping
from itertools import chain
from types import MappingProxyType

from pysol_cards.cards import createCards, ms_rearrange
from pysol_cards.random import LCRandom31, MTRandom

from harpan._core import Card, Game, Rules
from harpan.errors import notation_error
from harpan.formats.board import Board, column_count, game_of
from harpan.formats.cards import Laid, deck_of
from harpan.formats.source import START, Word
from harpan.presets import Variant

LEAST_PYSOL_NUMBER = 1
LARGEST_PYSOL_NUMBER: int = MTRandom.MAX_SEED
FIRST_OF_ITS_OWN = 32_000
"""The numbers below it shuffle as Microsoft's do."""
SUITS: Mapping[int, str] = MappingProxyType({4: "CSHD", 2: "SSHH", 1: "SSSS"})
"""Its four suits, in a game with so many of ours."""
GAMES = (
    *("klondike", "double-klondike", "stora-harpan", "spider-4", "spider-2", "spider-1"),
    *("freecell", "pyramid", "aces-up"),
)
"""The games whose deals it has."""


def pysol_deal(variant: Variant, number: int) -> Game:
    """The game that PySol FC deals for a number from 1 to 10**20.

    Its columns are in the order of PySol FC, those of Big Harp (Stora Harpan) from right to left.
    Raises NotationError for a game with columns or cards that PySol FC deals in no game.

    >>> from harpan.presets import find
    >>> pysol_deal(find("freecell"), 617).position == Game.numbered(
    ...     find("freecell").rules, find("freecell").scoring, 617
    ... ).position
    True
    """
    rules = variant.rules
    targets = _LAYOUTS.get((rules.family, rules.deck_size, column_count(rules)))
    if targets is None:
        allowed = ", ".join(GAMES)
        message = f"expected a game that PySol FC deals ({allowed}), got {rules.text}"
        raise notation_error("pysol_game", message, allowed=allowed, got=rules.text)
    cards = _shuffled(rules, number)
    if rules.family == "pyramid":
        return Game(rules, variant.scoring, cards)
    return game_of(_board(cards, targets), variant)


def _shuffled(rules: Rules, number: int) -> list[Card]:
    """The cards from the top of the talon."""
    cards = createCards(rules.deck_size // 52)
    if number < FIRST_OF_ITS_OWN:
        shuffled = LCRandom31(number).shuffle(ms_rearrange(cards))
    else:
        shuffled = MTRandom(number).shuffle(cards)
    suits = SUITS[len({card.suit for card in deck_of(rules)})]
    return [Card("A23456789TJQK"[card.rank - 1] + suits[card.suit]) for card in reversed(shuffled)]


def _board(cards: list[Card], targets: tuple[int, ...]) -> Board:
    piles: list[list[Card]] = [[] for _ in range(max(targets) + 1)]
    for card, target in zip(cards, targets, strict=False):
        piles[target].append(card)
    columns = [[_laid(card, card is pile[-1]) for card in pile] for pile in piles]
    return Board(columns=columns, stock=[_laid(card, False) for card in cards[len(targets) :]])


def _laid(card: Card, face_up: bool) -> Laid:
    return Laid(card, face_up, Word(str(card), START))


# ---- the column of each card that is dealt -----------------------------------------------------


def _staircase(columns: int, sizes: Iterable[int]) -> list[list[int]]:
    """Rows to the last columns, as many of them as each size says, then one to all."""
    return [list(range(columns - size, columns)) for size in (*sizes, columns)]


def _leftwards(rows: list[list[int]]) -> list[list[int]]:
    return [row[::-1] for row in rows]


def _flat(rows: list[list[int]]) -> tuple[int, ...]:
    return tuple(chain.from_iterable(rows))


_LAYOUTS: Mapping[tuple[str, int, int], tuple[int, ...]] = MappingProxyType(
    {
        ("klondike", 52, 7): _flat(_leftwards(_staircase(7, range(6, 0, -1)))),
        ("klondike", 104, 9): _flat(_staircase(9, range(8, 0, -1))),
        # Its longest column is the first; here it is the last.
        ("klondike", 104, 10): _flat(_leftwards(_staircase(10, range(1, 10)))),
        ("spider", 104, 10): _flat([*[[*range(10)]] * 4, [0, 3, 6, 9], [*range(10)]]),
        ("freecell", 52, 8): tuple(i % 8 for i in range(52)),
        ("aces-up", 52, 4): (0, 1, 2, 3),
        ("pyramid", 52, 0): (),
    }
)
"""By family, cards and columns."""
