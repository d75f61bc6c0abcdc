"""How fast and how well the simulated players play: `python benchmarks/players.py`.

Prints greedy games a second for one core and for two, then for each game and player the share won,
the cards up and the points with their 95 % intervals, and the time of one core a game. `--games N`
sets the size, `--player TEXT` and `--game ID` choose one. The deals that are published are those
from 3,000,000 on; players are tuned on others.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from collections.abc import Sequence

import harpan
from harpan.interval import wilson

FIRST = 3_000_000
SPEED_GAMES = 200_000
GAMES = {"random": 2_000, "greedy": 20_000, "monte-carlo": 200, "rules": 10_000, "bandit": 200}


def mean(values: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    half = 1.96 * statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.fmean(values):8.2f} ± {half:5.2f}"


def speed(threads: int, games: int) -> float:
    """Greedy games a second of wall time, Klondike draw 1."""
    start = time.perf_counter()
    harpan.play_many("klondike", range(FIRST, FIRST + games), player="greedy", threads=threads)
    return games / (time.perf_counter() - start)


def cpu_speed(threads: int, games: int) -> float:
    """Greedy games a second of processor time, which a busy machine does not change much."""
    start = time.process_time()
    harpan.play_many("klondike", range(FIRST, FIRST + games), player="greedy", threads=threads)
    return games / (time.process_time() - start)


def line(game: str, player: str, games: int, threads: int) -> str:
    """What one player reaches in one game."""
    start = time.process_time()
    played = harpan.play_many(game, range(FIRST, FIRST + games), player=player, threads=threads)
    seconds = time.process_time() - start
    low, high = wilson(sum(played.won), games)
    return (
        f"| {game} | {player} | {games} | {sum(played.won) / games:.2%} ({low:.2%}–{high:.2%}) | "
        f"{mean(played.up)} | {mean(played.points)} | {1e3 * seconds / games:.3g} |"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=harpan.variants, help="one game (otherwise all)")
    parser.add_argument("--player", help="one player (otherwise all)")
    parser.add_argument("--games", type=int, help="of each")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--speed", action="store_true", help="only the speed")
    asked = parser.parse_args()
    if asked.speed or asked.game is None:
        one, two = speed(1, SPEED_GAMES), speed(2, SPEED_GAMES)
        cpu_one, cpu_two = cpu_speed(1, SPEED_GAMES), cpu_speed(2, SPEED_GAMES)
        print(f"greedy, klondike: {cpu_one:.0f} games a second of processor time")
        print(f"two threads: {2 * cpu_two / cpu_one:.2f} times one, by processor time")
        print(f"one thread {one:.0f}, two threads {two:.0f} games a second: {two / one:.2f} times")
    if asked.speed:
        return
    print("| game | player | games | won | up | points | ms of one core a game |")
    print("|---|---|---:|---|---|---|---:|")
    for game in [asked.game] if asked.game else harpan.variants:
        for player in [asked.player] if asked.player else harpan.players:
            games = asked.games or GAMES.get(player.partition(":")[0], 200)
            print(line(game, player, games, asked.threads), flush=True)


if __name__ == "__main__":
    main()
