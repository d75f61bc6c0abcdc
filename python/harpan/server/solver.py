"""The threads that search, beside the one that answers: few, gentle, and easily called off."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from harpan._core import Game, Harvest, Solution
from harpan.solving import most_up, solve

_GENTLE = 10
"""How nice the searching threads are: a move that comes meanwhile is answered first."""


class BusyError(Exception):
    """So many searches are waiting that another would wait too long."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What searches may cost. What is not decided within them is unknown, and said to be."""

    seconds: float = 10.0
    """For one position that a player asks about."""
    nodes: int | None = None
    table_bytes: int = 256 * 2**20
    """What one search may remember."""
    deal_seconds: float = 2.0
    """For one deal, where a winnable one is searched for."""
    search_seconds: float = 30.0
    """For the whole search for a winnable deal."""
    threads: int = 1
    """Searches that run at once; the others wait their turn."""
    waiting: int = 64
    """Searches that may run and wait; who comes then is told to come again."""


class Task:
    """Something that is searched for in the background, until it is found or called off."""

    def __init__(self) -> None:
        self.stop = threading.Event()
        self.done: Future[None] = Future()

    def cancel(self) -> None:
        """Call it off; a search that runs ends soon after."""
        self.stop.set()

    def end(self) -> None:
        """Let those who wait go on."""
        if not self.done.done():
            self.done.set_result(None)

    async def wait(self, seconds: float) -> None:
        """Wait until it has ended, or so long."""
        await asyncio.wait([asyncio.wrap_future(self.done)], timeout=seconds)


class Solver:
    """A few threads for all searches of a server, in the order in which they were asked for."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        # Its threads are started by the first search.
        self._pool = ThreadPoolExecutor(self.limits.threads, "solver", _be_gentle)
        self._lock = threading.Lock()
        self.tasks: set[Task] = set()
        """What is searched for now, and what waits for its turn."""
        self._is_closed = False

    def cancel(self) -> None:
        """Call everything off, and take nothing more on."""
        with self._lock:
            self._is_closed = True
            tasks = list(self.tasks)
        for task in tasks:
            task.cancel()

    def close(self) -> None:
        """Call everything off, and wait until the threads have ended."""
        self.cancel()
        self._pool.shutdown()

    def start(self, task: Task, work: Callable[[], bool]) -> None:
        """Do the work of a task in its turn, and again in its turn as long as it says True.

        Raises BusyError when so many wait that this one would wait too long.
        """
        with self._lock:
            if self._is_closed or len(self.tasks) >= self.limits.waiting:
                raise BusyError("too many searches are waiting; ask again in a while")
            self.tasks.add(task)
            self._pool.submit(self._turn, task, work)

    def solve(self, game: Game, task: Task, seconds: float) -> Solution:
        """Search within the limits, or until the task is called off."""
        limits = self.limits
        return solve(
            game,
            nodes=limits.nodes,
            seconds=seconds,
            stop=task.stop,
            table_bytes=limits.table_bytes,
        )

    def most_up(self, game: Game, task: Task) -> Harvest:
        """Search for the most cards up, within the limits or until the task is called off."""
        limits = self.limits
        return most_up(
            game,
            nodes=limits.nodes,
            seconds=limits.seconds,
            stop=task.stop,
            table_bytes=limits.table_bytes,
        )

    def _turn(self, task: Task, work: Callable[[], bool]) -> None:
        goes_on = False
        try:
            goes_on = not task.stop.is_set() and work()
        finally:
            # Another turn is a place at the end of the queue: nobody's long search holds it up.
            if not (goes_on and self._next_turn(task, work)):
                self._forget(task)

    def _next_turn(self, task: Task, work: Callable[[], bool]) -> bool:
        with self._lock:
            if not self._is_closed:
                self._pool.submit(self._turn, task, work)
            return not self._is_closed

    def _forget(self, task: Task) -> None:
        with self._lock:
            self.tasks.discard(task)
        task.end()


def _be_gentle() -> None:
    # Only Linux knows a thread where others know a process.
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _GENTLE)
