"""The page for everyone: axe over every part of it, in both languages and both lights."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import assert_accessible
from e2e.conftest import PHONE, Visit

LIGHTS: list[dict[str, Any]] = [
    {"color_scheme": "light"},
    {"color_scheme": "dark"},
    {"color_scheme": "dark", "locale": "en-GB", **PHONE},
    {"color_scheme": "light", "locale": "en-GB", "contrast": "more"},
]

# The name of what has the focus, and whether that is seen; the page itself needs no ring.
FOCUS = """() => {
  const {activeElement: focus, body} = document;
  const style = getComputedStyle(focus);
  const hasRing = style.outlineStyle !== 'none' || style.boxShadow !== 'none';
  const name = focus === body ? '' : focus.title || focus.ariaLabel || focus.textContent.trim();
  return [name, hasRing || focus === body];
}"""


@pytest.mark.parametrize("settings", LIGHTS, ids=["light", "dark", "phone", "contrast"])
def test_the_table_and_the_sheets(visit: Visit, settings: dict[str, Any]) -> None:
    page = visit("#vegas/42", **settings)
    page.keyboard.press("d")
    assert_accessible(page)
    for key in ("m", "v", "o", "?"):
        page.keyboard.press(key)
        assert_accessible(sheet(page))
        close(page)
    page.locator("header .rules").click()
    assert_accessible(sheet(page))
    close(page)


def sheet(page: Page) -> Page:
    expect(page.get_by_role("dialog")).to_be_visible()
    # What is still rising is half transparent, and so has no contrast yet.
    page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
    return page


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_keyboard_reaches_everything_and_its_place_is_seen(visit: Visit) -> None:
    page = visit("#klondike/19")
    seen = []
    for _ in range(12):
        page.keyboard.press("Tab")
        name, has_ring = page.evaluate(FOCUS)
        assert has_ring, f"no ring around {name}"
        seen.append(name)
    for wanted in ("Regler", "Talong", "Ny giv", "Meny"):
        assert any(name.startswith(wanted) for name in seen), wanted
