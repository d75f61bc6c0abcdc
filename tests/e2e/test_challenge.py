"""Two players at one deal: the link, the secret until the end, both results, and the way back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps
from e2e.conftest import PHONE, Visit, opened
from e2e.server import Server, running
from e2e.table import PASTE, play, type_move, wait_for_moves

DEAL = "#klondike-draw-3/3"
WAY = ["t7-f4", "t3-t6", "t5-t7", "t1-t3"]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = pytest.mark.parametrize("settings", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Server]:
    """The program of the other player, with games of its own.

    A test names it before its visits, so that it outlives the pages that are open on it.
    """
    with running(tmp_path / "other") as server:
        yield server


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def challenge(page: Page) -> Locator:
    """The page of the challenge, from the menu."""
    page.keyboard.press("m")
    sheet(page).get_by_role("button", name=re.compile("^(Utmana|Challenge)$")).click()
    expect(sheet(page).get_by_role("heading", level=2)).to_have_text(
        re.compile("^(Utmaning|Challenge)$")
    )
    return sheet(page)


def sent_link(page: Page) -> str:
    """The link that is sent, after it was copied."""
    sheet(page).get_by_role("button", name=re.compile("^(Kopiera länken|Copy the link)$")).click()
    expect(sheet(page).get_by_role("status")).to_have_text(re.compile("."))
    return sheet(page).locator("input").input_value()


def challenged(visit: Visit, moves: list[str], **settings: Any) -> tuple[Page, str]:
    """A player who has played some moves, and the link to challenge another."""
    page = visit(DEAL, **settings)
    play(page, moves, type_move)
    challenge(page)
    return page, sent_link(page)


def followed(visit: Visit, other: Server, link: str, **settings: Any) -> Page:
    """The other player's page, in a browser of its own, with the link opened there."""
    page = visit(**settings)
    page.goto("about:blank")
    return opened(page, other.address + link[link.index("#") :])


def cells(page: Page, label: str) -> list[str]:
    """What the two results say in a row."""
    row = page.locator("tr").filter(has=page.get_by_role("rowheader", name=label, exact=True))
    return row.locator("td").all_inner_texts()


def accept(page: Page) -> None:
    sheet(page).get_by_role("button", name=re.compile("^(Anta|Take up)")).click()
    expect(sheet(page)).to_have_count(0)


def give_up(page: Page) -> None:
    challenge(page).get_by_role("button", name=re.compile("^(Ge upp|Give up)")).click()
    expect(sheet(page)).to_have_count(0)


@SIZES
def test_two_players_meet_at_a_deal_and_both_see_both_results(
    other: Server, visit: Visit, server: Server, settings: dict[str, Any]
) -> None:
    first, link = challenged(visit, WAY, **settings)
    assert_accessible(first)
    assert_no_gaps(first)
    mine = server.latest()
    assert not any(move in link for move in ("t7-f4", "klondike"))

    second = followed(visit, other, link, **settings)
    expect(sheet(second)).to_contain_text("Någon utmanar dig")
    expect(sheet(second)).to_contain_text("Giv 3")
    expect(sheet(second)).to_contain_text("Dra 3")
    expect(second.locator("table")).to_have_count(0)
    assert_accessible(second)
    assert_no_gaps(second)
    accept(second)
    play(second, WAY[:2], type_move)
    theirs = other.latest()
    assert (theirs["deal"]["number"], theirs["rules"]) == ("3", mine["rules"])
    # Nothing is told before the end, not after a reload either.
    opened(second, second.url)
    expect(challenge(second)).to_contain_text("ser du när partiet är slut")
    expect(second.locator("table")).to_have_count(0)
    assert_accessible(second)
    second.keyboard.press("Escape")
    give_up(second)
    result = second.get_by_role("region", name="Resultatet")
    expect(result.get_by_role("table")).to_be_visible()
    ended = second.request.get(f"{other.address}api/games/{theirs['id']}").json()
    points = [str(state["score"]["total"]) for state in (ended, mine)]
    assert cells(second, "Poäng") == points
    assert cells(second, "Slut") == ["uppgivet", "inte slut"]
    assert cells(second, "Drag") == ["2", "4"]
    assert cells(second, "Kort uppe") == ["1 av 52", "1 av 52"]
    assert cells(second, "Hjälp") == ["ingen", "ingen"]
    assert_accessible(second)
    result.get_by_role("button", name="Skicka tillbaka").click()
    back = sent_link(second)
    assert_accessible(second)
    assert_no_gaps(second)

    # The own game of the first is still going: nothing is told there before its end.
    first.goto("about:blank")
    opened(first, server.address + back[back.index("#") :])
    expect(sheet(first)).to_contain_text("ser du när partiet är slut")
    expect(first.locator("table")).to_have_count(0)
    first.keyboard.press("Escape")
    wait_for_moves(first, 4)
    give_up(first)
    expect(first.get_by_role("region", name="Resultatet").get_by_role("table")).to_be_visible()
    assert cells(first, "Drag") == ["4", "2"]
    assert cells(first, "Slut") == ["uppgivet", "uppgivet"]


def test_a_finished_game_is_answered_at_once(other: Server, visit: Visit, server: Server) -> None:
    first = visit("#vegas/1", **DESK)
    play(first, ["s-w"], type_move)
    finish(first)
    first.get_by_role("region", name="Resultatet").get_by_role("button", name="Utmana").click()
    link = sent_link(first)
    second = followed(visit, other, link, **DESK)
    accept(second)
    play(second, ["s-w", "s-w"], type_move)
    finish(second)
    expect(second.get_by_role("table")).to_be_visible()
    assert cells(second, "Poäng") == ["−52", "−52"]
    second.get_by_role("button", name="Skicka tillbaka").click()
    back = sent_link(second)
    first.goto("about:blank")
    opened(first, server.address + back[back.index("#") :])
    expect(sheet(first).get_by_role("table")).to_be_visible()
    assert cells(first, "Drag") == ["1", "2"]
    assert cells(first, "Slut") == ["avslutat", "avslutat"]
    assert_accessible(first)
    # Who looks at the answer without having played sees it too, and deals nothing.
    before = other.latest()
    third = followed(visit, other, back, **DESK)
    expect(sheet(third).get_by_role("table")).to_be_visible()
    assert cells(third, "Drag") == ["1", "2"]
    assert other.latest()["id"] == before["id"]


def finish(page: Page) -> None:
    page.get_by_role("button", name="Avsluta och ta poängen").click()
    page.get_by_role("button", name="Avsluta och ta poängen").first.click()
    expect(page.get_by_role("region", name="Resultatet")).to_be_visible()


@SIZES
def test_the_pages_speak_english_too(
    other: Server, visit: Visit, server: Server, settings: dict[str, Any]
) -> None:
    _, link = challenged(visit, WAY, locale="en-GB", **settings)
    second = followed(visit, other, link, locale="en-GB", **settings)
    expect(sheet(second)).to_contain_text("Someone challenges you")
    accept(second)
    play(second, WAY[:1], type_move)
    give_up(second)
    expect(second.get_by_role("region", name="Result").get_by_role("table")).to_be_visible()
    assert cells(second, "Moves") == ["1", "4"]
    assert cells(second, "End") == ["given up", "not ended"]
    assert_accessible(second)
    assert_no_gaps(second)


def test_a_link_that_was_cut_is_told_and_leaves_the_table(other: Server, visit: Visit) -> None:
    _, link = challenged(visit, WAY, **DESK)
    other.deal({"game": "pyramid", "number": "7"})
    before = other.latest()
    for part in (link[:-9], link.partition("=")[0] + "="):
        page = followed(visit, other, part, **DESK)
        expect(sheet(page)).to_contain_text("avkortad eller skadad")
        assert_accessible(page)
    assert other.latest() == before


def test_a_link_from_another_computer_is_pasted_onto_the_table(other: Server, visit: Visit) -> None:
    _, link = challenged(visit, WAY, **DESK)
    page = visit(**DESK)
    page.goto("about:blank")
    opened(page, other.address)
    page.evaluate(PASTE, link)
    expect(sheet(page)).to_contain_text("Någon utmanar dig")
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    sheet(page).locator("input[value=deck]").check()
    sheet(page).locator("#deck").fill(link + "\n")
    sheet(page).locator(".end button").click()
    expect(sheet(page)).to_contain_text("Någon utmanar dig")


def test_the_own_link_in_an_open_page(visit: Visit, server: Server) -> None:
    page, link = challenged(visit, WAY, **DESK)
    page.keyboard.press("Escape")
    page.evaluate("link => { location.href = link }", link)
    expect(sheet(page)).to_contain_text("ditt eget parti")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    assert page.url == server.address + DEAL


def test_who_has_begun_the_deal_goes_on_with_it(other: Server, visit: Visit) -> None:
    _, link = challenged(visit, WAY, **DESK)
    other.deal({"game": "klondike", "number": "5"})
    other.play(["s-w"])
    second = followed(visit, other, link, **DESK)
    accept(second)
    play(second, WAY[:1], type_move)
    begun = other.latest()["id"]
    # The game that lay there was put aside, and can be gone on with.
    second.keyboard.press("m")
    sheet(second).get_by_role("button", name="Spellogg").click()
    expect(sheet(second).locator("li", has_text="Giv 5")).to_contain_text("Pågår")
    second.keyboard.press("Escape")
    other.deal({"game": "pyramid", "number": "8"})
    second.goto("about:blank")
    opened(second, other.address + link[link.index("#") :])
    sheet(second).get_by_role("button", name="Till partiet").click()
    wait_for_moves(second, 1)
    play(second, WAY[1:2], type_move, after=1)
    assert other.latest()["id"] == begun


def test_a_challenge_goes_along_in_the_file_with_everything(
    other: Server, visit: Visit, tmp_path: Path
) -> None:
    _, link = challenged(visit, WAY, **DESK)
    second = followed(visit, other, link, **DESK)
    accept(second)
    play(second, WAY[:2], type_move)
    second.keyboard.press("m")
    sheet(second).get_by_role("button", name="Dina partier", exact=True).click()
    with second.expect_download() as download:
        sheet(second).get_by_role("button", name="Spara allt i en fil").click()
    file = tmp_path / "all.jsonl"
    download.value.save_as(file)
    sheet(second).get_by_role("button", name="Radera allt").click()
    with second.expect_navigation():
        sheet(second).get_by_role("button", name="Radera allt").click()
    second.wait_for_selector(".board .card", state="attached")
    second.keyboard.press("m")
    sheet(second).get_by_role("button", name="Dina partier", exact=True).click()
    sheet(second).get_by_label("Läs in en fil").set_input_files(file)
    expect(sheet(second).get_by_role("status")).to_contain_text("Nya partier: 2.")
    opened(second, other.address + link[link.index("#") :])
    expect(sheet(second)).to_contain_text("ser du när partiet är slut")


def test_a_deal_without_a_number_is_no_challenge(visit: Visit, server: Server) -> None:
    page = visit("#klondike/42", **DESK)
    expect(challenge(page)).to_contain_text("Inget kort är flyttat än")
    deck = " ".join(f"{rank}{suit}" for suit in "SHCD" for rank in "A23456789TJQK")
    server.deal({"game": "klondike", "deck": deck})
    opened(page, server.address)
    expect(challenge(page)).to_contain_text("inget nummer")
