"""The statistics of the laboratory, held against SciPy's and against exact sums."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import comb, exp

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import special, stats

from harpan.lab import statistics
from harpan.lab.statistics import beta, means, sequences

COUNTED = [(0, 1), (1, 1), (0, 20), (7, 20), (20, 20), (819, 1000), (3, 10**6), (904_800, 10**6)]
LEVELS = [0.9, 0.95, 0.99]
VALUES = st.lists(st.integers(-52, 208), min_size=2, max_size=60)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("won", "total"), COUNTED)
@pytest.mark.parametrize(
    ("method", "ours"),
    [("wilson", statistics.wilson), ("exact", statistics.clopper_pearson)],
)
def test_intervals_of_shares_are_scipys(
    method: str, ours: Callable[..., statistics.Interval], won: int, total: int, level: float
) -> None:
    theirs = stats.binomtest(won, total).proportion_ci(level, method=method)
    assert ours(won, total, level) == pytest.approx((theirs.low, theirs.high), rel=1e-9, abs=1e-12)


@given(st.floats(0.2, 500), st.floats(0.2, 500), st.floats(0, 1))
def test_the_incomplete_beta_function_is_scipys(a: float, b: float, x: float) -> None:
    assert beta.share_below(a, b, x) == pytest.approx(special.betainc(a, b, x), rel=1e-9, abs=1e-13)


@given(st.floats(0.5, 1000), st.floats(0.5, 1000), st.floats(0.001, 0.999))
def test_quantiles_are_scipys(a: float, b: float, share: float) -> None:
    assert beta.quantile(a, b, share) == pytest.approx(
        stats.beta.ppf(share, a, b), rel=1e-7, abs=1e-12
    )


@pytest.mark.parametrize("freedom", [1, 2, 9, 100, 10**4, 10**6])
@pytest.mark.parametrize("level", LEVELS)
def test_students_t_is_scipys(freedom: int, level: float) -> None:
    assert beta.student(freedom, level) == pytest.approx(
        stats.t.ppf((1 + level) / 2, freedom), rel=1e-7
    )


@given(VALUES)
def test_means_are_numpys_and_their_interval_scipys(values: list[int]) -> None:
    counts = {value: values.count(value) for value in values}
    assert statistics.mean(counts) == pytest.approx(numpy.mean(values))
    assert statistics.deviation(counts) == pytest.approx(numpy.std(values, ddof=1), abs=1e-9)
    if len(counts) > 1:
        theirs = stats.t.interval(
            0.95, len(values) - 1, loc=numpy.mean(values), scale=stats.sem(values)
        )
        assert statistics.t_interval(counts) == pytest.approx(theirs)


def test_the_bootstrap_is_scipys() -> None:
    values = [*range(20), 52, 52, 52]
    theirs = stats.bootstrap(
        (values,), numpy.mean, method="percentile", n_resamples=50_000, rng=1
    ).confidence_interval
    ours = statistics.bootstrap({value: values.count(value) for value in values}, resamples=50_000)
    assert ours == pytest.approx((theirs.low, theirs.high), abs=0.15)


def test_the_bootstrap_is_the_same_every_time() -> None:
    counts = {0: 40, 7: 50, 52: 10}
    assert statistics.bootstrap(counts) == statistics.bootstrap(counts)
    assert statistics.bootstrap(counts) != statistics.bootstrap(counts, seed=2)


def test_a_histogram_has_a_place_for_every_number_of_cards() -> None:
    bars = statistics.histogram({0: 2, 52: 1})
    assert (len(bars), bars[0], bars[52], sum(bars)) == (53, 2, 1, 3)
    with pytest.raises(ValueError, match="from 0 to 52, got 53"):
        statistics.histogram({53: 1})


@given(st.integers(0, 300), st.integers(0, 300))
def test_mcnemar_is_scipys_binomial_test(only_first: int, only_second: int) -> None:
    total = only_first + only_second
    theirs = stats.binomtest(only_first, total).pvalue if total else 1.0
    assert statistics.mcnemar(only_first, only_second) == pytest.approx(theirs, rel=1e-9)


@pytest.mark.parametrize("shares", [(0.05, 0.05), (0.2, 0.1), (0.01, 0.08), (0.3, 0.3)])
def test_the_paired_interval_covers_as_often_as_it_says(shares: tuple[float, float]) -> None:
    """The chance of every outcome of 60 deals, summed where the interval holds the truth."""
    total, (first, second) = 60, shares
    covered = sum(
        comb(total, b)
        * comb(total - b, c)
        * first**b
        * second**c
        * (1 - first - second) ** (total - b - c)
        for b, c in product(range(total + 1), repeat=2)
        if b + c <= total
        and (found := statistics.difference(b, c, total)).low <= second - first <= found.high
    )
    assert 0.94 <= covered <= 0.985


def test_undecided_deals_widen_to_both_sides() -> None:
    low, high = statistics.bracket(80, 5, 100)
    assert low == statistics.wilson(80, 100).low
    assert high == statistics.wilson(85, 100).high
    low, high = statistics.difference_bracket(5, 9, 3, 100)
    assert low == statistics.difference(8, 9, 100).low
    assert high == statistics.difference(5, 12, 100).high


@given(st.integers(1, 2000), st.floats(0, 1))
def test_the_confidence_sequence_ends_where_its_formula_says(total: int, share: float) -> None:
    won = round(total * share)
    low, high = statistics.confidence_sequence(won, total)
    bound = special.betaln(1 + won, 1 + total - won) - special.betaln(1, 1) + numpy.log(0.05)
    for p in {low, high} - {0.0, 1.0}:
        likelihood = special.xlogy(won, p) + special.xlog1py(total - won, -p)
        assert likelihood == pytest.approx(bound, rel=1e-6, abs=1e-6)
    assert low <= won / total <= high
    assert (low == 0) == (won == 0)
    assert (high == 1) == (won == total)


def test_the_confidence_sequence_holds_at_every_moment() -> None:
    """Of 400 runs that are looked at after each deal few are ever wrong; Wilson's often are."""
    rng = numpy.random.default_rng(4)
    checks = (statistics.confidence_sequence, statistics.wilson)
    wrong = [0, 0]
    for run in rng.random((400, 300)) < 0.4:
        won = numpy.cumsum(run)
        for place, interval in enumerate(checks):
            found = (interval(int(won[n - 1]), n) for n in range(1, 301, 3))
            wrong[place] += any(not low <= 0.4 <= high for low, high in found)
    assert wrong[0] <= 0.05 * 400
    assert wrong[1] > 0.1 * 400


@pytest.mark.parametrize(
    "call",
    [
        lambda: statistics.wilson(3, 2),
        lambda: statistics.clopper_pearson(-1, 2),
        lambda: statistics.confidence_sequence(3, 2),
        lambda: statistics.mcnemar(-1, 2),
        lambda: statistics.difference(3, 3, 5),
        lambda: statistics.mean({}),
    ],
)
def test_counts_that_cannot_be_are_refused(call: object) -> None:
    with pytest.raises(ValueError, match="expected"):
        call()  # type: ignore[operator]


def test_nothing_is_known_of_no_deals() -> None:
    assert statistics.wilson(0, 0) == (0, 1)
    assert statistics.clopper_pearson(0, 0) == (0, 1)
    assert statistics.confidence_sequence(0, 0) == (0, 1)
    assert statistics.t_interval({3: 1}) == (float("-inf"), float("inf"))
    assert sequences.confidence_sequence(0, 1).high == pytest.approx(1 - exp(-3) * 0.5, abs=0.1)
    assert means.total({}) == 0
