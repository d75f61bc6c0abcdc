"""Shards: runs of deals of one arm that are measured and kept together."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from harpan.lab.experiment import Arm

TASK_SECONDS = 2.0
"""What a task should be worth: long beside the cost of sending it, short beside a run."""
FIRST_SIZE = 4
GROWTH = 8
"""A shard is at most so many times as large as the largest that is known to have ended."""
LARGEST = 200_000


def gaps(wanted: range, done: Iterable[range]) -> Iterator[range]:
    """The parts of a range that none of the others covers, in order.

    >>> list(gaps(range(1, 10), [range(3, 5), range(8, 12)]))
    [range(1, 3), range(5, 8)]
    """
    at = wanted.start
    for part in sorted(done, key=lambda part: part.start):
        if at < min(part.start, wanted.stop):
            yield range(at, min(part.start, wanted.stop))
        at = max(at, part.stop)
    if at < wanted.stop:
        yield range(at, wanted.stop)


@dataclass(slots=True)
class Pace:
    """How many deals of an arm make a task, learnt from those that have ended."""

    seconds: float = TASK_SECONDS
    fixed: int | None = None
    """The size of every shard; found from the rate when None."""
    _largest: int = field(default=0, init=False)
    _deals: int = field(default=0, init=False)
    _spent: float = field(default=0.0, init=False)

    def note(self, deals: int, spent: float) -> None:
        """A shard has ended."""
        self._largest = max(self._largest, deals)
        self._deals += deals
        self._spent += spent

    @property
    def size(self) -> int:
        """Deals in the next shard."""
        if self.fixed is not None:
            return self.fixed
        if not self._deals:
            return FIRST_SIZE
        worth = self.seconds * self._deals / max(self._spent, 1e-9)
        return max(1, round(min(worth, self._largest * GROWTH, LARGEST)))


@dataclass(slots=True)
class Work:
    """What is left of an arm: gaps that are handed out from the first deal on."""

    arm: Arm
    left: list[range]
    pace: Pace

    def take(self) -> range:
        """The next shard; IndexError when nothing is left."""
        gap = self.left[0]
        size = self.pace.size
        if size < len(gap):
            self.left[0] = gap[size:]
        else:
            self.left.pop(0)
        return gap[:size]


def furthest_behind(work: Iterable[Work]) -> Work | None:
    """The work whose next deal is the first, so that all arms come to the same deals together."""
    unfinished = [part for part in work if part.left]
    return min(unfinished, key=lambda part: part.left[0].start, default=None)
