"""What stands around the table: the deal's page, the line to the server, questions, choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.axe import assert_accessible
from e2e.conftest import PHONE, Visit
from e2e.lines import Line, read_line
from e2e.routes import intercept
from e2e.server import Server
from e2e.table import (
    close_sheet,
    handles,
    play,
    settings,
    status,
    touch,
    type_move,
    wait_for_another_deal,
    wait_for_moves,
    wait_until,
)

LINE = read_line("klondike-19")
STUCK = read_line("vegas-draw-3-22")
NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 640}}

Bare = Callable[[], Page]


@pytest.fixture
def bare(browser: Browser) -> Iterator[Bare]:
    """A page that nobody watches, for a server that fails: the browser notes every failure."""
    contexts = []

    def open_page() -> Page:
        context = browser.new_context(locale="sv-SE", reduced_motion="reduce")
        context.set_default_timeout(15_000)
        contexts.append(context)
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


def play_ahead(server: Server, line: Line, moves: int) -> None:
    """Make the first moves of a line, without a browser."""
    server.deal(line.wanted)
    server.play(line.moves[:moves])


def sheet_button(page: Page, name: str) -> Any:
    return page.get_by_role("dialog").get_by_role("button", name=name)


# --- the deal --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fragment", "said"),
    [
        ("#spider/3", "Länken nämner inget spel: ”spider” finns inte."),
        ("#klondike/3.5", "Länken nämner inget givnummer: ”3.5” är inget heltal."),
        ("#vegas", "Länken nämner ett spel men inget givnummer."),
    ],
)
def test_a_link_that_names_no_deal_says_so_and_leaves_the_game(
    visit: Visit, server: Server, fragment: str, said: str
) -> None:
    page = visit("#pyramid/7")
    page.keyboard.press("d")
    wait_for_moves(page, 1)
    before = server.latest()
    page.evaluate("fragment => { location.hash = fragment }", fragment)
    expect(status(page)).to_contain_text(said)
    assert server.latest() == before
    assert page.evaluate("location.hash") == "#pyramid/7"
    page.goto("about:blank")
    page.goto(server.address + fragment)
    expect(status(page)).to_contain_text(said)
    assert server.latest() == before
    assert page.evaluate("location.hash") == "#pyramid/7"


def test_number_code_and_link_of_the_deal_are_shown_and_copied(visit: Visit) -> None:
    """C2"""
    page = visit("#vegas/42", permissions=["clipboard-read", "clipboard-write"])
    expect(page.locator("header")).to_contain_text("1A-G")
    page.locator("header").get_by_role("button", name="Giv 42").click()
    dialog = page.get_by_role("dialog")
    assert_accessible(page)
    for label, text in (("Givnummer", "42"), ("Givkod", "1A-G"), ("Länk", page.url)):
        expect(dialog.locator(f"dt:has-text('{label}') + dd code")).to_have_text(text)
        sheet_button(page, f"Kopiera: {label}").click()
        expect(dialog.get_by_role("status")).to_have_text("Kopierat")
        assert page.evaluate("navigator.clipboard.readText()") == text


def test_the_code_of_the_deal_is_a_tap_away_on_a_phone(visit: Visit) -> None:
    page = visit("#vegas/42", **NARROW)
    page.locator("header").get_by_role("button", name="Giv 42").click()
    expect(page.get_by_role("dialog")).to_contain_text("1A-G")


def test_a_code_that_is_mistyped_is_said_so(bare: Bare, server: Server) -> None:
    page = bare()
    page.set_viewport_size(NARROW["viewport"])
    page.goto(f"{server.address}#klondike/42")
    page.wait_for_selector(".board .card", state="attached")
    page.keyboard.press("v")
    page.get_by_role("radio", name=re.compile("Givnummer")).check()
    page.get_by_label("Nummer eller kod").fill("1A-7")
    sheet_button(page, "Ny giv").click()
    complaint = page.get_by_role("alert")
    expect(complaint).to_contain_text("kontrolltecken")
    seen = page.evaluate(
        """alert => {
          const {x, y, width, height} = alert.getBoundingClientRect();
          return [0.1, 0.5, 0.9].every(part =>
            alert.contains(document.elementFromPoint(x + width / 2, y + part * height)));
        }""",
        complaint.element_handle(),
    )
    assert seen, "the complaint lies under something"
    page.get_by_label("Nummer eller kod").fill("1A-G")
    sheet_button(page, "Ny giv").click()
    expect(page).to_have_url(re.compile("#klondike/42$"))


# --- the line to the server ------------------------------------------------------------------


def test_the_page_says_that_it_waits_before_the_server_has_answered(
    bare: Bare, server: Server
) -> None:
    page = bare()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/variants", hold)
    page.goto(server.address)
    expect(page.get_by_role("status")).to_have_text("Hämtar partiet")
    wait_until(page, lambda: held)
    held[0].abort()
    expect(page.get_by_role("status")).to_have_text(re.compile("^Ingen kontakt med servern"))
    page.unroute("**/api/variants")
    for route in held[1:]:  # what was asked again meanwhile
        route.continue_()
    page.wait_for_selector(".board .card", state="attached")


def test_a_broken_server_is_told_from_a_lost_one(bare: Bare, server: Server) -> None:
    page = bare()
    page.goto(f"{server.address}{LINE.link}")
    page.wait_for_selector(".board .card", state="attached")
    tries = []

    def fail(route: Route) -> None:
        tries.append(route)
        route.fulfill(status=500, body="{}")

    intercept(page, "**/moves", fail)
    type_move(page, LINE.moves[0])
    expect(status(page)).to_contain_text("Servern svarar med ett fel. Försöker igen")
    again = page.get_by_role("button", name="Försök igen")
    expect(again).to_be_visible()
    expect(status(page)).to_contain_text("fortfarande")
    assert len(tries) == 4
    page.wait_for_timeout(1500)
    assert len(tries) == 4, "it stops asking"
    page.unroute("**/moves")
    again.click()
    wait_for_moves(page, 1)
    expect(again).to_have_count(0)


def test_a_lost_answer_to_a_new_game_deals_once(bare: Bare, server: Server) -> None:
    page = bare()
    page.goto(f"{server.address}#klondike/42")
    page.wait_for_selector(".board .card", state="attached")
    dealt: list[str] = []

    def lose(route: Route) -> None:
        answer = route.fetch()
        dealt.append(answer.json()["id"])
        if len(dealt) == 1:
            route.abort()
        else:
            route.fulfill(response=answer)

    intercept(page, "**/api/games", lose)
    page.keyboard.press("n")
    wait_for_another_deal(page, "42")
    assert len(dealt) == 2
    assert dealt[0] == dealt[1] == server.latest()["id"]


def test_what_is_done_beside_the_board_takes_its_turn(visit: Visit, server: Server) -> None:
    """Two moves, an undo and a move, all before the first answer, come as they were made."""
    page = visit("#vegas/42")
    held: list[Route] = []
    asked: list[str] = []

    def hold(route: Route) -> None:
        asked.append(route.request.url.rsplit("/", 1)[1])
        if held:
            route.continue_()
        else:
            held.append(route)

    intercept(page, "**/api/games/*/*", hold)
    page.keyboard.press("d")
    page.keyboard.press("d")
    page.get_by_role("button", name="Ångra").click()
    page.keyboard.press("d")
    wait_until(page, lambda: held)
    held[0].continue_()
    wait_until(page, lambda: server.latest()["ply"] == 4)
    assert asked == ["moves", "moves", "undo", "moves"]
    state = server.latest()
    assert (state["ply"], state["moves"], len(state["piles"]["w"])) == (4, 2, 2)


def test_a_new_game_waits_for_the_moves_before_it(visit: Visit, server: Server) -> None:
    page = visit("#vegas/42")
    first = server.latest()["id"]
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    intercept(page, "**/moves", hold)
    with page.expect_request("**/moves"):
        page.keyboard.press("d")
    page.keyboard.press("n")
    question = page.locator("#question")
    expect(question).to_have_text("Lämna partiet som det är?")
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    page.wait_for_timeout(200)
    assert server.latest()["id"] == first
    held[0].continue_()
    wait_for_another_deal(page, "42")
    left = page.request.get(f"{server.address}api/games/{first}").json()
    assert left["moves"] == 1


# --- questions and results -------------------------------------------------------------------


def test_escape_answers_a_question_wherever_the_focus_is(visit: Visit) -> None:
    page = visit(LINE.link)
    play(page, LINE.moves[:1], type_move)
    page.keyboard.press("n")
    question = page.locator("#question")
    expect(question).to_be_visible()
    handles(page, "s").focus()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    wait_for_moves(page, 1)


def test_a_question_goes_with_its_game(visit: Visit) -> None:
    page = visit(LINE.link)
    play(page, LINE.moves[:1], type_move)
    page.keyboard.press("n")
    expect(page.locator("#question")).to_be_visible()
    page.evaluate("location.hash = '#klondike/84'")
    page.get_by_role("button", name="Ny giv").click()
    expect(page.locator("header")).to_contain_text("Giv 84")
    expect(page.locator("#question")).to_have_count(0)


@pytest.mark.parametrize(
    "size", [(320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800), (1440, 900)]
)
def test_that_a_game_is_stuck_covers_no_card(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    play_ahead(server, STUCK, len(STUCK.moves) - 1)
    width, height = size
    page = visit(STUCK.link, viewport={"width": width, "height": height})
    before = page.locator(".board").bounding_box()
    page.keyboard.press("u")
    wait_for_moves(page, len(STUCK.moves) - 2)
    play(page, STUCK.moves[-2:], type_move, after=len(STUCK.moves) - 2)
    told = page.get_by_role("region", name="Resultatet")
    expect(told).to_contain_text("Låst")
    cut = told.locator(".why").evaluate("why => why.scrollHeight - why.clientHeight")
    assert cut <= 1, "the reason is read whole"
    found, board = told.bounding_box(), page.locator(".board").bounding_box()
    assert found
    assert board
    assert before
    apart = found["y"] >= board["y"] + board["height"] - 1
    beside = found["x"] >= board["x"] + board["width"] - 1
    assert apart or beside
    assert found["y"] + found["height"] <= height
    assert abs(board["height"] - before["height"]) <= 8, "the table hardly moves"
    bar = page.get_by_role("group", name="Spelet")
    for name in ("Ångra", "Spela om", "Ny giv"):
        expect(bar.get_by_role("button", name=name)).to_be_visible()


# --- choices ---------------------------------------------------------------------------------


def test_every_game_can_be_chosen(visit: Visit, server: Server) -> None:
    page = visit("#klondike/1")
    names = [game["id"] for game in page.request.get(f"{server.address}api/variants").json()]
    rows = {
        "thoughtful": "Harpan med alla kort synliga",
        "double-klondike": "Två kortlekar",
        "gargantua": "Gargantua",
        "stora-harpan": "Stora harpan",
    }
    assert rows.keys() <= set(names)
    for game, label in rows.items():
        page.keyboard.press("v")
        dialog = page.get_by_role("dialog")
        if game in ("gargantua", "stora-harpan"):
            dialog.get_by_role("radio", name=re.compile("^Två kortlekar")).check()
        dialog.get_by_role("radio", name=re.compile(f"^{label}")).check()
        sheet_button(page, "Ny giv").click()
        expect(page).to_have_url(re.compile(f"#{game}/"))
        assert server.latest()["game"] == game


def test_every_game_to_choose_has_a_picture(visit: Visit, server: Server) -> None:
    page = visit("#klondike/1")
    page.keyboard.press("v")
    games = page.get_by_role("dialog").get_by_role("group", name="Spel", exact=True)
    shown = games.locator("img")
    expect(shown).to_have_count(8)
    for picture in shown.all():
        wait_until(page, partial(picture.evaluate, "e => e.complete && e.naturalWidth > 0"))
    file = page.request.get(f"{server.address}games.svg").text()
    named = [picture.get_attribute("src") or "" for picture in shown.all()]
    assert [f"/games.svg#{view}" for view in re.findall(r'<view id="([^"]+)"', file)] == named


def test_the_rules_of_a_deal_are_folded_away_until_they_are_unusual(
    visit: Visit, server: Server
) -> None:
    page = visit("#klondike/1")
    page.keyboard.press("v")
    dialog = page.get_by_role("dialog")
    once = dialog.get_by_role("radio", name="1 varv", exact=True)
    expect(dialog.get_by_text("Regler för given")).to_be_visible()
    expect(once).to_be_hidden()
    dialog.get_by_text("Regler för given").click()
    once.check()
    sheet_button(page, "Ny giv").click()
    expect(page).to_have_url(re.compile("#klondike/"))
    wait_until(page, lambda: server.latest()["options"]["passes"] == "1")
    page.keyboard.press("v")
    expect(once).to_be_checked()
    expect(once.locator("..")).to_be_visible()


def test_where_a_card_goes_first_is_chosen_and_tapped_again_it_goes_on(
    visit: Visit, server: Server
) -> None:
    """E6: after four moves the last card of column 4 fits on a foundation and on column 5."""
    play_ahead(server, LINE, 4)
    page = visit(LINE.link, **PHONE)
    wait_for_moves(page, 4)
    settings(page).get_by_role("radio", name=re.compile("^Till en kolumn först")).check()
    close_sheet(page)
    page.reload()
    wait_for_moves(page, 4)
    card = server.latest()["piles"]["t4"][-1]
    for pile in ("t5", "f1"):
        for _ in range(2):
            touch(page, pile_of(server, card))
        wait_until(page, partial(lies, server, card, pile))


def test_one_tap_sends_a_card_for_those_who_like_it_so(visit: Visit, server: Server) -> None:
    play_ahead(server, LINE, 4)
    page = visit(LINE.link, **PHONE)
    wait_for_moves(page, 4)
    settings(page).get_by_role("radio", name=re.compile("^Skickar det genast")).check()
    close_sheet(page)
    page.keyboard.press("Shift+H")
    rules = page.get_by_role("dialog")
    expect(rules).to_contain_text("tryck på kortet, så går det dit det passar")
    expect(rules).not_to_contain_text("Dubbelklicka")
    close_sheet(page)
    card = server.latest()["piles"]["t4"][-1]
    for pile in ("f1", "t5"):
        touch(page, pile_of(server, card))
        if pile == "t5":  # Off a foundation it still takes two.
            touch(page, "f1")
        wait_until(page, partial(lies, server, card, pile))


def pile_of(server: Server, card: str) -> str:
    piles: dict[str, list[str]] = server.latest()["piles"]
    return next(pile for pile, cards in piles.items() if card in cards)


def lies(server: Server, card: str, pile: str) -> bool:
    return pile_of(server, card) == pile


# --- Spider's stock --------------------------------------------------------------------------


def test_spider_says_that_its_stock_gives_rows(visit: Visit) -> None:
    """C11: on a new deal, and under the stock all the time."""
    page = visit("#spider-1/7")
    expect(status(page)).to_contain_text("5 rader kvar: tryck på talongen")
    expect(page.locator(".board .caption")).to_have_text("5 rader kvar")


# --- a hopeless start ------------------------------------------------------------------------


def test_a_hopeless_start_is_dealt_anew_as_often_as_the_rules_allow(
    visit: Visit, server: Server
) -> None:
    page = visit("#klondike/19/redeals=2")
    first = server.latest()
    page.get_by_role("button", name="Lägg om (2 kvar)").click()
    expect(page.get_by_role("button", name="Lägg om (1 kvar)")).to_be_visible()
    second = server.latest()
    assert second["id"] == first["id"]
    assert second["piles"]["t7"] != first["piles"]["t7"]
    expect(page.locator("header")).to_contain_text(f"Giv {second['deal']['number']}")
    page.keyboard.press("d")
    wait_for_moves(page, 1)
    page.keyboard.press("Shift+N")
    expect(page.locator("#question")).to_contain_text("Lägga om given?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Lägg om")).to_have_count(0)
    assert server.latest()["redeals_left"] == 0
