"""The core counts as many lines of play as the slow rules did."""

from __future__ import annotations

import pytest

import make_perft
import reference
from harpan import _core

Row = tuple[str, int, list[int]]


def rows(family: str) -> list[Row]:
    text = (make_perft.FOLDER / f"{family}.tsv").read_text()
    fields = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    return [(rules, int(deal), list(map(int, counts.split()))) for rules, deal, counts in fields]


ROWS = [row for family in reference.FAMILIES for row in rows(family)]


@pytest.mark.parametrize(("rules", "number", "counts"), ROWS)
def test_core_counts_the_lines_of_play(rules: str, number: int, counts: list[int]) -> None:
    found = [_core.perft(_core.Rules(rules), number, d + 1) for d in range(len(counts))]
    assert found == counts


def test_no_moves_is_one_line() -> None:
    assert _core.perft(_core.Rules(), 1, 0) == 1


@pytest.mark.parametrize(("rules", "number", "counts"), ROWS[::10])
def test_the_file_is_what_the_slow_rules_count(rules: str, number: int, counts: list[int]) -> None:
    start = reference.numbered(rules, number)
    depth = min(3, len(counts))
    assert [reference.perft(start, d + 1) for d in range(depth)] == counts[:depth]


def test_every_file_is_of_a_family() -> None:
    stems = {path.stem for path in make_perft.FOLDER.glob("*.tsv")}
    assert stems == set(reference.FAMILIES) == set(make_perft.ROWS)


@pytest.mark.parametrize("family", reference.FAMILIES)
def test_the_files_cover_every_value_of_every_option(family: str) -> None:
    said = {rules for rules, _, _ in rows(family)}
    for option in _core.Rules(family).options:
        if option.name == "redeals":
            continue  # for whoever deals: see below
        values = {reference.options_from_text(rules)[option.name] for rules in said}
        if option.name in ("columns", "ranks"):
            assert len(values) > 3
        else:
            assert values == set(option.allowed)


def test_no_move_depends_on_the_redeals() -> None:
    for number in (1, 42):
        usual, often = (
            _core.perft(_core.Rules(rules), number, 6)
            for rules in ("klondike", "klondike:redeals=9")
        )
        assert usual == often
