"""What the game does by itself: single cards that go up, and the rest when it is certain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.checks import assert_shows, check_result, check_won, restored
from e2e.conftest import Visit
from e2e.lines import read_line
from e2e.server import Server
from e2e.table import close_sheet, play, settings, status, type_move, wait_for_moves


@pytest.mark.parametrize(
    ("level", "count"),
    [(None, 3), ("Aldrig", 0), ("Ess och tvåor", 3), ("Säkra kort", 3), ("Alla", 6)],
)
def test_cards_go_up_and_come_back_with_the_move_before(
    visit: Visit, server: Server, level: str | None, count: int
) -> None:
    """They are counted apart, and one undo takes both; aces and twos go if nothing is chosen."""
    line = read_line("freecell-300")
    server.deal(line.wanted)
    server.play(line.moves[:3])
    page = visit(line.link, automatic=None)
    if level:
        choose_level(page, level)
    before = server.latest()
    play(page, [line.moves[3]], type_move, after=3)
    check_went_up(page, server, before["score"]["up"], count)
    page.keyboard.press("u")
    wait_for_moves(page, 3)
    assert restored(server.latest()) == restored(before)
    assert_shows(page, server)
    page.keyboard.press("r")
    wait_for_moves(page, 4)
    check_went_up(page, server, before["score"]["up"], count)


def choose_level(page: Page, level: str) -> None:
    settings(page).get_by_role("radio", name=level).check()
    close_sheet(page)


def check_went_up(page: Page, server: Server, before: int, count: int) -> None:
    """So many cards went up by themselves after the fourth move."""
    state = server.latest()
    assert (state["moves"], state["automatic"]) == (4, count)
    assert state["score"]["up"] == before + count
    assert_shows(page, server)


def test_what_went_up_is_told(visit: Visit) -> None:
    page = visit("#klondike/19", automatic=None)
    play(page, ["t3-t6"], type_move)
    expect(status(page)).to_have_text(
        re.compile(r"3 kort lades upp av sig själva: ruter ess, spader ess, spader två\.")
    )
    page.keyboard.press("u")
    expect(status(page)).to_have_text(re.compile(r"De 3 kort som lades upp av sig själva följde"))


@pytest.mark.parametrize(
    ("name", "moves", "goes_up"), [("klondike-19", 11, True), ("klondike-draw-3-84", 11, False)]
)
def test_from_the_waste_nothing_goes_up_when_three_are_drawn(
    visit: Visit, server: Server, name: str, moves: int, goes_up: bool
) -> None:
    """D21: the card that is drawn fits on a foundation, at the level that lays up all."""
    line = read_line(name)
    server.deal(line.wanted)
    server.play(line.moves[:moves])
    page = visit(line.link, automatic="all")
    page.keyboard.press("d")
    wait_for_moves(page, moves + 1)
    state = server.latest()
    assert (line.moves[moves + 1] in state["legal"]) is not goes_up
    assert ("w" in "".join(state["last"]["automatic"])) is goes_up


@pytest.mark.parametrize(
    ("name", "moves", "by_itself"),
    [
        ("klondike-19", 80, 28),
        ("thoughtful-236", 61, 45),
        ("spider-1-23", 79, 13),
        ("freecell-300", 45, 23),
        ("pyramid-141", 34, 5),
        ("aces-up-98", 56, 6),
    ],
)
def test_the_rest_is_offered_as_soon_as_it_is_certain(
    visit: Visit, server: Server, name: str, moves: int, by_itself: int
) -> None:
    """E7: not a move before; its moves are the game's own and none of the player's."""
    line = read_line(name)
    server.deal(line.wanted)
    server.play(line.moves[: moves - 1])
    page = visit(line.link)
    offer = page.get_by_role("button", name=re.compile("resten$"))
    wait_for_moves(page, moves - 1)
    expect(offer).to_have_count(0)
    play(page, [line.moves[moves - 1]], type_move, after=moves - 1)
    expect(offer).to_be_visible()
    page.keyboard.press("l")
    expect(status(page)).to_have_text(re.compile("^(Lade upp|Tog bort) resten"))
    check_won(page, server)
    check_result(
        page, "Patiensen gick ut", ("Drag", str(moves)), ("Drag av sig själva", str(by_itself))
    )


def test_rensa_is_one_move(visit: Visit, server: Server) -> None:
    """Every card that can be discarded goes, and one undo brings all of them back."""
    line = read_line("aces-up-98")
    server.deal(line.wanted)
    server.play(line.moves[:9])
    page = visit(line.link)
    wait_for_moves(page, 9)
    before = server.latest()
    page.get_by_role("button", name="Rensa").click()
    wait_for_moves(page, 10)
    after = server.latest()
    assert not [move for move in after["legal"] if move.endswith("-d")]
    assert after["automatic"] + 1 == after["score"]["up"] - before["score"]["up"] >= 2
    expect(page.get_by_role("button", name="Rensa")).to_have_count(0)
    page.keyboard.press("u")
    wait_for_moves(page, 9)
    assert restored(server.latest()) == restored(before)
    assert_shows(page, server)
