"""Everything as one file: out and in again, twice without doubles, and whole or not at all."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from harpan.archive import ArchiveError, TakenIn, take_in, written
from harpan.session import Place, book_missing
from harpan.store import Bank, Store, open_store, sqlite_url
from harpan.store.database import FILE_NAME
from small_games import SMALL, Clock, dealt, lose, win


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    store = open_store(sqlite_url(tmp_path / "other"))
    yield store
    store.close()


def filled(store: Store, clock: Clock) -> Store:
    store.banks.open(Bank("my-bank", SMALL, "vegas", 100, clock()))
    win(dealt(store, clock, scoring="vegas"))
    lose(dealt(store, clock, place=Place(zone="Europe/Stockholm")))
    win(dealt(store, clock, origin="typed"))
    dealt(store, clock).play("s-w")
    dealt(store, clock)
    return store


def file_of(store: Store, **preferences: str) -> bytes:
    return b"".join(written(store, preferences, 7))


def brought(store: Store, content: bytes) -> TakenIn:
    return take_in(store, io.BytesIO(content))


def contents(store: Store) -> object:
    """All that a store holds: games, what they came to, banks."""
    games = list(store.chest.games())
    return games, [store.results.of(game_id) for game_id, _, _ in games], store.banks.all()


def test_a_file_carries_everything(store: Store, other: Store, clock: Clock) -> None:
    content = file_of(filled(store, clock), language="sv")
    taken = brought(other, content)
    assert taken == TakenIn(5, 0, 0, 1, {"language": "sv"})
    assert contents(other) == contents(store)
    assert file_of(other, language="sv") == content


def test_taken_in_twice_nothing_is_doubled(store: Store, other: Store, clock: Clock) -> None:
    content = file_of(filled(store, clock))
    brought(other, content)
    before = contents(other)
    assert brought(other, content) == TakenIn(0, 0, 5, 0, {})
    assert contents(other) == before
    assert brought(store, content) == TakenIn(0, 0, 5, 0, {})


def test_a_game_that_went_on_grows(store: Store, other: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    session.play("s-w")
    early = file_of(store)
    brought(other, early)
    lose(session)
    assert brought(other, file_of(store)) == TakenIn(0, 1, 0, 0, {})
    assert contents(other) == contents(store)
    assert brought(store, early) == TakenIn(0, 0, 1, 0, {}), "nothing is lost by an old file"
    assert contents(other) == contents(store)


def test_a_game_that_went_on_otherwise_stays(store: Store, other: Store, clock: Clock) -> None:
    session = dealt(store, clock)
    session.play("s-w")
    brought(other, file_of(store))
    session.undo()
    from_here = other.load(session.id)
    lose_there = file_of(store).replace(b'"kind":"undo"', b'"kind":"restart"')
    brought(other, lose_there)
    assert other.load(session.id).events[:1] == from_here.events
    before = contents(other)
    session.play("s-w")
    assert brought(other, file_of(store)).known == 1, "though the file's game is longer"
    assert contents(other) == before


def test_two_machines_are_brought_together(store: Store, other: Store, clock: Clock) -> None:
    filled(store, clock)
    win(dealt(other, clock))
    brought(store, file_of(other))
    brought(other, file_of(store))
    assert contents(store) == contents(other)


Change = Callable[[list[bytes]], list[bytes]]


def changed(line: int, change: Callable[[dict[str, Any]], object]) -> Change:
    """A file with one line changed."""

    def apply(lines: list[bytes]) -> list[bytes]:
        part = json.loads(lines[line])
        change(part)
        return [*lines[:line], json.dumps(part).encode(), *lines[line + 1 :]]

    return apply


GAME = 2
BAD: list[tuple[str, Change, str, str]] = [
    ("empty", lambda _: [], "no_archive", "no archive of Harpan"),
    ("a picture", lambda _: [b"\x89PNG\r\n\x1a\n"], "no_archive", "no archive of Harpan"),
    ("other JSON", lambda _: [b'{"a": 1}'], "no_archive", "no archive of Harpan"),
    ("newer", changed(0, lambda p: p.update(format=2)), "archive_newer", "has format 2"),
    ("cut at a line", lambda lines: lines[:-1], "archive_cut", "ends before its last line"),
    ("cut in a line", lambda lines: [*lines[:-2], lines[-2][:99]], "archive_line", "line 7"),
    ("a line lost", lambda lines: lines[:2] + lines[3:], "archive_line", "line 7"),
    ("no line", lambda lines: [lines[0], b"nonsense", *lines[1:]], "archive_line", "line 2"),
    ("an id", changed(GAME, lambda p: p.update(id="../x")), "archive_line", "line 3"),
    (
        "a move",
        changed(GAME, lambda p: p["record"]["events"][0].update(move="t9-t8")),
        "archive_line",
        "line 3 of the file cannot be read: event 1 .move t9-t8. cannot be replayed",
    ),
    (
        "a time",
        changed(GAME, lambda p: p["record"]["events"][-1].update(at=2**52)),
        "archive_line",
        "<= 253402300799999",
    ),
    (
        "a bank of too much",
        changed(1, lambda p: p["bank"].update(start=2**63)),
        "archive_line",
        "line 2 of the file cannot be read: .* `\\$.bank.start`",
    ),
    (
        "a bank of unknown rules",
        changed(1, lambda p: p["bank"].update(rules="moon:draw=9")),
        "archive_line",
        "line 2 of the file cannot be read: .*moon",
    ),
    (
        "a bank of a game without one",
        changed(1, lambda p: p["bank"].update(scoring="plain")),
        "archive_line",
        "line 2 of the file cannot be read: only Las Vegas has a bank",
    ),
    (
        "a bank spelled otherwise",
        changed(1, lambda p: p["bank"].update(rules=p["bank"]["rules"] + ",draw=1")),
        "archive_line",
        "line 2 of the file cannot be read: expected the rules",
    ),
    (
        "rules spelled otherwise",
        changed(GAME, lambda p: p["record"].update(rules="klondike:draw=1,columns=2,ranks=2")),
        "archive_line",
        "expected the rules and scoring",
    ),
    (
        "a game",
        changed(GAME, lambda p: p["record"].update(game="poker")),
        "archive_line",
        "no game 'poker'",
    ),
]


@pytest.mark.parametrize(
    ("change", "code", "said"), [case[1:] for case in BAD], ids=[c[0] for c in BAD]
)
def test_a_bad_file_is_said_so_and_nothing_is_lost(
    store: Store, other: Store, clock: Clock, change: Change, code: str, said: str
) -> None:
    win(dealt(other, clock))
    before = contents(other)
    lines = file_of(filled(store, clock)).splitlines()
    with pytest.raises(ArchiveError, match=said) as caught:
        brought(other, b"\n".join(change(lines)))
    assert caught.value.code == code
    assert contents(other) == before


def test_what_a_game_came_to_is_reckoned_and_not_believed(
    store: Store, other: Store, clock: Clock
) -> None:
    win(dealt(store, clock))
    assert b"won" not in file_of(store)
    brought(other, file_of(store))
    assert other.results.totals() == store.results.totals()
    assert other.results.unbooked() == []


def test_a_bank_that_is_in_the_file_twice_is_one(store: Store, other: Store, clock: Clock) -> None:
    filled(store, clock)
    first, bank, *games, end = file_of(store).splitlines()
    end = end.replace(b'"banks":1', b'"banks":2')
    assert brought(other, b"\n".join([first, bank, bank, *games, end])).banks == 1
    assert contents(store) == contents(other)


def test_a_damaged_game_is_left_out_of_the_file(store: Store, other: Store, clock: Clock) -> None:
    bad, good = lose(dealt(store, clock)), lose(dealt(store, clock))
    with store._engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE events SET kind = 'cheat' WHERE game_id = '{bad.id}'")
    assert brought(other, file_of(store)).games == 1
    assert other.has(good.id)


def test_a_game_that_is_damaged_here_is_made_whole(store: Store, clock: Clock) -> None:
    filled(store, clock)
    before, content = contents(store), file_of(store)
    game_id = store.results.log(None, 1).games[0].id
    for damage in ("events SET kind = 'cheat' WHERE game_id", "games SET origin = 'moon' WHERE id"):
        with store._engine.begin() as connection:
            connection.exec_driver_sql(f"UPDATE {damage} = '{game_id}'")
        taken = brought(store, content)
        assert (taken.games, taken.grown, taken.known) == (1, 0, 4)
        assert contents(store) == before


def test_everything_is_thrown_away_for_good(tmp_path: Path, store: Store, clock: Clock) -> None:
    filled(store, clock)
    number = str(dealt(store, clock, number=987_654_321).record.origin.number).encode()
    store.chest.clear()
    assert contents(store) == ([], [], [])
    assert (store.latest(), store.results.totals()) == (None, [])
    files = [file.read_bytes() for file in tmp_path.glob(f"{FILE_NAME}*")]
    assert files
    assert not any(number in content for content in files)
    book_missing(store)
    win(dealt(store, clock))
