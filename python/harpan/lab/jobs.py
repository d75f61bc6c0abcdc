"""Small experiments in steps, for whoever asks from a page and looks on meanwhile.

This is all of the laboratory that the server knows. Nothing is written to disk, and nothing but
what Harpan always has is needed.
"""

from dataclasses import dataclass
from threading import Event

from harpan.lab import shards, statistics, summary
from harpan.lab.columns import NUMBER, Table
from harpan.lab.experiment import Arm, Experiment, Playing
from harpan.lab.measuring import measure, task
from harpan.lab.shards import Pace, Work
from harpan.lab.statistics import Interval
from harpan.lab.summary import PairSummary
from harpan.presets import Variant

MOST_DEALS = 20_000
STEP_SECONDS = 0.25
"""What a step is worth, so that others get their turn and a stop is soon heard."""
FIRST, SECOND = "first", "second"


@dataclass(frozen=True, slots=True)
class Way:
    """One of two ways to play: a game with its options, and a player by its text."""

    variant: Variant
    player: str


@dataclass(frozen=True, slots=True)
class Side:
    """What came of one of the ways."""

    won: int
    share: float
    interval: Interval
    """Wilson's, for the share."""
    points: float
    """The mean of a deal."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two ways on the same deals, so far."""

    deals: int
    first: Side
    second: Side
    only_first: int
    only_second: int
    gain: Interval
    """For the share that the second wins more."""
    chance: float
    """McNemar's p-value: how often chance alone would part two equal ways so far."""
    points: float
    """What the second has more in a deal, in the mean."""
    points_interval: Interval
    """Student's, for that."""


class Job:
    """A comparison of two ways on the same deals, measured step by step.

    Raises ValueError for more deals than MOST_DEALS, or none.
    """

    def __init__(self, first: Way, second: Way, deals: range) -> None:
        if not 1 <= len(deals) <= MOST_DEALS:
            raise ValueError(f"deals: expected 1 to {MOST_DEALS}, got {len(deals)}")
        arms = (_arm(FIRST, first), _arm(SECOND, second))
        self.experiment = Experiment("comparison", arms, deals, ("won", "up", "points"))
        self._work = [Work(arm, [deals], Pace(STEP_SECONDS)) for arm in arms]
        self._tables: dict[str, dict[str, list[int]]] = {
            arm.name: {name: [] for name in (NUMBER, *self.experiment.columns)} for arm in arms
        }

    @property
    def done(self) -> int:
        """The deals that both ways have played."""
        return min(len(table[NUMBER]) for table in self._tables.values())

    @property
    def total(self) -> int:
        """The deals that were asked for."""
        return len(self.experiment.deals)

    def step(self, stop: Event) -> bool:
        """Measure some deals of the way that is behind; whether there are more, unless stopped."""
        work = shards.furthest_behind(self._work)
        if work is None or stop.is_set():
            return False
        measured = measure(task(self.experiment, work.arm, work.take()), stop)
        if stop.is_set():
            return False
        work.pace.note(len(measured.table[NUMBER]), measured.seconds)
        for name, column in self._tables[work.arm.name].items():
            column.extend(measured.table[name])
        return shards.furthest_behind(self._work) is not None

    def result(self) -> Comparison | None:
        """What came of the deals that both have played; None before the first."""
        deals = self.done
        if not deals:
            return None
        tables: dict[str, Table] = {
            way: {name: column[:deals] for name, column in table.items()}
            for way, table in self._tables.items()
        }
        first, second = self.experiment.arms
        return _comparison(summary.of_pair(first, second, tables), tables)


def _arm(name: str, way: Way) -> Arm:
    return Arm(name, way.variant, Playing(way.player))


def _comparison(pair: PairSummary, tables: dict[str, Table]) -> Comparison:
    differences = pair.differences["points"]
    return Comparison(
        deals=pair.total,
        first=_side(tables[FIRST]),
        second=_side(tables[SECOND]),
        only_first=pair.only_first,
        only_second=pair.only_second,
        gain=statistics.difference(pair.only_first, pair.only_second, pair.total),
        chance=statistics.mcnemar(pair.only_first, pair.only_second),
        points=statistics.mean(differences),
        points_interval=statistics.t_interval(differences),
    )


def _side(table: Table) -> Side:
    won, total = sum(table["won"]), len(table["won"])
    return Side(
        won=won,
        share=won / total,
        interval=statistics.wilson(won, total),
        points=sum(table["points"]) / total,
    )
