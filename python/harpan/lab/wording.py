"""What is found, in words."""

from collections.abc import Iterator

from harpan._core import Rules, Scoring
from harpan.lab import statistics
from harpan.lab.figures import Figure, figures
from harpan.lab.statistics import Interval
from harpan.lab.summary import ArmSummary, PairSummary, Summary
from harpan.presets import Variant
from harpan.words import Words

DECIMALS = 2
SHARES = ("won", "gain")


def heading(summary: Summary, words: Words) -> str:
    """The title of the experiment, with its deals."""
    first, last = summary.deals
    return words("lab-heading", title=title(summary, words), first=str(first), last=str(last))


def title(summary: Summary, words: Words) -> str:
    """The title in the reader's language, and else the name."""
    return summary.title.get(words.language, summary.name)


def lines(summary: Summary, words: Words) -> Iterator[str]:
    """A line for each figure of the summary."""
    for figure in figures(summary):
        yield words(
            f"lab-line-{figure.kind}",
            arm=figure.arm,
            base=figure.base,
            column=column(figure, words),
            value=number(figure),
            **bounds(figure, figure.interval),
            total=figure.total,
            open=figure.open,
        )


def column(figure: Figure, words: Words) -> str:
    """What the figure counts."""
    return words(f"lab-column-{(figure.column or 'won').replace('_', '-')}")


def number(figure: Figure) -> float:
    """The value to be shown: a percentage for shares."""
    return shown(figure, figure.value)


def bounds(figure: Figure, interval: Interval) -> dict[str, float]:
    """The ends of an interval to be shown."""
    return {"low": shown(figure, interval.low), "high": shown(figure, interval.high)}


def shown(figure: Figure, value: float) -> float:
    """A value of the figure, rounded; shares as percentages."""
    return round(100 * value if figure.kind in SHARES else value, DECIMALS)


def span(figure: Figure, interval: Interval, words: Words) -> str:
    """An interval as it stands in a table."""
    return words("lab-span", **bounds(figure, interval))


def chance(pair: PairSummary) -> str:
    """McNemar's p-value as it is shown."""
    p = statistics.mcnemar(pair.only_first, pair.only_second)
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def variant(arm: ArmSummary) -> Variant:
    """The game of an arm."""
    facts = {name: str(value) for name, value in arm.facts.items()}
    return Variant(facts["game"], Rules(facts["rules"]), Scoring(facts["scoring"]))


def by(arm: ArmSummary, words: Words) -> str:
    """Who played, or what was searched for and how far."""
    if "player" in arm.facts:
        return words("lab-by-player", player=str(arm.facts["player"]))
    question = str(arm.facts["solver"])
    return words(f"lab-by-{question}", nodes=int(arm.facts["nodes"]))


def information(arm: ArmSummary, words: Words) -> str:
    """What was known of the cards."""
    return words(f"lab-information-{arm.facts['information']}")
