"""Cards that go up by themselves: the safe rule and its levels, the exceptions, the counting."""

from __future__ import annotations

import itertools
import random
from typing import NamedTuple

import pytest

import reference
from harpan import _core
from samples import (
    SMALL_RULES,
    Pair,
    family,
    freecell_at,
    game_at,
    laid_out,
    numbered,
    of_family,
    wander,
)

LEVELS = ("never", "aces", "safe", "all")


def automatic(game: _core.Game, level: str) -> str | None:
    move = game.automatic_move(level)
    return None if move is None else str(move)


def top(height: int, suit: str) -> str:
    return reference.RANKS[height - 1] + suit if height else "-"


# --- the rule -----------------------------------------------------------------------------------


@pytest.mark.parametrize("suit", "SHCD")
@pytest.mark.parametrize("rank", [1, 2, 3, 5, 8])
def test_safe_up_to_two_above_the_other_colour_and_three_above_the_other_suit(
    suit: str, rank: int
) -> None:
    """E4: r ≤ min(2 + the least of the other colour, 3 + the other of its own), one deck."""
    own = reference.SUITS.index(suit)
    for others in itertools.product(range(max(0, rank - 4), rank + 1), repeat=3):
        heights = [*others[:own], rank - 1, *others[own:]]
        tops = [top(height, s) for height, s in zip(heights, "SHCD", strict=True)]
        card = reference.RANKS[rank - 1] + suit
        game = game_at(laid_out([card], up=" ".join(tops)))
        other_colour = [heights[i] for i in range(4) if i % 2 != own % 2]
        same_colour = heights[(own + 2) % 4]
        safe = rank <= min(2 + min(other_colour), 3 + same_colour)
        assert automatic(game, "safe") == (f"t1-f{own + 1}" if safe else None)
        assert automatic(game, "aces") == (f"t1-f{own + 1}" if rank <= 2 else None)
        assert automatic(game, "all") == f"t1-f{own + 1}"
        assert automatic(game, "never") is None


@pytest.mark.parametrize(
    ("up", "safe"),
    [
        ("3S 4H 3C 2D 3S 2H 3C 2D", True),
        ("3S 4H 3C 2D 3S 2H 3C AD", False),  # a diamond of the other deck
        ("3S 4H 3C 2D 3S AH 3C 2D", False),  # a heart of the other deck
        ("3S 4H 3C 2D 3S 2H 2C 2D", False),  # a club of the other deck
        ("2S 4H 3C 2D 3S 2H 3C 2D", False),
    ],
)
def test_with_two_decks_all_four_of_the_other_colour_and_three_of_the_own_count(
    up: str, safe: bool
) -> None:
    """E4: the five of hearts, for one of the two foundations of hearts."""
    game = game_at(laid_out(["5H"], up=up, rules="klondike:decks=2"), "klondike:decks=2")
    assert automatic(game, "safe") == ("t1-f2" if safe else None)
    assert automatic(game, "all") == "t1-f2"


def test_default_level_aces_and_twos() -> None:
    """E4: a three stays, also where it is safe."""
    game = freecell_at(["3S"], cells="2H", up="2S AH 2C 2D")
    assert automatic(game, "aces") == "c1-f2"
    game.play("c1-f2", automatic=True)
    assert automatic(game, "aces") is None
    assert automatic(game, "safe") == "t1-f1"


def test_levels_are_four() -> None:
    with pytest.raises(_core.NotationError, match="never, aces, safe or all"):
        numbered("klondike").automatic_move("some")


class Graph(NamedTuple):
    """Every position that can be reached, by key, with its moves and where they lead."""

    games: dict[object, _core.Game]
    moves: dict[object, dict[str, object]]

    def winnable(self) -> set[object]:
        """The keys from which a won position can be reached: all cards known, nothing forgotten."""
        before: dict[object, list[object]] = {}
        for key, moves in self.moves.items():
            for after in moves.values():
                before.setdefault(after, []).append(key)
        found = {key for key, game in self.games.items() if game.is_won}
        waiting = list(found)
        while waiting:
            new = set(before.get(waiting.pop(), [])) - found
            found |= new
            waiting += new
        return found


def graph(start: _core.Game) -> Graph:
    found = Graph({start.key: start}, {})
    waiting = [start]
    for game in waiting:
        moves = found.moves[game.key] = {}
        for move in game.legal_moves:
            after = game.copy()
            after.play(move)
            moves[str(move)] = after.key
            if after.key not in found.games:
                found.games[after.key] = after
                waiting.append(after)
    return found


@pytest.mark.parametrize(
    ("rules", "deals"),
    [
        ("freecell:cells=1,columns=3,ranks=4", range(1, 25)),
        ("freecell:cells=0,columns=4,ranks=4", range(1, 25)),
        ("freecell:cells=0,empty_column=king,columns=5,ranks=3", range(1, 25)),
        ("klondike:columns=2,ranks=3", range(3)),
        ("klondike:passes=2,taking_back=no,columns=3,ranks=3", range(1)),
        ("klondike:draw=3,taking_back=no,columns=2,ranks=4", range(1)),
    ],
)
def test_a_safe_move_never_loses_a_game(rules: str, deals: range) -> None:
    """E4: at every position that can be reached. The card is needed in no column by any win."""
    asked = 0
    for number in deals:
        found = graph(numbered(rules, number))
        winnable = found.winnable()
        for key, game in found.games.items():
            if (move := game.automatic_move("safe")) is not None:
                asked += key in winnable
                assert (found.moves[key][str(move)] in winnable) == (key in winnable)
    assert asked > 50


# --- never from the waste when more than one is drawn at a time ----------------------------------

LOSING = "pass 3 / stock AD 3D 2C / waste 3S AC / foundations - 3H - - / 3C 2D / <AS> 2S"


def test_a_card_from_the_waste_can_lose_a_game_where_several_are_drawn() -> None:
    """D21: even an ace. It shifts the order in which the others come."""
    game = game_at(LOSING, "klondike:draw=3,columns=2,ranks=3")
    found = graph(game)
    winnable = found.winnable()
    assert game.key in winnable
    assert found.moves[game.key]["w-f3"] not in winnable
    assert all(automatic(game, level) is None for level in LEVELS)


@pytest.mark.parametrize(
    ("rules", "pass_number", "goes"),
    [
        ("klondike", 1, True),
        ("klondike:passes=3", 2, True),
        ("klondike:draw=2", 1, False),
        ("klondike:draw=3", 1, False),
        ("klondike:draw=3-2-1,passes=3", 1, False),
        ("klondike:draw=3-2-1,passes=3", 2, False),
        ("klondike:draw=3-2-1,passes=3", 3, True),
    ],
)
def test_never_from_the_waste_when_more_than_one_is_drawn(
    rules: str, pass_number: int, goes: bool
) -> None:
    """D21: on any level; from a column the same card goes."""
    game = game_at(laid_out(["KD"], waste="AS", pass_number=pass_number), rules)
    for level in ("aces", "safe", "all"):
        assert automatic(game, level) == ("w-f1" if goes else None)
    beside = game_at(laid_out(["AS"], waste="AH", pass_number=pass_number), rules)
    assert automatic(beside, "aces") == "t1-f1"


# --- a card just taken back does not fly up again until another move is made ----------------------


@pytest.mark.parametrize("rules", ["klondike", "freecell:taking_back=yes"])
def test_a_card_taken_back_stays_until_another_move(rules: str) -> None:
    columns = ["3H", "3D", "KS", "KC"]
    if family(rules) == "klondike":
        game = game_at(laid_out(columns, up="2S 2H 2C 2D"), rules)
    else:
        game = freecell_at(columns, up="2S 2H 2C 2D", rules=rules)
    game.play("f1-t1")
    assert automatic(game, "aces") is None
    assert automatic(game, "all") == "t2-f4"
    game.play("t2-f4", automatic=True)
    assert automatic(game, "all") is None
    game.play("t3-t2")
    assert automatic(game, "aces") == "t1-f1"
    game.undo()
    assert automatic(game, "all") is None


# --- player moves and automatic moves are counted apart; one undo takes both ----------------------


def test_one_undo_takes_the_move_and_what_followed_by_itself() -> None:
    game = freecell_at(["2S AS", "2H AH", "KS"])
    start = game.position
    game.play("t3-c1")
    for expected in ("t1-f1", "t1-f1", "t2-f2", "t2-f2"):
        assert automatic(game, "aces") == expected
        assert game.play(expected, automatic=True).automatic
    assert automatic(game, "aces") is None
    assert (game.moves, game.ply) == (1, 5)
    end = game.position
    game.undo()
    assert (game.position, game.moves, game.ply) == (start, 0, 0)
    game.redo()
    assert (game.position, game.moves, game.ply) == (end, 1, 5)
    assert [step.automatic for step in game.steps] == [False, True, True, True, True]


# --- everywhere ----------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["spider", "pyramid", "aces-up", "aces-up:empty_column=stock"])
def test_other_games_have_no_automatic_moves(rules: str) -> None:
    for number in range(3):
        pair = Pair(rules, "plain", number)
        for _ in wander(pair, random.Random(number), 60):
            assert all(automatic(pair.core, level) is None for level in LEVELS)


@pytest.mark.parametrize(
    "rules", [*of_family("klondike", SMALL_RULES), *of_family("freecell", SMALL_RULES)]
)
def test_automatic_moves_are_those_of_the_slow_rules(rules: str) -> None:
    """The choice of the core is one of them at each level, and none where there is none."""
    pair = Pair(rules, "plain", 5)
    for _ in wander(pair, random.Random(5), 60):
        allowed = [set(pair.automatic_moves(level)) for level in LEVELS]
        assert all(few <= more for few, more in itertools.pairwise(allowed))
