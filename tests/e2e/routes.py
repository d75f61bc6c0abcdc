"""Requests of the page that are answered, held or lost by a test."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route

PROBE = "**/api/probe"
ASK = "async () => (await fetch('/api/probe')).status === 204"


def intercept(page: Page, url: str | re.Pattern[str], handler: Callable[[Route], None]) -> None:
    """Route requests of a page that is open, and return when none can slip past.

    A browser that is asked to route says so before the page itself has heard of it: what a busy
    page asks for meanwhile goes straight to the server, and nobody sees it.
    """
    page.route(PROBE, lambda route: route.fulfill(status=204))
    page.wait_for_function(ASK)
    page.route(url, handler)
