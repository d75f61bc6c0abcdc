"""What is proven about a game when every card is known."""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import UnionType
from typing import TypeGuard

from harpan._core import Game, Harvest, Solution
from harpan._core import most_up as search_for_most
from harpan._core import solve as search_for_win
from harpan.game import deal
from harpan.presets import OptionValue, Variant, find
from harpan.stopping import Stop

TABLE_BYTES = 2**30
"""What a search may remember by default: a gibibyte."""


def solve(
    game: Game,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
    progress: Callable[[int], None] | None = None,
    table_bytes: int = TABLE_BYTES,
) -> Solution:
    """Search the game from where it stands, under its rules, with every card known.

    The verdict is `winnable` with a line of moves that the rules engine has played, `unwinnable`
    when every line was searched, and `unknown` when a limit was reached first: `nodes` (the same
    answer on every machine), `seconds`, `stop` or the memory for positions. Other threads run on
    meanwhile; `progress` is told the nodes so far, a few hundred times a second.

    Raises ValueError for a limit that is no number from zero up.

    >>> import harpan
    >>> solution = harpan.solve(harpan.deal("klondike", draw=3, number=1))
    >>> solution.verdict
    'winnable'
    >>> game = harpan.deal("klondike", draw=3, number=1)
    >>> for move in solution.moves:
    ...     _ = game.play(move)
    >>> game.is_won
    True
    """
    _check_limits(nodes, seconds, table_bytes)
    return search_for_win(
        game,
        nodes=nodes,
        seconds=seconds,
        table_bytes=table_bytes,
        keep_going=_keep_going(stop, progress),
    )


def most_up(
    game: Game,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
    progress: Callable[[int], None] | None = None,
    table_bytes: int = TABLE_BYTES,
) -> Harvest:
    """The most cards that can reach the foundations (in Aces Up: that can be discarded).

    With limits as in `solve`; reached before the proof, they leave a bracket from `least`, which
    the line of moves brings, to `most`. Cards that are up already count.

    Raises ValueError for a limit that is no number from zero up, and for a game of another family.

    >>> import harpan
    >>> harvest = harpan.most_up(harpan.deal("vegas", number=2))
    >>> harvest.least == harvest.most
    True
    """
    _check_limits(nodes, seconds, table_bytes)
    harvest = search_for_most(
        game,
        nodes=nodes,
        seconds=seconds,
        table_bytes=table_bytes,
        keep_going=_keep_going(stop, progress),
    )
    if harvest is None:
        raise ValueError(f"expected a game of Klondike or Aces Up, got {game.rules.text}")
    return harvest


def winnable_deal(
    game: str | Variant = "klondike",
    *,
    attempts: int = 1000,
    seconds: float = 2.0,
    stop: Stop | None = None,
    **options: OptionValue,
) -> Game | None:
    """Deal random numbers of a game until one is proven winnable, by a line that was played.

    Each deal has `seconds`; one that is not decided by then is passed over, never taken for
    winnable. None after so many attempts, or when stopped.

    Raises OptionError and RulesError as `deal` does.

    >>> import harpan
    >>> game = harpan.winnable_deal("klondike", draw=3)
    >>> harpan.solve(game).verdict
    'winnable'
    """
    variant = find(game).with_options(**options)
    for _ in range(attempts):
        dealt = deal(variant)
        if solve(dealt, seconds=seconds, stop=stop).verdict == "winnable":
            return dealt
        if stop is not None and stop.is_set():
            break
    return None


@dataclass(frozen=True, slots=True)
class Solutions:
    """The answers about many games, in columns of equal length and in the order of the games."""

    verdicts: Sequence[str]
    nodes: Sequence[int]
    seconds: Sequence[float]
    table_bytes: Sequence[int]
    moves: Sequence[int]
    """How many moves the line has; 0 where there is none."""


def solve_many(
    games: Iterable[Game],
    *,
    threads: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: Stop | None = None,
    table_bytes: int = TABLE_BYTES,
) -> Solutions:
    """Solve each game, with its own limits, by as many threads as there are processors.

    The answers do not depend on the number of threads, those limited by time aside.

    Raises ValueError for fewer threads than one and for a limit that is none.

    >>> import harpan
    >>> games = [harpan.deal("freecell", number=number) for number in (11981, 11982)]
    >>> len(harpan.solve_many(games, nodes=2000).verdicts)
    2
    """
    if threads is not None and threads < 1:
        raise ValueError(f"threads: expected 1 or more, got {threads}")

    def one(game: Game) -> Solution:
        return solve(game, nodes=nodes, seconds=seconds, stop=stop, table_bytes=table_bytes)

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        solutions = list(pool.map(one, games))
    return Solutions(
        verdicts=[solution.verdict for solution in solutions],
        nodes=[solution.nodes for solution in solutions],
        seconds=[solution.seconds for solution in solutions],
        table_bytes=[solution.table_bytes for solution in solutions],
        moves=[len(solution.moves) for solution in solutions],
    )


def _check_limits(nodes: object, seconds: object, table_bytes: object) -> None:
    """Refuse a limit that is none, whatever was given for it."""
    for name, limit in (("nodes", nodes), ("table_bytes", table_bytes)):
        if limit is not None and not (_is_number(limit, int) and 0 <= limit < 2**64):
            raise ValueError(f"{name}: expected a whole number from 0 to 2**64 − 1, got {limit!r}")
    if seconds is not None and not (_is_number(seconds, int | float) and seconds >= 0):
        raise ValueError(f"seconds: expected a number from 0 up, got {seconds!r}")


def _is_number(value: object, kind: type | UnionType) -> TypeGuard[float]:
    return isinstance(value, kind) and not isinstance(value, bool)


def _keep_going(stop: Stop | None, progress: Callable[[int], None] | None) -> Callable[[int], bool]:
    """What the search asks every few thousand nodes. Ctrl-C is heard there too."""

    def keep_going(nodes: int) -> bool:
        if progress is not None:
            progress(nodes)
        return stop is None or not stop.is_set()

    return keep_going
