"""All that a database holds: carried out, brought in, thrown away."""

import logging
from collections.abc import Iterable, Iterator

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select

from harpan.booking import Booking
from harpan.record import Event, Record, RecordError
from harpan.store.banks import Bank, add_banks
from harpan.store.database import explained
from harpan.store.entries import Entry, NoSuchGameError, append, load
from harpan.store.models import BankRow, EventRow, GameRow, ResultRow
from harpan.store.rows import game_row

_log = logging.getLogger(__name__)


class Kept(msgspec.Struct, frozen=True):
    """A whole game to bring in."""

    id: str
    dealt_at: int
    record: Record
    status: str
    booking: Booking | None


class Merged(msgspec.Struct):
    """What was brought in."""

    games: int = 0
    grown: int = 0
    known: int = 0
    banks: int = 0


class Chest:
    """The games and banks of one database as a whole."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def games(self) -> Iterator[tuple[str, int, Record]]:
        """Every game with its id and when it was dealt, as they were at one moment.

        One that is damaged is left out.
        """
        query = select(GameRow.id, GameRow.dealt_at).order_by(GameRow.dealt_at, GameRow.id)
        with explained(self._engine), self._engine.connect() as connection, connection.begin():
            for game_id, dealt_at in connection.execute(query).all():
                try:
                    record = load(connection, game_id)
                except RecordError as error:
                    _log.warning("%s", error)
                else:
                    yield game_id, dealt_at, record

    def merge(self, banks: Iterable[Bank], games: Iterable[Kept]) -> Merged:
        """Add banks and games in one transaction; of a known game what it lacks.

        A game that has gone on otherwise than here stays as it is here.
        """
        with explained(self._engine), self._engine.begin() as connection:
            merged = Merged(banks=add_banks(connection, banks))
            for kept in games:
                _add(connection, kept, merged)
        return merged

    def clear(self) -> None:
        """Throw everything away; from an SQLite file for good."""
        with explained(self._engine), self._engine.begin() as connection:
            for table in (ResultRow, EventRow, GameRow, BankRow):
                connection.execute(delete(table))
        if self._engine.dialect.name == "sqlite":
            self._forget()

    def _forget(self) -> None:
        """Take what was deleted out of the file and its journal."""
        connection = self._engine.raw_connection()
        try:
            with explained(self._engine):
                connection.cursor().execute("VACUUM")
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()


def _add(connection: Connection, kept: Kept, merged: Merged) -> None:
    known = _known(connection, kept.id)
    if known is None:
        row = game_row(kept.id, kept.record, kept.dealt_at)
        connection.execute(insert(GameRow), row)
        _go_on(connection, kept, kept.record.events, 1)
        merged.games += 1
    elif is_longer(kept.record, known):
        place = len(known.events)
        _go_on(connection, kept, kept.record.events[place:], place + 1)
        merged.grown += 1
    else:
        merged.known += 1


def is_longer(record: Record, known: Record) -> bool:
    """Whether it is the same game, and has gone on."""
    common = len(known.events)
    start = msgspec.structs.replace(record, events=record.events[:common])
    return len(record.events) > common and start == known


def _known(connection: Connection, game_id: str) -> Record | None:
    """The game as it is here. One that is damaged here makes room for the one that is whole."""
    try:
        return load(connection, game_id)
    except NoSuchGameError:
        return None
    except RecordError as error:
        _log.warning("%s; it is replaced", error)
    for key in (ResultRow.game_id, EventRow.game_id, GameRow.id):
        connection.execute(delete(key.class_).where(key == game_id))
    return None


def _go_on(connection: Connection, kept: Kept, events: tuple[Event, ...], seq: int) -> None:
    if events:
        append(connection, Entry(kept.id, seq, events, kept.status, kept.booking))
