"""Summaries: all that reports and claims need of a table of results, in counts."""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from harpan.lab import columns
from harpan.lab.columns import COUNTED, NUMBER, Outcome, Table
from harpan.lab.errors import LabError
from harpan.lab.experiment import Arm, Experiment
from harpan.lab.statistics import Counts, Interval, bootstrap

POINTS_OF_WON = "points_of_won"
INNERMOST = re.compile(r"\{[^{}\[\]]*\}")


@dataclass(frozen=True, slots=True)
class ArmSummary:
    """What came of the deals of an arm."""

    facts: Mapping[str, str | int]
    """All that the results depend on, the deals aside."""
    total: int
    won: int
    open: int
    """Deals that no proof was found for within the budget."""
    counts: Mapping[str, Counts]
    """By column how often each value came up."""
    resampled: Mapping[str, Interval] = field(default_factory=dict)
    """By column the bootstrap interval of the mean."""


@dataclass(frozen=True, slots=True)
class PairSummary:
    """Two arms on the same deals; where either is open the deal is open."""

    first: str
    second: str
    total: int
    only_first: int
    only_second: int
    open: int
    differences: Mapping[str, Counts]
    """By column how often the second had so much more than the first."""
    resampled: Mapping[str, Interval] = field(default_factory=dict)
    """By column the bootstrap interval of the mean difference."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of an experiment."""

    name: str
    title: Mapping[str, str]
    version: str
    deals: tuple[int, int]
    """The first and the last number."""
    scale: float
    """So many times the deals that the file asks for."""
    arms: Mapping[str, ArmSummary]
    pairs: Sequence[PairSummary]
    """The first arm with each of the others."""


def summarise(experiment: Experiment, tables: Mapping[str, Table], version: str) -> Summary:
    """Count what the tables of the arms hold, and resample it."""
    first, *others = experiment.arms
    arms = {arm.name: of_arm(arm, tables[arm.name]) for arm in experiment.arms}
    pairs = [of_pair(first, other, tables) for other in others]
    return Summary(
        name=experiment.name,
        title=dict(experiment.title),
        version=version,
        deals=(experiment.deals[0], experiment.deals[-1]),
        scale=experiment.scale,
        arms={name: replace(arm, resampled=_resampled(arm.counts)) for name, arm in arms.items()},
        pairs=[replace(pair, resampled=_resampled(pair.differences)) for pair in pairs],
    )


def of_arm(arm: Arm, table: Table) -> ArmSummary:
    """Count the outcomes and the values of an arm."""
    ended = Counter(columns.outcomes(arm, table))
    return ArmSummary(
        facts=arm.facts,
        total=len(table[NUMBER]),
        won=ended["won"],
        open=ended["open"],
        counts=counted(table),
    )


def counted(table: Table) -> Mapping[str, Counts]:
    """How often each value came up, in every column that is counted."""
    counts = {name: ordered(Counter(table[name])) for name in COUNTED if name in table}
    if "points" in table:
        won = (points for points, won in zip(table["points"], table["won"], strict=True) if won)
        counts[POINTS_OF_WON] = ordered(Counter(won))
    return counts


def of_pair(first: Arm, second: Arm, tables: Mapping[str, Table]) -> PairSummary:
    """Count where two arms part, on the deals that both have."""
    one, other = common(tables[first.name], tables[second.name])
    outcomes = zip(columns.outcomes(first, one), columns.outcomes(second, other), strict=True)
    ended = Counter(map(_compared, outcomes))
    return PairSummary(
        first=first.name,
        second=second.name,
        total=len(one[NUMBER]),
        only_first=ended["first"],
        only_second=ended["second"],
        open=ended["open"],
        differences={
            name: ordered(Counter(b - a for a, b in zip(one[name], other[name], strict=True)))
            for name in COUNTED
            if name in one
        },
    )


def common(one: Table, other: Table) -> tuple[Table, Table]:
    """The rows of the deals that both tables have."""
    if list(one[NUMBER]) == list(other[NUMBER]):
        return one, other
    both = set(one[NUMBER]) & set(other[NUMBER])
    return _rows_of(one, both), _rows_of(other, both)


def ordered(counts: Counter[int]) -> dict[int, int]:
    """The counts in the order of the values."""
    return dict(sorted(counts.items()))


def write(summary: Summary, path: Path) -> None:
    """Write the summary as JSON, each table of counts on a line."""
    text = json.dumps(asdict(summary), indent=1, ensure_ascii=False)
    flat = INNERMOST.sub(lambda found: " ".join(found[0].split()), text)
    path.write_text(f"{flat}\n", encoding="utf-8")


def read(path: Path) -> Summary:
    """Read a summary that `write` wrote; LabError when there is none in the file."""
    try:
        return _read(path)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise LabError(
            "lab_summary", f"{path}: expected a summary of an experiment, got none", got=str(path)
        ) from error


def _read(path: Path) -> Summary:
    fields: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    arms = {name: ArmSummary(**_numbered(arm, "counts")) for name, arm in fields["arms"].items()}
    pairs = [PairSummary(**_numbered(pair, "differences")) for pair in fields["pairs"]]
    return Summary(**(fields | {"arms": arms, "pairs": pairs, "deals": tuple(fields["deals"])}))


def _resampled(counts: Mapping[str, Counts]) -> dict[str, Interval]:
    return {name: bootstrap(counted) for name, counted in counts.items() if counted}


def _compared(outcomes: tuple[Outcome, Outcome]) -> str:
    if "open" in outcomes:
        return "open"
    return {("won", "lost"): "first", ("lost", "won"): "second"}.get(outcomes, "same")


def _rows_of(table: Table, numbers: set[int]) -> Table:
    chosen = [number in numbers for number in table[NUMBER]]
    return {
        name: [value for value, wanted in zip(column, chosen, strict=True) if wanted]
        for name, column in table.items()
    }


def _numbered(fields: Mapping[str, Any], key: str) -> dict[str, Any]:
    """The fields with whole numbers for keys and intervals again, as JSON does not write them."""
    counts = {
        name: {int(value): count for value, count in counted.items()}
        for name, counted in fields[key].items()
    }
    resampled = {name: Interval(*ends) for name, ends in fields["resampled"].items()}
    return {**fields, key: counts, "resampled": resampled}
