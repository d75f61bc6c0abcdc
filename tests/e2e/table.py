"""The table in the browser: what is on it, and hands to play with."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import FloatRect, Locator, Page

Hand = Callable[[Page, str], None]


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


def shown_cards(page: Page) -> Counter[str]:
    """Every card that is drawn, face down ones as ``??``."""
    cards = page.evaluate(
        "[...document.querySelectorAll('.board .card > svg')].map(s => s.dataset.card ?? '??')"
    )
    return Counter(cards)


def cards_of(state: dict[str, Any]) -> Counter[str]:
    """Every card of a state, as the player knows it."""
    return Counter(card for pile in state["piles"].values() for card in pile)


def status(page: Page) -> Locator:
    """The line that says what happened."""
    return page.get_by_role("status")


def points(page: Page) -> str:
    return page.locator("header .points").inner_text()


def handles(page: Page, pile: str) -> Locator:
    """The buttons over a pile's cards, bottom to top."""
    return page.locator(f".board .handle[data-pile='{pile}']:not([hidden])")


def handle(page: Page, pile: str, depth: int = 1) -> Locator:
    """The button over the card at `depth` from the top of a pile."""
    buttons = handles(page, pile)
    tops = buttons.evaluate_all("all => all.map(one => Number(one.dataset.index))")
    index = max(tops) - depth + 1
    return page.locator(f".board .handle[data-pile='{pile}'][data-index='{index}']:not([hidden])")


def box(page: Page, pile: str, depth: int = 1) -> FloatRect:
    """Where the seen part of a card is, in pixels of the window."""
    found = handle(page, pile, depth).bounding_box()
    assert found
    return found


# --- hands -----------------------------------------------------------------------------------


def drag(page: Page, text: str) -> None:
    """Carry the cards with the mouse and let go over the place; click the stock."""
    source, target, cards = Move.parse(text)
    start = box(page, source, cards)
    if "s" in (source, target):
        stock = box(page, "s")
        page.mouse.click(stock["x"] + stock["width"] / 2, stock["y"] + stock["height"] / 2)
        return
    goal = box(page, target)
    x, y = start["x"] + start["width"] / 3, start["y"] + min(8, start["height"] / 2)
    page.mouse.move(x, y)
    page.mouse.down()
    dx, dy = goal["x"] - start["x"], goal["y"] - start["y"]
    page.mouse.move(x + dx / 2, y + dy / 2 + 3)
    # Beside the place, as a hand lets go, not exactly on it.
    page.mouse.move(x + dx + 0.2 * start["width"], y + dy + 6)
    page.mouse.up()


def type_move(page: Page, text: str) -> None:
    """Name the two piles on the keyboard; D is the stock."""
    source, target, _ = Move.parse(text)
    if "s" in (source, target):
        page.keyboard.press("d")
        return
    for pile in (source, target):
        page.keyboard.press(pile[1:] if pile[0] == "t" else pile[0])


def tap(page: Page, text: str) -> None:
    """Touch a card and then its place; a foundation's card is touched twice instead."""
    source, target, cards = Move.parse(text)
    if "s" in (source, target):
        touch(page, "s")
        return
    touch(page, source, cards)
    if target[0] == "f":
        touch(page, source, cards)
    else:
        touch(page, target)


def touch(page: Page, pile: str, depth: int = 1) -> None:
    spot = box(page, pile, depth)
    page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)


def play(page: Page, moves: list[str], hand: Hand, after: int = 0) -> None:
    """Play moves by a hand; `after` moves were made before."""
    for count, move in enumerate(moves, after + 1):
        hand(page, move)
        wait_for_moves(page, count)
