"""`harpan lab`: experiments on many deals."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from harpan.cli import arguments, refusal
from harpan.cli.help import Command, Group
from harpan.cli.lab_bar import bar
from harpan.cli.output import show
from harpan.cli.refusal import Refusal
from harpan.errors import RulesError
from harpan.lab import cluster, lanes, reading, report, running, storage, summary, wording
from harpan.lab.errors import LabError
from harpan.lab.experiment import Experiment
from harpan.lab.lanes import Lanes
from harpan.lab.summary import Summary
from harpan.words import Words, problem

MOST_WORKERS = 1024
LARGEST_PORT = 65535
SCHEDULER_PORT = "8786"
LOOPBACK = "127.0.0.1"

app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)


@app.callback()
def lab() -> None:
    """Measure how often games are won, by whom and under which rules."""


@app.command("run", cls=Command)
def run(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument()],
    workers: Annotated[str, typer.Option()] = "1",
    scheduler: Annotated[str | None, typer.Option()] = None,
    scale: Annotated[str, typer.Option()] = "1",
    shard: Annotated[str | None, typer.Option()] = None,
    out: Annotated[Path | None, typer.Option()] = None,
    summaries: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Run experiments, each from where its last run ended."""
    words: Words = context.obj
    factor = arguments.positive("--scale", scale)
    size = None if shard is None else arguments.whole_number("--shard", shard, 1, 10**9)
    count = arguments.whole_number("--workers", workers, 1, MOST_WORKERS)
    experiments = [read(file, words).scaled(factor) for file in files]
    root = storage.default_root() if out is None else out
    with explained(), interruptible(), chosen_lanes(scheduler, count) as where:
        for experiment in experiments:
            found = measure(experiment, root, where, size, words)
            if summaries is not None:
                summary.write(found, summaries / f"{experiment.name}.json")


def measure(
    experiment: Experiment, root: Path, where: Lanes, shard: int | None, words: Words
) -> Summary:
    """Run one experiment with a bar, and say what came of it."""
    with bar(experiment, words) as watch:
        result = running.run(experiment, root, where, watch=watch, shard=shard)
    show(wording.heading(result, words))
    for line in wording.lines(result, words):
        show(f"  {line}")
    show(words("lab-kept", folder=str(root / experiment.folder)))
    return result


@contextmanager
def chosen_lanes(scheduler: str | None, workers: int) -> Iterator[Lanes]:
    """The cluster of a scheduler if one is named, and else threads of this program."""
    with cluster.cluster(scheduler) if scheduler else lanes.threads(workers) as where:
        yield where


@app.command("list", cls=Command)
def list_(
    context: typer.Context,
    out: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """List the experiments that have ended."""
    root = storage.default_root() if out is None else out
    for path in storage.summaries(root):
        show(wording.heading(summary_in(path), context.obj))
        show(f"  {path}")


@app.command("report", cls=Command)
def write_report(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument()],
    to: Annotated[Path, typer.Option()] = Path(),
) -> None:
    """Write what came of experiments as pages and tables."""
    for file in files:
        with explained():
            for path in report.write(summary_in(file), to, context.obj):
                show(str(path))


def summary_in(path: Path) -> Summary:
    """The summary in a file or in a folder of results."""
    file = path / storage.SUMMARY if path.is_dir() else path
    with explained():
        return summary.read(file)


@app.command("scheduler", cls=Command)
def scheduler(
    context: typer.Context,
    host: Annotated[str, typer.Option()] = LOOPBACK,
    port: Annotated[str, typer.Option()] = SCHEDULER_PORT,
) -> None:
    """Be the scheduler of a cluster."""
    number = arguments.whole_number("--port", port, 0, LARGEST_PORT)
    with explained(), until_interrupted():
        cluster.schedule(host, number, partial(say, "lab-scheduler-ready", context.obj))


@app.command("worker", cls=Command)
def worker(
    context: typer.Context,
    address: Annotated[str, typer.Argument()],
    workers: Annotated[str, typer.Option()] = "1",
) -> None:
    """Be a worker of a cluster."""
    count = arguments.whole_number("--workers", workers, 1, MOST_WORKERS)
    with explained(), until_interrupted():
        cluster.work(address, count, partial(say, "lab-worker-ready", context.obj))


def say(message: str, words: Words, address: str) -> None:
    """Say at once that something can be reached at an address."""
    show(words(message, address=address))


def read(file: Path, words: Words) -> Experiment:
    """The experiment of a file; Refusal says what is wrong with it, and where."""
    try:
        return reading.read(file)
    except LabError as error:
        raise in_file(file, words(problem(error)[0], **problem(error)[1])) from error
    except RulesError as error:
        key = "".join(getattr(error, "__notes__", []))
        raise in_file(file, f"{key}: {refusal.of_error(error).said(words)}") from error


def in_file(file: Path, said: str) -> Refusal:
    """What is wrong with a file."""
    return Refusal("cli-error-in-file", file=str(file), problem=said)


@contextmanager
def explained() -> Iterator[None]:
    """Turn what goes wrong in the laboratory into a Refusal."""
    try:
        yield
    except LabError as error:
        raise refusal.of_error(error, status=1) from error


@contextmanager
def interruptible() -> Iterator[None]:
    """Tell of Ctrl-C, whenever it comes, that what was measured is kept."""
    try:
        yield
    except (KeyboardInterrupt, typer.Abort):
        raise Refusal("lab-interrupted", status=refusal.INTERRUPTED) from None


@contextmanager
def until_interrupted() -> Iterator[None]:
    """Take Ctrl-C for the end."""
    with suppress(KeyboardInterrupt):
        yield
