"""The lines of a game in the browser: going back, bookmarks, and links that bring moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps, assert_shows, check_reload, speak
from e2e.conftest import PHONE, Visit, opened
from e2e.server import Server
from e2e.table import play, status, type_move, wait_for_moves

DEAL = "#klondike-draw-3/3"
WAY = ["t7-f4", "t3-t6", "t5-t7", "t1-t3"]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = pytest.mark.parametrize("settings", [DESK, PHONE], ids=["desk", "phone"])


def branched(page: Page) -> None:
    """Four moves, and another one after the first two."""
    play(page, WAY, type_move)
    for count in (3, 2):
        page.keyboard.press("u")
        wait_for_moves(page, count)
    play(page, ["s-w:3"], type_move, after=2)


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def line(page: Page, name: str) -> Locator:
    return sheet(page).locator("details").filter(has=page.get_by_text(name, exact=True))


def here(page: Page) -> Locator:
    return sheet(page).locator("details [aria-current=step]")


def position(server: Server) -> Any:
    return server.latest()["moves"], server.latest()["piles"]


@SIZES
def test_the_lines_are_shown_and_gone_to(
    visit: Visit, server: Server, settings: dict[str, Any]
) -> None:
    page = visit(DEAL, **settings)
    branched(page)
    page.keyboard.press("q")
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text("Dragföljder")
    expect(line(page, "Följd 1")).to_contain_text("från given · 4 drag · 1 kort uppe")
    expect(line(page, "Följd 2")).to_contain_text("efter drag 2 i följd 1 · 1 drag")
    expect(here(page)).to_contain_text("du är här")
    assert_accessible(page)
    assert_no_gaps(page)
    line(page, "Följd 1").locator("summary").click()
    line(page, "Följd 1").get_by_role("button").last.click()
    wait_for_moves(page, 4)
    if settings is PHONE:
        expect(sheet(page)).to_have_count(0)
    else:
        expect(here(page)).to_have_count(1)
        expect(line(page, "Följd 1").locator("[aria-current=step]")).to_have_count(1)
        page.keyboard.press("Escape")
    expect(status(page)).to_have_text("Tillbaka efter 4 drag.")
    assert_shows(page, server)
    check_reload(page, server)


def test_lines_and_bookmarks_by_the_keyboard(visit: Visit, server: Server) -> None:
    page = visit(DEAL, **DESK)
    branched(page)
    page.keyboard.press("u")
    wait_for_moves(page, 2)
    page.keyboard.press("k")
    expect(status(page)).to_have_text("Bokmärket är satt.")
    page.keyboard.press("r")
    wait_for_moves(page, 3)
    page.keyboard.press("q")
    expect(sheet(page).get_by_role("heading", name="Bokmärken")).to_be_visible()
    # Past the cross and the button for a bookmark.
    for _ in range(3):
        page.keyboard.press("Tab")
    focused = sheet(page).locator(":focus")
    expect(focused).to_have_accessible_name("Spader fyra till kolumn 6, bokmärke")
    page.keyboard.press("Enter")
    wait_for_moves(page, 2)
    assert server.latest()["bookmarked"] is True
    page.get_by_role("button", name="Ta bort bokmärket här").click()
    expect(sheet(page).get_by_role("heading", name="Bokmärken")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    page.keyboard.press("r")
    wait_for_moves(page, 3)
    assert server.latest()["lines"] == 2


@SIZES
def test_the_page_speaks_english_too(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit(DEAL, **settings)
    branched(page)
    page.keyboard.press("k")
    expect(status(page)).to_have_text("Bokmärket är satt.")
    speak(page, "English")
    page.get_by_role("button", name="Menu").click()
    sheet(page).get_by_role("button", name="Lines", exact=True).click()
    expect(line(page, "Line 2")).to_contain_text("after move 2 of line 1 · 1 move")
    expect(sheet(page).get_by_role("button", name="Remove the bookmark here")).to_be_visible()
    assert_accessible(page)
    assert_no_gaps(page)


def test_a_game_that_is_over_shows_its_lines_for_looking_only(visit: Visit, server: Server) -> None:
    page = visit("#vegas/1", **DESK)
    play(page, ["s-w"], type_move)
    page.get_by_role("button", name="Avsluta och ta poängen").click()
    page.get_by_role("button", name="Avsluta och ta poängen").first.click()
    expect(page.get_by_role("region", name="Resultatet")).to_be_visible()
    before = server.latest()
    page.keyboard.press("q")
    expect(sheet(page)).to_contain_text("bara att se på")
    given = sheet(page).get_by_role("button", name="Given")
    expect(given).to_be_disabled()
    given.dispatch_event("click")
    assert server.latest() == before
    assert_accessible(page)


@SIZES
def test_a_link_with_the_moves_leads_to_the_same_position(
    visit: Visit, server: Server, settings: dict[str, Any]
) -> None:
    page = visit(DEAL, **settings)
    play(page, WAY, type_move)
    there = position(server)
    page.get_by_role("button", name="Giv 3").click()
    link = sheet(page).locator("code", has_text="moves=")
    expect(link).to_have_text(f"{server.address}{DEAL}/moves={'.'.join(WAY)}")
    assert_accessible(page)
    opened_by_link = visit(f"{DEAL}/moves={'.'.join(WAY)}", **settings)
    wait_for_moves(opened_by_link, 4)
    assert position(server) == there
    assert_shows(opened_by_link, server)
    assert opened_by_link.url == f"{server.address}{DEAL}"


def test_a_move_of_a_link_that_cannot_be_made_is_named_and_the_rest_is_there(
    visit: Visit, server: Server
) -> None:
    page = visit(f"{DEAL}/moves={'.'.join([*WAY[:2], 't1-t2', WAY[2]])}", **DESK)
    wait_for_moves(page, 2)
    expect(status(page)).to_have_text(
        "Drag 3 i länken, t1-t2, går inte att göra. Dragen före det är gjorda."
    )
    assert server.latest()["moves"] == 2
    assert_shows(page, server)


def test_a_link_that_is_followed_asks_before_it_takes_the_table(
    visit: Visit, server: Server
) -> None:
    page = visit("#klondike/42", **DESK)
    play(page, ["s-w"], type_move)
    page.evaluate(f"location.hash = '{DEAL}/moves={'.'.join(WAY)}'")
    page.get_by_role("button", name="Ny giv").first.click()
    wait_for_moves(page, 4)
    assert server.latest()["game"] == "klondike-draw-3"
    opened(page, page.url)
    wait_for_moves(page, 4)
