"""The piles of a table, on their way between a format and the position of a game."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain

from harpan._core import Card, Game, NotationError, Rules, Scoring
from harpan.errors import notation_error
from harpan.formats.cards import Laid, check_cards, deck_of
from harpan.formats.deal import Wish, fitting
from harpan.formats.error import FormatError, Place
from harpan.formats.source import START, Word
from harpan.presets import Variant

GAMES = (
    *("klondike", "double-klondike", "stora-harpan", "spider-4", "spider-2", "spider-1"),
    *("freecell", "aces-up"),
)
"""What a table may be of, when nobody says."""
NAMED = ("pass", "stock", "waste", "foundations", "cells", "discard", "pyramid")
"""The fields of a position that begin with a name; the others are its columns."""
SUITS = 4


@dataclass(slots=True)
class Board:
    """The piles, each from its bottom to its top, but the stock as it is drawn."""

    columns: list[list[Laid]] = field(default_factory=list)
    stock: list[Laid] = field(default_factory=list)
    waste: list[Laid] = field(default_factory=list)
    cells: list[Laid | None] = field(default_factory=list)
    foundations: list[list[Laid]] = field(default_factory=list)
    discard: list[Laid] = field(default_factory=list)
    pyramid: list[Laid] = field(default_factory=list)
    pass_number: int = 0
    start: Place = START
    end: Place = START

    @property
    def cards(self) -> list[Laid]:
        """Every card."""
        cells = [laid for laid in self.cells if laid is not None]
        piles = (*self.foundations, cells, self.waste, *self.columns, self.stock, self.discard)
        return list(chain.from_iterable(piles))

    @property
    def deck(self) -> list[Card]:
        """The cards in the order they were dealt, where the table is a fresh deal."""
        height = max(map(len, self.columns), default=0)
        rows = (pile[row] for row in range(height) for pile in self.columns if row < len(pile))
        return [laid.card for laid in chain(self.pyramid, rows, self.stock)]


# ---- from a format to a game --------------------------------------------------------------------


def variant_of(board: Board, wish: Wish) -> Variant:
    """The game that was named, else the one whose tables look like this one."""
    if wish.game is not None:
        return wish.candidates(())[0]
    found = Counter(laid.card for laid in board.cards)

    def merit(variant: Variant) -> tuple[bool, ...]:
        fields = _fields(variant.rules)
        has_piles = not board.stock or "stock" in dict(fields)
        return (
            has_piles and column_count(variant.rules) == len(board.columns),
            _is_undealt(variant.rules, board),
            deck_of(variant.rules) == found,
        )

    variant = fitting(wish.candidates(GAMES), merit, board.start)
    if variant is None:
        message = f"no game has {len(board.columns)} columns and such piles: name the game"
        raise FormatError("game_not_named", message, board.start)
    return variant


def game_of(board: Board, variant: Variant) -> Game:
    """The game that stands so; FormatError where it cannot."""
    rules, scoring = variant.rules, variant.scoring
    _check_piles(board, rules)
    laid = board.cards
    check_cards(rules, [(one.card, one.word) for one in laid], board.end)
    if _is_undealt(rules, board):
        dealt = Game(rules, scoring, board.deck)
        if _shows_no_more(board, dealt):
            return dealt
    text = _position(board, rules)
    try:
        return Game.from_position(rules, scoring, text)
    except NotationError as error:
        # The core's place is one in our own text, which nobody has seen.
        reason = str(error).partition(" at line ")[0]
        message = f"expected a table of {rules.text}: {reason}"
        raise FormatError("impossible_table", message, _place(board, error)) from error


def _place(board: Board, error: NotationError) -> Place:
    """Where the card or the column stands that the core speaks of, else where the table begins."""
    got = error.details.get("got")
    column = re.search(r"\bt(\d+)\b", str(error))
    pile = board.columns[int(column[1]) - 1] if column else []
    named = [laid for laid in board.cards if laid.text == got] or pile
    return named[0].word.place if named else board.start


def _check_piles(board: Board, rules: Rules) -> None:
    fields = dict(_fields(rules))
    cells = len(fields.get("cells", ()))
    for what, expected, got in (
        ("columns", column_count(rules), len(board.columns)),
        ("cells", cells, cells if not any(board.cells) else len(board.cells)),
    ):
        if got != expected and (what == "columns" or got > expected):
            message = f"expected {expected} {what}, got {got}"
            details = {"what": what, "expected": str(expected), "got": str(got)}
            raise FormatError("pile_count", message, board.start, **details)
    for what, pile in (("waste", board.waste), ("stock", board.stock)):
        if pile and what not in fields:
            message = f"expected no {what} in {rules.family}"
            raise FormatError("pile_unknown", message, pile[0].word.place, what=what)


def _is_undealt(rules: Rules, board: Board) -> bool:
    """Whether nothing has moved since the deal, as far as the number of cards can tell."""
    moved = any((board.waste, *board.cells, *board.foundations, board.discard))
    heights = [len(pile) for pile in board.columns]
    return not moved and board.pass_number <= 1 and heights == _heights(rules)


def _shows_no_more(board: Board, dealt: Game) -> bool:
    """Whether the same cards lie open as in the deal, or the text takes no notice of that."""
    flags = [[laid.face_up for laid in pile] for pile in board.columns]
    open_tops = [[False] * (len(pile) - 1) + [True] for pile in flags]
    own = [[laid.face_up for laid in pile] for pile in of_game(dealt).columns]
    return flags in (own, open_tops) or all(chain.from_iterable(flags))


def _position(board: Board, rules: Rules) -> str:
    columns = iter(board.columns)
    parts = []
    for name, words in _fields(rules):
        if name:
            parts.append(" ".join([name, *_named_field(name, len(words), board, rules)]))
        else:
            parts.append(" ".join(laid.text for laid in next(columns)) or "-")
    return " / ".join(parts)


def _named_field(name: str, size: int, board: Board, rules: Rules) -> list[str]:
    if name == "pass":
        return ["1"]
    if name == "foundations":
        return _tops(board.foundations, size, runs=rules.family == "spider")
    if name == "cells":
        kept = [*board.cells, *[None] * size][:size]
        return ["-" if laid is None else str(laid.card) for laid in kept]
    pile = {"stock": board.stock, "waste": board.waste}.get(name, [])
    return [str(laid.card) for laid in pile]


def _tops(piles: Sequence[Sequence[Laid]], size: int, *, runs: bool) -> list[str]:
    """The top card of each foundation, in the order ♠ ♥ ♣ ♦; of a whole run it is the ace."""
    tops = ["-"] * size
    for i, pile in enumerate(piles):
        if pile:
            cards = sorted(laid.card for laid in pile)
            tops[_foundation(i, pile, tops, runs=runs)] = str(cards[0 if runs else -1])
    return tops


def _foundation(i: int, pile: Sequence[Laid], tops: Sequence[str], *, runs: bool) -> int:
    """The foundation of a pile: the one that it is written as, else the first that will do."""
    suit = pile[0].card.suit
    free = [k for k, top in enumerate(tops) if top == "-" and (runs or k % SUITS == suit)]
    ranks = sorted(laid.card.rank for laid in pile)
    suits = {laid.card.suit for laid in pile}
    if len(suits) > 1 or ranks != [*range(1, len(pile) + 1)] or not free:
        message = "expected a foundation of one suit from the ace up, as many of a suit as decks"
        raise FormatError("foundation_cards", message, pile[0].word.place)
    return i if i in free else free[0]


# ---- from a game to a format --------------------------------------------------------------------


def of_game(game: Game) -> Board:
    """The piles of the game as it stands."""
    board = Board()
    for name, words in _split(game.position):
        if name == "pass":
            board.pass_number = int(words[0])
        elif name == "cells":
            board.cells = [None if word == "-" else _laid(word) for word in words]
        elif name == "foundations":
            board.foundations = [_run(game.rules, word) for word in words]
        elif name:
            setattr(board, name, [_laid(word) for word in words if word != "-"])
        else:
            board.columns.append([_laid(word) for word in words if word != "-"])
    return board


def check_sayable(game: Game, name: str, families: Sequence[str], piles: Sequence[str]) -> Board:
    """The piles of the game; NotationError where the format has no word for one of them."""
    if game.rules.family in families:
        board = of_game(game)
        beyond = {
            "cells": any(board.cells),
            "waste": bool(board.waste),
            "foundations": any(board.foundations),
            "discard": bool(board.discard),
        }
        if board.pass_number <= 1 and not any(beyond[pile] for pile in beyond if pile not in piles):
            return board
    raise unsayable(name)


def check_deck(game: Game, name: str, families: Sequence[str]) -> list[Card]:
    """The deck of the game; NotationError unless it stands as it was dealt from one."""
    fresh = game.deck and Game(game.rules, game.scoring, game.deck).position == game.position
    if not fresh or (families and game.rules.family not in families):
        raise unsayable(name)
    return game.deck


def unsayable(name: str) -> NotationError:
    """The format cannot say how the game stands."""
    message = f"expected a deal that the format {name} can say"
    return notation_error("unsayable", message, format=name)


def _run(rules: Rules, top: str) -> list[Laid]:
    if top == "-":
        return []
    suit = top[-1]
    last = 13 if rules.family == "spider" else Card(top).rank
    return [_laid(f"{rank}{suit}") for rank in ("A", *range(2, 11), "J", "Q", "K")[:last]]


def _laid(word: str) -> Laid:
    text = word.strip("<>")
    return Laid(Card(text), face_up=text == word, word=Word(text, START))


def _split(position: str) -> Iterator[tuple[str, list[str]]]:
    for part in position.split(" / "):
        words = part.split()
        name = words[0] if words[0] in NAMED else ""
        yield name, words[1:] if name else words


@lru_cache(maxsize=64)
def _fields(rules: Rules) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The fields of the position of a fresh deal."""
    return tuple((name, tuple(words)) for name, words in _split(fresh(rules).position))


def column_count(rules: Rules) -> int:
    """The columns of the game; a pyramid is none."""
    return len(_heights(rules))


def _heights(rules: Rules) -> list[int]:
    return [len(words) for name, words in _fields(rules) if not name]


def fresh(rules: Rules) -> Game:
    """Some deal of the game, for what all its deals have in common."""
    return Game.numbered(rules, Scoring(rules.scorings[0]), rules.least_number)
