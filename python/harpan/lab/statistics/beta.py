"""The beta distribution, of which the intervals here are made, and Student's t by way of it."""

from functools import cache
from math import exp, lgamma, log, log1p, sqrt

SMALLEST = 1e-300
PRECISION = 1e-15
MOST_TERMS = 100_000
LEAST_LOGARITHM = -700.0


def log_beta(a: float, b: float) -> float:
    """The logarithm of B(a, b)."""
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def share_below(a: float, b: float, x: float) -> float:
    """How much of Beta(a, b) lies below `x`: the regularised incomplete beta function.

    By its continued fraction (DLMF 8.17.22), on the side where that converges fast.

    >>> round(share_below(2, 3, 0.5), 6)
    0.6875
    """
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - share_below(b, a, 1 - x)
    front = exp(a * log(x) + b * log1p(-x) - log_beta(a, b)) / a
    return front * _fraction(a, b, x)


def quantile(a: float, b: float, share: float) -> float:
    """The point that has `share` of Beta(a, b) below it.

    >>> round(quantile(2, 3, 0.6875), 6)
    0.5
    """
    if not 0 < share < 1:
        return float(share >= 1)
    low, high, point = 0.0, 1.0, a / (a + b)
    while high - low > PRECISION * high:
        excess = share_below(a, b, point) - share
        low, high = (point, high) if excess < 0 else (low, point)
        before, point = point, _newton(a, b, point, excess)
        if not low < point < high:
            point = (low + high) / 2
        if abs(point - before) <= PRECISION * point:
            break
    return point


def _newton(a: float, b: float, point: float, excess: float) -> float:
    """A step of Newton's method from a point that has too much of the distribution below it."""
    logarithm = (a - 1) * log(point) + (b - 1) * log1p(-point) - log_beta(a, b)
    return point - excess / exp(logarithm) if logarithm > LEAST_LOGARITHM else -1.0


@cache
def student(freedom: float, level: float) -> float:
    """How many standard errors to each side hold `level` of Student's t.

    For T with ν degrees of freedom T² / (ν + T²) is Beta(1/2, ν/2).

    >>> round(student(10, 0.95), 3)
    2.228
    """
    share = quantile(0.5, freedom / 2, level)
    return sqrt(freedom * share / (1 - share))


def _fraction(a: float, b: float, x: float) -> float:
    """The continued fraction, by Lentz's method."""
    d = 1 / _kept_from_zero(1 - (a + b) * x / (a + 1))
    c, value = 1.0, d
    for m in range(1, MOST_TERMS):
        before = value
        for term in _terms(a, b, x, m):
            d = 1 / _kept_from_zero(1 + term * d)
            c = _kept_from_zero(1 + term / c)
            value *= c * d
        if abs(value - before) <= PRECISION * abs(value):
            break
    return value


def _terms(a: float, b: float, x: float, m: int) -> tuple[float, float]:
    even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
    odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
    return even, odd


def _kept_from_zero(value: float) -> float:
    return value if abs(value) > SMALLEST else SMALLEST
