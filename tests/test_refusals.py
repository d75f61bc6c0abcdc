"""Why a move is refused: each code where it belongs, with its facts, and nothing changed."""

from __future__ import annotations

import random

import pytest

import reference
from harpan import _core
from samples import (
    OTHER_RULES,
    SMALL_RULES,
    Pair,
    game_at,
    laid_out,
    numbered,
    preset_rules,
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
    "empty_columns": {"columns"},
    "too_few_cards": {"expected", "got"},
    "not_one_suit": {"pile", "count"},
    "not_a_run": {"pile", "count"},
    "too_many": {"expected", "got"},
    "cell_taken": {"onto"},
    "not_from_stock": set(),
    "covered": {"pile", "card"},
    "not_thirteen": {"card", "onto", "sum"},
    "needs_partner": {"card", "rank"},
    "no_waste_pairs": set(),
    "ace_stays": {"card"},
    "not_beaten": {"card"},
    "column_not_empty": {"card"},
    "filled_from_stock": set(),
    "needs_ace": {"card"},
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
    """All pairs of piles, some that the table has not among them, and every number of cards: up to
    one more than there are, and three at least.
    """
    piles = pair.slow.position.piles
    sizes = dict.fromkeys(["f9", "t14", "w", "d", "c6", "p28"], 0)
    sizes |= {name: len(cards) for name, cards in piles.items()}
    return [
        reference.move_text((source, target, count))
        for source, size in sizes.items()
        for target in sizes
        for count in range(1, max(3, size + 1) + 1)
    ]


@pytest.mark.parametrize("rules", preset_rules() + OTHER_RULES + SMALL_RULES)
def test_listed_if_and_only_if_legal_and_refused_for_a_reason_that_holds(rules: str) -> None:
    """Over all moves that can be written: listed ⇔ allowed, a pair of Pyramid one way or the other.

    What is not allowed is refused for one of the true reasons, which names no card never seen.
    """
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
    names = {text, backwards(text)} if pair.core.rules.family == "pyramid" else {text}
    assert (text in listed) <= allowed <= bool(names & listed), text
    assert pair.core.is_legal(exact) == allowed, text
    if not allowed:
        code, facts = refusal(pair.core, text)
        assert code in reference.faults(pair.slow.position, move), (text, pair.core.position)
        assert set(facts) == FACTS[code]
        seen = set(map(str, pair.slow.seen))
        assert {facts[name] for name in ("card", "onto") if facts.get(name)} <= seen, text


RARE = [  # rules, position, move, and what is rare
    (
        "spider:columns=4,ranks=2",
        "stock AS 2S AH 2H / foundations AS AH AC AC AD - - - / 2D / AD / - / -",
        "s-t1:4",
        ("too_few_cards", {"expected": "4", "got": "2"}),
    ),
    (
        "aces-up:empty_column=ace,ranks=2",
        "stock / AS / 2H 2C / - / AH AC AD / discard 2S 2D",
        "t2-t3",
        ("needs_ace", {"card": "2C"}),
    ),
    (
        "aces-up:empty_column=stock,ranks=2",
        "stock / AS / 2H 2C / - / AH AC AD / discard 2S 2D",
        "t1-t3",
        ("filled_from_stock", {}),
    ),
]


@pytest.mark.parametrize(("rules", "position", "move", "expected"), RARE)
def test_what_is_seldom_refused(
    rules: str, position: str, move: str, expected: tuple[str, dict[str, str]]
) -> None:
    assert refusal(game_at(position, rules), move) == expected


def test_every_code_is_reached() -> None:
    """The table of facts above names no code that play cannot meet."""
    met = {code for _, _, _, (code, _) in RARE}
    for rules in ["klondike:passes=1,taking_back=no", "pyramid:passes=1", *SMALL_RULES]:
        pair = Pair(rules, "plain", 2)
        for event, _ in enumerate(wander(pair, random.Random(2), 60)):
            if event % 20 == 0:
                met |= codes_of(pair)
        while draws := [move for move in pair.moves() if move.startswith("s-")]:
            pair.play(draws[0])
        met |= codes_of(pair)
    assert met == set(FACTS)


def codes_of(pair: Pair) -> set[str]:
    every = [text for text in every_move(pair) if not pair.core.is_legal(_core.Move(text))]
    return {refusal(pair.core, text)[0] for text in every}


def backwards(text: str) -> str:
    source, target, count = reference.move_from_text(text)
    return reference.move_text((target, source, count))
