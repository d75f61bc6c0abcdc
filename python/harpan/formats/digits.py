"""A Klondike in digits: three a card, two of rank and one of suit, in dealing order."""

from harpan._core import Card, Game
from harpan.formats.board import check_deck, unsayable
from harpan.formats.cards import check_cards
from harpan.formats.deal import Deal, Wish
from harpan.formats.error import unexpected
from harpan.formats.rows import Row, rows
from harpan.formats.source import START, Word
from harpan.presets import Variant

NAME = "digits"
FAMILIES = ("klondike",)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
SUITS = "CDHS"
DIGITS = 3


def read(text: str, wish: Wish) -> list[Deal]:
    """The deals, one to a line, of Klondike when no game is named."""
    variant = wish.variant("klondike", FAMILIES, START)
    return [_deal(row, variant) for row in rows(text)]


def write(game: Game) -> str:
    """The deal in a line."""
    deck = check_deck(game, NAME, FAMILIES)
    if len(deck) != len(RANKS) * len(SUITS):
        raise unsayable(NAME)
    return "".join(map(_digits, deck))


def _deal(row: Row, variant: Variant) -> Deal:
    words = [word.part(i, i + DIGITS) for word in row.words for i in range(0, len(word.text), 3)]
    cards = [(_card(word), word) for word in words]
    check_cards(variant.rules, cards, row.deal.part(len(row.deal.text.rstrip())).place)
    game = Game(variant.rules, variant.scoring, [card for card, _ in cards])
    return Deal(game, variant, row.name, row.deal.place.line)


def _card(word: Word) -> Card:
    digits = word.text
    if len(digits) == DIGITS and digits.isascii() and digits.isdecimal():
        rank, suit = int(digits[:2]), int(digits[2])
        if 1 <= rank <= len(RANKS) and 1 <= suit <= len(SUITS):
            return Card(RANKS[rank - 1] + SUITS[suit - 1])
    raise unexpected(digits, "011 … 134", word.place)


def _digits(card: Card) -> str:
    return f"{card.rank:02}{SUITS.index(str(card)[-1]) + 1}"
