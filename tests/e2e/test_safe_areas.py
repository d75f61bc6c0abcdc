"""A phone with a notch, round corners and a line at its lower edge: nothing lies under them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE, Visit
from e2e.faults import resize
from e2e.lines import read_line
from e2e.server import Server
from e2e.sheets import PAGES, close, wait_for_sheet
from e2e.table import press_keys, wait_for_moves

STUCK = read_line("vegas-draw-3-22")


class Screen(NamedTuple):
    """A screen, and how much of each edge is not for showing anything; in CSS pixels."""

    width: int
    height: int
    top: int
    right: int
    bottom: int
    left: int

    @property
    def insets(self) -> Mapping[str, int]:
        return {name: getattr(self, name) for name in ("top", "right", "bottom", "left")}


# A small phone of today, upright and on its side.
SCREENS = [Screen(375, 812, 50, 0, 34, 0), Screen(812, 375, 0, 50, 21, 50)]

EDGES = """() => {
  const probe = document.body.appendChild(document.createElement('div'));
  const sides = ['top', 'right', 'bottom', 'left'];
  for (const side of sides)
    probe.style.setProperty(`padding-${side}`, `env(safe-area-inset-${side})`);
  const style = getComputedStyle(probe);
  const found = sides.map((side) => [side, parseInt(style.getPropertyValue(`padding-${side}`))]);
  probe.remove();
  return Object.fromEntries(found);
}"""

# What of the shown text, cards and controls lies under an edge. What scrolls may do so at the lower
# one while it is on its way, but can be brought out from there.
FAULTS = """([insets, place]) => {
  const root = document.querySelector(place) ?? document.body;
  const safe = {left: insets.left, top: insets.top,
    right: innerWidth - insets.right, bottom: innerHeight - insets.bottom};
  const isShown = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const isBox = (e) => getComputedStyle(e).display !== 'contents';
  const isTiny = (e) => e && (isBox(e) && e.offsetWidth < 2 || isTiny(e.parentElement));
  const isHidden = (e) => !isShown(e) || isTiny(e);
  const scroller = (e) => e && (e.scrollHeight > e.clientHeight + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(e).overflowY) ? e : scroller(e.parentElement));
  const scrollsAside = (e) => e && e !== root && (e.scrollWidth > e.clientWidth + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(e).overflowX) || scrollsAside(e.parentElement));
  const faults = new Set();
  const look = (e, box, name) => {
    const out = Object.keys(safe).filter((side) => ['left', 'top'].includes(side)
      ? box[side] < safe[side] - 1 : box[side] > safe[side] + 1);
    for (const side of out) faults.add(`${side}: ${e.tagName} ${e.className} ${name.slice(0, 30)}`);
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode, e = node.parentElement;
    if (!node.data.trim() || isHidden(e) || e.closest('svg, .board, select')) continue;
    if (scrollsAside(e)) continue;
    const scrolling = scroller(e);
    if (scrolling) e.scrollIntoView({block: 'center'});
    const range = document.createRange();
    range.selectNodeContents(node);
    const cut = e.getBoundingClientRect(), box = range.getBoundingClientRect();
    look(e, {left: box.left, right: box.right, top: box.top,
      bottom: Math.min(box.bottom, cut.bottom)}, node.data.trim());
  }
  for (const e of root.querySelectorAll('button, input, select, textarea, a[href], summary')) {
    if (isHidden(e) || e.closest('.board') || scrollsAside(e)) continue;
    if (scroller(e)) e.scrollIntoView({block: 'center'});
    look(e, e.getBoundingClientRect(), e.ariaLabel ?? e.textContent.trim());
  }
  for (const e of root.querySelectorAll('.board .card, .board .place, .board .caption'))
    if (!isHidden(e)) look(e, e.getBoundingClientRect(), e.textContent.trim());
  return [...faults];
}"""


def turn(page: Page, screen: Screen) -> None:
    """Turn the phone: its size, and the edges that are kept free."""
    insets = {**screen.insets, **{f"{name}Max": n for name, n in screen.insets.items()}}
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    resize(page, screen.width, screen.height)
    session.detach()


def faults(page: Page, place: str) -> list[str]:
    found: list[str] = []
    for screen in SCREENS:
        turn(page, screen)
        shown = page.evaluate(FAULTS, [dict(screen.insets), place])
        found += [f"{screen.width} × {screen.height}: {one}" for one in shown]
    return found


def test_the_edges_are_those_that_the_page_asks_for(visit: Visit) -> None:
    """Else nothing would lie under them, and the tests below could not fail."""
    page = visit("#klondike/42", **PHONE)
    for screen in SCREENS:
        turn(page, screen)
        assert page.evaluate(EDGES) == dict(screen.insets)
    broad = dict.fromkeys(SCREENS[0].insets, 120)
    sides = {one.split(":")[0] for one in page.evaluate(FAULTS, [broad, "body"])}
    assert sides == set(broad)


@pytest.mark.parametrize(
    "game",
    ["klondike", "vegas-321", "double-klondike", "spider-4", "freecell", "pyramid", "aces-up"],
)
def test_nothing_of_a_table_lies_under_an_edge(visit: Visit, game: str) -> None:
    page = visit(f"#{game}/42", **PHONE)
    found = faults(page, "body")
    for keys in ("y", "/", "dn"):
        press_keys(page, keys)
        found += faults(page, "body")
        page.keyboard.press("Escape")
    assert found == []


def test_nothing_of_a_sheet_lies_under_an_edge(visit: Visit, server: Server) -> None:
    server.deal(STUCK.wanted)
    server.play(STUCK.moves)
    page = visit(STUCK.link, **PHONE)
    wait_for_moves(page, len(STUCK.moves))
    found = {"": faults(page, "body")}
    for title, opened in PAGES.items():
        opened(page)
        wait_for_sheet(page, title)
        found[title] = faults(page, "dialog")
        close(page)
    assert {title: some for title, some in found.items() if some} == {}


def test_nothing_of_the_end_lies_under_an_edge(visit: Visit, server: Server) -> None:
    server.deal(STUCK.wanted)
    server.play(STUCK.moves)
    page = visit(STUCK.link, **PHONE)
    wait_for_moves(page, len(STUCK.moves))
    page.keyboard.press("Shift+E")
    expect(page.locator("#question")).to_be_visible()
    found = faults(page, "body")
    page.locator("#question ~ .main").click()
    expect(page.get_by_role("heading", name="Partiet är avslutat")).to_be_visible()
    found += faults(page, "body")
    page.get_by_role("button", name="Titta på partiet").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert [*found, *faults(page, "dialog")] == []
