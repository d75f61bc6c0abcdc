"""Small experiments in steps, for whoever asks from a page and looks on meanwhile.

This is all of the laboratory that the server knows. Nothing is written to disk, and nothing but
what Harpan always has is needed.
"""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from threading import Event

from harpan._core import Player
from harpan.errors import unknown_option
from harpan.lab import shards, statistics, storage, summary
from harpan.lab.columns import NUMBER, Table
from harpan.lab.errors import LabError
from harpan.lab.experiment import Arm, Experiment, Playing
from harpan.lab.figures import Figure, figures
from harpan.lab.measuring import measure, task
from harpan.lab.shards import Pace, Work
from harpan.lab.statistics import Interval
from harpan.lab.summary import PairSummary, Summary
from harpan.presets import Variant

__all__ = ["Comparison", "Figure", "Job", "Way", "advice", "adviser", "figures", "finished"]

LEAST_DEALS = 10
MOST_DEALS = 20_000
STEP_SECONDS = 0.25
"""What a step is worth, so that others get their turn and a stop is soon heard."""
FIRST, SECOND = "first", "second"
ADVICE = {
    "klondike": ("look", "hidden", "shortest", "aces", "hold", "kings", "shuffles", "ahead"),
    "spider": ("empty", "suits"),
}
"""By family; the switches of the player `rules`."""
ADVICE_IN_VEGAS = ("points", "broad", "keep")


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


def finished() -> list[Summary]:
    """What came of the experiments that have ended here, and of those that come with Harpan."""
    packaged = Path(str(files("harpan.lab") / "results"))
    paths = [*storage.summaries(storage.default_root()), *sorted(packaged.glob("*.json"))]
    found: dict[str, Summary] = {}
    for path in paths:
        with suppress(LabError):
            one = summary.read(path)
            found.setdefault(one.name, one)
    return list(found.values())


def advice(variant: Variant) -> tuple[str, ...]:
    """The advice of rule pages that means something in the game, by the names of its switches."""
    family, in_vegas = variant.rules.family, variant.scoring.kind == "vegas"
    return ADVICE.get(family, ()) + (ADVICE_IN_VEGAS if in_vegas else ())


def adviser(variant: Variant, followed: Collection[str]) -> str:
    """The player that follows just this advice. Raises OptionError for what is none in the game.

    Games that there is no advice for have the greedy player.
    """
    known = advice(variant)
    for name in followed:
        if name not in known:
            raise unknown_option(name, f"the advice for {variant.id}", known)
    if not known:
        return "greedy"
    switches = (option.name for option in Player("rules").options)
    return f"rules:{','.join(f'{name}={_yes(name in followed)}' for name in switches)}"


class Job:
    """A comparison of two ways on the same deals, measured step by step.

    Raises ValueError for fewer deals than LEAST_DEALS or more than MOST_DEALS.
    """

    def __init__(self, first: Way, second: Way, deals: range) -> None:
        if not LEAST_DEALS <= len(deals) <= MOST_DEALS:
            raise ValueError(f"deals: expected {LEAST_DEALS} to {MOST_DEALS}, got {len(deals)}")
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


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


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
