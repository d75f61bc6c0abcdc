"""Each line of the rules of the Klondike family, one test or more a line, in their order.

The foundations of most positions are high, so that few cards are left to think about.
"""

from __future__ import annotations

import itertools

import pytest

from harpan import _core
from samples import (
    card_texts,
    deal_out,
    game_at,
    laid_out,
    moves,
    moves_between,
    numbered,
    refusal,
)

NINES = "9S 9H 9C 9D"
TWO_RANKS = "klondike:decks=2,columns=4,ranks=2"
SPADES_LEFT = "pass 1 / stock / waste / foundations"


def faces(slots: list[_core.Slot]) -> list[str | None]:
    return [str(slot.card) if slot.card is not None else None for slot in slots]


# --- Deal row by row: columns of 1…7 cards, top card face up: 28 cards, 21 hidden, stock 24 ------


def test_deal_columns_of_one_to_seven_cards() -> None:
    view = numbered("klondike").view
    assert [len(column) for column in view.columns] == [1, 2, 3, 4, 5, 6, 7]
    assert all(column[-1].face_up for column in view.columns)
    assert sum(not slot.face_up for column in view.columns for slot in column) == 21
    assert len(view.stock) == 24
    assert view.waste == []
    assert view.foundations == [[], [], [], []]


def test_deal_row_by_row() -> None:
    game = numbered("klondike:face_up=yes")
    deck = card_texts(game.deck)
    view = game.view
    assert [faces(column)[0] for column in view.columns] == deck[:7]
    assert [faces(column)[1] for column in view.columns[1:]] == deck[7:13]
    assert faces(view.columns[6])[6] == deck[27]
    assert faces(view.stock) == deck[:27:-1]


def test_deal_first_drawn_card_is_the_29th() -> None:
    game = numbered("klondike")
    game.play("s-w")
    assert faces(game.view.waste) == [str(game.deck[28])]


# --- Tableau: down by one, alternating colour ----------------------------------------------------


@pytest.mark.parametrize(
    ("card", "onto", "fits"),
    [
        ("QH", "KS", True),
        ("QD", "KS", True),
        ("QC", "KS", False),
        ("JH", "KS", False),
        ("KH", "QS", False),
        ("QS", "KD", True),
        ("QH", "KD", False),
        ("TS", "JH", True),
        ("TS", "JC", False),
    ],
)
def test_tableau_down_by_one_alternating_colour(card: str, onto: str, fits: bool) -> None:
    game = game_at(laid_out([card, onto], up=NINES))
    assert ("t1-t2" in moves(game)) == fits


def test_a_face_up_run_moves_whole_or_in_part() -> None:
    game = game_at(laid_out(["KH QS JH TS", "JD", "QC", "KD", ""], up=NINES))
    assert moves_between(game, "t1", "t2") == {"t1-t2"}
    assert moves_between(game, "t1", "t3") == {"t1-t3:2"}
    assert moves_between(game, "t1", "t4") == {"t1-t4:3"}
    assert moves_between(game, "t1", "t5") == {"t1-t5:4"}


def test_the_longest_run_moves_too() -> None:
    ranks = "KQJT98765432A"
    run = " ".join(rank + suit for rank, suit in zip(ranks, "SHSHSHSHSHSHS", strict=True))
    text = laid_out([run], up="- AH JC KD")
    assert moves_between(game_at(text), "t1", "t2") == {"t1-t2:13"}
    parts = moves_between(game_at(text, "klondike:empty_column=any"), "t1", "t2")
    assert parts == {"t1-t2", *(f"t1-t2:{count}" for count in range(2, 14))}


def test_only_as_long_as_its_head_fits() -> None:
    game = game_at(laid_out(["KH QS JH TS", "JD"], up=NINES))
    assert refusal(game, "t1-t2:2")[0] in {"wrong_rank", "same_colour"}


def test_hidden_cards_do_not_move() -> None:
    """D2: reported elsewhere, runs with hidden cards moved."""
    game = game_at(laid_out(["<JH> TS", "QS", "JD"], up=NINES))
    assert refusal(game, "t1-t2:2")[0] == "face_down"
    assert moves_between(game, "t1", "t3") == {"t1-t3"}


def test_an_uncovered_hidden_card_turns_up_by_itself() -> None:
    game = game_at(laid_out(["<KH> <QD> TS", "JD"], up=NINES))
    assert game.play("t1-t2").turned
    assert [slot.face_up for slot in game.view.columns[0]] == [False, True]
    assert faces(game.view.columns[0]) == [None, "QD"]


def test_nothing_turns_up_where_a_face_up_card_was_covered() -> None:
    game = game_at(laid_out(["<KH> QS JH TS", "JD"], up=NINES))
    assert not game.play("t1-t2").turned


def test_a_hidden_card_turns_up_when_its_cover_goes_to_a_foundation() -> None:
    game = game_at(laid_out(["<KH> TS"], up=NINES))
    assert game.play("t1-f1").turned
    assert game.view.columns[0][0].face_up


# --- Foundations: ace to king by suit ------------------------------------------------------------


@pytest.mark.parametrize("suit", "SHCD")
def test_foundations_ace_to_king_by_suit(suit: str) -> None:
    """Each card goes on the one below it on its own foundation, and nowhere else."""
    index = "SHCD".index(suit)
    for below, rank in itertools.pairwise("-A23456789TJQK"):
        up = [f"K{other}" for other in "SHCD"]
        up[index] = below if below == "-" else below + suit
        game = game_at(laid_out([rank + suit], up=" ".join(up)))
        assert {m for m in moves(game) if m.startswith("t1-f")} == {f"t1-f{index + 1}"}


def test_a_suit_has_one_foundation() -> None:
    game = game_at(laid_out(["TS"], up=NINES))
    assert refusal(game, "t1-f2")[0] == "foundation_suit"


def test_foundations_take_the_next_rank_only() -> None:
    game = game_at(laid_out(["JS"], up=NINES))
    assert refusal(game, "t1-f1") == ("foundation_order", {"card": "JS", "next": "TS"})


def test_foundations_from_a_columns_last_card_or_the_waste_top() -> None:
    game = game_at(laid_out(["JH TS"], waste="TD TH", up=NINES))
    assert {m for m in moves(game) if "-f" in m} == {"t1-f1", "w-f2"}


def test_never_straight_from_the_stock() -> None:
    game = game_at(laid_out(["KH"], stock="TS", up=NINES))
    assert refusal(game, "s-f1")[0] == "not_a_move"
    assert refusal(game, "s-t2")[0] == "not_a_move"
    assert not {m for m in moves(game) if m.startswith("s-") and m != "s-w"}


# --- Draw: 1 | 2 | 3 | 3→2→1; when fewer are left, fewer are drawn -------------------------------


@pytest.mark.parametrize(
    ("draw", "drawn"),
    [("1", [1] * 24), ("2", [2] * 12), ("3", [3] * 8)],
)
def test_draw_one_two_or_three(draw: str, drawn: list[int]) -> None:
    assert deal_out(numbered(f"klondike:draw={draw}")) == drawn


def test_draw_three_then_two_then_one() -> None:
    game = numbered("klondike:draw=3-2-1,passes=3")
    passes = []
    for count in (3, 2, 1):
        assert game.draw_count == count
        passes.append(deal_out(game))
        if count > 1:
            game.play("w-s:24")
    assert passes == [[3] * 8, [2] * 12, [1] * 24]
    assert refusal(game, "w-s:24")[0] == "no_passes_left"


def test_when_fewer_are_left_fewer_are_drawn() -> None:
    game = game_at(laid_out(["KS"], stock="KD QD", up="QS KH KC JD"), "klondike:draw=3")
    assert moves_between(game, "s", "w") == {"s-w:2"}
    assert refusal(game, "s-w:3") == ("draw_count", {"expected": "2", "got": "3"})


def test_a_draw_turns_the_next_cards_one_by_one() -> None:
    game = numbered("klondike:draw=3")
    game.play("s-w:3")
    assert faces(game.view.waste) == card_texts(game.deck[28:31])


def test_only_the_top_of_the_waste_plays_after_it_the_one_below() -> None:
    game = game_at(laid_out(["KS"], waste="QD QH", up="QS JH KC JD"))
    assert moves_between(game, "w", "f4") == set()
    assert moves_between(game, "w", "f2") == {"w-f2"}
    game.play("w-f2")
    assert moves_between(game, "w", "f4") == {"w-f4"}
    assert moves_between(game, "w", "t1") == {"w-t1"}


def test_recycling_keeps_the_order_and_never_shuffles() -> None:
    game = numbered("klondike:draw=3")
    order = card_texts(game.deck[28:])
    deal_out(game)
    assert faces(game.view.waste) == order
    game.play("w-s:24")
    assert faces(game.view.stock) == order[::-1]
    deal_out(game)
    assert faces(game.view.waste) == order


def test_the_stock_is_turned_only_when_it_is_empty() -> None:
    game = numbered("klondike")
    game.play("s-w")
    assert refusal(game, "w-s")[0] == "stock_not_empty"


def test_nothing_to_turn_without_a_waste() -> None:
    game = game_at("pass 1 / stock / waste / foundations QS KH KC KD / KS / - / - / - / - / - / -")
    assert refusal(game, "w-s")[0] == "waste_empty"
    assert refusal(game, "s-w")[0] == "stock_empty"


# --- Passes: 1 | 2 | 3 | unlimited (3→2→1 has three): D17, D18 -----------------------------------


@pytest.mark.parametrize("draw", ["1", "2", "3"])
@pytest.mark.parametrize("passes", [1, 2, 3])
def test_passes_are_counted_never_redeals(draw: str, passes: int) -> None:
    """D18: three passes are two recycles."""
    game = numbered(f"klondike:draw={draw},passes={passes}")
    for number in range(1, passes + 1):
        assert game.pass_number == number
        assert game.passes == passes
        deal_out(game)
        assert ("w-s:24" in moves(game)) == (number < passes)
        if number < passes:
            game.play("w-s:24")
    assert refusal(game, "w-s:24") == ("no_passes_left", {"passes": str(passes)})


def test_passes_unlimited() -> None:
    game = numbered("klondike:draw=3")
    assert game.passes is None
    for number in range(1, 21):
        assert game.pass_number == number
        deal_out(game)
        game.play("w-s:24")


def test_three_two_one_has_three_passes() -> None:
    for passes in ("", ",passes=1", ",passes=2"):
        with pytest.raises(_core.RulesError, match="3-2-1"):
            _core.Rules(f"klondike:draw=3-2-1{passes}")
    assert numbered("klondike:draw=3-2-1,passes=3").passes == 3


def test_no_recycle_is_offered_without_a_pass_left() -> None:
    """A12: the stop mark is shown because the move is not there, and asking says why."""
    game = numbered("klondike:passes=1")
    deal_out(game)
    assert moves_between(game, "w", "s") == set()
    assert refusal(game, "w-s:24") == ("no_passes_left", {"passes": "1"})


# --- Empty column: a king (with its run) | any card ----------------------------------------------


def test_empty_column_a_king_with_its_run() -> None:
    game = game_at(laid_out(["<KD> KS QH", "QS"], waste="KC", up="JS JH QC QD"))
    assert moves_between(game, "t1", "t3") == {"t1-t3:2"}
    assert moves_between(game, "w", "t3") == {"w-t3"}
    assert refusal(game, "t2-t3") == ("needs_king", {"card": "QS"})
    assert refusal(game, "t1-t3") == ("needs_king", {"card": "QH"})


def test_empty_column_any_card() -> None:
    rules = "klondike:empty_column=any"
    game = game_at(laid_out(["<KD> KS QH", "QS"], waste="QD", up="JS JH KC JD"), rules)
    assert moves_between(game, "t1", "t3") == {"t1-t3", "t1-t3:2"}
    assert moves_between(game, "t2", "t3") == {"t2-t3"}
    assert moves_between(game, "w", "t3") == {"w-t3"}
    assert "f1-t3" in moves(game)


def test_a_king_may_move_between_empty_columns() -> None:
    game = game_at(laid_out(["KS QH"], up="QS JH KC KD"))
    assert moves_between(game, "t1", "t2") == {"t1-t2:2"}


# --- Foundation to column: allowed | forbidden ---------------------------------------------------


def test_taking_back_allowed() -> None:
    game = game_at(laid_out(["KD", "QC"], up="QS JH JC QD"))
    assert {m for m in moves(game) if m.startswith("f")} == {"f1-t1", "f2-t2"}
    game.play("f1-t1")
    assert game.view.foundations[0][-1].card == _core.Card("JS")


def test_taking_back_a_king_to_an_empty_column() -> None:
    game = game_at(laid_out(["KD"], up="KS KH KC QD"))
    assert {m for m in moves(game) if m.startswith("f1")} == {f"f1-t{i}" for i in range(2, 8)}


def test_taking_back_forbidden() -> None:
    rules = "klondike:taking_back=no"
    game = game_at(laid_out(["KD", "QC"], up="QS JH JC QD"), rules)
    assert not {m for m in moves(game) if m.startswith("f")}
    assert refusal(game, "f1-t1") == ("taking_back_forbidden", {"card": "QS"})


def test_never_from_foundation_to_foundation() -> None:
    game = game_at(f"{SPADES_LEFT} AS 2H 2C 2D - 2H 2C 2D / AS / 2S / 2S / -", TWO_RANKS)
    assert refusal(game, "f1-f5")[0] == "not_a_move"
    assert not {m for m in moves(game) if m.startswith("f1-f")}


# --- Face up: no | all: columns, waste and the order of the stock (Thoughtful) -------------------


def test_face_up_all_cards_are_known() -> None:
    game = numbered("klondike:face_up=yes")
    assert game.view.unseen == []
    places = [slot for pile in game.view.piles.values() for slot in pile]
    assert sorted(str(slot.card) for slot in places) == sorted(card_texts(game.deck))


def test_face_up_changes_what_is_known_and_no_move() -> None:
    open_game, closed = numbered("klondike:face_up=yes"), numbered("klondike")
    for move in ("s-w", "s-w"):
        assert moves(open_game) == moves(closed)
        assert open_game.position == closed.position
        assert [s.face_up for s in open_game.view.columns[6]] == [False] * 6 + [True]
        open_game.play(move)
        closed.play(move)


def test_face_down_by_default() -> None:
    game = numbered("klondike")
    assert len(game.view.unseen) == 45
    assert all(slot.card is None for slot in game.view.stock)


# --- Won: all cards on foundations ---------------------------------------------------------------


def test_won_with_all_cards_on_foundations() -> None:
    game = game_at(laid_out(["KD"], up="KS KH KC QD"))
    won = [game.is_won]
    game.play("t1-f4")
    won.append(game.is_won)
    game.undo()
    won.append(game.is_won)
    assert won == [False, True, False]


def test_not_won_with_everything_open_but_a_card_in_the_waste() -> None:
    game = game_at(laid_out([], waste="KD", up="KS KH KC QD"))
    assert not game.is_won


# --- Dubbelharpan --------------------------------------------------------------------------------


def test_double_klondike_numbers() -> None:
    game = numbered("klondike:decks=2")
    view = game.view
    assert len(view.foundations) == 8
    assert [len(column) for column in view.columns] == list(range(1, 10))
    assert sum(map(len, view.columns)) == 45
    assert sum(not slot.face_up for column in view.columns for slot in column) == 36
    assert len(view.stock) == 59
    assert len(game.deck) == 104


@pytest.mark.parametrize("columns", range(7, 14))
def test_double_klondike_takes_seven_to_thirteen_columns(columns: int) -> None:
    view = numbered(f"klondike:decks=2,columns={columns}").view
    assert len(view.columns) == columns
    assert len(view.stock) == 104 - columns * (columns + 1) // 2


@pytest.mark.parametrize("columns", [7, 8, 9])
def test_one_deck_takes_seven_to_nine_columns(columns: int) -> None:
    view = numbered(f"klondike:columns={columns}").view
    assert len(view.columns) == columns
    assert len(view.stock) == 52 - columns * (columns + 1) // 2


@pytest.mark.parametrize(
    "text",
    ["klondike:columns=6", "klondike:columns=10", "klondike:decks=2,columns=6", "klondike:ranks=4"],
)
def test_columns_that_the_cards_do_not_suffice_for(text: str) -> None:
    with pytest.raises(_core.RulesError, match="columns"):
        _core.Rules(text)


def test_two_foundations_a_suit_are_interchangeable() -> None:
    game = game_at(f"{SPADES_LEFT} - 2H 2C 2D - 2H 2C 2D / AS / AS / 2S / 2S", TWO_RANKS)
    assert {m for m in moves(game) if "-f" in m} == {"t1-f1", "t1-f5", "t2-f1", "t2-f5"}
    game.play("t1-f5")
    assert {m for m in moves(game) if "-f" in m} == {"t2-f1", "t3-f5", "t4-f5"}


def test_gargantua_and_stora_harpan() -> None:
    gargantua = _core.Rules("klondike:passes=2,decks=2")
    assert {o.name: o.value for o in gargantua.options} == {
        "draw": "1",
        "passes": "2",
        "empty_column": "king",
        "taking_back": "yes",
        "face_up": "no",
        "decks": "2",
        "columns": "9",
        "redeals": "0",
        "ranks": "13",
    }
    stora = numbered("klondike:passes=1,empty_column=any,decks=2,columns=10")
    assert len(stora.view.columns) == 10
    assert stora.passes == 1
    assert stora.draw_count == 1
