"""What is known of positions, the oldest of it forgotten when it grows too much."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from harpan._core import Game, Move

Key = tuple[str, str]
"""Rules and position, as their canonical texts."""
Known = TypeVar("Known")


def key_of(game: Game) -> Key:
    """Where the game stands, and by which rules."""
    return game.rules.text, game.position


def keys_along(game: Game, line: Sequence[Move]) -> Iterator[Key]:
    """The positions of a line, the first and the last included."""
    onward = game.copy()
    yield key_of(onward)
    for move in line:
        onward.play(move)
        yield key_of(onward)


class Memory(Generic[Known]):
    """What was found last, by position.

    Written to by the threads that search, read by the one that answers.
    """

    def __init__(self, size: int, is_better: Callable[[Known, Known], bool]) -> None:
        self._size = size
        # Two threads may search one position, and only one of them find the answer in time.
        self._is_better = is_better
        self._lock = threading.Lock()
        self._known: OrderedDict[Key, Known] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, game: Game) -> Known | None:
        """What is known of the position of the game, if anything is."""
        with self._lock:
            known = self._known.get(key_of(game))
            if known:
                self._known.move_to_end(key_of(game))
            return known

    def keep(self, found: Iterable[tuple[Key, Known]]) -> None:
        """Keep what was found, where nothing better is known."""
        each = list(found)
        with self._lock:
            for key, known in each:
                if key not in self._known or self._is_better(known, self._known[key]):
                    self._known[key] = known
                    self._known.move_to_end(key)
            while len(self._known) > self._size:
                self._known.popitem(last=False)
