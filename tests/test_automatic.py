"""Cards that go up by themselves: the safe rule and its levels, the exceptions, and the counting."""

from __future__ import annotations

import itertools
import random

import pytest

import reference
from harpan import _core
from samples import (
    OTHER_RULES,
    SMALL_RULES,
    Pair,
    family,
    freecell_at,
    game_at,
    laid_out,
    numbered,
    of_family,
    preset_rules,
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


def winnable(game: _core.Game, known: dict[object, bool]) -> bool:
    """By trying everything; a small deck without taking back comes to an end."""
    if game.key not in known:
        known[game.key] = game.is_won  # seen, and not won by going round
        for move in game.legal_moves:
            after = game.copy()
            after.play(move)
            known[game.key] = known[game.key] or winnable(after, known)
    return known[game.key]


@pytest.mark.parametrize(
    "rules", ["freecell:cells=1,columns=3,ranks=4", "freecell:cells=0,columns=4,ranks=4"]
)
def test_a_safe_move_never_loses_a_game(rules: str) -> None:
    """E4: a card that goes up by the safe rule is needed in no column by any line that wins."""
    known: dict[object, bool] = {}
    asked = 0
    for number in range(1, 25):
        game = numbered(rules, number)
        rng = random.Random(number)
        while game.legal_moves:
            before = reachable_wins(game, known)
            if (move := game.automatic_move("safe")) is not None:
                asked += 1
                game.play(move)
                assert reachable_wins(game, known) == before
            elif game.legal_moves:
                game.play(rng.choice(game.legal_moves))
    assert asked > 50
