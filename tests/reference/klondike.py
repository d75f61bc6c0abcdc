"""Klondike: Harpan, Las Vegas, Thoughtful, Dubbelharpan, Gargantua, Stora harpan."""

from __future__ import annotations

from collections.abc import Iterator

from reference import deals
from reference.cards import RANKS, SUITS, Card, Options, cards_from_text, decks, red
from reference.table import (
    Deed,
    Move,
    Position,
    draw,
    lift,
    named,
    turn_up_last_cards,
)

DEFAULTS = {
    "draw": "1",
    "passes": "unlimited",
    "empty_column": "king",
    "taking_back": "yes",
    "face_up": "no",
    "decks": "1",
    "columns": "",
    "redeals": "0",
    "ranks": "13",
}


def settled(options: Options) -> Options:
    columns = options["columns"] or ("7" if options["decks"] == "1" else "9")
    return {**options, "columns": columns}


def ordered_deck(options: Options) -> list[Card]:
    return decks(int(options["decks"]), int(options["ranks"]))


def numbered_deck(options: Options, number: int) -> list[Card]:
    return deals.shuffled(ordered_deck(options), number)


def deal(options: Options, deck: list[Card]) -> Position:
    """Row by row: one card on each column from 1, then from 2, …; the rest is the stock."""
    cards = list(deck)
    count = int(options["columns"])
    columns = named("t", count)
    for row in range(1, count + 1):
        for column in range(row, count + 1):
            columns[f"t{column}"].append(cards.pop(0))
    down = {card for column in columns.values() for card in column[:-1]}
    foundations = named("f", 4 * int(options["decks"]))
    piles = {"s": cards[::-1], "w": list[Card](), **foundations, **columns}
    return Position(options, piles, down, pass_number=1)


def is_won(position: Position) -> bool:
    return not position.in_all("t") + position.piles["s"] + position.piles["w"]


def face_up_cards(position: Position) -> set[Card]:
    """What the eye sees. All drawn cards were fanned, so the whole waste has been seen."""
    cards = {card for pile in position.piles.values() for card in pile}
    if position.options["face_up"] == "yes":
        return cards
    return cards - position.down - set(position.piles["s"])


# --- what may be played ----------------------------------------------------------------------


def king(position: Position) -> int:
    """The highest rank of the deck: a small deck for tests has its own king."""
    return int(position.options["ranks"])


def fits_column(position: Position, card: Card, name: str) -> bool:
    column = position.piles[name]
    if not column:
        return position.options["empty_column"] == "any" or card.rank == king(position)
    return red(card) != red(column[-1]) and card.rank == column[-1].rank - 1


def fits_foundation(position: Position, card: Card, name: str) -> bool:
    suit = (int(name[1:]) - 1) % 4
    return card.suit == suit and card.rank == len(position.piles[name]) + 1


def draw_count(position: Position) -> int:
    """How many cards a draw turns in this pass, where that many are left."""
    count = position.options["draw"]
    return 4 - position.pass_number if count == "3-2-1" else int(count)


def has_pass_left(position: Position) -> bool:
    passes = position.options["passes"]
    return passes == "unlimited" or position.pass_number < int(passes)


def face_up_count(position: Position, name: str) -> int:
    return sum(card not in position.down for card in position.piles[name])


def obeys(position: Position, move: Move) -> bool:
    source, target, count = move
    kinds = source[0] + target[0]
    if source == target or kinds not in ("sw", "ws", "wf", "wt", "tf", "tt", "ft"):
        return False
    cards = position.piles[source]
    if kinds == "sw":
        return bool(cards) and count == min(draw_count(position), len(cards))
    if kinds == "ws":
        ready = not position.piles["s"] and has_pass_left(position)
        return ready and bool(cards) and count == len(cards)
    if kinds == "tt":
        fits = count <= face_up_count(position, source)
        return fits and fits_column(position, cards[-count], target)
    if not cards or count != 1:
        return False
    if target[0] == "f":
        return fits_foundation(position, cards[-1], target)
    allowed = source == "w" or position.options["taking_back"] == "yes"
    return allowed and fits_column(position, cards[-1], target)


def candidates(position: Position) -> Iterator[Move]:
    """All moves worth asking about."""
    yield "s", "w", min(draw_count(position), len(position.piles["s"]))
    yield "w", "s", len(position.piles["w"])
    columns = position.names("t")
    places = list(position.piles)[2:]
    for source in list(position.piles)[1:]:
        if not position.piles[source]:
            continue
        for target in places:
            yield source, target, 1
        if source[0] == "t":
            for count in range(2, face_up_count(position, source) + 1):
                for target in columns:
                    yield source, target, count


# --- why not ---------------------------------------------------------------------------------


def faults(position: Position, move: Move) -> set[str]:
    source, target, count = move
    kinds = source[0] + target[0]
    found = {"same_pile"} if source == target else set()
    if kinds == "sw":
        return found | draw_faults(position, count)
    if kinds == "ws":
        return found | recycle_faults(position, count)
    cards = position.piles[source]
    if not cards:
        found |= {"empty_pile", "waste_empty"} if source == "w" else {"empty_pile"}
    if kinds not in ("wf", "wt", "tf", "tt", "ft"):
        return found | {"not_a_move"}
    found |= lift_faults(position, move)
    if 1 <= count <= len(cards):
        card = cards[-1] if target[0] == "f" else cards[-count]
        found |= place_faults(position, card, target)
    return found


def lift_faults(position: Position, move: Move) -> set[str]:
    """What keeps the cards of a move where they are."""
    source, target, count = move
    found = set()
    if source[0] == "f" and position.options["taking_back"] == "no":
        found.add("taking_back_forbidden")
    if count > 1 and source[0] + target[0] != "tt":
        found.add("one_at_a_time")
    if source[0] == "t" and count > face_up_count(position, source) > 0:
        found.add("face_down")
    return found


def draw_faults(position: Position, count: int) -> set[str]:
    if not position.piles["s"]:
        return {"stock_empty"}
    right = min(draw_count(position), len(position.piles["s"]))
    return {"draw_count"} if count != right else set()


def recycle_faults(position: Position, count: int) -> set[str]:
    found = set()
    if position.piles["s"]:
        found.add("stock_not_empty")
    if not position.piles["w"]:
        found.add("waste_empty")
    elif count != len(position.piles["w"]):
        found.add("draw_count")
    if not has_pass_left(position):
        found.add("no_passes_left")
    return found


def place_faults(position: Position, card: Card, target: str) -> set[str]:
    """What keeps a card from a foundation or a column."""
    found = set()
    cards = position.piles[target]
    if target[0] == "f":
        if card.suit != (int(target[1:]) - 1) % 4:
            found.add("foundation_suit")
        if card.rank != len(cards) + 1:
            found.add("foundation_order")
    elif not cards:
        if not fits_column(position, card, target):
            found.add("needs_king")
    else:
        if red(card) == red(cards[-1]):
            found.add("same_colour")
        if card.rank != cards[-1].rank - 1:
            found.add("wrong_rank")
    return found


# --- what a move does ------------------------------------------------------------------------


def carry_out(position: Position, move: Move) -> Deed:
    source, target, count = move
    if source == "s":
        position.piles["w"] += draw(position, count)
    elif target == "s":
        position.piles["s"] = position.piles["w"][::-1]
        position.piles["w"] = []
        position.pass_number += 1
    else:
        position.piles[target] += lift(position, source, count)
    return Deed(turned=turn_up_last_cards(position))


def position_from_text(options: Options, text: str) -> Position:
    fields = [part.strip() for part in text.replace("\n", "/").split("/")]
    heights = [0 if top == "-" else RANKS.index(top[0]) + 1 for top in fields[3].split()[1:]]
    bare = " ".join(fields[1:3] + fields[4:]).replace("<", "").replace(">", "").replace("-", "")
    words = [w for w in bare.split() if w not in ("stock", "waste")]
    # The second of two equal cards is the other copy; those on the foundations are counted first.
    up = [RANKS[r] + SUITS[f % 4] for f, height in enumerate(heights) for r in range(height)]
    cards = cards_from_text(" ".join(up + words))
    position = deal(options, ordered_deck(options))
    position.down.clear()
    for name, height in zip(position.names("f"), heights, strict=True):
        position.piles[name] = [cards.pop(0) for _ in range(height)]
    for name, part in zip("sw", fields[1:3], strict=True):
        position.piles[name] = [cards.pop(0) for _ in part.split()[1:]]
    position.piles["s"].reverse()
    for name, part in zip(position.names("t"), fields[4:], strict=True):
        pile = [cards.pop(0) for _ in part.replace("-", "").split()]
        position.piles[name] = pile
        position.down |= set(pile[: part.count("<")])
    position.pass_number = int(fields[0].split()[1])
    return position
