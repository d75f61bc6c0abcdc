"""The whole truth about one game: its rules, where its deal came from, and all that happened.

Position, score, status and statistics are derived from a record: see :mod:`harpan.table`.
"""

from typing import Annotated, Literal

import msgspec

from harpan.game import LARGEST_NUMBER
from harpan.levels import LEVELS, Level

FORMAT = 1
"""The version of the record's own form. A change that an older program would misread raises it."""

OriginKind = Literal["random", "winnable", Level, "typed", "daily", "imported", "replay"]
"""A `winnable` deal is a random one of those that are proven to be, one of a level a random one of
those that it was measured for."""
WINNABLE: frozenset[OriginKind] = frozenset({"winnable", *LEVELS})
"""Deals that were chosen because they are known to be winnable."""
EventKind = Literal[
    "move",
    "auto",
    "sweep",
    "undo",
    "redo",
    "restart",
    "hint",
    "verdict",
    "facit",
    "redeal",
    "finish",
    "leave",
    "jump",
    "bookmark",
]
"""An `auto` is a move that the game made by itself after what the player did: after a move, or
after a `sweep`, with which the player asked for the rest of a certain win. A `verdict` is the
first look at whether the game can be won, a `facit` the first at how. With a `leave` the game is
given up for another. A `jump` goes to a position that was there before, see :mod:`harpan.lines`; a
`bookmark` is put at the position of the moment, or taken from it."""

_MOVES: frozenset[EventKind] = frozenset({"move", "auto"})
_NUMBERED: frozenset[EventKind] = frozenset({"redeal", "jump"})

Number = Annotated[int, msgspec.Meta(ge=0)]
"""A deal number; its upper bound, 2^64 - 1, is more than msgspec's constraints can hold."""


Time = Annotated[int, msgspec.Meta(ge=-62_135_596_800_000, le=253_402_300_799_999)]
"""Wall time in ms since 1970 UTC, in the years 1 to 9999: others no calendar can show."""
Zone = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")]
"""The name of a time zone, such as `Europe/Stockholm`."""


Id = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""What a game or a bank is told from the others by."""


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says which part and why."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where the cards came from: a deal number, or a deck in dealing order; never both."""

    kind: OriginKind
    number: Number | None = None
    deck: str | None = None

    def __post_init__(self) -> None:
        if (self.number is None) == (self.deck is None):
            raise ValueError("a deal has either a number or a deck")
        if self.kind == "daily" and self.number is None:
            raise ValueError("a daily deal has a number, and this one has a deck")
        check_number(self.number)


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that was accepted at the table."""

    kind: EventKind
    elapsed: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    """Play time in ms when it happened; it never falls from one event to the next."""
    at: Time
    move: str | None = None
    """The move's text, for a move of the player's or of the game's."""
    number: Number | None = None
    """For a redeal the new deal's number, for a jump that of the event that first led there."""

    def __post_init__(self) -> None:
        if (self.kind in _MOVES) != (self.move is not None):
            raise ValueError(f"a move's text belongs to a move, and this is: {self.kind}")
        if (self.kind in _NUMBERED) != (self.number is not None):
            raise ValueError(f"a number belongs to a redeal or a jump, and this is: {self.kind}")
        check_number(self.number)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game. The events form a tree of lines: a move after an undo keeps the line it left."""

    game: str
    """The id of the preset that was chosen, such as `vegas`."""
    rules: str
    scoring: str
    rules_version: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    origin: Origin
    events: tuple[Event, ...] = ()
    zone: Zone = "UTC"
    """Where the player was: it makes dates of the wall times."""
    bank: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """The bank that was open for this form of Las Vegas when the game was dealt, by its id."""
    format: int = FORMAT

    @property
    def deal(self) -> Origin:
        """Where the cards that lie there now came from: the last redeal, or the first deal."""
        redeals = [event for event in self.events if event.kind == "redeal"]
        return Origin("random", redeals[-1].number) if redeals else self.origin

    def followed_by(self, *events: Event) -> "Record":
        """The record with more events."""
        return msgspec.structs.replace(self, events=(*self.events, *events))


def check_number(number: int | None) -> None:
    """Raise ValueError unless the number, if there is one, is a deal number."""
    if number is not None and not 0 <= number <= LARGEST_NUMBER:
        raise ValueError(f"a deal number is 0 to {LARGEST_NUMBER}, not {number}")


def to_json(record: Record) -> str:
    """The record as JSON text."""
    return msgspec.json.encode(record).decode()


def from_json(text: str | bytes) -> Record:
    """The record that :func:`to_json` wrote. Raises RecordError."""
    try:
        form = msgspec.json.decode(text, type=_Form).format
        if form != FORMAT:
            raise RecordError(f"the record has format {form}; this program reads format {FORMAT}")
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"not a record: {error}") from error


class _Form(msgspec.Struct):
    """What is read first: later formats may differ in everything else."""

    format: int
