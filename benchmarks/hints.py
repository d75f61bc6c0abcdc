"""How well games go by hints alone, beside plain greedy play: `python benchmarks/hints.py`.

Prints for each game the share won by each, with its 95 % interval, and the time that a hint takes.
The deals are those from 1 on; hints were tuned on others. `--deals N` sets the size, `--game ID`
chooses one, `--threads N` plays so many at once.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ThreadPoolExecutor

import harpan
from harpan.interval import wilson


def share(won: int, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%}–{high:.1%})"


def by_hints(name: str, number: int) -> tuple[bool, int]:
    """Whether a deal is won by hints alone, and how many plans that took.

    A plan is played to its end at once: asked on the way, a hint says the rest of it.
    """
    game = harpan.deal(name, number=number)
    plans = 0
    while (found := harpan.hint(game)) is not None:
        plans += 1
        for move in found.plan:
            game.play(move)
    return game.is_won, plans


def line(name: str, deals: int, threads: int) -> str:
    """What hints and greedy play reach in one game."""
    numbers = range(1, deals + 1)
    greedy = harpan.play_many(name, numbers, player="greedy", threads=threads)
    start = time.process_time()
    with ThreadPoolExecutor(threads) as pool:
        played = list(pool.map(lambda number: by_hints(name, number), numbers))
    seconds = (time.process_time() - start) / sum(plans for _, plans in played)
    won = sum(won for won, _ in played)
    return (
        f"| {name} | {deals} | {share(won, deals)} | {share(sum(greedy.won), deals)} | "
        f"{1e3 * seconds:.3g} |"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=harpan.variants, help="one game (otherwise all)")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    print("| game | deals | won by hints | won by greedy play | ms of one core a plan |")
    print("|---|---:|---|---|---:|")
    for name in harpan.variants:
        if asked.game in (None, name):
            print(line(name, asked.deals, asked.threads), flush=True)


if __name__ == "__main__":
    main()
