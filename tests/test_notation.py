"""Texts of cards, piles, moves, rules, scorings and positions: parse → print → parse is stable,
and any other text gives the named error with a useful message.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import reference
from harpan import _core
from samples import (
    KLONDIKE_SCORINGS,
    OTHER_RULES,
    SMALL_RULES,
    SPIDER_SCORINGS,
    Preset,
    aces_up_at,
    freecell_at,
    game_at,
    laid_out,
    moves,
    numbered,
    played_out,
    preset_rules,
    pyramid_at,
    spider_at,
)

ALL_RULES = preset_rules() + OTHER_RULES + SMALL_RULES
CARDS = [rank + suit for suit in reference.SUITS for rank in reference.RANKS]


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", CARDS)
def test_cards_round_trip(text: str) -> None:
    card = _core.Card(text)
    assert str(card) == text
    assert (card.rank, card.suit) == (
        reference.RANKS.index(text[0]) + 1,
        reference.SUITS.index(text[1]),
    )
    assert card.is_red == (text[1] in "HD")
    assert card == _core.Card(text.lower())
    assert hash(card) == hash(_core.Card(text))


def test_cards_are_all_different_and_sorted_somehow() -> None:
    cards = [_core.Card(text) for text in CARDS]
    assert len(set(cards)) == 52
    assert sorted(sorted(cards, key=str)) == sorted(cards)


@pytest.mark.parametrize(
    ("spelled", "plain"),
    [
        ("10H", "TH"),
        ("10h", "TH"),
        ("th", "TH"),
        ("T♥", "TH"),
        ("10♥", "TH"),
        ("a♠", "AS"),
        ("K♣", "KC"),
        ("2♦", "2D"),
    ],
)
def test_cards_take_other_spellings(spelled: str, plain: str) -> None:
    assert str(_core.Card(spelled)) == plain


@pytest.mark.parametrize(
    "text",
    ["", "A", "S", "1S", "0H", "11D", "SA", "ASS", "A S", " AS", "AS ", "??", "♠A", "A♥♥", "é"],
)
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(_core.NotationError) as caught:
        _core.Card(text)
    assert "expected a card" in str(caught.value)
    assert f"'{text}'" in str(caught.value)


# --- piles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "role", "index"),
    [
        ("s", "stock", 0),
        ("w", "waste", 0),
        ("f1", "foundation", 0),
        ("f8", "foundation", 7),
        ("t1", "column", 0),
        ("t13", "column", 12),
        ("c1", "cell", 0),
        ("c6", "cell", 5),
        ("p1", "pyramid", 0),
        ("p28", "pyramid", 27),
        ("d", "discard", 0),
    ],
)
def test_piles_round_trip(text: str, role: str, index: int) -> None:
    pile = _core.Pile(text)
    assert (str(pile), pile.role, pile.index) == (text, role, index)
    assert pile == _core.Pile(text)
    assert hash(pile) == hash(_core.Pile(text))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "s1",
        "w2",
        "f",
        "f0",
        "t",
        "t0",
        "t01",
        "t-1",
        "t1 ",
        "f99",
        "t999",
        "T1",
        "1",
        "d1",
        "c",
        "c0",
        "c99",
        "p29",
        "p00",
    ],
)
def test_what_is_not_a_pile_is_refused(text: str) -> None:
    with pytest.raises(_core.NotationError) as caught:
        _core.Pile(text)
    assert "expected a pile" in str(caught.value)


# --- moves ---------------------------------------------------------------------------------------

KLONDIKE_MOVES = ["w-t3", "t3-t5:4", "t2-f1", "f1-t2", "s-w", "s-w:3", "w-s:24"]
OTHER_MOVES = ["s-t1:10", "t3-c4", "c6-f1", "p28-p22", "p5-d", "w-d:2", "t4-d"]


@pytest.mark.parametrize("text", [*KLONDIKE_MOVES, *OTHER_MOVES])
def test_moves_round_trip(text: str) -> None:
    move = _core.Move(text)
    assert str(move) == text
    source, target, count = reference.move_from_text(text)
    assert (str(move.source), str(move.target), move.count) == (source, target, count)


def test_a_count_of_one_is_left_out() -> None:
    assert str(_core.Move("t3-t5:1")) == "t3-t5"
    assert _core.Move("t3-t5:1") == _core.Move("t3-t5")


@pytest.mark.parametrize(
    "text",
    ["", "-", "t3", "t3-", "-t3", "t3t5", "t3 - t5", "t3-t5-t6", "t3:2-t5", "w-f"],
)
def test_what_is_not_a_move_is_refused(text: str) -> None:
    with pytest.raises(_core.NotationError, match="expected"):
        _core.Move(text)


@pytest.mark.parametrize("count", ["", "0", "-1", "x", "1:2", "999", "99999999999999999999"])
def test_what_is_not_a_count_is_refused(count: str) -> None:
    with pytest.raises(_core.NotationError, match="expected"):
        _core.Move(f"t3-t5:{count}")


def test_a_count_may_be_left_out_where_one_move_joins_the_piles() -> None:
    game = numbered("klondike:draw=3")
    assert str(game.parse_move("s-w")) == "s-w:3"
    game.play("s-w")
    assert len(game.view.waste) == 3
    for _ in range(7):
        game.play("s-w")
    assert str(game.parse_move("w-s")) == "w-s:24"
    run = game_at(laid_out(["KH QS JH TS", "QC"], up="9S 9H 9C 9D"))
    assert str(run.parse_move("t1-t2")) == "t1-t2:2"


def test_a_card_alone_goes_before_its_run_where_both_may() -> None:
    """With any card in an empty column `t1-t2` is one card, as written."""
    game = game_at(laid_out(["KH QS"], up="JS QH 9C 9D"), "klondike:empty_column=any")
    assert {"t1-t2", "t1-t2:2"} <= moves(game)
    assert str(game.parse_move("t1-t2")) == "t1-t2"


def test_f_alone_is_the_foundation_that_fits() -> None:
    game = game_at(laid_out(["TS"], waste="TH", up="9S 9H 9C 9D"))
    assert str(game.parse_move("w-f")) == "w-f2"
    assert str(game.parse_move("t1-f")) == "t1-f1"


def test_f_alone_says_why_none_fits() -> None:
    game = game_at(laid_out(["KD"], up="9S 9H 9C 9D"))
    with pytest.raises(_core.IllegalMoveError) as caught:
        game.play("t1-f")
    assert caught.value.code == "foundation_order"


# --- rules and scorings --------------------------------------------------------------------------


@pytest.mark.parametrize("text", ALL_RULES)
def test_rules_round_trip(text: str) -> None:
    rules = _core.Rules(text)
    assert rules.text == text
    assert _core.Rules(rules.text) == rules
    assert hash(_core.Rules(text)) == hash(rules)
    options = {o.name: o.value for o in rules.options}
    assert {"family": rules.family, **options} == reference.options_from_text(text)
    assert rules.version == 1


def test_rules_are_printed_in_one_order_without_what_is_usual() -> None:
    text = "klondike:columns=7,passes=3,ranks=13,draw=3,decks=1,empty_column=king"
    assert _core.Rules(text).text == "klondike:draw=3,passes=3"
    assert _core.Rules("klondike:columns=9,decks=2").text == "klondike:decks=2"
    assert _core.Rules("klondike:columns=9").text == "klondike:columns=9"


@pytest.mark.parametrize("family", reference.FAMILIES)
def test_options_have_their_usual_value_first(family: str) -> None:
    options = _core.Rules(family).options
    usual = {option.name: option.allowed[0] for option in options}
    assert {"family": family, **usual} == reference.options_from_text(family)
    assert [option.value for option in options] == [option.allowed[0] for option in options]


@pytest.mark.parametrize(
    ("family", "name", "value"),
    [
        (family, option.name, value)
        for family in reference.FAMILIES
        for option in _core.Rules(family).options
        for value in option.allowed
        if option.name not in ("columns", "ranks") and value != "3-2-1"
    ],
)
def test_every_value_can_be_chosen(family: str, name: str, value: str) -> None:
    """D17."""
    rules = _core.Rules(family).replace({name: value})
    assert {o.name: o.value for o in rules.options}[name] == value
    assert _core.Rules(rules.text) == rules


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "klondike"),
        ("canfield", "klondike, spider, freecell, pyramid or aces-up"),
        ("Klondike", "klondike"),
        ("klondike:", ""),
        ("klondike:draw", "draw"),
        ("klondike:draw=", "draw"),
        ("klondike:draw=4", "3-2-1"),
        ("klondike:draw=1,draw=3", "draw"),
        ("klondike:passes=0", "unlimited"),
        ("klondike:passes=4", "unlimited"),
        ("klondike:empty_column=queen", "king"),
        ("klondike:taking_back=maybe", "yes"),
        ("klondike:decks=3", "2"),
        ("klondike:columns=14", "13"),
        ("klondike:ranks=14", "13"),
        ("klondike:colour=red", "draw"),
        ("klondike:draw=3;passes=1", "draw"),
        ("klondike:draw=3-2-1", "passes=3"),
        ("klondike:draw=3-2-1,passes=2", "passes=3"),
        ("spider:suits=3", "4, 2 or 1"),
        ("spider:columns=9", "10 with a full deck"),
        ("spider:columns=4,ranks=13", "10 with a full deck"),
        ("spider:ranks=1", "8 cards"),
        ("spider:columns=4,ranks=12", "6 or more for 12 ranks"),
        ("spider:columns=5,ranks=12", "6 or more for 12 ranks"),
        ("freecell:cells=7", "6"),
        ("freecell:columns=7", "8 with a full deck"),
        ("freecell:draw=3", "cells"),
        ("pyramid:passes=4", "unlimited"),
        ("pyramid:draw=2", "3"),
        ("pyramid:ranks=4", "goal"),
        ("aces-up:empty_column=king", "ace"),
    ],
)
def test_rules_that_do_not_exist_say_what_is_allowed(text: str, part: str) -> None:
    with pytest.raises((_core.RulesError, _core.NotationError)) as caught:
        _core.Rules(text)
    assert part in str(caught.value)
    assert len(str(caught.value)) > 15


@pytest.mark.parametrize("text", [*KLONDIKE_SCORINGS, *SPIDER_SCORINGS])
def test_scorings_round_trip(text: str) -> None:
    scoring = _core.Scoring(text)
    assert scoring.text == text
    assert scoring.kind == text.partition(":")[0]
    assert _core.Scoring(scoring.text) == scoring
    assert hash(_core.Scoring(text)) == hash(scoring)


def test_scorings_are_printed_without_what_is_usual() -> None:
    assert _core.Scoring("standard:only_plus=no,timed=yes").text == "standard"
    both = "standard:timed=no,only_plus=yes"
    assert _core.Scoring("standard:only_plus=yes,timed=no").text == both
    assert _core.Scoring("vegas:bonus=0").text == "vegas"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bank",
        "Vegas",
        "vegas:bonus=1",
        "spider:undo_costs=1",
        "spider:bonus=500",
        "vegas:timed=yes",
        "plain:timed=no",
        "standard:",
        "standard:timed",
        "standard:timed=1",
        "standard:timed=yes,timed=no",
    ],
)
def test_scorings_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises((_core.RulesError, _core.NotationError)) as caught:
        _core.Scoring(text)
    assert len(str(caught.value)) > 15


# --- positions -----------------------------------------------------------------------------------


def test_positions_round_trip(preset: Preset) -> None:
    rules, scoring = _core.Rules(preset.rules), _core.Scoring(preset.scoring)
    for number in range(6):
        pair = played_out(preset.rules, preset.scoring, number, 15 * number, seed=number)
        text = pair.core.position
        game = _core.Game.from_position(rules, scoring, text)
        assert game.position == text
        assert game.deck == []
        assert game.number is None
        lines = text.replace(" / ", "\n")
        assert _core.Game.from_position(rules, scoring, lines).position == text
        shouted = text.replace("T", "10").replace(" / ", "\r\n")
        assert _core.Game.from_position(rules, scoring, shouted).position == text


KING_TO_ACE = " ".join(f"{rank}D" for rank in reference.RANKS[::-1])
POSITION = laid_out(["KD", "QC"], waste="TC", up="QS JH 9C QD")


def wrong_positions() -> dict[str, str]:
    """Positions that cannot be, by what is wrong with them."""
    return {
        "nothing": "",
        "words": "hello",
        "no pass": POSITION.split(" / ", 1)[1],
        "pass 0": POSITION.replace("pass 1", "pass 0"),
        "pass one": POSITION.replace("pass 1", "pass one"),
        "missing card": POSITION.replace("QC", "-"),
        "doubled card": POSITION.replace("KD", "KC"),
        "card of no deck": POSITION.replace("KD", "ZZ"),
        "a column too few": POSITION.rsplit(" / ", 1)[0],
        "a column too many": POSITION + " / -",
        "a foundation too few": POSITION.replace("QS JH 9C QD", "QS JH 9C"),
        "foundations out of order": POSITION.replace("QS JH 9C QD", "JH QS 9C QD"),
        "hidden on top": POSITION.replace(" KD ", " <KD> "),
        "hidden above open": laid_out(["KS QH <JC>"], up="QS JH TC KD"),
        "open cards that are no run": laid_out(["KS QC"], up="QS KH JC KD"),
        "stock under another name": POSITION.replace("stock", "talon"),
        "unclosed bracket": POSITION.replace(" KD ", " <KD "),
    }


@pytest.mark.parametrize("text", wrong_positions().values(), ids=wrong_positions())
def test_positions_that_cannot_be_are_refused(text: str) -> None:
    assert game_at(POSITION).position == POSITION
    with pytest.raises(_core.NotationError) as caught:
        game_at(text)
    assert len(str(caught.value)) > 15


FREECELL = freecell_at(["KD QC"], cells="TC", up="QS JH 9C QD").position
SPIDER = spider_at(["KS QS"], stock="AS 2S 3S 4S 5S 6S 7S 8S 9S TS", home="HCD").position
PYRAMID = pyramid_at(["KS", "TS 3H"], stock="5S JC", waste="2D").position
ACES_UP = aces_up_at(["AS", "2H", "3D 4D", "KC"], stock="2S 2D 3H 4H").position


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        ("freecell", FREECELL.replace("QS JH 9C QD", "JH QS 9C QD")),
        ("freecell", FREECELL.replace("cells TC - - -", "cells TC - -")),
        ("freecell", FREECELL.replace("cells TC - - -", "cells TC - - - -")),
        ("freecell", FREECELL.replace("KD QC", "<KD> QC")),
        ("freecell", FREECELL.replace("KD QC", "KD KD")),
        ("freecell", f"pass 1 / {FREECELL}"),
        ("spider", SPIDER.replace("stock AS", "stock").replace("KS QS", "KS QS AS")),
        ("spider", SPIDER.replace("foundations AH", "foundations KH")),
        ("spider", SPIDER.replace("KS QS", "KS <QS>")),
        ("spider", f"pass 1 / {SPIDER}"),
        ("spider:suits=1", SPIDER),
        ("spider", f"stock / foundations AS AH AC AD AS AH AC - / {KING_TO_ACE}{' / -' * 9}"),
        ("pyramid", PYRAMID.replace("pass 1", "pass 0")),
        ("pyramid", PYRAMID.replace("pass 1", "pass 4")),
        ("pyramid", PYRAMID.replace("KS TS", "- TS").replace("discard", "discard KS")),
        ("pyramid", PYRAMID.replace("pyramid KS TS 3H - ", "pyramid KS TS 3H ")),
        ("pyramid", PYRAMID.replace("5S JC", "5S JC JC")),
        ("aces-up", ACES_UP.replace("KC /", "<KC> /")),
        ("aces-up", ACES_UP.replace(" / KC /", " /")),
        ("aces-up", f"pass 1 / {ACES_UP}"),
    ],
)
def test_positions_of_other_games_that_cannot_be_are_refused(rules: str, text: str) -> None:
    with pytest.raises(_core.NotationError) as caught:
        game_at(text, rules)
    assert len(str(caught.value)) > 15


def test_a_pass_that_the_rules_do_not_give_is_refused() -> None:
    text = laid_out(["KD"], up="KS KH KC QD", pass_number=3)
    assert game_at(text, "klondike:passes=3").pass_number == 3
    with pytest.raises(_core.NotationError, match="pass"):
        game_at(text, "klondike:passes=2")


# --- any text at all -----------------------------------------------------------------------------

READERS: dict[str, Callable[[str], object]] = {
    "card": _core.Card,
    "pile": _core.Pile,
    "move": _core.Move,
    "rules": _core.Rules,
    "scoring": _core.Scoring,
    "position": game_at,
    "move in a game": lambda text: numbered("klondike").play(text),
}
PIECES = [*"AStfws-:19♥é /<>=,\n", "10"]
WORDS = ["pass", "stock", "waste", "foundations", "klondike", "standard", "vegas", "draw"]
SIMILAR = st.lists(st.sampled_from(PIECES + WORDS), max_size=20).map("".join)


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
@given(text=st.one_of(st.text(max_size=40), SIMILAR))
@example(text="\0")
@example(text="t1-t2\0")
@example(text="9" * 5000)
def test_any_text_is_read_or_refused_by_name(reader: Callable[[str], object], text: str) -> None:
    try:
        reader(text)
    except (_core.NotationError, _core.RulesError, _core.IllegalMoveError) as error:
        assert len(str(error)) > 5


@given(st.randoms(use_true_random=False))
def test_a_damaged_position_is_read_or_refused(rng: random.Random) -> None:
    """A character lost, doubled or changed, a field swapped: never a crash, never another deck."""
    text = list(numbered("klondike:draw=3", 8).position)
    for _ in range(rng.choice([1, 1, 2, 5])):
        place = rng.randrange(len(text))
        text[place] = rng.choice(["", text[place] * 2, rng.choice("AKSHTD<>/- 19\n")])
    damaged = "".join(text)
    with contextlib.suppress(_core.NotationError):
        game = game_at(damaged, "klondike:draw=3")
        assert game_at(game.position, "klondike:draw=3").position == game.position
        read = reference.position_from_text(
            reference.options_from_text("klondike:draw=3"), game.position
        )
        assert sorted(str(card) for pile in read.piles.values() for card in pile) == sorted(CARDS)


@pytest.mark.parametrize("rules", ["spider", "freecell", "pyramid:covered=hidden", "aces-up"])
@given(st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_a_damaged_position_of_other_games_is_read_or_refused(
    rules: str, rng: random.Random
) -> None:
    text = list(numbered(rules, 8).position)
    for _ in range(rng.choice([1, 1, 2, 5])):
        place = rng.randrange(len(text))
        text[place] = rng.choice(["", text[place] * 2, rng.choice("AKSHTD<>/- 19\n")])
    with contextlib.suppress(_core.NotationError):
        game = game_at("".join(text), rules)
        assert game_at(game.position, rules).position == game.position
        slots = [slot for pile in game.view.piles.values() for slot in pile]
        known = [slot.card for slot in slots if slot.card is not None]
        assert sorted([*known, *game.view.unseen]) == sorted(numbered(rules, 8).deck)


@pytest.mark.parametrize("value", [None, 1, b"AS", ["AS"]])
def test_what_is_no_text_is_a_type_error(value: object) -> None:
    for reader in (_core.Card, _core.Pile, _core.Move, _core.Rules, _core.Scoring):
        with pytest.raises(TypeError):
            reader(value)  # type: ignore[arg-type]
