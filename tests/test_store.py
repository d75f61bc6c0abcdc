"""The database: one winner for each event, and nothing written over what is not understood."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, event, make_url

from harpan import variants
from harpan.record import Event, Origin, Record, RecordError
from harpan.session import Session, resume, start
from harpan.store import (
    ConflictError,
    Entry,
    NoSuchGameError,
    Store,
    StoreError,
    open_store,
    sqlite_url,
)
from harpan.store.database import FILE_NAME
from harpan.store.models import Base

# A database of its own, made empty, to run these tests on as well: a PostgreSQL URL, for example.
OTHER_DATABASE = os.environ.get("HARPAN_TEST_DATABASE")
RECORD = Record("vegas", "klondike:passes=1", "vegas", 1, Origin("random", number=5))


@pytest.fixture(params=["sqlite", *(["other"] if OTHER_DATABASE else [])])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    return sqlite_url(tmp_path) if request.param == "sqlite" else make_url(OTHER_DATABASE or "")


@pytest.fixture
def store(url: URL) -> Iterator[Store]:
    store = open_store(url)
    yield store
    with store._engine.begin() as connection:
        for table in reversed(Base.metadata.sorted_tables):
            connection.execute(table.delete())
    store.close()


def move(at: int = 0, text: str = "s-w") -> Event:
    return Event("move", 0, at, text)


def append(store: Store, game_id: str, seq: int, events: Sequence[Event], status: str) -> None:
    store.append(Entry(game_id, seq, events, status))


def refused(folder: Path, said: str) -> None:
    """The store is not opened, the message says why and where, and no byte has changed."""
    file = folder / FILE_NAME
    before = file.read_bytes()
    with pytest.raises(StoreError, match=said) as caught:
        open_store(sqlite_url(folder))
    assert str(file) in str(caught.value)
    assert "has been left as it is" in str(caught.value)
    assert file.read_bytes() == before


def test_a_record_comes_back_as_it_was_kept(store: Store) -> None:
    events = (
        Event("move", 0, 1, "t3-t5:4"),
        Event("auto", 0, 1, "t3-f1"),
        Event("undo", 1_000, 2**41),
        Event("sweep", 1_000, 2**41),
        Event("redeal", 2**40, 3, number=2**64 - 1),
        Event("finish", 2**40, 4),
    )
    store.add("one", RECORD, 7)
    append(store, "one", 1, events[:1], "playing")
    append(store, "one", 2, events[1:], "playing")
    kept = store.load("one")
    assert kept.events == events
    assert (kept.game, kept.rules, kept.scoring) == ("vegas", "klondike:passes=1", "vegas")
    assert store.length("one") == 6


@pytest.mark.parametrize(
    "origin",
    [
        Origin("random", number=0),
        Origin("typed", number=2**63),
        Origin("replay", number=2**64 - 1),
        Origin("imported", deck="AS 2S"),
    ],
)
def test_every_origin_comes_back(store: Store, origin: Origin) -> None:
    store.add("one", Record("vegas", "klondike", "vegas", 1, origin), 7)
    assert store.load("one").origin == origin


def test_a_game_that_is_not_there_is_said_so(store: Store) -> None:
    assert store.latest() is None
    assert store.length("none") == 0
    with pytest.raises(NoSuchGameError, match="no game none"):
        store.load("none")


def test_an_event_needs_its_game(store: Store) -> None:
    with pytest.raises(ConflictError):
        append(store, "none", 1, [move()], "playing")


def test_the_latest_game_is_the_one_dealt_or_played_last(store: Store) -> None:
    store.add("old", RECORD, 10)
    store.add("new", RECORD, 20)
    assert store.latest() == "new"
    append(store, "old", 1, [move(at=30)], "playing")
    assert store.latest() == "old"


def test_only_one_of_two_can_add_the_same_event(store: Store, url: URL) -> None:
    store.add("one", RECORD, 0)
    with closing(open_store(url)) as other:
        append(store, "one", 1, [move(text="s-w")], "playing")
        with pytest.raises(ConflictError, match="game one has an event 1 already"):
            append(other, "one", 1, [move(text="w-t3")], "playing")
    assert [event.move for event in store.load("one").events] == ["s-w"]


def test_a_crowd_at_one_game_adds_each_event_once(store: Store, url: URL) -> None:
    store.add("one", RECORD, 0)
    won: list[tuple[int, int]] = []

    def play(player: int) -> None:
        with closing(open_store(url)) as own:
            for seq in range(1, 26):
                try:
                    append(own, "one", seq, [move(at=player)], "playing")
                except ConflictError:
                    continue
                won.append((seq, player))

    run_together([lambda player=player: play(player) for player in range(6)])
    assert sorted(seq for seq, _ in won) == list(range(1, 26))
    assert [event.at for event in store.load("one").events] == [player for _, player in sorted(won)]


def run_together(acts: list[object]) -> None:
    """Run them in threads, and fail where one of them fails."""
    failures: list[BaseException] = []

    def run(act: object) -> None:
        try:
            assert callable(act)
            act()
        except BaseException as error:  # handed on to the test
            failures.append(error)

    threads = [threading.Thread(target=run, args=[act]) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_the_event_and_the_booking_are_one_transaction(store: Store) -> None:
    store.add("one", RECORD, 0)

    def fail(*arguments: object) -> None:
        if str(arguments[2]).startswith("UPDATE"):
            raise RuntimeError("killed between the two")

    event.listen(store._engine, "before_cursor_execute", fail)
    with pytest.raises(RuntimeError, match="killed"):
        append(store, "one", 1, [move()], "won")
    event.remove(store._engine, "before_cursor_execute", fail)
    assert store.length("one") == 0
    append(store, "one", 1, [move()], "won")
    assert store.length("one") == 1


def test_the_migrations_make_the_tables_that_the_program_uses(store: Store) -> None:
    with store._engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Base.metadata) == []


def test_several_events_are_one_transaction(store: Store) -> None:
    store.add("one", RECORD, 0)
    append(store, "one", 1, [move(), move(), move()], "playing")
    with pytest.raises(ConflictError, match="game one has an event 3 already"):
        append(store, "one", 3, [move(text="w-t1"), move(text="w-t2")], "won")
    assert [event.move for event in store.load("one").events] == ["s-w"] * 3
    assert booked(store) == "playing"


def test_the_last_event_says_when_the_game_was_played(store: Store) -> None:
    store.add("old", RECORD, 10)
    store.add("new", RECORD, 20)
    append(store, "old", 1, [move(at=15), move(at=30)], "playing")
    assert store.latest() == "old"


def booked(store: Store) -> str:
    with store._engine.connect() as connection:
        return str(connection.exec_driver_sql("SELECT status FROM games").scalar_one())


def test_opening_again_changes_nothing(store: Store, url: URL) -> None:
    store.add("one", RECORD, 0)
    with closing(open_store(url)) as again:
        assert again.load("one") == RECORD


def test_many_may_open_a_new_database_at_once(tmp_path: Path) -> None:
    def open_it() -> None:
        open_store(sqlite_url(tmp_path / "new")).close()

    run_together([open_it] * 8)


def test_whoever_opens_a_file_waits_for_another_who_is_making_it(tmp_path: Path) -> None:
    """SQLite itself refuses at once to change how the journal is kept while somebody writes."""
    with_games(tmp_path)
    with closing(writer(tmp_path)) as other, closing(writer(tmp_path)) as hasty:
        other.execute("PRAGMA journal_mode = delete")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            hasty.execute("PRAGMA journal_mode = wal")
        release = threading.Timer(0.3, other.execute, ["ROLLBACK"])
        release.start()
        open_store(sqlite_url(tmp_path)).close()
        release.join()


def writer(folder: Path) -> sqlite3.Connection:
    """Another program at the file, whose transactions are its own business."""
    return sqlite3.connect(folder / FILE_NAME, isolation_level=None, check_same_thread=False)


def test_a_writer_waits_for_another(tmp_path: Path) -> None:
    with closing(open_store(sqlite_url(tmp_path))) as store, closing(writer(tmp_path)) as other:
        store.add("one", RECORD, 0)
        other.execute("BEGIN IMMEDIATE")
        release = threading.Timer(0.3, other.execute, ["ROLLBACK"])
        release.start()
        append(store, "one", 1, [move()], "playing")
        release.join()
        assert store.length("one") == 1


@pytest.mark.parametrize("journal", ["wal", "delete"])
def test_a_writer_that_does_not_end_is_named_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, journal: str
) -> None:
    monkeypatch.setattr("harpan.store.database._LOCK_WAIT", 0.1)
    said = "database is locked: another program has been writing to it for 0.1 seconds"
    with closing(open_store(sqlite_url(tmp_path))) as store, closing(writer(tmp_path)) as other:
        store.add("one", RECORD, 0)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match=said):
            append(store, "one", 1, [move()], "playing")
        other.execute("ROLLBACK")
        assert store.length("one") == 0
        append(store, "one", 1, [move()], "playing")
    with closing(writer(tmp_path)) as other:
        other.execute(f"PRAGMA journal_mode = {journal}")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match=said):
            open_store(sqlite_url(tmp_path))


PLAYER = """
import sys
from pathlib import Path
from harpan import variants
from harpan.record import Origin
from harpan.session import start
from harpan.store import open_store, sqlite_url
store = open_store(sqlite_url(Path(sys.argv[1])))
session = start(store, variants["klondike"], Origin("random", number=1))
for _ in range(100):
    session.play("s-w" if session.table.game.is_legal("s-w") else "w-s")
print(session.id)
"""


def test_two_processes_may_play_in_one_folder(tmp_path: Path) -> None:
    """Both open a folder that is not there yet, and neither loses a move of its game."""
    command = [sys.executable, "-c", PLAYER, str(tmp_path / "new")]
    players = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    ids = [player.communicate()[0].strip() for player in players]
    assert [player.returncode for player in players] == [0, 0]
    with closing(open_store(sqlite_url(tmp_path / "new"))) as store:
        assert [store.length(game_id) for game_id in ids] == [100, 100]


def test_a_damaged_row_is_a_damaged_game(store: Store) -> None:
    store.add("one", RECORD, 0)
    append(store, "one", 1, [move()], "playing")
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE events SET kind = 'cheat'")
    with pytest.raises(RecordError, match=r"game one is damaged in the database: .*cheat"):
        store.load("one")


def test_a_missing_event_is_a_damaged_game(store: Store) -> None:
    store.add("one", RECORD, 0)
    for seq in (1, 2, 3):
        append(store, "one", seq, [move()], "playing")
    with store._engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM events WHERE seq = 2")
    with pytest.raises(RecordError, match="event 2 is missing"):
        store.load("one")


# SQLite alone


def test_the_games_lie_in_the_folder_that_was_named(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b % ö"
    open_store(sqlite_url(folder)).close()
    assert (folder / FILE_NAME).exists()


def test_the_games_lie_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harpan.store.database.user_data_path", lambda *_, **__: tmp_path)
    assert sqlite_url().database == str(tmp_path / FILE_NAME)


def test_a_commit_outlives_the_process_and_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    with closing(open_store(sqlite_url(tmp_path))) as store, store._engine.connect() as connection:
        pragma = connection.exec_driver_sql
        assert pragma("PRAGMA synchronous").scalar_one() == 1
        assert pragma("PRAGMA journal_mode").scalar_one() == "wal"
        assert pragma("PRAGMA foreign_keys").scalar_one() == 1


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"my shopping list\n" * 1000)
    refused(tmp_path, "file is not a database")


@pytest.mark.parametrize("kept", [50, 100, 1024, 5000])
def test_a_database_cut_short_is_left_alone(tmp_path: Path, kept: int) -> None:
    with_games(tmp_path)
    file = tmp_path / FILE_NAME
    file.write_bytes(file.read_bytes()[:kept])
    refused(tmp_path, "malformed|not a database")


def test_a_database_overwritten_in_the_middle_is_found_out_and_left_alone(tmp_path: Path) -> None:
    ids = with_games(tmp_path)
    file = tmp_path / FILE_NAME
    data = bytearray(file.read_bytes())
    data[8192:] = random.Random(1).randbytes(len(data) - 8192)
    file.write_bytes(data)
    try:
        store = open_store(sqlite_url(tmp_path))
    except StoreError as error:
        assert str(file) in str(error)
    else:
        with closing(store), pytest.raises(StoreError, match="malformed"):
            list(map(store.load, ids))
    assert file.read_bytes() == data


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()
    refused(tmp_path, "some other program")


def test_a_database_of_a_newer_harpan_is_left_alone(tmp_path: Path) -> None:
    with_games(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    refused(tmp_path, "newer Harpan .*9999")


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    open_store(sqlite_url(tmp_path)).close()
    assert (tmp_path / FILE_NAME).stat().st_size > 0


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"cannot use the games in .*folder.* Not a directory"):
        open_store(sqlite_url(tmp_path / "file" / "folder"))


def test_a_full_disk_is_said_so_and_loses_nothing(tmp_path: Path) -> None:
    with closing(open_store(sqlite_url(tmp_path))) as store:
        session = start(store, variants["klondike"], Origin("random", number=1))
        with store._engine.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreError, match=r"database or disk is full$"):
            play_on(session)
        assert store.load(session.id) == session.record
        assert resume(store, session.id).table.game.position == session.table.game.position


@pytest.mark.parametrize("url", ["nonsense", "oracle+nodriver://somewhere/else"])
def test_a_url_that_leads_nowhere_is_said_so(url: str) -> None:
    with pytest.raises(StoreError, match="cannot use the database"):
        open_store(url)


def play_on(session: Session) -> None:
    for _ in range(1000):
        session.play("s-w" if session.table.game.is_legal("s-w") else "w-s")


def with_games(folder: Path) -> list[str]:
    with closing(open_store(sqlite_url(folder))) as store:
        sessions = [
            start(store, variants["klondike"], Origin("random", number=n)) for n in range(20)
        ]
        for session in sessions:
            for _ in range(10):
                session.play("s-w")
        return [session.id for session in sessions]
