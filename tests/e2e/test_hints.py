"""Hints in the browser: a step more with each press, and only a shown move is help."""

from __future__ import annotations

import re
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Page, expect

import harpan
from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps
from e2e.conftest import PHONE, Visit
from e2e.server import Server
from e2e.table import status

SCREENS: list[dict[str, Any]] = [{"viewport": {"width": 1440, "height": 900}}, PHONE]


def ask(page: Page) -> None:
    page.get_by_role("button", name="Tips").click()


@pytest.mark.parametrize("settings", SCREENS, ids=["desktop", "phone"])
@pytest.mark.parametrize("link", ["#freecell/1", "#klondike/1", "#spider-1/1", "#pyramid/1"])
def test_each_press_tells_a_little_more(
    visit: Visit, server: Server, link: str, settings: dict[str, Any]
) -> None:
    """E8: four levels, and the first says only that there is a move."""
    page = visit(link, **settings)
    before = page.locator(".board").bounding_box()
    ask(page)
    expect(status(page)).to_have_text(re.compile("^Tips: det finns ett drag"))
    ask(page)
    expect(status(page)).to_have_text(re.compile(r"^Tips: (?!det finns)[^,.]+\.$"))
    assert server.latest()["aids"] == []
    ask(page)
    expect(status(page)).to_have_text(re.compile(r"^Tips: .*\.$"))
    expect(page.locator(".board .marked")).to_have_count(1)
    assert server.latest()["aids"] == ["hint"]
    ask(page)
    expect(status(page)).to_have_text(re.compile("Varför"))
    ask(page)
    assert server.latest()["ply"] == 1
    assert page.locator(".board").bounding_box() == before
    assert_accessible(page)
    assert_no_gaps(page)


def test_a_key_gives_the_hint_and_a_move_begins_another(visit: Visit, server: Server) -> None:
    page = visit("#klondike/1")
    page.keyboard.press("y")
    expect(status(page)).to_have_text(re.compile("^Tips: det finns"))
    page.keyboard.press("y")
    expect(status(page)).to_have_text("Tips: talongen.")
    page.keyboard.press("d")
    expect(status(page)).to_have_text(re.compile("^Drog"))
    page.keyboard.press("y")
    expect(status(page)).to_have_text(re.compile("^Tips: det finns"))
    assert server.latest()["aids"] == []


@pytest.mark.parametrize(("number", "said"), [(10, "hittades"), (3, "bevisat")])
def test_nothing_useful_is_said_and_counts_as_no_help(
    visit: Visit, server: Server, number: int, said: str
) -> None:
    """B7, E1, E3: it is said to be proven only where it is."""
    page = visit(f"#vegas/{number}")
    state = server.latest()
    game = harpan.deal("vegas", number=number)
    with httpx.Client(base_url=server.address) as client:
        while (found := harpan.hint(game)) is not None:
            game.play(found.move)
            move = {"ply": state["ply"], "move": str(found.move), "automatic": "never"}
            state = client.post(f"/api/games/{state['id']}/moves", json=move).json()
    assert game.is_stuck == (said == "bevisat")
    page.reload()
    ask(page)
    expect(status(page)).to_have_text(re.compile(f"^Tips: inget drag .*{said}"))
    ask(page)
    assert server.latest()["aids"] == []
