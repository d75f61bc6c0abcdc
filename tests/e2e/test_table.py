"""The table in the browser, case by case. The letters are those of the list of cases."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, Route, expect

from e2e.conftest import PHONE, Visit, opened
from e2e.lines import read_line
from e2e.routes import intercept
from e2e.server import Server
from e2e.table import (
    Move,
    box,
    cards_of,
    drag,
    handle,
    handles,
    pile_keys,
    play,
    points,
    press_keys,
    shown_cards,
    status,
    tap,
    touch,
    type_move,
    wait_for_another_deal,
    wait_for_moves,
    wait_until,
    zooms_on_double_tap,
)

LINE = read_line("klondike-19")


def deal_number(page: Page) -> str:
    text = page.locator("header").get_by_role("button", name=re.compile("Giv")).inner_text()
    return text.removeprefix("Giv ")


# --- moving ----------------------------------------------------------------------------------


def test_a_move_shows_before_the_server_answers(visit: Visit) -> None:
    page = visit(LINE.link)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    intercept(page, "**/moves", hold)
    card = handle(page, "t3").get_attribute("aria-label")
    drag(page, LINE.moves[0])
    assert LINE.moves[0] == "t3-t6"
    expect(handle(page, "t6")).to_have_accessible_name(re.compile(f"^{card}"))
    wait_until(page, lambda: held)  # the server was asked meanwhile
    held[0].continue_()
    wait_for_moves(page, 1)


def test_moves_made_while_the_server_thinks_are_all_made(visit: Visit, server: Server) -> None:
    page = visit("#vegas/42")

    def slowly(route: Route) -> None:
        time.sleep(0.1)
        route.continue_()

    intercept(page, "**/moves", slowly)
    for _ in range(5):
        page.keyboard.press("d")
    wait_for_moves(page, 5)
    assert len(server.latest()["piles"]["w"]) == 5


def test_a_game_is_typed_however_far_behind_the_server_is(visit: Visit, server: Server) -> None:
    """What is typed of a column is meant of the card that lies there when its turn comes."""
    line = read_line("freecell-300")
    page = visit(line.link)

    def slowly(route: Route) -> None:
        time.sleep(0.02)
        route.continue_()

    intercept(page, "**/moves", slowly)
    for source, target, _ in map(Move.parse, line.moves):
        place = target[0] if target[0] in "cf" else pile_keys(target)
        press_keys(page, pile_keys(source) + place)
    wait_until(page, lambda: server.latest()["moves"] == len(line.moves), seconds=30)
    assert server.latest()["status"] == "won"


def test_an_illegal_drop_flies_back_and_says_why(visit: Visit, server: Server) -> None:
    """F1: a refusal is said in the status line."""
    page = visit(LINE.link, reduced_motion="no-preference")
    before = server.latest()
    start = box(page, "t1")
    drag(page, "t1-t2")
    expect(status(page)).to_have_text(re.compile("^Otillåtet drag: .* passar inte på "))
    assert box(page, "t1") == start
    assert server.latest() == before


def test_a_refusal_is_said_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit(LINE.link, locale="en-GB")
    type_move(page, "t1-f1")
    expect(status(page)).to_have_text(re.compile("^Illegal move: .* not "))


def test_moves_and_draws_are_told(visit: Visit) -> None:
    """F1: what moved and where to, what was turned up, what was drawn and what is left."""
    page = visit("#klondike-draw-3/84")
    type_move(page, "t3-f3")
    expect(status(page)).to_have_text(
        re.compile(r"^Lade klöver ess på grundhögen\. Vände \S+ \S+, kort 2 av 2 i kolumn 3\.")
    )
    page.keyboard.press("d")
    expect(status(page)).to_have_text(re.compile(r"^Drog tre kort: .* 21 kort kvar i talongen"))


def test_a_part_of_a_run_is_taken_with_the_arrows(visit: Visit, server: Server) -> None:
    """F2: the selection can be shortened and extended card by card."""
    page = visit(LINE.link)
    line = LINE.moves.index("t7-t2:4")
    play(page, LINE.moves[:line], type_move)
    page.keyboard.press("7")
    run = [card for card in server.latest()["piles"]["t7"] if card != "??"]
    for key in ["ArrowDown"] * (len(run) - 1) + ["ArrowUp"] * 3:
        page.keyboard.press(key)
    pressed = page.locator(".board .handle[aria-pressed=true]")
    expect(pressed).to_have_count(1)
    assert pressed.get_attribute("data-pile") == "t7"
    page.keyboard.press("2")
    wait_for_moves(page, line + 1)


def test_keys_play_on_after_a_button_was_clicked(visit: Visit) -> None:
    page = visit(LINE.link)
    play(page, LINE.moves[:1], type_move)
    page.get_by_role("button", name="Ångra").click()
    wait_for_moves(page, 0)
    play(page, LINE.moves[:1], type_move)


def test_nothing_needs_dragging(visit: Visit) -> None:
    """F3: clicks are enough."""
    page = visit(LINE.link)
    for count, move in enumerate(LINE.moves[:6], 1):
        source, target = re.split("[-:]", move)[:2]
        depth = int(move.partition(":")[2] or 1)
        for pile, at in ((source, depth), (target, 1)):
            spot = box(page, pile, at)
            page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        wait_for_moves(page, count)


# --- the stock -------------------------------------------------------------------------------


def test_three_drawn_cards_fan_and_only_the_top_is_alive(visit: Visit, server: Server) -> None:
    """D15"""
    page = visit("#klondike-draw-3/84")
    for _ in range(2):
        page.keyboard.press("d")
    wait_for_moves(page, 2)
    places = page.evaluate(
        """cards => cards.map(card => {
          const face = document.querySelector(`.card > svg[data-card='${card}']`);
          const style = getComputedStyle(face.parentElement);
          return style.visibility === 'visible' ? face.getBoundingClientRect().x : null;
        })""",
        server.latest()["piles"]["w"],
    )
    assert len(places) == 6
    assert len(set(places[-3:])) == 3
    assert places[-3:] == sorted(places[-3:])
    assert handles(page, "w").count() == 1
    page.mouse.click(places[-3] + 3, box(page, "w")["y"] + 40)
    expect(page.locator(".board .handle[aria-pressed=true]")).to_have_count(0)


def test_a_spent_stock_says_so(visit: Visit) -> None:
    """A12 and D18: one pass, a stop mark after it, and the reason on touching it."""
    page = visit("#vegas/42")
    assert points(page) == "−52 poäng"
    expect(page.locator(".board .caption")).to_have_text("24 · Varv 1 av 1")
    for _ in range(24):
        page.keyboard.press("d")
    wait_for_moves(page, 24)
    expect(page.locator(".board .caption")).to_have_text("0 · Varv 1 av 1")
    expect(page.locator(".board .place.stock")).to_have_attribute("data-mark", "stop")
    handle(page, "s").click()
    expect(status(page)).to_have_text("Talongen är slut: det enda varvet är spelat.")


def test_a_result_that_was_put_away_stays_away(visit: Visit) -> None:
    line = read_line("vegas-draw-3-22")
    page = visit(line.link)
    play(page, line.moves, type_move)
    result = page.get_by_role("region", name="Resultatet")
    expect(result).to_be_visible()
    result.get_by_role("button", name="Stäng").click()
    page.keyboard.press("d")
    expect(status(page)).to_have_text("Talongen är slut: alla 3 varven är spelade.")
    expect(result).to_have_count(0)
    page.keyboard.press("u")
    wait_for_moves(page, len(line.moves) - 1)
    page.keyboard.press("r")
    wait_for_moves(page, len(line.moves))
    expect(status(page)).to_contain_text("Låst")
    expect(result).to_have_count(0)


# --- deals -----------------------------------------------------------------------------------


def test_twenty_new_games_have_twenty_numbers(visit: Visit) -> None:
    """C5"""
    page = visit()
    numbers = [deal_number(page)]
    while len(numbers) < 20:
        page.keyboard.press("n")
        wait_for_another_deal(page, numbers[-1])
        numbers.append(deal_number(page))
    assert len(set(numbers)) == 20


def test_a_restart_gives_the_identical_deal(visit: Visit, server: Server) -> None:
    """C1: any number of times, after a reload too."""
    page = visit(LINE.link)
    dealt = server.latest()["piles"]
    for _ in range(2):
        play(page, LINE.moves[:12], type_move)
        page.get_by_role("button", name="Spela om").click()
        wait_for_moves(page, 0)
        assert server.latest()["piles"] == dealt
        assert shown_cards(page) == cards_of({"piles": dealt})
        page.reload()
        wait_for_moves(page, 0)


def test_a_deal_is_opened_by_its_number(visit: Visit, server: Server) -> None:
    """C2: typed as a number or as its code, and in the link."""
    page = visit()
    page.keyboard.press("v")
    page.get_by_role("radio", name=re.compile("Givnummer")).check()
    page.get_by_label("Nummer eller kod").fill(server_code(server, page))
    page.get_by_role("dialog").get_by_role("button", name="Ny giv").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile("#klondike/19$"))
    assert deal_number(page) == "19"


def server_code(server: Server, page: Page) -> str:
    """The code of deal 19, as the server writes it."""
    state = page.request.post(
        f"{server.address}api/games", data={"game": "klondike", "number": "19"}
    ).json()
    code: str = state["deal"]["code"]
    return code


def test_closing_the_tab_loses_nothing(visit: Visit, server: Server) -> None:
    """F11: saved after each move, the way back included."""
    page = visit(LINE.link)
    play(page, LINE.moves[:10], type_move)
    for count in range(9, 5, -1):
        page.keyboard.press("u")
        wait_for_moves(page, count)
    before = server.latest()
    context = page.context
    page.close()
    page = opened(context.new_page(), server.address)
    wait_for_moves(page, 6)
    assert shown_cards(page) == cards_of(before)
    for count in range(7, 11):
        page.keyboard.press("r")
        wait_for_moves(page, count)
    for count in range(9, -1, -1):
        page.keyboard.press("u")
        wait_for_moves(page, count)


def test_two_windows_each_keep_their_game(visit: Visit, server: Server) -> None:
    """F11: loaded anew, a window shows its own game and not the deal of it once more."""
    page = visit(LINE.link)
    play(page, LINE.moves[:2], type_move)
    first = server.latest()
    other = opened(page.context.new_page(), server.address + "#pyramid/7")
    other.keyboard.press("d")
    wait_for_moves(other, 1)
    page.reload()
    wait_for_moves(page, 2)
    assert shown_cards(page) == cards_of(first)
    play(page, LINE.moves[2:3], type_move, after=2)
    assert server.latest()["id"] == first["id"]


# --- fingers ---------------------------------------------------------------------------------


def test_a_double_tap_plays_and_does_not_zoom(visit: Visit, server: Server) -> None:
    """F4"""
    page = visit(LINE.link, **PHONE)
    play(page, LINE.moves[:1], tap)
    for _ in range(2):
        touch(page, "t3")
    wait_for_moves(page, 2)
    assert server.latest()["piles"]["f4"] == ["AD"]
    assert not zooms_on_double_tap(page.locator(".board"))


def test_dragging_works_by_touch(visit: Visit) -> None:
    page = visit(LINE.link, **PHONE)
    start, goal = box(page, "t3"), box(page, "t6")
    session = page.context.new_cdp_session(page)
    x, y = start["x"] + 15, start["y"] + 15
    steps = [(x, y), (x + 12, y + 12), (x + goal["x"] - start["x"], y + goal["y"] - start["y"])]
    for kind, at in zip(("touchStart", "touchMove", "touchMove"), steps, strict=True):
        touches = [{"x": at[0], "y": at[1]}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_for_moves(page, 1)


# --- a deck of one's own ---------------------------------------------------------------------


def test_a_typed_deck_of_52_cards_is_dealt(visit: Visit, server: Server) -> None:
    """C12 for plain card text: the very cards come to lie where dealing order says."""
    page = visit("#klondike/42")
    suits = [f"{rank}{suit}" for suit in "SHCD" for rank in "A23456789TJQK"]
    page.get_by_role("button", name="Meny").click()
    page.get_by_role("button", name="Välj spel").click()
    page.get_by_label("Giv som text").check()
    page.locator("textarea").fill(" ".join(suits))
    page.get_by_role("dialog").get_by_role("button", name="Ny giv").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(status(page)).to_have_text(re.compile("^Ny giv"))
    state = server.latest()
    assert state["deal"]["origin"] == "imported"
    assert [state["piles"][f"t{column}"][-1] for column in range(1, 8)] == [
        "AS", "8S", "AH", "6H", "TH", "KH", "2C",
    ]  # fmt: skip
