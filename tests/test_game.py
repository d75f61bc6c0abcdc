"""Dealing a game from Python."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import harpan
from harpan import Card, NotationError, OptionError, RulesError, variants
from harpan.game import (
    LARGEST_NUMBER,
    LARGEST_RANDOM_NUMBER,
    MICROSOFT_NUMBERS,
    ORDERS,
    Order,
    random_number,
)

LARGEST_FREECELL = 8_589_934_591
PACK = [rank + suit for suit in "SHCD" for rank in "A23456789TJQK"]


def shuffled(seed: int, decks: int = 1) -> list[str]:
    cards = PACK * decks
    random.Random(seed).shuffle(cards)
    return cards


def cards_of(pile: list[harpan.Slot]) -> list[str]:
    return [str(slot.card) for slot in pile]


def test_a_number_deals_the_same_cards_every_time() -> None:
    first, second = (harpan.deal("vegas", number=42) for _ in range(2))
    assert first.number == 42
    assert first.deck == second.deck
    assert first.deck != harpan.deal("vegas", number=43).deck


OTHER_CARDS = {"decks", "suits", "ranks", "columns"}


@pytest.mark.parametrize("name", variants)
def test_a_number_deals_the_same_cards_whatever_the_options(name: str) -> None:
    deck = harpan.deal(name, number=7).deck
    for options in single_options(name):
        assert harpan.deal(name, number=7, **options).deck == deck


def single_options(name: str) -> Iterator[dict[str, Any]]:
    """Each value of each option that leaves the deck as it is and goes with the game."""
    for option in variants[name].options.values():
        for value in option.allowed if option.name not in OTHER_CARDS else ():
            with suppress(RulesError):
                variants[name].with_options(**{option.name: value})
                yield {option.name: value}


def test_a_number_deals_the_same_cards_in_all_games_of_one_deck() -> None:
    one_deck = {name for name, variant in variants.items() if variant.rules.deck_size == 52}
    decks = {name: harpan.deal(name, number=7).deck for name in one_deck - {"freecell"}}
    assert len(decks) == 9
    assert all(deck == decks["klondike"] for deck in decks.values())


@pytest.mark.parametrize(("name", "suits"), [("spider-1", 1), ("spider-2", 2)])
def test_a_number_of_spider_deals_the_same_cards_recoloured(name: str, suits: int) -> None:
    four, fewer = (harpan.deal(game, number=7).deck for game in ("spider-4", name))
    assert [card.rank for card in fewer] == [card.rank for card in four]
    assert [card.suit for card in fewer] == [card.suit % suits for card in four]


@pytest.mark.parametrize("name", variants)
def test_every_game_can_be_dealt(name: str) -> None:
    game = harpan.deal(name, number=1)
    assert game.rules == variants[name].rules
    assert game.scoring == variants[name].scoring
    assert Counter(map(str, game.deck)) == Counter(pack_of(name))
    assert game.legal_moves


def pack_of(name: str) -> list[str]:
    options = variants[name].options
    suits = "SHCD"[: int(options["suits"].value)] if "suits" in options else "SHCD"
    cards = [rank + suit for suit in suits for rank in "A23456789TJQK"]
    return cards * (variants[name].rules.deck_size // len(cards))


def test_klondike_is_dealt_unless_another_game_is_named() -> None:
    assert harpan.deal(number=1).rules.text == "klondike"


def test_options_change_the_game_by_name() -> None:
    game = harpan.deal("klondike", number=1, draw=3, passes=None, scoring="vegas")
    assert (game.rules.text, game.scoring.text) == ("klondike:draw=3", "vegas")
    assert game.score == -52
    assert harpan.deal(variants["vegas"], number=1, passes=3).passes == 3
    assert harpan.deal("vegas", number=1, passes=None).passes is None


def test_a_code_deals_its_number() -> None:
    code = harpan.deal_code(123456789)
    assert harpan.deal(code=code).number == 123456789
    assert harpan.deal(code=code.lower()).deck == harpan.deal(number=123456789).deck


def test_a_mistyped_code_is_refused() -> None:
    code = harpan.deal_code(123456789)
    wrong = ("1" if code[0] != "1" else "2") + code[1:]
    with pytest.raises(NotationError):
        harpan.deal(code=wrong)


@pytest.mark.parametrize("number", [0, 1, LARGEST_NUMBER])
def test_numbers_have_64_bits(number: int) -> None:
    game = harpan.deal(number=number)
    assert game.number == number
    assert harpan.deal(code=harpan.deal_code(number)).deck == game.deck


@pytest.mark.parametrize("number", [-1, LARGEST_NUMBER + 1, 10**30])
def test_a_number_out_of_range_says_the_range(number: int) -> None:
    said = f"expected a deal number from 0 to {LARGEST_NUMBER}, got {number}"
    with pytest.raises(NotationError, match=said) as caught:
        harpan.deal(number=number)
    assert caught.value.code == "bad_number"


@pytest.mark.parametrize("number", [1, 2**31, 2**32, LARGEST_FREECELL])
def test_freecell_has_the_numbers_of_microsoft_and_freecell_pro(number: int) -> None:
    game = harpan.deal("freecell", number=number)
    assert game.number == number
    assert harpan.deal("freecell", code=harpan.deal_code(number)).deck == game.deck


@pytest.mark.parametrize("number", [-1, 0, LARGEST_FREECELL + 1, LARGEST_NUMBER, 10**30])
def test_other_numbers_are_none_of_freecell(number: int) -> None:
    said = f"expected a deal number from 1 to {LARGEST_FREECELL}, got {number}"
    with pytest.raises(NotationError, match=said) as caught:
        harpan.deal("freecell", number=number)
    assert caught.value.code == "bad_number"
    assert caught.value.details == {"least": "1", "largest": str(LARGEST_FREECELL)}


@pytest.mark.parametrize("number", [0, LARGEST_FREECELL + 1])
def test_a_code_of_another_number_is_none_of_freecell(number: int) -> None:
    with pytest.raises(NotationError, match=f"from 1 to {LARGEST_FREECELL}"):
        harpan.deal("freecell", code=harpan.deal_code(number))


@pytest.mark.parametrize(
    ("number", "row"),
    [(1, "JD 2D 9H JC 5D 7H 7C 5H"), (617, "7D AD 5C 3S 5S 8C 2D AH")],
)
def test_the_numbers_of_freecell_mean_what_they_mean_everywhere(number: int, row: str) -> None:
    game = harpan.deal("freecell", number=number)
    assert [cards_of(column)[0] for column in game.view.columns] == row.split()
    assert [len(column) for column in game.view.columns] == [7] * 4 + [6] * 4


def test_twenty_new_games_have_twenty_numbers() -> None:
    games = [harpan.deal() for _ in range(20)]
    assert len({game.number for game in games}) == 20
    assert len({tuple(map(str, game.deck)) for game in games}) == 20
    assert all(1 <= (game.number or 0) <= LARGEST_RANDOM_NUMBER for game in games)


def test_random_numbers_use_their_whole_range(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([0, LARGEST_RANDOM_NUMBER - 1, 0, MICROSOFT_NUMBERS - 1])
    limits: list[int] = []

    def randbelow(limit: int) -> int:
        limits.append(limit)
        return next(drawn)

    monkeypatch.setattr("harpan.game.randbelow", randbelow)
    klondike, freecell = variants["klondike"].rules, variants["freecell"].rules
    assert [random_number(klondike) for _ in range(2)] == [1, LARGEST_RANDOM_NUMBER]
    assert [random_number(freecell) for _ in range(2)] == [1, MICROSOFT_NUMBERS]
    assert limits == [LARGEST_RANDOM_NUMBER] * 2 + [MICROSOFT_NUMBERS] * 2
    assert (LARGEST_RANDOM_NUMBER, MICROSOFT_NUMBERS) == (10**9, 10**6)


@pytest.mark.parametrize("seed", range(5))
def test_a_typed_deck_is_dealt_row_by_row(seed: int) -> None:
    cards = shuffled(seed)
    game = harpan.deal(deck=" ".join(cards))
    assert game.number is None
    assert [str(card) for card in game.deck] == cards
    tops = [cards_of(column)[-1] for column in game.view.columns]
    row_starts = [0, 7, 13, 18, 22, 25, 27]
    assert tops == [cards[start] for start in row_starts]
    game.play("s-w")
    assert cards_of(game.view.waste) == [cards[28]]


def test_a_typed_deck_can_be_written_column_by_column() -> None:
    cards = shuffled(5)
    ends = [sum(range(1, n + 1)) for n in range(8)]
    columns = [cards[start:end] for start, end in pairwise(ends)]
    rows = [column[row] for row in range(7) for column in columns if len(column) > row]
    by_columns = harpan.deal(deck=" ".join(cards), order="columns")
    assert [str(card) for card in by_columns.deck] == [*rows, *cards[28:]]


def test_a_typed_deck_of_spider_is_dealt_round_and_then_row_by_row() -> None:
    cards = shuffled(3, decks=2)
    game = harpan.deal("spider-4", deck=" ".join(cards))
    places = [dict(enumerate(cards[column:54:10])) for column in range(10)]
    field = game.position.split(" / ")[2:]
    assert [column.replace("<", "").replace(">", "").split() for column in field] == [
        list(column.values()) for column in places
    ]
    for row in range(5):
        first = 54 + 10 * row
        game.play("s-t1")
        tops = [cards_of(column)[-1] for column in game.view.columns]
        assert tops == cards[first : first + 10]


def test_a_typed_deck_of_freecell_is_dealt_row_by_row() -> None:
    cards = shuffled(3)
    game = harpan.deal("freecell", deck=" ".join(cards))
    assert [cards_of(column) for column in game.view.columns] == [cards[n::8] for n in range(8)]


def test_a_typed_deck_of_pyramid_is_dealt_row_by_row_and_then_the_stock() -> None:
    cards = shuffled(3)
    game = harpan.deal("pyramid", deck=" ".join(cards))
    assert [cards_of(place) for place in game.view.pyramid] == [[card] for card in cards[:28]]
    for card in cards[28:]:
        game.play("s-w")
        assert cards_of(game.view.waste)[-1] == card


@pytest.mark.parametrize("name", ["aces-up", "aces-up-filled"])
def test_a_typed_deck_of_aces_up_is_dealt_four_by_four(name: str) -> None:
    cards = shuffled(3)
    game = harpan.deal(name, deck=" ".join(cards))
    for first in range(0, 52, 4):
        tops = [cards_of(column)[-1] for column in game.view.columns]
        assert tops == cards[first : first + 4]
        if game.view.stock:
            game.play("s-t1")


@pytest.mark.parametrize("name", ["spider-1", "freecell", "pyramid", "aces-up"])
def test_only_klondike_decks_are_written_column_by_column(name: str) -> None:
    deck = " ".join(map(str, harpan.deal(name, number=1).deck))
    with pytest.raises(
        NotationError, match="only Klondike decks are also written column by column"
    ):
        harpan.deal(name, deck=deck, order="columns")


def test_a_deck_may_be_cards() -> None:
    deck = harpan.deal("double-klondike", number=3).deck
    assert harpan.deal("double-klondike", deck=deck).deck == deck
    assert harpan.deal("klondike", deck=iter(harpan.deal(number=3).deck)).deck[0] == Card(
        str(harpan.deal(number=3).deck[0])
    )


@pytest.mark.parametrize("name", ["klondike", "spider-2", "freecell", "pyramid", "aces-up"])
@pytest.mark.parametrize(
    "spoil",
    [
        lambda cards: cards[:-1],
        lambda cards: [*cards, "AS"],
        lambda cards: [*cards[:-1], next(c for c in cards if c != cards[-1])],
        lambda cards: [*cards[:10], "XX", *cards[11:]],
        lambda cards: [],
    ],
)
def test_a_spoilt_deck_is_refused(spoil: Callable[[list[str]], list[str]], name: str) -> None:
    cards = [str(card) for card in harpan.deal(name, number=1).deck]
    assert harpan.deal(name, deck=" ".join(cards)).legal_moves
    with pytest.raises(NotationError):
        harpan.deal(name, deck=" ".join(spoil(cards)))


def test_a_deck_error_says_where() -> None:
    cards = shuffled(1)
    cards[10] = "XX"
    with pytest.raises(NotationError, match="got 'XX' at line 1, column 31"):
        harpan.deal(deck=" ".join(cards))


def test_an_order_that_is_not_one_is_refused() -> None:
    with pytest.raises(ValueError, match="order"):
        harpan.deal(deck=" ".join(shuffled(1)), order="rows")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", variants)
def test_a_position_is_dealt_as_it_stands(name: str) -> None:
    game = harpan.deal(name, number=42)
    rng = random.Random(name)
    for _ in range(15):
        if game.legal_moves:
            game.play(rng.choice(game.legal_moves))
    again = harpan.deal(name, position=game.position)
    assert again.position == game.position
    assert again.number is None
    assert again.legal_moves == game.legal_moves


@pytest.mark.parametrize("position", ["", "pass 1", "nonsense"])
def test_a_position_that_cannot_be_read_is_refused(position: str) -> None:
    with pytest.raises(NotationError):
        harpan.deal(position=position)


CARD_LIKE = st.text("AKQJT1234567890SHCDshcd♠♥♣♦ ,/<>-?\n")


@given(
    st.text() | CARD_LIKE | st.permutations(PACK).map(" ".join),
    st.sampled_from(ORDERS),
    st.sampled_from(["klondike", "freecell", "pyramid", "aces-up"]),
)
def test_any_text_is_a_deck_or_is_refused(text: str, order: Order, name: str) -> None:
    try:
        game = harpan.deal(name, deck=text, order=order)
    except NotationError as error:
        assert "expected" in str(error)
    else:
        assert sorted(map(str, game.deck)) == sorted(PACK)


@given(st.text() | st.text("0123456789abcdefghjkmnpqrstvwxyzOIL-", max_size=15))
def test_any_text_is_a_code_or_is_refused(text: str) -> None:
    try:
        number = harpan.deal(code=text).number
    except NotationError as error:
        assert "expected" in str(error)
    else:
        assert number is not None
        assert harpan.deal_number(harpan.deal_code(number)) == number


@given(
    st.text()
    | CARD_LIKE.map("pass 1 / stock {} / waste".format)
    | CARD_LIKE.map("cells {}".format),
    st.sampled_from(list(variants)),
)
def test_any_text_is_a_position_or_is_refused(text: str, name: str) -> None:
    with pytest.raises(NotationError, match="expected"):
        harpan.deal(name, position=text)


def spider_at(columns: list[str], runs: int) -> harpan.Game:
    """One suit: these columns, so many runs home, and all other cards in the stock."""
    left = [rank + "S" for rank in "A23456789TJQK"] * (8 - runs)
    columns = [card if len(card) > 1 else card + "S" for card in columns]
    for card in " ".join(columns).split():
        left.remove(card)
    piles = [*columns, *["-"] * (10 - len(columns))]
    foundations = " ".join(["AS"] * runs + ["-"] * (8 - runs))
    fields = [f"stock {' '.join(left)}", f"foundations {foundations}", *piles]
    return harpan.deal("spider-1", position=" / ".join(fields))


@pytest.mark.parametrize(
    ("columns", "runs", "code", "args"),
    [
        (["2S KS"], 4, "too_few_cards", {"expected": "10", "got": "2"}),
        (
            list("2468TQKK3"),
            5,
            "too_few_cards",
            {"expected": "10", "got": "9"},
        ),
        (["2S 4S 6S 8S TS QS KS KS 3S 5S 6S 7S"], 4, "empty_columns", {"columns": "9"}),
    ],
)
def test_spider_says_why_the_stock_cannot_be_dealt(
    columns: list[str], runs: int, code: str, args: dict[str, str]
) -> None:
    """D4, and the dead end that no other program tells of."""
    game = spider_at(columns, runs)
    with pytest.raises(harpan.IllegalMoveError) as caught:
        game.play("s-t1")
    assert (caught.value.code, caught.value.details) == (code, args)
    assert game.is_stuck == (code == "too_few_cards")


def test_cards_come_from_one_place_only() -> None:
    with pytest.raises(ValueError, match=r"expected at most one of .*, got number and code"):
        harpan.deal(number=1, code="1-1")
    with pytest.raises(ValueError, match="got deck and position"):
        harpan.deal(deck="", position="")


def test_the_game_and_its_options_are_checked() -> None:
    with pytest.raises(OptionError, match="no game 'klondyke'"):
        harpan.deal("klondyke")
    with pytest.raises(OptionError, match="'drwa'"):
        harpan.deal("klondike", drwa=3)
    with pytest.raises(RulesError, match="expected passes=3"):
        harpan.deal("klondike", draw="3-2-1")


def test_the_example_of_the_guide_plays() -> None:
    game = harpan.deal("vegas", number=42)
    before = str(game)
    for move in game.legal_moves:
        assert move in game.legal_moves
        game.play(move)
        assert str(game) != before
        game.undo()
        assert str(game) == before
    assert not game.is_won


def test_an_illegal_move_says_which_rule_it_breaks() -> None:
    game = harpan.deal(number=42)
    with pytest.raises(harpan.IllegalMoveError) as caught:
        game.play("w-t1")
    assert caught.value.code == "empty_pile"
    assert caught.value.details == {"pile": "w"}


@pytest.mark.parametrize("number", ["42", 4.2, True])
def test_a_number_that_is_no_whole_number_is_refused(number: object) -> None:
    with pytest.raises(NotationError, match=r"expected a deal number from 0 to .*, got "):
        harpan.deal("klondike", number=number)  # type: ignore[arg-type]


def test_an_unknown_order_is_refused_whatever_else_is_said() -> None:
    with pytest.raises(NotationError, match="dealing or columns"):
        harpan.deal("klondike", order="sideways")  # type: ignore[arg-type]


def test_no_time_at_all_costs_nothing() -> None:
    game = harpan.deal("klondike", number=1)
    assert game.score_at(float("nan")).total == game.score_at(0).total == 0
