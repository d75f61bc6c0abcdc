"""The named games and the options that change them."""

from typing import Any

import pytest

import harpan
from harpan import OptionError, Rules, RulesError, Scoring, Variant, variants
from harpan.presets import SCORINGS, find

# The options of rules.md with their values, the default first; `ranks` and, where no player chooses
# them, `columns` make small games for tests.
OPTIONS = {
    "klondike": {
        "draw": "1 2 3 3-2-1",
        "passes": "unlimited 1 2 3",
        "empty_column": "king any",
        "taking_back": "yes no",
        "face_up": "no yes",
        "decks": "1 2",
        "columns": "7 8 9 10 11 12 13 1 2 3 4 5 6",
        "redeals": "0 1 2 3 4 5 6 7 8 9",
    },
    "spider": {
        "suits": "4 2 1",
        "deal_over_empty": "no yes",
        "columns": "10 4 5 6 7 8 9",
    },
    "freecell": {
        "cells": "4 0 1 2 3 5 6",
        "empty_column": "any king",
        "taking_back": "no yes",
        "columns": "8 2 3 4 5 6 7",
    },
    "pyramid": {
        "passes": "3 1 2 unlimited",
        "draw": "1 3",
        "covered": "open hidden",
        "waste_pairs": "no yes",
        "stock_top_playable": "no yes",
        "goal": "pyramid all",
    },
    "aces-up": {"empty_column": "any ace stock"},
}
SCORINGS_OF = {
    "klondike": ["standard", "vegas", "plain"],
    "spider": ["spider", "plain"],
    "freecell": ["plain"],
    "pyramid": ["plain"],
    "aces-up": ["plain"],
}

# The list of rules.md and product.md, written out again: presets may not drift from it.
EXPECTED = {
    "klondike": ("klondike", "standard"),
    "klondike-draw-3": ("klondike:draw=3", "standard"),
    "vegas": ("klondike:passes=1", "vegas"),
    "vegas-draw-3": ("klondike:draw=3,passes=3", "vegas"),
    "vegas-321": ("klondike:draw=3-2-1,passes=3", "vegas"),
    "thoughtful": ("klondike:face_up=yes", "standard"),
    "double-klondike": ("klondike:decks=2", "standard"),
    "gargantua": ("klondike:passes=2,decks=2", "standard"),
    "stora-harpan": ("klondike:passes=1,empty_column=any,decks=2,columns=10", "standard"),
    "spider-1": ("spider:suits=1", "spider"),
    "spider-2": ("spider:suits=2", "spider"),
    "spider-4": ("spider", "spider"),
    "freecell": ("freecell", "plain"),
    "pyramid": ("pyramid", "plain"),
    "aces-up": ("aces-up", "plain"),
    "aces-up-filled": ("aces-up:empty_column=stock", "plain"),
}


def test_the_presets_are_those_of_the_rules() -> None:
    assert {name: (v.rules.text, v.scoring.text) for name, v in variants.items()} == EXPECTED
    assert all(name == variant.id for name, variant in variants.items())


def test_the_presets_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        variants["klondike"] = variants["vegas"]  # type: ignore[index]
    with pytest.raises(AttributeError):
        variants["klondike"].id = "mine"  # type: ignore[misc]


def test_options_are_those_of_the_core() -> None:
    options = variants["vegas-draw-3"].options
    assert list(options) == [
        *("draw", "passes", "empty_column", "taking_back", "face_up", "decks", "columns"),
        *("redeals", "ranks", "scoring", "bonus"),
    ]
    assert options["draw"].value == "3"
    assert options["draw"].allowed == ("1", "2", "3", "3-2-1")
    assert options["scoring"].value == "vegas"
    assert options["bonus"].value == "0"
    assert options["bonus"].allowed == ("0", "500")


@pytest.mark.parametrize("family", OPTIONS)
def test_each_family_has_the_options_of_its_rules(family: str) -> None:
    game = next(v for v in variants.values() if v.rules.text == family)
    options = {name: " ".join(option.allowed) for name, option in game.options.items()}
    scorings = " ".join(SCORINGS_OF[family])
    assert options.items() >= {**OPTIONS[family], "scoring": scorings}.items()
    for name, allowed in OPTIONS[family].items():
        assert game.options[name].value == allowed.split()[0]


def test_the_scorings_are_those_of_all_games() -> None:
    assert SCORINGS == ("standard", "vegas", "plain", "spider")


SCORED = [(name, kind) for name in variants for kind in SCORINGS_OF[variants[name].rules.family]]


@pytest.mark.parametrize(("preset", "scoring"), SCORED)
def test_every_value_allowed_is_taken_or_refused_with_a_reason(preset: str, scoring: str) -> None:
    variant = variants[preset].with_options(scoring=scoring)
    for option in variant.options.values():
        assert option.value in option.allowed
        for value in option.allowed:
            try:
                changed = variant.with_options(**{option.name: value})
            except OptionError:
                raise
            except RulesError as error:
                assert "expected" in str(error)
            else:
                assert changed.options[option.name].value == value


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ({"draw": 3}, "klondike:draw=3"),
        ({"draw": "3"}, "klondike:draw=3"),
        ({"draw": "3-2-1", "passes": 3}, "klondike:draw=3-2-1,passes=3"),
        ({"passes": 3, "draw": "3-2-1"}, "klondike:draw=3-2-1,passes=3"),
        ({"passes": None}, "klondike"),
        ({"passes": "unlimited"}, "klondike"),
        ({"passes": 1}, "klondike:passes=1"),
        ({"empty_column": "any"}, "klondike:empty_column=any"),
        ({"taking_back": False}, "klondike:taking_back=no"),
        ({"taking_back": True}, "klondike"),
        ({"face_up": True}, "klondike:face_up=yes"),
        ({"decks": 2}, "klondike:decks=2"),
        ({"decks": 2, "columns": 13}, "klondike:decks=2,columns=13"),
        ({"columns": 9}, "klondike:columns=9"),
        ({}, "klondike"),
    ],
)
def test_options_change_the_rules(options: dict[str, Any], rules: str) -> None:
    changed = variants["klondike"].with_options(**options)
    assert changed.rules == Rules(rules)
    assert changed.scoring == variants["klondike"].scoring
    assert changed.id == "klondike"


@pytest.mark.parametrize(
    ("preset", "options", "rules"),
    [
        ("spider-2", {"suits": 4}, "spider"),
        ("spider-4", {"deal_over_empty": True}, "spider:deal_over_empty=yes"),
        ("freecell", {"cells": 0, "taking_back": True}, "freecell:cells=0,taking_back=yes"),
        ("freecell", {"empty_column": "king"}, "freecell:empty_column=king"),
        ("pyramid", {"passes": None, "draw": 3}, "pyramid:passes=unlimited,draw=3"),
        ("pyramid", {"passes": 3, "stock_top_playable": True}, "pyramid:stock_top_playable=yes"),
        (
            "pyramid",
            {"covered": "hidden", "waste_pairs": True, "goal": "all"},
            "pyramid:covered=hidden,waste_pairs=yes,goal=all",
        ),
        ("aces-up", {"empty_column": "ace"}, "aces-up:empty_column=ace"),
        ("aces-up-filled", {"empty_column": "any"}, "aces-up"),
    ],
)
def test_options_change_the_rules_of_every_family(
    preset: str, options: dict[str, Any], rules: str
) -> None:
    changed = variants[preset].with_options(**options)
    assert changed.rules.text == rules
    assert changed.scoring == variants[preset].scoring


def test_the_columns_follow_the_decks_unless_they_are_named() -> None:
    two_decks = variants["klondike"].with_options(decks=2)
    assert two_decks.options["columns"].value == "9"
    assert two_decks.with_options(decks=1).options["columns"].value == "7"
    assert variants["stora-harpan"].with_options(draw=3).options["columns"].value == "10"


def test_an_option_can_be_set_back() -> None:
    assert variants["vegas"].with_options(passes=None).rules == Rules("klondike")
    assert variants["thoughtful"].with_options(face_up=False).rules == Rules("klondike")


@pytest.mark.parametrize(
    ("preset", "options", "scoring"),
    [
        ("klondike", {"timed": False}, "standard:timed=no"),
        ("klondike", {"only_plus": True, "timed": False}, "standard:timed=no,only_plus=yes"),
        ("klondike", {"scoring": "vegas"}, "vegas"),
        ("klondike", {"scoring": "vegas", "bonus": 500}, "vegas:bonus=500"),
        ("vegas", {"bonus": 500}, "vegas:bonus=500"),
        ("vegas", {"bonus": 0}, "vegas"),
        ("vegas", {"scoring": "standard", "timed": False}, "standard:timed=no"),
        ("vegas", {"scoring": "plain"}, "plain"),
        ("spider-4", {"undo_costs": True}, "spider:undo_costs=yes"),
        ("spider-4", {"scoring": "plain"}, "plain"),
    ],
)
def test_options_change_the_scoring(preset: str, options: dict[str, Any], scoring: str) -> None:
    changed = variants[preset].with_options(**options)
    assert changed.scoring == Scoring(scoring)
    assert changed.rules == variants[preset].rules


def test_a_scoring_keeps_its_own_options_only() -> None:
    untimed = variants["klondike"].with_options(timed=False)
    assert untimed.with_options(draw=3).scoring.text == "standard:timed=no"
    assert untimed.with_options(scoring="vegas").scoring.text == "vegas"
    assert untimed.with_options(scoring="standard").scoring.text == "standard:timed=no"


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(OptionError, match=r"no game 'vegass'.*did you mean 'vegas'") as caught:
        find("vegass")
    assert caught.value.code == "unknown_game"
    assert caught.value.details["suggestion"] == "vegas"
    assert all(name in str(caught.value) for name in variants)


def test_a_game_that_is_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(OptionError) as caught:
        find("bridge")
    assert caught.value.details["suggestion"] == ""
    assert "did you mean" not in str(caught.value)


def test_an_unknown_option_says_which_there_are() -> None:
    with pytest.raises(OptionError, match=r"'drew'.*did you mean 'draw'") as caught:
        variants["vegas"].with_options(drew=3)
    assert caught.value.code == "unknown_option"
    assert caught.value.details["allowed"].split(", ") == list(variants["vegas"].options)


def test_an_option_of_another_game_is_unknown() -> None:
    with pytest.raises(OptionError, match=r"'draw' in freecell.*expected cells, ") as caught:
        variants["freecell"].with_options(draw=3)
    assert caught.value.code == "unknown_option"


def test_a_scoring_of_another_game_is_unknown() -> None:
    with pytest.raises(OptionError, match="option scoring: expected spider or plain, got 'vegas'"):
        variants["spider-1"].with_options(scoring="vegas")
    with pytest.raises(OptionError, match="option scoring: expected plain, got 'standard'"):
        variants["pyramid"].with_options(scoring="standard")


def test_an_option_of_another_scoring_is_unknown() -> None:
    with pytest.raises(OptionError, match="'timed' in vegas with vegas scoring"):
        variants["vegas"].with_options(timed=False)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"draw": 4}, "option draw: expected 1, 2, 3 or 3-2-1, got '4'"),
        ({"draw": True}, "option draw: expected 1, 2, 3 or 3-2-1, got 'yes'"),
        ({"draw": None}, "option draw: expected 1, 2, 3 or 3-2-1, got 'unlimited'"),
        ({"passes": 4}, "option passes: expected unlimited, 1, 2 or 3, got '4'"),
        ({"passes": 0}, "got '0'"),
        ({"taking_back": 1}, "option taking_back: expected yes or no, got '1'"),
        ({"empty_column": "queen"}, "option empty_column: expected king or any, got 'queen'"),
        ({"decks": 3}, "got '3'"),
        ({"columns": 14}, "got '14'"),
        ({"draw": "3,passes=1"}, "got '3,passes=1'"),
        ({"scoring": "windows"}, "option scoring: expected standard, vegas or plain"),
    ],
)
def test_an_impossible_value_says_which_are_possible(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        variants["klondike"].with_options(**options)
    assert message in str(caught.value)
    assert caught.value.code == "unknown_value"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"draw": "3-2-1"}, "expected passes=3"),
        ({"draw": "3-2-1", "passes": 1}, "expected passes=3"),
        ({"columns": 10}, "expected 7 to 9 with one deck"),
        ({"columns": 6}, "expected 7 to 9 with one deck"),
    ],
)
def test_options_that_do_not_go_together_say_why(options: dict[str, Any], message: str) -> None:
    with pytest.raises(RulesError) as caught:
        variants["klondike"].with_options(**options)
    assert message in str(caught.value)
    assert not isinstance(caught.value, OptionError)


def test_every_error_is_a_value_error() -> None:
    for error in (
        harpan.IllegalMoveError,
        harpan.NotationError,
        harpan.OptionError,
        harpan.RulesError,
    ):
        assert issubclass(error, ValueError)


def test_a_variant_is_a_value() -> None:
    again = Variant("klondike", Rules("klondike"), Scoring("standard"))
    assert again == variants["klondike"]
    assert hash(again) == hash(variants["klondike"])
    assert again.with_options(draw=3) != again


def test_what_is_unusual_is_what_differs_from_the_default() -> None:
    assert variants["klondike"].unusual == frozenset()
    assert variants["gargantua"].unusual == {"decks", "passes"}
    assert variants["vegas"].with_options(bonus=500, passes=None).unusual == {"bonus"}
