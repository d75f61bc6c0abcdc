"""How fast the solvers are: `make bench-build`, then `python benchmarks/solvers.py`.

Prints a line for each set of deals: how many were decided, and the CPU time of one thread for a
deal. `--deals 0` takes all deals of the sets, and `--set NAME` one set only. With
`--peer COMMAND` another program solves the same deals after ours, and the ratios are printed: the
command reads decks from its standard input, a line each, 52 or 104 cards in dealing order, and
prints a line for each, the verdict and the milliseconds of CPU time, parted by a tab.
"""

from __future__ import annotations

import argparse
import shlex
import statistics
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import harpan

ROOT = Path(__file__).parents[1]
BENCH = ROOT / ".build" / "tests" / "core" / "bench_solve"
FEW = 40
KLONDIKE = "klondike-deals.tsv"


@dataclass(frozen=True)
class DealSet:
    """Deals of one game: the known ones of a file, or numbers from 1."""

    rules: str
    count: int
    file: str | None = None
    most: bool = False
    """Ask for the most cards that can be up, not for the win."""

    def decks(self, most: int) -> list[str]:
        """Decks in dealing order."""
        count = min(most or self.count, self.count)
        rules = harpan.Rules(self.rules)
        if self.file is None:
            numbers = range(1, count + 1)
            return [" ".join(map(str, harpan.numbered_deck(rules, n))) for n in numbers]
        texts = (ROOT / "tests" / "data" / self.file).read_text().splitlines()
        rows = [text.split("\t") for text in texts if not text.startswith("#")][1 : count + 1]
        cards = [harpan.parse_deck(rules, row[1], order="columns") for row in rows]
        return [" ".join(map(str, deck)) for deck in cards]


SETS = {
    "klondike-1": DealSet("klondike", 500, KLONDIKE),
    "klondike-3": DealSet("klondike:draw=3", 500, KLONDIKE),
    "vegas": DealSet("klondike:passes=1", 500, KLONDIKE),
    "vegas-draw-3": DealSet("klondike:draw=3,passes=3", 500, KLONDIKE),
    "vegas-321": DealSet("klondike:draw=3-2-1,passes=3", 500, KLONDIKE),
    "vegas-most": DealSet("klondike:passes=1", 500, KLONDIKE, most=True),
    "vegas-draw-3-most": DealSet("klondike:draw=3,passes=3", 500, KLONDIKE, most=True),
    "vegas-321-most": DealSet("klondike:draw=3-2-1,passes=3", 500, KLONDIKE, most=True),
    "double-1": DealSet("klondike:decks=2", 300),
    "double-3": DealSet("klondike:decks=2,draw=3", 300),
    "freecell": DealSet("freecell", 32_000),
    "spider-1": DealSet("spider:suits=1", 200),
    "spider-2": DealSet("spider:suits=2", 200),
    "spider-4": DealSet("spider:suits=4", 200),
    "pyramid": DealSet("pyramid:stock_top_playable=yes", 1000),
    "aces-up": DealSet("aces-up", 1000),
    "aces-up-ace": DealSet("aces-up:empty_column=ace", 1000),
    "aces-up-filled": DealSet("aces-up:empty_column=stock", 1000),
}


@dataclass(frozen=True)
class Result:
    """What one program said about a set, in the order of the deals."""

    verdicts: list[str]
    milliseconds: list[float]

    @property
    def mean(self) -> float:
        """Milliseconds a deal."""
        return statistics.fmean(self.milliseconds)

    def at(self, share: float) -> float:
        """So many of a hundred deals took no longer."""
        ranked = sorted(self.milliseconds)
        return ranked[int(share * (len(ranked) - 1))]

    def line(self) -> str:
        """The figures that are compared."""
        decided = sum(verdict != "unknown" for verdict in self.verdicts)
        soon = sum(time <= 1000 for time in self.milliseconds) / len(self.milliseconds)
        return (
            f"decided {decided}/{len(self.verdicts)}  mean {self.mean:9.3f} ms"
            f"  median {self.at(0.5):8.3f}  p99 {self.at(0.99):9.1f}  max {self.at(1):9.1f}"
            f"  within 1 s {soon:6.1%}"
        )


def ours(deals: DealSet, decks: Sequence[str], seconds: float) -> Result:
    """Solve by our bench."""
    most = ["--most"] if deals.most else []
    rows = run([str(BENCH), deals.rules, "-", "--seconds", str(seconds), *most], decks)
    return Result([row[1] for row in rows], [float(row[3]) for row in rows])


def theirs(command: str, decks: Sequence[str]) -> Result:
    """Solve by another program."""
    rows = run(shlex.split(command), decks)
    if len(rows) != len(decks):
        raise ValueError(f"{command}: expected {len(decks)} lines, got {len(rows)}")
    return Result([row[0] for row in rows], [float(row[1]) for row in rows])


def run(command: list[str], decks: Sequence[str]) -> list[list[str]]:
    """The lines that a program prints about decks, at their tabs."""
    given = "".join(f"{deck}\n" for deck in decks)
    done = subprocess.run(command, input=given, text=True, stdout=subprocess.PIPE, check=True)
    return [line.split("\t") for line in done.stdout.splitlines()]


def main() -> None:
    """Print the figures of the sets."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--set", choices=SETS, help="one set of deals (otherwise all)")
    parser.add_argument("--deals", type=int, default=FEW, help="of each set; 0 for all")
    parser.add_argument("--seconds", type=float, default=10, help="for each deal")
    parser.add_argument("--peer", help="another program, on the same deals")
    asked = parser.parse_args()
    if asked.peer is None:
        print("No --peer, so nothing is compared")
    for name in [asked.set] if asked.set else SETS:
        decks = SETS[name].decks(asked.deals)
        mine = ours(SETS[name], decks, asked.seconds)
        print(f"{name:17} {mine.line()}", flush=True)
        if asked.peer is not None:
            other = theirs(asked.peer, decks)
            print(f"{'  the other':17} {other.line()}")
            ratio = f"mean {mine.mean / other.mean:.2f}  p99 {mine.at(0.99) / other.at(0.99):.2f}"
            print(f"{'  ours / theirs':17} {ratio}")


if __name__ == "__main__":
    main()
