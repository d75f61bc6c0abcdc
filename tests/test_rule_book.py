"""docs/rules.md names the options, their values and the games as the engine has them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import harpan
from harpan import _core

BOOK = (Path(__file__).parent.parent / "docs" / "rules.md").read_text("utf-8")
HEADINGS = {
    "klondike": "Klondike",
    "spider": "Spider",
    "freecell": "FreeCell",
    "pyramid": "Pyramid",
    "aces-up": "Aces Up",
}


def rows(heading: str) -> list[list[str]]:
    """The cells of the tables of a chapter."""
    chapter = BOOK.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = re.findall(r"^\| (`.*) \|$", chapter, re.MULTILINE)
    return [line.split(" | ") for line in lines]


@pytest.mark.parametrize("family", HEADINGS)
def test_every_option_is_there_with_its_values_the_usual_one_first(family: str) -> None:
    said = {
        name.strip("`"): re.findall(r"`(\S+)`", values)
        for name, values, _ in rows(HEADINGS[family])
    }
    for option in _core.Rules(family).options:
        if option.name == "ranks" or (option.name == "columns" and family != "klondike"):
            continue  # for tests only
        values = said.pop(option.name)
        assert values[0] == option.allowed[0]
        assert set(values) <= set(option.allowed)
        assert set(values) == set(option.allowed) or option.name in ("columns", "cells")
    assert not said


def test_every_game_is_there_with_its_rules_and_its_scoring() -> None:
    said = [tuple(cell.strip("`") for cell in row) for row in rows("The games")]
    assert said == [(name, v.rules.text, v.scoring.text) for name, v in harpan.variants.items()]
