"""What is found, in words."""

from collections.abc import Iterator

from harpan.lab import statistics
from harpan.lab.statistics import Interval
from harpan.lab.summary import ArmSummary, PairSummary, Summary
from harpan.words import Words

DECIMALS = 2


def heading(summary: Summary, words: Words) -> str:
    """The title of the experiment, with its deals."""
    first, last = summary.deals
    return words("lab-heading", title=title(summary, words), first=str(first), last=str(last))


def title(summary: Summary, words: Words) -> str:
    """The title in the reader's language, and else the name."""
    return summary.title.get(words.language, summary.name)


def lines(summary: Summary, words: Words) -> Iterator[str]:
    """A line for each figure of the summary."""
    for name, arm in summary.arms.items():
        yield share_line(name, arm, words)
        yield from (mean_line(name, column, arm, words) for column in arm.counts)
    for pair in summary.pairs:
        yield pair_line(pair, words)


def share_line(name: str, arm: ArmSummary, words: Words) -> str:
    """How many of the deals of an arm were won."""
    interval = statistics.bracket(arm.won, arm.open, arm.total)
    return words(
        "lab-share",
        arm=name,
        share=percent(arm.won / arm.total),
        low=percent(interval.low),
        high=percent(interval.high),
        total=arm.total,
        open=arm.open,
    )


def mean_line(name: str, column: str, arm: ArmSummary, words: Words) -> str:
    """The mean of a column."""
    counts = arm.counts[column]
    return words(
        "lab-mean",
        arm=name,
        column=words(f"lab-column-{column}"),
        mean=round(statistics.mean(counts), DECIMALS),
        **bounds(statistics.t_interval(counts)),
        total=arm.total,
    )


def pair_line(pair: PairSummary, words: Words) -> str:
    """By how much the second arm wins more, and whether that may be chance."""
    interval = statistics.difference_bracket(
        pair.only_first, pair.only_second, pair.open, pair.total
    )
    return words(
        "lab-pair",
        first=pair.first,
        second=pair.second,
        difference=percent((pair.only_second - pair.only_first) / pair.total),
        low=percent(interval.low),
        high=percent(interval.high),
        only_first=pair.only_first,
        only_second=pair.only_second,
        chance=chance(statistics.mcnemar(pair.only_first, pair.only_second)),
    )


def percent(share: float) -> float:
    """A share as a percentage to be shown."""
    return round(100 * share, DECIMALS)


def chance(p: float) -> str:
    """A p-value to be shown.

    >>> chance(0.04321), chance(1e-9)
    ('0.043', '< 0.001')
    """
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def bounds(interval: Interval) -> dict[str, float]:
    """The ends of an interval to be shown."""
    return {"low": round(interval.low, DECIMALS), "high": round(interval.high, DECIMALS)}
