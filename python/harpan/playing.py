"""Simulated players: games played by the thousand, by a player that sees what a person sees."""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from threading import Event, Lock
from types import MappingProxyType
from typing import Protocol

from harpan._core import (
    Game,
    Move,
    PlayedGames,
    Player,
    View,
    information,
    play_deals,
    player_names,
    stream_seed,
)
from harpan.game import check_number
from harpan.presets import OptionValue, Variant, find
from harpan.stopping import Stop

MOST_MOVES = 10_000
"""After so many moves a game counts as lost."""
MOST_IN_CHUNK = 1000
CIRCLES = 100
"""So often a position comes up before a player written in Python, chance or not, is stopped."""

players: Mapping[str, Player] = MappingProxyType({name: Player(name) for name in player_names()})
"""The players there are by name, with their usual options; docs/players.md says how they play."""


class Chooser(Protocol):
    """A player written in Python, one for each game. Its `name` names its streams of chance."""

    @property
    def name(self) -> str:
        """What the player is called in results."""

    def choose(self, view: View, rng: Random) -> Move | None:
        """The move to make, one of `view.legal_moves`; None gives up."""


@dataclass(frozen=True, slots=True)
class Playings:
    """How games ended, in columns of equal length and in the order of their numbers."""

    rules: str
    scoring: str
    player: str
    information: str
    """What the player knows: `open`, every card; `seen`, what lies open and what was shown."""
    numbers: Sequence[int]
    won: Sequence[bool]
    up: Sequence[int]
    """Cards on the foundations; in Pyramid and Aces Up those removed."""
    points: Sequence[int]
    """The score without time."""
    moves: Sequence[int]
    passes: Sequence[int]
    """Through the stock, the last one counted; 0 in a game without passes."""
    decisions: Sequence[int]
    """How often the player was asked."""
    nodes: Sequence[int]
    """Positions that the player looked at in search or sampling."""
    capped: Sequence[bool]
    """Ended for its length, so not won."""
    cycled: Sequence[bool]
    """Ended because it went round in circles, so not won."""


COLUMNS = ("won", "up", "points", "moves", "passes", "decisions", "nodes", "capped", "cycled")


def play_many(
    game: str | Variant = "klondike",
    numbers: Iterable[int] = (),
    *,
    player: str | Player | Callable[[], Chooser] = "greedy",
    threads: int | None = None,
    most_moves: int = MOST_MOVES,
    stop: Stop | None = None,
    progress: Callable[[int], None] | None = None,
    **options: OptionValue,
) -> Playings:
    """Play numbered deals of a game by as many threads as there are processors.

    `player` is one of `players`, by its text such as `monte-carlo:samples=300`, or a function that
    makes a `Chooser` for each game. It is shown a view and no hidden card, and its chance comes
    from (deal, player, decision): a game does not depend on the threads, nor on the other games.
    `progress` is told the games so far, some times a second. After `stop` the games that are
    finished are answered. After `most_moves` moves a game is lost.

    Raises OptionError and RulesError for the game, its options and the player, NotationError for
    a number that the game does not have, ValueError for fewer threads or moves than one.

    >>> import harpan
    >>> playings = harpan.play_many("vegas", range(1, 6), player="greedy")
    >>> playings.points == [5 * up - 52 for up in playings.up]
    True
    """
    variant = find(game).with_options(**options)
    _check_positive(threads=threads, most_moves=most_moves)
    deals = list(numbers)
    for number in deals:
        check_number(variant.rules, number)
    play = (
        _slow(variant, player, most_moves)
        if callable(player)
        else _fast(variant, player, most_moves)
    )
    count = _Count(stop, progress)
    workers = threads or os.cpu_count() or 1
    chunks = _chunks(deals, workers)
    with ThreadPoolExecutor(workers) as pool:
        try:
            played = list(pool.map(lambda chunk: count.follow(play, chunk), chunks))
        except BaseException:
            count.end()
            raise
    columns = {name: [v for part in played for v in getattr(part, name)] for name in COLUMNS}
    finished = [
        number
        for chunk, part in zip(chunks, played, strict=True)
        for number in chunk[: len(part.up)]
    ]
    return Playings(
        rules=variant.rules.text,
        scoring=variant.scoring.text,
        player=player().name if callable(player) else str(Player(str(player))),
        information=information(variant.rules),
        numbers=finished,
        **columns,
    )


KeepGoing = Callable[[int], bool]
Play = Callable[[Sequence[int], KeepGoing], "PlayedGames | _SlowGames"]


class _Count:
    """The games that all threads have finished, and whether they shall go on."""

    def __init__(self, stop: Stop | None, progress: Callable[[int], None] | None) -> None:
        self._stop, self._progress = stop, progress
        self._ended = Event()
        self._lock = Lock()
        self._games = 0

    def end(self) -> None:
        self._ended.set()

    def follow(self, play: Play, chunk: Sequence[int]) -> "PlayedGames | _SlowGames":
        told = 0

        def keep_going(games: int) -> bool:
            nonlocal told
            self._add(games - told)
            told = games
            return not self._ended.is_set() and not (self._stop and self._stop.is_set())

        games = play(chunk, keep_going) if keep_going(0) else _SlowGames()
        keep_going(len(games.up))
        return games

    def _add(self, games: int) -> None:
        with self._lock:
            self._games += games
            if self._progress is not None and games:
                self._progress(self._games)


def _chunks(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Small enough that the threads end together, and that a stop is soon heard."""
    size = max(1, min(MOST_IN_CHUNK, len(numbers) // (8 * workers)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def _fast(variant: Variant, player: str | Player, most_moves: int) -> Play:
    chosen = player if isinstance(player, Player) else Player(player)

    def play(chunk: Sequence[int], keep_going: KeepGoing) -> PlayedGames:
        return play_deals(
            variant.rules,
            chosen,
            chunk,
            scoring=variant.scoring,
            most_moves=most_moves,
            keep_going=keep_going,
        )

    return play


@dataclass(slots=True)
class _SlowGames:
    """The columns of games that a player written in Python has played."""

    won: list[bool] = field(default_factory=list)
    up: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    passes: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)
    capped: list[bool] = field(default_factory=list)
    cycled: list[bool] = field(default_factory=list)

    def add(self, game: Game, decisions: int, *, capped: bool, cycled: bool) -> None:
        self.won.append(game.is_won)
        self.up.append(game.score_at(0).up)
        self.points.append(game.score)
        self.moves.append(game.moves)
        self.passes.append(game.pass_number)
        self.decisions.append(decisions)
        self.nodes.append(0)
        self.capped.append(capped)
        self.cycled.append(cycled)


def _slow(variant: Variant, make: Callable[[], Chooser], most_moves: int) -> Play:
    def play(chunk: Sequence[int], keep_going: KeepGoing) -> _SlowGames:
        games = _SlowGames()
        for number in chunk:
            if not keep_going(len(games.up)):
                break
            _play_slowly(
                Game.numbered(variant.rules, variant.scoring, number), make(), most_moves, games
            )
        return games

    return play


def _play_slowly(game: Game, chooser: Chooser, most_moves: int, games: _SlowGames) -> None:
    """Play one game as the core does, with a player written in Python."""
    met: Counter[object] = Counter()
    capped = cycled = False
    decisions = 0
    while not game.is_won:
        capped = game.moves >= most_moves
        key = game.key
        met[key] += 1
        cycled = met[key] >= CIRCLES
        if capped or cycled:
            break
        rng = Random(stream_seed(game.number or 0, chooser.name, decisions))  # noqa: S311
        decisions += 1
        move = chooser.choose(game.view, rng)
        if move is None:
            break
        game.play(move)
    games.add(game, decisions, capped=capped, cycled=cycled)


def _check_positive(**counts: int | None) -> None:
    for name, count in counts.items():
        if count is not None and (
            not isinstance(count, int) or isinstance(count, bool) or count < 1
        ):
            raise ValueError(f"{name}: expected 1 or more, got {count!r}")
