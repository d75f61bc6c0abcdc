"""Pyramid."""

from __future__ import annotations

from collections.abc import Iterator

from reference import deals
from reference.cards import Card, Options, decks
from reference.table import Deed, Move, Position, draw, lift, named

DEFAULTS = {
    "passes": "3",
    "draw": "1",
    "covered": "open",
    "waste_pairs": "no",
    "stock_top_playable": "no",
    "goal": "pyramid",
}

# The places row by row, written out: the two that lie over each one's lower edge.
COVERS = {
    "p1": ("p2", "p3"),
    "p2": ("p4", "p5"),
    "p3": ("p5", "p6"),
    "p4": ("p7", "p8"),
    "p5": ("p8", "p9"),
    "p6": ("p9", "p10"),
    "p7": ("p11", "p12"),
    "p8": ("p12", "p13"),
    "p9": ("p13", "p14"),
    "p10": ("p14", "p15"),
    "p11": ("p16", "p17"),
    "p12": ("p17", "p18"),
    "p13": ("p18", "p19"),
    "p14": ("p19", "p20"),
    "p15": ("p20", "p21"),
    "p16": ("p22", "p23"),
    "p17": ("p23", "p24"),
    "p18": ("p24", "p25"),
    "p19": ("p25", "p26"),
    "p20": ("p26", "p27"),
    "p21": ("p27", "p28"),
}
KING = 13


def settled(options: Options) -> Options:
    return options


def ordered_deck(options: Options) -> list[Card]:
    return decks(1)


def numbered_deck(options: Options, number: int) -> list[Card]:
    return deals.shuffled(ordered_deck(options), number)


def deal(options: Options, deck: list[Card]) -> Position:
    """Seven rows from the top; the rest is the stock."""
    places = named("p", 28)
    for place, card in zip(places.values(), deck, strict=False):
        place.append(card)
    piles = {**places, "s": deck[:27:-1], "w": list[Card](), "d": list[Card]()}
    position = Position(options, piles, pass_number=1)
    if options["covered"] == "hidden":
        position.down |= {places[name][0] for name in places if not is_free(position, name)}
    return position


def is_won(position: Position) -> bool:
    left = position.in_all("p")
    if position.options["goal"] == "all":
        left += position.piles["s"] + position.piles["w"]
    return not left


def face_up_cards(position: Position) -> set[Card]:
    """All drawn cards were fanned, so the whole waste has been seen; a playable stock top is."""
    cards = set(position.in_all("p")) - position.down
    cards |= {*position.piles["w"], *position.piles["d"]}
    if position.options["stock_top_playable"] == "yes":
        cards |= set(position.piles["s"][-1:])
    return cards


def draw_count(position: Position) -> int:
    return int(position.options["draw"])


# --- what may be played ----------------------------------------------------------------------


def is_free(position: Position, place: str) -> bool:
    return not any(position.piles[cover] for cover in COVERS.get(place, ()))


def has_pass_left(position: Position) -> bool:
    passes = position.options["passes"]
    return passes == "unlimited" or position.pass_number < int(passes)


def is_playable(position: Position, name: str) -> bool:
    """Whether a pile's top card may pair or go as a king."""
    if not position.piles[name]:
        return False
    if name[0] == "p":
        return is_free(position, name)
    return name == "w" or (name == "s" and position.options["stock_top_playable"] == "yes")


def obeys(position: Position, move: Move) -> bool:
    source, target, count = move
    if source in (target, "d"):
        return False
    cards = position.piles[source]
    if (source, target) == ("s", "w"):
        return bool(cards) and count == min(draw_count(position), len(cards))
    if (source, target) == ("w", "s") and not position.piles["s"]:
        return bool(cards) and has_pass_left(position) and count == len(cards)
    if (source, target, count) == ("w", "d", 2):
        allowed = position.options["waste_pairs"] == "yes" and len(cards) >= 2
        return allowed and cards[-1].rank + cards[-2].rank == KING
    if count != 1 or not is_playable(position, source):
        return False
    if target == "d":
        return cards[-1].rank == KING
    other = position.piles[target]
    return is_playable(position, target) and cards[-1].rank + other[-1].rank == KING


def candidates(position: Position) -> Iterator[Move]:
    """Each pair once: first the later place of the pyramid, then the waste, then the stock."""
    yield "s", "w", min(draw_count(position), len(position.piles["s"]))
    yield "w", "s", len(position.piles["w"]) if not position.piles["s"] else 1
    yield "w", "d", 1
    yield "w", "d", 2
    yield "s", "d", 1
    free = [name for name in position.names("p") if is_playable(position, name)]
    for i, name in enumerate(free):
        yield name, "d", 1
        yield name, "w", 1
        yield name, "s", 1
        for other in free[:i]:
            yield name, other, 1


# --- why not ---------------------------------------------------------------------------------


def faults(position: Position, move: Move) -> set[str]:
    source, target, count = move
    if (source, target) == ("s", "w"):
        return draw_faults(position, count)
    if (source, target) == ("w", "s") and not position.piles["s"]:
        return recycle_faults(position, count)
    found = {"same_pile"} if source == target else set()
    if source == "d":
        return found | {"not_a_move"}
    if (source, target) == ("w", "d") and count == 2:
        return waste_pair_faults(position)
    if count > 1:
        found.add("one_at_a_time")
    for name in (source, target):
        if name != "d":
            found |= lift_faults(position, name)
    return found | sum_faults(position, source, target)


def lift_faults(position: Position, name: str) -> set[str]:
    """What keeps a pile's top card where it is."""
    found = set()
    if not position.piles[name]:
        found.add("empty_pile")
        found |= {"waste_empty"} if name == "w" else set()
        found |= {"stock_empty"} if name == "s" else set()
    elif name[0] == "p" and not is_free(position, name):
        found.add("covered")
    if name == "s" and position.options["stock_top_playable"] == "no":
        found |= (
            {"not_from_stock", "stock_not_empty"} if position.piles["s"] else {"not_from_stock"}
        )
    return found


def sum_faults(position: Position, source: str, target: str) -> set[str]:
    cards = position.piles[source]
    if not cards:
        return set()
    if target == "d":
        return {"needs_partner"} if cards[-1].rank != KING else set()
    other = position.piles[target]
    return {"not_thirteen"} if other and cards[-1].rank + other[-1].rank != KING else set()


def draw_faults(position: Position, count: int) -> set[str]:
    cards = position.piles["s"]
    if not cards:
        return {"stock_empty"}
    return {"draw_count"} if count != min(draw_count(position), len(cards)) else set()


def recycle_faults(position: Position, count: int) -> set[str]:
    found = set()
    if not position.piles["w"]:
        found.add("waste_empty")
    elif count != len(position.piles["w"]):
        found.add("draw_count")
    if not has_pass_left(position):
        found.add("no_passes_left")
    return found


def waste_pair_faults(position: Position) -> set[str]:
    waste = position.piles["w"]
    found = set()
    if position.options["waste_pairs"] == "no":
        found.add("no_waste_pairs")
    if len(waste) < 2:
        found |= {"empty_pile", "waste_empty"}
    elif waste[-1].rank + waste[-2].rank != KING:
        found.add("not_thirteen")
    return found


# --- what a move does ------------------------------------------------------------------------


def carry_out(position: Position, move: Move) -> Deed:
    source, target, count = move
    if (source, target) == ("s", "w"):
        position.piles["w"] += draw(position, count)
    elif (source, target) == ("w", "s") and not position.piles["s"]:
        position.piles["s"] = position.piles["w"][::-1]
        position.piles["w"] = []
        position.pass_number += 1
    else:
        gone = lift(position, source, count)[::-1]
        if target != "d":
            gone += lift(position, target)
        position.piles["d"] += gone
    return Deed(turned=turn_up_free_cards(position))


def turn_up_free_cards(position: Position) -> tuple[str, ...]:
    turned = []
    for name in position.names("p"):
        cards = position.piles[name]
        if cards and cards[0] in position.down and is_free(position, name):
            position.down.remove(cards[0])
            turned.append(name)
    return tuple(turned)
