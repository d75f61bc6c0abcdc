"""Small experiments in steps, as the server runs them."""

from __future__ import annotations

from threading import Event

import pytest

import harpan
from harpan.lab import statistics
from harpan.lab.jobs import LEAST_DEALS, MOST_DEALS, Job, Way

VEGAS = harpan.variants["vegas"]
STRICT = Way(VEGAS, "greedy")
FREE = Way(VEGAS.with_options(passes=3), "greedy")


def finished(job: Job) -> Job:
    while job.step(Event()):
        pass
    return job


def test_a_job_plays_both_ways_on_the_same_deals() -> None:
    job = finished(Job(STRICT, FREE, range(1, 301)))
    found = job.result()
    assert found is not None
    assert (job.done, job.total, found.deals) == (300, 300, 300)
    games = [
        harpan.play_many(way.variant, range(1, 301), player="greedy") for way in (STRICT, FREE)
    ]
    assert (found.first.won, found.second.won) == tuple(sum(game.won) for game in games)
    pairs = list(zip(games[0].won, games[1].won, strict=True))
    assert found.only_first == pairs.count((True, False))
    assert found.only_second == pairs.count((False, True))
    points = [b - a for a, b in zip(games[0].points, games[1].points, strict=True)]
    assert found.points == pytest.approx(sum(points) / 300)
    assert found.points_interval.low < found.points < found.points_interval.high
    assert found.first.interval == statistics.wilson(found.first.won, 300)


def test_a_job_tells_what_it_has_so_far_and_never_more_of_one_way() -> None:
    job, seen = Job(STRICT, FREE, range(5, 905)), []
    assert job.result() is None
    while job.step(Event()):
        found = job.result()
        if found is not None:
            assert found.deals == job.done
            seen.append(found.deals)
    assert seen == sorted(seen)
    assert len(set(seen)) > 2
    assert job.done == 900


def test_a_job_that_is_stopped_keeps_what_it_had() -> None:
    job, stop = Job(STRICT, FREE, range(1, 2001)), Event()
    for _ in range(4):
        job.step(stop)
    before = (job.done, job.result())
    stop.set()
    assert not job.step(stop)
    assert (job.done, job.result()) == before


@pytest.mark.parametrize("deals", [range(0), range(1, MOST_DEALS + 2)])
def test_a_job_has_neither_no_deals_nor_too_many(deals: range) -> None:
    with pytest.raises(
        ValueError, match=f"expected {LEAST_DEALS} to {MOST_DEALS}, got {len(deals)}"
    ):
        Job(STRICT, FREE, deals)


def test_the_same_way_twice_makes_no_difference() -> None:
    found = finished(Job(STRICT, STRICT, range(1, 51))).result()
    assert found is not None
    assert (found.only_first, found.only_second, found.chance, found.points) == (0, 0, 1.0, 0)
