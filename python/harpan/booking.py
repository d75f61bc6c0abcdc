"""What a game comes to in the books: a deal counts from its first move and is booked once."""

from datetime import datetime
from functools import lru_cache
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from harpan.record import RecordError
from harpan.table import Table

Outcome = Literal["open", "won", "finished", "left"]
"""An `open` game has not ended: it counts in nothing but the stake of its bank."""

_OUTCOMES: dict[str, Outcome] = {"won": "won", "finished": "finished", "left": "left"}


class Booking(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the books. It follows from the record alone, so it can be written anew."""

    outcome: Outcome
    begun_at: int
    """Wall time of the first move in ms since 1970 UTC."""
    practice: bool
    """Whether the game counts in no statistics."""
    banked: bool
    """Whether it counts in its bank."""
    stake: int | None
    """What a deal of Las Vegas costs; None in other games."""
    hint: bool
    verdict: bool
    facit: bool
    plus: bool = False
    """Whether more than the stake came back."""
    points: int | None = None
    """The whole score; None while the game is open, and where there is no score."""
    up: int | None = None
    """Cards on the foundations, or discarded."""
    moves: int | None = None
    """Moves of the player."""
    elapsed: int | None = None
    """Play time in ms."""
    ended_at: int | None = None
    """Wall time of the end in ms since 1970 UTC."""
    day: int | None = None
    """The player's own date of the end, counted in days: 1 is the first of January of year 1."""


def booking_of(table: Table, zone: str) -> Booking | None:
    """What a game comes to as it stands; None before its first move.

    `zone` is where the player was. Raises RecordError for a time that no calendar has.
    """
    if table.begun_at is None:
        return None
    booking = Booking(
        outcome=_OUTCOMES[table.status] if table.is_over else "open",
        begun_at=table.begun_at,
        practice=table.is_practice,
        banked=table.is_banked,
        stake=len(table.game.deck) if table.game.scoring.kind == "vegas" else None,
        hint="hint" in table.aids,
        verdict="verdict" in table.aids,
        facit="facit" in table.aids,
    )
    return _ended(booking, table, zone) if table.is_over else booking


def _ended(booking: Booking, table: Table, zone: str) -> Booking:
    score, at = table.score, table.event.at if table.event else booking.begun_at
    return msgspec.structs.replace(
        booking,
        plus="plus" in table.results,
        points=None if table.game.scoring.kind == "plain" else score.total,
        up=score.up,
        moves=table.game.moves,
        elapsed=table.elapsed,
        ended_at=at,
        day=local_day(at, zone),
    )


def local_day(at: int, zone: str) -> int:
    """The date at a wall time in a zone, counted in days; by UTC in a zone that is not known here.

    Raises RecordError for a time that no calendar has.

    >>> night = 1_700_000_000_000  # 22:13 UTC on a fourteenth
    >>> local_day(night, "Europe/Stockholm") - local_day(night, "Asia/Tokyo")
    -1
    """
    try:
        return datetime.fromtimestamp(at / 1000, _zone(zone)).toordinal()
    except (ValueError, OverflowError, OSError) as error:
        raise RecordError(f"there is no date {at} ms after 1970: {error}") from error


@lru_cache(64)
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
