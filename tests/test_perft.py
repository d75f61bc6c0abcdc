"""The core counts as many lines of play as the slow rules did."""

from __future__ import annotations

from pathlib import Path

import pytest

import reference
from harpan import _core

FILE = Path(__file__).parent / "perft" / "klondike.tsv"


def rows() -> list[tuple[str, int, list[int]]]:
    lines = [line for line in FILE.read_text().splitlines() if not line.startswith("#")]
    fields = [line.split("\t") for line in lines]
    return [(rules, int(deal), list(map(int, counts.split()))) for rules, deal, counts in fields]


@pytest.mark.parametrize(("rules", "number", "counts"), rows())
def test_core_counts_the_lines_of_play(rules: str, number: int, counts: list[int]) -> None:
    found = [_core.perft(_core.Rules(rules), number, d + 1) for d in range(len(counts))]
    assert found == counts


def test_no_moves_is_one_line() -> None:
    assert _core.perft(_core.Rules(), 1, 0) == 1


@pytest.mark.parametrize(("rules", "number", "counts"), rows()[::10])
def test_the_file_is_what_the_slow_rules_count(rules: str, number: int, counts: list[int]) -> None:
    options = reference.options_from_text(rules)
    start = reference.deal(options, reference.numbered_deck(options, number))
    depth = min(3, len(counts))
    assert [reference.perft(start, d + 1) for d in range(depth)] == counts[:depth]


def test_the_file_covers_every_value_of_every_option() -> None:
    said = {rules for rules, _, _ in rows()}
    for option in _core.Rules().options:
        values = {reference.options_from_text(rules)[option.name] for rules in said}
        if option.name in {"draw", "passes", "empty_column", "taking_back", "face_up", "decks"}:
            assert values == set(option.allowed)
        else:
            assert len(values) > 5
