"""The real program in a process of its own, with its own data folder and port."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx


class Server:
    """A running server over the games in a folder; `address` ends with a slash."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "harpan", "--no-browser"]
        self._command = [*command, "--data", str(data), "--port", str(free_port())]
        self._start()

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def latest(self) -> dict[str, Any]:
        """The state of the game dealt or played last."""
        return self._answer(self._client.get("api/games/latest"))

    def deal(self, wanted: Mapping[str, Any]) -> None:
        """Deal a game without a browser."""
        self._answer(self._client.post("api/games", json=wanted))

    def play(self, moves: Iterable[str]) -> None:
        """Make moves in the latest game without a browser; nothing goes up by itself."""
        state = self.latest()
        for move in moves:
            action = {"move": move, "ply": state["ply"], "automatic": "never"}
            state = self._answer(self._client.post(f"api/games/{state['id']}/moves", json=action))

    def restart(self) -> None:
        """Stop, and run again at the same address over the same games."""
        self.stop()
        self._start()

    def stop(self) -> None:
        """End the process and wait for its end."""
        self._client.close()
        self._process.terminate()
        self._process.communicate()

    def _start(self) -> None:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.address = _address(self._process)
        self._client = httpx.Client(base_url=self.address)

    @staticmethod
    def _answer(response: httpx.Response) -> dict[str, Any]:
        state: dict[str, Any] = response.raise_for_status().json()
        return state


@contextmanager
def running(data: Path) -> Iterator[Server]:
    """A server over the games in `data`, until the block ends."""
    server = Server(data)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    """A port of our own: the usual one could be taken by another test during a restart."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    heard = []
    for line in process.stdout:
        heard.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return found[0]
    raise AssertionError(f"the server ended without an address: {''.join(heard)}")
