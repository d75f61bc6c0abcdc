"""Two ways on the same deals: whether they differ, and by how much."""

from math import sqrt

from harpan.lab.statistics import beta
from harpan.lab.statistics.proportions import LEVEL, Interval, normal


def mcnemar(only_first: int, only_second: int) -> float:
    """The exact two-sided p-value of McNemar's test (Psychometrika 12, 1947).

    Only deals that one way won and the other did not count; if the ways are equally good each of
    them falls to either side as a coin does.

    >>> round(mcnemar(0, 5), 6)
    0.0625
    """
    fewer, deals = min(only_first, only_second), only_first + only_second
    if fewer < 0:
        raise ValueError(f"expected counts from 0 up, got {only_first} and {only_second}")
    return min(1.0, 2 * beta.share_below(deals - fewer, fewer + 1, 0.5)) if deals else 1.0


def difference(only_first: int, only_second: int, total: int, level: float = LEVEL) -> Interval:
    """The interval for the share of the second less that of the first.

    Wald's with half a deal added to each of the four kinds (Agresti & Min, Statistics in Medicine
    24, 2005), which holds its level where one side has few deals or none.

    >>> low, high = difference(10, 30, 1000)
    >>> round(low, 4), round(high, 4)
    (0.0075, 0.0324)
    """
    if min(only_first, only_second) < 0 or only_first + only_second > total:
        raise ValueError(
            f"expected counts from 0 up and {total} at most together,"
            f" got {only_first} and {only_second}"
        )
    first, second, deals = only_first + 0.5, only_second + 0.5, total + 2
    centre = (second - first) / deals
    half = normal(level) * sqrt((first + second) / deals - centre**2) / sqrt(deals)
    return Interval(max(-1.0, centre - half), min(1.0, centre + half))


def difference_bracket(
    only_first: int, only_second: int, undecided: int, total: int, level: float = LEVEL
) -> Interval:
    """That interval with the undecided deals first all for the first, then all for the second."""
    return Interval(
        difference(only_first + undecided, only_second, total, level).low,
        difference(only_first, only_second + undecided, total, level).high,
    )
