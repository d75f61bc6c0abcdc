"""The table drawn as text, from what the player sees."""

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest

from rich.text import Text

from harpan._core import Card, Game, Slot
from harpan.words import Words

SUITS = "♠♥♣♦"
FACE_DOWN = "▒▒"
EMPTY = "–"
CELL = 5
PLACE = 6
"""Even, so that half a place is a whole number of signs."""

Piles = Mapping[str, Sequence[Slot]]


def table(game: Game, words: Words) -> Text:
    """The single piles on a line, then the pyramid or the columns, their first card at the top."""
    places = game.view.pyramid
    body = _pyramid(places, words) if places else _columns(game.view.columns, words)
    return Text("\n").join([_top(game, words), Text(), *body])


def _top(game: Game, words: Words) -> Text:
    piles = game.view.piles
    parts = [
        _counted("cli-stock", piles.get("s"), words),
        _filled("cli-waste", _tops(piles, "w", words), words),
        _filled("cli-cells", _tops(piles, "c", words), words),
        _filled("cli-foundations", _tops(piles, "f", words, _waiting(game)), words),
        _counted("cli-discard", piles.get("d"), words),
    ]
    return Text("   ").join([part for part in parts if part])


def _counted(message_id: str, pile: Sequence[Slot] | None, words: Words) -> Text:
    """How many cards the pile has; nothing where the game has no such pile."""
    return Text() if pile is None else Text(words(message_id, count=len(pile)))


def _filled(message_id: str, cards: Sequence[Text], words: Words) -> Text:
    """The message, with coloured texts in the place of its argument."""
    if not cards:
        return Text()
    before, after = words(message_id, cards="\0").split("\0")
    return Text.assemble(before, Text(" ").join(cards), after)


def _tops(
    piles: Piles, role: str, words: Words, empty: Callable[[int], Text] = lambda _: Text(EMPTY)
) -> list[Text]:
    """The top cards of the piles of a role, in the order of their numbers."""
    names = sorted((name for name in piles if name[0] == role), key=lambda name: (len(name), name))
    return [
        _card(piles[name][-1], words) if piles[name] else empty(place)
        for place, name in enumerate(names)
    ]


def _waiting(game: Game) -> Callable[[int], Text]:
    """What an empty foundation shows: its suit, where it takes only one."""
    if game.rules.family == "spider":
        return lambda _: Text(EMPTY)
    return lambda place: _empty_of(SUITS[place % len(SUITS)])


def _empty_of(suit: str) -> Text:
    return Text(EMPTY + suit, "red" if suit in "♥♦" else "")


def _columns(columns: Sequence[Sequence[Slot]], words: Words) -> list[Text]:
    heads = _line([Text(str(place)) for place in range(1, len(columns) + 1)])
    heads.stylize("bold")
    rows = [
        _line([_card(slot, words) if slot else Text() for slot in slots])
        for slots in zip_longest(*columns)
    ]
    return [heads, *rows]


def _pyramid(places: Sequence[Sequence[Slot]], words: Words) -> list[Text]:
    """A row of one place, a row of two, …, each half a place to the left of the one above."""
    rows: list[Text] = []
    left = list(places)
    while left:
        row, left = left[: len(rows) + 1], left[len(rows) + 1 :]
        rows.append(_line([_card(pile[-1], words) if pile else Text() for pile in row], PLACE))
    return [
        Text.assemble(" " * (PLACE // 2 * (len(rows) - 1 - place)), row)
        for place, row in enumerate(rows)
    ]


def _line(cells: Sequence[Text], width: int = CELL) -> Text:
    line = Text()
    for cell in cells:
        line.append_text(cell).append(" " * (width - cell.cell_len))
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
