"""Each line of the rules of FreeCell, in their order, with its numbers."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import reference
from harpan import _core
from samples import (
    card_texts,
    freecell_at,
    left_over,
    moves,
    moves_between,
    numbered,
    refusal,
)

FREECELL = _core.Rules("freecell")


def columns_of(game: _core.Game) -> list[list[str]]:
    return [[str(slot.card) for slot in column] for column in game.view.columns]


# --- 8 columns of 7,7,7,7,6,6,6,6 face up; 4 cells (0–6 as option) -------------------------------


def test_deal_eight_columns_face_up() -> None:
    game = numbered("freecell")
    assert [len(column) for column in game.view.columns] == [7, 7, 7, 7, 6, 6, 6, 6]
    assert all(slot.face_up for column in game.view.columns for slot in column)
    assert game.view.unseen == []
    assert game.rules.is_open
    assert game.view.cells == [[], [], [], []]
    assert len(game.view.foundations) == 4


def test_deal_row_by_row() -> None:
    game = numbered("freecell", 617)
    deck = card_texts(game.deck)
    rows = [deck[i : i + 8] for i in range(0, 52, 8)]
    assert columns_of(game) == [[row[i] for row in rows if i < len(row)] for i in range(8)]


@pytest.mark.parametrize("cells", range(7))
def test_none_to_six_cells(cells: int) -> None:
    game = numbered(f"freecell:cells={cells}")
    assert len(game.view.cells) == cells
    assert {m for m in moves(game) if "-c" in m} == {
        f"t{i}-c{k}" for i in range(1, 9) for k in range(1, cells + 1)
    }
    assert refusal(game, f"t1-c{cells + 1}") == ("no_such_pile", {"pile": f"c{cells + 1}"})


def test_a_cell_holds_one_card() -> None:
    game = freecell_at(["QH", "KS"], cells="2D")
    assert refusal(game, "t1-c1") == ("cell_taken", {"onto": "2D"})
    assert refusal(game, "t1-c2:2")[0] == "one_at_a_time"
    game.play("t1-c2")
    assert moves_between(game, "c2", "t2") == {"c2-t2"}
    game.play("c2-t2")
    assert columns_of(game)[1] == ["KS", "QH"]


def test_no_card_goes_from_cell_to_cell() -> None:
    assert refusal(freecell_at([], cells="2D"), "c1-c2")[0] == "not_a_move"


# --- Build down alternating ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "onto", "fits"),
    [
        ("QH", "KS", True),
        ("QD", "KC", True),
        ("QC", "KS", False),
        ("JH", "KS", False),
        ("KH", "QS", False),
        ("QS", "KD", True),
        ("AH", "2S", True),
    ],
)
def test_build_down_alternating(card: str, onto: str, fits: bool) -> None:
    from_column = freecell_at([card, onto])
    from_cell = freecell_at(["", onto], cells=card)
    assert ("t1-t2" in moves(from_column)) == fits
    assert ("c1-t2" in moves(from_cell)) == fits


# --- Any card in an empty column (any | king) ----------------------------------------------------


def test_any_card_in_an_empty_column() -> None:
    game = freecell_at(["5S 4H", "KD"], cells="2D")
    assert moves_between(game, "t1", "t3") == {"t1-t3", "t1-t3:2"}
    assert moves_between(game, "c1", "t3") == {"c1-t3"}


def test_only_a_king_in_an_empty_column() -> None:
    game = freecell_at(["5S 4H", "KD QC"], cells="2D KS", rules="freecell:empty_column=king")
    assert moves_between(game, "t1", "t3") == set()
    assert moves_between(game, "t2", "t3") == {"t2-t3:2"}
    assert moves_between(game, "c2", "t3") == {"c2-t3"}
    assert refusal(game, "c1-t3") == ("needs_king", {"card": "2D"})
    assert refusal(game, "t1-t3:2") == ("needs_king", {"card": "5S"})


# --- Foundations final (no taking back | allowed) ------------------------------------------------


def test_foundations_by_suit_from_columns_and_cells() -> None:
    game = freecell_at(["4S"], cells="AD 3H", up="3S 2H - -")
    assert {m for m in moves(game) if "-f" in m} == {"t1-f1", "c1-f4", "c2-f2"}
    assert refusal(game, "t1-f2") == ("foundation_suit", {"card": "4S"})
    assert refusal(freecell_at(["5S"], up="3S - - -"), "t1-f1") == (
        "foundation_order",
        {"card": "5S", "next": "4S"},
    )


def test_foundations_are_final() -> None:
    """D13: off unless it is switched on."""
    game = freecell_at(["4H", "4D"], up="3S - - -")
    assert not {m for m in moves(game) if m[0] == "f"}
    assert refusal(game, "f1-t1") == ("taking_back_forbidden", {"card": "3S"})


def test_taking_back_where_allowed() -> None:
    """D13: to a column it fits, and not to a cell."""
    game = freecell_at(["4H", "4S", ""], up="3S - - -", rules="freecell:taking_back=yes")
    empty = {f"f1-t{i + 1}" for i, column in enumerate(game.view.columns) if not column}
    assert {m for m in moves(game) if m[0] == "f"} == {"f1-t1", *empty}
    assert refusal(game, "f1-c1")[0] == "not_a_move"
    game.play("f1-t1")
    assert columns_of(game)[0] == ["4H", "3S"]
    assert game.score_at(0).up == 2


def test_taking_back_and_kings_only() -> None:
    rules = "freecell:empty_column=king,taking_back=yes"
    game = freecell_at(["4H", "4S", ""], up="3S - - -", rules=rules)
    assert {m for m in moves(game) if m[0] == "f"} == {"f1-t1"}


# --- k cards move at once if k ≤ (free cells + 1) · 2^(empty columns) ----------------------------


def formula(cells: int, columns: int) -> int:
    return (cells + 1) << columns


@pytest.mark.parametrize("onto_empty", [False, True])
def test_single_cards_bring_as_many_as_the_formula_says(onto_empty: bool) -> None:
    """Every way of carrying single cards was tried: never one more, never one fewer."""
    for cells, columns in itertools.product(range(5), range(3)):
        most = formula(cells, columns)
        for count in {1, most - 1, most, most + 1} & set(range(1, 14)):
            task = reference.Task(count, cells, columns, onto_empty, False, False)
            assert reference.can_be_carried(task) == (count <= most)


@pytest.mark.parametrize("is_king", [False, True])
def test_single_cards_with_only_kings_in_empty_columns(is_king: bool) -> None:
    """Empty columns are of no use then, for a run's only king is its head: it goes to one."""
    for cells, columns in itertools.product(range(5), range(3)):
        for count in (cells + 1, cells + 2):
            task = reference.Task(count, cells, columns, is_king, True, is_king)
            assert reference.can_be_carried(task) == (count <= cells + 1)


LONG_RUN = "QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"


def carrying(taken: int, empty: int, rules: str = "freecell") -> _core.Game:
    """A run of twelve beside its king, so many cells taken and so many columns empty."""
    columns = [LONG_RUN, "KS", *[""] * empty]
    cells = ["QD", "QC", "JD", "JC", "TD", "TC"][:taken]
    rest = left_over(rules, *columns, *cells)
    others = 8 - len(columns)
    piles = [" ".join(rest[i::others]) for i in range(others)]
    return freecell_at([*columns, *piles], cells=" ".join(cells), rules=rules)


@pytest.mark.parametrize("taken", range(5))
@pytest.mark.parametrize("empty", range(4))
def test_as_many_move_as_the_formula_says(taken: int, empty: int) -> None:
    """D12: to a card and, with one more column empty that is not counted, to an empty column."""
    game = carrying(taken, empty)
    most = formula(4 - taken, empty)
    assert game.is_legal(_core.Move("t1-t2:12")) == (most >= 12)
    if most < 12:
        expected = ("too_many", {"expected": str(most), "got": "12"})
        assert refusal(game, "t1-t2:12") == expected
    if empty:
        most = formula(4 - taken, empty - 1)
        counts = [reference.move_from_text(m)[2] for m in moves_between(game, "t1", "t3")]
        assert sorted(counts) == list(range(1, min(12, most) + 1))


@pytest.mark.parametrize("taken", range(5))
def test_with_only_kings_in_empty_columns_these_do_not_help(taken: int) -> None:
    game = carrying(taken, 2, "freecell:empty_column=king")
    expected = ("too_many", {"expected": str(5 - taken), "got": "12"})
    assert refusal(game, "t1-t2:12") == expected


@pytest.mark.parametrize(("cells", "most"), [(0, 1), (1, 2), (2, 3), (3, 4), (5, 6), (6, 7)])
def test_the_number_of_cells_counts(cells: int, most: int) -> None:
    game = carrying(0, 0, f"freecell:cells={cells}")
    assert refusal(game, "t1-t2:12") == ("too_many", {"expected": str(most), "got": "12"})


def test_the_refusal_says_how_many_may_move_now() -> None:
    """D12."""
    with pytest.raises(_core.IllegalMoveError, match="5"):
        carrying(0, 0).play("t1-t2:12")


def test_a_place_that_does_not_fit_is_said_before_a_run_too_long() -> None:
    game = freecell_at(["QH JS TH 9S 8H 7S 6H", "KD", "QS", "2S"])
    assert refusal(game, "t1-t2:7") == ("same_colour", {"card": "QH", "onto": "KD"})
    assert refusal(game, "t1-t4:7") == ("wrong_rank", {"card": "QH", "onto": "2S"})


def test_what_is_no_run_does_not_move_together() -> None:
    game = freecell_at(["QH JD", "KS", "QC"])
    assert refusal(game, "t1-t2:2") == ("not_a_run", {"pile": "t1", "count": "2"})
    assert moves_between(game, "t1", "t3") == {"t1-t3"}


def test_a_group_is_one_move_and_one_undo() -> None:
    """D12: for the player it is one, whatever single cards go to and fro."""
    game = carrying(0, 1)
    before = game.position
    step = game.play("t1-t3:5")
    assert (str(step.move), game.moves, game.ply) == ("t1-t3:5", 1, 1)
    game.undo()
    assert game.position == before


def test_every_number_that_may_move_is_listed() -> None:
    """The count may be left out only where one legal move joins the piles, and then it is found."""
    game = freecell_at(["KH QS JH TS", "QD", "JD", "KD"])
    assert moves_between(game, "t1", "t3") == {"t1-t3"}
    assert str(game.parse_move("t1-t3")) == "t1-t3"
    assert moves_between(game, "t1", "t4") == {"t1-t4:3"}
    assert str(game.parse_move("t1-t4")) == "t1-t4:3"


# --- Deals: Microsoft numbers --------------------------------------------------------------------


def known_deals() -> list[tuple[int, list[str]]]:
    text = (Path(__file__).parent / "data" / "freecell-deals.tsv").read_text()
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    return [(int(number), cards.split()) for number, cards in rows]


@pytest.mark.parametrize(("number", "cards"), known_deals(), ids=lambda value: str(value)[:12])
def test_microsoft_numbers_deal_what_they_deal_elsewhere(number: int, cards: list[str]) -> None:
    """C12."""
    assert card_texts(_core.numbered_deck(FREECELL, number)) == cards
    assert list(map(str, reference.microsoft_deal(13, number))) == cards


def test_the_known_deals_are_of_every_kind() -> None:
    numbers = {number for number, _ in known_deals()}
    assert {1, 617, 11982, 31999, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**33 - 1} <= numbers


@pytest.mark.parametrize(
    ("number", "start"),
    [(1, "JD 2D 9H JC 5D 7H 7C 5H"), (617, "7D AD 5C 3S 5S 8C 2D AH")],
)
def test_the_published_starts(number: int, start: str) -> None:
    game = numbered("freecell", number)
    assert [column[0] for column in columns_of(game)] == start.split()


def test_numbers_go_from_one_to_8_589_934_591() -> None:
    assert (FREECELL.least_number, FREECELL.largest_number) == (1, 8_589_934_591)
    assert numbered("freecell", 8_589_934_591).number == 2**33 - 1
    for number in (0, 2**33, 2**64 - 1):
        with pytest.raises(_core.NotationError, match="8589934591"):
            numbered("freecell", number)


def test_a_number_keeps_its_deal_across_options() -> None:
    decks = {
        tuple(card_texts(numbered(f"freecell:{options}", 11982).deck))
        for options in ("cells=4", "cells=0", "empty_column=king", "taking_back=yes")
    }
    assert len(decks) == 1


# --- Won -----------------------------------------------------------------------------------------


def test_won_with_all_cards_on_the_foundations() -> None:
    game = freecell_at(["KD"], cells="KC", up="KS KH QC QD")
    won = [game.is_won]
    for move in ("c1-f3", "t1-f4"):
        game.play(move)
        won.append(game.is_won)
    assert won == [False, False, True]
    assert game.score_at(100).total == 0
