"""A deal counts from its first move and is booked once, whatever happens to it (B1-B3, B8, B11)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, delete, event, func, select

from harpan import IllegalMoveError
from harpan.booking import Booking, booking_of, local_day
from harpan.record import Origin, OriginKind, RecordError
from harpan.session import Place, Session, book_missing, resume, take_up
from harpan.store import NoSuchGameError, Store, open_store, sqlite_url
from harpan.store.database import MIGRATIONS
from harpan.store.models import ResultRow
from harpan.table import Automatic, replay
from small_games import DAY, NOON, SMALL, Clock, dealt, greedy, lose, win, winning_line


def booked(store: Store, session: Session) -> Booking | None:
    found = store.results.of(session.id)
    return found[1] if found else None


def lines(store: Store) -> int:
    with store._engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(ResultRow)).scalar_one()


def a_move(session: Session) -> str:
    return str(session.table.game.legal_moves[0])


def test_an_untouched_deal_is_in_no_book(store: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    assert booked(store, session) is None
    session.ask_verdict()
    assert booked(store, session) is None
    with pytest.raises(IllegalMoveError, match="no card has been moved"):
        session.leave()
    other = dealt(store, clock, place=Place(left=session))
    assert resume(store, session.id).table.status == "playing"
    assert store.latest() == other.id
    assert lines(store) == 0


def test_a_deal_is_in_the_books_from_its_first_move(store: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    session.play(a_move(session))
    found = booked(store, session)
    assert found is not None
    assert (found.outcome, found.begun_at, found.ended_at) == (
        "open",
        session.record.events[0].at,
        None,
    )
    session.undo()
    session.restart()
    session.play(a_move(session))
    assert booked(store, session) == found
    assert lines(store) == 1


def test_a_win_is_booked_once_with_the_move_that_made_it(store: Store, clock: Clock) -> None:
    session = win(dealt(store, clock), elapsed=30)
    found = booked(store, session)
    assert found is not None
    last = session.record.events[-1]
    assert (found.outcome, found.ended_at) == ("won", last.at)
    assert (found.up, found.moves) == (8, session.table.game.moves)
    assert (found.points, found.elapsed) == (session.table.score.total, last.elapsed)
    with pytest.raises(IllegalMoveError, match="the game is won"):
        session.undo()
    with pytest.raises(IllegalMoveError, match="the game is won"):
        session.leave()
    dealt(store, clock, place=Place(left=session))
    assert booked(store, session) == found
    assert lines(store) == 1


def test_a_win_that_cannot_be_booked_has_not_happened(store: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    *moves, last = winning_line(SMALL, "standard")[1]
    for move in moves:
        session.play(move)
    with failing(store, "UPDATE results"), pytest.raises(RuntimeError, match="killed"):
        session.play(last)
    assert session.table.status == "playing"
    assert store.length(session.id) == len(moves)
    found = booked(store, session)
    assert found is not None
    assert found.outcome == "open"


@contextmanager
def failing(store: Store, statement: str) -> Iterator[None]:
    """A store that is killed at a statement."""

    def fail(*arguments: object) -> None:
        if str(arguments[2]).startswith(statement):
            raise RuntimeError("killed in between")

    event.listen(store._engine, "before_cursor_execute", fail)
    yield
    event.remove(store._engine, "before_cursor_execute", fail)


def test_a_game_that_another_one_replaces_is_lost(store: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    session.play(a_move(session), elapsed=1)
    other = dealt(store, clock, place=Place(left=session, elapsed=2))
    found = booked(store, session)
    assert found is not None
    assert (found.outcome, found.elapsed) == ("left", 1000)
    assert session.table.status == "left"
    assert session.record.events[-1].kind == "leave"
    with pytest.raises(IllegalMoveError, match="the game is left"):
        session.play(a_move(session))
    assert resume(store, session.id).table.status == "left"
    assert store.latest() == other.id


def test_leaving_and_dealing_are_one_transaction(store: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    session.play(a_move(session))
    before = session.record
    with failing(store, "UPDATE results"), pytest.raises(RuntimeError, match="killed"):
        dealt(store, clock, place=Place("other-game", left=session))
    assert session.record == before == store.load(session.id)
    assert session.table.status == "playing"
    with pytest.raises(NoSuchGameError):
        store.load("other-game")
    session.play(a_move(session))


def test_a_game_of_its_own_is_taken_up_in_the_place_of_another(store: Store, clock: Clock) -> None:
    waiting, session = dealt(store, clock), dealt(store, clock)
    session.play(a_move(session))
    taken = take_up(store, waiting.id, clock, Place(left=session))
    assert (taken.id, taken.ply) == (waiting.id, 0)
    assert store.latest() == waiting.id
    assert session.table.status == "left"


def test_a_crash_books_nothing_and_the_game_goes_on(tmp_path: Path, clock: Clock) -> None:
    store = open_store(sqlite_url(tmp_path))
    session = dealt(store, clock)
    session.play(a_move(session))
    store.close()
    again = open_store(sqlite_url(tmp_path))
    book_missing(again)
    resumed = resume(again, session.id, clock)
    found = booked(again, resumed)
    assert found is not None
    assert found.outcome == "open"
    resumed.play(a_move(resumed))
    assert lines(again) == 1
    again.close()


@pytest.mark.parametrize(
    ("origin", "practice"),
    [("random", False), ("winnable", False), ("daily", False), ("typed", True), ("replay", True)],
)
def test_a_deal_that_may_be_known_is_practice(
    store: Store, clock: Clock, origin: OriginKind, practice: bool
) -> None:
    found = booked(store, win(dealt(store, clock, origin=origin)))
    assert found is not None
    assert found.practice == practice


def test_help_is_what_was_shown(store: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    session.ask_verdict()
    session.play(a_move(session))
    session.ask_facit()
    lost = lose(session)
    found = booked(store, lost)
    assert found is not None
    assert (found.hint, found.verdict, found.facit, found.practice) == (False, True, True, True)


@pytest.mark.parametrize(
    ("up", "plus", "points"), [(0, False, -52), (10, False, -2), (11, True, 3)]
)
def test_vegas_books_what_it_comes_to(
    store: Store, clock: Clock, up: int, plus: bool, points: int
) -> None:
    session = dealt(store, clock, "klondike", "vegas", number=1)
    session.play("s-w")
    while session.table.score.up < up:
        session.play(greedy(session))
    session.finish()
    found = booked(store, session)
    assert found is not None
    assert (found.outcome, found.stake, found.up) == ("finished", 52, up)
    assert (found.plus, found.points) == (plus, points)


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Europe/Stockholm", date(2025, 12, 1)),
        ("UTC", date(2025, 11, 30)),
        ("America/Los_Angeles", date(2025, 11, 30)),
        ("Nowhere/At_all", date(2025, 11, 30)),
    ],
)
def test_a_game_that_ends_around_midnight_has_the_date_of_its_player(
    store: Store, zone: str, day: date
) -> None:
    half_past_eleven = Clock(NOON + DAY // 2 - 30 * 60_000)
    found = booked(store, lose(dealt(store, half_past_eleven, place=Place(zone=zone))))
    assert found is not None
    assert found.day == day.toordinal()


def test_a_time_that_no_calendar_has_is_said_so() -> None:
    with pytest.raises(RecordError, match="there is no date 4503599627370496 ms after 1970"):
        local_day(2**52, "UTC")


ACTS: list[Callable[[Session, random.Random], None]] = [
    lambda s, rng: s.play(str(rng.choice(s.table.game.legal_moves)), automatic=level(rng)),
    lambda s, _: s.undo(),
    lambda s, _: s.redo(),
    lambda s, _: s.restart(),
    lambda s, _: s.sweep(),
    lambda s, _: s.finish(),
    lambda s, _: s.leave(),
    lambda s, _: s.ask_verdict(),
    lambda s, _: s.ask_facit(),
]


def level(rng: random.Random) -> Automatic:
    levels: list[Automatic] = ["never", "aces", "safe", "all"]
    return rng.choice(levels)


@pytest.mark.parametrize("seed", range(20))
def test_the_books_say_what_the_record_says(store: Store, clock: Clock, seed: int) -> None:
    """After whatever is done, in whatever order, the line is the one that the record gives."""
    rng = random.Random(seed)
    session = dealt(store, clock, scoring=rng.choice(["standard", "vegas", "plain"]))
    for _ in range(30):
        act = rng.choices(ACTS, weights=[8, 2, 2, 1, 1, 0.2, 0.2, 0.3, 0.3])[0]
        try:
            act(session, rng)
        except (IllegalMoveError, IndexError):
            continue
        record = store.load(session.id)
        assert booked(store, session) == booking_of(replay(record), record.zone)
    assert lines(store) == (1 if session.table.is_started else 0)


def test_what_was_played_before_there_were_books_is_booked(store: Store, clock: Clock) -> None:
    sessions = [win(dealt(store, clock)), lose(dealt(store, clock)), dealt(store, clock)]
    sessions[2].play(a_move(sessions[2]))
    untouched = dealt(store, clock)
    before = [booked(store, session) for session in sessions]
    with store._engine.begin() as connection:
        connection.execute(delete(ResultRow))
    book_missing(store)
    assert [booked(store, session) for session in sessions] == before
    assert booked(store, untouched) is None


def test_an_unreadable_game_hinders_no_other_from_being_booked(store: Store, clock: Clock) -> None:
    bad, good = lose(dealt(store, clock)), lose(dealt(store, clock))
    with store._engine.begin() as connection:
        connection.execute(delete(ResultRow))
        connection.exec_driver_sql(f"UPDATE events SET move = 't9-t8' WHERE game_id = '{bad.id}'")
    book_missing(store)
    assert booked(store, bad) is None
    assert booked(store, good) is not None


def test_a_database_of_the_first_form_is_taken_over(tmp_path: Path, clock: Clock) -> None:
    engine = create_engine(sqlite_url(tmp_path))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql(
            "INSERT INTO games VALUES ('old', 'klondike', ?, 'standard', 1, 'random', ?, NULL, 1, "
            "'playing', 5)",
            (SMALL, "1"),
        )
        connection.exec_driver_sql(
            "INSERT INTO events VALUES ('old', 1, 'move', 's-w', NULL, 0, 5)"
        )
    engine.dispose()
    store = open_store(sqlite_url(tmp_path))
    book_missing(store)
    found = store.results.of("old")
    assert found is not None
    assert (found[1].outcome, found[1].begun_at) == ("open", 5)
    assert store.load("old").origin == Origin("random", number=1)
    store.close()
