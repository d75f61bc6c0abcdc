"""F15: the numbers that the rules say on screen are those that the engine plays by."""

from __future__ import annotations

import re

import pytest

from harpan.words import LANGUAGES, words
from samples import game_at, laid_out, numbered
from test_scoring import gain, losses_by_recycling, with_up

ONE_MOVE_LEFT = laid_out([], waste="KS", up="QS KH KC KD")
MOST_SECONDS = 100


def numbers(text: str) -> list[int]:
    """The numbers of a sentence, their groups of three joined."""
    return [int(re.sub(r"\D", "", found)) for found in re.findall(r"\d+(?:[ ,\u00a0]\d{3})*", text)]


def bonus_at(seconds: int) -> int:
    game = game_at(ONE_MOVE_LEFT)
    game.play("w-f1")
    return game.score_at(seconds).bonus


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> dict[str, list[int]]:
    """The numbers of each rule about points, in one language."""
    spoken = words(request.param)
    names = ("scoring-standard", "scoring-vegas", "timed-yes", "only-plus-no", "bonus-500")
    more = ("column-to-column-3", "recycle-from-4")
    return {name: numbers(spoken(f"rule-{name}")) for name in (*names, *more)}


def test_points_of_moves(said: dict[str, list[int]]) -> None:
    up = gain(laid_out(["TS"], up="9S 9H 9C 9D"), "t1-f1")
    from_waste = gain(laid_out(["JH"], waste="TS", up="9S TH 9C 9D"), "w-t1")
    turned = gain(laid_out(["<KS> TS", "JH"], up="9S TH 9C 9D"), "t1-t2")
    assert said["scoring-standard"] == [up, from_waste, turned]
    scoring = "standard:column_to_column=3"
    between = gain(laid_out(["JD TS", "JH"], up="9S TH 9C 9D"), "t1-t2", scoring=scoring)
    assert said["column-to-column-3"] == [between]


def test_what_costs_points(said: dict[str, list[int]]) -> None:
    game = game_at(laid_out(["QH JS", "TH", "QD"], up="TS 9H JC JD"))
    game.play("t2-f2")
    game.play("t1-f1")
    before = game.score
    game.play("f1-t3")
    assert said["only-plus-no"] == [before - game.score]
    one, several = losses_by_recycling("klondike", 1)[0], losses_by_recycling("klondike:draw=3", 3)
    assert said["recycle-from-4"] == [-one, -several[-1]]


def test_time(said: dict[str, list[int]]) -> None:
    cost, last_without, dividend = said["timed-yes"]
    game = game_at(ONE_MOVE_LEFT)
    game.play("w-f1")
    assert -game.score_at(10).time_penalty == cost
    assert [bonus_at(last_without), bonus_at(last_without + 1)] == [0, dividend // 31]
    assert bonus_at(MOST_SECONDS) == dividend // MOST_SECONDS


def test_vegas(said: dict[str, list[int]]) -> None:
    each = with_up(1, "vegas").score - with_up(0, "vegas").score
    assert said["scoring-vegas"] == [each, each]
    game = with_up(52, "vegas:bonus=500")
    assert said["bonus-500"] == [game.score_at(0).bonus]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", range(7, 14))
def test_columns(language: str, columns: int) -> None:
    game = numbered(f"klondike:decks=2,columns={columns}")
    dealt = sum(map(len, game.view.columns))
    assert numbers(words(language)(f"rule-columns-{columns}")) == [dealt]
