"""Why a move is refused: each code where it belongs, with its facts, and nothing changed."""

from __future__ import annotations

import itertools
import random

import pytest

import reference
from harpan import _core
from samples import (
    OTHER_RULES,
    PRESETS,
    SMALL_RULES,
    Pair,
    game_at,
    laid_out,
    numbered,
    refusal,
    wander,
)

NINES = "9S 9H 9C 9D"
TABLE = laid_out(["<JC> TS", "JH", "KH QS", "TC"], waste="JS TH", up=NINES)

# What each code says, by name.
FACTS = {
    "no_such_pile": {"pile"},
    "empty_pile": {"pile"},
    "same_pile": set(),
    "not_a_move": set(),
    "face_down": {"pile", "count"},
    "one_at_a_time": set(),
    "same_colour": {"card", "onto"},
    "wrong_rank": {"card", "onto"},
    "needs_king": {"card"},
    "foundation_suit": {"card"},
    "foundation_order": {"card", "next"},
    "taking_back_forbidden": {"card"},
    "stock_empty": set(),
    "draw_count": {"expected", "got"},
    "stock_not_empty": set(),
    "no_passes_left": {"passes"},
    "waste_empty": set(),
}


@pytest.mark.parametrize(
    ("move", "code", "facts"),
    [
        ("f5-t1", "no_such_pile", {"pile": "f5"}),
        ("t1-t8", "no_such_pile", {"pile": "t8"}),
        ("t5-t1", "empty_pile", {"pile": "t5"}),
        ("t1-t1", "same_pile", {}),
        ("s-s", "same_pile", {}),
        ("s-t1", "not_a_move", {}),
        ("s-f1", "not_a_move", {}),
        ("t1-s", "not_a_move", {}),
        ("t1-w", "not_a_move", {}),
        ("f1-w", "not_a_move", {}),
        ("f1-s", "not_a_move", {}),
        ("f1-f2", "not_a_move", {}),
        ("t1-t2:2", "face_down", {"pile": "t1", "count": "2"}),
        ("t1-t2:9", "face_down", {"pile": "t1", "count": "9"}),
        ("t3-f1:2", "one_at_a_time", {}),
        ("w-t1:2", "one_at_a_time", {}),
        ("w-f2:2", "one_at_a_time", {}),
        ("f1-t2:2", "one_at_a_time", {}),
        ("w-t2", "same_colour", {"card": "TH", "onto": "JH"}),
        ("t4-t1", "wrong_rank", {"card": "TC", "onto": "TS"}),
        ("t2-t1", "wrong_rank", {"card": "JH", "onto": "TS"}),
        ("t1-t5", "needs_king", {"card": "TS"}),
        ("t3-t5", "needs_king", {"card": "QS"}),
        ("w-t5", "needs_king", {"card": "TH"}),
        ("f1-t5", "needs_king", {"card": "9S"}),
        ("t1-f2", "foundation_suit", {"card": "TS"}),
        ("t3-f1", "foundation_order", {"card": "QS", "next": "TS"}),
        ("s-w:2", "draw_count", {"expected": "1", "got": "2"}),
        ("w-s:2", "stock_not_empty", {}),
    ],
)
def test_refusals_of_one_table(move: str, code: str, facts: dict[str, str]) -> None:
    assert refusal(game_at(TABLE), move) == (code, facts)


def test_refused_with_another_count_to_recycle() -> None:
    game = game_at(laid_out(["KD"], waste="KS KH", up="QS QH KC QD"))
    assert refusal(game, "w-s:1") == ("draw_count", {"expected": "2", "got": "1"})


def test_refused_for_want_of_cards_or_passes() -> None:
    game = game_at(laid_out(["KD"], up="KS KH KC QD"), "klondike:passes=1")
    assert refusal(game, "s-w") == ("stock_empty", {})
    assert refusal(game, "w-s") == ("waste_empty", {})
    assert refusal(game, "w-t1")[0] in {"empty_pile", "waste_empty"}
    spent = game_at(laid_out(["KD"], waste="KS", up="QS KH KC QD"), "klondike:passes=1")
    assert refusal(spent, "w-s") == ("no_passes_left", {"passes": "1"})


def test_refused_on_a_full_foundation() -> None:
    """No card follows the king, so none is named."""
    text = "pass 1 / stock / waste / foundations 2S 2H 2C 2D AS 2H 2C 2D / 2S / - / - / -"
    game = game_at(text, "klondike:decks=2,columns=4,ranks=2")
    assert refusal(game, "t1-f1") == ("foundation_order", {"card": "2S", "next": ""})


def test_refused_to_take_back() -> None:
    game = game_at(TABLE, "klondike:taking_back=no")
    assert refusal(game, "f1-t2")[0] == "taking_back_forbidden"


def test_refused_to_undo_or_redo_nothing() -> None:
    game = numbered("klondike")
    with pytest.raises(_core.IllegalMoveError) as caught:
        game.undo()
    assert caught.value.code == "nothing_to_undo"
    with pytest.raises(_core.IllegalMoveError) as caught:
        game.redo()
    assert caught.value.code == "nothing_to_redo"


def test_every_refusal_is_a_value_error_that_says_something() -> None:
    game = game_at(TABLE)
    for move in ("t1-t2:2", "t1-f2", "w-t2", "s-w:2", "f5-t1", "t3-f1"):
        with pytest.raises(ValueError, match=r"\w+ \w+ \w+"):
            game.play(move)


def every_move(pair: Pair) -> list[str]:
    """All pairs of piles, two that the table has not among them, with every number of cards."""
    names = [*reference.pile_names(pair.slow.position), "f9", "t14"]
    most = max(13, len(pair.slow.position.stock), len(pair.slow.position.waste)) + 1
    triples = itertools.product(names, names, range(1, most + 1))
    return list(map(reference.move_text, triples))


@pytest.mark.parametrize("rules", [p.rules for p in PRESETS] + OTHER_RULES + SMALL_RULES)
def test_listed_if_and_only_if_legal_and_refused_for_a_reason_that_holds(rules: str) -> None:
    """Over all moves that can be written: listed ⇔ allowed; else one of the true reasons."""
    pair = Pair(rules, "plain", 6)
    for event, _ in enumerate(wander(pair, random.Random(6), 60)):
        if event in (20, 59):
            listed = set(map(str, pair.core.legal_moves))
            for text in every_move(pair):
                check_move(pair, text, listed)


def check_move(pair: Pair, text: str, listed: set[str]) -> None:
    move = reference.move_from_text(text)
    allowed = reference.may_play(pair.slow.position, move)
    exact = _core.Move(text)
    assert (text in listed) == allowed, text
    assert pair.core.is_legal(exact) == allowed, text
    assert (exact in pair.core.legal_moves) == allowed, text
    if not allowed:
        code, facts = refusal(pair.core, text)
        assert code in reference.faults(pair.slow.position, move), (text, pair.core.position)
        assert set(facts) == FACTS[code]


def test_every_code_is_reached() -> None:
    """The table of facts above names no code that play cannot meet."""
    met = set()
    for rules in ["klondike:passes=1,taking_back=no", *SMALL_RULES]:
        pair = Pair(rules, "plain", 2)
        for event, _ in enumerate(wander(pair, random.Random(2), 60)):
            if event % 20 == 0:
                met |= codes_of(pair)
        while draws := [move for move in pair.moves() if move.startswith("s-w")]:
            pair.play(draws[0])
        met |= codes_of(pair)
    assert met == set(FACTS)


def codes_of(pair: Pair) -> set[str]:
    allowed = set(pair.moves())
    every = every_move(pair)
    return {refusal(pair.core, text)[0] for text in every if text not in allowed}
