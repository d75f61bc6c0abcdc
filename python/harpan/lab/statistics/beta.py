"""The beta distribution, of which the intervals here are made, and Student's t by way of it."""

from math import exp, lgamma, log, log1p, sqrt

SMALLEST = 1e-300
PRECISION = 1e-15
MOST_TERMS = 100_000


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
    low, high = 0.0, 1.0
    while high - low > PRECISION * high:
        middle = (low + high) / 2
        if middle in (low, high):
            break
        if share_below(a, b, middle) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


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
