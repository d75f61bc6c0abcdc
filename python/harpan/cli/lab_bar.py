"""The bar of a run of the laboratory."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from harpan.lab import progress
from harpan.lab.experiment import Experiment
from harpan.words import Words


@contextmanager
def bar(experiment: Experiment, words: Words) -> Iterator[Callable[[progress.Progress], None]]:
    """A bar on the terminal; what it gives is told how far the run has come."""
    console = Console(stderr=True)
    shown = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(
        *shown,
        TextColumn("{task.fields[said]}"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress_bar:
        task = progress_bar.add_task(experiment.name, said="")

        def watch(state: progress.Progress) -> None:
            progress_bar.update(
                task, total=state.total, completed=state.done, said=said(experiment, state, words)
            )

        yield watch


def said(experiment: Experiment, state: progress.Progress, words: Words) -> str:
    """Rate, time left and the interval so far of the first arm."""
    arm = experiment.arms[0].name
    interval = state.interval(arm)
    return words(
        "lab-bar",
        done=state.done,
        total=state.total,
        rate=round(state.rate, 1),
        left=clock(state.seconds_left),
        arm=arm,
        low=round(100 * interval.low, 1),
        high=round(100 * interval.high, 1),
    )


def clock(seconds: float | None) -> str:
    """Hours, minutes and seconds.

    >>> clock(3725), clock(None)
    ('1:02:05', '–:––')
    """
    if seconds is None:
        return "–:––"
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
