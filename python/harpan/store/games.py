"""Games in a database: one row a game, one row an event, one transaction an event."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import URL, Engine, RowMapping, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.functions import max as highest

from harpan.record import Event, Origin, Record, RecordError
from harpan.store.database import StoreError, connect, explained, sqlite_url
from harpan.store.models import EventRow, GameRow


class NoSuchGameError(StoreError):
    """No game has this id."""


class ConflictError(StoreError):
    """Someone else added the game or the event first."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A daily deal that was begun."""

    game: str
    number: int
    is_won: bool


class Store:
    """The games of one database. Any number of processes may use it at once."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def add(self, game_id: str, record: Record, at: int) -> None:
        """Keep a new game, without events yet, dealt at the wall time `at` in ms.

        Raises ConflictError where a game has the id already.
        """
        try:
            with explained(self._engine), self._engine.begin() as connection:
                connection.execute(insert(GameRow), _game_row(game_id, record, at))
        except IntegrityError as error:
            raise ConflictError(f"there is a game {game_id} already") from error

    def append(self, game_id: str, seq: int, events: Sequence[Event], status: str) -> None:
        """Keep events of a game, the first of them number `seq` (1 …), and how it now stands.

        All in one transaction, so a win is booked with the moves that made it.
        Raises ConflictError where the game has such an event already.
        """
        rows = [_event_row(game_id, place, event) for place, event in enumerate(events, seq)]
        game = update(GameRow).where(GameRow.id == game_id)
        try:
            with explained(self._engine), self._engine.begin() as connection:
                connection.execute(insert(EventRow), rows)
                connection.execute(game.values(status=status, last_at=events[-1].at))
        except IntegrityError as error:
            raise ConflictError(f"game {game_id} has an event {seq} already") from error

    def load(self, game_id: str) -> Record:
        """The record of a game. Raises NoSuchGameError, and RecordError for a damaged one."""
        events = (
            select(EventRow.__table__).where(EventRow.game_id == game_id).order_by(EventRow.seq)
        )
        with explained(self._engine), self._engine.connect() as connection:
            game = connection.execute(select(GameRow.__table__).where(GameRow.id == game_id))
            row = game.mappings().one_or_none()
            rows = connection.execute(events).mappings().all()
        if row is None:
            raise NoSuchGameError(f"there is no game {game_id}")
        return _record(row, rows)

    def length(self, game_id: str) -> int:
        """How many events a game has."""
        count = select(highest(EventRow.seq)).where(EventRow.game_id == game_id)
        with explained(self._engine), self._engine.connect() as connection:
            return connection.execute(count).scalar_one() or 0

    def has(self, game_id: str) -> bool:
        """Whether a game has this id."""
        found = select(GameRow.id).where(GameRow.id == game_id)
        with explained(self._engine), self._engine.connect() as connection:
            return connection.execute(found).scalar_one_or_none() is not None

    def daily(self, game: str, number: int) -> str | None:
        """The id of the game in which a daily deal was dealt first, if it was."""
        first = _daily_games.order_by(GameRow.dealt_at).limit(1)
        wanted = first.where(GameRow.game == game, GameRow.number == _digits(number))
        with explained(self._engine), self._engine.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else row.id

    def dailies(self) -> list[Daily]:
        """The daily deals that were begun: in which a card was moved."""
        begun = _daily_games.where(exists().where(EventRow.game_id == GameRow.id))
        with explained(self._engine), self._engine.connect() as connection:
            rows = connection.execute(begun).all()
        return [Daily(row.game, int(row.number), row.status == "won") for row in rows]

    def latest(self) -> str | None:
        """The id of the game that was dealt or played last."""
        newest = select(GameRow.id).order_by(GameRow.last_at.desc(), GameRow.dealt_at.desc())
        with explained(self._engine), self._engine.connect() as connection:
            return connection.execute(newest.limit(1)).scalar_one_or_none()


def open_store(url: URL | str | None = None) -> Store:
    """The store in the database at `url`, by default the player's own.

    Raises StoreError, and then has changed nothing.
    """
    return Store(connect(sqlite_url() if url is None else url))


_daily_games = select(GameRow.id, GameRow.game, GameRow.number, GameRow.status).where(
    GameRow.origin == "daily"
)


def _game_row(game_id: str, record: Record, at: int) -> dict[str, object]:
    header = {name: getattr(record, name) for name in ("game", "rules", "scoring", "rules_version")}
    origin = record.origin
    deal = {"origin": origin.kind, "number": _digits(origin.number), "deck": origin.deck}
    return {"id": game_id, **header, **deal, "dealt_at": at, "status": "playing", "last_at": at}


def _event_row(game_id: str, seq: int, event: Event) -> dict[str, object]:
    fields = msgspec.structs.asdict(event) | {"number": _digits(event.number)}
    return {"game_id": game_id, "seq": seq, **fields}


def _record(row: RowMapping, rows: Sequence[RowMapping]) -> Record:
    try:
        _check_whole(rows)
        return Record(
            game=row["game"],
            rules=row["rules"],
            scoring=row["scoring"],
            rules_version=row["rules_version"],
            origin=msgspec.convert(_origin(row), Origin),
            events=msgspec.convert([_event(row) for row in rows], tuple[Event, ...]),
        )
    except ValueError as error:
        raise RecordError(f"game {row['id']} is damaged in the database: {error}") from error


def _check_whole(rows: Sequence[RowMapping]) -> None:
    for seq, row in enumerate(rows, 1):
        if row["seq"] != seq:
            raise ValueError(f"event {seq} is missing")


def _origin(row: RowMapping) -> dict[str, object]:
    return {"kind": row["origin"], "number": _number(row["number"]), "deck": row["deck"]}


def _event(row: RowMapping) -> dict[str, object]:
    fields = {name: row[name] for name in ("kind", "elapsed", "at", "move")}
    return fields | {"number": _number(row["number"])}


def _digits(number: int | None) -> str | None:
    return None if number is None else str(number)


def _number(digits: str | None) -> int | None:
    return None if digits is None else int(digits)
