"""Whole games of numbered deals, played in the browser as people play them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from e2e.axe import assert_accessible
from e2e.conftest import PHONE, Visit
from e2e.lines import read_line
from e2e.server import Server
from e2e.table import (
    cards_of,
    drag,
    handle,
    play,
    points,
    shown_cards,
    status,
    tap,
    type_move,
    wait_for_moves,
)


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
    check_result(page, "Patiensen gick ut", ("Poäng för korten", "695"), ("Drag", "108"))


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
    check_result(page, "Patiensen gick ut", ("Poäng för korten", "680"), ("Drag", "94"))


# --- what is looked at on the way ------------------------------------------------------------


def assert_shows(page: Page, server: Server) -> None:
    """The page shows the cards and the score that the server has."""
    state = server.latest()
    assert shown_cards(page) == cards_of(state)
    total = state["score"]["total"] - state["score"]["bonus"]
    expect(page.locator("header .points")).to_have_text(f"{total} poäng".replace("-", "−"))


def lasting(state: dict[str, Any]) -> dict[str, Any]:
    """What undo restores, and a reload keeps: all but the clock and what happened last."""
    passing = {"ply", "elapsed", "last", "can_redo", "score"}
    kept = {name: value for name, value in state.items() if name not in passing}
    return {**kept, "points": state["score"]["points"], "up": state["score"]["up"]}


def check_undo_and_redo(page: Page, server: Server, moves: int, *, keys: bool = False) -> None:
    """Take ten moves back and make them again, by the buttons or by the keys."""
    before = server.latest()
    for name, key, step in (("Ångra", "u", -1), ("Gör om", "r", 1)):
        for count in range(1, 11):
            if keys:
                page.keyboard.press(key)
            else:
                page.get_by_role("button", name=name).click()
            wait_for_moves(page, moves + step * count - (10 if step > 0 else 0))
        assert_shows(page, server)
    assert lasting(server.latest()) == lasting(before)


def check_reload(page: Page, server: Server) -> None:
    """A reload loses nothing, the way back included."""
    before = server.latest()
    page.reload()
    page.wait_for_selector(".board .card", state="attached")
    wait_for_moves(page, before["moves"])
    assert lasting(server.latest()) == lasting(before)
    assert_shows(page, server)


def check_languages(page: Page) -> None:
    """The whole page changes language at once, the corners of the cards too, and back."""
    index = "document.querySelector('#index-A').getAttribute('d')"
    swedish = page.evaluate(index)
    speak(page, "English")
    page.wait_for_function(f"d => {index} !== d", arg=swedish)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(handle(page, "s")).to_have_accessible_name(re.compile("^Stock"))
    assert_accessible(page)
    assert_no_gaps(page)
    speak(page, "Svenska")
    page.wait_for_function(f"d => {index} === d", arg=swedish)
    expect(page.locator("html")).to_have_attribute("lang", "sv")


def assert_no_gaps(page: Page) -> None:
    """B13: no placeholder is left unfilled, and no message is missing."""
    text = page.inner_text("body") + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    )
    assert not re.search(r"[{}$]|\?\?\?|[a-z]-[a-z]+-[a-z]+", text), text


def speak(page: Page, language: str) -> None:
    page.get_by_role("button", name=re.compile("^(Meny|Menu)$")).click()
    page.get_by_role("radio", name=language).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def check_spent_stock(page: Page) -> None:
    """A stop mark stands where the stock was, and turning it over is refused with the reason."""
    expect(page.locator(".board .place.stock")).to_have_attribute("data-mark", "stop")
    expect(page.locator(".board .caption")).to_have_text("0 · Varv 3 av 3")
    page.keyboard.press("d")
    expect(status(page)).to_have_text("Talongen är slut: alla 3 varven är spelade.")


def check_result(page: Page, title: str, *lines: tuple[str, str]) -> None:
    result = page.get_by_role("region", name="Resultatet")
    expect(result.get_by_role("heading")).to_have_text(title)
    for label, value in lines:
        row = result.locator("dl > div").filter(has=page.get_by_text(label, exact=True))
        expect(row.locator("dd")).to_have_text(value)


def press_button_by_keyboard(page: Page, name: str) -> None:
    focused = "document.activeElement.textContent.trim()"
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(focused) == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"Tab never reaches {name}")
