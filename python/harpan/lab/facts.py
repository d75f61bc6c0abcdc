"""Claims beside measurements: `docs/facts.md`, made from claims and summaries.

``python -m harpan.lab.facts CLAIMS SUMMARIES`` prints the page; it fails when a claim has no
measurement.
"""

import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from harpan.lab import figures, summary, wording
from harpan.lab.errors import LabError
from harpan.lab.figures import Figure
from harpan.lab.keys import Keys
from harpan.lab.summary import PairSummary, Summary
from harpan.words import Words, words

MEASUREMENT = ("file", "arm", "base", "column", "at_least", "below")


@dataclass(frozen=True, slots=True)
class Measurement:
    """A figure, and the summary that it is of."""

    figure: Figure
    source: Summary
    name: str


def page(claims: Mapping[str, Any], folder: Path) -> str:
    """The page in Markdown.

    Raises LabError for a claim that names a file, an arm or a column that is not there.
    """
    keys = Keys(claims)
    parts = [keys.text("head").strip(), "", *_sections(keys, folder), ""]
    return "\n".join(parts)


def _sections(keys: Keys, folder: Path) -> Iterator[str]:
    said = words("en")
    for section in keys.tables("section"):
        yield from (f"## {section.text('title')}", "")
        yield "| claim | measured | n | 95 % | conclusion | file |"
        yield "|---|---|---|---|---|---|"
        for claim in section.tables("claim"):
            yield from _rows(claim, folder, said)
        yield ""


def _rows(claim: Keys, folder: Path, said: Words) -> Iterator[str]:
    """A row for each measurement; the claim and its conclusion stand in the first."""
    texts = [claim.text("says"), claim.text("conclusion")]
    measured = [measurement(table, folder) for table in claim.tables("measured")]
    if not measured:
        raise claim.error("missing_key", "measured", "", "a measurement or more")
    for found in measured:
        figure = found.figure
        value, span = wording.number(figure), wording.span(figure, figure.interval, said)
        unit = " %" if figure.kind in wording.SHARES else ""
        n = f"{figure.total}" + (f" ({figure.open} open)" if figure.open else "")
        cells = (texts[0], f"{found.name}: {value}{unit}", n, span, texts[1], _file(found))
        yield f"| {' | '.join(cells)} |"
        texts = ["", ""]


def _file(found: Measurement) -> str:
    name = found.source.name
    return f"[{name}](../experiments/{name}.toml)"


def measurement(table: Keys, folder: Path) -> Measurement:
    """The figure that a table names: by its file and arm, and by what of them is meant.

    With `base` it is the gain over that arm; with `column` the mean of it, or with `at_least` or
    `below` the share of deals that have so much; without any of them the share that is won.
    """
    table.check_known((*MEASUREMENT, "called"))
    source = summary.read(folder / f"{table.text('file')}.json")
    figure = _figure(table, source)
    called = table.text("called") if "called" in table else figure.arm
    return Measurement(figure, source, called)


def _figure(table: Keys, source: Summary) -> Figure:
    arm = table.choice("arm", list(source.arms))
    if "base" in table:
        return figures.gain(_pair(table, source, arm))
    if "column" not in table:
        return figures.won(arm, source.arms[arm])
    column = table.choice("column", list(source.arms[arm].counts))
    counts = source.arms[arm].counts[column]
    if "at_least" in table:
        return figures.share(arm, counts, table.whole("at_least", -(10**6), 10**6, 0))
    if "below" in table:
        limit = table.whole("below", -(10**6), 10**6, 0)
        return figures.share(arm, {-value: n for value, n in counts.items()}, 1 - limit)
    return figures.mean(arm, column, counts, source.arms[arm].resampled[column])


def _pair(table: Keys, source: Summary, arm: str) -> PairSummary:
    base = table.choice("base", [pair.first for pair in source.pairs])
    for pair in source.pairs:
        if (pair.first, pair.second) == (base, arm):
            return pair
    raise table.error("choice", "arm", table.got("arm"), f"an arm beside {base}", allowed=base)


def main(claims: str, folder: str) -> None:
    """Print the page; a mistake ends the program with what it is."""
    try:
        text = page(tomllib.loads(Path(claims).read_text(encoding="utf-8")), Path(folder))
    except LabError as error:
        sys.exit(f"{claims}: {error}")
    sys.stdout.write(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
