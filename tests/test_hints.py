"""Hints: from what the player knows, never in circles, and right that nothing is left."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

import harpan
from harpan import Rules
from samples import PRESETS, Preset, game_at, laid_out

DEALS = int(os.environ.get("HARPAN_HINT_DEALS", "1"))
"""Deals of each game that are played by hints alone; `make soak` plays a thousand."""

WITH_FOUNDATIONS = [
    preset for preset in PRESETS if Rules(preset.rules).family in {"klondike", "freecell"}
]
"""Where cards go up by themselves."""


def known(game: harpan.Game) -> tuple[object, int]:
    """How the cards lie, and how much of it the player knows."""
    return game.key, len(game.view.unseen)


def play_automatic_moves(game: harpan.Game) -> bool:
    """Whether there were any."""
    before = game.ply
    while (move := game.automatic_move("safe")) is not None:
        game.play(move, automatic=True)
    return game.ply != before


def follow(name: str, number: int, play_automatic_moves: Callable[[harpan.Game], bool]) -> None:
    """Play a deal by hints alone, and see that none leads back with nothing learnt."""
    game = harpan.deal(name, number=number)
    met = {known(game)}
    while (found := harpan.hint(game)) is not None:
        # Asked on the way, a hint says the rest of its plan.
        for move in found.plan:
            game.play(move)
            is_on_the_way = not play_automatic_moves(game)
            assert known(game) not in met, f"deal {number}, move {game.moves}"
            met.add(known(game))
            if not is_on_the_way:
                break


def test_hints_alone_never_lead_back_with_nothing_learnt(preset: Preset) -> None:
    for number in range(1, DEALS + 1):
        follow(preset.name, number, lambda game: False)


@pytest.mark.parametrize("preset", WITH_FOUNDATIONS, ids=lambda preset: preset.name)
def test_nor_do_they_with_automatic_moves(preset: Preset) -> None:
    for number in range(1, DEALS + 1):
        follow(preset.name, number, play_automatic_moves)


def test_no_hint_carries_a_card_to_a_column_like_its_own() -> None:
    """As the line of a solver may that makes several moves at once."""
    follow("gargantua", 445, play_automatic_moves)


@pytest.mark.parametrize(("name", "number"), [("spider-2", 7), ("pyramid", 3), ("thoughtful", 3)])
def test_hints_win_what_greedy_play_does_not(name: str, number: int) -> None:
    game = harpan.deal(name, number=number)
    while (found := harpan.hint(game)) is not None:
        for move in found.plan:
            game.play(move)
    assert game.is_won
    assert harpan.play_many(name, [number], player="greedy").won == [False]


@pytest.mark.parametrize("number", range(1, 11))
def test_hints_win_every_deal_of_freecell_that_is_soon_solved(number: int) -> None:
    game = harpan.deal("freecell", number=number)
    while (found := harpan.hint(game)) is not None:
        game.play(found.move)
    assert game.is_won


def test_a_hint_tells_its_move_its_plan_and_its_gain() -> None:
    columns = ["<AS> 2H", "3S", "9S", "TS", "JS", "QS", "KS"]
    game = game_at(laid_out(columns, waste="8H"), "klondike:passes=1")
    found = harpan.hint(game)
    assert found is not None
    assert str(found.move) in {str(move) for move in game.legal_moves}
    assert (str(found.move), found.gain, str(found.card)) == ("t1-t2", "turns", "2H")
    assert found.plan == [found.move]


def test_nothing_is_advised_when_a_whole_pass_has_proven_that_nothing_is_left() -> None:
    """E1: a dead stock is not turned for ever."""
    buried = ["<AS> 2S", "3S", "4S", "5S", "6S", "7S", "8S"]
    text = laid_out(buried, waste="9S TS JS QS KS", up="- KH KC KD")
    game = game_at(text, "klondike:passes=1,taking_back=no")
    assert game.is_stuck
    assert harpan.hint(game) is None


@pytest.mark.parametrize("name", ["aces-up", "aces-up-filled"])
def test_what_can_still_go_is_advised_in_a_game_that_is_lost(name: str) -> None:
    game = harpan.deal(name, number=1)
    advised_when_stuck = 0
    while (found := harpan.hint(game)) is not None:
        advised_when_stuck += game.is_stuck
        game.play(found.move)
    assert advised_when_stuck > 0
    assert not [str(move) for move in game.legal_moves if str(move.target) == "d"]


def test_a_won_game_needs_no_hint() -> None:
    assert harpan.hint(game_at(laid_out([], up="KS KH KC KD"))) is None
