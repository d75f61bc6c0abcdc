"""What goes on in the background, kept by its id for whoever comes back to ask how it went."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from harpan.server.solver import Task

_MOST_KEPT = 64

T = TypeVar("T", bound=Task)


class Shelf(Generic[T]):
    """Tasks by their ids; beyond so many the oldest is called off and forgotten."""

    def __init__(self, missing: Callable[[str], Exception]) -> None:
        """`missing`: the error about an id that is not there."""
        self._missing = missing
        self._tasks: OrderedDict[str, T] = OrderedDict()

    def __contains__(self, task_id: object) -> bool:
        return task_id in self._tasks

    def put(self, task_id: str, task: T) -> None:
        """Keep a task."""
        self._tasks[task_id] = task
        if len(self._tasks) > _MOST_KEPT:
            self._tasks.popitem(last=False)[1].cancel()

    def find(self, task_id: str) -> T:
        """The task with this id; the error when there is none."""
        if task_id not in self._tasks:
            raise self._missing(task_id)
        return self._tasks[task_id]

    def drop(self, task_id: str) -> None:
        """Call a task off and forget it; the error when there is none."""
        self.find(task_id).cancel()
        del self._tasks[task_id]
