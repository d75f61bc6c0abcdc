"""The interval of a share, such as that of the games that are won."""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

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
    check_counts(won, total)
    if total == 0:
        return Interval(0.0, 1.0)
    z, p = normal(level), won / total
    centre = (p + z * z / (2 * total)) / (1 + z * z / total)
    half = z * sqrt(p * (1 - p) / total + (z / (2 * total)) ** 2) / (1 + z * z / total)
    low = 0.0 if won == 0 else centre - half
    return Interval(low, 1.0 if won == total else centre + half)


def normal(level: float) -> float:
    """How many standard deviations to each side hold `level` of the normal distribution."""
    return NormalDist().inv_cdf((1 + level) / 2)


def check_counts(won: int, total: int) -> None:
    """Raise ValueError unless so many can be won of so many."""
    if not 0 <= won <= total:
        raise ValueError(f"expected from 0 to {total} won of {total}, got {won}")
