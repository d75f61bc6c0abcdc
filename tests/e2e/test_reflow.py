"""WCAG 1.4.10 and 1.4.4: every page and panel at 320 px of width and at twice the size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Visit
from e2e.faults import resize
from e2e.lines import read_line
from e2e.server import Server
from e2e.sheets import PAGES, close, wait_for_sheet
from e2e.table import press_keys, wait_for_moves

# A phone; a window of 1280 px by 1024 at 400 %; one of 1280 px by 800 at 200 %.
SIZES = [(320, 568), (320, 256), (640, 400)]
STUCK = read_line("vegas-draw-3-22")

# What is wider than its place, though it may scroll by itself as a table does, and what cannot be
# brought into sight by moving the focus there.
FAULTS = """(place) => {
  const faults = [];
  const root = document.querySelector(place) ?? document.body;
  const say = (e) => `${e.tagName} ${e.className} ${(e.ariaLabel ?? e.textContent).slice(0, 40)}`;
  const isShown = (e) => e.checkVisibility({visibilityProperty: true}) && e.offsetWidth > 1;
  const scrolls = (e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX);
  const isInScroller = (e) => e !== root && (scrolls(e) || isInScroller(e.parentElement));
  for (const e of [document.scrollingElement, root]) {
    if (e.scrollWidth > e.clientWidth + 1) faults.push(`scrolls aside: ${say(e)}`);
  }
  for (const e of root.querySelectorAll('*')) {
    if (!isShown(e) || e.closest('svg, .board') || isInScroller(e)) continue;
    const {left, right} = e.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.push(`outside: ${say(e)}`);
    const isCut = getComputedStyle(e).overflowX === 'hidden' && e.scrollWidth > e.clientWidth + 1;
    if (isCut) faults.push(`cut: ${say(e)}`);
  }
  for (const e of root.querySelectorAll('button, input, select, textarea, a[href], summary')) {
    if (!isShown(e) || e.closest('.board') || e.matches(':disabled')) continue;
    e.focus();
    const seen = (e.closest('label') ?? e);
    const {x, y, width, height} = (e.offsetWidth < 8 ? seen : e).getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 20));
    if (!top || !(e.contains(top) || seen.contains(top) || top.contains(e)))
      faults.push(`hidden behind ${top && say(top)}: ${say(e)}`);
  }
  return faults;
}"""


def check(page: Page, place: str) -> None:
    assert faults_at_all_sizes(page, place) == []


def faults_at_all_sizes(page: Page, place: str) -> list[str]:
    faults: list[str] = []
    for width, height in SIZES:
        resize(page, width, height)
        faults += [f"{width} × {height}: {one}" for one in page.evaluate(FAULTS, place)]
    return faults


@pytest.fixture
def played(visit: Visit, server: Server) -> Page:
    """A game in Las Vegas that is stuck, with undone moves, and the help of its own."""
    server.deal(STUCK.wanted)
    server.play(STUCK.moves)
    page = visit(STUCK.link, viewport={"width": 640, "height": 400})
    wait_for_moves(page, len(STUCK.moves))
    return page


def test_every_page_reflows(played: Page) -> None:
    faults = {}
    for title, opened in PAGES.items():
        resize(played, *SIZES[-1])
        opened(played)
        wait_for_sheet(played, title)
        faults[title] = faults_at_all_sizes(played, "dialog")
        close(played)
    assert {title: found for title, found in faults.items() if found} == {}


def test_every_page_of_the_help_reflows(visit: Visit) -> None:
    page = visit("#klondike/1")
    page.keyboard.press("h")
    topics = page.get_by_role("dialog").locator(".text button")
    expect(topics.first).to_be_visible()
    for topic in topics.all_inner_texts():
        resize(page, 1280, 800)
        topics.get_by_text(topic, exact=True).click()
        wait_for_sheet(page, topic)
        check(page, "dialog")
        page.get_by_role("button", name="Tillbaka").click()


@pytest.mark.parametrize("link", ["#klondike/1", "#spider-4/7", "#freecell/1", "#pyramid/141"])
def test_the_table_and_what_stands_in_the_place_of_its_buttons_reflow(
    visit: Visit, link: str
) -> None:
    page = visit(link)
    check(page, "body")
    for key in ("y", "/"):
        page.keyboard.press(key)
        page.wait_for_timeout(100)
        check(page, "body")
    page.keyboard.press("Escape")
    press_keys(page, "dn")
    check(page, "body")


def test_the_end_of_a_game_reflows(played: Page) -> None:
    check(played, "body")
    played.keyboard.press("Shift+E")
    expect(played.locator("#question")).to_be_visible()
    check(played, "body")
    played.locator("#question ~ .main").click()
    expect(played.get_by_role("heading", name="Partiet är avslutat")).to_be_visible()
    check(played, "body")
    played.get_by_role("button", name="Titta på partiet").click()
    expect(played.get_by_role("dialog")).to_be_visible()
    check(played, "dialog")
