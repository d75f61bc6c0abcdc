"""Plain cards in dealing order: a deck to a line, decks in a table, or one deck over many lines."""

import re
from collections.abc import Iterator, Sequence

from harpan._core import Game, NotationError, parse_deck
from harpan.formats.board import check_deck
from harpan.formats.cards import card, check_cards, deck_of
from harpan.formats.deal import Deal, Wish
from harpan.formats.error import FormatError, Place, located
from harpan.formats.rows import is_table, rows
from harpan.formats.source import Word, end_of, lines
from harpan.presets import Variant

NAME = "cards"
LEAST_UNPARTED = 8
"""Characters from which a word is taken for cards that were written without spaces."""


def read(text: str, wish: Wish) -> list[Deal]:
    """The decks, of the game that was named."""
    return read_decks(text, wish, None, ())


def write(game: Game) -> str:
    """The deck in a line."""
    return " ".join(map(str, check_deck(game, NAME, ())))


def deck_text(deal: Deal) -> str:
    """The deck of a deal, as `write` has it; FormatError for a game that is under way."""
    try:
        return write(deal.game)
    except NotationError as error:
        message = "expected a deal from its start, got a game under way"
        raise FormatError("game_under_way", message, Place(deal.line, 1)) from error


def read_decks(text: str, wish: Wish, usual: str | None, families: tuple[str, ...]) -> list[Deal]:
    """The decks, of the game that was named or else the usual one; only of these families."""
    first = next(lines(text), None)
    variant = wish.variant(usual, families, Place(first.number if first else 1, 1))
    return list(_deals(text, variant, wish))


def unparted(words: Sequence[Word]) -> list[Word]:
    """The cards of the words, also of those written without spaces, two characters a card."""
    result: list[Word] = []
    for word in words:
        if len(word.text) < LEAST_UNPARTED:
            result.append(word)
        else:
            result += [word.part(i, i + 2) for i in range(0, len(word.text), 2)]
    return result


def is_card(text: str) -> bool:
    """Whether the text looks like a card, or cards without spaces."""
    return re.fullmatch(r"(?:(?:10|[2-9TJQKA])[SHCD♠♥♣♦])+", text, re.IGNORECASE) is not None


def _deals(text: str, variant: Variant, wish: Wish) -> Iterator[Deal]:
    if not _one_to_a_line(text, deck_of(variant.rules).total()):
        words = [word for line in lines(text) for word in unparted(line.words)]
        yield _deal(words, "", variant, wish, end_of(text))
        return
    for row in rows(text):
        words = unparted(row.words)
        end = row.deal.part(len(row.deal.text.rstrip())).place
        yield _deal(words, row.name, variant, wish, end)


def _one_to_a_line(text: str, size: int) -> bool:
    """Whether some line alone is a deck, or the text is a table."""
    return any(is_table(line) or len(unparted(line.words)) >= size for line in lines(text))


def _deal(words: list[Word], name: str, variant: Variant, wish: Wish, end: Place) -> Deal:
    found = [(card(word), word) for word in words]
    check_cards(variant.rules, found, end)
    start = words[0].place
    try:
        text = " ".join(str(one) for one, _ in found)
        deck = parse_deck(variant.rules, text, wish.order)
        game = Game(variant.rules, variant.scoring, deck)
    except NotationError as error:
        raise located(error, start) from error
    return Deal(game, variant, name, start.line)
