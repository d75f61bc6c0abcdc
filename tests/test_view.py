"""What the player knows: what lies open, and what was seen and is remembered."""

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
    shown,
    wander,
)

ALL_RULES = preset_rules() + OTHER_RULES + SMALL_RULES


def test_at_the_deal_only_the_last_cards_of_columns_are_known() -> None:
    game = numbered("klondike")
    known = [s for pile in game.view.piles.values() for s in pile if s.card is not None]
    assert len(known) == 7
    assert all(slot.face_up for slot in known)
    assert len(game.view.unseen) == 45


def test_all_three_drawn_cards_are_seen() -> None:
    """D15: a fan of three."""
    game = numbered("klondike:draw=3", 4)
    game.play("s-w:3")
    assert shown(game.view)["w"] == [(str(card), True) for card in game.deck[28:31]]


def test_only_the_top_of_the_fan_is_alive() -> None:
    """D15."""
    text = laid_out(["KD"], waste="JS QS TD", up="TS KH KC 9D")
    game = game_at(text, "klondike:draw=3")
    assert {str(move) for move in game.legal_moves if str(move)[0] == "w"} == {"w-f4"}
    game.play("w-f4")
    assert {str(move) for move in game.legal_moves if str(move)[0] == "w"} == {"w-t1"}


def test_a_card_seen_and_covered_again_by_undo_is_remembered() -> None:
    """D7: the faces are those before the move, the memory stays."""
    game = game_at(laid_out(["<KH> TS", "JD"], up="9S 9H 9C 9D"))
    assert shown(game.view)["t1"] == [(None, False), ("TS", True)]
    game.play("t1-t2")
    assert shown(game.view)["t1"] == [("KH", True)]
    game.undo()
    assert shown(game.view)["t1"] == [("KH", False), ("TS", True)]


def test_an_undone_draw_is_remembered() -> None:
    """D7."""
    game = numbered("klondike:draw=3")
    game.play("s-w:3")
    game.undo()
    stock = shown(game.view)["s"]
    assert stock[-3:] == [(str(card), False) for card in game.deck[30:27:-1]]
    assert stock[:-3] == [(None, False)] * 21
    assert game.view.waste == []


def test_after_a_pass_the_order_of_the_stock_is_known() -> None:
    game = numbered("klondike:draw=3")
    for _ in range(8):
        game.play("s-w:3")
    game.play("w-s:24")
    assert shown(game.view)["s"] == [(str(card), False) for card in game.deck[:27:-1]]
    assert len(game.view.unseen) == 21


def test_memory_survives_another_line_of_play() -> None:
    game = game_at(laid_out(["<KH> TS", "JD", "JH"], up="9S 9H 9C 9D"))
    game.play("t1-t2")
    game.undo()
    game.play("s-w")
    assert shown(game.view)["t1"] == [("KH", False), ("TS", True)]


def test_a_position_in_a_later_pass_has_a_known_stock() -> None:
    """The whole stock went by in the first pass."""
    for pass_number, known in ((1, False), (2, True), (3, True)):
        text = laid_out(["KH"], stock="TS", up="9S 9H 9C 9D", pass_number=pass_number)
        assert all((slot.card is not None) == known for slot in game_at(text).view.stock)


def test_unseen_is_sorted_and_complete() -> None:
    game = numbered("klondike:decks=2", 3)
    view = game.view
    assert view.unseen == sorted(view.unseen)
    seen = [slot.card for pile in view.piles.values() for slot in pile if slot.card is not None]
    assert sorted([*seen, *view.unseen]) == sorted(game.deck)


def test_pile_lists_are_those_of_the_table() -> None:
    view = numbered("klondike").view
    names = ["s", "w", "f1", "f2", "f3", "f4", "t1", "t2", "t3", "t4", "t5", "t6", "t7"]
    assert sorted(view.piles) == sorted(names)
    piles = shown(view)
    for name, slots in [("s", view.stock), ("w", view.waste)]:
        assert len(piles[name]) == len(slots)
    assert [len(piles[f"t{i}"]) for i in range(1, 8)] == list(map(len, view.columns))
    assert view.pass_number == 1


@pytest.mark.parametrize("rules", ALL_RULES)
def test_a_view_never_names_a_card_that_was_not_seen(rules: str) -> None:
    """Against the memory of the slow rules, in play with undo, redo and new lines."""
    pair = Pair(rules, "plain", 77)
    pair.compare_view()
    for _ in wander(pair, random.Random(rules), 120):
        pair.compare_view()


@pytest.mark.parametrize(
    "rules",
    [
        "klondike",
        "klondike:draw=3,passes=3",
        "klondike:decks=2",
        "spider",
        "spider:suits=2",
        "pyramid",
        "pyramid:covered=hidden,stock_top_playable=yes",
        "aces-up",
    ],
)
def test_twin_deals_look_alike(rules: str) -> None:
    """Two deals that differ only in what is hidden give the same view and the same board."""
    options = reference.options_from_text(rules)
    deck = reference.numbered_deck(options, 9)
    first = dealt(rules, deck)
    twin = dealt(rules, shuffled_where_hidden(options, deck))
    assert first.position != twin.position
    assert shown(first.view) == shown(twin.view)
    assert str(first) == str(twin)
    assert first.view.unseen == twin.view.unseen
    assert first.is_stuck == twin.is_stuck


def dealt(rules: str, deck: list[reference.Card]) -> _core.Game:
    cards = [_core.Card(str(card)) for card in deck]
    return _core.Game(_core.Rules(rules), _core.Scoring("plain"), cards)


def shuffled_where_hidden(
    options: reference.Options, deck: list[reference.Card]
) -> list[reference.Card]:
    """The deck with the cards that the deal hides in another order."""
    open_cards = reference.face_up_cards(reference.deal(options, deck))
    hidden = [i for i, card in enumerate(deck) if card not in open_cards]
    mixed = list(deck)
    for place, source in zip(hidden, hidden[1:] + hidden[:1], strict=True):
        mixed[place] = deck[source]
    return mixed


@pytest.mark.parametrize("rules", ALL_RULES)
def test_the_board_as_text_names_no_unseen_card(rules: str) -> None:
    pair = Pair(rules, "plain", 5)
    for _ in wander(pair, random.Random(3), 40):
        words = set(str(pair.core).replace("\n", " ").split())
        faces = set(map(str, pair.slow.seen))
        hidden = {str(card) for card in reference.unseen(pair.slow)} - faces
        assert not words & hidden
