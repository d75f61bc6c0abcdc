"""What the games that were played add up to, for each game with its options and scoring."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import Literal

import msgspec

from harpan.booking import Booking
from harpan.interval import Interval, wilson
from harpan.store import Form, Store
from harpan.store.results import Ending, Totals

_CURVE_POINTS = 60

NewsKind = Literal["first_win", "best_points", "fastest", "fewest_moves", "longest_streak", "share"]


class Streak(msgspec.Struct, frozen=True):
    """How often in a row: now, and at most so far."""

    now: int
    longest: int


class Progress(msgspec.Struct, frozen=True):
    """How it stood after so many games."""

    played: int
    won: int
    plus: int


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of one form; None where there is nothing to tell."""

    totals: Totals | None
    """The games that count."""
    practice: Totals | None
    """Those that do not."""
    share: Interval | None
    """The interval of the share won."""
    plus_share: Interval | None
    """The interval of the share in which more than the stake came back."""
    wins_in_a_row: Streak
    days_in_a_row: Streak
    """Days in a row with a win, by the player's own dates; one that still goes on today counts."""
    progress: list[Progress]
    """From the first game to the last, at most 60 points."""


class News(msgspec.Struct, frozen=True):
    """Something that a win has changed."""

    kind: NewsKind
    value: int
    """The new figure: points, ms, moves, wins in a row, and for a share the games won."""
    played: int
    """Games of the form that count."""


def statistics(
    sums: Iterable[Totals], endings: Sequence[Ending], form: Form, today: int
) -> Statistics:
    """What the games of a form add up to.

    Of `sums` those of the form, `endings` are its own, `today` is the player's date in days.
    """
    own = [totals for totals in sums if totals.form == form]
    totals, practice = _of_kind(own, practice=False), _of_kind(own, practice=True)
    return Statistics(
        totals=totals,
        practice=practice,
        share=_share(totals.won, totals.played) if totals else None,
        plus_share=_share(totals.plus, totals.played) if totals else None,
        wins_in_a_row=wins_in_a_row(endings),
        days_in_a_row=days_in_a_row((end.day for end in endings if end.won), today),
        progress=progress(endings),
    )


def news(store: Store, game_id: str) -> list[News]:
    """What a won game has changed, the most notable first; nothing for games that do not count."""
    booked = store.results.of(game_id)
    if booked is None or booked[1].practice or booked[1].outcome != "won":
        return []
    form, booking = booked
    now = _of_kind(store.results.totals(form), practice=False)
    before = _of_kind(store.results.totals(form, without=game_id), practice=False)
    streak = wins_in_a_row(store.results.endings(form))
    return [*_records(booking, before, now), *_streak_news(streak, now)] if now else []


def _records(booking: Booking, before: Totals | None, now: Totals) -> Iterator[News]:
    """The records that a win has beaten; the first win of all has none to beat."""
    if before is None or before.won == 0:
        yield News("first_win", 1, now.played)
        return
    beaten: list[tuple[NewsKind, int | None, bool]] = [
        ("best_points", booking.points, _beats(booking.points, before.best_points)),
        ("fastest", booking.elapsed, _beats(before.fastest_won, booking.elapsed)),
        ("fewest_moves", booking.moves, _beats(before.fewest_moves_won, booking.moves)),
    ]
    for kind, value, is_beaten in beaten:
        if is_beaten:
            yield News(kind, value or 0, now.played)


def _streak_news(streak: Streak, now: Totals) -> Iterator[News]:
    if streak.now == streak.longest > 1:
        yield News("longest_streak", streak.now, now.played)
    yield News("share", now.won, now.played)


def _share(count: int, of: int) -> Interval | None:
    """Where a share lies, after Wilson; None of nothing."""
    return wilson(count, of) if of else None


def wins_in_a_row(endings: Iterable[Ending]) -> Streak:
    """The wins in a row of games in their order."""
    runs = [(won, len(list(run))) for won, run in groupby(endings, lambda end: end.won)]
    longest = max((length for won, length in runs if won), default=0)
    return Streak(runs[-1][1] if runs and runs[-1][0] else 0, longest)


def days_in_a_row(days: Iterable[int], today: int) -> Streak:
    """The days in a row among dates; the run of today or yesterday is the one that goes on.

    >>> days_in_a_row([3, 1, 2, 7, 8, 8], today=9)
    Streak(now=2, longest=3)
    >>> days_in_a_row([7, 8], today=10)
    Streak(now=0, longest=2)
    """
    dates = sorted(set(days))
    # In a run of days date and place grow alike.
    runs = [
        [date for _, date in run]
        for _, run in groupby(enumerate(dates), lambda place: place[1] - place[0])
    ]
    longest = max(map(len, runs), default=0)
    return Streak(len(runs[-1]) if runs and runs[-1][-1] >= today - 1 else 0, longest)


def progress(endings: Sequence[Ending]) -> list[Progress]:
    """How games played and won grew, at places evenly spread."""
    count = len(endings)
    points = min(count, _CURVE_POINTS)
    places = [-(-count * (point + 1) // points) for point in range(points)]
    won = list(accumulate((end.won for end in endings), initial=0))
    plus = list(accumulate((end.plus for end in endings), initial=0))
    return [Progress(place, won[place], plus[place]) for place in places]


def _of_kind(sums: Iterable[Totals], *, practice: bool) -> Totals | None:
    return next((totals for totals in sums if totals.practice == practice), None)


def _beats(more: int | None, less: int | None) -> bool:
    return more is not None and less is not None and more > less
