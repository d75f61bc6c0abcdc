"""A browser, a server, and pages that tell what went wrong in them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    sync_playwright,
)

from e2e.server import Server, running

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1280, "height": 800}
BY_ITSELF = "if (location.protocol === 'http:') localStorage.setItem('harpan.automatic', '{}')"
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "has_touch": True,
    "is_mobile": True,
}


def browser_path() -> str | None:
    """The browser named by HARPAN_BROWSER, or the one that is installed."""
    return os.environ.get("HARPAN_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browser_path()
    if path is None:
        message = "no Chromium: apt install chromium, or name one in HARPAN_BROWSER"
        if os.environ.get("HARPAN_STRICT"):
            pytest.fail(message)
        pytest.skip(message)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "data") as server:
        yield server


class Visit(Protocol):
    """Opens the program at a deal; keywords go to the browser context.

    Lines of moves are played as they are written, so usually nothing goes up by itself. Without a
    level of `automatic` the player has chosen none yet.
    """

    def __call__(
        self, link: str = "", *, automatic: str | None = "never", **settings: Any
    ) -> Page: ...


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def visit(link: str = "", *, automatic: str | None = "never", **settings: Any) -> Page:
        context = browser.new_context(
            **{"locale": "sv-SE", "viewport": DESKTOP, "reduced_motion": "reduce", **settings}
        )
        context.set_default_timeout(10_000)
        if automatic:
            context.add_init_script(BY_ITSELF.format(automatic))
        contexts.append(context)
        watch(context, server, problems)
        return opened(context.new_page(), server.address + link)

    yield visit
    for context in contexts:
        context.close()
    assert problems == []


def opened(page: Page, address: str) -> Page:
    """The page when its cards are on the table."""
    page.goto(address)
    page.wait_for_selector("#card-faces", state="attached")
    page.wait_for_selector(".board .card", state="attached")
    return page


def watch(context: BrowserContext, server: Server, problems: list[str]) -> None:
    """Collect errors of the page, and requests that leave the machine."""

    def console(message: ConsoleMessage) -> None:
        if message.type == "error" and not is_refusal(message):
            problems.append(f"console: {message.text} {message.location}")

    def request(request: Request) -> None:
        if urlsplit(request.url).hostname != urlsplit(server.address).hostname:
            problems.append(f"request to {request.url}")

    context.on("console", console)
    context.on("weberror", lambda error: problems.append(f"error: {error.error}"))
    context.on("request", request)


def is_refusal(message: ConsoleMessage) -> bool:
    """Whether the browser only notes that the server refused a move, or has no game yet."""
    is_ours = urlsplit(message.location["url"]).path.startswith("/api/")
    return is_ours and any(f"status of {code} " in message.text for code in (404, 409, 422))
