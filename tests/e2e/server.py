"""The real program in a process of its own, with its own data folder and port."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2 as httpx


class Server(NamedTuple):
    """A running server; `address` ends with a slash."""

    address: str

    def latest(self) -> dict[str, Any]:
        """The state of the game dealt or played last."""
        answer = httpx.get(f"{self.address}api/games/latest").raise_for_status()
        state: dict[str, Any] = answer.json()
        return state


@contextmanager
def running(data: Path) -> Iterator[Server]:
    """A server over the games in `data`, until the block ends."""
    command = [sys.executable, "-m", "harpan", "--no-browser", "--data", str(data)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            yield Server(_address(process))
        finally:
            process.terminate()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    heard = []
    for line in process.stdout:
        heard.append(line)
        if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return found[0]
    raise AssertionError(f"the server ended without an address: {''.join(heard)}")
