"""What a player with a screen reader is to hear, told from the states of the server alone."""

from __future__ import annotations

from math import ceil
from typing import Any, NamedTuple

from e2e.table import Move
from e2e.tongues import RANKS, SUITS, Tongue

State = dict[str, Any]
HIDDEN = "??"


class Place(NamedTuple):
    """A place in the pyramid: both numbers from 1."""

    row: int
    place: int

    @classmethod
    def of(cls, pile: str) -> Place:
        number, row = int(pile[1:]), 1
        while number > row:
            number -= row
            row += 1
        return cls(row, number)


class Ear:
    """Listens in one language."""

    def __init__(self, tongue: Tongue) -> None:
        self._tongue = tongue

    def say(self, phrase: str, **facts: object) -> str:
        return self._tongue.say[phrase].format(**facts)

    # --- names -------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        rank = self._tongue.ranks.split()[RANKS.index(card[0])]
        return self._tongue.card.format(rank=rank, suit=self.suit(card))

    def cards(self, cards: list[str]) -> str:
        return ", ".join(map(self.card, cards))

    def suit(self, card: str) -> str:
        return self._tongue.suits.split()[SUITS.index(card[1].upper())]

    def pile(self, pile: str) -> str:
        return self.say(pile[0], number=pile[1:])

    def turn(self, state: State, phrase: str = "pass") -> str:
        """Which pass it is, and of how many where there is a limit."""
        limit = state["passes"]
        return self.say(
            phrase if limit is None else f"{phrase} of", number=state["pass"], most=limit
        )

    # --- what a move did ---------------------------------------------------------------------

    def move(self, before: State, text: str, after: State) -> str:
        """All that is said of a move, one sentence after the other."""
        move = Move.parse(text)
        parts = [*self._done(before, move, after), *self._emptied(move, after)]
        return sentences([*parts, *self.end(before, after)])

    def _done(self, before: State, move: Move, after: State) -> list[str]:
        source, target, _ = move
        if target == "s" and not before["piles"]["s"]:
            return [self._recycled(move, after)]
        if source == "s" and target == "w":
            return self._drawn(move, after)
        if source == "s" and target[0] == "t":
            return [
                self._row(move, after),
                *self._home(before, after),
                *self._turned(before, after),
            ]
        if is_pyramid(before):
            return self._taken_away(before, move, after)
        if target == "d":
            return [self.say("discarded", card=self.card(after["piles"]["d"][-1]))]
        return [
            self._carried(before, move),
            *self._home(before, after),
            *self._turned(before, after),
        ]

    def _carried(self, before: State, move: Move) -> str:
        card = self.card(before["piles"][move.source][-move.cards])
        if move.target[0] == "f":
            return self.say("put up", card=card)
        pile = self.pile(move.target)
        if move.source[0] == "f":
            return self.say("taken back", card=card, pile=pile)
        phrase = "moved" if move.cards == 1 else "run moved"
        return self.say(phrase, card=card, pile=pile, count=move.cards)

    def _went_on(self, before: State, after: State) -> list[str]:
        return [*self._home(before, after), *self._turned(before, after)]

    def _turned(self, before: State, after: State) -> list[str]:
        """The columns that have lost cards and show one that was hidden."""
        said = []
        for pile, cards in in_order(after, "t"):
            was = before["piles"][pile][: len(cards)]
            if cards and len(was) == len(cards) and was[-1] == HIDDEN != cards[-1]:
                facts = {"card": self.card(cards[-1]), "size": len(cards), "number": pile[1:]}
                said.append(self.say("turned", **facts))
        return said

    def _emptied(self, move: Move, after: State) -> list[str]:
        if move.source[0] != "t" or after["piles"][move.source]:
            return []
        return [self.say("emptied", number=move.source[1:])]

    def _drawn(self, move: Move, after: State) -> list[str]:
        cards = after["piles"]["w"][-move.cards :]
        said = [self.say(f"drew {len(cards)}", cards=self.cards(cards))]
        top = self.card(cards[-1])
        if any(takes_from_waste(after, text) for text in after["legal"]):
            said.append(self.say("playable", card=top))
        elif len(cards) > 1:
            said.append(self.say("on top", card=top))
        return [*said, self._stock_left(after)]

    def _stock_left(self, after: State) -> str:
        count = len(after["piles"]["s"])
        phrase = "stock left" if count else "stock gone"
        return self.say(phrase, cards=self._tongue.cards(count), turn=self.turn(after))

    def _recycled(self, move: Move, after: State) -> str:
        return self.say("recycled", cards=self._tongue.cards(move.cards), turn=self.turn(after))

    def _row(self, move: Move, after: State) -> str:
        tops = [cards[-1] for _, cards in in_order(after, "t")[: move.cards]]
        count = self._tongue.cards(move.cards)
        return self.say("row", count=count, left=self.rows_left(after), cards=self.cards(tops))

    def rows_left(self, state: State) -> str:
        rows = rows_in_stock(state)
        return self.say("rows left" if rows else "no rows left", rows=self._tongue.rows(rows))

    def _home(self, before: State, after: State) -> list[str]:
        """A whole run that went home; this listener knows of one at a time."""
        foundations = in_order(after, "f")
        new = [cards for pile, cards in foundations if len(cards) - len(before["piles"][pile]) > 1]
        up = sum(1 for _, cards in foundations if cards)
        most = len(foundations)
        return [self.say("home", suit=self.suit(cards[-1]), up=up, most=most) for cards in new]

    def _taken_away(self, before: State, move: Move, after: State) -> list[str]:
        left = sum(1 for _, cards in in_order(after, "p") if cards)
        rest = self.say("in pyramid" if left else "pyramid gone", cards=self._tongue.cards(left))
        card = self.card(before["piles"][move.source][-1])
        if move.target == "d":
            return [self.say("king gone", card=card), rest]
        other = self.card(before["piles"][move.target][-1])
        return [self.say("pair gone", card=card, other=other), rest]

    def end(self, before: State, after: State) -> list[str]:
        """That nothing more can happen, and what it came to; nothing while the game goes on."""
        if after["status"] in ("playing", before["status"]):
            return []
        score = after["score"]
        is_told = after["status"] != "stuck" and score["kind"] != "plain"
        points = (
            [self.say("points", points=number(score["total"], self._tongue))] if is_told else []
        )
        return [self.say(after["status"]), *points]

    # --- what is under the keyboard ----------------------------------------------------------

    def label(self, state: State, pile: str, index: int) -> str:
        """What is heard when the keyboard comes to a card of a column, or to another pile."""
        cards = state["piles"][pile]
        if pile[0] != "t" or not cards:
            return self.told(state, pile)
        known = [card for card in cards if card != HIDDEN]
        if len(known) == 1:
            return self.card(cards[index])
        return self.say(
            "card place", card=self.card(cards[index]), place=index + 1, size=len(cards)
        )

    def told(self, state: State, pile: str) -> str:
        """A pile as its handle is called."""
        cards = state["piles"][pile]
        match pile[0]:
            case "s":
                return self._stock(state)
            case "t":
                return self._column(pile, cards, cards[-1:])
            case "w" | "d":
                return self._heap("waste" if pile == "w" else "discard", cards, cards[-1:])
            case "p":
                return self._placed(state, pile)
            case "c":
                card = self.card(cards[-1]) if cards else ""
                return self.say("cell" if cards else "cell none", number=pile[1:], card=card)
            case _:
                return self._foundation(state, pile, cards)

    def _stock(self, state: State) -> str:
        count = len(state["piles"]["s"])
        if deals_rows(state):
            rows = rows_in_stock(state)
            left = self.say("rows left" if rows else "no deals", rows=self._tongue.rows(rows))
        else:
            left = self.turn(state, "Pass")
        phrase = "stock" if count else "stock none"
        return self.say(phrase, count=self._tongue.cards(count), left=left)

    def _column(self, pile: str, cards: list[str], named: list[str]) -> str:
        if not cards:
            return self.say("column none", number=pile[1:])
        hidden = cards.count(HIDDEN)
        phrase = f"column {hidden}" if hidden < 2 else "column"
        return self.say(phrase, number=pile[1:], hidden=hidden, cards=self.cards(named))

    def _heap(self, heap: str, cards: list[str], named: list[str]) -> str:
        phrase = {0: f"{heap} none", 1: f"{heap} one"}.get(len(cards), heap)
        count = self._tongue.cards(len(cards))
        return self.say(phrase, count=count, number=len(cards), card=self.cards(named))

    def _placed(self, state: State, pile: str) -> str:
        row, place = Place.of(pile)
        below = [Place(row + 1, place), Place(row + 1, place + 1)]
        left = {Place.of(other) for other, cards in in_order(state, "p") if cards}
        phrase = "covered" if left & {*below} else "in place"
        return self.say(phrase, card=self.card(state["piles"][pile][-1]), row=row, place=place)

    def _foundation(self, state: State, pile: str, cards: list[str]) -> str:
        kind = "run home" if collects_runs(state) else "foundation"
        suit = self.suit(cards[-1] if cards else f"A{SUITS[(int(pile[1:]) - 1) % 4]}")
        card = self.card(cards[-1]) if cards else ""
        phrase = kind if cards else f"{kind} none"
        return self.say(phrase, number=pile[1:], card=card, suit=suit)

    # --- what is asked for -------------------------------------------------------------------

    def pile_in_full(self, state: State, pile: str) -> str:
        """A pile with every card in it that lies open."""
        cards = state["piles"][pile]
        if pile[0] == "t":
            return self._column(pile, cards, [card for card in cards if card != HIDDEN])
        if pile == "w" and state["fan"] > 1:
            return self._heap("waste", cards, cards[-state["fan"] :])
        return self.told(state, pile)

    def table(self, state: State) -> str:
        """Every pile, those of the pyramid by rows; of foundations for runs the next one only."""
        piles = [pile for role in "swcfdt" for pile, _ in in_order(state, role)]
        if collects_runs(state):
            empty = [pile for pile, cards in in_order(state, "f") if not cards]
            piles = [pile for pile in piles if pile not in empty[1:]]
        texts = [self.pile_in_full(state, pile) for pile in piles]
        return sentences([f"{text}." for text in [*texts, *self._pyramid_rows(state)]])

    def _pyramid_rows(self, state: State) -> list[str]:
        left = {Place.of(pile): cards[-1] for pile, cards in in_order(state, "p") if cards}
        texts = []
        for row in sorted({place.row for place in left}):
            cards = {place.place: left[place] for place in sorted(left) if place.row == row}
            names = [
                self.card(card)
                if len(cards) == row
                else self.say("placed", card=self.card(card), place=place)
                for place, card in cards.items()
            ]
            texts.append(self.say("pyramid row", row=row, cards=", ".join(names)))
        return texts

    def legal_moves(self, state: State) -> str:
        """Every legal move; the first free cell stands for all of them."""
        cell = min((p for p, cards in in_order(state, "c") if not cards), default="")
        moves = [Move.parse(text) for text in state["legal"]]
        named = [m for m in moves if m.target[0] != "c" or m.target == cell]
        texts = [*dict.fromkeys(self._possible(state, move) for move in named)]
        phrase = {0: "no moves", 1: "one move"}.get(len(texts), "moves")
        return self.say(phrase, count=len(texts), moves="; ".join(texts))

    def _possible(self, state: State, move: Move) -> str:
        piles = state["piles"]
        if move.source == "s" and move.target != "d":
            return self.say("to draw" if move.target == "w" else "to deal")
        if move.target == "s" and not piles["s"]:
            return self.say("to recycle")
        card = self.card(piles[move.source][-move.cards])
        if move.target == "d":
            return self.say("to discard", card=card)
        if is_pyramid(state):
            return self.say("to pair", card=card, other=self.card(piles[move.target][-1]))
        if move.target[0] == "f":
            return self.say("to put up", card=card)
        phrase = "to move" if move.cards == 1 else "to move run"
        return self.say(phrase, card=card, pile=self.pile(move.target))


# --- what a state says -------------------------------------------------------------------------


def in_order(state: State, role: str) -> list[tuple[str, list[str]]]:
    """The piles of a role and their cards, by number."""
    piles = [pile for pile in state["piles"] if pile[0] == role]
    return [(pile, state["piles"][pile]) for pile in sorted(piles, key=lambda p: int(p[1:] or 0))]


def is_pyramid(state: State) -> bool:
    return "p1" in state["piles"]


def deals_rows(state: State) -> bool:
    return "w" not in state["piles"]


def collects_runs(state: State) -> bool:
    return deals_rows(state) and "f1" in state["piles"] and "s" in state["piles"]


def rows_in_stock(state: State) -> int:
    return ceil(len(state["piles"]["s"]) / len(in_order(state, "t")))


def takes_from_waste(state: State, text: str) -> bool:
    """Whether a move plays the top of the waste, alone or with a card of the pyramid."""
    move = Move.parse(text)
    is_recycle = move.target == "s" and not state["piles"]["s"]
    return (move.source == "w" and not is_recycle) or (move.target == "w" and move.source != "s")


def sentences(parts: list[str]) -> str:
    return " ".join(part[0].upper() + part[1:] for part in parts)


def number(value: int, tongue: Tongue) -> str:
    """A number with the thousands apart and the minus that is printed."""
    apart = "," if tongue.card.startswith("{rank}") else "\u00a0"
    return f"{value:,}".replace(",", apart).replace("-", "−")
