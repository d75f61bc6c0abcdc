"""How far a run has come."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from time import monotonic

from harpan.lab import columns
from harpan.lab.columns import NUMBER, Table
from harpan.lab.experiment import Arm, Experiment
from harpan.lab.statistics import Interval, confidence_sequence


@dataclass(slots=True)
class Progress:
    """Deals that are done, of how many, and what came of them so far."""

    total: int
    """Deals of all arms together."""
    outcomes: Mapping[str, Counter[str]]
    """By arm how many were won, lost and left open."""
    measured: int = 0
    """Deals of this run."""
    started: float = field(default_factory=monotonic)

    @property
    def done(self) -> int:
        """Deals of this and earlier runs."""
        return sum(outcomes.total() for outcomes in self.outcomes.values())

    @property
    def rate(self) -> float:
        """Deals a second."""
        return self.measured / max(monotonic() - self.started, 1e-9)

    @property
    def seconds_left(self) -> float | None:
        """At this rate; None before the first shard."""
        return (self.total - self.done) / self.rate if self.measured else None

    def note(self, arm: Arm, table: Table) -> None:
        """A shard has been kept."""
        self.outcomes[arm.name].update(columns.outcomes(arm, table))
        self.measured += len(table[NUMBER])

    def interval(self, arm: str) -> Interval:
        """For the share won in the arm. It may be watched: it holds at all moments at once."""
        ended = self.outcomes[arm]
        return Interval(
            confidence_sequence(ended["won"], ended.total()).low,
            confidence_sequence(ended["won"] + ended["open"], ended.total()).high,
        )


def begun(experiment: Experiment, known: Mapping[str, Table]) -> Progress:
    """The progress of an experiment of which these results are known."""
    outcomes = {
        arm.name: Counter[str](columns.outcomes(arm, known[arm.name])) for arm in experiment.arms
    }
    return Progress(len(experiment.deals) * len(experiment.arms), outcomes)
