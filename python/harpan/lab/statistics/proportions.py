"""Intervals for a share that the laboratory asks for besides Wilson's."""

from harpan.interval import LEVEL, Interval, check_counts, wilson
from harpan.lab.statistics import beta


def clopper_pearson(won: int, total: int, level: float = LEVEL) -> Interval:
    """The exact interval (Biometrika 26, 1934), never too short: the one for claims.

    >>> low, high = clopper_pearson(0, 100)
    >>> low, round(high, 4)
    (0.0, 0.0362)
    """
    check_counts(won, total)
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
