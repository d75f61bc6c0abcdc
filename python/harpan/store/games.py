"""Games in a database: one row a game, one row an event, one transaction an event."""

from dataclasses import dataclass

from sqlalchemy import URL, Engine, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.functions import max as highest

from harpan.record import Record
from harpan.store.banks import Banks
from harpan.store.chest import Chest
from harpan.store.database import StoreError, connect, explained, sqlite_url
from harpan.store.entries import Entry, append, load
from harpan.store.models import EventRow, GameRow, ResultRow
from harpan.store.results import Results
from harpan.store.rows import game_row, undamaged


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
        self.results = Results(engine)
        self.banks = Banks(engine)
        self.chest = Chest(engine)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def add(self, game_id: str, record: Record, at: int, left: Entry | None = None) -> None:
        """Keep a new game, without events yet, dealt at the wall time `at` in ms.

        `left` is the end of the game that it takes the place of, kept in the same transaction.
        Raises ConflictError where a game has the id already, or the left one has gone on.
        """
        try:
            with explained(self._engine), self._engine.begin() as connection:
                connection.execute(insert(GameRow), game_row(game_id, record, at))
                if left:
                    append(connection, left)
        except IntegrityError as error:
            raise ConflictError(f"there is a game {game_id} already") from error

    def append(self, entry: Entry) -> None:
        """Keep events of a game and how it now stands.

        All in one transaction, so a win is booked with the moves that made it.
        Raises ConflictError where the game has such an event already.
        """
        try:
            with explained(self._engine), self._engine.begin() as connection:
                append(connection, entry)
        except IntegrityError as error:
            message = f"game {entry.game_id} has an event {entry.seq} already"
            raise ConflictError(message) from error

    def load(self, game_id: str) -> Record:
        """The record of a game. Raises NoSuchGameError, and RecordError for a damaged one."""
        with explained(self._engine), self._engine.connect() as connection:
            return load(connection, game_id)

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
        wanted = first.where(GameRow.game == game, GameRow.number == str(number))
        with explained(self._engine), self._engine.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else row.id

    def dailies(self) -> list[Daily]:
        """The daily deals that were begun: in which a card was moved."""
        begun = _daily_games.where(exists().where(ResultRow.game_id == GameRow.id))
        with explained(self._engine), self._engine.connect() as connection:
            rows = connection.execute(begun).all()
        return undamaged(lambda row: Daily(row.game, int(row.number), row.status == "won"), rows)

    def touch(self, game_id: str, at: int, left: Entry | None = None) -> None:
        """Let a game be the latest from the wall time `at` on, in the place of one that is left.

        Raises ConflictError where that one has gone on.
        """
        try:
            with explained(self._engine), self._engine.begin() as connection:
                now = update(GameRow).where(GameRow.id == game_id)
                connection.execute(now.values(last_at=at))
                if left:
                    append(connection, left)
        except IntegrityError as error:
            raise ConflictError("the game to leave has gone on") from error

    def latest(self) -> str | None:
        """The id of the game that was dealt or played last, and not left."""
        newest = (
            select(GameRow.id)
            .where(GameRow.status != "left")
            .order_by(GameRow.last_at.desc(), GameRow.dealt_at.desc())
        )
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
