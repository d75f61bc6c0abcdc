"""F15: the numbers that the rules say on screen are those that the engine plays by."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from harpan.words import LANGUAGES, words
from samples import game_at, laid_out, numbered
from test_scoring import gain, losses_by_recycling, with_up

# The ace moves to the rest of its run; the other cards lie where they are not in the way.
A_RUN_AWAY_FROM_HOME = " / ".join(
    [
        "stock",
        "foundations AS AS AS AS AS AS AS -",
        *("AS", "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", *["-"] * 8),
    ]
)
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
    both = gain(laid_out(["<KS> TS", "JH"], up="9S TH 9C 9D"), "t1-t2", scoring=scoring)
    assert said["column-to-column-3"] == [both - turned]


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


@pytest.fixture(params=LANGUAGES)
def rule(request: pytest.FixtureRequest) -> Callable[[str], list[int]]:
    """The numbers of the message with that id, in one language."""
    spoken = words(request.param)
    return lambda message: numbers(spoken(message))


def test_spider(rule: Callable[[str], list[int]]) -> None:
    game = numbered("spider")
    columns, view = [len(column) for column in game.view.columns], game.view
    assert rule("rules-spider-deal") == [sum(columns)]
    assert columns == [6] * 4 + [5] * 6
    assert (len(view.stock), game.draw_count, len(view.foundations)) == (5 * 10, 10, 8)
    for suits in (1, 2, 4):
        rules = numbered(f"spider:suits={suits}").rules
        assert rule(f"rule-suits-{suits}") == [rules.deck_size]
        assert rule(f"option-suits-{suits}") == [suits]


def test_points_of_spider(rule: Callable[[str], list[int]]) -> None:
    home = game_at(A_RUN_AWAY_FROM_HOME, "spider:suits=1", "spider")
    start = numbered("spider", scoring="spider")
    before = start.score
    start.play("s-t1:10")
    each = before - start.score
    run = home.score
    home.play("t1-t2")
    assert rule("rule-scoring-spider") == [before, each, home.score - run + each]
    costly = numbered("spider", scoring="spider:undo_costs=yes")
    costly.play("s-t1:10")
    moved = costly.score
    costly.undo()
    assert rule("rule-undo-costs-yes") == [moved - costly.score]


def test_freecell(rule: Callable[[str], list[int]]) -> None:
    columns = [len(column) for column in numbered("freecell").view.columns]
    assert rule("rules-freecell-deal") == [sum(columns)]
    assert columns == [7] * 4 + [6] * 4
    for cells in range(1, 7):
        assert rule(f"option-cells-{cells}") == [
            len(numbered(f"freecell:cells={cells}").view.cells)
        ]


def test_pyramid(rule: Callable[[str], list[int]]) -> None:
    game = numbered("pyramid")
    places, stock = len(game.view.pyramid), len(game.view.stock)
    assert rule("rules-pyramid-deal") == [places, stock]
    assert rule("rule-goal-pyramid") == [places]
    assert rule("rule-goal-all") == [places + stock]
    total, *ranks = rule("rules-pyramid-pair")
    assert ranks == [1, 11, 12]
    assert rule("rules-pyramid-king") == [total] == [13]


def test_what_makes_thirteen() -> None:
    pairs = set()
    for number in range(1, 40):
        game = numbered("pyramid", number)
        ranks = {
            pile: slots[-1].card.rank
            for pile, slots in game.view.piles.items()
            if slots and slots[-1].card
        }
        for move in game.legal_moves:
            if move.target.role == "pyramid":
                pairs.add(ranks[str(move.source)] + ranks[str(move.target)])
    assert pairs == {13}


def test_aces_up(rule: Callable[[str], list[int]]) -> None:
    game = numbered("aces-up")
    assert [len(column) for column in game.view.columns] == [1] * 4
    assert rule("rules-aces-up-deal") == [len(game.view.stock)]


def said_numbers(language: str, text: str) -> list[str]:
    """The numbers of a message as its language writes them, in one form for both."""
    group, point = ("[ \u00a0]", ",") if language == "sv" else (",", r"\.")
    found = re.findall(rf"\d+(?:{group}\d{{3}})*(?:{point}\d+)?", text)
    return [re.sub(group, "", number).replace(",", ".") for number in found]


@pytest.mark.parametrize("file", ["rules.ftl", "help.ftl"])
def test_both_languages_say_the_same_numbers(file: str) -> None:
    told = {
        language: [
            sorted(said_numbers(language, line.partition("=")[2]))
            for line in (files("harpan") / "locale" / language / file)
            .read_text("utf-8")
            .splitlines()
            if re.match(r"[a-z]", line)
        ]
        for language in LANGUAGES
    }
    assert told["sv"] == told["en"]
