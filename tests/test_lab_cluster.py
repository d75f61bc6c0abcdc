"""The laboratory on a cluster: the table is that of one thread, whoever dies meanwhile."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from harpan.lab import cluster, reading, running
from harpan.lab.errors import LabError
from harpan.lab.experiment import Experiment
from harpan.lab.progress import Progress
from lab_samples import Rows, alone, measured, rows, small, started

# Some tenths of a second a deal, so that a worker can be met in the middle of one.
SLOW = """
solver = "win"
nodes = 60_000
deals = "1-12"
game = "spider-4"
"""


def slow() -> Experiment:
    return reading.parse(SLOW, "slow")


@contextmanager
def ended(process: subprocess.Popen[str], kind: int = signal.SIGINT) -> Iterator[str]:
    """The address that a program of the cluster says it is ready at; it is ended afterwards."""
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"tcp://\S+", said)
        assert found, said
        yield found[0]
    finally:
        process.send_signal(kind)
        try:
            process.communicate(timeout=30)
        except subprocess.TimeoutExpired as error:
            pytest.fail(f"{error}; it had said: {(error.output or b'').decode()}")
        finally:
            process.kill()


@contextmanager
def a_cluster(workers: int = 2) -> Iterator[str]:
    with (
        ended(started("scheduler", "--port", "0")) as address,
        ended(started("worker", address, "--workers", str(workers))),
    ):
        yield address


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with a_cluster() as address:
        yield address


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    return alone(tmp_path_factory.mktemp("alone"), slow())


@pytest.mark.parametrize("shard", [4, None])
def test_a_cluster_makes_the_same_table(tmp_path: Path, address: str, shard: int | None) -> None:
    with cluster.cluster(address) as where:
        assert where.count == 2
        found = measured(tmp_path / "cluster", small(), where, shard)
    assert found == alone(tmp_path / "alone", small())


def test_a_worker_that_is_killed_in_the_middle_changes_nothing(
    tmp_path: Path, address: str, expected: Rows
) -> None:
    killed: list[int] = []

    def watch(state: Progress) -> None:
        if state.measured in (1, 4, 7) and len(killed) < 3:
            time.sleep(0.1)
            killed.append(kill_worker(address))

    with cluster.cluster(address) as where:
        running.run(slow(), tmp_path, where, watch=watch, shard=1)
    assert rows(slow(), tmp_path) == expected
    assert len(set(killed)) >= 2


def kill_worker(address: str) -> int:
    """Kill the process that the tasks run in, as soon as there is one, and give its number."""
    distributed: Any = import_module("distributed")
    with distributed.Client(address, set_as_default=False) as client:
        client.wait_for_workers(1, timeout=60)
        (pid, *_) = client.run(os.getpid).values()
    os.kill(pid, signal.SIGKILL)
    return int(pid)


def test_a_run_on_a_cluster_goes_on_at_home(tmp_path: Path, address: str, expected: Rows) -> None:
    half = slow().scaled(0.5)
    with cluster.cluster(address) as where:
        running.run(half, tmp_path, where, shard=2)
    assert alone(tmp_path, slow()) == expected


def test_a_scheduler_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.5)
    for nowhere in ("tcp://127.0.0.1:9", "nonsense"):
        with (
            pytest.raises(LabError, match="expected a scheduler at") as caught,
            cluster.cluster(nowhere),
        ):
            pass
        assert caught.value.code == "lab_no_scheduler"


def test_a_scheduler_that_dies_is_told_and_the_run_goes_on_later(
    tmp_path: Path, expected: Rows
) -> None:
    scheduler = started("scheduler", "--port", "0")
    with ended(scheduler) as address, ended(started("worker", address)):

        def watch(state: Progress) -> None:
            if state.measured == 2:
                scheduler.kill()

        with pytest.raises(LabError) as caught, cluster.cluster(address) as where:
            running.run(slow(), tmp_path, where, watch=watch, shard=1)
        assert caught.value.code == "lab_scheduler_lost"
    assert alone(tmp_path, slow()) == expected


def test_an_address_that_is_none_is_told() -> None:
    with pytest.raises(LabError, match="expected a scheduler at nonsense") as caught:
        cluster.work("nonsense", 1, print)
    assert caught.value.code == "lab_no_scheduler"
    with pytest.raises(LabError, match="expected an address to listen at") as caught:
        cluster.schedule("nowhere.invalid", 0, print)
    assert caught.value.code == "lab_cannot_listen"
