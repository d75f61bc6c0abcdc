"""What the browser is given: little, and from this machine only."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import Response

from e2e.conftest import Visit, opened
from e2e.server import Server

FIRST = 80_000
WHOLE = 110_000
BUILT = Path(__file__).parent.parent.parent / "web" / "dist"


# What is fetched when the first game has been there for a while is not of the first page.
NEVER_LATER = """
const soon = window.setTimeout;
window.setTimeout = (call, time, ...rest) => time >= 2000 ? 0 : soon(call, time, ...rest);
"""


def test_scripts_and_styles_of_the_first_page_are_small(visit: Visit, server: Server) -> None:
    context = visit().context
    context.add_init_script(NEVER_LATER)
    parts: list[Response] = []

    def note(response: Response) -> None:
        parts.append(response)

    page = context.new_page()
    page.on("response", note)
    opened(page, server.address)
    code = [part for part in parts if part.request.resource_type in ("script", "stylesheet")]
    assert {part.request.resource_type for part in code} == {"script", "stylesheet"}
    assert sum(len(gzip.compress(part.body(), 6)) for part in code) < FIRST


def test_all_scripts_and_styles_together_are_small() -> None:
    """Every panel included; words, pictures and cards are data and no code."""
    code = [file for file in BUILT.rglob("*") if file.suffix in (".js", ".css")]
    assert {file.suffix for file in code} == {".js", ".css"}
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in code) < WHOLE


def test_the_policy_lets_nothing_foreign_in(visit: Visit, server: Server) -> None:
    """F14: no advertisement can come, and nothing be told to others."""
    page = visit()
    answer = page.request.get(server.address)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert page.locator("[style]:not(.board, .board *, #card-faces)").count() == 0
