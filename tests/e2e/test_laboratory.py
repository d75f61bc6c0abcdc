"""The page Laboratoriet in the browser: a trial to its end, one that is stopped, what was found."""

from __future__ import annotations

import os
import re

from playwright.sync_api import Locator, Page, expect

from e2e.axe import assert_accessible
from e2e.conftest import PHONE, Visit

PATIENCE = 60_000


def laboratory(page: Page) -> Locator:
    """Open the page from the menu, and give the sheet."""
    page.keyboard.press("m")
    page.get_by_role("button", name=re.compile("^(Laboratoriet|Laboratory)$")).click()
    sheet = page.get_by_role("dialog")
    expect(
        sheet.get_by_role("heading", name=re.compile("Testa rådet|Try the advice"))
    ).to_be_visible()
    return sheet


def test_advice_and_options_are_tried_on_the_same_deals(visit: Visit) -> None:
    page = visit("#vegas/42")
    sheet = laboratory(page)
    sheet.get_by_label("Vänd upp dolda kort först, där flest är dolda").check()
    sheet.get_by_text("Regler", exact=True).click()
    sheet.get_by_role("radio", name="3 varv").check()
    sheet.get_by_role("radio", name="500", exact=True).check()
    sheet.get_by_role("button", name="Testa").click()
    expect(sheet.get_by_text("500 av 500 givar")).to_be_visible(timeout=PATIENCE)
    table = sheet.get_by_role("table").first
    row = table.get_by_role("row", name=re.compile("^Går ut"))
    expect(row).to_contain_text(re.compile(r"\d+(,\d+)? \(−?\d+(,\d+)? till \d+"))
    expect(sheet.get_by_text(re.compile(r"^Bara utan: \d+\. Bara med: \d+\."))).to_be_visible()
    expect(sheet.get_by_role("button", name="Testa")).to_be_visible()
    if folder := os.environ.get("HARPAN_SCREENSHOTS"):
        page.screenshot(path=f"{folder}/laboratory.png")
    assert_accessible(page)


def test_a_trial_can_be_stopped(visit: Visit) -> None:
    page = visit("#spider-1/7", locale="en-GB", **PHONE)
    sheet = laboratory(page)
    sheet.get_by_role("radio", name="10,000").check()
    sheet.get_by_role("button", name="Try", exact=True).click()
    sheet.get_by_role("button", name="Stop").click()
    expect(sheet.get_by_text(re.compile(r"^Stopped after [\d,]+ deals?\."))).to_be_visible()
    expect(sheet.get_by_role("button", name="Try", exact=True)).to_be_visible()
    assert_accessible(page)


def test_a_game_without_advice_says_so(visit: Visit) -> None:
    sheet = laboratory(visit("#pyramid/7"))
    expect(sheet.get_by_text("inga råd att pröva")).to_be_visible()
