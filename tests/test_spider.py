"""Each line of the rules of Spider, in their order, with its numbers."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import reference
from harpan import _core
from samples import (
    Pair,
    card_texts,
    done,
    left_over,
    moves,
    moves_between,
    numbered,
    refusal,
    shown,
    spider_at,
    wander,
)

TO_TWO = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"


def faces(slots: list[_core.Slot]) -> list[str | None]:
    return [str(slot.card) if slot.card is not None else None for slot in slots]


# --- Two decks as 104 cards in 1, 2 (spades, hearts) or 4 suits -----------------------------------


@pytest.mark.parametrize(
    ("suits", "colours", "each"), [("1", "S", 8), ("2", "SH", 4), ("4", "SHCD", 2)]
)
def test_two_decks_in_one_two_or_four_suits(suits: str, colours: str, each: int) -> None:
    deck = Counter(card_texts(numbered(f"spider:suits={suits}").deck))
    assert deck.total() == 104
    assert deck == {rank + suit: each for rank in reference.RANKS for suit in colours}


def test_four_suits_by_default() -> None:
    assert _core.Rules("spider:suits=4").text == "spider"


# --- Ten columns: 1–4 get six cards, 5–10 five: 54 dealt, 44 hidden; stock 50 = five rows --------


def test_deal_six_and_five_cards_the_last_face_up() -> None:
    view = numbered("spider").view
    assert [len(column) for column in view.columns] == [6, 6, 6, 6, 5, 5, 5, 5, 5, 5]
    assert all(column[-1].face_up for column in view.columns)
    assert sum(map(len, view.columns)) == 54
    assert sum(not slot.face_up for column in view.columns for slot in column) == 44
    assert len(view.stock) == 50
    assert len(view.foundations) == 8


def test_deal_round_by_round_then_five_rows() -> None:
    """A deck written down is 54 cards round by round, then five rows of ten."""
    deck = card_texts(_core.numbered_deck(_core.Rules("spider"), 42))
    game = _core.Game(_core.Rules("spider"), _core.Scoring("spider"), [*map(_core.Card, deck)])
    assert [column[-1] for column in map(faces, game.view.columns)] == [*deck[50:54], *deck[44:50]]
    for row in range(5):
        assert len(game.view.stock) == 50 - 10 * row
        game.play("s-t1")
        laid = [column[-1] for column in map(faces, game.view.columns)]
        assert laid == deck[54 + 10 * row : 64 + 10 * row]
    assert refusal(game, "s-t1:10") == ("stock_empty", {})


# --- A card goes on any card one higher; only a same-suit run moves as a unit --------------------


@pytest.mark.parametrize(
    ("card", "onto", "fits"),
    [
        ("QS", "KS", True),
        ("QH", "KS", True),
        ("QC", "KS", True),
        ("QD", "KS", True),
        ("JS", "KS", False),
        ("KS", "QS", False),
        ("KS", "KH", False),
        ("KS", "AH", False),
        ("AS", "2H", True),
        ("AS", "KH", False),
    ],
)
def test_a_card_goes_on_any_card_one_higher(card: str, onto: str, fits: bool) -> None:
    assert ("t1-t2" in moves(spider_at([card, onto]))) == fits


def test_a_run_of_one_suit_moves_whole_or_in_part() -> None:
    game = spider_at(["8D 9S 8S 7S", "TH", "9C", "8H", ""])
    assert moves_between(game, "t1", "t2") == {"t1-t2:3"}
    assert moves_between(game, "t1", "t3") == {"t1-t3:2"}
    assert moves_between(game, "t1", "t4") == {"t1-t4"}
    assert moves_between(game, "t1", "t5") == {"t1-t5", "t1-t5:2", "t1-t5:3"}


def test_a_run_of_mixed_suits_does_not_move_as_a_unit() -> None:
    """Not even of one colour."""
    game = spider_at(["9S 8C 7C", "TH", "9H", ""])
    assert moves_between(game, "t1", "t2") == set()
    assert moves_between(game, "t1", "t3") == {"t1-t3:2"}
    assert moves_between(game, "t1", "t4") == {"t1-t4", "t1-t4:2"}
    assert refusal(game, "t1-t2:3") == ("not_one_suit", {"pile": "t1", "count": "3"})


def test_every_card_of_a_run_that_moves_is_face_up() -> None:
    """D2."""
    game = spider_at(["<9S> 8S 7S", "TH", "9H"])
    assert moves_between(game, "t1", "t2") == set()
    assert moves_between(game, "t1", "t3") == {"t1-t3:2"}
    assert refusal(game, "t1-t2:3") == ("face_down", {"pile": "t1", "count": "3"})


def test_an_empty_column_takes_anything() -> None:
    game = spider_at(["KS", "2H AS", "9S 8S", ""])
    assert moves_between(game, "t1", "t4") == {"t1-t4"}
    assert moves_between(game, "t2", "t4") == {"t2-t4"}
    assert moves_between(game, "t3", "t4") == {"t3-t4", "t3-t4:2"}


def test_a_king_goes_only_to_an_empty_column() -> None:
    game = spider_at(["KS", "AH", "QS", "KH", ""])
    assert {move for move in moves(game) if move.startswith("t1-")} == {
        f"t1-t{i}" for i in range(5, 9)
    }


def test_legality_after_undo_is_that_of_the_position() -> None:
    """D6: a card may go to a column that an undo emptied."""
    game = spider_at(["9S", "8H", ""])
    before = moves(game)
    game.play("t2-t3")
    game.undo()
    assert moves(game) == before
    assert "t2-t3" in before
    game.play("t1-t3")
    game.play("t2-t3")
    assert {"t3-t1", "t3-t2"} <= moves(game)


# --- Stock: one card to each column; not while a column is empty | allowed -----------------------

ROW = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS"
NINE_KINGS = ["KS", "KH", "KC", "KD", "QS", "QH", "QC", "QD", "JS"]


def test_stock_gives_one_card_to_each_column() -> None:
    game = spider_at([*NINE_KINGS, "JH"], stock=ROW)
    assert moves_between(game, "s", "t1") == {"s-t1:10"}
    assert game.draw_count == 10
    game.play("s-t1")
    assert [column[-1] for column in map(faces, game.view.columns)] == ROW.split()
    assert game.view.stock == []


def test_stock_not_while_a_column_is_empty() -> None:
    """D4: a message that says how many; the columns are marked from the state."""
    columns = ["KS QS", "KH", "", "KD", "JC", "QH", "QC", "", "JS", "JH"]
    game = spider_at(columns, stock=ROW)
    assert moves_between(game, "s", "t1") == set()
    assert refusal(game, "s-t1:10") == ("empty_columns", {"columns": "2"})
    assert refusal(game, "s-t1") == ("empty_columns", {"columns": "2"})
    with pytest.raises(_core.IllegalMoveError, match="no row is dealt while columns are empty: 2"):
        game.play("s-t1")
    game.play("t1-t3")
    game.play("t5-t8")
    assert refusal(game, "s-t1:10") == ("empty_columns", {"columns": "1"})
    game.play("t2-t5")
    assert refusal(game, "s-t1:10") == ("empty_columns", {"columns": "1"})


def test_stock_over_an_empty_column_where_allowed() -> None:
    columns = ["KS QS", "KH", "", "KD", "QC", "QH", "JD", "", "JS", "JH"]
    game = spider_at(columns, stock=ROW, rules="spider:deal_over_empty=yes")
    game.play("s-t1")
    assert faces(game.view.columns[2]) == ["3S"]
    assert faces(game.view.columns[7]) == ["8S"]


@pytest.mark.parametrize(
    ("last", "home", "refused"),
    [
        ("5S", 5, ("too_few_cards", {"expected": "10", "got": "9"})),
        ("5S KS QS 2S", 4, ("empty_columns", {"columns": "1"})),
    ],
)
def test_with_fewer_cards_than_columns_the_stock_can_never_be_dealt(
    last: str, home: int, refused: tuple[str, dict[str, str]]
) -> None:
    """Said as it is: with nine cards in play no way of laying them fills ten columns."""
    rules = "spider:suits=1"
    columns = ["KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S", last]
    stock = " ".join(left_over(rules, *columns, *(f"{rank}S" for rank in reference.RANKS * home)))
    game = spider_at(columns, stock=stock, home="S" * home, rules=rules)
    assert refusal(game, "s-t1:10") == refused


# --- A complete run king…ace of one suit, all face up, goes to a foundation by itself ------------


def test_a_complete_run_goes_home_as_part_of_the_move() -> None:
    game = spider_at(["<3D> " + TO_TWO, "KC AH"])
    step = game.play("t2-t1")
    assert done(step) == reference.Deed(turned=("t1",), home=("t1",))
    assert shown(game.view)["t1"] == [("3D", True)]
    assert faces(game.view.foundations[0]) == f"{TO_TWO} AH".split()
    assert game.score_at(0).up == 13


def test_a_run_that_comes_in_two_parts_goes_home_from_above_other_cards() -> None:
    game = spider_at(["2C KH QH JH TH 9H 8H", "KC 7H 6H 5H 4H 3H 2H AH"])
    assert done(game.play("t2-t1:7")).home == ("t1",)
    assert faces(game.view.columns[0]) == ["2C"]


@pytest.mark.parametrize(
    "column",
    [
        "QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",  # from the queen
        "KS QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",  # a king of another suit
        "KH QH JH TH 9H 8H 7D 6H 5H 4H 3H 2H",  # of mixed suits
        "<KH> QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",  # the king face down
    ],
)
def test_only_king_to_ace_of_one_suit_all_face_up_goes_home(column: str) -> None:
    """D2."""
    game = spider_at([column, "KC AH"])
    assert done(game.play("t2-t1")) == reference.Deed()


def test_a_run_whose_king_turns_up_last_goes_home_with_the_next_move() -> None:
    """D2: turning up is no move; the run is looked at when the next one is made."""
    game = spider_at(["<KH> QS", "KS", "QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH"])
    assert done(game.play("t1-t2")) == reference.Deed(turned=("t1",))
    assert done(game.play("t3-t1:12")).home == ("t1",)


def test_a_run_completed_by_the_stock_row_goes_home() -> None:
    """D1."""
    columns = [TO_TWO, "KS", "KC", "KD", "QS", "QC", "QD", "JS", "JC", "JD"]
    game = spider_at(columns, stock="AH 5S 6S 7S 8S 9S TS 4C 5C 6C")
    assert done(game.play("s-t1")).home == ("t1",)
    assert faces(game.view.columns[1]) == ["KS", "5S"]


def test_the_whole_row_is_laid_before_any_run_goes_home_and_any_card_turns() -> None:
    """D1: two runs at once, a card on every column, then the card below one of them turns up."""
    columns = ["<9C> " + TO_TWO, "KS", "KC", TO_TWO.replace("H", "D"), "QS", "<7C> QC"]
    game = spider_at([*columns, "QD", "JS", "JC", "JD"], stock="AH 5S 6S AD 8S 9S TS 4C 5C 6C")
    assert done(game.play("s-t1:10")) == reference.Deed(turned=("t1",), home=("t1", "t4"))
    assert shown(game.view)["t1"] == [("9C", True)]
    assert faces(game.view.columns[3]) == []
    assert faces(game.view.columns[9])[-1] == "6C"
    assert sum(map(bool, game.view.foundations)) == 2
    game.undo()
    assert not any(game.view.foundations)
    assert shown(game.view)["t1"][0] == ("9C", False)


def test_seven_runs_may_go_at_once() -> None:
    columns = [TO_TWO.replace("H", suit) for suit in "SHCDSHC"]
    columns += ["KD QD JD", "TD 9D 8D", "7D 6D 5D 4D"]
    game = spider_at(columns, stock="AS AH AC AD AS AH AC 3D 2D AD")
    assert done(game.play("s-t1:10")).home == tuple(f"t{i}" for i in range(1, 8))
    assert (game.score_at(0).up, game.score) == (91, 500 - 1 + 700)
    game.undo()
    assert (game.score_at(0).up, game.score) == (0, 500)


def test_a_run_in_the_columns_below_is_not_looked_for() -> None:
    """Only what lies last in a column goes home, with nothing on it."""
    game = spider_at(["KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H", "AH KS", "AC", ""])
    game.play("t2-t4")
    assert done(game.play("t2-t1")).home == ("t1",)


# --- Won at eight --------------------------------------------------------------------------------


def test_won_at_eight() -> None:
    game = spider_at([TO_TWO.replace("H", "D"), "AD"], home="SHCDSHC")
    won = [game.is_won]
    assert done(game.play("t2-t1")).home == ("t1",)
    won.append(game.is_won)
    game.undo()
    won.append(game.is_won)
    assert won == [False, True, False]


# --- Score 500, −1 a move, +100 a run; undo restores the score | costs 1 as well -----------------


def test_score_500_minus_1_a_move_plus_100_a_run() -> None:
    game = spider_at(["KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H", "KC AH", "2C", "3S"])
    assert game.score == 500
    game.play("t3-t4")
    assert game.score == 499
    game.play("t2-t1")
    assert game.score == 500 - 2 + 100


def test_dealing_a_row_is_a_move() -> None:
    game = numbered("spider")
    game.play("s-t1")
    assert game.score == 499


def test_undo_restores_the_score() -> None:
    """A7: by default nothing is lost by undoing, and a run that leaves home takes its 100 along."""
    game = spider_at([TO_TWO, "KC AH", "2C", "3S"])
    for move, score in [("t3-t4", 499), ("t2-t1", 598)]:
        game.play(move)
        assert game.score == score
    for score in (499, 500):
        game.undo()
        assert game.score == score
    game.redo()
    assert game.score == 499


def test_undo_costs_a_point_as_well_where_chosen() -> None:
    """A7: the point of the move is not given back, and the undoing costs one: never a gain."""
    game = spider_at([TO_TWO, "KC AH", "2C", "3S"], scoring="spider:undo_costs=yes")
    scores = []
    game.play("t2-t1")
    for act in (game.undo, game.redo, game.undo):
        scores.append(game.score)
        act()
    scores.append(game.score)
    assert scores == [599, 498, 597, 496]


def test_time_is_worth_nothing() -> None:
    score = numbered("spider").score_at(10_000)
    assert (score.total, score.time_penalty, score.bonus) == (500, 0, 0)


# --- what a player knows -------------------------------------------------------------------------


def test_only_open_cards_are_known_and_undo_leaves_the_memory() -> None:
    game = numbered("spider")
    assert len(game.view.unseen) == 94
    game.play("s-t1")
    assert len(game.view.unseen) == 84
    game.undo()
    stock = shown(game.view)["s"]
    assert [known for known, _ in stock[-10:]] == card_texts(game.deck[54:64])[::-1]
    assert not any(face_up for _, face_up in stock)
    assert all(known is None for known, _ in stock[:-10])


@pytest.mark.parametrize("suits", ["1", "2", "4"])
def test_the_recoloured_deal_lies_the_same(suits: str) -> None:
    """The ranks of every place are those of four suits."""
    texts = [numbered(f"spider:suits={n}", 7).position for n in (suits, "4")]
    ranks = [[word.strip("<>")[0] for word in text.split()] for text in texts]
    assert ranks[0] == ranks[1]


def test_whole_games_end_at_home_and_nothing_is_lost() -> None:
    """C7 to the end: on small decks random play wins, by rows as well."""
    won = 0
    for number in range(60):
        pair = Pair("spider:suits=1,columns=4,ranks=2", "spider", number)
        for _ in wander(pair, random.Random(number), 100):
            pair.compare_table()
            if pair.core.is_won:
                won += 1
                assert len(pair.core.view.unseen) == 0
                assert pair.core.score_at(0).up == 16
                break
    assert won > 3
