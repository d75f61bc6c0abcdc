"""Intervals that may be watched: they hold at every moment of a run at once."""

from collections.abc import Callable
from math import log, log1p

from harpan.lab.statistics.beta import PRECISION, log_beta
from harpan.lab.statistics.proportions import LEVEL, Interval


def confidence_sequence(
    won: int, total: int, level: float = LEVEL, a: float = 1.0, b: float = 1.0
) -> Interval:
    """The shares p with B(a + s, b + f) / B(a, b) ≤ p^s (1 − p)^f / α, for s won and f lost.

    The mixture over Beta(a, b) is a martingale, so by Ville's inequality the true share is outside
    at any moment of the run with chance α at most, whenever one looks and stops.

    >>> low, high = confidence_sequence(500, 1000)
    >>> round(low, 3), round(high, 3)
    (0.444, 0.556)
    """
    if not 0 <= won <= total:
        raise ValueError(f"expected from 0 to {total} won of {total}, got {won}")
    if total == 0:
        return Interval(0.0, 1.0)
    lost, middle = total - won, won / total
    bound = log_beta(a + won, b + lost) - log_beta(a, b) + log(1 - level)

    def holds(p: float) -> bool:
        return _likelihood(won, p) + _likelihood(lost, 1 - p) >= bound

    low = 0.0 if won == 0 else _edge(0.0, middle, holds)
    return Interval(low, 1.0 if lost == 0 else _edge(1.0, middle, holds))


def _likelihood(count: int, p: float) -> float:
    """The logarithm of p to the power of count."""
    if count == 0:
        return 0.0
    return float("-inf") if p <= 0 else count * (log1p(p - 1) if p > 0.5 else log(p))


def _edge(outside: float, inside: float, holds: Callable[[float], bool]) -> float:
    """Where it begins to hold, between a point where it does not and one where it does."""
    while abs(inside - outside) > PRECISION * max(inside, outside):
        middle = (inside + outside) / 2
        if middle in (inside, outside):
            break
        if holds(middle):
            inside = middle
        else:
            outside = middle
    return outside
