"""Opening a database: finding it, bringing its tables up to date, saying clearly what is wrong."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

MIGRATIONS = Path(__file__).parent / "migrations"
FILE_NAME = "harpan.sqlite3"

_LOCK_WAIT = 5.0
"""Seconds to wait for another process that is writing."""
_LOCK_LOOK = 0.01
"""Seconds between two looks, where SQLite does not wait by itself."""
_MIGRATION_LOCK = 0x68617270616E
"""The number of PostgreSQL's advisory lock while tables are made; any that others do not use."""


class StoreError(Exception):
    """The database cannot be used; the message says which and why.

    `code` is the kind of trouble and `details` the parts of the message: `name`, and `reason` in
    the words of the database.
    """

    def __init__(self, message: str, code: str = "bad_database", **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


def sqlite_url(data: Path | None = None) -> URL:
    """The URL of the SQLite file in a folder, by default the user's data folder."""
    folder = data if data is not None else user_data_path("harpan", appauthor=False)
    return URL.create("sqlite", database=str(folder / FILE_NAME))


def connect(url: URL | str) -> Engine:
    """An engine for a database whose tables are up to date.

    Raises StoreError for one that cannot be reached, is damaged, is not Harpan's or was
    written by a newer Harpan; such a one is not touched.
    """
    try:
        engine = _engine(make_url(url))
    except (ArgumentError, ImportError) as error:
        message = f"cannot use the database {url}: {error}"
        raise StoreError(message, name=str(url), reason=str(error)) from error
    try:
        with explained(engine):
            _migrate(engine)
    except StoreError:
        engine.dispose()
        raise
    return engine


@contextmanager
def explained(engine: Engine) -> Iterator[None]:
    """Turn what a database driver reports into a StoreError; broken constraints pass through."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise _trouble(engine, error.orig) from error
    except (OSError, sqlite3.Error) as error:
        raise _trouble(engine, error) from error


def _trouble(engine: Engine, reason: BaseException | None) -> StoreError:
    name = _name(engine)
    facts = {"name": name, "reason": str(reason).strip()}
    message = f"cannot use the games in {name}: {facts['reason']}"
    # SQLite has this very class for damage alone; a lock or a full disk is another's.
    if type(reason) is sqlite3.DatabaseError:
        advice = "The file has been left as it is; move it away to start afresh, or restore a copy"
        return StoreError(f"{message}. {advice}", "damaged_database", **facts)
    if _is_busy(reason):
        advice = f"another program has been writing to it for {_LOCK_WAIT:g} seconds"
        return StoreError(f"{message}: {advice}", "busy_database", **facts)
    return StoreError(message, **facts)


def _name(engine: Engine) -> str:
    if engine.url.get_backend_name() == "sqlite":
        return str(engine.url.database)
    return engine.url.render_as_string(hide_password=True)


def _is_busy(reason: BaseException | None) -> bool:
    # The extended codes have the plain one in their last byte.
    busy = isinstance(reason, sqlite3.Error) and (reason.sqlite_errorcode or 0) & 0xFF
    return busy == sqlite3.SQLITE_BUSY


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        # A pooled connection may have died with the database's last restart.
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"timeout": _LOCK_WAIT})
    _prepare_file(engine)
    event.listen(engine, "connect", _configure)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare_file(engine: Engine) -> None:
    """Make the folder, and look at a file that is there before anything is written to it."""
    file = Path(engine.url.database or "")
    with explained(engine):
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.stat().st_size > 0:
            _check_ours(file)
        _write_ahead(file)


def _write_ahead(file: Path) -> None:
    """Let readers and the writer not wait for each other; stored in the file once for all.

    Of two that make the switch at once SQLite refuses one without any wait, so that is here.
    """
    deadline = time.monotonic() + _LOCK_WAIT
    with closing(sqlite3.connect(file, timeout=_LOCK_WAIT)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = wal")
            except sqlite3.OperationalError as error:
                if not _is_busy(error) or time.monotonic() > deadline:
                    raise
                time.sleep(_LOCK_LOOK)
            else:
                return


def _check_ours(file: Path) -> None:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if tables and "alembic_version" not in tables:
        message = f"{file} is a database of some other program; it has been left as it is"
        raise StoreError(message, "foreign_database", name=str(file))


def _configure(connection: sqlite3.Connection, _: object) -> None:
    # The driver's own transactions would leave table changes out: see _begin.
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = on")
    # A commit is with the operating system when it returns, so a killed server loses nothing.
    # A power cut may take the last moves, never the file: a disk would cost 3 to 8 ms a move.
    connection.execute("PRAGMA synchronous = normal")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("sqlite_begin", "BEGIN"))


def _migrate(engine: Engine) -> None:
    config = Config()
    # A percent sign begins an interpolation there.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with _alone(engine) as connection:
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            name = _name(engine)
            message = f"the database {name} was written by a newer Harpan ({error})"
            message += "; it has been left as it is"
            raise StoreError(message, "newer_database", name=name) from error


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction that no other process about to make the same tables can be in."""
    with engine.connect() as plain:
        connection = plain.execution_options(sqlite_begin="BEGIN IMMEDIATE")
        with connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            yield connection
