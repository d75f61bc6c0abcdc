"""Make the list of the daily deals, python/harpan/daily.txt: one line for each game and month.

A character stands for each day: how many numbers of the day came before the first that the solver
proves winnable. Limits in nodes make the same list on every machine; a deal that is not decided
within them is passed over, never taken for winnable. What the file has already is kept, so a list
is made longer by naming a later last month: ``python tools/daily.py 2030-12``.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from os import cpu_count
from pathlib import Path

import harpan
from harpan.daily import TRIES, number_of

FILE = Path(__file__).resolve().parent.parent / "python" / "harpan" / "daily.txt"
FIRST = date(2026, 11, 1)
NODES = {
    "klondike": 200_000,
    "klondike-draw-3": 200_000,
    "double-klondike": 200_000,
    "spider-1": 100_000,
    "spider-2": 100_000,
    "spider-4": 100_000,
    "freecell": 200_000,
    "pyramid": 1_000_000,
    "aces-up": 20_000,
}
"""The games that have a daily deal, and how long a deal of each is searched."""


def months(last: str) -> Iterator[date]:
    """The first day of each month up to the last."""
    month = FIRST
    while month.strftime("%Y-%m") <= last:
        yield month
        month = following(month)


def following(month: date) -> date:
    """The first day of the month after."""
    return (month + timedelta(31)).replace(day=1)


def tries(game: str, month: date) -> str:
    """The characters of a month's days."""
    days = [month + timedelta(place) for place in range((following(month) - month).days)]
    return "".join(first_winnable(game, day) for day in days)


def first_winnable(game: str, day: date) -> str:
    """The character of a day."""
    for tried, character in enumerate(TRIES):
        deal = harpan.deal(game, number=number_of(day, tried))
        if harpan.solve(deal, nodes=NODES[game]).verdict == "winnable":
            return character
    raise RuntimeError(f"{game}: none of the {len(TRIES)} numbers of {day} is proven winnable")


def main(last: str) -> None:
    """Write the file, line by line as they are found."""
    known = dict(line.rsplit(" ", 1) for line in old_lines())
    wanted = [(game, month) for game in NODES for month in months(last)]
    with ThreadPoolExecutor(cpu_count()) as pool, FILE.open("w", encoding="ascii") as file:
        for line in pool.map(lambda each: written(known, *each), wanted):
            file.write(f"{line}\n")
            file.flush()


def old_lines() -> list[str]:
    """What the file holds already."""
    return FILE.read_text(encoding="ascii").splitlines() if FILE.exists() else []


def written(known: dict[str, str], game: str, month: date) -> str:
    """The line of a month, as it stands or made anew."""
    key = f"{game} {month:%Y-%m}"
    return f"{key} {known.get(key) or tries(game, month)}"


if __name__ == "__main__":
    main(*sys.argv[1:] or ["2028-12"])
