"""What is looked at while a whole game is played."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from e2e.axe import assert_accessible
from e2e.lines import Line
from e2e.server import Server
from e2e.table import (
    Hand,
    cards_of,
    close_sheet,
    play,
    settings,
    shown_cards,
    wait_for_moves,
)

State = dict[str, Any]


def play_whole(page: Page, server: Server, line: Line, hands: Sequence[Hand]) -> None:
    """Play a line to the win by hands that take turns, past a reload and a restart of the server.

    Before the last move all is taken back, so that every position comes again, and made again.
    A line that does not win leads to where the game lays up the rest.
    """
    middle, last = len(line.moves) // 2, len(line.moves) - 1
    assert_shows(page, server)
    before = watched(page, server, line.moves[:middle], hands)
    check_reload(page, server)
    check_languages(page)
    before += watched(page, server, line.moves[middle:last], hands, after=middle)
    check_restart(page, server)
    check_way_back(page, server, before)
    watched(page, server, line.moves[last:], hands, after=last)
    if server.latest()["can_sweep"]:
        sweep(page)
    check_won(page, server)


def watched(
    page: Page, server: Server, moves: Sequence[str], hands: Sequence[Hand], after: int = 0
) -> list[State]:
    """Play moves by hands that take turns; the state before each move."""
    before = []
    for count, move in enumerate(moves, after):
        before.append(server.latest())
        play(page, [move], hands[count % len(hands)], after=count)
    return before


def sweep(page: Page) -> None:
    """Let the game play the rest, and wait until it has."""
    page.get_by_role("button", name=re.compile("^(Lägg upp|Ta bort) resten$")).click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^(Lade upp|Tog bort) resten"))


def check_won(page: Page, server: Server) -> None:
    assert server.latest()["status"] == "won"
    assert_shows(page, server)
    expect(page.get_by_role("region", name="Resultatet")).to_be_visible()
    assert_accessible(page)


def assert_shows(page: Page, server: Server) -> None:
    """The page shows the cards and the score that the server has."""
    state = server.latest()
    assert shown_cards(page) == cards_of(state)
    score, shown = state["score"], page.locator("header .points")
    if score["kind"] == "plain":
        expect(shown).to_have_count(0)
    else:
        total = score["total"] - score["bonus"]
        expect(shown).to_have_text(f"{figure(total)} poäng")


def figure(number: int) -> str:
    """A number as it is written in Swedish."""
    return f"{number:,}".replace(",", "\u00a0").replace("-", "−")


def lasting(state: State) -> dict[str, Any]:
    """What a reload keeps: all but the clock and what happened last."""
    passing = {"ply", "elapsed", "last", "can_redo", "score"}
    kept = {name: value for name, value in state.items() if name not in passing}
    return {**kept, "points": state["score"]["points"], "up": state["score"]["up"]}


def restored(state: State) -> dict[str, Any]:
    """What undo restores: all of that but what the player has seen, and that it was begun."""
    known = {"status", "can_sweep", "piles", "started"}
    kept = {name: value for name, value in lasting(state).items() if name not in known}
    faces = {pile: [*map(face, cards)] for pile, cards in state["piles"].items()}
    return {**kept, "faces": faces}


def face(card: str) -> str:
    """The side of a card that lies up: one that was seen has its suit in lower case."""
    return card if card.isupper() else "??"


def check_way_back(page: Page, server: Server, before: list[State]) -> None:
    """Take every move back, to the cards as they were dealt, and make them all again (D6, D7)."""
    end = server.latest()
    for count, state in reversed([*enumerate(before)]):
        page.keyboard.press("u")
        wait_for_moves(page, count)
        assert restored(server.latest()) == restored(state)
        assert_shows(page, server)
    for count in range(1, len(before) + 1):
        page.keyboard.press("r")
        wait_for_moves(page, count)
    assert lasting(server.latest()) == lasting(end)
    assert_shows(page, server)


def check_undo_and_redo(page: Page, server: Server, moves: int, *, keys: bool = False) -> None:
    """Take ten moves back and make them again, by the buttons or by the keys."""
    before = server.latest()
    for name, key, step in (("Ångra", "u", -1), ("Gör om", "r", 1)):
        for count in range(1, 11):
            if keys:
                page.keyboard.press(key)
            else:
                page.get_by_role("button", name=name).click()
            wait_for_moves(page, moves + step * count - (10 if step > 0 else 0))
        assert_shows(page, server)
    assert lasting(server.latest()) == lasting(before)


def check_reload(page: Page, server: Server) -> None:
    """A reload loses nothing, the way back included."""
    before = server.latest()
    page.reload()
    page.wait_for_selector(".board .card", state="attached")
    wait_for_moves(page, before["moves"])
    assert lasting(server.latest()) == lasting(before)
    assert_shows(page, server)


def check_restart(page: Page, server: Server) -> None:
    """A restart of the server loses nothing either; the page goes on without a reload."""
    before = server.latest()
    server.restart()
    assert lasting(server.latest()) == lasting(before)
    for key, moves in (("u", before["moves"] - 1), ("r", before["moves"])):
        page.keyboard.press(key)
        wait_for_moves(page, moves)
    assert lasting(server.latest()) == lasting(before)
    check_reload(page, server)


def check_languages(page: Page) -> None:
    """The whole page changes language at once, the corners of the cards too, and back."""
    index = "document.querySelector('#index-A').getAttribute('d')"
    swedish = page.evaluate(index)
    pile = page.locator(".board .handle:not([hidden])").first
    name = pile.get_attribute("aria-label") or ""
    speak(page, "English")
    page.wait_for_function(f"d => {index} !== d", arg=swedish)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(pile).not_to_have_accessible_name(name)
    assert_accessible(page)
    assert_no_gaps(page)
    speak(page, "Svenska")
    page.wait_for_function(f"d => {index} === d", arg=swedish)
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    expect(pile).to_have_accessible_name(name)


def assert_no_gaps(page: Page) -> None:
    """B13: no placeholder is left unfilled, and no message is missing."""
    text = page.inner_text("body") + " ".join(
        page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    )
    assert not re.search(r"[{}$]|\?\?\?|[a-z]-[a-z]+-[a-z]+", text), text


def speak(page: Page, language: str) -> None:
    settings(page).get_by_role("radio", name=language).check()
    close_sheet(page)


def check_result(page: Page, title: str, *lines: tuple[str, str]) -> None:
    """The result says so, with these lines among others."""
    result = page.get_by_role("region", name="Resultatet")
    expect(result.get_by_role("heading")).to_have_text(title)
    for label, value in lines:
        row = result.locator("dl > div").filter(has=page.get_by_text(label, exact=True))
        expect(row.locator("dd")).to_have_text(value)
