"""A link is cut between two machines of a cluster in the middle of a run, and nothing is lost.

The machines are network namespaces, which only root can make; `make soak` runs this.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from harpan.lab import reading
from lab_samples import alone, rows

DEALS = 'solver = "win"\nnodes = 60_000\ndeals = "1-60"\ngame = "spider-4"\n'
# Longer than a worker may be unheard of (`worker-ttl`), so that its tasks go to others.
CUT_SECONDS = 25

pytestmark = [
    pytest.mark.skipif("HARPAN_SOAK" not in os.environ, reason="cuts links in make soak only"),
    pytest.mark.skipif(
        os.geteuid() != 0 or shutil.which("ip") is None, reason="needs root and ip (iproute2)"
    ),
]


class Machine(NamedTuple):
    """A network namespace with one end of the link."""

    name: str
    address: str

    @property
    def device(self) -> str:
        return f"{self.name}-0"

    def link(self, state: str) -> None:
        ip("-n", self.name, "link", "set", self.device, state)

    def runs(self, *arguments: str) -> subprocess.Popen[str]:
        """`harpan lab …` on this machine."""
        harpan = [sys.executable, "-m", "harpan", "--lang", "en", "lab", *arguments]
        return subprocess.Popen(
            ["ip", "netns", "exec", self.name, *harpan],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True)


@contextmanager
def linked(*machines: Machine) -> Iterator[None]:
    """Two machines that reach each other and nobody else."""
    one, other = machines
    with ExitStack() as undo:
        for machine in machines:
            try:
                ip("netns", "add", machine.name)
            except subprocess.CalledProcessError:
                pytest.skip("network namespaces cannot be made here")
            undo.callback(ip, "netns", "del", machine.name)
        ip("link", "add", one.device, "type", "veth", "peer", "name", other.device)
        for machine in machines:
            ip("link", "set", machine.device, "netns", machine.name)
            ip("-n", machine.name, "addr", "add", f"{machine.address}/24", "dev", machine.device)
            ip("-n", machine.name, "link", "set", "lo", "up")
            machine.link("up")
        yield


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[str]:
    """The first line that the program says; it is ended afterwards."""
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        try:
            process.communicate(timeout=30)
        finally:
            process.kill()


@pytest.mark.parametrize("here", [True, False], ids=["another-worker-here", "all-workers-there"])
def test_a_link_that_is_cut_and_mended_changes_nothing(tmp_path: Path, here: bool) -> None:
    file = tmp_path / "far.toml"
    file.write_text(DEALS)
    experiment = reading.read(file)
    expected = alone(tmp_path / "alone", experiment)
    home, away = (
        Machine(f"hh{os.getpid()}", "10.213.7.1"),
        Machine(f"ha{os.getpid()}", "10.213.7.2"),
    )
    with linked(home, away), ExitStack() as running:
        said = running.enter_context(
            ended(home.runs("scheduler", "--host", home.address, "--port", "0"))
        )
        address = said.split()[-1]
        for machine in [home, away] if here else [away]:
            running.enter_context(ended(machine.runs("worker", address)))
        run = home.runs(
            *("run", str(file), "--scheduler", address, "--out", str(tmp_path), "--shard", "1")
        )
        folder = tmp_path / experiment.folder
        wait_for(folder, 5)
        home.link("down")
        time.sleep(CUT_SECONDS)
        home.link("up")
        output = run.communicate(timeout=600)[0]
        assert run.returncode == 0, output
    assert rows(experiment, tmp_path) == expected


def wait_for(folder: Path, shards: int) -> None:
    deadline = time.monotonic() + 120
    while len(list(folder.rglob("*.parquet"))) < shards:
        assert time.monotonic() < deadline, "the run did not begin"
        time.sleep(0.05)
