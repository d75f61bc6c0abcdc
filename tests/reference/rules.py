"""What can be asked of any game, answered by the rules of its family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from reference import aces_up, freecell, klondike, pyramid, spider
from reference.cards import Card, Options
from reference.table import Deed, Move, Position


class Family(Protocol):
    """The rules of a family: a module."""

    @property
    def DEFAULTS(self) -> Mapping[str, str]: ...

    def settled(self, options: Options, /) -> Options: ...
    def ordered_deck(self, options: Options, /) -> list[Card]: ...
    def numbered_deck(self, options: Options, number: int, /) -> list[Card]: ...
    def deal(self, options: Options, deck: list[Card], /) -> Position: ...
    def is_won(self, position: Position, /) -> bool: ...
    def face_up_cards(self, position: Position, /) -> set[Card]: ...
    def draw_count(self, position: Position, /) -> int: ...
    def obeys(self, position: Position, move: Move, /) -> bool: ...
    def candidates(self, position: Position, /) -> Iterator[Move]: ...
    def faults(self, position: Position, move: Move, /) -> set[str]: ...
    def carry_out(self, position: Position, move: Move, /) -> Deed: ...


FAMILIES: Mapping[str, Family] = {
    "klondike": klondike,
    "spider": spider,
    "freecell": freecell,
    "pyramid": pyramid,
    "aces-up": aces_up,
}


def family(options: Options) -> Family:
    return FAMILIES[options["family"]]


def options_from_text(text: str) -> Options:
    """``klondike:draw=3,passes=1`` as a value for every option, and the name of the family."""
    name, _, rest = text.partition(":")
    options = {"family": name, **FAMILIES[name].DEFAULTS}
    for word in rest.split(",") if rest else []:
        option, _, value = word.partition("=")
        assert option in options, option
        options[option] = value
    return FAMILIES[name].settled(options)


def ordered_deck(options: Options) -> list[Card]:
    return family(options).ordered_deck(options)


def numbered_deck(options: Options, number: int) -> list[Card]:
    """The cards of deal ``number`` in dealing order."""
    return family(options).numbered_deck(options, number)


def deal(options: Options, deck: list[Card]) -> Position:
    return family(options).deal(options, deck)


def numbered(rules: str, number: int) -> Position:
    """A numbered deal under the rules of a text."""
    options = options_from_text(rules)
    return deal(options, numbered_deck(options, number))


def rows_from_columns(options: Options, deck: list[Card]) -> list[Card]:
    """A deck written column by column, each from its bottom, in dealing order instead."""
    places = ordered_deck(options)
    table = deal(options, places)
    written = table.in_all("p") + table.in_all("t") + table.in_all("s")[::-1]
    return [deck[written.index(place)] for place in places]


def is_won(position: Position) -> bool:
    return family(position.options).is_won(position)


def face_up_cards(position: Position) -> set[Card]:
    """What the eye sees."""
    return family(position.options).face_up_cards(position)


def draw_count(position: Position) -> int:
    """How many cards the stock gives at once, where it has that many."""
    return family(position.options).draw_count(position)


def may_play(position: Position, move: Move) -> bool:
    """Whether the rules let this move be made. Any three values may be asked about."""
    source, target, count = move
    exist = source in position.piles and target in position.piles and count >= 1
    return exist and family(position.options).obeys(position, move)


def each_legal_move(position: Position) -> Iterator[Move]:
    """Every move that obeys the rules, found by trying; a pair of Pyramid in one order only."""
    rules = family(position.options)
    return (move for move in rules.candidates(position) if move[2] and rules.obeys(position, move))


def legal_moves(position: Position) -> list[Move]:
    """All of them."""
    return list(each_legal_move(position))


def faults(position: Position, move: Move) -> set[str]:
    """Everything that is wrong with a move, by the names of the rules it breaks."""
    if move[0] not in position.piles or move[1] not in position.piles:
        return {"no_such_pile"}
    return family(position.options).faults(position, move)


def play(position: Position, move: Move) -> tuple[Position, Deed]:
    """The position after a legal move, and what else the move did."""
    after = position.copy()
    return after, family(position.options).carry_out(after, move)


def perft(position: Position, depth: int) -> int:
    """The number of lines of play of exactly this many moves."""
    moves = legal_moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(play(position, move)[0], depth - 1) for move in moves)
