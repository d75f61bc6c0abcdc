"""Each line of the rules of Aces Up, in their order, with its numbers."""

from __future__ import annotations

import random

import pytest

from harpan import _core
from samples import (
    Pair,
    aces_up_at,
    card_texts,
    done,
    moves,
    moves_between,
    numbered,
    refusal,
    wander,
)

ACE_ONLY = "aces-up:empty_column=ace"
FILLED = "aces-up:empty_column=stock"


def columns_of(game: _core.Game) -> list[list[str]]:
    return [[str(slot.card) for slot in column] for column in game.view.columns]


# --- Four columns of one card, then deals of one card to each column until the 52 are out --------


def test_four_columns_of_one_card() -> None:
    game = numbered("aces-up")
    deck = card_texts(game.deck)
    assert columns_of(game) == [[card] for card in deck[:4]]
    assert len(game.view.stock) == 48


def test_deals_of_one_card_to_each_column_until_the_52_are_out() -> None:
    game = numbered("aces-up")
    deck = card_texts(game.deck)
    for deal in range(1, 13):
        assert moves_between(game, "s", "t1") == {"s-t1:4"}
        game.play("s-t1")
        assert [column[-1] for column in columns_of(game)] == deck[4 * deal : 4 * deal + 4]
    assert refusal(game, "s-t1:4") == ("stock_empty", {})
    assert sum(map(len, game.view.columns)) == 52


def test_the_last_deal_may_be_short() -> None:
    """From the left, when spaces were filled from the stock."""
    game = aces_up_at(["2S", "3H", "4C", "5D"], stock="6S 7H", rules=FILLED)
    assert moves_between(game, "s", "t1") == {"s-t1:2"}
    assert refusal(game, "s-t1:4") == ("draw_count", {"expected": "2", "got": "4"})
    assert game.draw_count == 4
    game.play("s-t1")
    assert columns_of(game) == [["2S", "6S"], ["3H", "7H"], ["4C"], ["5D"]]


# --- Ace high: a last card goes if another last card of its suit is higher -----------------------


@pytest.mark.parametrize(
    ("card", "other", "goes"),
    [
        ("2S", "3S", True),
        ("3S", "2S", False),
        ("KS", "AS", True),
        ("2S", "AS", True),
        ("QH", "KH", True),
        ("QH", "KS", False),
        ("TD", "JD", True),
    ],
)
def test_a_last_card_goes_if_another_of_its_suit_is_higher(
    card: str, other: str, goes: bool
) -> None:
    game = aces_up_at([card, other, "", ""])
    assert ("t1-d" in moves(game)) == goes
    if goes:
        game.play("t1-d")
        assert columns_of(game)[0] == []
        assert str(game.view.discard[-1].card) == card
    else:
        assert refusal(game, "t1-d") == ("not_beaten", {"card": card})


def test_an_ace_is_never_discarded() -> None:
    """D11."""
    game = aces_up_at(["AS", "KS", "2S AH", "KH"])
    assert {m for m in moves(game) if m.endswith("-d")} == {"t2-d", "t4-d"}
    assert refusal(game, "t1-d") == ("ace_stays", {"card": "AS"})
    assert refusal(game, "t3-d") == ("ace_stays", {"card": "AH"})


def test_a_buried_card_is_neither_discarded_nor_does_it_beat() -> None:
    """D11: only last cards go, and only last cards count."""
    game = aces_up_at(["2S 5H", "3S", "4S 6D", "AS 7C"])
    assert {m for m in moves(game) if m.endswith("-d")} == set()
    assert refusal(game, "t1-d:2") == ("one_at_a_time", {})
    assert refusal(game, "t2-d") == ("not_beaten", {"card": "3S"})


def test_discarded_cards_do_not_come_back() -> None:
    game = aces_up_at(["2S", "3S", "", ""])
    game.play("t1-d")
    assert refusal(game, "d-t1")[0] == "not_a_move"
    game.undo()
    assert columns_of(game)[0] == ["2S"]


# --- Empty column: any last card may be moved there | only an ace | filled from the stock --------


def test_any_last_card_may_be_moved_to_an_empty_column() -> None:
    game = aces_up_at(["2S 5H", "3C", "", "4D"], stock="6S 7S 8S 9S")
    assert {m for m in moves(game) if m[0] == "t"} == {"t1-t3", "t2-t3", "t4-t3"}
    assert refusal(game, "t1-t2") == ("column_not_empty", {"card": "5H"})
    assert refusal(game, "t1-t3:2") == ("one_at_a_time", {})
    game.play("t1-t3")
    assert columns_of(game) == [["2S"], ["3C"], ["5H"], ["4D"]]


def test_only_an_ace_may_be_moved_to_an_empty_column() -> None:
    game = aces_up_at(["2S AH", "3C", "", "4D"], stock="6S 7S 8S 9S", rules=ACE_ONLY)
    assert {m for m in moves(game) if m[0] == "t"} == {"t1-t3"}
    assert refusal(game, "t2-t3") == ("needs_ace", {"card": "3C"})


@pytest.mark.parametrize("rules", ["aces-up", ACE_ONLY])
def test_filling_is_voluntary_and_dealing_always_allowed(rules: str) -> None:
    game = aces_up_at(["2S AH", "", "", "4D"], stock="6S 7S 8S 9S", rules=rules)
    assert "s-t1:4" in moves(game)
    game.play("s-t1")
    assert columns_of(game) == [["2S", "AH", "6S"], ["7S"], ["8S"], ["4D", "9S"]]


def test_an_empty_column_is_filled_from_the_stock_at_once() -> None:
    game = aces_up_at(["2S", "3S", "4H", "5H"], stock="6C 7C 8C", rules=FILLED)
    step = game.play("t1-d")
    assert done(step).filled == ("t1",)
    assert columns_of(game)[0] == ["6C"]
    assert done(game.play("t3-d")).filled == ("t3",)
    assert columns_of(game) == [["6C"], ["3S"], ["7C"], ["5H"]]
    assert done(game.play("t1-d")).filled == ("t1",)
    assert columns_of(game)[0] == ["8C"]
    for _ in range(3):
        game.undo()
    assert columns_of(game) == [["2S"], ["3S"], ["4H"], ["5H"]]
    assert len(game.view.stock) == 3


def test_filled_only_when_the_column_is_empty_and_the_stock_is_not() -> None:
    game = aces_up_at(["2H 2S", "3S", "4D", "5C"], stock="6C", rules=FILLED)
    assert done(game.play("t1-d")).filled == ()
    last = aces_up_at(["2S", "3S", "4D", "5C"], rules=FILLED)
    assert done(last.play("t1-d")).filled == ()
    assert refusal(last, "t2-t1") == ("filled_from_stock", {})
    assert moves(last) == set()


# --- Won: only the four aces are left ------------------------------------------------------------


@pytest.mark.parametrize("rules", ["aces-up", ACE_ONLY, FILLED])
def test_won_when_only_the_four_aces_are_left(rules: str) -> None:
    assert not aces_up_at(["AS", "AH", "KD AC", "AD"], rules=rules).is_won
    game = aces_up_at(["AS", "AH", "AC KD", "AD"], rules=rules)
    won = [game.is_won]
    game.play("t3-d")
    won.append(game.is_won)
    assert won == [False, True]
    assert len(game.view.discard) == 48
    assert not game.view.stock


@pytest.mark.parametrize("rules", ["aces-up", ACE_ONLY])
def test_aces_may_lie_on_each_other_in_a_won_game(rules: str) -> None:
    assert aces_up_at(["AS AH", "AC", "AD", ""], rules=rules).is_won


# --- "Rensa" discards all that can go; discards do not stand in each other's way -----------------


@pytest.mark.parametrize("rules", ["aces-up", ACE_ONLY, FILLED])
def test_the_order_of_discards_makes_no_difference(rules: str) -> None:
    """What can go can still go after another has gone: what is filled in from the stock aside,
    clearing has one result.
    """
    for number in range(40):
        pair = Pair(rules, "plain", number)
        for _ in wander(pair, random.Random(number), 40):
            discards = [move for move in pair.moves() if move.endswith("-d")]
            for first in discards:
                after = pair.core.copy()
                after.play(first)
                left = {move for move in discards if move != first}
                assert left <= moves(after)


# --- what a player knows -------------------------------------------------------------------------


def test_the_stock_is_unknown_and_remembered_when_undone() -> None:
    game = numbered("aces-up")
    assert len(game.view.unseen) == 48
    game.play("s-t1")
    game.undo()
    assert len(game.view.unseen) == 44
    assert [str(slot.card) for slot in game.view.stock[-4:]] == card_texts(game.deck[4:8])[::-1]
