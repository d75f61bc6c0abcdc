"""Means of whole numbers that are given as counts: how often each value came up."""

from collections.abc import Mapping
from math import sqrt

from harpan.lab.statistics import beta
from harpan.lab.statistics.proportions import LEVEL, Interval

RESAMPLES = 10_000
MOST_UP = 52

Counts = Mapping[int, int]


def total(counts: Counts) -> int:
    """How many values there are."""
    return sum(counts.values())


def mean(counts: Counts) -> float:
    """Their mean; ValueError when there are none.

    >>> mean({0: 3, 52: 1})
    13.0
    """
    number = total(counts)
    if number == 0:
        raise ValueError("expected one value or more, got none")
    return sum(value * count for value, count in counts.items()) / number


def deviation(counts: Counts) -> float:
    """Their standard deviation, with one less than their number below; 0 for a single value."""
    number, centre = total(counts), mean(counts)
    squares = sum(count * (value - centre) ** 2 for value, count in counts.items())
    return sqrt(squares / (number - 1)) if number > 1 else 0.0


def t_interval(counts: Counts, level: float = LEVEL) -> Interval:
    """Student's interval for the mean; without end when there are fewer than two values."""
    number = total(counts)
    if number < 2:
        return Interval(float("-inf"), float("inf"))
    half = beta.student(number - 1, level) * deviation(counts) / sqrt(number)
    return Interval(mean(counts) - half, mean(counts) + half)


def bootstrap(
    counts: Counts, level: float = LEVEL, resamples: int = RESAMPLES, seed: int = 1
) -> Interval:
    """The percentile interval of means of as many values drawn anew: a check on Student's.

    Needs NumPy. The same counts and seed give the same interval.
    """
    import numpy  # noqa: PLC0415 - of the extra `lab`; all else here does without

    number = total(counts)
    values = numpy.array(sorted(counts), dtype=float)
    shares = numpy.array([counts[value] for value in sorted(counts)]) / number
    drawn = numpy.random.default_rng(seed).multinomial(number, shares, size=resamples)
    tail = (1 - level) / 2
    low, high = numpy.quantile(drawn @ values / number, [tail, 1 - tail])
    return Interval(float(low), float(high))


def histogram(counts: Counts, most: int = MOST_UP) -> list[int]:
    """How often each of 0 to `most` came up; ValueError for a value outside.

    >>> histogram({0: 3, 2: 1}, most=3)
    [3, 0, 1, 0]
    """
    if outside := [value for value in counts if not 0 <= value <= most]:
        raise ValueError(f"expected values from 0 to {most}, got {outside[0]}")
    return [counts.get(value, 0) for value in range(most + 1)]
