"""The sheets of the page, and how one comes to them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect


def _open_from_menu(name: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        page.keyboard.press("m")
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

    return opened


def _by_key(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


# By their titles, how each is opened.
PAGES: dict[str, Callable[[Page], None]] = {
    "Meny": _by_key("m"),
    "Välj spel": _by_key("v"),
    "Dagens giv": _by_key("j"),
    "Given": _by_key("Shift+V"),
    "Regler": _by_key("Shift+H"),
    "Dragföljder": _by_key("q"),
    "Tangenter": _by_key("?"),
    "Inställningar": _by_key("o"),
    "Hjälp": _by_key("h"),
    "Statistik": _by_key("t"),
    "Spellogg": _by_key("Shift+T"),
    "Facit": _by_key("Shift+I"),
    "Bank": _open_from_menu("Bank"),
    "Dina partier": _open_from_menu("Dina partier"),
    "Laboratoriet": _open_from_menu("Laboratoriet"),
}


def wait_for_sheet(page: Page, title: str) -> None:
    """Wait until a sheet is shown with all that is fetched for it."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=title, exact=True).first).to_be_visible()
    # What is fetched for the page has come when nothing is on its way any more.
    page.wait_for_load_state("networkidle")


def close(page: Page) -> None:
    """Put away the sheet that is shown."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
