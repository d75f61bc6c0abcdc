"""After a loss: once more, the line that wins, a new deal; quietly, and once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps
from e2e.conftest import PHONE, Visit
from e2e.server import Server
from e2e.table import play, status, type_move, wait_for_moves
from e2e.test_shell import STUCK, play_ahead

LAST = len(STUCK.moves) - 1


def told(page: Page) -> Locator:
    return page.get_by_role("region", name="Resultatet")


def stuck(visit: Visit, server: Server, **settings: Any) -> Page:
    play_ahead(server, STUCK, LAST)
    page = visit(STUCK.link, **settings)
    play(page, STUCK.moves[LAST:], type_move, after=LAST)
    expect(told(page)).to_contain_text("Låst")
    return page


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_a_stuck_game_offers_three_ways_on(
    visit: Visit, server: Server, settings: dict[str, Any]
) -> None:
    page = stuck(visit, server, **settings)
    for name in ("En gång till", "Visa hur den går ut", "Ny giv"):
        expect(told(page).get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert_accessible(page)
    assert_no_gaps(page)


def test_why_it_is_stuck_can_be_read_in_a_low_window(visit: Visit, server: Server) -> None:
    page = stuck(visit, server, viewport={"width": 720, "height": 400})
    why = told(page).locator(".why")
    assert why.evaluate("why => why.scrollHeight <= why.clientHeight")
    assert page.evaluate("document.scrollingElement.scrollHeight") == 400


def test_once_more_is_the_same_deal(visit: Visit, server: Server) -> None:
    page = stuck(visit, server)
    game = server.latest()
    told(page).get_by_role("button", name="En gång till").click()
    wait_for_moves(page, 0)
    expect(told(page)).to_have_count(0)
    again = server.latest()
    assert (again["id"], again["moves"]) == (game["id"], 0)


def test_a_new_deal_is_dealt_without_a_question(visit: Visit, server: Server) -> None:
    page = stuck(visit, server)
    game = server.latest()
    told(page).get_by_role("button", name="Ny giv").click()
    expect(told(page)).to_have_count(0)
    old = page.get_by_role("button", name=f"Giv {STUCK.number}", exact=True)
    expect(old).to_have_count(0)
    assert server.latest()["id"] != game["id"]


def test_what_was_closed_is_not_told_again_of_the_same_position(
    visit: Visit, server: Server
) -> None:
    page = stuck(visit, server)
    told(page).get_by_role("button", name="Stäng").click()
    expect(told(page)).to_have_count(0)
    page.keyboard.press("u")
    wait_for_moves(page, LAST)
    page.keyboard.press("r")
    wait_for_moves(page, LAST + 1)
    expect(status(page)).to_contain_text("Låst")
    expect(told(page)).to_have_count(0)
    page.reload()
    page.wait_for_selector(".board .card", state="attached")
    expect(told(page)).to_have_count(0)


def see_the_way(page: Page) -> None:
    told(page).get_by_role("button", name="Visa hur den går ut").click()
    question = page.get_by_role("group", name=re.compile("ett nytt parti, som är övning"))
    question.get_by_role("button", name="Räkna ut").click()


def test_the_line_that_wins_is_shown_from_the_start_as_practice(
    visit: Visit, server: Server
) -> None:
    page = stuck(visit, server)
    lost = server.latest()
    see_the_way(page)
    facit = page.get_by_role("dialog", name="Facit")
    expect(facit).to_contain_text(re.compile(r"drag till vinsten"))
    again = server.latest()
    assert again["id"] != lost["id"]
    assert (again["deal"]["origin"], again["practice"], again["moves"]) == ("replay", True, 0)
    assert again["deal"]["number"] == lost["deal"]["number"]
    assert_accessible(page)
    assert_no_gaps(page)


def test_a_deal_that_cannot_be_won_is_called_so(visit: Visit, server: Server) -> None:
    page = visit("#vegas/2")
    page.keyboard.press("d")
    wait_for_moves(page, 1)
    page.get_by_role("button", name="Avsluta").click()
    page.get_by_role("group").get_by_role("button", name=re.compile("^Avsluta")).last.click()
    expect(told(page)).to_contain_text("avslutat")
    game = server.latest()
    told(page).get_by_role("button", name="Visa hur den går ut").click()
    expect(status(page)).to_contain_text("hur man än spelar given går patiensen inte ut")
    assert server.latest()["id"] == game["id"]
