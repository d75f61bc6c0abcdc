"""How often deals are easy, medium and hard: `python benchmarks/levels.py`.

Looks at random deals of every game as the search for each level does, prints the table of
docs/levels.md, and with `--write` writes the counts that say which levels the chooser offers.
`--seconds N` sets how long for each level, `--game ID` chooses one game. Time is processor time,
which a busy machine does not change much.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import harpan
from harpan.interval import wilson
from harpan.levels import LEVELS, PATIENCE, Level, Share, is_of_level, shares

FIRST = 700_001
"""The first of numbers that random deals have in every game."""
MOST_DEALS = 20_000
SECONDS = 15.0
COUNTS = Path(__file__).parent.parent / "python/harpan/levels.csv"


def counted(game: str, level: Level, seconds: float) -> Share:
    """The share of a level among as many deals as there is time for, and the cost of each."""
    variant, start = harpan.variants[game], time.process_time()
    found = deals = 0
    while deals < MOST_DEALS and time.process_time() < start + seconds:
        found += is_of_level(level, variant, FIRST + deals)
        deals += 1
    return Share(game, level, found, deals, (time.process_time() - start) / deals)


def line(shares: list[Share]) -> str:
    """A row of the table."""
    return f"| {shares[0].game} | " + " | ".join(cell(share) for share in shares) + " |"


def cell(share: Share) -> str:
    """The share with its interval and size, and the mean time until a deal is found."""
    low, high = (100 * end for end in wilson(share.found, share.deals))
    wait = f"{share.wait:.2g} s" if share.found else "never"
    interval = f"{100 * share.found / share.deals:.3g} % ({low:.2g}–{high:.2g})"
    known = f"{interval} of {share.deals}, {wait}"
    return known if share.wait <= PATIENCE else f"*{known}*"


def write(counted: list[Share]) -> None:
    """Put what was counted of a game in the place of what stood there."""
    known = {**shares(), **{(share.game, share.level): share for share in counted}}
    order = [(game, level) for game in harpan.variants for level in LEVELS]
    rows = [known[key] for key in order if key in known]
    with COUNTS.open("w", encoding="ascii", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(
            [s.game, s.level, s.found, s.deals, f"{s.seconds:.3g}"] for s in rows
        )
    shares.cache_clear()


def main() -> None:
    """Print the table, and write the counts if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=harpan.variants, help="one game (otherwise all)")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each level")
    parser.add_argument("--write", action="store_true", help="write the counts")
    asked = parser.parse_args()
    print(f"| game | {' | '.join(LEVELS)} |")
    print("|---|---|---|---|")
    for game in [asked.game] if asked.game else harpan.variants:
        found = [counted(game, level, asked.seconds) for level in LEVELS]
        print(line(found), flush=True)
        if asked.write:
            write(found)


if __name__ == "__main__":
    main()
