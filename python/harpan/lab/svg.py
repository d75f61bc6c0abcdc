"""Figures as SVG, to stand in a page: intervals under each other, and histograms."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from harpan.lab.statistics import Interval

WIDTH = 720
LABEL = 220
ROW = 26
MARGIN = 24
BAR_HEIGHT = 120
TICKS = 5


class Mark(NamedTuple):
    """A value with its interval, and what it is the value of."""

    label: str
    value: float
    interval: Interval


def intervals(marks: Sequence[Mark], least: float, most: float) -> str:
    """The marks on one scale, each in a row with its label."""
    height = ROW * len(marks) + MARGIN
    rows = "".join(_row(mark, place, least, most) for place, mark in enumerate(marks))
    axis = "".join(_tick(least + (most - least) * i / TICKS, least, most, height) for i in range(6))
    return _svg(height, axis + rows)


def histogram(bars: Sequence[int], label: str) -> str:
    """How often each value from 0 up came up."""
    highest, width = max(bars) or 1, (WIDTH - 2 * MARGIN) / len(bars)
    shapes = "".join(
        _bar(MARGIN + place * width, width, BAR_HEIGHT * count / highest, f"{place}: {count}")
        for place, count in enumerate(bars)
    )
    base = BAR_HEIGHT + MARGIN
    ticks = "".join(
        _text(MARGIN + (place + 0.5) * width, base + 14, str(place), "middle")
        for place in range(0, len(bars), 13)
    )
    return _svg(base + MARGIN, _text(MARGIN, 14, label, "start") + shapes + ticks)


def _row(mark: Mark, place: int, least: float, most: float) -> str:
    y = ROW * (place + 0.5)
    low, high, at = (_x(v, least, most) for v in (*mark.interval, mark.value))
    return (
        _text(LABEL - 10, y + 4, mark.label, "end")
        + f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        + f'<circle cx="{at:.1f}" cy="{y:.1f}" r="4"/>'
    )


def _tick(value: float, least: float, most: float, height: float) -> str:
    x = _x(value, least, most)
    line = f'<line class="tick" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - MARGIN}"/>'
    return line + _text(x, height - 6, f"{value:g}", "middle")


def _x(value: float, least: float, most: float) -> float:
    share = (value - least) / (most - least) if most > least else 0.5
    return LABEL + (WIDTH - LABEL - MARGIN) * min(1.0, max(0.0, share))


def _bar(x: float, width: float, height: float, title: str) -> str:
    y = MARGIN + BAR_HEIGHT - height
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width * 0.8:.1f}" height="{height:.1f}">'
        f"<title>{escape(title)}</title></rect>"
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(height: float, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img">{inside}</svg>'
