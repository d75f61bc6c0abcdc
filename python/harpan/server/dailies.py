"""The calendar of the daily deals, as their player may see it."""

from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from datetime import date

from harpan.daily import NoDailyDealError, calendar, day_of
from harpan.server.wire import DailyGame, DailyState, DayMark
from harpan.store import Daily


def daily_state(begun: Iterable[Daily], today: date) -> DailyState:
    """The days there are, and what became of the games that were begun."""
    marks: dict[str, dict[str, DayMark]] = defaultdict(dict)
    # Two machines brought together may each have begun a day: one win is enough.
    for daily in sorted(begun, key=lambda daily: daily.is_won):
        # A file from elsewhere may call any number a daily deal.
        with suppress(NoDailyDealError):
            marks[daily.game][str(day_of(daily.number))] = "won" if daily.is_won else "begun"
    days = [day for of_game in calendar().values() for day in of_game]
    return DailyState(
        today=str(today),
        first=str(min(days)),
        last=str(max(days)),
        games=[DailyGame(game, marks[game]) for game in calendar()],
    )
