"""Figures: a number with its interval, found from the counts of a summary."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from harpan.lab import statistics
from harpan.lab.statistics import Counts, Interval
from harpan.lab.summary import ArmSummary, PairSummary, Summary

Kind = Literal["won", "mean", "gain", "difference"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A share or a mean of one arm, or by how much the second of two has more."""

    kind: Kind
    arm: str
    value: float
    interval: Interval
    total: int
    """The deals that it is found from."""
    open: int = 0
    """Those of them that are undecided; the interval holds whichever way they go."""
    column: str = ""
    """What a mean is the mean of."""
    base: str = ""
    """The arm that it is compared with."""
    check: Interval | None = None
    """The same by a second method: Clopper and Pearson's for a share, the bootstrap for a mean."""


def figures(summary: Summary) -> Iterator[Figure]:
    """All that a summary says, arm by arm and then pair by pair."""
    for name, arm in summary.arms.items():
        yield won(name, arm)
        for column in filter(arm.counts.get, arm.counts):
            yield mean(name, column, arm.counts[column], arm.resampled[column])
    for pair in summary.pairs:
        yield gain(pair)
        for column in pair.differences:
            yield difference(pair, column)


def won(name: str, arm: ArmSummary) -> Figure:
    """The share of the deals that are won; undecided ones count neither way."""
    return Figure(
        "won",
        name,
        arm.won / arm.total,
        statistics.bracket(arm.won, arm.open, arm.total),
        arm.total,
        arm.open,
        check=Interval(
            statistics.clopper_pearson(arm.won, arm.total).low,
            statistics.clopper_pearson(arm.won + arm.open, arm.total).high,
        ),
    )


def share(name: str, counts: Counts, least: int) -> Figure:
    """The share of the deals with `least` or more in a column, as when Vegas ends in plus."""
    total = sum(counts.values())
    reached = sum(count for value, count in counts.items() if value >= least)
    interval = statistics.wilson(reached, total)
    check = statistics.clopper_pearson(reached, total)
    return Figure("won", name, reached / total, interval, total, check=check)


def mean(name: str, column: str, counts: Counts, check: Interval | None = None) -> Figure:
    """The mean of a column, with its bootstrap interval as the check."""
    return Figure(
        "mean",
        name,
        statistics.mean(counts),
        statistics.t_interval(counts),
        sum(counts.values()),
        column=column,
        check=check,
    )


def gain(pair: PairSummary) -> Figure:
    """By how large a share of the deals the second arm wins more than the first."""
    counts = (pair.only_first, pair.only_second)
    return Figure(
        "gain",
        pair.second,
        (pair.only_second - pair.only_first) / pair.total,
        statistics.difference_bracket(*counts, pair.open, pair.total),
        pair.total,
        pair.open,
        base=pair.first,
    )


def difference(pair: PairSummary, column: str) -> Figure:
    """By how much the second arm has more in a column, deal by deal."""
    found = mean(pair.second, column, pair.differences[column], pair.resampled[column])
    return replace(found, kind="difference", base=pair.first)
