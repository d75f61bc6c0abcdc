"""Which format a text is in, told from how it begins and how its lines look."""

import re
from collections.abc import Sequence

from harpan.formats.board import NAMED
from harpan.formats.deal import Wish
from harpan.formats.error import FormatError, Place, excerpt
from harpan.formats.headed import is_headed
from harpan.formats.plain import is_card, unparted
from harpan.formats.pysol_number import is_pysol_number
from harpan.formats.rows import Row, rows
from harpan.formats.source import Line, lines
from harpan.presets import find

LONGEST_NUMBER = 20
LONGEST_COLUMN = 19
"""Cards in a column of FreeCell: seven that were dealt, and a run down from the king."""


def detected(text: str, wish: Wish) -> str:
    """The name of the format; FormatError where it is none of ours."""
    if text.lstrip()[0] in "{[":
        return "solvitaire"
    found = list(lines(text))
    if not found:
        raise FormatError("text_empty", "expected a deal, got remarks only", Place(1, 1))
    return _of_piles(found) or _of_row(text, found, wish) or _unknown(found[0])


def _of_piles(found: Sequence[Line]) -> str | None:
    heads = [line.text.strip().lower() for line in found if is_headed(line)]
    if any(head.startswith("talon") for head in heads):
        return "pysol"
    if heads:
        return "fc-solve"
    first = found[0].text.split()
    if first[0] in NAMED or "/" in first:
        return "position"
    return "pysol" if any(word.startswith("<") for word in first) or _hides(found) else None


def _hides(found: Sequence[Line]) -> bool:
    return any(line.text.lstrip().startswith("<") for line in found)


def _of_row(text: str, found: Sequence[Line], wish: Wish) -> str | None:
    row = next(rows(text), None)
    word = row.words[0].text if row and row.words else ""
    if word.isascii() and word.isdecimal():
        return "digits" if len(word) > LONGEST_NUMBER else "number"
    if is_pysol_number(word):
        return "pysol-number"
    if re.fullmatch(r"[0-9A-Za-z]+-[0-9A-Za-z]", word):
        return "code"
    if row is None or not any(map(is_card, [word.text for word in row.words])):
        return None
    return _of_cards(row, found, wish)


def _of_cards(row: Row, found: Sequence[Line], wish: Wish) -> str:
    family = None if wish.game is None else find(wish.game).rules.family
    if family == "pyramid":
        return "pyramid"
    is_columns = len(found) > 1 and all(len(line.words) <= LONGEST_COLUMN for line in found)
    unspaced = len(unparted(row.words)) > len(row.words)
    return "fc-solve" if is_columns and not unspaced and family in {None, "freecell"} else "cards"


def _unknown(line: Line) -> str:
    word = line.find(r"\S+")[0]
    message = f"expected a deal in one of the formats, got {excerpt(word.text)!r}"
    raise FormatError("format_unknown", message, word.place, got=excerpt(word.text))
