"""Experiment files: what they mean, and what is said of one that is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from harpan._core import Player
from harpan.errors import RulesError
from harpan.lab import reading
from harpan.lab.errors import LabError
from harpan.lab.experiment import Experiment, Playing, Solver
from harpan.words import LANGUAGES, problem, words

ROOT = Path(__file__).parent.parent
GOOD = 'game = "vegas"\nsolver = "win"\ndeals = "1-100"\n'
ARMS = """
deals = "5-9"
solver = "most"
game = "vegas"
options = { draw = 3 }
[[arms]]
name = "one"
[[arms]]
name = "three"
options = { passes = 3 }
"""

MISTAKES = {
    "lab_toml": "deals = ",
    "lab_unknown_key": GOOD + "moon = 1",
    "lab_unknown_key_near": GOOD + "deal = 1",
    "lab_missing_key": 'game = "vegas"\nsolver = "win"',
    "lab_kind": GOOD + 'arms = "none"',
    "lab_name": GOOD + '[[arms]]\nname = "Two words"',
    "lab_twice": GOOD + '[[arms]]\nname = "a"\n[[arms]]\nname = "a"',
    "lab_choice": 'game = "vegas"\ndeals = "1-2"\nsolver = "lose"',
    "lab_whole": GOOD + "nodes = 0",
    "lab_deals": 'game = "vegas"\nsolver = "win"\ndeals = "9-1"',
    "lab_one_of": GOOD + 'player = "greedy"',
    "lab_only_with": GOOD.replace('solver = "win"', 'player = "greedy"') + "nodes = 3",
    "lab_mixed": GOOD + '[[arms]]\nname = "a"\n[[arms]]\nname = "b"\nplayer = "greedy"',
}


def parse(text: str) -> Experiment:
    return reading.parse(text, "example")


def test_a_small_file_is_an_experiment() -> None:
    experiment = parse(GOOD)
    (arm,) = experiment.arms
    assert (arm.name, arm.variant.id, experiment.deals) == ("example", "vegas", range(1, 101))
    assert arm.by == Solver("win")
    assert experiment.columns == ("verdict", "nodes", "moves", "seconds")


def test_arms_share_what_stands_at_the_top() -> None:
    one, three = parse(ARMS).arms
    assert one.variant.rules.text == "klondike:draw=3,passes=1"
    assert three.variant.rules.text == "klondike:draw=3,passes=3"
    assert one.by == three.by == Solver("most")


def test_an_arm_may_have_another_player() -> None:
    text = 'game = "vegas"\nplayer = "greedy"\ndeals = "1-2"\n[[arms]]\nname = "a"\n[[arms]]\n'
    first, second = parse(text + 'name = "b"\nplayer = "random"').arms
    assert first.by == Playing(explicit("greedy"))
    assert second.by == Playing("random")


def explicit(name: str) -> str:
    """The player's text with every option."""
    options = ",".join(f"{option.name}={option.value}" for option in Player(name).options)
    return f"{name}:{options}" if options else name


def test_the_options_of_a_player_are_written_out() -> None:
    text = GOOD.replace('solver = "win"', 'player = "monte-carlo:samples=7"')
    (arm,) = parse(text).arms
    assert "samples=7" in str(arm.facts["player"])
    assert len(str(arm.facts["player"]).split(",")) == len(Player("monte-carlo").options)
    assert arm.facts["information"] == "seen"
    assert parse(text.replace("vegas", "freecell")).arms[0].facts["information"] == "open"


def test_a_player_that_does_not_exist_is_told_with_its_key() -> None:
    with pytest.raises(RulesError) as caught:
        parse(GOOD.replace('solver = "win"', 'player = "gredy"'))
    assert caught.value.__notes__ == ["player"]


def test_what_is_recorded_can_be_chosen() -> None:
    assert parse(GOOD + 'record = ["nodes"]').columns == ("verdict", "nodes")


def test_the_file_gives_the_name(tmp_path: Path) -> None:
    path = tmp_path / "first-try.toml"
    path.write_text(GOOD)
    assert reading.read(path).name == "first-try"


@pytest.mark.parametrize("code", MISTAKES)
def test_a_mistake_is_named_in_both_languages(code: str) -> None:
    with pytest.raises(LabError, match=r"(?s)expected .* got ") as caught:
        parse(MISTAKES[code])
    assert caught.value.code == code
    message, arguments = problem(caught.value)
    swedish, english = (words(language)(message, **arguments) for language in LANGUAGES)
    assert swedish != english
    if key := caught.value.details.get("key"):
        assert key in str(caught.value)
        assert code == "lab_one_of" or (key in swedish and key in english)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (GOOD + "nodes = true", "nodes"),
        (GOOD + 'nodes = "many"', "nodes"),
        (GOOD + "memory = -1", "memory"),
        (GOOD + "record = 3", "record"),
        (GOOD + 'record = ["moon"]', "record"),
        (GOOD + "title = 3", "title"),
        (GOOD + 'title = { de = "Versuch" }', "title.de"),
        (GOOD + "arms = [1]", "arms"),
        (GOOD + "[[arms]]\nname = 3", "arms[1].name"),
        (GOOD + '[[arms]]\nname = "a"\nnodes = 0', "arms[1].nodes"),
        (GOOD + '[[arms]]\nname = "a"\nsize = 0', "arms[1].size"),
        ('game = "vegas"\nsolver = "win"\ndeals = 7', "deals"),
        ('game = "freecell"\nsolver = "win"\ndeals = "0-7"', "deals"),
        ('game = "vegas"\nsolver = "win"\ndeals = "1-99999999999999999999"', "deals"),
        ('game = 7\nsolver = "win"\ndeals = "1-7"', "game"),
        ('game = "vegas"\ndeals = "1-7"', "solver"),
    ],
)
def test_the_key_that_is_wrong_is_named(text: str, key: str) -> None:
    with pytest.raises(LabError, match=rf"^{re.escape(key)}: expected") as caught:
        parse(text)
    assert caught.value.details["key"] == key


def test_rules_that_do_not_exist_are_told_with_their_key() -> None:
    with pytest.raises(RulesError, match="no game 'vegs'") as caught:
        parse('game = "vegs"\nsolver = "win"\ndeals = "1-2"')
    assert caught.value.__notes__ == ["game"]
    with pytest.raises(RulesError, match="expected 1, 2, 3 or 3-2-1, got '4'") as caught:
        parse(ARMS.replace("passes = 3", "draw = 4"))
    assert caught.value.__notes__ == ["arms[2].options"]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="expected a readable file"):
        reading.read(tmp_path / "nowhere.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(LabError, match="got UTF-8"):
        reading.read(tmp_path / "bytes.toml")


def test_results_of_another_experiment_are_never_taken_for_ours() -> None:
    same = parse(GOOD)
    assert same.digest == parse(GOOD.replace("1-100", "1-900")).digest
    for other in (
        GOOD + "nodes = 5",
        GOOD + "memory = 5",
        GOOD.replace("win", "most"),
        GOOD.replace('"vegas"', '"klondike"'),
        GOOD + "options = { passes = 2 }",
        GOOD + 'record = ["nodes"]',
    ):
        assert parse(other).digest != same.digest


def test_one_number_makes_it_larger() -> None:
    assert parse(GOOD).scaled(10).deals == range(1, 1001)
    assert parse(GOOD).scaled(0.001).deals == range(1, 2)
    assert parse(GOOD).scaled(10).folder == parse(GOOD).folder
