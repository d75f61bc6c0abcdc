"""The daily deal in the browser: the calendar, a deal of it, and what is marked there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps
from e2e.conftest import PHONE, Visit
from e2e.routes import intercept
from e2e.server import Server
from e2e.table import play, type_move, wait_for_moves


def open_calendar(page: Page) -> Locator:
    page.keyboard.press("j")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("region", name="Dagar")).to_be_visible()
    return sheet


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_a_day_is_dealt_begun_and_played_on(
    visit: Visit, server: Server, settings: dict[str, Any]
) -> None:
    page = visit("#klondike/42", **settings)
    wait_for_moves(page, 0)
    sheet = open_calendar(page)
    assert_accessible(page)
    assert_no_gaps(page)
    sheet.get_by_role("button", name="Spela given för").click()
    expect(sheet).to_have_count(0)
    state = server.latest()
    assert (state["deal"]["origin"], state["practice"]) == ("daily", False)
    play(page, [state["legal"][0]], type_move, after=0)
    sheet = open_calendar(page)
    expect(sheet.get_by_role("button", name="påbörjad")).to_have_count(1)
    sheet.get_by_role("button", name="spela vidare").click()
    expect(sheet).to_have_count(0)
    assert server.latest()["id"] == state["id"]


def test_earlier_days_of_other_games_can_be_played(visit: Visit, server: Server) -> None:
    page = visit("#klondike/42")
    wait_for_moves(page, 0)
    sheet = open_calendar(page)
    sheet.get_by_role("radio", name="FreeCell").check()
    while sheet.get_by_role("button", name="Förra månaden").is_enabled():
        sheet.get_by_role("button", name="Förra månaden").click()
    expect(sheet.get_by_role("heading", name="november 2026")).to_be_visible()
    sheet.get_by_role("button", name="1 november 2026", exact=True).click()
    expect(sheet).to_have_count(0)
    state = server.latest()
    assert (state["game"], state["deal"]["number"][:8]) == ("freecell", "20261101")


def test_a_day_to_come_is_shown_but_not_dealt(visit: Visit) -> None:
    page = visit("#klondike/42")
    wait_for_moves(page, 0)

    def fifteenth(route: Route) -> None:
        route.fulfill(json=route.fetch().json() | {"today": "2026-11-15"})

    intercept(page, "**/api/daily", fifteenth)
    sheet = open_calendar(page)
    expect(sheet.get_by_role("button", name="15 november 2026", exact=True)).to_be_enabled()
    expect(sheet.get_by_role("button", name="16 november 2026", exact=True)).to_be_disabled()
    expect(sheet.get_by_role("button", name="Nästa månad")).to_be_disabled()
