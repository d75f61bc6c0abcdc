"""Reports: a summary as a page that stands alone, and as a table for other programs."""

import csv
import io
from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template

from harpan import description
from harpan.lab import statistics, svg, wording
from harpan.lab.figures import Figure, figures
from harpan.lab.summary import ArmSummary, Summary
from harpan.lab.svg import Mark
from harpan.words import Words

HEADER = (
    *("experiment", "arm", "base", "figure", "column", "value", "low", "high", "n", "open"),
    *("game", "rules", "scoring", "by", "information", "first_deal", "last_deal", "version"),
)


def write(summary: Summary, folder: Path, words: Words) -> tuple[Path, Path]:
    """Write the page and the table into a folder, and give their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    page_path, table_path = (folder / f"{summary.name}.{kind}" for kind in ("html", "csv"))
    page_path.write_text(page(summary, words), encoding="utf-8")
    table_path.write_text(table(summary), encoding="utf-8", newline="")
    return page_path, table_path


def table(summary: Summary) -> str:
    """A line of CSV for each figure; shares are from 0 to 1."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADER)
    writer.writerows(_record(figure, summary) for figure in figures(summary))
    return text.getvalue()


def page(summary: Summary, words: Words) -> str:
    """A page of HTML that needs nothing beside it."""
    skeleton = Template((files("harpan.lab") / "report.html").read_text("utf-8"))
    return skeleton.substitute(
        language=words.language,
        title=escape(wording.title(summary, words)),
        body="\n".join(_parts(summary, words)),
    )


def _parts(summary: Summary, words: Words) -> Iterator[str]:
    found = list(figures(summary))
    yield _paragraph(wording.heading(summary, words))
    yield _shares(found, words)
    yield _table(found, words)
    if summary.pairs:
        yield _pairs(summary, words)
    yield from _histograms(summary, words)
    for name, arm in summary.arms.items():
        yield _conditions(name, arm, words)
    yield _heading(words("lab-report-method"))
    yield _paragraph(words("lab-report-intervals"))
    yield _paragraph(words("lab-report-version", version=summary.version))
    yield _heading(words("lab-report-repeat"))
    yield f"<p><code>{escape(command(summary))}</code></p>"


def command(summary: Summary) -> str:
    """What repeats the experiment."""
    scale = "" if summary.scale == 1 else f" --scale {summary.scale:g}"
    return f"harpan lab run {summary.name}.toml{scale}"


def _shares(found: Iterable[Figure], words: Words) -> str:
    """The shares that are won, each with its interval, on one scale from 0 to 100."""
    marks = [
        Mark(f.arm, 100 * f.value, statistics.Interval(*(100 * end for end in f.interval)))
        for f in found
        if f.kind == "won"
    ]
    return _heading(words("lab-column-won")) + svg.intervals(marks, 0, 100)


def _table(found: Iterable[Figure], words: Words) -> str:
    columns = ("figure", "value", "interval", "check", "n", "open")
    return _rows(
        [words(f"lab-{name}") for name in columns],
        ([_name(f, words), *_cells(f, words)] for f in found),
    )


def _name(figure: Figure, words: Words) -> str:
    return words(
        f"lab-name-{figure.kind}",
        arm=figure.arm,
        base=figure.base,
        column=wording.column(figure, words),
    )


def _cells(figure: Figure, words: Words) -> list[str]:
    check = wording.span(figure, figure.check, words) if figure.check else ""
    value = words("lab-number", value=wording.number(figure))
    interval = wording.span(figure, figure.interval, words)
    return [value, interval, check, str(figure.total), str(figure.open)]


def _pairs(summary: Summary, words: Words) -> str:
    columns = ("pair", "only-first", "only-second", "open", "n", "chance")
    return _rows(
        [words(f"lab-{name}") for name in columns],
        (
            [
                words("lab-name-pair", first=pair.first, second=pair.second),
                *map(str, (pair.only_first, pair.only_second, pair.open, pair.total)),
                wording.chance(pair),
            ]
            for pair in summary.pairs
        ),
    )


def _histograms(summary: Summary, words: Words) -> Iterator[str]:
    """Of the cards that are up; points are these times five."""
    for name, arm in summary.arms.items():
        for column in ("least", "up"):
            if column in arm.counts:
                most = wording.variant(arm).rules.deck_size
                said = words("lab-report-histogram", arm=name, column=words(f"lab-column-{column}"))
                yield svg.histogram(statistics.histogram(arm.counts[column], most), said)


def _conditions(name: str, arm: ArmSummary, words: Words) -> str:
    """The rules in full, who played and what was known."""
    variant = wording.variant(arm)
    sentences = "".join(
        f"<li>{escape(sentence)}</li>" for sentence in description.sentences(variant, words)
    )
    return "\n".join(
        [
            _heading(f"{name}: {description.name(variant, words)}"),
            _paragraph(f"{wording.by(arm, words)} {wording.information(arm, words)}"),
            f"<ul>{sentences}</ul>",
        ]
    )


def _record(figure: Figure, summary: Summary) -> list[str | int | float]:
    facts = summary.arms[figure.arm].facts
    by = facts.get("player") or f"{facts['solver']} {facts['nodes']}"
    return [
        summary.name,
        *(figure.arm, figure.base, figure.kind, figure.column),
        *(figure.value, *figure.interval, figure.total, figure.open),
        *(facts["game"], facts["rules"], facts["scoring"], by, facts["information"]),
        *(*summary.deals, summary.version),
    ]


def _rows(header: Iterable[str], rows: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in header)
    body = "".join(
        f"<tr><td>{escape(first)}</td>"
        + "".join(f'<td class="n">{escape(text)}</td>' for text in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"
