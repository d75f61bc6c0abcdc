"""A deal brought as text: pasted, dropped, from a file; and what is wrong with it, in its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import harpan
from e2e.axe import assert_accessible
from e2e.checks import assert_no_gaps, assert_shows, check_reload, check_restart
from e2e.conftest import PHONE, Visit
from e2e.server import Server
from e2e.table import play, status, type_move, wait_for_moves
from harpan import formats

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = pytest.mark.parametrize("settings", [DESK, PHONE], ids=["desk", "phone"])
BOARD = formats.write(harpan.deal("freecell", number=11982), "fc-solve")
PLAIN = formats.write(harpan.deal("klondike", number=3), "cards")

# Drops a file or a text on an element, as a hand does that comes from another program.
DROP = """([selector, kind, content]) => {
  const data = new DataTransfer();
  if (kind === 'file') data.items.add(new File([content], 'deck.txt', {type: 'text/plain'}));
  else data.setData('text/plain', content);
  const target = document.querySelector(selector);
  const over = new DragEvent('dragover', {dataTransfer: data, bubbles: true, cancelable: true});
  target.dispatchEvent(over);
  const drop = new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true});
  target.dispatchEvent(drop);
  return [over.defaultPrevented, drop.defaultPrevented];
}"""
PASTE = """content => {
  const data = new DataTransfer();
  data.setData('text/plain', content);
  const event = new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true});
  document.body.dispatchEvent(event);
}"""


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog")


def field(page: Page) -> Locator:
    return sheet(page).locator("#deck")


def typed(page: Page, text: str) -> None:
    """Open the page of games by its key and put a text in the field for a deal."""
    page.keyboard.press("v")
    sheet(page).locator("input[value=deck]").check()
    field(page).fill(text)


def deal(page: Page) -> None:
    sheet(page).locator(".end button").click()


def drop(page: Page, selector: str, kind: str, content: str) -> None:
    assert page.evaluate(DROP, [selector, kind, content]) == [True, True]


@SIZES
def test_a_pasted_deck_is_dealt_and_lasts(
    visit: Visit, server: Server, settings: dict[str, Any]
) -> None:
    """C12: it undoes, survives a reload and a restart, and has no number to link to."""
    page = visit("#klondike/42", **settings)
    typed(page, PLAIN)
    assert_no_gaps(page)
    deal(page)
    expect(sheet(page)).to_have_count(0)
    dealt = server.latest()
    assert dealt["deal"] == {"number": None, "code": None, "origin": "imported"}
    assert dealt["practice"] is True
    play(page, ["t3-t6"], type_move)
    page.keyboard.press("u")
    wait_for_moves(page, 0)
    assert server.latest()["piles"] == dealt["piles"]
    play(page, ["t3-t6"], type_move)
    check_reload(page, server)
    check_restart(page, server)
    assert page.evaluate("location.hash") == ""
    page.get_by_role("button", name="Egen giv").click()
    expect(sheet(page)).to_contain_text("ingen länk")
    expect(sheet(page).locator("code")).to_have_count(0)
    assert_accessible(page)


def test_a_board_dropped_on_the_table_brings_its_game(visit: Visit, server: Server) -> None:
    page = visit("#klondike/42", **DESK)
    drop(page, ".board", "text", BOARD)
    expect(field(page)).to_have_value(BOARD)
    assert server.latest()["game"] == "klondike"
    deal(page)
    expect(status(page)).to_contain_text("FreeCell")
    assert server.latest()["game"] == "freecell"
    assert_shows(page, server)


def test_a_file_is_dropped_on_the_page_of_games_or_chosen(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    page = visit("#klondike/42", **DESK)
    typed(page, "something else")
    drop(page, "dialog form", "file", BOARD.replace("\n", "\r\n"))
    expect(field(page)).to_have_value(BOARD)
    file = tmp_path / "deck.json"
    file.write_text(formats.write(harpan.deal("spider-4", number=5), "solvitaire"))
    sheet(page).locator("input[type=file]").set_input_files(file)
    expect(field(page)).to_have_value(file.read_text())
    deal(page)
    expect(sheet(page)).to_have_count(0)
    assert server.latest()["game"] == "spider-4"


def test_a_deck_is_pasted_onto_the_table(visit: Visit, server: Server) -> None:
    page = visit("#klondike/42", **DESK)
    page.evaluate(PASTE, PLAIN)
    expect(field(page)).to_have_value(PLAIN)
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    assert server.latest()["deal"]["number"] == "42"
    page.keyboard.press("v")
    expect(field(page)).to_have_count(0)


def test_a_file_that_cannot_be_read_is_refused(visit: Visit, tmp_path: Path) -> None:
    page = visit("#klondike/42", **DESK)
    typed(page, PLAIN)
    for content, said in ((b"\xff\xfe\x00", "inte text"), (b"A" * 200_000, "för stor")):
        (tmp_path / "deck").write_bytes(content)
        sheet(page).locator("input[type=file]").set_input_files(tmp_path / "deck")
        expect(sheet(page).locator(".fault")).to_contain_text(said)
        expect(field(page)).to_have_value(PLAIN)
    assert_accessible(page)


@SIZES
@pytest.mark.parametrize(
    ("locale", "said", "line"),
    [
        ("sv-SE", "Rad 2, tecken 4: ”3X” är inget kort.", "Rad 2"),
        ("en-GB", "Line 2, character 4: “3X” is not a card.", "Line 2"),
    ],
)
def test_what_is_wrong_is_shown_in_its_line_and_the_text_is_kept(
    visit: Visit, server: Server, settings: dict[str, Any], locale: str, said: str, line: str
) -> None:
    page = visit("#klondike/42", **settings, locale=locale)
    text = "AS KD QH\nJC 3X 9S\n7D"
    typed(page, text)
    deal(page)
    fault = sheet(page).locator(".fault")
    expect(fault).to_contain_text(said)
    expect(fault.locator(".line")).to_contain_text(line)
    expect(fault.locator("code")).to_have_text("JC 3X 9S")
    expect(fault.locator("mark")).to_have_text("3X")
    expect(field(page)).to_have_value(text)
    expect(field(page)).to_be_focused()
    selected = "one => one.value.slice(one.selectionStart, one.selectionEnd)"
    assert field(page).evaluate(selected) == "3X"
    assert_accessible(page)
    assert_no_gaps(page)
    assert server.latest()["deal"]["number"] == "42"
    field(page).fill(PLAIN)
    expect(fault).to_be_empty()
    deal(page)
    expect(sheet(page)).to_have_count(0)
    assert server.latest()["deal"]["origin"] == "imported"


def test_a_deck_that_does_not_fit_the_game_says_what_was_expected(visit: Visit) -> None:
    page = visit("#klondike/42", **DESK)
    page.keyboard.press("v")
    sheet(page).locator("input[value=spider]").check()
    sheet(page).locator("input[value=spider-4]").check()
    sheet(page).locator("input[value=deck]").check()
    field(page).fill(PLAIN)
    deal(page)
    expect(sheet(page).locator(".fault")).to_contain_text("104 kort, inte 52")


@SIZES
@pytest.mark.parametrize("locale", ["sv-SE", "en-GB"])
def test_one_of_several_deals_is_picked(
    visit: Visit, server: Server, settings: dict[str, Any], locale: str
) -> None:
    page = visit("#klondike/42", **settings, locale=locale)
    decks = [harpan.deal("klondike", number=number) for number in (1, 2, 3)]
    rows = [f"giv {n}\t{formats.write(game, 'cards')}" for n, game in enumerate(decks, 1)]
    typed(page, "\n".join(rows))
    deal(page)
    pick = sheet(page).get_by_role("combobox")
    expect(pick).to_be_focused()
    expect(pick.locator("option")).to_have_count(3)
    assert_accessible(page)
    pick.select_option(index=2)
    deal(page)
    expect(sheet(page)).to_have_count(0)
    tops = [str(slot.card) for slot in (pile[-1] for pile in decks[2].view.columns)]
    assert [server.latest()["piles"][f"t{n}"][-1] for n in range(1, 8)] == tops
