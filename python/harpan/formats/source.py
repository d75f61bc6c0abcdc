"""The words of a text, and where each stands."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from harpan.formats.error import FormatError, Place

MOST_CHARACTERS = 10_000_000
"""Of a text that is read: some sixty thousand decks, and never the whole memory."""
START = Place(1, 1)


@dataclass(frozen=True, slots=True)
class Word:
    """A word and its place."""

    text: str
    place: Place

    def part(self, start: int, end: int | None = None) -> "Word":
        """Some of its characters, where they stand."""
        return Word(self.text[start:end], Place(self.place.line, self.place.column + start))


@dataclass(frozen=True, slots=True)
class Line:
    """A line that is not empty, with its number from 1."""

    text: str
    number: int

    @property
    def words(self) -> list[Word]:
        """The words of the line, parted by white space and commas."""
        return self.find(r"[^\s,]+")

    @property
    def cells(self) -> list[Word]:
        """What stands between its tabs."""
        return self.find(r"[^\t]+")

    def find(self, pattern: str) -> list[Word]:
        """The parts that match."""
        return [
            Word(match[0], Place(self.number, match.start() + 1))
            for match in re.finditer(pattern, self.text)
        ]


def decoded(data: str | bytes) -> str:
    """The text with plain line ends and no byte order mark.

    FormatError for what is too long, is not UTF-8 or has nothing in it.
    """
    if len(data) > MOST_CHARACTERS:
        message = f"expected at most {MOST_CHARACTERS} characters, got {len(data)}"
        raise FormatError("text_too_long", message, START, most=str(MOST_CHARACTERS))
    text = data if isinstance(data, str) else _of_bytes(data)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise FormatError("text_empty", "expected a deal, got nothing", START)
    return text


def lines(text: str) -> Iterator[Line]:
    """The lines with something on them; those that begin with # are remarks."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield Line(line, number)


def end_of(text: str) -> Place:
    """The place after the last word."""
    rows = text.rstrip().split("\n")
    return Place(len(rows), len(rows[-1]) + 1)


def _of_bytes(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8").removeprefix("\ufeff")
        rows = before.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        message = f"expected text in UTF-8, got the byte 0x{data[error.start]:02x}"
        place = Place(len(rows), len(rows[-1]) + 1)
        got = f"0x{data[error.start]:02x}"
        raise FormatError("text_encoding", message, place, got=got) from error
