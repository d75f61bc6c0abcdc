"""What players pass on to each other over the wire: deals in texts, and challenges."""

import msgspec

from harpan.game import Order
from harpan.server.wire import GameId, Request
from harpan.table import Aid, Result, Status


class DealText(Request, frozen=True, kw_only=True):
    """A text that holds deals, in any of the formats, and the game that is chosen."""

    text: str
    game: str
    """The id of a preset; a text that tells another game itself is of that one."""
    options: dict[str, str] = msgspec.field(default_factory=dict)
    order: Order = "dealing"
    """How plain cards are written: in dealing order or column by column."""


class FoundDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal as a new game is asked for it: its number, or its deck in dealing order."""

    game: str
    options: dict[str, str]
    """Every option in force, by name."""
    number: str | None
    deck: str | None
    name: str
    """What the text calls it; empty where it has no name."""
    line: int
    """Where in the text it begins, from 1."""


class FoundDeals(msgspec.Struct, frozen=True):
    """The deals of a text, in its order, at least one."""

    deals: list[FoundDeal]
    count: int
    """How many there are; of very many only the first are told."""


class ChallengeText(Request, frozen=True):
    """A game of another player as it stands in a link, and when it is made."""

    text: str


class ChallengeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of a challenge and how it is played; nothing of how the other one did."""

    game: str
    options: dict[str, str]
    """Every option in force, by name."""
    rules: str
    scoring: str
    number: str
    code: str


class Meeting(Request, frozen=True, kw_only=True):
    """Two games of a deal to be compared: the other player's and one's own, by id or as a text."""

    theirs: str
    mine: str | None = None
    game: GameId | None = None


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What a game came to, found by replay of its record."""

    status: Status
    results: list[Result]
    up: int
    """Cards on the foundations, or discarded."""
    points: int | None
    """The whole score; none where there is no score."""
    moves: int
    elapsed: float
    """Play time in seconds."""
    aids: list[Aid]


class SideBySide(msgspec.Struct, frozen=True, kw_only=True):
    """Two games of the same deal by the same rules."""

    challenge: ChallengeInfo
    mine: Played
    theirs: Played
