"""How soon statistics open over many games: `python benchmarks/history.py [GAMES]`.

The games are made up and lie in the database of a real server in a process of its own. All of
them are of one form, which is the hardest case, or of all the forms there are.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import quote, urlsplit

from server import SERVER
from sqlalchemy import insert

from harpan import variants
from harpan.booking import Booking, local_day
from harpan.record import Event, Origin, Record
from harpan.store import Store, open_store, sqlite_url
from harpan.store.models import EventRow, GameRow, ResultRow
from harpan.store.rows import event_row, game_row

GAMES = 100_000
BAR_MS = 300
OPENINGS = 15
START = 1_500_000_000_000
BETWEEN = 20 * 60_000
MOVE = Event("move", 60_000, START, "s-w")


def main() -> None:
    """Print the median and the slowest of some openings."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for name, forms in (("one form", ["klondike"]), (f"{len(variants)} forms", list(variants))):
        with tempfile.TemporaryDirectory() as folder:
            with closing(open_store(sqlite_url(Path(folder)))) as store:
                fill(store, games, forms)
            times = {path: openings(Path(folder), path) for path in paths()}
        for path, (measured, worked) in times.items():
            print(
                f"{games:,} games of {name}: {path.partition('?')[0]} after "
                f"{statistics.median(measured):.0f} ms (bar {BAR_MS} ms), slowest "
                f"{measured[-1]:.0f} ms, of the processor {worked:.0f} ms"
            )


def paths() -> list[str]:
    rules = variants["klondike"].rules.text
    asked = f"game=klondike&rules={quote(rules)}&scoring=standard&zone=Europe/Stockholm"
    return [f"/api/statistics?{asked}", "/api/log"]


def fill(store: Store, games: int, forms: list[str]) -> None:
    """Write finished games, of which a third are won."""
    rng = random.Random(1)
    with store._engine.begin() as connection:
        for first in range(0, games, 10_000):
            numbers = range(first, min(first + 10_000, games))
            rows = [made_up(number, rng.choice(forms), rng) for number in numbers]
            connection.execute(insert(GameRow), [game for game, _, _ in rows])
            connection.execute(insert(EventRow), [event for _, event, _ in rows])
            connection.execute(insert(ResultRow), [result for _, _, result in rows])


def made_up(number: int, game: str, rng: random.Random) -> tuple[dict, dict, dict]:
    variant = variants[game]
    game_id, at = f"{rng.getrandbits(128):032x}", START + number * BETWEEN
    record = Record(
        game, variant.rules.text, variant.scoring.text, 1, Origin("random", rng.getrandbits(30))
    )
    won = rng.random() < 0.33
    booking = Booking(
        outcome="won" if won else "left",
        begun_at=at,
        practice=rng.random() < 0.1,
        banked=False,
        stake=None,
        hint=rng.random() < 0.2,
        verdict=False,
        facit=False,
        points=rng.randrange(4000),
        up=52 if won else rng.randrange(52),
        moves=rng.randrange(50, 200),
        elapsed=rng.randrange(60_000, 600_000),
        ended_at=at + 60_000,
        day=local_day(at, "Europe/Stockholm"),
    )
    row = game_row(game_id, record, at) | {"status": booking.outcome, "last_at": at + 60_000}
    header = {name: row[name] for name in ("game", "rules", "scoring", "rules_version", "bank")}
    fields = {name: getattr(booking, name) for name in Booking.__struct_fields__}
    return row, event_row(game_id, 1, MOVE), {"game_id": game_id, **header, **fields}


def openings(folder: Path, path: str) -> tuple[list[float], float]:
    """The times in ms of a server's answers, and what the processor worked for one."""
    command = [sys.executable, "-c", SERVER, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        connection = HTTPConnection(urlsplit(process.stdout.readline().strip()).netloc)
        before = processor_ms(process.pid)
        times = sorted(timed(connection, path) for _ in range(OPENINGS))
        worked = (processor_ms(process.pid) - before) / OPENINGS
        process.terminate()
    return times, worked


def processor_ms(pid: int) -> float:
    """What a process has worked so far, as Linux counts it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def timed(connection: HTTPConnection, path: str) -> float:
    start = time.perf_counter()
    connection.request("GET", path)
    with connection.getresponse() as response:
        assert response.status == 200
        assert json.loads(response.read())
    return (time.perf_counter() - start) * 1000


if __name__ == "__main__":
    main()
