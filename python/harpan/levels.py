"""How hard deals are, measured by who wins them: docs/levels.md has the definition and figures."""

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Literal, cast, get_args

from harpan._core import Game, Rules, information
from harpan.errors import unknown_value
from harpan.game import check_number, deal
from harpan.playing import play_many
from harpan.presets import OptionValue, Variant, find
from harpan.solving import solve
from harpan.stopping import Stop

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)

SIMPLE = "greedy"
"""The player whose deals are easy: no chance, no look ahead, no hidden card."""
THINKERS = tuple(f"monte-carlo:samples={samples}" for samples in (10, 11, 12))
"""The players of whom most win a deal of medium level. Luck is keyed by the text of a player, so
each has luck of its own."""
ADVISED = ("rules",)
"""The same in Spider, where sampled worlds win nothing; it has no chance and plays once."""
NODES = 200_000
TABLE_BYTES = 2**28
"""What the proof that a hard deal can be won may cost: never time, so it is the same everywhere."""
PATIENCE = 10.0
"""Seconds that a deal of a level may take to be found on average; else the level is not offered."""


def level(
    game: str | Variant, number: int, *, stop: Stop | None = None, **options: OptionValue
) -> Level | None:
    """How hard a numbered deal is: the same on every machine.

    `easy`: the simplest player wins it. `medium`: that one does not, but most of those who think
    ahead do. `hard`: neither, and it is proven winnable. None of a deal that is proven to be
    impossible or left open, and when stopped.

    Raises OptionError and RulesError for the game and its options, NotationError for a number
    that the game does not have.

    >>> import harpan
    >>> [harpan.level("klondike", number) for number in (700001, 700002, 700005)]
    ['easy', None, 'medium']
    """
    variant = find(game).with_options(**options)
    check_number(variant.rules, number)
    return _measured(variant, number, LEVELS, stop)


def is_of_level(wanted: Level, variant: Variant, number: int, stop: Stop | None = None) -> bool:
    """Whether a deal has this level; what only harder levels need is not measured."""
    return _measured(variant, number, LEVELS[: LEVELS.index(wanted) + 1], stop) == wanted


def deal_of_level(
    wanted: Level,
    game: str | Variant = "klondike",
    *,
    attempts: int = 1000,
    stop: Stop | None = None,
    **options: OptionValue,
) -> Game | None:
    """Deal random numbers of a game until one has this level.

    None after so many attempts, or when stopped. Raises OptionError for a level that does not
    exist, OptionError and RulesError as `deal` does.

    >>> import harpan
    >>> game = harpan.deal_of_level("easy", "klondike", draw=3)
    >>> harpan.level("klondike", game.number, draw=3)
    'easy'
    """
    variant = find(game).with_options(**options)
    if wanted not in LEVELS:
        raise unknown_value("level", wanted, LEVELS)
    for _ in range(attempts):
        dealt = deal(variant)
        if is_of_level(wanted, variant, dealt.number or 0, stop):
            return dealt
        if stop is not None and stop.is_set():
            break
    return None


def thinkers(rules: Rules) -> tuple[str, ...]:
    """The players of whom most must win a deal of medium level.

    Where every card is known chance has no part, and one game says it all.
    """
    if rules.family == "spider":
        return ADVISED
    return THINKERS[:1] if information(rules) == "open" else THINKERS


def _measured(
    variant: Variant, number: int, levels: tuple[Level, ...], stop: Stop | None
) -> Level | None:
    for name in levels:
        if TESTS[name](variant, number, stop):
            return name
        # Who was stopped has not lost.
        if stop is not None and stop.is_set():
            return None
    return None


def _is_won(variant: Variant, number: int, player: str, stop: Stop | None) -> bool:
    return any(play_many(variant, [number], player=player, threads=1, stop=stop).won)


def _wins_simply(variant: Variant, number: int, stop: Stop | None) -> bool:
    return _is_won(variant, number, SIMPLE, stop)


def _is_won_by_most(variant: Variant, number: int, stop: Stop | None) -> bool:
    players = thinkers(variant.rules)
    won = lost = 0
    for player in players:
        if _is_won(variant, number, player, stop):
            won += 1
        else:
            lost += 1
        if 2 * max(won, lost) > len(players):
            break
    return won > lost


def _is_proven(variant: Variant, number: int, stop: Stop | None) -> bool:
    game = deal(variant, number)
    return solve(game, nodes=NODES, table_bytes=TABLE_BYTES, stop=stop).verdict == "winnable"


TESTS: Mapping[Level, Callable[[Variant, int, Stop | None], bool]] = MappingProxyType(
    {"easy": _wins_simply, "medium": _is_won_by_most, "hard": _is_proven}
)
"""What a deal of each level passes, when it has passed none of those before it."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of the random deals of a game have a level, as they were counted."""

    game: str
    level: Level
    found: int
    deals: int
    """Deals that were looked at."""
    seconds: float
    """Processor time to look at one of them, where this level is searched for."""

    @property
    def wait(self) -> float:
        """Seconds of processor time until one is found, on average."""
        return self.seconds * self.deals / self.found if self.found else float("inf")


@cache
def shares() -> Mapping[tuple[str, Level], Share]:
    """What `benchmarks/levels.py` has counted, by game and level.

    >>> sorted({game for game, _ in shares()})[:2]
    ['aces-up', 'aces-up-filled']
    """
    text = files("harpan").joinpath("levels.csv").read_text(encoding="ascii")
    rows = [
        Share(game, cast("Level", name), int(found), int(deals), float(seconds))
        for game, name, found, deals, seconds in csv.reader(text.splitlines())
    ]
    return MappingProxyType({(row.game, row.level): row for row in rows})


def offered(game: str) -> tuple[Level, ...]:
    """The levels that a search finds in good time.

    >>> offered("klondike")
    ('easy', 'medium', 'hard')
    """
    found = shares()
    return tuple(
        name for name in LEVELS if (game, name) in found and found[game, name].wait <= PATIENCE
    )
