"""What goes over the wire about games that were played, beside what the books themselves hold."""

import msgspec

from harpan.archive import Preferences
from harpan.booking import Outcome
from harpan.server.wire import DealInfo, GameId, GameState, Request, Seconds
from harpan.statistics import Statistics
from harpan.store.banks import Start
from harpan.store.results import Tally
from harpan.table import Aid, Result


class FormInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game with its options and scoring, of which games are counted together."""

    game: str
    options: dict[str, str]
    rules: str
    scoring: str
    rules_version: int
    is_current: bool
    """Whether its rules are still played so."""
    played: int
    won: int
    plus: int


class StatisticsState(msgspec.Struct, frozen=True):
    """The forms that were played, the last one first, and what is known of one of them."""

    forms: list[FormInfo]
    form: FormInfo | None
    """The form that was asked for, or the one played last; none when nothing has been played."""
    statistics: Statistics | None


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A game in the log. What it came to is None while it is open."""

    id: str
    game: str
    options: dict[str, str]
    rules: str
    scoring: str
    deal: DealInfo
    outcome: Outcome
    results: list[Result]
    practice: bool
    aids: list[Aid]
    begun_at: int
    """Wall time in ms since 1970 UTC."""
    ended_at: int | None
    points: int | None
    up: int | None
    moves: int | None
    elapsed: Seconds | None


class LogPage(msgspec.Struct, frozen=True):
    """A part of the log, the game played last first."""

    games: list[LogEntry]
    before: str | None
    """What to ask for the next part with; None when this is the last."""
    tallies: list[Tally]
    """How many games of each name the whole log holds."""


class Replay(msgspec.Struct, frozen=True):
    """A part of a game as it was played, for looking only: nothing can be done in its states."""

    first: int
    """The place of the first state, from 0: that is the deal."""
    total: int
    """How many states the whole game has."""
    states: list[GameState]


class NewBank(Request, frozen=True):
    """A bank to open for a form of Las Vegas, in the place of the one there may be."""

    id: GameId
    """An id that nobody can guess; asked for twice, the bank is opened once."""
    rules: str
    scoring: str
    start: Start
    """What it holds before its first deal, in points."""


class BankSwitch(Request, frozen=True):
    """Whether a bank is to book the deals of its form."""

    is_on: bool


class ArchiveWish(Request, frozen=True):
    """What goes into the file with everything beside the games and banks."""

    preferences: Preferences = msgspec.field(default_factory=dict)
