"""What is added to a game, and what has been, inside a transaction that the caller has begun."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from harpan.booking import Booking
from harpan.record import Event, Record
from harpan.store.database import StoreError
from harpan.store.models import EventRow, GameRow
from harpan.store.results import book
from harpan.store.rows import event_row, events_of, record_of


class NoSuchGameError(StoreError):
    """No game has this id."""


class Entry(msgspec.Struct, frozen=True):
    """What is added to a game at once: events, and how the game then stands."""

    game_id: str
    seq: int
    """The number of the first event, from 1."""
    events: Sequence[Event]
    status: str
    booking: Booking | None = None
    """What the game now comes to, where the books do not say so yet."""


def append(connection: Connection, entry: Entry) -> None:
    """Write an entry. Raises IntegrityError where the game has such an event already."""
    rows = [event_row(entry.game_id, n, event) for n, event in enumerate(entry.events, entry.seq)]
    connection.execute(insert(EventRow), rows)
    now = {"status": entry.status, "last_at": entry.events[-1].at}
    connection.execute(update(GameRow).where(GameRow.id == entry.game_id).values(now))
    if entry.booking:
        book(connection, entry.game_id, entry.booking)


def load(connection: Connection, game_id: str) -> Record:
    """The record of a game. Raises NoSuchGameError, and RecordError for a damaged one."""
    events = select(EventRow.__table__).where(EventRow.game_id == game_id).order_by(EventRow.seq)
    game = connection.execute(select(GameRow.__table__).where(GameRow.id == game_id))
    row = game.mappings().one_or_none()
    rows = connection.execute(events).mappings().all()
    if row is None:
        raise NoSuchGameError(f"there is no game {game_id}")
    return record_of(row, events_of(rows, game_id))
