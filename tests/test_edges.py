"""Whatever is given to a public function, it answers, or says what it expected and what it got."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import harpan
from harpan import Card, Game, Move, NotationError, Pile, Rules, Scoring, Variant, variants

RULES, SCORING, CODE = Rules(), Scoring(), harpan.deal_code(1)
GAME = Game.numbered(RULES, SCORING, 1)
KLONDIKE = variants["klondike"]
DECK = harpan.numbered_deck(RULES, 1)
WRITTEN = " ".join(map(str, DECK))

WHOLE = st.integers(-(2**70), 2**70) | st.sampled_from([-1, 0, 2**31, 2**63, 2**64])
ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    WHOLE,
    st.floats(),
    st.text(max_size=60),
    st.binary(max_size=9),
    st.lists(st.integers() | st.text(max_size=3), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers() | st.text(max_size=3), max_size=2),
    st.sampled_from([RULES, SCORING, GAME, KLONDIKE, DECK, Card("AS"), Pile("w"), Move("s-w")]),
)


class Call(NamedTuple):
    """A public function and good arguments for it, each with the types that it takes."""

    function: Callable[..., object]
    arguments: dict[str, tuple[object, type | tuple[type, ...]]]


def dealt(**given: Any) -> Game:
    return harpan.deal(**given)


def played(**given: Any) -> object:
    return GAME.copy().play(**given)


# A count of the lines is asked of no depth that would take long: what is refused is refused first.
CALLS = {
    "deal_code": Call(harpan.deal_code, {"number": (1, int)}),
    "deal_number": Call(harpan.deal_number, {"code": (CODE, str)}),
    "numbered_deck": Call(harpan.numbered_deck, {"rules": (RULES, Rules), "number": (1, int)}),
    "parse_deck": Call(
        harpan.parse_deck,
        {"rules": (RULES, Rules), "text": (WRITTEN, str), "order": ("columns", str)},
    ),
    "perft": Call(
        lambda rules, number: harpan.perft(rules, number, 1),
        {"rules": (RULES, Rules), "number": (1, int)},
    ),
    "Card": Call(Card, {"text": ("AS", str)}),
    "Pile": Call(Pile, {"text": ("t1", str)}),
    "Move": Call(Move, {"text": ("s-w", str)}),
    "Rules": Call(Rules, {"text": ("klondike", str)}),
    "Scoring": Call(Scoring, {"text": ("plain", str)}),
    "Rules.replace": Call(RULES.replace, {"changes": ({"draw": "3"}, ())}),
    "Scoring.replace": Call(SCORING.replace, {"changes": ({"timed": "no"}, ())}),
    "Game": Call(
        Game, {"rules": (RULES, Rules), "scoring": (SCORING, Scoring), "deck": (DECK, ())}
    ),
    "Game.numbered": Call(
        Game.numbered, {"rules": (RULES, Rules), "scoring": (SCORING, Scoring), "number": (1, int)}
    ),
    "Game.from_position": Call(
        Game.from_position,
        {"rules": (RULES, Rules), "scoring": (SCORING, Scoring), "text": (GAME.position, str)},
    ),
    "Game.play": Call(played, {"move": ("s-w", (str, Move)), "automatic": (True, bool)}),
    "Game.is_legal": Call(GAME.is_legal, {"move": ("s-w", (str, Move))}),
    "Game.parse_move": Call(GAME.parse_move, {"text": ("s-w", str)}),
    "Game.automatic_move": Call(GAME.automatic_move, {"level": ("safe", str)}),
    "Game.score_at": Call(GAME.score_at, {"seconds": (1.0, float)}),
    "deal": Call(dealt, {"game": ("vegas", object), "number": (1, object)}),
    "deal, a code": Call(dealt, {"code": (CODE, object)}),
    "deal, a deck": Call(dealt, {"deck": (DECK, object), "order": ("dealing", object)}),
    "deal, a position": Call(dealt, {"position": (GAME.position, object)}),
    "deal, an option": Call(dealt, {"draw": (3, object), "scoring": ("plain", object)}),
    "Variant.with_options": Call(KLONDIKE.with_options, {"passes": (1, object)}),
}


def check(call: Call, arguments: dict[str, object]) -> None:
    """It answers, or with the right types raises a named ValueError, and else says the types."""
    right = all(isinstance(arguments[name], kind) for name, (_, kind) in call.arguments.items())
    try:
        call.function(**arguments)
    except (harpan.IllegalMoveError, harpan.NotationError, harpan.RulesError) as error:
        assert error.code
        assert len(str(error)) > 10
        assert len(str(error)) < 2000
    except TypeError as error:
        assert not right, error
        assert "The following argument types are supported" in str(error)
        assert "Invoked with types" in str(error)


@pytest.mark.parametrize("name", CALLS)
def test_what_is_called_good_is_good(name: str) -> None:
    CALLS[name].function(
        **{argument: good for argument, (good, _) in CALLS[name].arguments.items()}
    )


@pytest.mark.parametrize("name", CALLS)
@given(data=st.data())
def test_nothing_raw_is_raised_for_wrong_types_or_values(name: str, data: st.DataObject) -> None:
    call = CALLS[name]
    good = {argument: value for argument, (value, _) in call.arguments.items()}
    wrong = data.draw(st.sampled_from(sorted(good)))
    check(call, good | {wrong: data.draw(ANYTHING)})


@pytest.mark.parametrize("name", [name for name in CALLS if "number" in CALLS[name].arguments])
@given(number=WHOLE)
@example(number=True)
@example(number=False)
def test_a_number_that_no_deal_has_is_refused_by_name(name: str, number: int) -> None:
    call = CALLS[name]
    arguments = {argument: value for argument, (value, _) in call.arguments.items()}
    if 0 <= number < 2**64 and not isinstance(number, bool):
        call.function(**(arguments | {"number": number}))
        return
    said = r"^expected a deal number from 0 to 18446744073709551615, got \S"
    with pytest.raises(NotationError, match=said) as caught:
        call.function(**(arguments | {"number": number}))
    assert caught.value.code == "bad_number"
    assert caught.value.details == {"least": "0", "largest": str(2**64 - 1)}
    assert abs(number) > 2**80 or str(caught.value).endswith(f"got {number}")


@pytest.mark.parametrize("depth", [-1, -(2**70), 2**31, 2**70, True])
def test_a_depth_that_is_none_is_refused_by_name(depth: int) -> None:
    with pytest.raises(NotationError, match="expected a depth from 0 to 2147483647, got ") as said:
        harpan.perft(RULES, 1, depth)
    assert said.value.code == "bad_depth"


def test_a_number_that_python_itself_refuses_to_write_is_refused_too() -> None:
    huge = 10**5000
    said = "got a number of too many digits to show"
    for name in ("deal_code", "numbered_deck", "perft", "Game.numbered", "deal"):
        arguments = {argument: value for argument, (value, _) in CALLS[name].arguments.items()}
        with pytest.raises(NotationError, match=said):
            CALLS[name].function(**(arguments | {"number": huge}))
    with pytest.raises(NotationError, match=said):
        harpan.perft(RULES, 1, huge)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": 5}, "no game 5: expected klondike, "),
        ({"game": None}, "no game None: expected klondike, "),
        ({"game": ["klondike"]}, r"no game \['klondike'\]"),
        ({"number": "42"}, "expected a deal number from 0 to 18446744073709551615, got '42'"),
        ({"number": 1.0}, "from 0 to 18446744073709551615, got 1.0"),
        ({"number": True}, "from 0 to 18446744073709551615, got True"),
        ({"game": "freecell", "number": 0}, "expected a deal number from 1 to 8589934591, got 0"),
        ({"code": 5}, "expected the code as text, got 5"),
        ({"deck": 5}, "expected the deck as text or cards, got 5"),
        ({"position": 5}, "expected the position as text, got 5"),
        ({"order": "nonsense"}, "expected the order dealing or columns, got 'nonsense'"),
        ({"order": None}, "expected the order dealing or columns, got None"),
    ],
)
def test_a_deal_of_wrong_things_says_which(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        harpan.deal(**given)


def test_the_number_may_follow_the_game() -> None:
    assert harpan.deal("vegas", 42).position == harpan.deal("vegas", number=42).position
    assert harpan.deal(Variant("vegas", RULES, SCORING), 42).number == 42
