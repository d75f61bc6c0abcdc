"""Intervals for a share, such as that of the deals that are won."""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from harpan.lab.statistics import beta

LEVEL = 0.95
"""The confidence of every interval that says nothing else."""


class Interval(NamedTuple):
    """From `low` to `high`, both included."""

    low: float
    high: float


def wilson(won: int, total: int, level: float = LEVEL) -> Interval:
    """Wilson's score interval (JASA 22, 1927); of nothing anything may be true.

    >>> low, high = wilson(80, 100)
    >>> round(low, 3), round(high, 3)
    (0.711, 0.867)
    """
    _check(won, total)
    if total == 0:
        return Interval(0.0, 1.0)
    z, p = normal(level), won / total
    centre = (p + z * z / (2 * total)) / (1 + z * z / total)
    half = z * sqrt(p * (1 - p) / total + (z / (2 * total)) ** 2) / (1 + z * z / total)
    low = 0.0 if won == 0 else centre - half
    return Interval(low, 1.0 if won == total else centre + half)


def clopper_pearson(won: int, total: int, level: float = LEVEL) -> Interval:
    """The exact interval (Biometrika 26, 1934), never too short: the one for claims.

    >>> low, high = clopper_pearson(0, 100)
    >>> low, round(high, 4)
    (0.0, 0.0362)
    """
    _check(won, total)
    tail = (1 - level) / 2
    low = 0.0 if won == 0 else beta.quantile(won, total - won + 1, tail)
    high = 1.0 if won == total else beta.quantile(won + 1, total - won, 1 - tail)
    return Interval(low, high)


def bracket(won: int, undecided: int, total: int, level: float = LEVEL) -> Interval:
    """Wilson's interval with undecided deals first all lost and then all won.

    >>> bracket(80, 0, 100) == wilson(80, 100)
    True
    >>> bracket(80, 5, 100).high == wilson(85, 100).high
    True
    """
    return Interval(wilson(won, total, level).low, wilson(won + undecided, total, level).high)


def normal(level: float) -> float:
    """How many standard deviations to each side hold `level` of the normal distribution."""
    return NormalDist().inv_cdf((1 + level) / 2)


def _check(won: int, total: int) -> None:
    if not 0 <= won <= total:
        raise ValueError(f"expected from 0 to {total} won of {total}, got {won}")
