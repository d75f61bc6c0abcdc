"""What is wrong with the text of a deal, and where."""

from typing import NamedTuple

from harpan.errors import NotationError

LONGEST_EXCERPT = 40


class Place(NamedTuple):
    """A place in a text: its line and the character in it, both from 1."""

    line: int
    column: int


class FormatError(NotationError):
    """A text that is no deal in its format: `line` and `column`, from 1, say where.

    `code` is the kind of mistake and `details` the parts of the message, the place among them.
    """

    def __init__(self, code: str, message: str, place: Place, **details: str) -> None:
        super().__init__(f"line {place.line}, column {place.column}: {message}")
        self.code = code
        self.line, self.column = place
        self.details = details | {"line": str(place.line), "column": str(place.column)}


def excerpt(text: str) -> str:
    """The text as it may stand in a message: not too long."""
    return text if len(text) <= LONGEST_EXCERPT else text[:LONGEST_EXCERPT] + "…"


def unexpected(text: str, expected: str, place: Place) -> FormatError:
    """Something else was expected there; `expected` is written as in a file."""
    message = f"expected {expected}, got {excerpt(text)!r}"
    return FormatError("unexpected_word", message, place, got=excerpt(text), wanted=expected)


def located(error: NotationError, place: Place) -> FormatError:
    """What the core says about a deal that begins at the place, or where it says itself."""
    details = {key: text for key, text in error.details.items() if key not in {"line", "column"}}
    code = error.code
    if code == "bad_position" and "got" not in details:
        code = "impossible_table"
    return FormatError(code, str(error).partition(" at line ")[0], place, **details)
