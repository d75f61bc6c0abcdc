"""How often deals are easy, medium and hard: `python benchmarks/levels.py`.

Looks at random deals of every game, prints the table of docs/levels.md, and with `--write` writes
the counts that say which levels the chooser offers. `--deals N` sets how many of each game,
`--game ID` chooses one. Time is processor time, which a busy machine does not change much.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import harpan
from harpan.interval import wilson
from harpan.levels import LEVELS, PATIENCE, TESTS, Share

FIRST = 700_001
"""A part of the numbers that random deals have in every game."""
DEALS = 1_000
COUNTS = Path(__file__).parent.parent / "python/harpan/levels.csv"


def counted(game: str, deals: int) -> list[Share]:
    """The share of each level among so many deals of a game, and what it costs to look at one."""
    variant = harpan.variants[game]
    left, shares, spent = list(range(FIRST, FIRST + deals)), [], 0.0
    for level in LEVELS:
        start = time.process_time()
        found = {number for number in left if TESTS[level](variant, number, None)}
        spent += time.process_time() - start
        left = [number for number in left if number not in found]
        shares.append(Share(game, level, len(found), deals, spent / deals))
    return shares


def line(shares: list[Share]) -> str:
    """A row of the table."""
    return f"| {shares[0].game} | " + " | ".join(cell(share) for share in shares) + " |"


def cell(share: Share) -> str:
    """The share with its interval, and the mean time until a deal is found."""
    low, high = (100 * end for end in wilson(share.found, share.deals))
    wait = f"{share.wait:.2g} s" if share.found else "never"
    known = f"{100 * share.found / share.deals:.1f} % ({low:.1f}–{high:.1f}), {wait}"
    return known if share.wait <= PATIENCE else f"*{known}*"


def main() -> None:
    """Print the table, and write the counts if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=harpan.variants, help="one game (otherwise all)")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each")
    parser.add_argument("--write", action="store_true", help="write the counts of all games")
    asked = parser.parse_args()
    print(f"| game | {' | '.join(LEVELS)} |")
    print("|---|---|---|---|")
    rows = []
    for game in [asked.game] if asked.game else harpan.variants:
        shares = counted(game, asked.deals)
        print(line(shares), flush=True)
        rows += [[s.game, s.level, s.found, s.deals, f"{s.seconds:.3g}"] for s in shares]
    if asked.write:
        with COUNTS.open("w", encoding="ascii", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)


if __name__ == "__main__":
    main()
