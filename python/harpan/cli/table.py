"""The table drawn as text, from what the player sees."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from harpan._core import Card, Game, Slot, View
from harpan.words import Words

SUITS = "♠♥♣♦"
FACE_DOWN = "▒▒"
EMPTY = "–"
CELL = 5


def table(game: Game, words: Words) -> Text:
    """Stock, waste and foundations, then the columns, their first card at the top."""
    view = game.view
    heads = _line([Text(str(place)) for place in range(1, len(view.columns) + 1)], "bold")
    rows = [
        _line([_card(slot, words) if slot else Text() for slot in slots])
        for slots in zip_longest(*view.columns)
    ]
    return Text("\n").join([_top(view, words), Text(), heads, *rows])


def _top(view: View, words: Words) -> Text:
    waste = _card(view.waste[-1], words) if view.waste else Text(EMPTY)
    tops = [_foundation(place, pile, words) for place, pile in enumerate(view.foundations)]
    return Text("   ").join(
        [
            Text(words("cli-stock", count=len(view.stock))),
            _filled("cli-waste", "card", waste, words),
            _filled("cli-foundations", "cards", Text(" ").join(tops), words),
        ]
    )


def _filled(message_id: str, name: str, value: Text, words: Words) -> Text:
    """The message, with a coloured text in the place of its argument."""
    before, after = words(message_id, **{name: "\0"}).split("\0")
    return Text.assemble(before, value, after)


def _foundation(place: int, pile: Sequence[Slot], words: Words) -> Text:
    suit = SUITS[place % len(SUITS)]
    return _card(pile[-1], words) if pile else Text(EMPTY + suit, "red" if suit in "♥♦" else "")


def _line(cells: Sequence[Text], style: str = "") -> Text:
    line = Text("", style)
    for cell in cells:
        line.append_text(cell).append(" " * (CELL - cell.cell_len))
    line.rstrip()
    return line


def _card(slot: Slot, words: Words) -> Text:
    if slot.card is None:
        return Text(FACE_DOWN, "dim")
    style = "red" if slot.card.is_red else ""
    return Text(
        _index(slot.card, words) + SUITS[slot.card.suit], style if slot.face_up else f"dim {style}"
    )


def _index(card: Card, words: Words) -> str:
    """The corner index: a letter in the language of the reader, or the number."""
    letter = f"cli-rank-{card.rank}"
    return words(letter) if letter in words else str(card.rank)
