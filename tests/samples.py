"""The games that the tests play, and a core game kept in step with the slow rules."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

import reference
from harpan import _core

ADDRESS = "http://127.0.0.1:8000"
"""Where the servers of the tests are."""


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
    Preset("spider-1", "spider:suits=1", "spider"),
    Preset("spider-2", "spider:suits=2", "spider"),
    Preset("spider-4", "spider", "spider"),
    Preset("freecell", "freecell", "plain"),
    Preset("pyramid", "pyramid", "plain"),
    Preset("aces-up", "aces-up", "plain"),
    Preset("aces-up-filled", "aces-up:empty_column=stock", "plain"),
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
    "spider:suits=1,deal_over_empty=yes",
    "freecell:cells=0",
    "freecell:cells=6,empty_column=king",
    "freecell:cells=2,taking_back=yes",
    "freecell:cells=3,empty_column=king,taking_back=yes",
    "pyramid:passes=1,draw=3",
    "pyramid:covered=hidden,stock_top_playable=yes",
    "pyramid:passes=2,waste_pairs=yes,goal=all",
    "pyramid:passes=unlimited,draw=3,waste_pairs=yes,stock_top_playable=yes",
    "pyramid:draw=3,covered=hidden,waste_pairs=yes,goal=all",
    "aces-up:empty_column=ace",
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
    "spider:columns=4,ranks=2",
    "spider:columns=4,ranks=4",
    "spider:suits=2,columns=5,ranks=3",
    "spider:suits=1,columns=6,ranks=3",
    "spider:suits=1,deal_over_empty=yes,columns=4,ranks=2",
    "spider:suits=2,deal_over_empty=yes,columns=7,ranks=3",
    "freecell:cells=1,columns=3,ranks=3",
    "freecell:cells=1,columns=3,ranks=4",
    "freecell:cells=0,columns=5,ranks=4",
    "freecell:cells=2,empty_column=king,columns=4,ranks=4",
    "freecell:cells=1,taking_back=yes,columns=5,ranks=5",
    "freecell:cells=2,empty_column=king,taking_back=yes,columns=6,ranks=4",
    "freecell:cells=5,columns=2,ranks=2",
    "aces-up:ranks=2",
    "aces-up:ranks=5",
    "aces-up:empty_column=ace,ranks=4",
    "aces-up:empty_column=stock,ranks=3",
    "aces-up:empty_column=stock,ranks=6",
]
KLONDIKE_SCORINGS = [
    "standard",
    "standard:only_plus=yes",
    "standard:timed=no",
    "standard:column_to_column=3,recycle_from=5",
    "vegas",
    "vegas:bonus=500",
    "plain",
]
SPIDER_SCORINGS = ["spider", "spider:undo_costs=yes", "plain"]
SCORINGS = {"klondike": KLONDIKE_SCORINGS, "spider": SPIDER_SCORINGS}
FREECELL_NUMBERS = 8_589_934_591  # from 1 to this


def family(rules: str) -> str:
    return rules.partition(":")[0]


def of_family(name: str, rules: list[str]) -> list[str]:
    """Those of the rules texts that are of a family."""
    return [text for text in rules if family(text) == name]


def preset_rules() -> list[str]:
    return [preset.rules for preset in PRESETS]


def differential_seeds() -> range:
    """The random games that are compared: a few here, a million under ``make soak``.

    Several runs add up where each starts at the seed at which the one before it ended.
    """
    first = int(os.environ.get("HARPAN_SOAK_FROM", "0"))
    return range(first, first + int(os.environ.get("HARPAN_SOAK", "400")))


def random_case(rng: random.Random, small: float = 0.8) -> tuple[str, str, int]:
    """Rules, a scoring and a deal number; each family as often."""
    name = rng.choice(list(reference.FAMILIES))
    full = of_family(name, preset_rules() + OTHER_RULES)
    rules = rng.choice(of_family(name, SMALL_RULES) or full if rng.random() < small else full)
    return rules, rng.choice(SCORINGS.get(name, ["plain"])), deal_number(rules, rng.getrandbits(64))


def deal_number(rules: str, number: int) -> int:
    """A number of the family that has as many: FreeCell has fewer than the others."""
    return 1 + number % FREECELL_NUMBERS if family(rules) == "freecell" else number


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
        number = deal_number(rules, number)
        self.core = _core.Game.numbered(_core.Rules(rules), _core.Scoring(scoring), number)
        self.slow = reference.Game(reference.numbered(rules, number))

    def moves(self) -> list[str]:
        """The legal moves by the slow rules, sorted."""
        return sorted(map(reference.move_text, self.slow.legal_moves()))

    def play(self, text: str, automatic: bool = False) -> None:
        deed = self.slow.play(reference.move_from_text(text), automatic)
        step = self.core.play(text, automatic)
        assert str(step.move) == text
        assert step.automatic == automatic
        assert done(step) == deed

    def automatic_moves(self, level: str) -> list[str]:
        """What may go up by itself, by the slow rules; the core chooses one of it."""
        texts = sorted(map(reference.move_text, reference.automatic_moves(self.slow, level)))
        choice = self.core.automatic_move(level)
        assert (choice is None) == (not texts)
        assert choice is None or str(choice) in texts
        return texts

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
        assert core.moves == len(slow.moves)
        assert (core.can_undo, core.can_redo) == (bool(slow.line), bool(slow.undone))
        self.compare_view()
        self.compare_score(seconds)
        for level in LEVELS:
            self.automatic_moves(level)

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


LEVELS = ("never", "aces", "safe", "all")


def done(step: _core.Step) -> reference.Deed:
    """What a step of the core did, in the words of the slow rules."""
    return reference.Deed(*(tuple(map(str, p)) for p in (step.turned, step.home, step.filled)))


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
    if chance < 0.2 and pair.slow.line and (up := pair.automatic_moves(rng.choice(LEVELS))):
        pair.play(rng.choice(up), automatic=True)
        return "automatic"
    moves = pair.moves()
    if not moves:
        return None
    move = preferred(pair, moves, rng) if rng.random() < 0.5 else rng.choice(moves)
    pair.play(move)
    return move


def preferred(pair: Pair, moves: list[str], rng: random.Random) -> str:
    """A move that turns a card or puts one out of the way or plays from the waste, if there is."""
    good = [move for move in moves if goes_forward(pair.slow.position, move)]
    return rng.choice(good or [move for move in moves if move[0] in "sw"] or moves)


def goes_forward(position: reference.Position, move: str) -> bool:
    source, _, target = move.partition("-")
    if target[0] in "fd" or source[0] == "p" or (source == "w" and target[0] == "t"):
        return True
    return any(reference.play(position, reference.move_from_text(move))[1])


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
    """A position text of what matters: the cards that are not said come last in the stock.

    What the stock has no room for lies hidden under high cards in the last columns.
    """
    options = reference.options_from_text(rules)
    count = int(options["columns"])
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
    most = len(reference.deal(options, reference.ordered_deck(options)).piles["s"])
    room = most - len(stock.split()) - len(waste.split())
    bury(piles, deck[room:])
    fields = [f"pass {pass_number}", f"stock {stock} {' '.join(deck[:room])}", f"waste {waste}"]
    return " / ".join(" ".join(field.split()) for field in [*fields, f"foundations {up}", *piles])


def bury(piles: list[str], cards: list[str]) -> None:
    """Hides cards under the highest of them, or under what lies there, six in a column."""
    left = sorted(cards, key=lambda card: reference.RANKS.index(card[0]))
    for i in reversed(range(len(piles))):
        if not left:
            return
        top = left.pop() if piles[i] == "-" else piles[i]
        piles[i] = " ".join([*(f"<{card}>" for card in left[:6]), top])
        del left[:6]


def left_over(rules: str, *said: str) -> list[str]:
    """The cards of a deck that these texts do not say."""
    deck = card_deck(rules)
    for word in " ".join(said).split():
        if word != "-":
            deck.remove(word.strip("<>"))
    return deck


def spider_at(
    columns: list[str], stock: str = "", home: str = "", rules: str = "spider", scoring: str = ""
) -> _core.Game:
    """Columns, stock and the suits of complete runs; other cards lie hidden in the last two."""
    options = reference.options_from_text(rules)
    run = reference.RANKS[: int(options["ranks"])]
    runs = [" ".join(rank + suit for rank in run) for suit in home]
    piles = [column or "-" for column in columns]
    piles += ["-"] * (int(options["columns"]) - len(piles))
    rest = [f"<{card}>" for card in left_over(rules, stock, *runs, *piles)]
    for i, hidden in ((-1, rest[:50]), (-2, rest[50:])):
        if hidden:
            top = hidden.pop().strip("<>") if piles[i] == "-" else piles[i]
            piles[i] = " ".join([*hidden, top])
    tops = [run[0] + suit for suit in home] + ["-"] * (8 - len(home))
    return game_at(
        " / ".join([f"stock {stock}".strip(), f"foundations {' '.join(tops)}", *piles]),
        rules,
        scoring,
    )


def freecell_at(
    columns: list[str], cells: str = "", up: str = "- - - -", rules: str = "freecell"
) -> _core.Game:
    """Columns, cells and tops of foundations; other cards lie at the bottom of the last three."""
    options = reference.options_from_text(rules)
    foundations = [
        rank + suit
        for top, suit in zip(up.split(), reference.SUITS, strict=True)
        for rank in reference.RANKS[: reference.RANKS.find(top[0]) + 1]
    ]
    piles = [column or "-" for column in columns]
    piles += ["-"] * (int(options["columns"]) - len(piles))
    rest = left_over(rules, cells, *foundations, *piles)
    for i in range(3):
        piles[i - 3] = " ".join([*rest[i::3], piles[i - 3].replace("-", "")]).strip() or "-"
    held = cells.split() + ["-"] * (int(options["cells"]) - len(cells.split()))
    fields = [" ".join(["cells", *held])] if held else []
    return game_at(" / ".join([*fields, f"foundations {up}", *piles]), rules)


def pyramid_at(
    rows: list[str], stock: str = "", waste: str = "", rules: str = "pyramid", pass_number: int = 1
) -> _core.Game:
    """Rows of the pyramid from the top, stock and waste; other cards are out of the game."""
    places = " ".join(rows).split()
    places += ["-"] * (28 - len(places))
    gone = left_over(rules, stock, waste, *places)
    fields = [f"pass {pass_number}", f"pyramid {' '.join(places)}", f"stock {stock}"]
    fields += [f"waste {waste}", f"discard {' '.join(gone)}"]
    return game_at(" / ".join(field.strip() for field in fields), rules)


def aces_up_at(columns: list[str], stock: str = "", rules: str = "aces-up") -> _core.Game:
    """Four columns and the stock; other cards are out of the game."""
    piles = [column or "-" for column in columns]
    gone = left_over(rules, stock, *piles)
    fields = [f"stock {stock}", *piles, f"discard {' '.join(gone)}"]
    return game_at(" / ".join(field.strip() for field in fields), rules)


def card_deck(rules: str) -> list[str]:
    return list(map(str, reference.ordered_deck(reference.options_from_text(rules))))


def game_at(text: str, rules: str = "klondike", scoring: str = "") -> _core.Game:
    """A game that begins there, scored as is usual where nothing else is said."""
    return _core.Game.from_position(_core.Rules(rules), scored(rules, scoring), text)


def numbered(rules: str, number: int = 42, scoring: str = "") -> _core.Game:
    return _core.Game.numbered(_core.Rules(rules), scored(rules, scoring), number)


def scored(rules: str, scoring: str) -> _core.Scoring:
    return _core.Scoring(scoring or _core.Rules(rules).scorings[0])


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
