"""The page on screens of every size: nothing outside, nothing on top of each other."""

from __future__ import annotations

import httpx2 as httpx
import pytest
from playwright.sync_api import Page

from e2e.conftest import Visit
from e2e.lines import Line, read_line
from e2e.server import Server
from e2e.table import wait_for_moves

SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]

# What is wrong with the page as it stands, in words.
FAULTS = """mayOverlap => {
  const faults = [];
  const box = element => element.getBoundingClientRect();
  const all = selector => [...document.querySelectorAll(selector)];
  const say = element => element.className + ' ' + (element.textContent || element.ariaLabel);
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 &&
    a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
  if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} px high`);

  const board = box(document.querySelector('.board'));
  for (const card of all('.board .card, .board .place, .board .caption'))
    if (!inside(box(card), board)) faults.push(`outside the board: ${say(card)}`);

  const places = all('.board .place');
  places.forEach((a, i) => places.slice(i + 1).forEach(b => {
    const isAllowed = [a, b].every(place => place.matches(mayOverlap));
    if (!isAllowed && meet(box(a), box(b))) faults.push(`overlap: ${a.className}, ${b.className}`);
  }));

  const isLeaf = e => e.matches('button, img') || (!e.closest('button') && !e.children.length);
  const leaves = all('.page > header *, .page > footer *')
    .filter(e => !e.closest('svg') && isLeaf(e));
  leaves.forEach((a, i) => {
    if (!inside(box(a), {left: 0, top: 0, right: innerWidth, bottom: innerHeight}))
      faults.push(`outside the window: ${say(a)}`);
    if (a.scrollWidth > a.clientWidth + 1 && a.clientWidth) faults.push(`cut: ${say(a)}`);
    if (a.matches('button') && (box(a).width < 24 || box(a).height < 24))
      faults.push(`too small to touch: ${say(a)}`);
    if (meet(box(a), board)) faults.push(`over the board: ${say(a)}`);
    leaves.slice(i + 1).forEach(b => {
      if (meet(box(a), box(b))) faults.push(`overlap: ${say(a)} and ${say(b)}`);
    });
  });
  return faults;
}"""


def play_ahead(server: Server, line: Line, moves: int) -> None:
    """Make the first moves of a line, without a browser."""
    deal = {"game": line.game, "number": str(line.number)}
    with httpx.Client(base_url=server.address) as client:
        game = client.post("api/games", json=deal).raise_for_status().json()
        for ply, move in enumerate(line.moves[:moves]):
            action = {"move": move, "ply": ply, "automatic": "never"}
            client.post(f"api/games/{game['id']}/moves", json=action).raise_for_status()


def check_all_sizes(page: Page, may_overlap: str = ":not(*)") -> None:
    faults = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        if found := page.evaluate(FAULTS, may_overlap):
            faults[f"{width} × {height}"] = found
    assert faults == {}


@pytest.mark.parametrize(
    ("name", "moves"),
    [("klondike-19", 0), ("klondike-19", 62), ("vegas-draw-3-22", 30), ("vegas-draw-3-22", 48)],
)
def test_a_game_fits_every_screen(visit: Visit, server: Server, name: str, moves: int) -> None:
    line = read_line(name)
    play_ahead(server, line, moves)
    for locale in ("sv-SE", "en-GB"):
        page = visit(line.link, locale=locale)
        wait_for_moves(page, moves)
        check_all_sizes(page)


@pytest.mark.parametrize("game", ["double-klondike", "stora-harpan"])
def test_two_decks_fit_every_screen(visit: Visit, game: str) -> None:
    check_all_sizes(visit(f"#{game}/1"), may_overlap=".foundation")


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
        page.set_viewport_size({"width": width, "height": height})
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
