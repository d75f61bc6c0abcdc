"""Stuck is said only when it is proven from what the player knows (E3)."""

from __future__ import annotations

import random

import pytest

import reference
from samples import (
    OTHER_RULES,
    SMALL_RULES,
    Pair,
    family,
    game_at,
    laid_out,
    numbered,
    of_family,
    preset_rules,
    wander,
)

# The ace of spades lies under its two, and no red card is open for any of the columns.
BURIED = ["<AS> 2S", "3S", "4S", "5S", "6S", "7S", "8S"]
FINAL = "taking_back=no"


def test_a_fresh_deal_is_not_stuck() -> None:
    """Any hidden card may be the one that helps."""
    for number in range(200):
        assert not numbered("klondike", number).is_stuck


def test_a_won_game_is_not_stuck() -> None:
    game = game_at(laid_out([], up="KS KH KC KD"))
    assert game.is_won
    assert not game.is_stuck


def test_dead_columns_and_a_dead_waste_are_stuck() -> None:
    text = laid_out(BURIED, waste="9S TS JS QS KS", up="- KH KC KD")
    assert game_at(text, f"klondike:passes=1,{FINAL}").is_stuck


def test_a_move_that_turns_a_card_is_a_way_out() -> None:
    columns = ["<AS> 2S", "3H", *BURIED[2:]]
    text = laid_out(columns, waste="3S 9S TS JS QS KS", up="- 2H KC KD")
    assert not game_at(text, f"klondike:passes=1,{FINAL}").is_stuck


def test_a_card_taken_back_may_be_the_way_out() -> None:
    """The three of diamonds comes down on the four of spades and takes the two: the ace turns."""
    text = laid_out(BURIED, waste="9S TS JS QS KS", up="- KH KC 3D", pass_number=2)
    closed = text.replace("stock 4D 5D 6D 7D 8D 9D TD JD QD KD", "stock")
    closed = closed.replace("waste", "waste 4D 6D 8D TD QD 5D 7D 9D JD KD")
    assert not game_at(closed, "klondike:passes=2").is_stuck
    assert game_at(closed, f"klondike:passes=2,{FINAL}").is_stuck


def test_a_long_way_round_is_found() -> None:
    """Queen, jack, ten, … come down on each other before a two finds its three."""
    columns = ["<AS> 2S", "KS", "3S", "5S", "7S", "9S", "JS"]
    text = laid_out(columns, waste="KH 4S 6S 8S TS QS", up="- QH KC KD")
    assert not game_at(text, "klondike:passes=1").is_stuck
    assert game_at(text, f"klondike:passes=1,{FINAL}").is_stuck


FAR = (  # from play, and true by the slow proof as well, which takes minutes
    "pass 1 / stock / waste JD 5H 6S 3C 6C 3S QD 4C 7H 6H JC 5S QD TC KC KH JC 5S JS QS 8H TD "
    "9D TH 3H KS KS KC / foundations AS AH 2C - 2S AH 2C - / 5H 4C / <4D> KH QC / QC JH TS 9D "
    "8C 7D / <QH> <4D> <8C> 5D 4S 3D / <6C> <7S> <KD> KD QS / <8S> <JD> <2S> TH 9S 8D 7S 6H "
    "5C / <2D> <3H> <9H> <6D> <2H> TC 9H 8S / <4S> <6S> <8D> <2H> 9C 8H 7C 6D 5C 4H 3S 2D / "
    "<3C> <JH> <4H> <3D> <7D> <AD> <TS> <7H> QH JS TD 9C / <AD> <7C> <9S> 5D"
)


def test_thousands_of_arrangements_are_gone_through() -> None:
    """The ways between them are long; a search that recursed ran out of stack here."""
    rules = "klondike:passes=1,empty_column=any,decks=2,columns=10"
    assert game_at(FAR, rules).is_stuck


def test_unseen_stock_may_hold_the_saving_card() -> None:
    """While a card is not known it may be any of those not seen, the ace among them."""
    text = laid_out(BURIED, stock="9S TS JS QS KS", up="- KH KC KD")
    assert not game_at(text, f"klondike:passes=1,{FINAL}").is_stuck


def test_a_known_stock_saves_nothing() -> None:
    text = laid_out(BURIED, stock="9S TS JS QS KS", up="- KH KC KD", pass_number=2)
    assert game_at(text, f"klondike:passes=2,{FINAL}").is_stuck
    assert game_at(text, f"klondike:{FINAL}").is_stuck


def test_thoughtful_knows_the_stock_from_the_start() -> None:
    text = laid_out(BURIED, stock="9S TS JS QS KS", up="- KH KC KD")
    assert game_at(text, f"klondike:passes=1,{FINAL},face_up=yes").is_stuck


def test_a_hidden_card_that_is_known_stays_out_of_the_stock() -> None:
    """Once the ace was seen where it lies, the stock cannot hold it."""
    columns = ["<AS> 2S", "4S 3H", "5S", "6S", "7S", "8S", "9S"]
    waste = "4H 5H 6H 7H 8H 9H TH JH QH KH 3S"
    text = laid_out(columns, waste=waste, stock="TS JS QS KS", up="- 2H KC KD")
    game = game_at(text, f"klondike:passes=1,{FINAL}")
    game.play("t2-f2")
    assert not game.is_stuck
    game.undo()
    game.play("t1-t2")
    game.undo()
    game.play("t2-f2")
    assert game.is_stuck


# The king of hearts goes up once it is on top of the waste.
ON_TOP_BY_TWO = "9S KH TS JS QS KS"


def test_draw_three_never_shows_the_card_between() -> None:
    rules = f"klondike:draw=3,{FINAL}"
    for stock, stuck in [
        ("KH 9S TS JS QS KS", True),
        ("9S KH TS JS QS KS", True),
        ("9S TS KH JS QS KS", False),
        ("9S TS JS QS KS KH", False),
    ]:
        text = laid_out(BURIED, stock=stock, up="- QH KC KD", pass_number=2)
        assert game_at(text, rules).is_stuck == stuck


def test_with_three_two_one_an_idle_pass_proves_nothing() -> None:
    """By threes the king is never on top; by twos it is, and one by one every card is."""
    rules = f"klondike:draw=3-2-1,passes=3,{FINAL}"
    third = "KH 9S TS JS QS KS"
    for waste, pass_number, stuck in [
        (ON_TOP_BY_TWO, 1, False),
        (third, 1, False),
        (third, 2, False),
        (third, 3, True),
        (ON_TOP_BY_TWO, 3, True),
    ]:
        text = laid_out(BURIED, waste=waste, up="- QH KC KD", pass_number=pass_number)
        assert game_at(text, rules).is_stuck == stuck


def test_the_last_pass_counts() -> None:
    text = laid_out(BURIED, waste="KH 9S TS JS QS KS", up="- QH KC KD", pass_number=2)
    assert not game_at(text, f"klondike:passes=3,{FINAL}").is_stuck
    assert game_at(text, f"klondike:passes=2,{FINAL}").is_stuck


def test_carrying_a_card_between_twin_foundations_is_no_way_out() -> None:
    """The two goes down from one foundation and up on the other: nothing is higher than before."""
    text = (
        "pass 1 / stock / waste / foundations 2S 3H 3C 3D AS AH AC AD"
        " / <2S> <2D> 3D / <2C> <3S> 3C / <2H> <3S> 3H"
    )
    game = game_at(text, "klondike:decks=2,columns=3,ranks=3")
    assert game.is_legal("f1-t1")
    assert game.is_stuck
    game.play("f1-t1")
    assert game.is_legal("t1-f5")
    game.play("t1-f5")
    assert game.is_stuck


@pytest.mark.parametrize("rules", of_family("klondike", SMALL_RULES))
def test_stuck_equals_the_slow_proof_on_small_decks(rules: str) -> None:
    """Brute force over all arrangements of what the player has not seen."""
    settled = 0
    for number in range(8):
        pair = Pair(rules, "plain", number)
        for _ in wander(pair, random.Random(number), 40):
            slow = reference.is_stuck(pair.slow, limit=3000)
            if slow is not None:
                settled += 1
                assert pair.core.is_stuck == slow, pair.core.position
    assert settled >= 100


OTHER_FAMILIES = [
    *(rules for rules in SMALL_RULES if family(rules) != "klondike"),
    *of_family("pyramid", preset_rules() + OTHER_RULES),
]


@pytest.mark.parametrize("rules", OTHER_FAMILIES)
def test_stuck_equals_the_slow_proof_in_other_families(rules: str) -> None:
    """No position can be reached that is won or shows a card that was not seen."""
    settled = 0
    for number in range(4):
        pair = Pair(rules, "plain", number)
        for event, _ in enumerate(wander(pair, random.Random(number), 80)):
            slow = reference.is_stuck(pair.slow, limit=300) if event % 8 == 0 else None
            if slow is not None:
                settled += 1
                assert pair.core.is_stuck == slow, pair.core.position
    assert settled >= 3


@pytest.mark.parametrize("rules", [*OTHER_FAMILIES, *preset_rules()])
def test_stuck_where_no_move_is_left_and_not_at_the_deal(rules: str) -> None:
    rng = random.Random(rules)
    for number in range(1, 9):
        game = numbered(rules, number)
        assert rules in SMALL_RULES or not game.is_stuck
        for _ in range(300):
            if not (legal := game.legal_moves):
                assert game.is_stuck != game.is_won
                break
            game.play(rng.choice(legal))


@pytest.mark.parametrize(
    "rules", ["klondike:passes=1,taking_back=no,columns=3,ranks=3", "klondike:columns=3,ranks=2"]
)
def test_the_slow_proof_may_leave_hidden_column_cards_out(rules: str) -> None:
    """They are looked at by no line of play that gains nothing, as all arrangements confirm."""
    answers = []
    for number in range(60):
        pair = Pair(rules, "plain", number)
        for _ in wander(pair, random.Random(number), 25):
            literal = reference.is_stuck_literally(pair.slow, limit=3000)
            if literal is not None:
                assert reference.is_stuck(pair.slow) == literal
                answers.append(literal)
    assert len(answers) > 100


@pytest.mark.parametrize(
    "rules", ["klondike:passes=1", "klondike:draw=3", "klondike:draw=3,passes=3"]
)
def test_when_the_core_says_stuck_the_slow_rules_find_no_way_out(rules: str) -> None:
    said = 0
    for number in range(8):
        pair = Pair(rules, "plain", number)
        for _ in wander(pair, random.Random(number), 150):
            if pair.core.is_stuck:
                said += 1
                assert reference.is_stuck(pair.slow, limit=20_000) is not False
                break
    assert said > 0
