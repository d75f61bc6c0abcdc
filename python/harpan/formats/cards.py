"""The cards of a deal: each read where it stands, all checked against the deck."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from harpan._core import Card, NotationError, Rules, numbered_deck
from harpan.formats.error import FormatError, Place, excerpt
from harpan.formats.source import Word

MOST_NAMED = 8
"""Missing cards that are named one by one; of more only the number is said."""
_RANKS_IN_DIGITS = {"0": "T", "1": "A", "11": "J", "12": "Q", "13": "K"}


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table, and the word that it was read from."""

    card: Card
    face_up: bool
    word: Word

    @property
    def text(self) -> str:
        """As our own positions have it."""
        return str(self.card) if self.face_up else f"<{self.card}>"


def card(word: Word) -> Card:
    """The card that a word is: rank and suit; FormatError says where it is none."""
    try:
        return Card(word.text)
    except NotationError as error:
        got = excerpt(word.text)
        message = f"expected a card such as 9D or TH, got {got!r}"
        raise FormatError("bad_card", message, word.place, got=got) from error


def numeric_card(word: Word) -> Card:
    """A card whose rank may be all digits: 1S is the ace and 13S the king.

    >>> str(numeric_card(Word("12h", Place(1, 1))))
    'QH'
    """
    match = re.fullmatch(r"(0|1[123]?)(\D)", word.text)
    if match is None:
        return card(word)
    return card(Word(_RANKS_IN_DIGITS[match[1]] + match[2], word.place))


@lru_cache(maxsize=64)
def deck_of(rules: Rules) -> Counter[Card]:
    """The cards of the deck, each as often as it has it."""
    return Counter(numbered_deck(rules, rules.least_number))


def check_cards(rules: Rules, laid: Sequence[tuple[Card, Word]], end: Place) -> None:
    """Raise FormatError at the first card too many, or at the end for those that are missing."""
    expected = deck_of(rules)
    seen: Counter[Card] = Counter()
    for found, word in laid:
        seen[found] += 1
        if seen[found] > expected[found]:
            _refuse_surplus(found, expected[found], word)
    missing = sorted((expected - seen).elements())
    if len(missing) > MOST_NAMED:
        message = f"expected {expected.total()} cards, got {len(laid)}"
        details = {"expected": str(expected.total()), "got": str(len(laid))}
        raise FormatError("deck_size", message, end, **details)
    if missing:
        names = " ".join(map(str, missing))
        message = f"expected every card of the deck, missing: {names}"
        raise FormatError("cards_missing", message, end, missing=names)


def _refuse_surplus(found: Card, most: int, word: Word) -> None:
    times = "once" if most == 1 else f"{most} times"
    message = f"expected {found} {times}, got it once more" if most else f"no {found} in the deck"
    raise FormatError("card_surplus", message, word.place, got=str(found), most=str(most))
