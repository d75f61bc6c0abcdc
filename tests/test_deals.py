"""Numbered deals, their codes, and decks as text. The specification is docs/deals.md."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import reference
from harpan import _core
from samples import SMALL_RULES, card_texts, family, numbered, preset_rules

HERE = Path(__file__).parent
SPECIFICATION = (HERE.parent / "docs" / "deals.md").read_text()
NUMBERS = st.integers(0, 2**64 - 1)
ALPHABET = reference.DIGITS


# --- the generator -------------------------------------------------------------------------------


def test_slow_generator_gives_the_published_numbers() -> None:
    """Vectors of the authors' reference programs, as found in many libraries."""
    assert list(itertools.islice(reference.splitmix64(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert list(itertools.islice(reference.xoshiro256starstar([1, 2, 3, 4]), 10)) == [
        11520,
        0,
        1509978240,
        1215971899390074240,
        1216172134540287360,
        607988272756665600,
        16172922978634559625,
        8476171486693032832,
        10595114339597558777,
        2904607092377533576,
    ]


def test_specification_prints_the_published_numbers() -> None:
    words = [*itertools.islice(reference.splitmix64(1234567), 5)]
    words += itertools.islice(reference.xoshiro256starstar([1, 2, 3, 4]), 10)
    state = list(itertools.islice(reference.splitmix64(42), 4))
    words += itertools.islice(reference.xoshiro256starstar(state), 3)
    for word in [*words, *map(hex, state)]:
        assert f"`{word}`" in SPECIFICATION


def test_specification_prints_codes_that_hold() -> None:
    rows = re.findall(r"^\| (\d+) \| `(\S+)` \|$", SPECIFICATION, re.MULTILINE)
    assert len(rows) >= 10
    for number, code in rows:
        assert reference.deal_code(int(number)) == code
        assert _core.deal_code(int(number)) == code
        assert _core.deal_number(code) == int(number)


def test_specification_prints_decks_that_hold() -> None:
    decks = re.findall(r"^([a-z]\S*) (\d+)\n((?: {4}.*\n)+)", SPECIFICATION, re.MULTILINE)
    assert len(decks) >= 20
    for text, number, deck in decks:
        slow = reference.numbered_deck(reference.options_from_text(text), int(number))
        assert list(map(str, slow)) == deck.split()
        fast = _core.numbered_deck(_core.Rules(text), int(number))
        assert card_texts(fast) == deck.split()


@given(NUMBERS)
def test_numbered_decks_equal_the_slow_ones(number: int) -> None:
    for text in ("klondike", "klondike:decks=2", "klondike:columns=3,ranks=5", "spider:suits=2"):
        slow = reference.numbered_deck(reference.options_from_text(text), number)
        assert card_texts(_core.numbered_deck(_core.Rules(text), number)) == list(map(str, slow))


def test_words_that_would_tilt_the_choice_are_thrown_away() -> None:
    """Of 2⁶⁴ words no even share falls to each of 2⁶³ + 1 numbers: 0 and 2 are among the spill."""
    words = iter([0, 2, 1, 5])
    assert reference.bounded(words, 2**63 + 1) == 0
    assert next(words) == 5


def test_the_options_do_not_change_the_shuffle() -> None:
    """Games of one deck share their deals; FreeCell alone has numbers of its own."""
    one_deck = [text for text in preset_rules() if "decks=2" not in text]
    one_deck = [text for text in one_deck if family(text) not in ("spider", "freecell")]
    assert {family(text) for text in one_deck} == {"klondike", "pyramid", "aces-up"}
    decks = {tuple(card_texts(numbered(rules, 42).deck)) for rules in one_deck}
    assert len(decks) == 1


@given(NUMBERS)
def test_spider_recolours_the_deal_of_two_decks(number: int) -> None:
    """The same permutation in one, two and four suits: red is hearts, and all are spades."""
    four = card_texts(_core.numbered_deck(_core.Rules("spider"), number))
    two = card_texts(_core.numbered_deck(_core.Rules("spider:suits=2"), number))
    one = card_texts(_core.numbered_deck(_core.Rules("spider:suits=1"), number))
    assert four == card_texts(_core.numbered_deck(_core.Rules("klondike:decks=2"), number))
    assert two == [text.translate(str.maketrans("CD", "SH")) for text in four]
    assert one == [text[0] + "S" for text in four]


@pytest.mark.parametrize("rules", preset_rules() + SMALL_RULES)
def test_a_deal_has_each_card_as_often_as_its_decks(rules: str) -> None:
    """C7."""
    options = reference.options_from_text(rules)
    whole = sorted(map(str, reference.ordered_deck(options)))
    for number in range(1, 21):
        assert sorted(card_texts(numbered(rules, number).deck)) == whole
    assert _core.Rules(rules).deck_size == len(whole)


@pytest.mark.parametrize("number", [-1, 2**64, 2**70])
def test_a_number_beyond_64_bits_is_refused(number: int) -> None:
    with pytest.raises((ValueError, OverflowError, TypeError)):
        numbered("klondike", number)


def test_the_same_number_gives_the_same_deal_again() -> None:
    """C1 and C3: also after other deals, and from the deck alone."""
    first = numbered("klondike", 7)
    numbered("klondike", 8)
    again = numbered("klondike", 7)
    saved = _core.Game(first.rules, first.scoring, first.deck)
    assert first.position == again.position == saved.position
    assert first.number == again.number == 7
    assert saved.number is None


def test_restarting_gives_the_identical_deal_any_number_of_times() -> None:
    """C1."""
    game = numbered("klondike", 7)
    start = game.position
    for _ in range(3):
        for _ in range(30):
            game.play(game.legal_moves[0])
        while game.can_undo:
            game.undo()
        assert game.position == start


def chi_square_of_places(deals: int) -> float:
    """How far the counts of (place, card) over so many deals are from even."""
    rules = _core.Rules("klondike")
    index = {str(card): i for i, card in enumerate(sorted(_core.numbered_deck(rules, 0)))}
    counts = [[0] * 52 for _ in range(52)]
    for number in range(deals):
        for place, card in enumerate(_core.numbered_deck(rules, number)):
            counts[place][index[str(card)]] += 1
    expected = deals / 52
    return sum((seen - expected) ** 2 / expected for row in counts for seen in row)


def test_numbered_deals_are_uniform() -> None:
    """χ² over place × card of deals 0, 1, 2, …: 51 · 51 degrees of freedom, ± 4 deviations.

    Neighbouring numbers are what people play, so a generator that starts alike would show here.
    """
    freedom = 51 * 51
    found = chi_square_of_places(10_000)
    assert abs(found - freedom) < 4 * (2 * freedom) ** 0.5


# --- codes ---------------------------------------------------------------------------------------


@given(NUMBERS)
def test_codes_are_a_bijection(number: int) -> None:
    code = _core.deal_code(number)
    assert code == reference.deal_code(number)
    assert _core.deal_number(code) == number


@given(NUMBERS)
def test_reading_a_code_forgives_what_looks_alike(number: int) -> None:
    code = _core.deal_code(number)
    for zero, one in itertools.product("0oO", "1iIlL"):
        text = code.replace("0", zero).replace("1", one)
        assert _core.deal_number(text) == number
    assert _core.deal_number(code.lower()) == number


def refuses(code: str) -> bool:
    try:
        _core.deal_number(code)
    except _core.NotationError:
        return True
    return False


def wrong_characters(code: str) -> list[str]:
    """The code with each character in turn replaced by each other one."""
    return [
        code[:i] + other + code[i + 1 :]
        for i, char in enumerate(code)
        for other in ALPHABET
        if char not in ("-", other)
    ]


def swaps(code: str) -> list[str]:
    """The code with any two different characters swapped, neighbours among them."""
    places = [i for i, char in enumerate(code) if char != "-"]
    found = []
    for i, j in itertools.combinations(places, 2):
        chars = list(code)
        chars[i], chars[j] = chars[j], chars[i]
        if chars[i] != chars[j]:
            found.append("".join(chars))
    return found


@given(NUMBERS)
def test_every_wrong_character_and_every_swap_is_found(number: int) -> None:
    code = _core.deal_code(number)
    for wrong in [*wrong_characters(code), *swaps(code)]:
        assert refuses(wrong), f"{wrong} passes for {code}"


def test_the_codes_of_all_small_numbers_differ() -> None:
    assert len({_core.deal_code(number) for number in range(5000)}) == 5000


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-",
        "1",
        "1A",
        "1A-",
        "-G",
        "1A-GG",
        "1A--G",
        "1A-G-",
        "1A -G",
        "U-0",
        "1U-G",
        "é-1",
    ],
)
def test_what_is_not_a_code_is_refused(text: str) -> None:
    with pytest.raises(_core.NotationError) as caught:
        _core.deal_number(text)
    assert len(str(caught.value)) > 10


def test_a_code_beyond_64_bits_is_refused() -> None:
    for number in (2**64, 2**65 - 1, 2**70 + 12345):
        assert refuses(reference.deal_code(number))


@given(st.text(max_size=20))
def test_any_text_is_a_code_or_a_notation_error(text: str) -> None:
    try:
        number = _core.deal_number(text)
    except _core.NotationError as error:
        assert str(error)
    else:
        assert 0 <= number < 2**64


# --- decks as text -------------------------------------------------------------------------------

KLONDIKE = _core.Rules("klondike")


def deck_text(number: int = 42) -> list[str]:
    return card_texts(_core.numbered_deck(KLONDIKE, number))


def test_a_deck_as_text_is_in_dealing_order() -> None:
    words = deck_text()
    assert card_texts(_core.parse_deck(KLONDIKE, " ".join(words))) == words


def test_a_deck_takes_the_other_spellings() -> None:
    plain = deck_text()
    symbols = dict(zip("SHCD", "♠♥♣♦", strict=True))
    spelled = [
        " ".join(word.replace("T", "10") for word in plain),
        " ".join(plain).lower(),
        "\n".join(word[0] + symbols[word[1]] for word in plain),
        "  ".join(plain) + "\n",
    ]
    for text in spelled:
        assert card_texts(_core.parse_deck(KLONDIKE, text)) == plain


def known_deals() -> list[tuple[str, str]]:
    lines = (HERE / "data" / "klondike-deals.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(row[0], row[1]) for row in rows[1:13]]


@pytest.mark.parametrize(("name", "text"), known_deals())
def test_a_deck_column_by_column(name: str, text: str) -> None:
    """Columns from the left, each from its bottom card, then the stock in the order it is drawn."""
    game = _core.Game(
        _core.Rules("klondike:face_up=yes"),
        _core.Scoring("plain"),
        _core.parse_deck(KLONDIKE, text, order="columns"),
    )
    columns = [str(slot.card) for column in game.view.columns for slot in column]
    stock = [str(slot.card) for slot in reversed(game.view.stock)]
    assert columns + stock == text.split(), name


@pytest.mark.parametrize("rules", ["klondike:columns=9", "klondike:decks=2,columns=8"])
def test_a_deck_column_by_column_of_other_tables(rules: str) -> None:
    options = reference.options_from_text(rules)
    deck = reference.numbered_deck(options, 5)
    read = _core.parse_deck(_core.Rules(rules), " ".join(map(str, deck)), order="columns")
    assert card_texts(read) == list(map(str, reference.rows_from_columns(options, deck)))


@pytest.mark.parametrize("rules", ["spider", "freecell", "pyramid", "aces-up"])
def test_other_games_take_dealing_order_only(rules: str) -> None:
    cards = _core.numbered_deck(_core.Rules(rules), 5)
    text = " ".join(card_texts(cards))
    assert _core.parse_deck(_core.Rules(rules), text) == cards
    with pytest.raises(_core.NotationError, match="dealing order"):
        _core.parse_deck(_core.Rules(rules), text, order="columns")


def says(text: str, *parts: str, order: str = "dealing") -> None:
    with pytest.raises(_core.NotationError) as caught:
        _core.parse_deck(KLONDIKE, text, order)
    for part in parts:
        assert part in str(caught.value)


def test_a_deck_with_a_missing_card_says_so() -> None:
    says(" ".join(deck_text()[:-1]), "51")


def test_a_deck_with_a_doubled_card_says_which() -> None:
    words = deck_text()
    says(" ".join([*words[:-1], words[3]]), words[3])


def test_a_deck_with_a_card_too_many_says_so() -> None:
    words = deck_text()
    says(" ".join([*words, words[0]]))


def test_a_deck_with_something_else_in_it_says_what_and_where() -> None:
    words = deck_text()
    words[9] = "XX"
    says(" ".join(words), "XX", "column 28")


def test_an_unknown_order_is_refused() -> None:
    says(" ".join(deck_text()), "dealing", "columns", order="rows")


def test_a_game_refuses_a_deck_that_is_not_one() -> None:
    cards = _core.numbered_deck(KLONDIKE, 1)
    for wrong in ([], cards[:-1], [*cards, cards[0]], [*cards[:-1], cards[0]]):
        with pytest.raises(ValueError, match=r"\w"):
            _core.Game(KLONDIKE, _core.Scoring("plain"), wrong)


@given(st.text(max_size=200))
def test_any_text_is_a_deck_or_a_notation_error(text: str) -> None:
    with pytest.raises(_core.NotationError, match=r"\w"):
        _core.parse_deck(KLONDIKE, text)


def test_a_shuffled_deck_is_read_back() -> None:
    rng = random.Random(5)
    rules = _core.Rules("klondike:decks=2")
    for _ in range(50):
        words = card_texts(_core.numbered_deck(rules, 0))
        rng.shuffle(words)
        assert card_texts(_core.parse_deck(rules, " ".join(words))) == words
