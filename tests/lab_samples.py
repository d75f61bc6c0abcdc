"""Small experiments that the tests of the laboratory share."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from harpan.lab import lanes, reading, running, storage
from harpan.lab.columns import WALL_TIME
from harpan.lab.experiment import Experiment
from harpan.lab.lanes import Lanes

SMALL = """
title = { sv = "Varv", en = "Passes" }
solver = "win"
nodes = 3000
deals = "1-30"
[[arms]]
name = "vegas"
game = "vegas"
[[arms]]
name = "three"
game = "vegas"
options = { passes = 3 }
"""

PLAYED = """
game = "vegas"
deals = "1-400"
[[arms]]
name = "greedy"
player = "greedy"
[[arms]]
name = "random"
player = "random"
"""

Rows = Mapping[str, Mapping[str, Sequence[Any]]]


def small(text: str = SMALL) -> Experiment:
    return reading.parse(text, "small")


def rows(experiment: Experiment, root: Path) -> Rows:
    """The sorted table of every arm, wall times left out."""
    tables = storage.tables(root / experiment.folder, experiment)
    return {
        arm: {name: list(table[name]) for name in table if name != WALL_TIME}
        for arm, table in tables.items()
    }


def measured(root: Path, experiment: Experiment, where: Lanes, shard: int | None = None) -> Rows:
    """Run the experiment to its end and give its table."""
    running.run(experiment, root, where, shard=shard)
    return rows(experiment, root)


def alone(root: Path, experiment: Experiment) -> Rows:
    """The table as one thread makes it, in one piece."""
    with lanes.threads(1) as where:
        return measured(root, experiment, where, shard=1000)


def started(*arguments: str, **options: Any) -> subprocess.Popen[str]:
    """`harpan lab …` in a process of its own, in English."""
    command = [sys.executable, "-m", "harpan", "--lang", "en", "lab", *arguments]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        **options,
    )
