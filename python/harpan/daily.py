"""The daily deal: one a day in UTC of each game, the same for everyone, and proven winnable.

The number of a daily deal is its day and two digits more, as in 2026113004, so a game tells by its
number which day it is of. Which digits they are stands in a list that was made by the solver: see
`tools/daily.py`.
"""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files
from string import ascii_lowercase, digits

TRIES = digits + ascii_lowercase
"""The ways to write how many numbers of a day come before the one that is its deal."""


class NoDailyDealError(ValueError):
    """There is no daily deal of this game on this day."""


@cache
def calendar() -> Mapping[str, Mapping[date, int]]:
    """The deal numbers of every day, by game.

    >>> sorted(calendar())[:2]
    ['aces-up', 'double-klondike']
    """
    found: dict[str, dict[date, int]] = {}
    for line in files("harpan").joinpath("daily.txt").read_text(encoding="ascii").splitlines():
        game, month, tries = line.split()
        first = date.fromisoformat(f"{month}-01")
        days = (first + timedelta(place) for place in range(len(tries)))
        numbers = {
            day: number_of(day, TRIES.index(tried)) for day, tried in zip(days, tries, strict=True)
        }
        found.setdefault(game, {}).update(numbers)
    return found


def daily_number(game: str, day: date) -> int:
    """The number of the deal of a day.

    Raises NoDailyDealError for a game that has none, and for a day outside the list.

    >>> daily_number("klondike", date(2026, 11, 30)) // 100
    20261130
    """
    days = calendar().get(game)
    if days is None:
        raise NoDailyDealError(f"game: expected one of {', '.join(calendar())}, got {game!r}")
    if day not in days:
        raise NoDailyDealError(f"day: expected {min(days)} to {max(days)}, got {day}")
    return days[day]


def day_of(number: int) -> date:
    """The day of a daily deal with this number.

    Raises NoDailyDealError for a number that is of no day.

    >>> day_of(2026113004)
    datetime.date(2026, 11, 30)
    """
    try:
        return date.fromisoformat(str(number // 100))
    except ValueError as error:
        raise NoDailyDealError(f"number: expected a day and two digits, got {number}") from error


def today() -> date:
    """The day it is in UTC."""
    return datetime.now(UTC).date()


def number_of(day: date, tried: int) -> int:
    """The number that is tried for a day after so many others.

    >>> number_of(date(2026, 11, 30), 4)
    2026113004
    """
    return int(day.strftime("%Y%m%d")) * 100 + tried
