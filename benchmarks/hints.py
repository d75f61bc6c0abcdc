"""How well games go by hints alone, beside plain greedy play: `python benchmarks/hints.py`.

Prints for each game the share won by each, how many more hints win and bring up on the same deals,
with 95 % intervals, and the time that a hint takes. Ends with an error where hints lead back to a
position with nothing learnt.
The deals are those from 1 on; hints were tuned on others. `--deals N` sets the size, `--game ID`
chooses one, `--threads N` plays so many at once. `--winnable` leaves out the deals that are proven
to be lost whoever plays them, for games of which hardly one is won.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import compress
from typing import NamedTuple

import harpan
from harpan.interval import wilson
from harpan.lab.statistics import difference, mean, t_interval

HEAD = """\
| game | deals | won by hints | won by greedy play | won more | more cards up | ms a plan |
|---|---:|---|---|---|---|---:|"""


def share(won: int, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%}–{high:.1%})"


class Followed(NamedTuple):
    """How a deal went by hints alone."""

    is_won: bool
    up: int
    """Cards."""
    plans: int
    seconds: float
    """Of the processor, for all plans."""


def by_hints(name: str, number: int) -> Followed:
    """Play a deal by hints alone.

    A plan is played to its end at once: asked on the way, a hint says the rest of it.
    """
    game = harpan.deal(name, number=number)
    met = {known(game)}
    times = []
    while (found := timed_hint(game, times)) is not None:
        for move in found.plan:
            game.play(move)
            if known(game) in met:
                raise SystemExit(f"{name}, deal {number}: hints come back after {game.moves}")
            met.add(known(game))
    return Followed(game.is_won, game.score_at(0).up, len(times) - 1, sum(times))


def timed_hint(game: harpan.Game, times: list[float]) -> harpan.Hint | None:
    """A hint, and how long it took."""
    start = time.thread_time()
    found = harpan.hint(game)
    times.append(time.thread_time() - start)
    return found


def known(game: harpan.Game) -> tuple[object, int]:
    """How the cards lie, and how much of it the player knows."""
    return game.key, len(game.view.unseen)


def more_won(hints: Sequence[bool], greedy: Sequence[bool]) -> str:
    """How many more of the same deals are won, in percentage points."""
    pairs = Counter(zip(hints, greedy, strict=True))
    only_hints, only_greedy = pairs[True, False], pairs[False, True]
    low, high = difference(only_greedy, only_hints, len(hints))
    found = 100 * (only_hints - only_greedy) / len(hints)
    return f"{found:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def more_up(hints: Sequence[int], greedy: Sequence[int]) -> str:
    """How many more cards go up in the mean of the same deals."""
    counts = Counter(ours - theirs for ours, theirs in zip(hints, greedy, strict=True))
    low, high = t_interval(counts)
    return f"{mean(counts):+.1f} ({low:+.1f} to {high:+.1f})"


def not_lost(name: str, numbers: Sequence[int], threads: int) -> list[int]:
    """The deals that are not proven to be lost, or not soon."""
    kept: list[int] = []
    for first in range(0, len(numbers), 10_000):
        part = numbers[first : first + 10_000]
        games = [harpan.deal(name, number=number) for number in part]
        verdicts = harpan.solve_many(games, threads=threads, nodes=1_000_000).verdicts
        kept += compress(part, [verdict != "unwinnable" for verdict in verdicts])
    return kept


def line(name: str, numbers: Sequence[int], threads: int) -> str:
    """What hints and greedy play reach in one game."""
    deals = len(numbers)
    greedy = harpan.play_many(name, numbers, player="greedy", threads=threads)
    with ThreadPoolExecutor(threads) as pool:
        followed = list(pool.map(lambda number: by_hints(name, number), numbers))
    won, up, plans, seconds = zip(*followed, strict=True)
    return (
        f"| {name} | {deals} | {share(sum(won), deals)} | {share(sum(greedy.won), deals)} "
        f"| {more_won(won, greedy.won)} | {more_up(up, greedy.up)} "
        f"| {1e3 * sum(seconds) / sum(plans):.3g} |"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=harpan.variants, help="one game (otherwise all)")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--winnable", action="store_true")
    asked = parser.parse_args()
    print(HEAD)
    for name in harpan.variants:
        if asked.game in (None, name):
            numbers: Sequence[int] = range(1, asked.deals + 1)
            if asked.winnable:
                numbers = not_lost(name, numbers, asked.threads)
            print(line(name, numbers, asked.threads), flush=True)


if __name__ == "__main__":
    main()
