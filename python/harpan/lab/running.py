"""Running an experiment: shards go out, come back, and are kept, each deal once."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

import harpan
from harpan.lab import progress, shards, storage, summary
from harpan.lab.columns import NUMBER
from harpan.lab.experiment import Arm, Experiment
from harpan.lab.lanes import Lanes
from harpan.lab.measuring import Measured, task
from harpan.lab.progress import Progress
from harpan.lab.shards import Pace, Work
from harpan.lab.summary import Summary

QUEUED = 2
"""Tasks for each worker, so that none waits for its next."""


def run(
    experiment: Experiment,
    root: Path,
    lanes: Lanes,
    *,
    watch: Callable[[Progress], None] = lambda _: None,
    shard: int | None = None,
) -> Summary:
    """Measure what the folder of the experiment lacks, and sum up all that it then has.

    May be broken off at any moment and begun again: what has been kept stays, and what was under
    way is measured anew. `watch` is told after each shard; `shard` fixes the deals in one.

    Raises LabError while another run has the folder.
    """
    folder = root / experiment.folder
    with storage.claimed(folder):
        _measure_what_is_left(experiment, folder, lanes, watch, shard)
        result = summary.summarise(
            experiment, storage.tables(folder, experiment), harpan.__version__
        )
        summary.write(result, folder / storage.SUMMARY)
    return result


def _measure_what_is_left(
    experiment: Experiment,
    folder: Path,
    lanes: Lanes,
    watch: Callable[[Progress], None],
    shard: int | None,
) -> None:
    state = progress.begun(experiment, storage.tables(folder, experiment))
    work = [Work(arm, _left(experiment, folder, arm), Pace(fixed=shard)) for arm in experiment.arms]
    watch(state)
    under_way: dict[Future[Measured], Work] = {}
    while _fill(under_way, work, lanes, experiment):
        for future in wait(under_way, return_when=FIRST_COMPLETED).done:
            part, measured = under_way.pop(future), future.result()
            storage.keep(folder, part.arm, measured.table)
            part.pace.note(len(measured.table[NUMBER]), measured.seconds)
            state.note(part.arm, measured.table)
            watch(state)


def _left(experiment: Experiment, folder: Path, arm: Arm) -> list[range]:
    return list(shards.gaps(experiment.deals, storage.done(folder, arm)))


def _fill(
    under_way: dict[Future[Measured], Work],
    work: list[Work],
    lanes: Lanes,
    experiment: Experiment,
) -> bool:
    """Send tasks until every worker has enough; whether any is under way."""
    wanted = QUEUED * max(1, lanes.count)
    while len(under_way) < wanted and (part := shards.furthest_behind(work)):
        under_way[lanes.submit(task(experiment, part.arm, part.take()))] = part
    return bool(under_way)
