"""The games that the tests play, and a core game kept in step with the slow rules."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

import reference
from harpan import _core


class Preset(NamedTuple):
    """A named game: what it is called, its rules and how it is scored."""

    name: str
    rules: str
    scoring: str


PRESETS = [
    Preset("klondike", "klondike", "standard"),
    Preset("klondike-draw-3", "klondike:draw=3", "standard"),
    Preset("vegas", "klondike:passes=1", "vegas"),
    Preset("vegas-draw-3", "klondike:draw=3,passes=3", "vegas"),
    Preset("vegas-321", "klondike:draw=3-2-1,passes=3", "vegas"),
    Preset("thoughtful", "klondike:face_up=yes", "standard"),
    Preset("double-klondike", "klondike:decks=2", "standard"),
    Preset("gargantua", "klondike:passes=2,decks=2", "standard"),
    Preset("stora-harpan", "klondike:passes=1,empty_column=any,decks=2,columns=10", "standard"),
]

# Each option that no preset uses, then decks so small that a game is soon at its end.
OTHER_RULES = [
    "klondike:draw=2",
    "klondike:draw=2,passes=3",
    "klondike:empty_column=any",
    "klondike:taking_back=no",
    "klondike:passes=2,columns=8",
    "klondike:draw=3,empty_column=any,taking_back=no,columns=9",
    "klondike:face_up=yes,decks=2",
    "klondike:taking_back=no,decks=2,columns=13",
]
SMALL_RULES = [
    "klondike:columns=1,ranks=1",
    "klondike:columns=2,ranks=2",
    "klondike:columns=3,ranks=3",
    "klondike:draw=2,passes=2,columns=2,ranks=3",
    "klondike:passes=1,taking_back=no,columns=4,ranks=3",
    "klondike:draw=3-2-1,passes=3,columns=3,ranks=4",
    "klondike:draw=3,passes=3,empty_column=any,columns=4,ranks=4",
    "klondike:draw=2,face_up=yes,columns=4,ranks=5",
    "klondike:draw=3,columns=5,ranks=5",
    "klondike:passes=2,columns=6,ranks=6",
    "klondike:empty_column=any,taking_back=no,columns=6,ranks=6",
    "klondike:draw=2,decks=2,columns=3,ranks=2",
    "klondike:passes=2,empty_column=any,decks=2,columns=5,ranks=3",
]
SCORINGS = [
    "standard",
    "standard:only_plus=yes",
    "standard:timed=no",
    "vegas",
    "vegas:bonus=500",
    "plain",
]


def differential_games() -> int:
    """How many random games are compared: a few here, a million under ``make soak``."""
    return int(os.environ.get("HARPAN_SOAK", "400"))


def random_case(rng: random.Random, small: float = 0.9) -> tuple[str, str, int]:
    """Rules, a scoring and a deal number."""
    plain = [preset.rules for preset in PRESETS] + OTHER_RULES
    rules = rng.choice(SMALL_RULES if rng.random() < small else plain)
    return rules, rng.choice(SCORINGS), rng.getrandbits(64)


def card_texts(cards: list[_core.Card]) -> list[str]:
    return [str(card) for card in cards]


def shown(view: _core.View) -> dict[str, list[tuple[str | None, bool]]]:
    """A view of the core in the words of the slow rules."""
    return {
        name: [(str(slot.card) if slot.card is not None else None, slot.face_up) for slot in slots]
        for name, slots in view.piles.items()
    }


class Pair:
    """A game of the core and the same game by the slow rules."""

    def __init__(self, rules: str, scoring: str, number: int) -> None:
        self.scoring = scoring
        self.core = _core.Game.numbered(_core.Rules(rules), _core.Scoring(scoring), number)
        options = reference.options_from_text(rules)
        deck = reference.numbered_deck(options, number)
        self.slow = reference.Game(reference.deal(options, deck))
        self.known_moves: tuple[reference.Position, list[str]] | None = None

    def moves(self) -> list[str]:
        """The legal moves by the slow rules, sorted."""
        position = self.slow.position
        if self.known_moves is None or self.known_moves[0] is not position:
            texts = sorted(map(reference.move_text, reference.legal_moves(position)))
            self.known_moves = position, texts
        return self.known_moves[1]

    def play(self, text: str) -> None:
        turned = self.slow.play(reference.move_from_text(text))
        step = self.core.play(text)
        assert str(step.move) == text
        assert step.turned == turned

    def undo(self) -> None:
        self.slow.undo()
        self.core.undo()

    def redo(self) -> None:
        self.slow.redo()
        self.core.redo()

    def compare(self, seconds: float = 0) -> None:
        """Everything that the rules say about this moment."""
        core, slow = self.core, self.slow
        self.compare_table()
        assert core.is_won == reference.is_won(slow.position)
        assert core.pass_number == slow.position.pass_number
        assert core.draw_count == reference.draw_count(slow.position)
        assert core.ply == len(slow.line)
        assert (core.can_undo, core.can_redo) == (bool(slow.line), bool(slow.undone))
        self.compare_view()
        self.compare_score(seconds)

    def compare_table(self) -> None:
        assert self.core.position == reference.position_text(self.slow.position)
        assert sorted(map(str, self.core.legal_moves)) == self.moves()

    def compare_view(self) -> None:
        view = self.core.view
        assert shown(view) == reference.view(self.slow)
        unseen = map(str, reference.unseen(self.slow))
        assert sorted(card_texts(view.unseen)) == sorted(unseen)

    def compare_score(self, seconds: float) -> None:
        score = self.core.score_at(seconds)
        found = (score.points, score.time_penalty, score.bonus, score.total, score.up)
        expected = reference.score(self.slow, self.scoring, seconds)
        assert reference.Score(*found) == expected
        assert self.core.score == self.core.score_at(0).total


def wander(pair: Pair, rng: random.Random, moves: int) -> Iterator[str]:
    """Plays at random, with undo and redo, and gives every event right after it happened.

    Half of the time it prefers what brings the game forward, so that late positions are reached.
    """
    for _ in range(moves):
        event = random_event(pair, rng)
        if event is None:
            return
        yield event


def random_event(pair: Pair, rng: random.Random) -> str | None:
    chance = rng.random()
    if chance < 0.08 and pair.slow.line:
        pair.undo()
        return "undo"
    if chance < 0.12 and pair.slow.undone:
        pair.redo()
        return "redo"
    moves = pair.moves()
    if not moves:
        return None
    move = preferred(pair, moves, rng) if rng.random() < 0.5 else rng.choice(moves)
    pair.play(move)
    return move


def preferred(pair: Pair, moves: list[str], rng: random.Random) -> str:
    """A move that turns a card or raises a foundation or plays from the waste, if there is one."""
    good = [
        move
        for move in moves
        if "-f" in move
        or move.startswith("w-t")
        or reference.play(pair.slow.position, reference.move_from_text(move))[1]
    ]
    return rng.choice(good or [move for move in moves if move[0] in "sw"] or moves)


def played_out(rules: str, scoring: str, number: int, moves: int, seed: int = 0) -> Pair:
    """A pair after so many random events."""
    pair = Pair(rules, scoring, number)
    for _ in wander(pair, random.Random(seed), moves):
        pass
    return pair


def laid_out(
    columns: list[str],
    stock: str = "",
    waste: str = "",
    up: str = "- - - -",
    pass_number: int = 1,
    rules: str = "klondike",
) -> str:
    """A position text of what matters: the cards that are not said come last in the stock."""
    count = int(reference.options_from_text(rules)["columns"])
    piles = [column or "-" for column in columns] + ["-"] * (count - len(columns))
    said = [word.strip("<>") for part in [stock, waste, *piles] for word in part.split()]
    for i, top in enumerate(up.split()):
        suit = reference.SUITS[i % 4]
        height = 0 if top == "-" else reference.RANKS.index(top[0]) + 1
        said += [rank + suit for rank in reference.RANKS[:height]]
    deck = card_deck(rules)
    for card in said:
        if card != "-":
            deck.remove(card)
    fields = [f"pass {pass_number}", f"stock {stock} {' '.join(deck)}", f"waste {waste}"]
    return " / ".join(" ".join(field.split()) for field in [*fields, f"foundations {up}", *piles])


def card_deck(rules: str) -> list[str]:
    return list(map(str, reference.ordered_deck(reference.options_from_text(rules))))


def game_at(text: str, rules: str = "klondike", scoring: str = "standard") -> _core.Game:
    return _core.Game.from_position(_core.Rules(rules), _core.Scoring(scoring), text)


def numbered(rules: str, number: int = 42, scoring: str = "standard") -> _core.Game:
    return _core.Game.numbered(_core.Rules(rules), _core.Scoring(scoring), number)


def moves(game: _core.Game) -> set[str]:
    return set(map(str, game.legal_moves))


def moves_between(game: _core.Game, source: str, target: str) -> set[str]:
    return {m for m in moves(game) if m.split(":")[0] == f"{source}-{target}"}


def refusal(game: _core.Game, move: str) -> tuple[str, dict[str, str]]:
    """The code and the facts with which a move, meant to the letter, is refused."""
    before = game.position
    with pytest.raises(_core.IllegalMoveError) as caught:
        game.play(_core.Move(move))
    assert game.position == before
    return caught.value.code, dict(caught.value.details)


def deal_out(game: _core.Game) -> list[int]:
    """Draws until the stock is empty; how many cards each draw turned."""
    drawn = []
    while game.view.stock:
        drawn.append(game.play(game.parse_move("s-w")).move.count)
    return drawn
