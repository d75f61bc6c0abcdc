"""What is proven, in the browser: verdicts, facit and winnable deals, and the marks they leave."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import harpan
from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps, assert_shows, check_reload, check_won
from e2e.conftest import PHONE, Visit
from e2e.routes import intercept
from e2e.server import Server
from e2e.table import (
    close_sheet,
    play,
    settings,
    status,
    type_move,
    wait_for_another_deal,
    wait_for_moves,
)

WAY = ["t7-f4", "t3-t6", "t5-t7", "t1-t3"]
"""The beginning of a way to win, in draw 3."""
MISTAKE = "t3-t1:2"
LIVE = "Visa hela tiden om given går att vinna"


def verdict(page: Page) -> Locator:
    return page.locator("footer .verdict")


def bar(page: Page) -> Locator:
    return page.get_by_role("banner", name="Partiet")


def choose(page: Page, name: str) -> None:
    """Choose from the menu."""
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def switch_live_verdict_on(page: Page) -> None:
    settings(page).get_by_role("group", name=LIVE).get_by_role("radio", name="Ja").check()
    close_sheet(page)


def aids(server: Server) -> list[str]:
    found: list[str] = server.latest()["aids"]
    return found


# Verdicts


def test_the_verdict_follows_the_moves_and_an_undo_is_known_at_once(
    visit: Visit, server: Server
) -> None:
    page = visit("#klondike-draw-3/3")
    expect(verdict(page)).to_have_count(0)
    assert aids(server) == []
    switch_live_verdict_on(page)
    expect(verdict(page)).to_have_text("Vinnbar")
    assert aids(server) == ["verdict"]
    for count, move in enumerate(WAY):
        play(page, [move], type_move, after=count)
        expect(verdict(page)).to_have_text("Vinnbar")
    play(page, [MISTAKE], type_move, after=len(WAY))
    expect(verdict(page)).to_have_text("Inte längre vinnbar")
    assert_accessible(page)
    assert_no_gaps(page)
    page.keyboard.press("u")
    expect(verdict(page)).to_have_text("Vinnbar")
    check_reload(page, server)
    expect(verdict(page)).to_have_text("Vinnbar")
    assert_shows(page, server)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desktop", "phone"])
def test_the_verdict_moves_nothing_whatever_it_says(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit("#klondike-draw-3/3", **settings)
    switch_live_verdict_on(page)
    expect(verdict(page)).to_have_text("Vinnbar")
    before = page.locator(".board").bounding_box()
    play(page, [*WAY, MISTAKE], type_move)
    expect(verdict(page)).to_have_text("Inte längre vinnbar")
    assert page.locator(".board").bounding_box() == before


def test_a_new_game_is_marked_when_its_verdict_is_shown(visit: Visit, server: Server) -> None:
    """E10"""
    page = visit("#klondike-draw-3/3")
    switch_live_verdict_on(page)
    expect(verdict(page)).to_have_text("Vinnbar")
    expect(bar(page)).to_contain_text("övning")
    page.keyboard.press("n")
    expect(bar(page)).not_to_contain_text("övning")
    expect(verdict(page)).not_to_have_text(re.compile("Räknar"))
    assert aids(server) == ["verdict"]
    state = server.latest()
    assert (state["practice"], state["started"]) == (False, False)


def test_an_impossible_number_is_called_so_on_request(visit: Visit, server: Server) -> None:
    """C9: Microsoft 11982."""
    page = visit("#freecell/11982")
    page.keyboard.press("g")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("Går given att vinna?")
    assert aids(server) == []
    assert_accessible(page)
    dialog.get_by_role("button", name="Ta reda på det").click()
    expect(dialog.locator("dt:has-text('Given från början') + dd")).to_contain_text("Omöjlig")
    expect(dialog.locator("dt:has-text('Som korten ligger nu') + dd")).to_contain_text("Omöjlig")
    assert aids(server) == ["verdict"]
    assert_accessible(page)
    assert_no_gaps(page)


def test_a_lost_game_of_a_winnable_deal_has_both_labels(visit: Visit) -> None:
    """C9"""
    page = visit("#klondike-draw-3/3")
    play(page, [*WAY, MISTAKE], type_move)
    choose(page, "Går given att vinna?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Ta reda på det").click()
    expect(dialog.locator("dt:has-text('Given från början') + dd")).to_contain_text("Vinnbar")
    expect(dialog.locator("dt:has-text('Som korten ligger nu') + dd")).to_contain_text(
        "Inte längre vinnbar"
    )


# Facit


@pytest.mark.parametrize("link", ["#klondike/1", "#freecell/617"])
def test_facit_is_played_move_by_move_to_a_won_game(
    visit: Visit, server: Server, link: str
) -> None:
    """E10: it is asked first, since the game then counts as practice."""
    page = visit(link)
    page.keyboard.press("i")
    question = page.get_by_role("group", name=re.compile("räknas då som övning"))
    expect(question).to_be_visible()
    assert aids(server) == []
    question.get_by_role("button", name="Visa facit").click()
    expect(status(page)).to_contain_text(re.compile("Facit: .* drag till vinsten"))
    assert aids(server) == ["facit"]
    assert server.latest()["moves"] == 0
    assert page.locator(".board .marked").count() == 1
    assert_accessible(page)
    assert_no_gaps(page)
    page.get_by_role("button", name="Spela draget").click()
    wait_for_moves(page, 1)
    expect(status(page)).not_to_contain_text("Facit")
    for count in range(1, 4):
        page.keyboard.press("i")
        expect(status(page)).to_contain_text("Facit: ")
        page.keyboard.press("i")
        wait_for_moves(page, count + 1)
    choose(page, "Facit")
    page.get_by_role("button", name="Spela till slutet").click()
    won = page.get_by_role("region", name="Resultatet")
    expect(won).to_be_visible(timeout=240_000)
    expect(won).to_contain_text("övning")
    expect(won).to_contain_text("facit")
    check_won(page, server)


def test_the_line_can_be_read_stepped_and_stopped(visit: Visit, server: Server) -> None:
    page = visit("#freecell/617")
    choose(page, "Facit")
    dialog = page.get_by_role("dialog")
    assert_accessible(page)
    dialog.get_by_role("button", name="Visa facit").click()
    lines = dialog.locator("ol li")
    expect(lines.first).to_be_visible()
    count = lines.count()
    assert_no_gaps(page)
    assert_accessible(page)
    second = lines.nth(1).inner_text()
    dialog.get_by_role("button", name="Spela nästa drag").click()
    expect(lines).to_have_count(count - 1)
    expect(lines.first).to_have_text(second)
    dialog.get_by_role("button", name="Spela till slutet").click()
    expect(lines).not_to_have_count(count - 1)
    dialog.get_by_role("button", name="Stanna").click()
    expect(dialog.get_by_role("button", name="Spela nästa drag")).to_be_visible()
    assert server.latest()["status"] == "playing"


def test_facit_says_when_there_is_none_and_an_undo_brings_it_back(visit: Visit) -> None:
    page = visit("#klondike-draw-3/3")
    play(page, [*WAY, MISTAKE], type_move)
    choose(page, "Facit")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Visa facit").click()
    expect(dialog).to_contain_text("inte längre ut")
    dialog.get_by_role("button", name="Ångra").click()
    expect(dialog.locator("ol li").first).to_be_visible()


def test_facit_of_a_vegas_that_does_not_go_out_brings_the_most_cards_up(
    visit: Visit, server: Server
) -> None:
    page = visit("#vegas/3")
    choose(page, "Facit")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("visas dragen som lägger upp flest kort")
    dialog.get_by_role("button", name="Visa facit").click()
    expect(dialog).to_contain_text("given är omöjlig")
    expect(dialog).to_contain_text("Flest kort som kan läggas upp: 5.")
    expect(bar(page)).to_contain_text("övning")
    assert_accessible(page)
    assert_no_gaps(page)
    count = dialog.locator("ol li").count()
    dialog.get_by_role("button", name="Spela nästa drag").click()
    expect(dialog.locator("ol li")).to_have_count(count - 1)
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    expect(status(page)).to_contain_text("drag kvar. Flest kort som kan läggas upp: 5.")
    choose(page, "Facit")
    dialog.get_by_role("button", name="Spela till slutet").click()
    told = "Flest kort som kan läggas upp: 5. 5 ligger redan uppe."
    expect(dialog).to_contain_text(told, timeout=60_000)
    state = server.latest()
    assert (state["score"]["up"], state["practice"]) == (5, True)


def test_a_line_that_ends_where_nothing_leads_on_leaves_the_table(
    visit: Visit, server: Server
) -> None:
    page = visit("#vegas/2")
    choose(page, "Facit")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Visa facit").click()
    dialog.get_by_role("button", name="Spela till slutet").click()
    expect(page.get_by_role("region", name="Resultatet")).to_be_visible(timeout=120_000)
    expect(dialog).to_have_count(0)
    state = server.latest()
    assert (state["score"]["up"], state["status"]) == (34, "stuck")


def test_a_vegas_that_brings_nothing_up_says_so(visit: Visit) -> None:
    page = visit("#vegas/7")
    choose(page, "Facit")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Visa facit").click()
    expect(dialog).to_contain_text("Inget kort kan läggas upp.")
    expect(dialog.get_by_role("button", name="Spela till slutet")).to_have_count(0)


LOWEST_CARD = """Math.max(...[...document.querySelectorAll('.board .card')]
    .map(card => card.getBoundingClientRect().bottom))"""


@pytest.mark.parametrize(
    "settings",
    [
        PHONE,
        {"viewport": {"width": 768, "height": 1024}},
        {"viewport": {"width": 1440, "height": 900}},
    ],
    ids=["phone", "tablet", "desktop"],
)
def test_the_table_is_in_sight_while_the_line_is_played(
    visit: Visit, settings: dict[str, Any]
) -> None:
    page = visit("#freecell/617", **settings)
    choose(page, "Facit")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Visa facit").click()
    high = dialog.bounding_box()
    dialog.get_by_role("button", name="Spela till slutet").click()
    expect(dialog.get_by_role("button", name="Stanna")).to_be_focused()
    slim = dialog.bounding_box()
    assert high
    assert slim
    assert slim["y"] >= page.evaluate(LOWEST_CARD)
    assert slim["height"] < 100
    assert_accessible(page)
    assert_no_gaps(page)
    dialog.get_by_role("button", name="Stanna").click()
    expect(dialog.get_by_role("button", name="Spela nästa drag")).to_be_visible()
    expect(dialog.locator("ol li").first).to_be_visible()


def test_practice_stays_after_undo_and_restart(visit: Visit, server: Server) -> None:
    """E10: the player knows the cards now."""
    page = visit()
    assert server.latest()["practice"] is False
    choose(page, "Facit")
    page.get_by_role("dialog").get_by_role("button", name="Visa facit").click()
    expect(bar(page)).to_contain_text("övning")
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    wait_for_moves(page, 1)
    page.get_by_role("button", name="Spela om").click()
    wait_for_moves(page, 0)
    check_reload(page, server)
    assert server.latest()["practice"] is True
    expect(bar(page)).to_contain_text("övning")


# Winnable deals


def want(page: Page, wish: str) -> None:
    page.keyboard.press("v")
    page.get_by_role("radiogroup", name="Svårighet").get_by_role(
        "radio", name=wish, exact=True
    ).check()
    page.get_by_role("dialog").get_by_role("button", name="Ny giv").click()


def want_winnable(page: Page) -> None:
    want(page, "Vinnbara")


def test_only_winnable_deals_are_dealt_and_that_is_remembered(visit: Visit, server: Server) -> None:
    """C8"""
    page = visit("#klondike-draw-3/3")
    want_winnable(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(bar(page)).to_contain_text("vinnbar")
    first = server.latest()
    assert (first["deal"]["origin"], first["practice"]) == ("winnable", False)
    page.reload()
    page.wait_for_selector(".board .card", state="attached")
    page.keyboard.press("n")
    wait_for_another_deal(page, first["deal"]["number"])
    second = server.latest()
    assert second["deal"]["origin"] == "winnable"
    assert second["deal"]["number"] != first["deal"]["number"]
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("bevisat vinnbara")
    assert aids(server) == []


@pytest.mark.parametrize(
    ("wish", "level", "mark"),
    [("Lätta", "easy", "lätt"), ("Medelsvåra", "medium", "medelsvår"), ("Svåra", "hard", "svår")],
)
def test_a_level_is_dealt_and_remembered(
    visit: Visit, server: Server, wish: str, level: str, mark: str
) -> None:
    page = visit("#klondike-draw-3/3")
    want(page, wish)
    expect(bar(page)).to_contain_text(mark)
    deal = server.latest()["deal"]
    assert deal["origin"] == level
    assert harpan.level("klondike-draw-3", int(deal["number"])) == level
    page.reload()
    page.wait_for_selector(".board .card", state="attached")
    page.keyboard.press("v")
    expect(page.get_by_role("radio", name=wish, exact=True)).to_be_checked()
    assert aids(server) == []


def test_the_chooser_says_how_a_level_is_measured(visit: Visit) -> None:
    page = visit("#klondike/3")
    page.keyboard.press("v")
    levels = page.get_by_role("radiogroup", name="Svårighet")
    for wish, how in [
        ("Alla", "även en som inte går att vinna"),
        ("Vinnbara", "bevisar att den går att vinna"),
        ("Lätta", "Mätt: den enklaste datorspelaren vinner given."),
        ("Medelsvåra", "de som tänker framåt vinner den"),
        ("Svåra", "datorspelarna förlorar given, men datorn bevisar"),
    ]:
        levels.get_by_role("radio", name=wish, exact=True).check()
        expect(levels).to_contain_text(how)
        expect(levels).to_have_accessible_description(re.compile(re.escape(how)))
    assert_accessible(page)


def test_a_level_that_is_not_to_be_found_is_not_offered(visit: Visit) -> None:
    page = visit("#spider-4/3")
    page.keyboard.press("v")
    levels = page.get_by_role("radiogroup", name="Svårighet").locator("label")
    expect(levels).to_have_text(["Alla", "Vinnbara", "Svåra"])


def slowly(page: Page, status: str) -> None:
    """The search goes as is told here, whatever the server finds."""

    def answer(route: Route) -> None:
        told: dict[str, Any] = {"id": "x", "status": status, "tried": 12, "seconds": 30}
        route.fulfill(json=told)

    intercept(page, re.compile(r"/api/searches/\w+\?wait=1$"), answer)


def test_a_search_has_a_way_out(visit: Visit, server: Server) -> None:
    """C8"""
    page = visit("#klondike-draw-3/3")
    slowly(page, "searching")
    want_winnable(page)
    search = page.get_by_role("group", name="Sökningen")
    expect(search).to_contain_text("(12 prövade)")
    assert_accessible(page)
    # The table can be played on meanwhile.
    play(page, WAY[:1], type_move)
    search.get_by_role("button", name="Avbryt").click()
    expect(search).to_have_count(0)
    expect(page.get_by_role("button", name="Ny giv")).to_be_visible()
    assert server.latest()["deal"]["number"] == "3"


def test_a_search_in_vain_says_so_and_offers_any_deal(visit: Visit, server: Server) -> None:
    """C8: unknown is never sold as winnable."""
    page = visit("#klondike-draw-3/3")
    slowly(page, "none")
    want_winnable(page)
    search = page.get_by_role("group", name="Sökningen")
    expect(search).to_contain_text("Ingen vinnbar giv hittades på 30 s (12 prövade).")
    assert_accessible(page)
    search.get_by_role("button", name="Ta vilken giv som helst").click()
    expect(bar(page)).not_to_contain_text("övning")
    assert server.latest()["deal"]["origin"] == "random"
    expect(bar(page)).not_to_contain_text("vinnbar")
