"""Each line of the rules of Pyramid, in their order, with its numbers."""

from __future__ import annotations

import random

import pytest

import reference
from harpan import _core
from samples import (
    Pair,
    card_texts,
    deal_out,
    moves,
    moves_between,
    numbered,
    pyramid_at,
    refusal,
    shown,
    wander,
)

PLAYABLE = "pyramid:stock_top_playable=yes"


def row_lengths(game: _core.Game) -> list[int]:
    places = list(map(len, game.view.pyramid))
    return [sum(places[r * (r + 1) // 2 : (r + 1) * (r + 2) // 2]) for r in range(7)]


# --- 28 cards in seven rows, each covered by two below -------------------------------------------


def test_28_cards_in_seven_rows_and_24_in_the_stock() -> None:
    game = numbered("pyramid")
    assert row_lengths(game) == [1, 2, 3, 4, 5, 6, 7]
    assert len(game.view.pyramid) == 28
    assert len(game.view.stock) == 24
    assert game.view.waste == []
    assert game.view.discard == []


def test_deal_row_by_row_from_the_top_then_the_stock() -> None:
    """A deck written down is 28 cards row by row, then the stock from its top."""
    game = numbered("pyramid")
    deck = card_texts(game.deck)
    assert [str(place[0].card) for place in game.view.pyramid] == deck[:28]
    drawn = []
    for _ in range(24):
        game.play("s-w")
        drawn.append(str(game.view.waste[-1].card))
    assert drawn == deck[28:]


def test_a_card_is_covered_by_two_below() -> None:
    """Of 1, 2, …, 28 row by row the cards that lie over 5 are 8 and 9, and so on to the last row.

    Said by geometry: row r has r places, and its i-th lies under the i-th and next of row r + 1.
    """
    row_of = [row for row in range(1, 8) for _ in range(row)]
    for place in range(1, 22):
        row = row_of[place - 1]
        assert reference.FAMILIES["pyramid"].COVERS[f"p{place}"] == (  # type: ignore[attr-defined]
            f"p{place + row}",
            f"p{place + row + 1}",
        )


@pytest.mark.parametrize(("left", "free"), [("- -", True), ("2S -", False), ("- 2S", False)])
def test_free_when_neither_of_the_two_is_left(left: str, free: bool) -> None:
    game = pyramid_at(["KS", left])
    assert ("p1-d" in moves(game)) == free
    if not free:
        assert refusal(game, "p1-d") == ("covered", {"pile": "p1", "card": "KS"})


# --- Free cards pair to 13 (A 1, Kn 11, D 12); a king goes alone ---------------------------------


@pytest.mark.parametrize(
    ("first", "second", "pairs"),
    [
        ("AS", "QH", True),
        ("2S", "JS", True),
        ("3C", "TD", True),
        ("4S", "9S", True),
        ("5H", "8H", True),
        ("6D", "7C", True),
        ("AS", "JH", False),
        ("6D", "6S", False),
        ("KS", "KH", False),
        ("QS", "QH", False),
    ],
)
def test_free_cards_pair_to_13(first: str, second: str, pairs: bool) -> None:
    game = pyramid_at(["KC", f"{first} {second}"])
    assert ("p3-p2" in moves(game)) == pairs
    from_waste = pyramid_at([first], waste=second)
    assert ("p1-w" in moves(from_waste)) == pairs
    if not pairs:
        total = reference.RANKS.index(first[0]) + reference.RANKS.index(second[0]) + 2
        facts = {"card": second, "onto": first, "sum": str(total)}
        assert refusal(game, "p3-p2") == ("not_thirteen", facts)


def test_a_king_goes_alone() -> None:
    game = pyramid_at(["2C", "KS QH"], waste="KD")
    assert moves_between(game, "p2", "d") == {"p2-d"}
    assert moves_between(game, "w", "d") == {"w-d"}
    assert refusal(game, "p3-d") == ("needs_partner", {"card": "QH", "rank": "1"})
    game.play("p2-d")
    assert game.view.pyramid[1] == []
    assert [str(slot.card) for slot in game.view.discard][-1] == "KS"


def test_a_card_covered_only_by_its_own_partner_is_not_free() -> None:
    game = pyramid_at(["TS", "- 3H"])
    assert not moves(game)
    assert refusal(game, "p3-p1") == ("covered", {"pile": "p1", "card": "TS"})


def test_a_card_freed_by_the_pair_may_go_next() -> None:
    game = pyramid_at(["KS", "TS 3H"])
    game.play("p3-p2")
    assert moves(game) == {"p1-d"}


def test_a_pair_is_one_move_and_one_undo() -> None:
    """D8."""
    game = pyramid_at(["2C", "TS 3H"], stock="2S")
    before = game.position
    step = game.play("p3-p2")
    assert (game.moves, game.ply, str(step.move)) == (1, 1, "p3-p2")
    assert game.view.pyramid[1:3] == [[], []]
    game.undo()
    assert game.position == before
    assert not game.can_undo


@pytest.mark.parametrize(
    ("rows", "stock", "waste", "move", "listed"),
    [
        (["2C", "TS 3H"], "", "", "p2-p3", "p3-p2"),
        (["2C", "TS 3H"], "", "", "p3-p2", "p3-p2"),
        (["2C", "4C 6C", "5D - -"], "", "8H", "w-p4", "p4-w"),
        (["2C", "4C 6C", "- - QD"], "AS", "", "s-p6", "p6-s"),
        ([], "AS", "QH", "w-s", "w-s"),
    ],
)
def test_a_pair_is_listed_once_and_taken_either_way(
    rows: list[str], stock: str, waste: str, move: str, listed: str
) -> None:
    game = pyramid_at(rows, stock, waste, PLAYABLE)
    assert game.is_legal(move)
    assert game.is_legal(_core.Move(move))
    assert listed in moves(game)
    assert (move in moves(game)) == (move == listed)
    assert str(game.parse_move(move)) == listed
    assert str(game.play(_core.Move(move)).move) == listed


# --- Passes 1 | 2 | 3 | unlimited ----------------------------------------------------------------


@pytest.mark.parametrize("draw", ["1", "3"])
@pytest.mark.parametrize("passes", [1, 2, 3])
def test_passes_are_counted_never_redeals(passes: int, draw: str) -> None:
    """Three passes are two recycles."""
    game = numbered(f"pyramid:passes={passes},draw={draw}")
    for number in range(1, passes + 1):
        assert (game.pass_number, game.passes) == (number, passes)
        assert deal_out(game) == [int(draw)] * (24 // int(draw))
        assert ("w-s:24" in moves(game)) == (number < passes)
        if number < passes:
            game.play("w-s:24")
    assert refusal(game, "w-s:24") == ("no_passes_left", {"passes": str(passes)})


def test_three_passes_by_default() -> None:
    assert numbered("pyramid").passes == 3


def test_passes_unlimited() -> None:
    game = numbered("pyramid:passes=unlimited,draw=3")
    assert game.passes is None
    for number in range(1, 11):
        assert game.pass_number == number
        deal_out(game)
        game.play("w-s:24")


def test_recycling_keeps_the_order_and_waits_for_an_empty_stock() -> None:
    game = numbered("pyramid")
    order = card_texts(game.deck[28:])
    assert refusal(game, "w-s")[0] in {"stock_not_empty", "not_from_stock"}
    deal_out(game)
    assert refusal(game, "w-s:23") == ("draw_count", {"expected": "24", "got": "23"})
    game.play("w-s")
    deal_out(game)
    assert [str(slot.card) for slot in game.view.waste] == order


# --- Draw 1 | 3 ----------------------------------------------------------------------------------


def test_when_fewer_are_left_fewer_are_drawn() -> None:
    game = pyramid_at(["2S"], stock="AS 4S", rules="pyramid:draw=3")
    assert moves_between(game, "s", "w") == {"s-w:2"}
    assert refusal(game, "s-w:3") == ("draw_count", {"expected": "2", "got": "3"})


def test_only_the_top_of_the_waste_plays() -> None:
    game = pyramid_at(["2C", "TS 5S"], stock="3H 8H 4D", rules="pyramid:draw=3")
    game.play("s-w:3")
    assert moves(game) == {"w-s:3"}
    game = pyramid_at(["2C", "TS 5S"], waste="4D 3H 8H")
    assert moves(game) == {"p3-w", "w-s:3"}
    game.play("p3-w")
    assert moves(game) == {"p2-w", "w-s:2"}


# --- Pyramid face up | only free cards -----------------------------------------------------------


def test_the_pyramid_lies_face_up() -> None:
    game = numbered("pyramid")
    assert all(place[0].face_up for place in game.view.pyramid)
    assert len(game.view.unseen) == 24


def test_only_free_cards_face_up() -> None:
    game = numbered("pyramid:covered=hidden")
    assert [place[0].face_up for place in game.view.pyramid] == [False] * 21 + [True] * 7
    assert len(game.view.unseen) == 24 + 21
    assert not any(place[0].card for place in game.view.pyramid[:21])


def test_a_covered_card_turns_up_when_it_becomes_free() -> None:
    game = pyramid_at(["<5S>", "TS 3H"], rules="pyramid:covered=hidden")
    step = game.play("p3-p2")
    assert list(map(str, step.turned)) == ["p1"]
    assert shown(game.view)["p1"] == [("5S", True)]
    game.undo()
    assert shown(game.view)["p1"] == [("5S", False)]


def test_hidden_cards_change_no_move() -> None:
    """Only what is known changes: covered cards do not play anyway."""
    for number in range(20):
        hidden, plain = numbered("pyramid:covered=hidden", number), numbered("pyramid", number)
        rng = random.Random(number)
        while plain.legal_moves and plain.ply < 60:
            assert moves(hidden) == moves(plain)
            move = str(rng.choice(plain.legal_moves))
            plain.play(move)
            hidden.play(move)


def test_a_covered_hidden_card_is_not_named_by_a_refusal() -> None:
    game = pyramid_at(["<5S>", "TS 3H"], rules="pyramid:covered=hidden")
    assert refusal(game, "p1-d") == ("covered", {"pile": "p1", "card": ""})
    with pytest.raises(_core.IllegalMoveError) as caught:
        game.play("p1-d")
    assert "5S" not in str(caught.value)


# --- The two top waste cards may pair (no | yes) -------------------------------------------------


def test_two_waste_cards_do_not_pair() -> None:
    game = pyramid_at(["2S"], waste="9H QH AD")
    assert moves_between(game, "w", "d") == set()
    assert refusal(game, "w-d:2") == ("no_waste_pairs", {})


def test_the_two_top_waste_cards_pair_where_allowed() -> None:
    game = pyramid_at(["2S"], waste="9H QH AD", rules="pyramid:waste_pairs=yes")
    assert moves_between(game, "w", "d") == {"w-d:2"}
    game.play("w-d:2")
    assert [str(slot.card) for slot in game.view.waste] == ["9H"]
    assert refusal(game, "w-d:2")[0] in {"empty_pile", "not_a_move", "waste_empty"}
    game.undo()
    assert [str(slot.card) for slot in game.view.waste] == ["9H", "QH", "AD"]
    other = pyramid_at(["2S"], waste="9H JH AD", rules="pyramid:waste_pairs=yes")
    assert refusal(other, "w-d:2") == ("not_thirteen", {"card": "AD", "onto": "JH", "sum": "12"})


# --- The stock's top is playable (no | yes) ------------------------------------------------------


def test_stock_cards_are_drawn_before_they_play() -> None:
    game = pyramid_at(["5S"], stock="8H KD", waste="5D")
    assert {m for m in moves(game) if m != "s-w"} == set()
    assert refusal(game, "p1-s") == ("not_from_stock", {})
    assert refusal(game, "s-d") == ("not_from_stock", {})


def test_the_stocks_top_plays_where_allowed() -> None:
    game = pyramid_at(["5S"], stock="8H KD", waste="5D", rules=PLAYABLE)
    assert moves(game) == {"p1-s", "w-s", "s-w"}
    assert shown(game.view)["s"] == [(None, False), ("8H", True)]
    game.play("w-s")
    assert shown(game.view)["s"] == [("KD", True)]
    assert moves(game) == {"s-d", "s-w"}
    game.play("s-d")
    assert game.view.stock == []


# --- Won when the pyramid is cleared | all 52 are gone -------------------------------------------


def test_won_when_the_pyramid_is_cleared() -> None:
    game = pyramid_at(["KS"], stock="8H", waste="2S")
    won = [game.is_won]
    game.play("p1-d")
    won.append(game.is_won)
    game.undo()
    won.append(game.is_won)
    assert won == [False, True, False]


def test_won_when_all_52_are_gone() -> None:
    game = pyramid_at(["KS"], waste="8H 5D", rules="pyramid:waste_pairs=yes,goal=all")
    won = []
    for move in ("p1-d", "w-d:2"):
        game.play(move)
        won.append(game.is_won)
    assert won == [False, True]
    assert len(game.view.discard) == 52


# --- what a player knows -------------------------------------------------------------------------


def test_drawn_cards_are_remembered() -> None:
    game = numbered("pyramid:draw=3")
    game.play("s-w:3")
    game.undo()
    stock = shown(game.view)["s"]
    assert [known for known, _ in stock[-3:]] == card_texts(game.deck[28:31])[::-1]
    assert all(known is None for known, _ in stock[:-3])
    deal_out(game)
    game.play("w-s:24")
    assert game.view.unseen == []


def test_games_are_won_at_random_now_and_then() -> None:
    """C7 to the end of the game."""
    won = 0
    for number in range(20, 40):
        pair = Pair("pyramid:passes=unlimited,waste_pairs=yes", "plain", number)
        for _ in wander(pair, random.Random(number), 150):
            if pair.core.is_won:
                won += 1
                pair.compare()
                break
    assert won > 1
