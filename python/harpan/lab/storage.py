"""Where results are kept: a folder for each experiment, in it one Parquet file a shard."""

import fcntl
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_data_path

from harpan.lab import columns
from harpan.lab.columns import NUMBER, Table
from harpan.lab.errors import LabError, missing_package
from harpan.lab.experiment import Arm, Experiment

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

SUFFIX = ".parquet"
UNFINISHED = ".part"
LOCK = "lock"
SUMMARY = "summary.json"


def default_root() -> Path:
    """The folder of all results, unless another is named."""
    return user_data_path("harpan", appauthor=False) / "lab"


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder, for this program alone; LabError when another writes there.

    The claim is the machine's, so it ends with the program however that ends.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise LabError(
                "lab_running", f"{folder}: expected no other run, got one", folder=str(folder)
            ) from error
        for leftover in folder.rglob(f"*{UNFINISHED}"):
            leftover.unlink()
        yield


def done(folder: Path, arm: Arm) -> list[range]:
    """The deals of the arm that have been measured."""
    return [_numbers(path) for path in (folder / arm.name).glob(f"*{SUFFIX}")]


def keep(folder: Path, arm: Arm, table: Table) -> None:
    """Write a shard, whole or not at all, even if the machine stops in the middle."""
    numbers = table[NUMBER]
    path = folder / arm.name / f"{numbers[0]}-{numbers[-1]}{SUFFIX}"
    path.parent.mkdir(exist_ok=True)
    unfinished = path.with_suffix(UNFINISHED)
    types = {NUMBER: "UBIGINT", **columns.available(arm)}
    with _database() as database:
        database.register("shard", _arrays(table))
        typed = ", ".join(f"{name}::{types[name]} AS {name}" for name in table)
        rows = database.sql(f"SELECT {typed} FROM shard")  # noqa: S608 - our own names
        rows.write_parquet(str(unfinished), compression="zstd")
    _synced(unfinished)
    unfinished.replace(path)
    _synced(path.parent)


def load(folder: Path, experiment: Experiment, arm: Arm) -> dict[str, Sequence[Any]]:
    """The results of the arm on the experiment's deals, in the order of their numbers."""
    names = (NUMBER, *experiment.columns)
    if not done(folder, arm):
        return {name: [] for name in names}
    with _database() as database:
        rows = database.execute(
            f"SELECT {', '.join(names)} FROM read_parquet($files)"  # noqa: S608 - our own names
            " WHERE number BETWEEN $first AND $last ORDER BY number",
            {
                "files": str(folder / arm.name / f"*{SUFFIX}"),
                "first": experiment.deals[0],
                "last": experiment.deals[-1],
            },
        ).fetchall()
    return dict(zip(names, zip(*rows, strict=True), strict=True))


def tables(folder: Path, experiment: Experiment) -> Mapping[str, Table]:
    """The results of every arm, by its name."""
    return {arm.name: load(folder, experiment, arm) for arm in experiment.arms}


def summaries(root: Path) -> list[Path]:
    """The summaries of the experiments that have ended, the newest first."""
    found = root.glob(f"*/{SUMMARY}")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _numbers(path: Path) -> range:
    first, last = map(int, path.stem.split("-"))
    return range(first, last + 1)


def _synced(path: Path) -> None:
    """Have the machine write the file or folder out."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _arrays(table: Table) -> dict[str, Any]:
    import numpy  # noqa: PLC0415 - of the extra `lab`

    return {name: numpy.array(column) for name, column in table.items()}


@contextmanager
def _database() -> Iterator["DuckDBPyConnection"]:
    try:
        import duckdb  # noqa: PLC0415 - of the extra `lab`
    except ImportError as error:
        raise missing_package("duckdb") from error
    with duckdb.connect() as database:
        try:
            yield database
        except (duckdb.Error, RuntimeError) as error:
            # Ctrl-C in the middle of a call comes as one of three errors, by what was under way.
            if (
                isinstance(error, duckdb.InterruptException)
                or "KeyboardInterrupt" in str(error)
                or str(error) == "Query interrupted"
            ):
                raise KeyboardInterrupt from error
            raise
