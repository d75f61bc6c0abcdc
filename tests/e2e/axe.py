"""What axe finds wrong with a page, as one readable failure."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def assert_accessible(page: Page) -> None:
    """No rule of axe is broken on the page as it stands."""
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
