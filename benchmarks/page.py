"""How soon the page can be played after it is asked for: `python benchmarks/page.py [ADDRESS]`.

From the start of the navigation until the cards lie and the stock can be clicked, in a headless
Chromium with an empty cache each time. Without an address a server is started for it.
"""

from __future__ import annotations

import shutil
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from server import serving

VISITS = 9
BAR_MS = 1000
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
DEALT = "() => document.querySelectorAll('.board .card').length >= 52 && performance.now()"


def main() -> None:
    """Print the median and the extremes, and the bar they are to keep."""
    browser_path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser_path is None:
        print("Skipped the page: no Chromium found")
        return
    with address() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        times = sorted(usable_after(browser, place) for _ in range(VISITS))
    print(
        f"{VISITS} first visits: usable after {statistics.median(times):.0f} ms (median, bar "
        f"{BAR_MS} ms), from {times[0]:.0f} to {times[-1]:.0f} ms"
    )


@contextmanager
def address() -> Iterator[str]:
    """The address given, or that of a server of our own."""
    if len(sys.argv) > 1:
        yield sys.argv[1]
        return
    with serving() as place:
        yield place


def usable_after(browser: Browser, place: str) -> float:
    """The time in ms that the page's own clock shows when all 52 cards lie on the board."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(place, wait_until="commit")
    time = page.wait_for_function(DEALT).json_value()
    context.close()
    return float(time)


if __name__ == "__main__":
    main()
