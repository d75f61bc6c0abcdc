"""The deals of a text that has one to a line, plain or in a table whose cells have tabs between."""

from collections.abc import Iterator
from dataclasses import dataclass

from harpan.formats.source import Line, Word, lines

LONGEST_CARD = 3
DECK_NAMES = frozenset({"deck", "cards"})
"""What the column of the decks is called in the first line of a table."""


@dataclass(frozen=True, slots=True)
class Row:
    """The part of a line that is the deal, and what the line calls it."""

    deal: Word
    name: str

    @property
    def words(self) -> list[Word]:
        """The words of the deal."""
        return [
            Word(word.text, self.deal.part(word.place.column - 1).place)
            for word in Line(self.deal.text, self.deal.place.line).words
        ]


def rows(text: str) -> Iterator[Row]:
    """The deals; a table may begin with the names of its columns."""
    column: int | None = None
    for line in lines(text):
        cells = line.cells
        names = [cell.text.strip().lower() for cell in cells]
        if column is None and len(cells) > 1 and DECK_NAMES & set(names):
            column = next(i for i, name in enumerate(names) if name in DECK_NAMES)
        else:
            yield _row(line, cells, column)


def is_table(line: Line) -> bool:
    """Whether its tabs part more than single cards."""
    cells = line.cells
    return len(cells) > 1 and max(len(cell.text) for cell in cells) > LONGEST_CARD


def _row(line: Line, cells: list[Word], column: int | None) -> Row:
    if not is_table(line):
        return Row(Word(line.text, line.find(".")[0].place), "")
    longest = max(range(len(cells)), key=lambda i: len(cells[i].text))
    place = longest if column is None or column >= len(cells) else column
    return Row(cells[place], cells[0].text.strip() if place else "")
