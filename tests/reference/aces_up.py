"""Aces Up (Idioten)."""

from __future__ import annotations

from collections.abc import Iterator

from reference import deals
from reference.cards import Card, Options, decks
from reference.table import Deed, Move, Position, draw, lift, named

DEFAULTS = {"empty_column": "any", "ranks": "13"}


def settled(options: Options) -> Options:
    return options


def ordered_deck(options: Options) -> list[Card]:
    return decks(1, int(options["ranks"]))


def numbered_deck(options: Options, number: int) -> list[Card]:
    return deals.shuffled(ordered_deck(options), number)


def deal(options: Options, deck: list[Card]) -> Position:
    columns = {name: [card] for name, card in zip(named("t", 4), deck, strict=False)}
    return Position(options, {"s": deck[:3:-1], **columns, "d": []})


def is_won(position: Position) -> bool:
    """Only the four aces are left."""
    left = position.piles["s"] + position.in_all("t")
    return all(card.rank == 1 for card in left)


def face_up_cards(position: Position) -> set[Card]:
    return {card for name in position.piles if name != "s" for card in position.piles[name]}


def draw_count(position: Position) -> int:
    return 4


# --- what may be played ----------------------------------------------------------------------


def height(card: Card) -> int:
    """Ace high."""
    return 14 if card.rank == 1 else card.rank


def is_beaten(position: Position, card: Card) -> bool:
    """Whether another last card of its suit is higher."""
    last = [position.piles[name][-1] for name in position.names("t") if position.piles[name]]
    return any(other.suit == card.suit and height(other) > height(card) for other in last)


def obeys(position: Position, move: Move) -> bool:
    source, target, count = move
    cards = position.piles[source]
    if (source, target) == ("s", "t1"):
        return bool(cards) and count == min(4, len(cards))
    if source[0] != "t" or not cards or count != 1:
        return False
    if target == "d":
        return is_beaten(position, cards[-1])
    if target[0] != "t" or position.piles[target]:
        return False
    takes = position.options["empty_column"]
    return takes == "any" or (takes == "ace" and cards[-1].rank == 1)


def candidates(position: Position) -> Iterator[Move]:
    yield "s", "t1", min(4, len(position.piles["s"]))
    for source in position.names("t"):
        yield source, "d", 1
        for target in position.names("t"):
            yield source, target, 1


# --- why not ---------------------------------------------------------------------------------


def faults(position: Position, move: Move) -> set[str]:
    source, target, count = move
    cards = position.piles[source]
    if source[0] + target[0] == "st":  # meant for all columns, though written as for the first
        found = set() if target == "t1" else {"not_a_move"}
        found |= {"draw_count"} if count != min(4, len(cards)) else set()
        return found if cards else {"stock_empty"}
    found = {"same_pile"} if source == target else set()
    if not cards:
        found.add("empty_pile")
    if source[0] != "t" or target[0] not in "td":
        return found | {"not_a_move"}
    if count > 1:
        found.add("one_at_a_time")
    return found | (discard_faults if target == "d" else shift_faults)(position, cards, target)


def discard_faults(position: Position, cards: list[Card], target: str) -> set[str]:
    if not cards or is_beaten(position, cards[-1]):
        return set()
    return {"ace_stays"} if cards[-1].rank == 1 else {"not_beaten"}


def shift_faults(position: Position, cards: list[Card], target: str) -> set[str]:
    found = set()
    if position.piles[target]:
        found.add("column_not_empty")
    takes = position.options["empty_column"]
    if takes == "stock":
        found.add("filled_from_stock")
    if takes == "ace" and cards and cards[-1].rank != 1:
        found.add("needs_ace")
    return found


# --- what a move does ------------------------------------------------------------------------


def carry_out(position: Position, move: Move) -> Deed:
    source, target, count = move
    if source == "s":
        for name, card in zip(position.names("t"), draw(position, count), strict=False):
            position.piles[name].append(card)
        return Deed()
    position.piles[target] += lift(position, source)
    empty = not position.piles[source] and position.options["empty_column"] == "stock"
    if not empty or not position.piles["s"]:
        return Deed()
    position.piles[source] += draw(position, 1)
    return Deed(filled=(source,))
