"""Records as rows of the database, and back."""

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import RowMapping

from harpan.record import Event, Origin, Record, RecordError

_log = logging.getLogger(__name__)

_Row = TypeVar("_Row")
_Read = TypeVar("_Read")

_HEADER = ("game", "rules", "scoring", "rules_version", "zone", "bank")
_EVENT = ("kind", "elapsed", "at", "move")


def undamaged(read: Callable[[_Row], _Read], rows: Iterable[_Row]) -> list[_Read]:
    """What can be read; of the rest, which is damaged in the database, the program's log tells.

    `read` raises ValueError for what is damaged.
    """
    found = []
    for row in rows:
        try:
            found.append(read(row))
        except ValueError as error:
            _log.warning("left out, for it is damaged in the database: %s", error)
    return found


def game_row(game_id: str, record: Record, at: int) -> dict[str, object]:
    """The row of a game dealt at a wall time, as it stands before its first event."""
    header = {name: getattr(record, name) for name in _HEADER}
    origin = record.origin
    deal = {"origin": origin.kind, "number": _digits(origin.number), "deck": origin.deck}
    return {"id": game_id, **header, **deal, "dealt_at": at, "status": "playing", "last_at": at}


def event_row(game_id: str, seq: int, event: Event) -> dict[str, object]:
    """The row of a game's event number `seq`."""
    fields = msgspec.structs.asdict(event) | {"number": _digits(event.number)}
    return {"game_id": game_id, "seq": seq, **fields}


def record_of(row: RowMapping, events: tuple[Event, ...]) -> Record:
    """The record of a game's row. Raises RecordError for a damaged one."""
    try:
        header = {name: row[name] for name in _HEADER}
        return Record(**header, origin=origin_of(row), events=events)
    except ValueError as error:
        raise _damaged(row["id"], error) from error


def events_of(rows: Sequence[RowMapping], game_id: str) -> tuple[Event, ...]:
    """The events of a game, from its rows in order. Raises RecordError for damaged ones."""
    try:
        _check_whole(rows)
        return msgspec.convert([_event(row) for row in rows], tuple[Event, ...])
    except ValueError as error:
        raise _damaged(game_id, error) from error


def origin_of(row: RowMapping) -> Origin:
    """Where the cards of a game came from. Raises ValueError for a damaged row."""
    fields = {"kind": row["origin"], "number": _number(row["number"]), "deck": row["deck"]}
    return msgspec.convert(fields, Origin)


def _damaged(game_id: str, error: ValueError) -> RecordError:
    return RecordError(f"game {game_id} is damaged in the database: {error}")


def _check_whole(rows: Sequence[RowMapping]) -> None:
    for seq, row in enumerate(rows, 1):
        if row["seq"] != seq:
            raise ValueError(f"event {seq} is missing")


def _event(row: RowMapping) -> dict[str, object]:
    return {name: row[name] for name in _EVENT} | {"number": _number(row["number"])}


def _digits(number: int | None) -> str | None:
    return None if number is None else str(number)


def _number(digits: str | None) -> int | None:
    return None if digits is None else int(digits)
