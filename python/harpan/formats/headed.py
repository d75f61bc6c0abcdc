"""Piles in lines: a column to a line, other piles in lines that begin with their names."""

from collections.abc import Mapping

from harpan.formats.board import Board
from harpan.formats.cards import Laid, numeric_card
from harpan.formats.error import unexpected
from harpan.formats.source import Line, Word, end_of, lines

FOUNDATION_RANKS = ("0", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "SHCD"
_RANKS = {rank: number for number, rank in enumerate(FOUNDATION_RANKS)} | {"T": 10, "1": 1}
HEADS: Mapping[str, str] = {
    "talon": "stock",
    "foundations": "foundations",
    "founds": "foundations",
    "freecells": "cells",
    "fc": "cells",
}


def read_board(text: str, piles: tuple[str, ...]) -> Board:
    """The piles; of those with a name only `piles`."""
    board = Board(end=end_of(text))
    for i, line in enumerate(lines(text)):
        name, words = _headed(line)
        if i == 0:
            board.start = line.words[0].place if line.words else board.start
        if name and name not in piles:
            allowed = ", ".join(f"{h.capitalize()}:" for h, pile in HEADS.items() if pile in piles)
            raise unexpected(line.words[0].text, allowed, line.words[0].place)
        _add(board, name, words)
    return board


def is_headed(line: Line) -> bool:
    """Whether the line begins with the name of a pile, or the colon of a column."""
    head, colon, _ = line.text.strip().partition(":")
    return bool(colon) and (head.lower() in HEADS or not head)


def lines_of(board: Board) -> list[str]:
    """The foundations and the cells where a card is on one, and the columns, each in its line."""
    result = []
    if any(board.foundations):
        result.append(_foundations(board))
    if any(board.cells):
        result.append("Freecells: " + " ".join(map(_card, board.cells)))
    return result + [" ".join(map(_card, pile)) or ":" for pile in board.columns]


def _card(laid: Laid | None) -> str:
    return "-" if laid is None else laid.text


def _foundations(board: Board) -> str:
    heights = {pile[0].card.suit: len(pile) for pile in board.foundations if pile}
    parts = (f"{suit}-{FOUNDATION_RANKS[heights.get(SUITS.index(suit), 0)]}" for suit in "HCDS")
    return "Foundations: " + " ".join(parts)


def _headed(line: Line) -> tuple[str, list[Word]]:
    """The pile of a line, empty for a column, and the words after its name."""
    words = line.find(r"[^\s,:]*:|[^\s,:]+")
    if not words or not words[0].text.endswith(":"):
        return "", words
    head = words[0].text[:-1]
    if head and head.lower() not in HEADS:
        expected = ", ".join(f"{name.capitalize()}:" for name in HEADS)
        raise unexpected(words[0].text, expected, words[0].place)
    return HEADS[head.lower()] if head else "", words[1:]


def _add(board: Board, name: str, words: list[Word]) -> None:
    if name == "stock":
        board.stock = [_laid(word) for word in words]
    elif name == "cells":
        board.cells = [None if word.text == "-" else _laid(word) for word in words]
    elif name == "foundations":
        board.foundations = [_run(word) for word in words]
    else:
        only_dash = len(words) == 1 and words[0].text == "-"
        board.columns.append([] if only_dash else [_laid(word) for word in words])


def _laid(word: Word) -> Laid:
    hidden = word.text.startswith("<") and word.text.endswith(">")
    inner = word.part(1, -1) if hidden else word
    return Laid(numeric_card(inner), not hidden, inner)


def _run(word: Word) -> list[Laid]:
    """The cards of a foundation written like H-5."""
    suit, _, rank = word.text.upper().partition("-")
    if len(suit) != 1 or suit not in SUITS or rank not in _RANKS:
        raise unexpected(word.text, "H-0 … H-K", word.place)
    ranks = [str(number) if number > 1 else "A" for number in range(1, _RANKS[rank] + 1)]
    return [Laid(numeric_card(Word(r + suit, word.place)), True, word) for r in ranks]
