"""The numbers of PySol FC deal what PySol FC deals."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pysol_cards.cards import createCards
from pysol_cards.random import RandomBase, shuffle

import harpan
from harpan import formats
from harpan.formats import FormatError, pysol_deal
from harpan.formats.pysol_deals import GAMES

KLONDIKE_460 = """\
Talon: 3C AD AH KH KS 2H 3S 4D QS TD 8H AS 8D 6C 5D 4S 3H 6D 2C 7S AC 9S 7C TC
QC
<4H> 6S
<KD> <9H> 2S
<8S> <TH> <JD> 5H
<TS> <JH> <5C> <KC> 2D
<JC> <6H> <7D> <3D> <JS> 8C
<9C> <5S> <QH> <9D> <QD> <4C> 7H
"""
"""As the tests of Freecell Solver's board generator have it, which is of PySol's own code."""
FREECELL_800600 = """\
3H TS QH TD 8D JC AS
3S KC 2D 6D 5S TH 5C
JH 6S 4D 8S 7H 7D 6H
4C 7C 9D AH 4H 5D 8C
7S KS QD 3D 5H 2H
8H 9H 2C AC KD AD
JS 9C 4S 9S TC 2S
JD QS QC KH 3C 6C
"""
"""From the same place."""
KNOWN_NUMBERS = range(32000, 32034)
NEVER_WON = {32007, 32008, 32016, 32020, 32025, 32028, 32029, 32033}
"""Of these the numbers missing from the deals that PySol FC keeps for a Klondike always won."""
NUMBERS = st.integers(1, 10**20)


def read(text: str, game: str, **options: Any) -> harpan.Game:
    [deal] = formats.read(text, game, **options)
    return deal.game


def columns(game: harpan.Game) -> list[list[str]]:
    fields = [part.split() for part in game.position.split(" / ")]
    names = {"pass", "stock", "waste", "foundations", "cells", "discard", "pyramid"}
    return [[card.strip("<>") for card in field] for field in fields if field[0] not in names]


def stock(game: harpan.Game) -> list[str]:
    [field] = [part.split() for part in game.position.split(" / ") if part.startswith("stock")]
    return field[1:]


# ---- what others say ----------------------------------------------------------------------------


def test_a_klondike_is_the_board_that_others_print() -> None:
    assert formats.write(read("pysol:460", "klondike"), "pysol") + "\n" == KLONDIKE_460


def test_a_freecell_is_the_board_that_others_print() -> None:
    assert formats.write(read("pysol:800600", "freecell"), "fc-solve") + "\n" == FREECELL_800600


@pytest.mark.parametrize("number", [1, 617, 11982, 31999])
def test_small_numbers_of_freecell_are_those_of_microsoft(number: int) -> None:
    ours = harpan.deal("freecell", number=number)
    assert read(f"pysol:{number}", "freecell").position == ours.position
    assert formats.write(ours, "pysol-number") == f"pysol:{number}"


def test_from_32000_the_numbers_are_its_own() -> None:
    """PySol FC shuffles 32000 so itself, though `pysol-cards` takes it for Microsoft's."""
    microsoft = harpan.deal("freecell", number=32000)
    assert read("pysol:32000", "freecell").position != microsoft.position
    with pytest.raises(harpan.NotationError) as caught:
        formats.write(microsoft, "pysol-number")
    assert caught.value.code == "unsayable"


@pytest.mark.parametrize("number", KNOWN_NUMBERS)
def test_the_deals_that_pysol_keeps_for_being_won_are_those_that_can_be(number: int) -> None:
    game = read(f"pysol:{number}", "klondike")
    verdict = "unwinnable" if number in NEVER_WON else "winnable"
    assert harpan.solve(game, nodes=10**6).verdict == verdict


# ---- the order of dealing, told as PySol FC has it ----------------------------------------------


def talon(decks: int, number: int) -> list[str]:
    """Its talon, whose last card is dealt first."""
    cards = shuffle(createCards(decks), number, RandomBase.DEALS_PYSOLFC)
    return ["A23456789TJQK"[card.rank - 1] + card.suit_s() for card in cards]


def dealt(left: list[str], count: int, rows: list[list[int]]) -> list[list[str]]:
    """A card from the talon to each column of each row."""
    result: list[list[str]] = [[] for _ in range(count)]
    for row in rows:
        for column in row:
            result[column].append(left.pop())
    return result


@pytest.mark.parametrize("number", [5, 240_000, 10**20])
def test_two_decks_are_dealt_from_the_left(number: int) -> None:
    left = talon(2, number)
    rows = [[*range(9)][i + 1 :] for i in range(9)] + [[*range(9)]]
    game = read(f"pysol:{number}", "double-klondike")
    assert columns(game) == dealt(left, 9, rows)
    assert stock(game) == left[::-1]


@pytest.mark.parametrize("number", [5, 240_000])
def test_big_harp_is_mirrored(number: int) -> None:
    left = talon(2, number)
    rows = [[*range(10)][:i] for i in range(10)] + [[*range(10)]]
    game = read(f"pysol:{number}", "stora-harpan")
    assert columns(game)[::-1] == dealt(left, 10, rows)
    assert stock(game) == left[::-1]


@pytest.mark.parametrize("number", [5, 240_000])
def test_spider_has_its_longer_columns_apart(number: int) -> None:
    left = talon(2, number)
    rows = [*[[*range(10)]] * 4, [0, 3, 6, 9], [*range(10)]]
    game = read(f"pysol:{number}", "spider-4")
    assert columns(game) == dealt(left, 10, rows)
    assert stock(game) == left[::-1]
    assert [sum(not slot.face_up for slot in column) for column in game.view.columns] == [
        *(5, 4, 4, 5, 4, 4, 5, 4, 4, 5)
    ]


@pytest.mark.parametrize(("variant", "suits"), [("spider-2", "SSHH"), ("spider-1", "SSSS")])
def test_fewer_suits_are_the_same_cards_recoloured(variant: str, suits: str) -> None:
    of_four = columns(read("pysol:240000", "spider-4"))
    recoloured = [[card.translate(str.maketrans("CSHD", suits)) for card in c] for c in of_four]
    assert columns(read("pysol:240000", variant)) == recoloured


@pytest.mark.parametrize("number", [5, 240_000])
def test_pyramid_and_aces_up_are_dealt_from_the_left(number: int) -> None:
    cards = talon(1, number)[::-1]
    if number < 32_000:
        # The same deck as Microsoft's, of which FreeCell deals a row of eight at a time.
        assert cards == list(map(str, harpan.deal("freecell", number=number).deck))
    for variant in ("pyramid", "aces-up"):
        assert list(map(str, read(f"pysol:{number}", variant).deck)) == cards


# ---- as a format --------------------------------------------------------------------------------


@given(st.sampled_from(GAMES), NUMBERS)
def test_a_deal_goes_on_to_the_other_formats(variant: str, number: int) -> None:
    game = read(f"pysol:{number}", variant)
    forms = {"pyramid": ["pyramid", "cards"]}.get(variant, ["pysol", "solvitaire", "position"])
    for form in forms:
        text = formats.write(game, form)
        assert formats.read(text, variant, form=form)[0].game.position == game.position, form


def test_many_in_a_file_with_or_without_the_name() -> None:
    deals = formats.read("# two\npysol:5, PYSOL:240000\n 007", "vegas", form="pysol-number")
    assert [deal.name for deal in deals] == ["pysol:5", "pysol:240000", "pysol:7"]
    assert [deal.line for deal in deals] == [2, 2, 3]
    assert all(deal.variant.id == "vegas" for deal in deals)


@pytest.mark.parametrize("word", ["x", "", "0", f"{10**20 + 1}", "-1"])
def test_what_is_no_number_is_told_where(word: str) -> None:
    with pytest.raises(FormatError, match=f"from 1 to {10**20}") as caught:
        formats.read(f"pysol:5\n  pysol:{word}", "klondike")
    assert (caught.value.code, caught.value.line, caught.value.column) == ("bad_number", 2, 9)


def test_the_game_is_named_and_one_that_it_deals() -> None:
    with pytest.raises(FormatError) as caught:
        formats.read("pysol:5")
    assert caught.value.code == "game_not_named"
    with pytest.raises(FormatError, match="klondike:columns=8") as caught:
        formats.read("pysol:5", "klondike", columns=8)
    assert (caught.value.code, caught.value.line, caught.value.column) == ("pysol_game", 1, 1)
    assert "double-klondike" in caught.value.details["allowed"]


def test_options_that_leave_the_columns_alone_leave_the_deal_alone() -> None:
    open_deal = read("pysol:460", "klondike", draw=3, face_up="yes")
    assert open_deal.rules.text == "klondike:draw=3,face_up=yes"
    assert columns(open_deal) == columns(read("pysol:460", "klondike"))


def test_a_deal_is_to_be_had_without_a_text() -> None:
    game = pysol_deal(harpan.variants["klondike"], 460)
    assert game.position == read("pysol:460", "klondike").position
