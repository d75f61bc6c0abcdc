"""Deals in the formats of others: what is written is read again, what is wrong is told where."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import harpan
from harpan import formats
from harpan.formats import FORMATS, FormatError
from harpan.formats import position as positions
from harpan.words import LANGUAGES, problem, words

DATA = Path(__file__).parent / "data"
TELLING = {"solvitaire", "pysol", "fc-solve", "position", "digits"}
"""Formats of which a text says what game it is of."""


def written(game: harpan.Game) -> dict[str, str]:
    """The game in every format that can say it."""
    texts = {}
    for name in FORMATS:
        try:
            texts[name] = formats.write(game, name)
        except harpan.NotationError as error:
            assert error.code == "unsayable"
    return texts


def dealt(variant: str, seed: int, moves: int) -> harpan.Game:
    """A game after some moves at random."""
    chance = random.Random(seed)
    rules = harpan.variants[variant].rules
    number = chance.randint(rules.least_number, 10**6)
    game = harpan.deal(variant, number=number)
    for _ in range(moves):
        if not game.legal_moves or game.is_won:
            break
        game.play(chance.choice(game.legal_moves))
    return game


# ---- what is written is read again -------------------------------------------------------------


@given(st.sampled_from(sorted(harpan.variants)), st.integers(0, 10**6))
def test_a_deal_is_read_as_it_was_written(variant: str, seed: int) -> None:
    """C12: a given deal is loaded from every format that can say it."""
    game = dealt(variant, seed, 0)
    texts = written(game)
    assert {"number", "code", "cards", "position"} <= set(texts)
    for name, text in texts.items():
        [deal] = formats.read(text, variant, form=name)
        assert deal.game.position == game.position, name
        assert deal.game.rules == game.rules, name
        assert deal.game.scoring == game.scoring, name
        # What was dealt from cards is a deal, not a position: it has its deck.
        assert list(map(str, deal.game.deck)) == list(map(str, game.deck))


@given(st.sampled_from(sorted(harpan.variants)), st.integers(0, 10**6))
def test_a_deal_is_recognised_when_the_game_is_named(variant: str, seed: int) -> None:
    game = dealt(variant, seed, 0)
    for name, text in written(game).items():
        assert formats.read(text, variant)[0].game.position == game.position, name


@example("spider-1", 73, 69)
@given(st.sampled_from(sorted(harpan.variants)), st.integers(0, 10**6), st.integers(1, 80))
def test_a_game_under_way_is_read_as_it_was_written(variant: str, seed: int, moves: int) -> None:
    game = dealt(variant, seed, moves)
    for name, text in written(game).items():
        [deal] = formats.read(text, variant, form=name)
        assert deal.game.position == game.position, name


def test_formats_with_cells_and_foundations_say_a_game_under_way() -> None:
    game = dealt("freecell", 3, 60)
    assert {"solvitaire", "fc-solve", "pysol", "position"} == set(written(game))
    assert "Foundations:" in formats.write(game, "fc-solve")


@given(st.sampled_from(sorted(harpan.variants)), st.integers(0, 10**6))
def test_piles_tell_the_game(variant: str, seed: int) -> None:
    """Without a name the family is found, with every card where it was."""
    game = dealt(variant, seed, 0)
    for name, text in written(game).items():
        if name in TELLING:
            [deal] = (
                formats.read(text, face_up=True) if variant == "thoughtful" else formats.read(text)
            )
            assert deal.game.rules.family == game.rules.family, name
            assert deal.game.position == game.position, name


@pytest.mark.parametrize("name", ["cards", "number", "code"])
def test_a_text_of_any_game_wants_the_game_named(name: str) -> None:
    text = formats.write(harpan.deal("vegas", number=42), name)
    with pytest.raises(FormatError, match="name the game") as caught:
        formats.read(text)
    assert caught.value.code == "game_not_named"
    assert formats.read(text, "vegas")[0].variant.id == "vegas"


def test_options_hold_for_the_game_that_the_text_is_of() -> None:
    text = formats.write(harpan.deal("klondike", number=5), "solvitaire")
    assert formats.read(text, draw=3)[0].game.rules.text == "klondike:draw=3"
    with pytest.raises(harpan.OptionError):
        formats.read(text, moon="full")


def test_a_format_that_does_not_exist_is_refused() -> None:
    with pytest.raises(harpan.OptionError, match="solvitaire"):
        formats.read("1", "vegas", form="xml")
    with pytest.raises(harpan.OptionError):
        formats.write(harpan.deal(number=1), "xml")


@pytest.mark.parametrize(
    ("variant", "name"),
    [
        ("pyramid", "solvitaire"),
        ("klondike", "fc-solve"),
        ("klondike", "pyramid"),
        ("double-klondike", "digits"),
        ("klondike", "microsoft"),
    ],
)
def test_what_a_format_cannot_say_is_not_written(variant: str, name: str) -> None:
    with pytest.raises(harpan.NotationError) as caught:
        formats.write(harpan.deal(variant, number=1), name)
    assert caught.value.code == "unsayable"


# ---- what others write -------------------------------------------------------------------------


def table_of(file: str) -> list[list[str]]:
    rows = [line for line in (DATA / file).read_text("utf-8").splitlines() if line[0] != "#"]
    return [line.split("\t") for line in rows]


def test_the_tables_of_the_tests_are_read_with_their_names() -> None:
    """C12: files of deals, each with an id."""
    text = (DATA / "pyramid-deals.tsv").read_bytes()
    deals = formats.read(text, "pyramid")
    rows = table_of("pyramid-deals.tsv")[1:]
    assert [deal.name for deal in deals] == [row[0] for row in rows]
    assert [" ".join(map(str, deal.game.deck)) for deal in deals] == [row[2] for row in rows]


def test_columns_are_another_order() -> None:
    text = (DATA / "klondike-deals.tsv").read_text("utf-8")
    deals = formats.read(text, "klondike", order="columns")
    for deal, row in zip(deals, table_of("klondike-deals.tsv")[1:], strict=True):
        assert deal.game.deck == harpan.deal("klondike", deck=row[1], order="columns").deck


def test_numbers_of_microsoft_are_those_of_another_program() -> None:
    """C12: Microsoft's numbers, as pysol-cards deals them."""
    rows = table_of("freecell-deals.tsv")
    deals = formats.read("\n".join(row[0] for row in rows), form="microsoft")
    assert [" ".join(map(str, deal.game.deck)) for deal in deals] == [row[1] for row in rows]


# Made by hand from deal 24 of Microsoft: its columns were published with the format.
BOARD_24 = """\
4C 2C 9C 8C QS 4S 2H
5H QH 3C AC 3H 4H QD
QC 9S 6H 9H 3S KS 3D
5D 2S JC 5C JH 6D AS
2D KD 10H 10C 10D 8D
7H JS KH 10S KC 7C
AH 5S 6S AD 8H JD
7S 6C 7D 4D 8S 9D
"""


@pytest.mark.parametrize("form", ["fc-solve", "pysol", None])
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_a_board_is_the_deal_with_its_number(form: str | None, ends: str) -> None:
    text = "\ufeff" + BOARD_24.replace("\n", ends)
    [deal] = formats.read(text.encode(), form=form)
    assert deal.variant.id == "freecell"
    assert deal.game.position == harpan.deal("freecell", number=24).position


def test_a_board_under_way_has_foundations_cells_and_colons() -> None:
    text = """\
Foundations: H-6 C-9 D-2 S-0
Freecells:  QS  3S  -  KD
: 8H 3D 2S
: KS QD JC
: AS 8D TD 7D JH TS 9D
: 7S 6D
: 5S
: KH QC JD TC 9H 8S 7H 6S 5D 4S
: KC QH JS TH 9S
: 4D
"""
    [deal] = formats.read(text)
    assert deal.game.position.startswith(
        "cells QS 3S - KD / foundations - 6H 9C 2D / 8H 3D 2S / KS QD JC /"
    )
    short = text.replace("Foundations", "Founds").replace("Freecells:  QS", "FC: QS")
    assert formats.read(short)[0].game.position == deal.game.position


def solvitaire_of(row: list[str]) -> str:
    """A deal of the klondike table as its own program writes it."""
    cards = [card.replace("T", "10") for card in row[1].split()]
    piles, start = [], 0
    for height in range(1, 8):
        pile = cards[start : start + height]
        hidden = [card[:-1] + card[-1].lower() for card in pile[:-1]]
        piles.append([*hidden, pile[-1]])
        start += height
    return json.dumps({"tableau piles": piles, "stock": cards[start:][::-1]})


@pytest.mark.parametrize("row", table_of("klondike-deals.tsv")[1:6])
def test_solvitaire_draws_the_last_of_the_stock_first(row: list[str]) -> None:
    [deal] = formats.read(solvitaire_of(row))
    assert deal.game.deck == harpan.deal("klondike", deck=row[1], order="columns").deck
    shown = formats.read(
        solvitaire_of(row)
        .upper()
        .replace("TABLEAU PILES", "tableau piles")
        .replace("STOCK", "stock"),
        "thoughtful",
    )
    assert shown[0].game.deck == deal.game.deck


def test_solvitaire_has_waste_cells_and_foundations() -> None:
    game = harpan.deal("klondike", number=1)
    game.play("s-w")
    text = formats.write(game, "solvitaire")
    assert json.loads(text)["waste"] == [str(game.deck[28])]
    assert formats.read(text)[0].game.position == game.position
    freecell = dealt("freecell", 3, 60)
    fields = json.loads(formats.write(freecell, "solvitaire"))
    assert {"cells", "foundations"} <= set(fields)
    fields |= {"hole": [], "reserve": [], "sequences": []}
    [deal] = formats.read(json.dumps(fields, indent=2))
    assert deal.game.position == freecell.position


def test_digits_are_ranks_and_suits() -> None:
    """Published: 014 is the ace of spades, 042 the four of diamonds."""
    deck = ["AS", "4D", *(str(c) for c in harpan.deal(number=1).deck if str(c) not in ("AS", "4D"))]
    game = harpan.deal("klondike", deck=" ".join(deck))
    text = formats.write(game, "digits")
    assert text.startswith("014042")
    assert len(text) == 156
    two = formats.read(f"A {text}\n\nB\t{text}".replace("A ", "A\t"), "vegas")
    assert [(deal.name, deal.line) for deal in two] == [("A", 1), ("B", 3)]
    assert two[1].game.deck == game.deck


def test_pysol_has_its_talon_in_the_order_it_is_drawn() -> None:
    game = harpan.deal("klondike", number=42)
    head, *piles = formats.write(game, "pysol").splitlines()
    assert head == "Talon: " + " ".join(map(str, game.deck[28:]))
    assert piles[:2] == ["2D", "<2S> 9H"]
    unspaced = formats.write(game, "pysol").replace("<", "").replace(">", "")
    assert formats.read(unspaced)[0].game.position == game.position


# Number 24 of PySol FC, as pysol-cards 0.24.0 prints it.
PYSOL_24 = """\
Talon: TC TS AD 4D QS 3H 3S JH TD KC 8H 8S 4S 4H KS 6D 8D 7C JD 9D 2H QD 3D AS
5C
<7H> 9H
<2D> <9S> AC
<5D> <QH> <5S> 8C
<QC> <2C> <JS> <3C> 7D
<5H> <7S> <KD> <9C> <JC> 6S
<4C> <AH> <2S> <6C> <6H> <TH> KH
"""


def test_pysol_text_of_another_program_is_read() -> None:
    [deal] = formats.read(PYSOL_24)
    assert deal.variant.id == "klondike"
    assert formats.write(deal.game, "pysol").split() == PYSOL_24.split()
    assert deal.game.play("s-w") is not None
    assert [str(slot.card) for slot in deal.game.view.waste] == ["TC"]


def test_pyramid_cards_need_no_spaces() -> None:
    game = harpan.deal("pyramid", number=9)
    text = "".join(map(str, game.deck))
    for form in ("pyramid", None):
        assert formats.read(text, "pyramid", form=form)[0].game.deck == game.deck
    assert formats.read(text, form="pyramid")[0].variant.id == "pyramid"


def test_plain_cards_may_have_signs_and_stand_on_many_lines() -> None:
    game = harpan.deal("vegas", number=42)
    signs = str.maketrans("SHCD", "♠♥♣♦")
    cards = [str(card).translate(signs) for card in game.deck]
    text = "\n".join(", ".join(cards[i : i + 25]) for i in range(0, 52, 25))
    assert formats.read(text, "vegas")[0].game.position == game.position
    with pytest.raises(FormatError) as caught:
        formats.read(text.replace("\n", " X♠\n", 1), "vegas", form="cards")
    assert (caught.value.line, caught.value.column) == (1, len(text.split("\n")[0]) + 2)


def test_a_position_may_stand_in_lines_and_many_one_to_a_line() -> None:
    games = [dealt("klondike", seed, 5) for seed in range(3)]
    text = "# three\n" + "\n".join(formats.write(game, "position") for game in games)
    read = formats.read(text)
    assert [deal.game.position for deal in read] == [game.position for game in games]
    assert [deal.line for deal in read] == [2, 3, 4]
    in_lines = games[0].position.replace(" / ", "\n")
    assert positions.NAME == "position"
    assert formats.read(in_lines)[0].game.position == games[0].position


# ---- what is wrong is told where ---------------------------------------------------------------

DECK = " ".join(map(str, harpan.deal("klondike", number=42).deck))  # 2D 2S KD TC …
JSON = formats.write(harpan.deal("klondike", number=42), "solvitaire")
PYSOL = formats.write(harpan.deal("klondike", number=42), "pysol")
POSITION = harpan.deal("klondike", number=42).position
DIGITS = formats.write(harpan.deal("klondike", number=42), "digits")
FC = BOARD_24

# The text, the game, the format, then the error's code, line and column.
WRONG: dict[str, tuple[str | bytes, str | None, str | None, str, int, int]] = {
    "empty": ("", "vegas", None, "text_empty", 1, 1),
    "white": (" \n\t\n", "vegas", None, "text_empty", 1, 1),
    "remarks": ("# nothing\n", "vegas", None, "text_empty", 1, 1),
    "remarks for a format": ("# nothing\n", "vegas", "cards", "deck_size", 1, 10),
    "latin-1": (b"\xef\xbb\xbfAS\r\nK\xe5", "vegas", None, "text_encoding", 2, 2),
    "long": ("A" * 10_000_001, "vegas", None, "text_too_long", 1, 1),
    "prose": ("  hello there", "vegas", None, "format_unknown", 1, 3),
    "binary": ("\0\0", None, None, "format_unknown", 1, 1),
    "cards of an unnamed game": (DECK, None, None, "game_not_named", 1, 1),
    "board of another game": (FC, "vegas", "fc-solve", "game_of_other_format", 1, 1),
    "digits of another game": (DIGITS, "freecell", None, "game_of_other_format", 1, 1),
    "piles of no game": ("Talon: AS\n2S\n3S", None, None, "game_not_named", 1, 1),
    "stock of no game": (PYSOL_24 + "AS\n", None, None, "game_not_named", 1, 1),
    "no card": (DECK.replace("KD", "XD"), "vegas", None, "bad_card", 1, 7),
    "card twice": (DECK.replace("KD", "2D"), "vegas", None, "card_surplus", 1, 7),
    "card missing": (DECK[:-3], "vegas", None, "cards_missing", 1, len(DECK) - 2),
    "few cards": ("AS KD", "vegas", None, "deck_size", 1, 6),
    "card of no deck": (DECK, "spider-1", "cards", "card_surplus", 1, 1),
    "second line": (f"{DECK}\n{DECK[:-3]}", "vegas", None, "cards_missing", 2, len(DECK) - 2),
    "table": (f"id\tdeck\nx\t{DECK[3:]}", "vegas", None, "cards_missing", 2, len(DECK)),
    "table, no card": (f"x\tAS ZZ {DECK[6:]}", "vegas", None, "bad_card", 1, 6),
    "digit": (DIGITS[:-1] + "5", None, None, "unexpected_word", 1, 154),
    "digits cut": (DIGITS[:-1], None, None, "unexpected_word", 1, 154),
    "digits twice": (DIGITS[:3] + DIGITS[:-3], None, None, "card_surplus", 1, 4),
    "number": ("0", "freecell", None, "bad_number", 1, 1),
    "long number": ("1\n" + "9" * 5000, "vegas", "number", "bad_number", 2, 1),
    "code": ("1A-H", "vegas", None, "code_check", 1, 1),
    "no code": ("1A-G\n12", "vegas", "code", "bad_code", 2, 1),
    "code of no deal": ("0-0", "freecell", None, "bad_number", 1, 1),
    "columns": (FC + "KS\n", None, None, "pile_count", 1, 1),
    "columns of json": ('{"tableau piles": [["AS"]]}', "klondike", None, "pile_count", 1, 3),
    "five cells": (
        "FC: 9D 8S 4D 7D 6C\n" + FC.replace("7S 6C 7D 4D 8S 9D", "7S"),
        None,
        None,
        "pile_count",
        1,
        1,
    ),
    "head": ("Reserve: AS\n" + FC, None, "fc-solve", "unexpected_word", 1, 1),
    "talon of a board": ("Talon: AS\n" + FC, None, "fc-solve", "unexpected_word", 1, 1),
    "foundation": ("Founds: H-x\n" + FC, None, None, "unexpected_word", 1, 9),
    "foundation twice": ("Founds: H-0 S-A\n" + FC, None, None, "card_surplus", 5, 19),
    "board, card twice": (FC.replace("9D", "7S"), None, None, "card_surplus", 8, 16),
    "board, no card": (FC.replace("9D", "9X"), None, None, "bad_card", 8, 16),
    "hidden, no card": (PYSOL.replace("<2S>", "<XX>"), None, None, "bad_card", 3, 2),
    "hidden tops": (PYSOL.replace("<2S> 9H", "2S <9H>"), None, None, "impossible_table", 3, 5),
    "no run": (PYSOL.replace("<2S>", "2S"), None, None, "impossible_table", 3, 1),
    "json": ('{\n "tableau piles": [,]}', None, None, "broken_json", 2, 20),
    "deep json": ("[" * 100_000, None, None, "broken_json", 1, 1),
    "huge json": ('{"stock": ' + "9" * 5000 + "}", None, None, "broken_json", 1, 1),
    "json list": ("[]", None, None, "field_missing", 1, 1),
    "json without piles": ('{"stock": []}', None, None, "field_missing", 1, 1),
    "json field": ('{\n "tabelau": []}', None, None, "field_unknown", 2, 3),
    "json field twice": ('{"stock": [],\n"stock": []}', None, None, "field_twice", 2, 2),
    "json text": ('{"tableau piles": "AS"}', None, None, "field_type", 1, 3),
    "json number": ('{"tableau piles": [["AS", 7]]}', None, None, "field_type", 1, 3),
    "json cell": ('{"tableau piles": [], "cells": [null]}', None, None, "field_type", 1, 24),
    "json hole": ('{"tableau piles": [], "hole": "AS"}', None, None, "pile_unknown", 1, 24),
    "json card": (JSON.replace("9H", "9X"), None, None, "bad_card", 3, 11),
    "json card twice": (JSON.replace("9H", "2D"), None, None, "card_surplus", 3, 11),
    "json waste": (
        '{"tableau piles": [[],[],[],[],[],[],[],[]], "waste": ["AS"]}',
        "freecell",
        None,
        "pile_unknown",
        1,
        57,
    ),
    "json foundation": (
        JSON[:-1] + ', "foundations": [["2D"]]}',
        None,
        None,
        "card_surplus",
        2,
        5,
    ),
    "position": (POSITION.replace("pass 1", "pass x"), None, None, "bad_position", 1, 6),
    "position, no card": (
        "\n" + POSITION.replace("9H", "9X"),
        None,
        None,
        "bad_card",
        2,
        POSITION.index("9H") + 1,
    ),
    "position, two": (POSITION.replace("9H", "2D"), None, None, "deck_cards", 1, 1),
    "position, short": ("pass 1", "vegas", None, "impossible_table", 1, 1),
}


def caught(text: str | bytes, game: str | None, form: str | None) -> FormatError:
    with pytest.raises(FormatError) as info:
        formats.read(text, game, form=form)
    return info.value


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_with_line_and_column(case: str) -> None:
    text, game, form, code, line, column = WRONG[case]
    error = caught(text, game, form)
    assert (error.code, error.line, error.column) == (code, line, column)
    assert str(error).startswith(f"line {line}, column {column}: ")
    assert len(str(error)) < 400


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said_in_both_languages(case: str) -> None:
    message_id, facts = problem(caught(*WRONG[case][:3]))
    swedish, english = (words(language)(message_id, **facts) for language in LANGUAGES)
    assert swedish != english


def test_an_order_that_the_game_lacks_is_refused() -> None:
    with pytest.raises(FormatError) as info:
        formats.read(DECK, "pyramid", order="columns")
    assert (info.value.code, info.value.line, info.value.column) == ("bad_order", 1, 1)


def test_more_empty_cells_than_the_game_has_are_no_harm() -> None:
    assert formats.read("FC: - - - - -\n" + FC)[0].game.position.startswith("cells - - - - /")


def test_a_foundation_must_be_one_suit_from_the_ace() -> None:
    game = dealt("freecell", 3, 60)
    fields = json.loads(formats.write(game, "solvitaire"))
    pile = next(pile for pile in fields["foundations"] if pile)
    pile.insert(0, fields["tableau piles"][0].pop())
    error = caught(json.dumps(fields), None, None)
    assert error.code == "foundation_cards"


ALPHABET = 'AKQJT0123456789SHCDshcd♠♥♣♦<>-:/,[]{}"\\ \t\r\n#\0é\ufeffTalonFCpasstock'


@given(
    st.text() | st.text(ALPHABET, max_size=200) | st.binary(),
    st.sampled_from([None, *sorted(harpan.variants)]),
    st.sampled_from([None, *FORMATS]),
)
def test_any_text_is_read_or_refused_with_a_place(
    text: str | bytes, game: str | None, form: str | None
) -> None:
    try:
        deals = formats.read(text, game, form=form)
    except FormatError as error:
        assert error.line >= 1
        assert error.column >= 1
        assert problem(error)[0] in words("sv")
    else:
        assert deals


JUNK = ["", "AS", "<9H>", "-", "/", "pass", ":", '"', "[", "}", "\n", "\t", "é", "Talon:", "0"]


@given(
    st.sampled_from(sorted(harpan.variants)),
    st.sampled_from(FORMATS),
    st.lists(st.tuples(st.integers(0, 400), st.integers(0, 6), st.sampled_from(JUNK)), max_size=4),
    st.booleans(),
    st.booleans(),
)
def test_a_damaged_text_is_read_or_refused_with_a_place(
    variant: str, name: str, cuts: list[tuple[int, int, str]], named: bool, formed: bool
) -> None:
    text = written(dealt(variant, 1, 12)).get(name, DECK)
    for start, length, junk in cuts:
        text = text[:start] + junk + text[start + length :]
    try:
        deals = formats.read(text, variant if named else None, form=name if formed else None)
    except FormatError as error:
        rows = text.replace("\r", "").split("\n")
        assert 1 <= error.line <= len(rows)
        assert 1 <= error.column <= len(rows[error.line - 1]) + 1
    else:
        size = deals[0].game.rules.deck_size
        assert size == harpan.variants[deals[0].variant.id].rules.deck_size
