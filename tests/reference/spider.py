"""Spider (Spindelharpan)."""

from __future__ import annotations

from collections.abc import Iterator

from reference import deals
from reference.cards import Card, Options, decks
from reference.table import (
    Deed,
    Move,
    Position,
    draw,
    lift,
    named,
    turn_up_last_cards,
)

DEFAULTS = {"suits": "4", "deal_over_empty": "no", "columns": "10", "ranks": "13"}

MOST_ROWS = 5  # rows of stock: five; with a small deck as many as leave each column a card


def settled(options: Options) -> Options:
    return options


def recoloured(cards: list[Card], suits: int) -> list[Card]:
    """Spades for every card, or spades for black and hearts for red ones, or the cards as they are.

    Cards that come to look alike keep different copy numbers.
    """
    return [Card(card.suit % suits, card.rank, card.suit + 4 * card.copy) for card in cards]


def ordered_deck(options: Options) -> list[Card]:
    return recoloured(decks(2, int(options["ranks"])), int(options["suits"]))


def numbered_deck(options: Options, number: int) -> list[Card]:
    cards = decks(2, int(options["ranks"]))
    return recoloured(deals.shuffled(cards, number), int(options["suits"]))


def deal(options: Options, deck: list[Card]) -> Position:
    """Round by round, until five rows are left: 6, 6, 6, 6, 5, 5, 5, 5, 5, 5 with a full deck."""
    cards = list(deck)
    columns = named("t", int(options["columns"]))
    rows = min(MOST_ROWS, len(deck) // len(columns) - 1)
    while len(cards) > rows * len(columns):
        for column in columns.values():
            if len(cards) > rows * len(columns):
                column.append(cards.pop(0))
    down = {card for column in columns.values() for card in column[:-1]}
    return Position(options, {"s": cards[::-1], **named("f", 8), **columns}, down)


def is_won(position: Position) -> bool:
    return all(position.piles[name] for name in position.names("f"))


def face_up_cards(position: Position) -> set[Card]:
    cards = {card for pile in position.piles.values() for card in pile}
    return cards - position.down - set(position.piles["s"])


def draw_count(position: Position) -> int:
    return len(position.names("t"))


# --- what may be played ----------------------------------------------------------------------


def is_run(position: Position, cards: list[Card]) -> bool:
    """Face up, of one suit, each card one lower than the one before."""
    head = cards[0]
    return all(
        card.suit == head.suit and card.rank == head.rank - i and card not in position.down
        for i, card in enumerate(cards)
    )


def fits(position: Position, card: Card, column: str) -> bool:
    cards = position.piles[column]
    return not cards or cards[-1].rank == card.rank + 1


def empty_columns(position: Position) -> list[str]:
    return [name for name in position.names("t") if not position.piles[name]]


def obeys(position: Position, move: Move) -> bool:
    source, target, count = move
    cards = position.piles[source]
    if (source, target) == ("s", "t1"):
        closed = empty_columns(position) and position.options["deal_over_empty"] == "no"
        right = min(draw_count(position), len(cards))
        return bool(cards) and not closed and count == right
    if source[0] + target[0] != "tt" or source == target or count > len(cards):
        return False
    run = cards[-count:]
    return is_run(position, run) and fits(position, run[0], target)


def candidates(position: Position) -> Iterator[Move]:
    yield "s", "t1", min(draw_count(position), len(position.piles["s"]))
    columns = position.names("t")
    for source in columns:
        cards = position.piles[source]
        for count in range(1, len(cards) + 1):
            if not is_run(position, cards[-count:]):
                break  # and no longer one is
            for target in columns:
                yield source, target, count


# --- why not ---------------------------------------------------------------------------------


def faults(position: Position, move: Move) -> set[str]:
    source, target, count = move
    found = {"same_pile"} if source == target else set()
    if source[0] + target[0] == "st":  # meant for all columns, though written as for the first
        return row_faults(position, count) | ({"not_a_move"} if target != "t1" else set())
    if source[0] + target[0] != "tt":
        return found | {"not_a_move", *(() if position.piles[source] else ("empty_pile",))}
    cards = position.piles[source]
    if not cards:
        return found | {"empty_pile"}
    run = cards[-count:]
    if count > len(cards) or any(card in position.down for card in run):
        found.add("face_down")
    if not is_run(position, run):
        found.add("not_one_suit")
    if not fits(position, run[0], target):
        found.add("wrong_rank")
    return found


def row_faults(position: Position, count: int) -> set[str]:
    """What keeps a row in the stock. With fewer cards than columns in play nothing helps."""
    found = set()
    stock = position.piles["s"]
    if not stock:
        return {"stock_empty"}
    if empty_columns(position) and position.options["deal_over_empty"] == "no":
        in_play = len(position.in_all("t"))
        few = in_play < len(position.names("t"))
        found.add("too_few_cards" if few else "empty_columns")
    if count != min(draw_count(position), len(stock)):
        found.add("draw_count")
    return found


# --- what a move does ------------------------------------------------------------------------


def carry_out(position: Position, move: Move) -> Deed:
    """The whole row is laid, then all columns are looked at, then cards turn up."""
    source, target, count = move
    if source == "s":
        for name, card in zip(position.names("t"), draw(position, count), strict=False):
            position.piles[name].append(card)
    else:
        position.piles[target] += lift(position, source, count)
    home = [name for name in position.names("t") if ends_in_complete_run(position, name)]
    for name in home:
        free = next(name for name in position.names("f") if not position.piles[name])
        position.piles[free] = lift(position, name, int(position.options["ranks"]))
    return Deed(turned=turn_up_last_cards(position), home=tuple(home))


def ends_in_complete_run(position: Position, column: str) -> bool:
    """King to ace of one suit, all face up."""
    ranks = int(position.options["ranks"])
    run = position.piles[column][-ranks:]
    return len(run) == ranks and run[0].rank == ranks and is_run(position, run)
