"""Where tasks are measured: here, or (in `cluster`) on other machines."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Protocol

from harpan.lab.measuring import Measured, Task, measure


class Lanes(Protocol):
    """Whatever measures tasks side by side."""

    @property
    def count(self) -> int:
        """How many tasks are measured at once, now."""

    def submit(self, task: Task) -> "Future[Measured]":
        """Have a task measured."""


class Threads:
    """Threads of this program; the engine lets them run at once."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.stop = Event()
        self.pool = ThreadPoolExecutor(count, thread_name_prefix="harpan-lab")

    def submit(self, task: Task) -> Future[Measured]:
        """Have a task measured."""
        return self.pool.submit(measure, task, self.stop)


@contextmanager
def threads(count: int) -> Iterator[Threads]:
    """So many threads; at the end what is still under way is called off."""
    lanes = Threads(count)
    try:
        yield lanes
    finally:
        lanes.stop.set()
        lanes.pool.shutdown(cancel_futures=True)
