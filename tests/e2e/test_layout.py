"""The page on screens of every size: nothing outside, nothing on top of each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.conftest import PHONE, Visit
from e2e.faults import faults_of, resize
from e2e.lines import read_line
from e2e.server import Server
from e2e.table import wait_for_moves
from harpan import variants

SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]


def check_all_sizes(page: Page, game: str) -> None:
    faults = {}
    for width, height in SIZES:
        resize(page, width, height)
        if found := faults_of(page, may_overlap(game)):
            faults[f"{width} × {height}"] = found
    assert faults == {}


def may_overlap(game: str) -> list[str]:
    """The piles of which one may lie over another: eight foundations have too little room."""
    has_eight = variants[game].rules.deck_size == 104
    return ["pyramid", "foundation"] if has_eight else ["pyramid"]


@pytest.mark.parametrize("game", variants)
def test_every_game_fits_every_screen(visit: Visit, server: Server, game: str) -> None:
    """At the start, in the middle, and where its longest column or the whole waste lies open."""
    line = read_line(f"longest-{game}")
    page = visit(line.link)
    check_all_sizes(page, game)
    middle = len(line.moves) // 2
    for start, end in ((0, middle), (middle, len(line.moves))):
        server.play(line.moves[start:end])
        page.reload()
        wait_for_moves(page, end)
        check_all_sizes(page, game)


@pytest.mark.parametrize(
    ("name", "moves"),
    [("klondike-19", 0), ("klondike-19", 62), ("vegas-draw-3-22", 30), ("vegas-draw-3-22", 48)],
)
def test_a_game_fits_every_screen_in_both_languages(
    visit: Visit, server: Server, name: str, moves: int
) -> None:
    line = read_line(name)
    server.deal(line.wanted)
    server.play(line.moves[:moves])
    for locale in ("sv-SE", "en-GB"):
        page = visit(line.link, locale=locale)
        wait_for_moves(page, moves)
        check_all_sizes(page, line.game)


def test_cards_are_large_on_a_narrow_phone(visit: Visit) -> None:
    page = visit("#klondike/1", viewport={"width": 360, "height": 740})
    card = page.locator(".board .card").last.bounding_box()
    assert card
    assert card["width"] >= 44
    assert page.locator("use[href^='#small-']").count() > 0
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function("!document.querySelector(\"use[href^='#small-']\")")


def test_the_table_stands_still_whatever_is_said(visit: Visit) -> None:
    page = visit("#vegas-draw-3/22")
    board = page.locator(".board")
    for width, height in SIZES:
        resize(page, width, height)
        page.keyboard.press("d")
        wait_for_moves(page, 1)
        before = pytest.approx(board.bounding_box(), abs=0.5)
        for keys in ("d", "d", "w1", "1f", "ddddd", "d"):
            for key in keys:
                page.keyboard.press(key)
            page.wait_for_timeout(60)
            assert board.bounding_box() == before, f"{width} × {height}"
        wait_for_moves(page, 10)
        page.get_by_role("button", name="Spela om").click()
        wait_for_moves(page, 0)


@pytest.mark.parametrize("link", ["#klondike/42", "#vegas-draw-3/42"])
def test_letters_of_twice_the_size_widen_nothing(visit: Visit, link: str) -> None:
    page = visit(link, viewport={"width": 360, "height": 740})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width in (360, 320):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate("document.scrollingElement.scrollWidth") == width


@pytest.mark.parametrize("size", [(360, 844), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", ["spider-1", "double-klondike", "stora-harpan", "vegas-321"])
def test_the_table_stays_where_it_is_when_the_figures_grow(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = visit(f"#{game}/3", viewport={"width": size[0], "height": size[1]})
    before = page.locator(".board").bounding_box()
    page.evaluate(
        "() => ['1 190 poäng', '1 110 drag', '10:36'].forEach((text, i) =>"
        " (document.querySelectorAll('header .figures span')[i].textContent = text))"
    )
    assert page.locator(".board").bounding_box() == before


@pytest.mark.parametrize("width", [360, 375])
@pytest.mark.parametrize("game", ["spider-2", "double-klondike"])
def test_a_name_of_one_word_is_not_divided(visit: Visit, game: str, width: int) -> None:
    page = visit(f"#{game}/3", viewport={"width": width, "height": 740})
    lines = page.evaluate(
        """() => {
          const figures = document.querySelectorAll('header .figures span');
          const grown = ['1 190 poäng', '110 drag', '10:36'];
          grown.forEach((text, i) => (figures[i].textContent = text));
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('h1'));
          return range.getClientRects().length;
        }"""
    )
    assert lines == 1


@pytest.mark.parametrize("size", [(844, 340), (667, 320), (568, 320)])
@pytest.mark.parametrize("game", ["vegas-321", "spider-4"])
def test_the_bars_of_a_browser_leave_room_for_a_phone_on_its_side(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    page = visit(f"#{game}/3", **PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    assert faults_of(page, may_overlap(game)) == []


@pytest.mark.parametrize("locale", ["sv-SE", "en-GB"])
@pytest.mark.parametrize("game", ["thoughtful", "double-klondike", "vegas-321"])
def test_long_rules_leave_a_low_window_to_the_table(visit: Visit, game: str, locale: str) -> None:
    low = {"width": 844, "height": 390}
    page = visit(f"#{game}/400539829", locale=locale, viewport=low)
    bar = page.locator("header").bounding_box()
    assert bar
    assert bar["height"] <= 76
