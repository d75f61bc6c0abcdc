"""What a cluster costs beside the measuring: `python benchmarks/lab.py`.

The same experiment in tasks of about two seconds runs in this process, and on a cluster of one
scheduler and one worker of one thread, each with one and with three times as many tasks. The
difference of the two sizes leaves out what starting costs. Printed are processor time, in which a
busy machine matters little, of all processes together, and wall time.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import harpan
from harpan.lab import cluster, reading, running
from harpan.lab.lanes import Lanes, threads

TASK_SECONDS = 2
EXPERIMENT = 'game = "klondike"\nplayer = "greedy"\nrecord = []\ndeals = "1-{deals}"'


class Cost(NamedTuple):
    """Seconds."""

    processor: float
    wall: float

    def less(self, other: Cost) -> Cost:
        """What this costs more than the other."""
        return Cost(self.processor - other.processor, self.wall - other.wall)


def spent() -> float:
    """Processor time of this process and of those that it has waited for."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def cost(work: Callable[[], None]) -> Cost:
    """What some work costs."""
    processor, wall = spent(), time.perf_counter()
    work()
    return Cost(spent() - processor, time.perf_counter() - wall)


def marginal(run: Callable[[int, int], None], few: int, many: int, deals: int) -> Cost:
    """What the tasks cost that the larger run has more."""
    return cost(lambda: run(many, deals)).less(cost(lambda: run(few, deals)))


def deals_a_task() -> int:
    """Greedy games in the seconds of a task."""
    games = 20_000
    start = time.process_time()
    harpan.play_many("klondike", range(1, games + 1), player="greedy", threads=1)
    return round(TASK_SECONDS * games / (time.process_time() - start))


def measure(tasks: int, deals: int, where: Lanes) -> None:
    """Run the experiment once, in an empty folder."""
    experiment = reading.parse(EXPERIMENT.format(deals=tasks * deals), "cluster")
    with tempfile.TemporaryDirectory() as folder:
        running.run(experiment, Path(folder), where, shard=deals)


def alone(tasks: int, deals: int) -> None:
    """In this process, on one thread."""
    with threads(1) as where:
        measure(tasks, deals, where)


def clustered(tasks: int, deals: int) -> None:
    """On a scheduler and a worker of one thread."""
    with (
        program("scheduler", "--port", "0") as address,
        program("worker", address),
        cluster.cluster(address) as where,
    ):
        measure(tasks, deals, where)


@contextmanager
def program(*arguments: str) -> Iterator[str]:
    """A program of the laboratory, as long as the block runs; the address it is ready at."""
    command = [sys.executable, "-m", "harpan", "lab", *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"tcp://\S+", said)
        if found is None:
            raise SystemExit(f"expected an address, got {said!r}")
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate()


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tasks", type=int, default=8, help="of the smaller run")
    few = parser.parse_args().tasks
    many, deals = 3 * few, deals_a_task()
    here, there = (marginal(run, few, many, deals) for run in (alone, clustered))
    print(f"{many - few} tasks of {deals} greedy games, Klondike draw 1")
    print(f"one process: {here.processor:.2f} s of processor time, {here.wall:.2f} s")
    print(f"cluster:     {there.processor:.2f} s of processor time, {there.wall:.2f} s")
    print(f"overhead: {there.processor / here.processor - 1:.1%} of processor time")


if __name__ == "__main__":
    main()
