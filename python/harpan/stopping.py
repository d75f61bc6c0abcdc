"""How what takes long is called off."""

from dataclasses import dataclass
from time import monotonic
from typing import Protocol


class Stop(Protocol):
    """What is asked whether to stop; a `threading.Event` is one. Once it is set it stays set."""

    def is_set(self) -> bool:
        """Whether to stop."""
        ...


@dataclass(frozen=True, slots=True)
class Deadline:
    """A stop that is also set when its time has come, on the clock of `time.monotonic`."""

    stop: Stop
    at: float

    def is_set(self) -> bool:
        """Whether it is called off, or late."""
        return self.stop.is_set() or monotonic() >= self.at
