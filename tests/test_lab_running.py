"""Runs of the laboratory: however they are cut and broken off, the table is the same."""

from __future__ import annotations

import os
import random
import signal
import time
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import duckdb
import pytest
from hypothesis import given
from hypothesis import strategies as st

import harpan
from harpan.lab import lanes, running, shards, storage, summary
from harpan.lab.errors import LabError
from harpan.lab.experiment import Experiment
from harpan.lab.progress import Progress
from harpan.lab.shards import Pace
from lab_samples import PLAYED, SMALL, Rows, alone, measured, rows, small, started

KILLS = 40 if "HARPAN_SOAK" in os.environ else 4


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    return alone(tmp_path_factory.mktemp("alone"), small())


def files(root: Path, experiment: Experiment) -> list[Path]:
    return sorted((root / experiment.folder).rglob("*.parquet"))


def test_every_deal_is_in_the_table_once_and_in_order(expected: Rows) -> None:
    assert list(expected) == ["vegas", "three"]
    for table in expected.values():
        assert table["number"] == list(range(1, 31))
        assert set(table) == {"number", "verdict", "nodes", "moves"}
    verdicts = {verdict for table in expected.values() for verdict in table["verdict"]}
    assert verdicts == {"winnable", "unwinnable", "unknown"}
    assert expected["vegas"] != expected["three"]


@pytest.mark.parametrize(("threads", "shard"), [(1, 7), (2, 1), (2, 13), (3, None)])
def test_threads_and_shard_size_change_nothing(
    tmp_path: Path, expected: Rows, threads: int, shard: int | None
) -> None:
    with lanes.threads(threads) as where:
        assert measured(tmp_path, small(), where, shard) == expected
    if shard is not None:
        assert len(files(tmp_path, small())) == 2 * -(-30 // shard)


class Interrupted(Exception):
    pass


def test_a_run_that_is_broken_off_goes_on_with_other_shards(tmp_path: Path, expected: Rows) -> None:
    rng, seen = random.Random(5), []
    for left in range(60, 0, -7):

        def watch(state: Progress, stop_at: int = left) -> None:
            seen.append(state.done)
            if 60 - state.done < stop_at and rng.random() < 0.5:
                raise Interrupted

        try:
            with lanes.threads(2) as where:
                running.run(small(), tmp_path, where, watch=watch, shard=rng.randint(1, 5))
        except Interrupted:
            continue
    with lanes.threads(1) as where:
        assert measured(tmp_path, small(), where) == expected
    assert len(seen) > 10
    ranges = [storage.done(tmp_path / small().folder, arm) for arm in small().arms]
    assert [sum(map(len, parts)) for parts in ranges] == [30, 30]


def test_what_is_there_is_not_measured_again(tmp_path: Path, expected: Rows) -> None:
    assert alone(tmp_path, small()) == expected
    before = [(path, path.stat().st_mtime_ns) for path in files(tmp_path, small())]
    assert alone(tmp_path, small()) == expected
    assert before == [(path, path.stat().st_mtime_ns) for path in files(tmp_path, small())]


def test_more_deals_go_on_where_the_last_ended(tmp_path: Path, expected: Rows) -> None:
    few = small().scaled(0.4)
    assert [len(table["number"]) for table in alone(tmp_path, few).values()] == [12, 12]
    kept = files(tmp_path, few)
    assert alone(tmp_path, small()) == expected
    assert set(kept) < set(files(tmp_path, small()))
    assert [len(table["number"]) for table in rows(few, tmp_path).values()] == [12, 12]


def test_a_file_that_was_not_finished_counts_for_nothing(tmp_path: Path, expected: Rows) -> None:
    arm = tmp_path / small().folder / "vegas"
    arm.mkdir(parents=True)
    (arm / "1-30.part").write_bytes(b"half a file")
    assert alone(tmp_path, small()) == expected
    assert not list(arm.glob("*.part"))


def test_a_shard_that_comes_twice_replaces_itself(tmp_path: Path, expected: Rows) -> None:
    arm = small().arms[0]
    folder = tmp_path / small().folder
    alone(tmp_path, small())
    table: dict[str, Any] = storage.load(folder, small(), arm)
    storage.keep(folder, arm, table)
    assert rows(small(), tmp_path) == expected
    assert len(files(tmp_path, small())) == 2


def test_two_runs_never_share_a_folder(tmp_path: Path) -> None:
    with (
        lanes.threads(1) as where,
        storage.claimed(tmp_path / small().folder),
        pytest.raises(LabError, match="expected no other run"),
    ):
        running.run(small(), tmp_path, where)
    alone(tmp_path, small())


@pytest.mark.parametrize("kind", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_killed_goes_on(tmp_path: Path, expected: Rows, kind: signal.Signals) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    command = ["run", str(path), "--out", str(tmp_path), "--shard", "1"]
    folder, rng = tmp_path / small().folder, random.Random(kind)
    for kill in range(1, KILLS + 1):
        # A shard more than before: what is interrupted while Python starts is not ours yet.
        more = len(list(folder.rglob("*.parquet"))) + 1
        with started(*command) as process:
            wait_for_files(folder, max(more, kill * 60 // (KILLS + 1)), process)
            time.sleep(rng.random() / 50)
            process.send_signal(kind)
            said = process.communicate(timeout=60)[0]
        assert process.returncode in ({130, 0} if kind == signal.SIGINT else {-kind, 0}), said
        assert "Traceback" not in said
    with lanes.threads(1) as where:
        assert measured(tmp_path, small(), where) == expected


@pytest.mark.parametrize(
    "heard",
    [
        duckdb.InterruptException("INTERRUPT Error: Interrupted!"),
        duckdb.Error("Binder Error: Unhandled exception: KeyboardInterrupt"),
        RuntimeError("Query interrupted"),
    ],
    ids=lambda heard: type(heard).__name__,
)
def test_ctrl_c_in_the_middle_of_a_table_is_heard_as_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: Exception
) -> None:
    for raised, told in ((heard, KeyboardInterrupt), (RuntimeError("full"), RuntimeError)):
        monkeypatch.setattr(storage, "_arrays", Mock(side_effect=raised))
        with pytest.raises(told):
            alone(tmp_path, small())
    assert files(tmp_path, small()) == []


def wait_for_files(folder: Path, count: int, process: Any) -> None:
    while len(list(folder.rglob("*.parquet"))) < count and process.poll() is None:
        time.sleep(0.002)


def test_what_is_stopped_is_never_kept(tmp_path: Path) -> None:
    """A search that is called off says `unknown`, which must not be taken for its answer."""
    hard = small(SMALL.replace("3000", "100_000_000").replace('"vegas"\n[[', '"spider-4"\n[['))

    def watch(_: Progress) -> None:
        raise Interrupted

    with pytest.raises(Interrupted), lanes.threads(2) as where:
        running.run(hard, tmp_path, where, watch=watch)
    assert files(tmp_path, hard) == []


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 9)), max_size=12),
    st.integers(0, 30),
    st.integers(1, 40),
)
def test_gaps_are_what_is_wanted_and_not_done(
    parts: list[tuple[int, int]], first: int, count: int
) -> None:
    done = [range(start, start + length) for start, length in parts]
    wanted = range(first, first + count)
    found = [number for gap in shards.gaps(wanted, done) for number in gap]
    assert found == [n for n in wanted if not any(n in part for part in done)]
    assert all(len(gap) > 0 for gap in shards.gaps(wanted, done))


def test_shards_grow_to_what_is_worth_two_seconds() -> None:
    pace, sizes = Pace(), []
    for _ in range(9):
        sizes.append(pace.size)
        pace.note(pace.size, pace.size / 1000)
    assert sizes[0] < 10
    assert sizes == sorted(sizes)
    assert all(after <= 8 * before for before, after in pairwise(sizes))
    assert sizes[-1] == 2000
    slow = Pace()
    slow.note(4, 400.0)
    assert slow.size == 1


def test_the_summary_is_the_count_of_the_table(tmp_path: Path, expected: Rows) -> None:
    with lanes.threads(1) as where:
        found = running.run(small(), tmp_path, where)
    one, other = (expected[name]["verdict"] for name in ("vegas", "three"))
    assert found.arms["vegas"].won == one.count("winnable")
    assert found.arms["vegas"].open == one.count("unknown")
    (pair,) = found.pairs
    both = list(zip(one, other, strict=True))
    assert pair.only_second == both.count(("unwinnable", "winnable"))
    assert pair.only_first == both.count(("winnable", "unwinnable"))
    assert pair.open == sum("unknown" in verdicts for verdicts in both)
    assert found.deals == (1, 30)
    assert summary.read(tmp_path / small().folder / storage.SUMMARY) == found


def test_the_most_cards_are_counted(tmp_path: Path) -> None:
    text = SMALL.replace('"win"', '"most"').replace("3000", "200_000")
    with lanes.threads(2) as where:
        found = running.run(small(text), tmp_path, where)
    for arm in found.arms.values():
        assert sum(arm.counts["least"].values()) == 30
        assert arm.won == arm.counts["least"].get(52, 0)
    differences = found.pairs[0].differences["least"]
    assert sum(differences.values()) == 30
    assert all(value >= 0 for value in differences)


@pytest.mark.parametrize("shard", [1, 150])
def test_players_play_the_same_however_the_deals_are_cut(tmp_path: Path, shard: int) -> None:
    experiment = small(PLAYED)
    with lanes.threads(2) as where:
        found = measured(tmp_path / "cut", experiment.scaled(0.5), where, shard)
    assert found == alone(tmp_path / "alone", experiment.scaled(0.5))


def test_what_players_do_is_summed_up(tmp_path: Path) -> None:
    experiment = small(PLAYED)
    with lanes.threads(1) as where:
        found = running.run(experiment, tmp_path, where)
    games = harpan.play_many("vegas", range(1, 401), player="greedy")
    greedy = found.arms["greedy"]
    assert greedy.facts["information"] == "seen"
    assert (greedy.won, greedy.open, greedy.total) == (sum(games.won), 0, 400)
    assert greedy.counts["up"] == {up: games.up.count(up) for up in sorted(set(games.up))}
    assert sum(greedy.counts["points_of_won"].values()) == greedy.won
    assert set(greedy.counts["points_of_won"]) <= {208}
    assert sum(found.pairs[0].differences["points"].values()) == 400


def test_progress_knows_what_was_there_before(tmp_path: Path) -> None:
    alone(tmp_path, small().scaled(0.5))
    seen: list[Progress] = []
    with lanes.threads(1) as where:
        running.run(small(), tmp_path, where, watch=seen.append, shard=5)
    assert (seen[0].total, seen[-1].done, seen[-1].measured) == (60, 60, 30)
    low, high = seen[-1].interval("vegas")
    assert 0 <= low < high <= 1
    assert seen[-1].rate > 0
    assert seen[-1].seconds_left == 0
