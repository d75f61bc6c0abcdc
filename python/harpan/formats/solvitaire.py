"""The JSON of Solvitaire: piles from bottom to top, suits in lower case for cards face down."""

import json
import re
from collections.abc import Iterator
from typing import Any

from harpan._core import Game
from harpan.formats.board import Board, check_sayable, game_of, variant_of
from harpan.formats.cards import Laid, numeric_card
from harpan.formats.deal import Deal, Wish
from harpan.formats.error import FormatError, Place
from harpan.formats.source import START, Word, end_of

NAME = "solvitaire"
FAMILIES = ("klondike", "spider", "freecell", "aces-up")
PILES = ("waste", "cells", "foundations")
OTHERS = ("hole", "reserve", "sequences")
"""Fields of games that are not ours; they must be empty."""
FIELDS = ("tableau piles", "stock", *PILES, *OTHERS)


class _Object(list[tuple[Any, Any]]):
    """The fields of a JSON object, in order, with those that are there twice."""


def read(text: str, wish: Wish) -> list[Deal]:
    """The one deal of the text, of the game that was named or that has such piles."""
    board = _board(_document(text))
    board.end = end_of(text)
    variant = variant_of(board, wish)
    wish.variant(variant.id, FAMILIES, board.start)
    return [Deal(game_of(board, variant), variant, "", board.start.line)]


def write(game: Game) -> str:
    """A JSON object, a column to a line."""
    board = check_sayable(game, NAME, FAMILIES, PILES)
    columns = ",\n  ".join(_list(pile) for pile in board.columns)
    fields = [f'"tableau piles": [\n  {columns}\n ]']
    if board.stock:
        fields.append(f'"stock": {_list(board.stock[::-1])}')
    if board.waste:
        fields.append(f'"waste": {_list(board.waste)}')
    if any(board.cells):
        cells = ["" if laid is None else _text(laid) for laid in board.cells]
        fields.append(f'"cells": {json.dumps(cells)}')
    if any(board.foundations):
        fields.append(f'"foundations": [{", ".join(map(_list, board.foundations))}]')
    return "{" + ",\n ".join(fields) + "}"


def _list(pile: list[Laid]) -> str:
    return json.dumps([_text(laid) for laid in pile])


def _text(laid: Laid) -> str:
    text = str(laid.card)
    rank, suit = text[0].replace("T", "10"), text[1]
    return rank + (suit if laid.face_up else suit.lower())


# ---- reading ------------------------------------------------------------------------------------


def _document(text: str) -> Any:
    """The JSON of the text, each string in it a word with its place."""
    try:
        document = json.loads(text, object_pairs_hook=_Object)
        return _placed(document, _strings(text))
    except json.JSONDecodeError as error:
        raise _broken(error.msg, Place(error.lineno, error.colno)) from error
    except (RecursionError, ValueError) as error:
        # Nested too deep, or a number of thousands of digits.
        raise _broken(str(error), START) from error


def _broken(reason: str, place: Place) -> FormatError:
    return FormatError("broken_json", f"expected JSON: {reason}", place)


def _strings(text: str) -> Iterator[Place]:
    """Where the strings of a valid JSON text stand, in their order."""
    line, start = 1, 0
    for match in re.finditer(r'"(?:[^"\\]|\\.)*"|\n', text):
        if match[0] == "\n":
            line, start = line + 1, match.end()
        else:
            yield Place(line, match.start() - start + 1)


def _placed(value: Any, places: Iterator[Place]) -> Any:
    if isinstance(value, _Object):
        return _Object([(_placed(key, places), _placed(item, places)) for key, item in value])
    if isinstance(value, list):
        return [_placed(item, places) for item in value]
    if isinstance(value, str):
        place = next(places)
        return Word(value, Place(place.line, place.column + 1))
    return value


def _board(document: Any) -> Board:
    fields = _fields(document)
    board = Board()
    if "tableau piles" not in fields:
        message = "expected the field 'tableau piles'"
        raise FormatError("field_missing", message, START, name="tableau piles")
    for name, (key, value) in fields.items():
        if name in OTHERS and value not in ([], None):
            message = f"expected no {name}: no game here has one"
            raise FormatError("pile_unknown", message, key.place, what=name)
    board.start = fields["tableau piles"][0].place
    board.columns = [_pile(key, pile) for key, pile in _piles(fields, "tableau piles")]
    board.foundations = [_pile(key, pile) for key, pile in _piles(fields, "foundations")]
    board.stock = _pile(*fields.get("stock", (None, [])))[::-1]
    board.waste = _pile(*fields.get("waste", (None, [])))
    board.cells = [
        _laid(key, word) if getattr(word, "text", word) != "" else None
        for key, word in _piles(fields, "cells")
    ]
    return board


def _fields(document: Any) -> dict[str, tuple[Word, Any]]:
    if not isinstance(document, _Object):
        message = "expected a JSON object with the field 'tableau piles'"
        raise FormatError("field_missing", message, START, name="tableau piles")
    fields: dict[str, tuple[Word, Any]] = {}
    for key, value in document:
        if key.text not in FIELDS:
            message = f"expected one of the fields {', '.join(FIELDS)}, got {key.text[:40]!r}"
            details = {"got": key.text[:40], "allowed": ", ".join(FIELDS)}
            raise FormatError("field_unknown", message, key.place, **details)
        if key.text in fields:
            message = f"expected the field {key.text} once"
            raise FormatError("field_twice", message, key.place, name=key.text)
        fields[key.text] = key, value
    return fields


def _piles(fields: dict[str, tuple[Word, Any]], name: str) -> list[tuple[Word, Any]]:
    """The items of a field, each with the field's name."""
    if name not in fields:
        return []
    key, value = fields[name]
    return [(key, item) for item in _checked(key, value)]


def _pile(key: Word | None, value: Any) -> list[Laid]:
    return [_laid(key, item) for item in _checked(key, value)]


def _checked(key: Word | None, value: Any) -> list[Any]:
    if isinstance(value, list) and not isinstance(value, _Object):
        return value
    raise _wrong_type(key)


def _laid(key: Word | None, value: Any) -> Laid:
    if not isinstance(value, Word):
        raise _wrong_type(key)
    return Laid(numeric_card(value), not value.text[-1:].islower(), value)


def _wrong_type(key: Word | None) -> FormatError:
    place, name = (key.place, key.text) if key else (START, "")
    message = f'expected lists of cards such as "10h" in the field {name}'
    return FormatError("field_type", message, place, name=name)
