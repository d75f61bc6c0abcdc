"""Everything that was played as one file, and back: JSON Lines, in a versioned form.

The first line is a header, then come the banks and the games, one a line, and the last line says
how many they were, so that a file cut short is found out.
"""

from collections import Counter
from collections.abc import Iterator
from typing import IO, Annotated

import msgspec

from harpan._core import Rules, Scoring
from harpan.banking import check_form
from harpan.booking import Booking, booking_of
from harpan.presets import variants
from harpan.record import Id, Record, RecordError, Time
from harpan.store import Bank, Store
from harpan.store.chest import Kept
from harpan.table import Table, replay

ARCHIVE_FORMAT = 1
"""Raised by a change that an older program would misread."""

_LONGEST_LINE = 2**26
"""Bytes; a game of 10,000 moves takes a megabyte."""

Preferences = dict[str, Annotated[str, msgspec.Meta(max_length=2**20)]]


class ArchiveError(ValueError):
    """A file that cannot be taken in, and nothing of it has been; it has `code` and `details`."""

    def __init__(self, code: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="part"):
    """A line of the file."""


class Header(_Part, frozen=True, tag="harpan"):
    """The first line."""

    format: int
    at: Time
    """When the file was written."""
    preferences: Preferences = {}
    """What the player's browser remembers, by name; what it means is the page's business."""


class BankPart(_Part, frozen=True, tag="bank"):
    """A bank."""

    bank: Bank


class GamePart(_Part, frozen=True, tag="game"):
    """A game."""

    id: Id
    dealt_at: Time
    record: Record


class End(_Part, frozen=True, tag="end"):
    """The last line: how many banks and games there were."""

    banks: int
    games: int


class TakenIn(msgspec.Struct, frozen=True):
    """What a file brought."""

    games: int
    """New games."""
    grown: int
    """Games that were known and had gone on."""
    known: int
    """Games that were known already."""
    banks: int
    """New banks."""
    preferences: Preferences


class _Form(msgspec.Struct, frozen=True, tag_field="part", tag="harpan"):
    """What is read first: later formats may differ in everything else."""

    format: int


_header = msgspec.json.Decoder(Header)
_form = msgspec.json.Decoder(_Form)
_line = msgspec.json.Decoder(BankPart | GamePart | End)


def written(store: Store, preferences: Preferences, at: int) -> Iterator[bytes]:
    """The lines of the file. A game that is damaged in the database is left out."""
    yield _text(Header(ARCHIVE_FORMAT, at, preferences))
    banks, games = store.banks.all(), 0
    for bank in banks:
        yield _text(BankPart(bank))
    for game_id, dealt_at, record in store.chest.games():
        games += 1
        yield _text(GamePart(game_id, dealt_at, record))
    yield _text(End(len(banks), games))


def take_in(store: Store, file: IO[bytes]) -> TakenIn:
    """Add what the file holds to what is there; a game that is known is not there twice.

    The whole file is read and every game replayed before anything is kept. Raises ArchiveError
    and StoreError, and then nothing has changed.
    """
    header = _opened(file)
    begin = file.tell()
    # Twice through the file: only what the games came to is held in memory.
    ends = [_end(part, line) for line, part in _parts(file) if isinstance(part, GamePart)]
    file.seek(begin)
    banks = [_bank(part, line) for line, part in _parts(file) if isinstance(part, BankPart)]
    file.seek(begin)
    games = (part for _, part in _parts(file) if isinstance(part, GamePart))
    merged = store.chest.merge(banks, map(_kept, games, ends))
    return TakenIn(merged.games, merged.grown, merged.known, merged.banks, header.preferences)


def _opened(file: IO[bytes]) -> Header:
    """The header. Raises ArchiveError for what is no archive, or one of a later form."""
    text = file.readline(_LONGEST_LINE)
    try:
        form = _form.decode(text).format
        if form != ARCHIVE_FORMAT:
            message = f"the file has format {form}; this program reads format {ARCHIVE_FORMAT}"
            raise ArchiveError("archive_newer", message, format=str(form))
        return _header.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ArchiveError("no_archive", f"the file is no archive of Harpan: {error}") from error


def _parts(file: IO[bytes]) -> Iterator[tuple[int, BankPart | GamePart]]:
    """The parts after the header with the numbers of their lines, up to the end.

    Raises ArchiveError for a line that cannot be read, and for an end that is missing or wrong.
    """
    found: Counter[type] = Counter()
    for number, text in enumerate(iter(lambda: file.readline(_LONGEST_LINE), b""), 2):
        try:
            part = _line.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _bad_line(number, error) from error
        if isinstance(part, End):
            return _check_end(part, found, number)
        found[type(part)] += 1
        yield number, part
    raise ArchiveError("archive_cut", "the file ends before its last line")


def _check_end(end: End, found: Counter[type], number: int) -> None:
    there = End(found[BankPart], found[GamePart])
    if end != there:
        raise _bad_line(number, ValueError(f"expected {there}, got {end}"))


def _end(part: GamePart, line: int) -> tuple[str, Booking | None]:
    """How a game stands, and what it comes to. Raises ArchiveError where it cannot be replayed."""
    try:
        table = replay(part.record)
        _check_form(part.record, table)
        return table.status, booking_of(table, part.record.zone)
    except RecordError as error:
        raise _bad_line(line, error) from error


def _check_form(record: Record, table: Table) -> None:
    """The names fit in their columns."""
    _check_spelling(record, table.game.rules, table.game.scoring)
    if record.game not in variants:
        raise RecordError(f"no game {record.game[:40]!r}")


def _bank(part: BankPart, line: int) -> Bank:
    """The bank of a line. Raises ArchiveError for one that is of no form of Las Vegas."""
    bank = part.bank
    try:
        rules, scoring = Rules(bank.rules), Scoring(bank.scoring)
        check_form(rules, scoring)
        _check_spelling(bank, rules, scoring)
    except ValueError as error:
        raise _bad_line(line, error) from error
    return bank


def _check_spelling(part: Record | Bank, rules: Rules, scoring: Scoring) -> None:
    """What statistics and banks group by has one spelling."""
    written, read = (part.rules, part.scoring), (rules.text, scoring.text)
    if written != read:
        raise RecordError(f"expected the rules and scoring {read}, got {written}")


def _kept(part: GamePart, end: tuple[str, Booking | None]) -> Kept:
    return Kept(part.id, part.dealt_at, part.record, *end)


def _bad_line(number: int, error: Exception) -> ArchiveError:
    message = f"line {number} of the file cannot be read: {error}"
    return ArchiveError("archive_line", message, line=str(number))


def _text(part: _Part) -> bytes:
    return msgspec.json.encode(part) + b"\n"
