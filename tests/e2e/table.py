"""The table in the browser: what is on it, and hands to play with."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import FloatRect, Locator, Page, expect

Hand = Callable[[Page, str], None]

# Pastes a text where there is no field for it.
PASTE = """content => {
  const data = new DataTransfer();
  data.setData('text/plain', content);
  const event = new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true});
  document.body.dispatchEvent(event);
}"""


class Move(NamedTuple):
    source: str
    target: str
    cards: int

    @classmethod
    def parse(cls, text: str) -> Move:
        found = re.fullmatch(r"(\w+)-(\w+)(?::(\d+))?", text)
        assert found, text
        return cls(found[1], found[2], int(found[3] or 1))


# --- what is on the table --------------------------------------------------------------------


def wait_for_moves(page: Page, count: int) -> None:
    """Wait until so many moves are counted in the bar on top: the server has answered."""
    page.wait_for_function(
        "n => new RegExp(`(^|\\\\D)${n} (drag|moves?)`)"
        ".test(document.querySelector('header')?.textContent ?? '')",
        arg=count,
    )


def wait_until(page: Page, holds: Callable[[], object], seconds: float = 5) -> None:
    """Wait while the page goes on; what still does not hold after the seconds is a failure."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)


def wait_for_another_deal(page: Page, number: str) -> None:
    """Wait until the bar on top names another deal; its number may begin with the same digits."""
    old = page.locator("header").get_by_role("button", name=f"Giv {number}", exact=True)
    expect(old).to_have_count(0)


def shown_cards(page: Page) -> Counter[str]:
    """Every card that is drawn, face down ones as ``??``."""
    cards = page.evaluate(
        "[...document.querySelectorAll('.board .card > svg')].map(s => s.dataset.card ?? '??')"
    )
    return Counter(cards)


def cards_of(state: dict[str, Any]) -> Counter[str]:
    """Every card of a state, as the player knows it."""
    # What lies face down but is known has its suit in lower case, and a face all the same.
    return Counter(card.upper() for pile in state["piles"].values() for card in pile)


def status(page: Page) -> Locator:
    """The line that says what happened."""
    return page.get_by_role("status")


def points(page: Page) -> str:
    return page.locator("header .points").inner_text()


def handles(page: Page, pile: str) -> Locator:
    """The buttons over a pile's cards, bottom to top."""
    return page.locator(f".board .handle[data-pile='{pile}']:not([hidden])")


def depth_of(page: Page, pile: str) -> int:
    """How many cards a pile has."""
    tops = handles(page, pile).evaluate_all("all => all.map(one => Number(one.dataset.index))")
    return int(max(tops, default=-1)) + 1


def handle(page: Page, pile: str, depth: int = 1) -> Locator:
    """The button over the card at `depth` from the top of a pile."""
    index = depth_of(page, pile) - depth
    return page.locator(f".board .handle[data-pile='{pile}'][data-index='{index}']:not([hidden])")


def box(page: Page, pile: str, depth: int = 1) -> FloatRect:
    """Where the seen part of a card is, in pixels of the window."""
    found = handle(page, pile, depth).bounding_box()
    assert found
    return found


def settings(page: Page) -> Locator:
    """The page of the settings, opened from the menu."""
    page.get_by_role("button", name=re.compile("^(Meny|Menu)$")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("^(Inställningar|Settings)$")).click()
    return dialog


def close_sheet(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


# --- hands -----------------------------------------------------------------------------------


def drag(page: Page, text: str) -> None:
    """Carry the cards with the mouse and let go over the place; click the stock."""
    source, target, cards = Move.parse(text)
    if "s" in (source, target):
        click(page, "s")
        return
    start, goal = box(page, source, cards), box(page, target)
    x, y = start["x"] + start["width"] / 3, start["y"] + min(8, start["height"] / 2)
    page.mouse.move(x, y)
    page.mouse.down()
    dx, dy = goal["x"] - start["x"], goal["y"] - start["y"]
    page.mouse.move(x + dx / 2, y + dy / 2 + 3)
    # Beside the place, as a hand lets go, not exactly on it.
    page.mouse.move(x + dx + 0.2 * start["width"], y + dy + 6)
    page.mouse.up()


def click(page: Page, pile: str, depth: int = 1) -> None:
    page.mouse.click(*_middle(box(page, pile, depth)))


def type_move(page: Page, text: str) -> None:
    """Name the two piles on the keyboard; D is the stock."""
    source, target, cards = Move.parse(text)
    if "s" in (source, target):
        page.keyboard.press("d")
        return
    press_keys(page, pile_keys(source))
    # A king of a pyramid has gone when it is named.
    if source[0] == "p" and target == "d":
        return
    if source[0] == target[0] == "t" and not depth_of(page, target):
        take_with_arrows(page, source, cards)
    press_keys(page, "c" if target[0] == "c" else pile_keys(target))


def press_keys(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def pile_keys(pile: str) -> str:
    """The keys that name a pile from which cards are taken."""
    role, number = pile[0], int(pile[1:] or 0)
    match role:
        case "t":
            return "1234567890abc"[number - 1]
        case "c":
            return pile
        case "p":
            return _row_and_place(number)
        case "d":
            return "x"
        case _:
            return role


def _row_and_place(number: int) -> str:
    row = 1
    while number > row:
        number -= row
        row += 1
    return f"{row}{number}"


def take_with_arrows(page: Page, column: str, cards: int) -> None:
    """Take more cards or fewer of the column that is held, until so many are."""
    held = page.locator(f".board .handle[data-pile='{column}'][aria-pressed=true]")
    surplus = depth_of(page, column) - int(held.get_attribute("data-index") or 0) - cards
    for _ in range(abs(surplus)):
        page.keyboard.press("ArrowDown" if surplus > 0 else "ArrowUp")


def tap(page: Page, text: str) -> None:
    """Touch a card and then its place; one that goes out of the way is touched twice instead."""
    source, target, cards = Move.parse(text)
    if "s" in (source, target):
        touch(page, "s")
        return
    touch(page, source, cards)
    if target[0] not in "fd":
        touch(page, target)
    elif not is_pyramid(page):  # There a king goes at the first touch.
        touch(page, source, cards)


def is_pyramid(page: Page) -> bool:
    return page.locator(".board .place.pyramid").count() > 0


def touch(page: Page, pile: str, depth: int = 1) -> None:
    page.touchscreen.tap(*_middle(box(page, pile, depth)))


def _middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play(page: Page, moves: Sequence[str], hand: Hand, after: int = 0) -> None:
    """Play moves by a hand; `after` moves were made before."""
    for count, move in enumerate(moves, after + 1):
        hand(page, move)
        wait_for_moves(page, count)


def zooms_on_double_tap(place: Locator) -> bool:
    """By its style: Chromium itself zooms no page that is as wide as its window, others do."""
    return _touch_actions(place) == {"auto"}


def scrolls_by_finger(place: Locator) -> bool:
    """Whether the browser may take a finger that drags here for one that scrolls."""
    return not _touch_actions(place) & {"none", "pinch-zoom"}


def _touch_actions(place: Locator) -> set[str]:
    """What the element and those around it let a finger do: it may only what each of them lets."""
    chain = """place => {
      const all = [];
      for (let at = place; at; at = at.parentElement) all.push(getComputedStyle(at).touchAction);
      return all;
    }"""
    return set(place.evaluate(chain))
