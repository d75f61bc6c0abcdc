"""Whole games of numbered deals, played in the browser as people play them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import assert_accessible
from e2e.checks import (
    assert_shows,
    check_languages,
    check_reload,
    check_result,
    check_undo_and_redo,
    check_won,
    play_whole,
)
from e2e.conftest import DESKTOP, PHONE, Visit
from e2e.lines import read_line
from e2e.server import Server
from e2e.table import drag, play, points, status, tap, type_move

DESK: dict[str, Any] = {"viewport": DESKTOP, "has_touch": True}
ALL_HANDS = (drag, tap, type_move)
WON = "Patiensen gick ut"


def test_harpan_is_won_with_the_mouse(visit: Visit, server: Server) -> None:
    line = read_line("klondike-19")
    page = visit(line.link, reduced_motion="no-preference")
    assert_shows(page, server)
    play(page, line.moves[:45], drag)
    assert_shows(page, server)
    check_undo_and_redo(page, server, 45)
    check_reload(page, server)
    check_languages(page)
    play(page, line.moves[45:], drag, after=45)
    assert server.latest()["status"] == "won"
    assert_shows(page, server)
    assert_accessible(page)
    check_result(page, WON, ("Poäng för korten", "695"), ("Drag", "108"))


def test_vegas_is_played_through_three_passes_by_keyboard(visit: Visit, server: Server) -> None:
    line = read_line("vegas-draw-3-22")
    page = visit(line.link)
    assert points(page) == "−52 poäng"
    play(page, line.moves[:22], type_move)
    assert_shows(page, server)
    check_undo_and_redo(page, server, 22, keys=True)
    check_reload(page, server)
    check_languages(page)
    play(page, line.moves[22:], type_move, after=22)
    check_spent_stock(page)
    assert_shows(page, server)
    assert_accessible(page)
    check_result(page, "Låst")
    press_button_by_keyboard(page, "Avsluta och ta poängen")
    expect(page.locator("#question")).to_have_text("Avsluta med 23 poäng?")
    page.keyboard.press("Enter")
    check_result(
        page,
        "Partiet är avslutat",
        ("Poäng", "23 = −52 + 5 × 15"),
        ("Plus", "ja, minst 11 kort"),
        ("Gått ut", "nej, 37 kort fattades"),
    )
    assert server.latest()["status"] == "finished"


def test_a_game_is_won_on_a_phone_by_touch(visit: Visit, server: Server) -> None:
    line = read_line("klondike-draw-3-84")
    page = visit(line.link, **PHONE)
    play(page, line.moves[:50], tap)
    assert_shows(page, server)
    check_undo_and_redo(page, server, 50)
    check_reload(page, server)
    check_languages(page)
    play(page, line.moves[50:], tap, after=50)
    assert server.latest()["status"] == "won"
    assert_shows(page, server)
    assert_accessible(page)
    assert page.evaluate("visualViewport.scale") == 1
    check_result(page, WON, ("Poäng för korten", "680"), ("Drag", "94"))


# --- by mouse, by touch and by keyboard in turns ---------------------------------------------


@pytest.mark.parametrize(
    ("name", "results"),
    [
        (
            "spider-1-23",
            [
                ("Poäng", "1 208 = 500 − 92 + 100 × 8"),
                ("Hela sviter", "8 av 8"),
                ("Drag", "92"),
            ],
        ),
        ("freecell-300", [("Kort uppe", "52 av 52"), ("Drag", "68")]),
        ("pyramid-141", [("Kort borta", "33 av 52"), ("Drag", "39")]),
        ("aces-up-98", [("Kort borta", "48 av 52"), ("Drag", "62")]),
        ("thoughtful-236", [("Poäng för korten", "570"), ("Drag", "107")]),
        (
            "double-klondike-15",
            [("Poäng för korten", "970"), ("Drag", "106"), ("Drag av sig själva", "162")],
        ),
    ],
)
def test_a_game_is_won_by_all_hands(
    visit: Visit, server: Server, name: str, results: list[tuple[str, str]]
) -> None:
    line = read_line(name)
    page = visit(line.link, **DESK)
    play_whole(page, server, line, ALL_HANDS)
    check_result(page, WON, *results)


# --- the other forms of a game ---------------------------------------------------------------


def test_spindelharpan_in_two_suits_is_won_on_a_phone(visit: Visit, server: Server) -> None:
    line = read_line("spider-2-1")
    page = visit(line.link, **PHONE)
    play(page, line.moves, tap)
    check_won(page, server)
    assert page.evaluate("visualViewport.scale") == 1
    check_result(page, WON, ("Poäng", "1 177 = 500 − 123 + 100 × 8"), ("Hela sviter", "8 av 8"))


def test_spindelharpan_in_four_suits_is_won_by_keyboard(visit: Visit, server: Server) -> None:
    line = read_line("spider-4-7")
    page = visit(line.link)
    play(page, line.moves, type_move)
    check_won(page, server)
    check_result(page, WON, ("Poäng", "1 151 = 500 − 149 + 100 × 8"), ("Hela sviter", "8 av 8"))


def test_idioten_with_aces_to_empty_columns_is_won_on_a_phone(visit: Visit, server: Server) -> None:
    line = read_line("aces-up-ace-6")
    page = visit(line.link, **PHONE)
    play(page, line.moves, tap)
    check_won(page, server)
    check_result(page, WON, ("Kort borta", "48 av 52"), ("Drag", "62"))


def test_idioten_filled_from_the_stock_is_won_by_keyboard(visit: Visit, server: Server) -> None:
    line = read_line("aces-up-filled-225")
    page = visit(line.link)
    play(page, line.moves, type_move)
    check_won(page, server)
    check_result(page, WON, ("Kort borta", "48 av 52"), ("Drag", "53"))


# --- what is special in a game ---------------------------------------------------------------


def check_spent_stock(page: Page) -> None:
    """A stop mark stands where the stock was, and turning it over is refused with the reason."""
    expect(page.locator(".board .place.stock")).to_have_attribute("data-mark", "stop")
    expect(page.locator(".board .caption")).to_have_text("0 · Varv 3 av 3")
    page.keyboard.press("d")
    expect(status(page)).to_have_text("Talongen är slut: alla 3 varven är spelade.")


def press_button_by_keyboard(page: Page, name: str) -> None:
    focused = "document.activeElement.textContent.trim()"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never reaches {name}")
