"""The work itself: deals of one arm, measured one by one.

What comes of a deal depends on the arm and the deal alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from time import perf_counter
from typing import Any

from harpan._core import Game, Rules, Scoring
from harpan.game import deal
from harpan.lab.columns import NUMBER, Table
from harpan.lab.experiment import Arm, Experiment, Playing, Solver
from harpan.playing import play_many
from harpan.presets import Variant
from harpan.solving import most_up, solve


@dataclass(frozen=True, slots=True)
class Task:
    """Deals of an arm, in plain values that travel to another machine."""

    game: str
    rules: str
    scoring: str
    by: Solver | Playing
    first: int
    last: int
    columns: tuple[str, ...]

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return Variant(self.game, Rules(self.rules), Scoring(self.scoring))

    @property
    def numbers(self) -> range:
        """The deals."""
        return range(self.first, self.last + 1)


def task(experiment: Experiment, arm: Arm, numbers: range) -> Task:
    """The task to measure these deals in the arm."""
    game = arm.variant
    return Task(
        game.id,
        game.rules.text,
        game.scoring.text,
        arm.by,
        numbers[0],
        numbers[-1],
        experiment.columns,
    )


@dataclass(frozen=True, slots=True)
class Measured:
    """The table of a task, and the seconds that it took."""

    table: Table
    seconds: float


def measure(task: Task, stop: Event | None = None) -> Measured:
    """Measure the deals. When stopped the table is of no use: it may lack proofs."""
    start = perf_counter()
    table = _made(task, stop)
    recorded = {NUMBER: task.numbers, **{name: table[name] for name in task.columns}}
    return Measured(recorded, perf_counter() - start)


def _made(task: Task, stop: Event | None) -> Mapping[str, Sequence[Any]]:
    by = task.by
    return _played(task, by, stop) if isinstance(by, Playing) else _searched(task, by, stop)


def _searched(task: Task, by: Solver, stop: Event | None) -> Mapping[str, Sequence[Any]]:
    variant, row = task.variant, _ROWS[by.question]
    rows = [row(deal(variant, number=number), by, stop) for number in task.numbers]
    return {name: [row[name] for row in rows] for name in rows[0]}


def _win(game: Game, by: Solver, stop: Event | None) -> dict[str, Any]:
    found = solve(game, nodes=by.nodes, table_bytes=by.memory, stop=stop)
    return {
        "verdict": found.verdict,
        "nodes": found.nodes,
        "moves": len(found.moves),
        "seconds": found.seconds,
    }


def _most(game: Game, by: Solver, stop: Event | None) -> dict[str, Any]:
    found = most_up(game, nodes=by.nodes, table_bytes=by.memory, stop=stop)
    return {
        "least": found.least,
        "most": found.most,
        "nodes": found.nodes,
        "seconds": found.seconds,
    }


_ROWS: dict[str, Callable[[Game, Solver, Event | None], dict[str, Any]]] = {
    "win": _win,
    "most": _most,
}


def _played(task: Task, by: Playing, stop: Event | None) -> Mapping[str, Sequence[Any]]:
    games = play_many(task.variant, task.numbers, player=by.player, threads=1, stop=stop)
    return {name: getattr(games, name) for name in task.columns}
