"""How long the server takes to answer a move, saving included: `python benchmarks/server.py`.

The server is the real one in a process of its own. The client is a bare connection on the
loopback, so that hardly any of the time is its own.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

GAMES = 10
MOVES = 200
BAR_MS = 5.0
SERVER = """
import sys
from pathlib import Path
from harpan.server import run
run(port=0, data=Path(sys.argv[1]), on_ready=lambda address: print(address, flush=True))
"""

State = dict[str, Any]


def main() -> None:
    """Print the median and the slow end of a move's time."""
    with connected() as connection:
        times = sorted(time for number in range(GAMES) for time in move_times(connection, number))
    ninety = times[len(times) * 9 // 10]
    print(
        f"{len(times)} moves: median {statistics.median(times):.2f} ms (bar {BAR_MS:g} ms), "
        f"90 % under {ninety:.2f} ms, slowest {times[-1]:.2f} ms"
    )


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
            process.terminate()


@contextmanager
def connected() -> Iterator[HTTPConnection]:
    """A connection to a server of its own."""
    with serving() as place:
        yield HTTPConnection(urlsplit(place).netloc)


def move_times(connection: HTTPConnection, number: int) -> Iterator[float]:
    """Play a game at random; the time of each move in ms."""
    rng = random.Random(number)
    state = post(connection, "/api/games", {"game": "klondike", "number": str(number)})
    for _ in range(MOVES):
        move = {"move": rng.choice(state["legal"]), "ply": state["ply"], "elapsed": 0}
        start = time.perf_counter()
        state = post(connection, f"/api/games/{state['id']}/moves", move)
        yield (time.perf_counter() - start) * 1000


def post(connection: HTTPConnection, path: str, body: State) -> State:
    headers = {"Content-Type": "application/json"}
    connection.request("POST", path, json.dumps(body), headers)
    with connection.getresponse() as response:
        state: State = json.loads(response.read())
    return state


if __name__ == "__main__":
    main()
