"""Whether a long session stays quick and small: `python benchmarks/session.py [MOVES]`.

A player in Chromium, against a real server, plays by keys: random legal moves, with undo and redo
among them, first all in one game and then over many. The time of a move is that from the key to
the words that tell of it. Memory is measured after each thousand, when all garbage is collected.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from e2e.conftest import FLAGS, browser_path  # noqa: E402
from e2e.server import Server, running  # noqa: E402

MOVES = 10_000
STEP = 1_000
GAMES_OF = 100

# Keeps the last state that the server told, and promises the next thing that is said. An event is
# dispatched as the browser would, so that a move costs the benchmark no call of its own.
PLAYER = """() => {
  const fetched = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await fetched(...asked);
    const isGame = /api\\/games(\\/[^/]+(\\/(moves|undo|redo))?)?$/.test(String(asked[0]));
    if (isGame && answer.ok) window.table = await answer.clone().json();
    return answer;
  };
  const key = (name) => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}));
  const status = document.querySelector('[role=status]');
  const said = () => new Promise((resolve) => {
    const observer = new MutationObserver(() => { observer.disconnect(); resolve(); });
    observer.observe(status, {childList: true, subtree: true});
    setTimeout(resolve, 2000);
  });
  const keyOf = (pile) => pile[0] === 't' ? pile.slice(1) : pile[0];
  let seed = 1;
  const random = (below) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const movesOf = ({legal}) => legal.map((text) => text.split(':')[0].split('-'));
  function keys() {
    const chance = random(20);
    if (chance < 3 && window.table.can_undo) return ['u'];
    if (chance < 5 && window.table.can_redo) return ['r'];
    const moves = movesOf(window.table);
    const [from, to] = moves[random(moves.length)];
    return from === 's' || to === 's' ? ['d'] : [keyOf(from), keyOf(to)];
  }
  window.act = async (names) => {
    const heard = said();
    const start = performance.now();
    names.forEach(key);
    await heard;
    return performance.now() - start;
  };
  window.playSome = async (moves) => {
    const times = [];
    for (let count = 0; count < moves; count += 1) {
      times.push(await window.act(keys()));
      key('Escape');
    }
    return times;
  };
}"""


class Stretch(NamedTuple):
    """A stretch of moves: how long one took, in ms, and what was held at its end, in bytes."""

    median: float
    ninety: float
    page_work: float
    server_work: float
    heap: int
    nodes: int
    resident: int
    stored: int


class Watch:
    """Measures a page, its server, and the folder of its games."""

    def __init__(self, page: Page, server: Server, folder: Path) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable")
        self._pid, self._folder = server.pid, folder

    def page_ms(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        seconds = next(one["value"] for one in metrics if one["name"] == "TaskDuration")
        return float(seconds) * 1000

    def server_ms(self) -> float:
        fields = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def heap(self) -> int:
        self._session.send("HeapProfiler.collectGarbage")
        return int(self._session.send("Runtime.getHeapUsage")["usedSize"])

    def nodes(self) -> int:
        return int(self._session.send("Memory.getDOMCounters")["nodes"])

    def resident(self) -> int:
        pages = int(Path(f"/proc/{self._pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stored(self) -> int:
        return sum(file.stat().st_size for file in self._folder.iterdir())


def main() -> None:
    """Print a table of stretches for one long game and for many short ones."""
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        for name, of_game in (("one game", moves), (f"games of {GAMES_OF}", GAMES_OF)):
            print(f"\n{moves:,} moves in {name}\n", flush=True)
            report(stretches(browser, moves, of_game))
        browser.close()


def stretches(browser: Browser, moves: int, of_game: int) -> Iterator[Stretch]:
    with tempfile.TemporaryDirectory() as folder, sitting(browser, Path(folder)) as (page, watch):
        for _ in range(moves // STEP):
            page_work, server_work = watch.page_ms(), watch.server_ms()
            times = sorted(played(page, of_game))
            yield Stretch(
                statistics.median(times),
                times[len(times) * 9 // 10],
                (watch.page_ms() - page_work) / STEP,
                (watch.server_ms() - server_work) / STEP,
                watch.heap(),
                watch.nodes(),
                watch.resident(),
                watch.stored(),
            )


def played(page: Page, of_game: int) -> Iterator[float]:
    """Plays a stretch, and deals another game as often as is wanted."""
    at_once = min(STEP, of_game)
    for _ in range(STEP // at_once):
        times: list[float] = page.evaluate("moves => window.playSome(moves)", at_once)
        yield from times
        if of_game < STEP:
            deal_another(page)


def deal_another(page: Page) -> None:
    before = page.evaluate("window.table.id")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function("before => window.table.id !== before", arg=before)
    page.evaluate("() => document.querySelector('.board .handle').focus()")


@contextmanager
def sitting(browser: Browser, folder: Path) -> Iterator[tuple[Page, Watch]]:
    """A page with a fresh game, and what measures it."""
    with running(folder) as server:
        context = browser.new_context(locale="sv-SE", reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"{server.address}#klondike/42")
        page.wait_for_selector("#card-faces", state="attached")
        page.evaluate(PLAYER)
        page.evaluate("table => { window.table = table; }", server.latest())
        page.evaluate("() => document.querySelector('.board .handle').focus()")
        # What is fetched later and once for all is no part of what a move leaves behind.
        page.wait_for_timeout(4000)
        yield page, Watch(page, server, folder)
        context.close()


def report(stretches: Iterator[Stretch]) -> None:
    """Prints each stretch as it is measured, and at the end how memory has grown."""
    found = []
    print("| moves | median | 90 % | page works | server works | heap | nodes | server | stored |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for count, one in enumerate(stretches, 1):
        found.append(one)
        work = f"{one.page_work:.1f} ms | {one.server_work:.1f} ms"
        times = f"{one.median:.1f} ms | {one.ninety:.1f} ms | {work}"
        held = " | ".join(f"{size / 1e6:.2f} MB" for size in (one.resident, one.stored))
        print(
            f"| {count * STEP:,} | {times} | {one.heap / 1e6:.2f} MB | {one.nodes:,} | {held} |",
            flush=True,
        )
    first, last = found[0], found[-1]
    moves = (len(found) - 1) * STEP
    for name in ("heap", "resident", "stored"):
        grown = getattr(last, name) - getattr(first, name)
        print(f"{name}: {grown / max(1, moves):.0f} bytes a move", flush=True)


if __name__ == "__main__":
    main()
