"""A game in a line of text, for another player who is to play the same deal.

The text holds the deal, the rules and what was done, and nothing of what it came to: that is found
by replay. It is base64url of deflated JSON, whose checksum tells a text that was cut.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from harpan._core import Rules, Scoring
from harpan.presets import Variant, find
from harpan.record import Event, EventKind, Number, Origin, Record
from harpan.table import Table, replay

FORMAT = 1
"""The version of the text's own form."""
MOST_EVENTS = 10_000
"""Of a game in a text."""
_MOST_BYTES = 2**20
_MOST_WORK = 300_000
"""Moves made and taken back in a replay: a game of people needs a few thousand."""

_SIGNS: Mapping[EventKind, str] = MappingProxyType(
    {
        "sweep": "S",
        "undo": "U",
        "redo": "R",
        "restart": "A",
        "hint": "H",
        "verdict": "V",
        "facit": "F",
        "finish": "E",
        "leave": "L",
        "bookmark": "B",
        "jump": "J",
    }
)
_KINDS: Mapping[str, EventKind] = MappingProxyType({sign: kind for kind, sign in _SIGNS.items()})
_WALKS: frozenset[EventKind] = frozenset({"restart", "jump"})
"""What goes over many moves at once."""

Fault = Literal[
    "challenge_broken",
    "challenge_version",
    "challenge_too_long",
    "challenge_typed",
    "challenge_differs",
    "challenge_own",
]


class ChallengeError(ValueError):
    """A text that is no game to be challenged by, a game that cannot be one, or two that differ."""

    def __init__(self, code: Fault, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


class _Packed(msgspec.Struct, array_like=True, frozen=True):
    """What the text holds; redeals are left out, with what was before them."""

    format: int
    game: str
    rules: str
    scoring: str
    rules_version: int
    number: Number
    elapsed: int
    events: str


def packed(record: Record) -> str:
    """The game as a text, from the cards that lie there now. Raises ChallengeError.

    >>> from harpan.record import Event, Origin, Record
    >>> record = Record("klondike", "klondike", "standard", 1, Origin("random", 42))
    >>> unpacked(packed(record)).origin.number
    42
    """
    number, events = record.deal.number, _since_deal(record)
    if number is None:
        raise ChallengeError("challenge_typed", "expected a deal with a number, got a typed deck")
    if len(events) > MOST_EVENTS:
        message = f"expected a game of at most {MOST_EVENTS} events, got {len(events)}"
        raise ChallengeError("challenge_too_long", message)
    form = (record.game, record.rules, record.scoring, record.rules_version)
    elapsed = record.events[-1].elapsed if record.events else 0
    content = msgspec.json.encode(_Packed(FORMAT, *form, number, elapsed, " ".join(events)))
    return base64.urlsafe_b64encode(zlib.compress(content, 9)).decode().rstrip("=")


def unpacked(text: str) -> Record:
    """The game of a text that this program can play. Raises ChallengeError."""
    found = _decoded(text)
    words = found.events.split()
    if len(words) > MOST_EVENTS:
        message = f"expected at most {MOST_EVENTS} events, got {len(words)}"
        raise ChallengeError("challenge_too_long", message)
    try:
        return Record(
            game=found.game,
            rules=found.rules,
            scoring=found.scoring,
            rules_version=found.rules_version,
            origin=Origin("typed", number=found.number),
            events=tuple(_events(words, found.elapsed)),
        )
    except ValueError as error:
        raise _broken(str(error)) from error


def played(record: Record) -> Table:
    """The table after the last event of a game from a text, by replay. Raises ChallengeError."""
    _check_work(record)
    try:
        return replay(record)
    except ValueError as error:
        raise _broken(str(error)) from error


def variant_of(record: Record) -> Variant:
    """The game of a text with its options. Raises ChallengeError, also for other rules than ours.

    Only the same version of the rules lets a game be replayed as it was played.
    """
    try:
        known = find(record.game).rules.version
        if record.rules_version == known:
            return _named(record)
    except ValueError as error:
        raise _broken(str(error)) from error
    message = f"expected version {known} of the rules, got {record.rules_version}"
    raise ChallengeError("challenge_version", message)


def _named(record: Record) -> Variant:
    rules, scoring = Rules(record.rules), Scoring(record.scoring)
    options = Variant(record.game, rules, scoring).options
    return find(record.game).with_options(**{o.name: o.value for o in options.values()})


def _since_deal(record: Record) -> list[str]:
    """The events since the cards were dealt, whose own numbers begin at 1 again."""
    redeals = [place for place, event in enumerate(record.events, 1) if event.kind == "redeal"]
    first = redeals[-1] if redeals else 0
    return [_word(event, first) for event in record.events[first:]]


def _word(event: Event, first: int) -> str:
    if event.move is not None:
        return f"{'~' if event.kind == 'auto' else ''}{event.move}"
    number = "" if event.number is None else str(event.number - first)
    return f"{_SIGNS[event.kind]}{number}"


def _events(words: list[str], elapsed: int) -> Iterator[Event]:
    """The events; only the last one knows the time, which is all that the score asks for."""
    for place, word in enumerate(words, 1):
        yield _event(word, elapsed if place == len(words) else 0)


def _event(word: str, elapsed: int) -> Event:
    sign, rest = word[0], word[1:]
    if sign == "~":
        return Event("auto", elapsed, 0, move=rest)
    if sign not in _KINDS:
        return Event("move", elapsed, 0, move=word)
    if not re.fullmatch(r"\d{0,9}", rest, re.ASCII):
        raise ValueError(f"expected a number, got {rest[:20]!r}")
    return Event(_KINDS[sign], elapsed, 0, number=int(rest) if rest else None)


def _decoded(text: str) -> _Packed:
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
        reader = zlib.decompressobj()
        content = reader.decompress(data, _MOST_BYTES)
        if not reader.eof or reader.unused_data:
            raise _broken("the text has been cut")
        _check_form(msgspec.json.decode(content))
        return msgspec.json.decode(content, type=_Packed)
    except ChallengeError:
        raise
    except (binascii.Error, zlib.error, msgspec.MsgspecError, ValueError) as error:
        raise _broken(str(error)) from error


def _check_form(content: object) -> None:
    # Asked before the rest is read: a newer form may be of another shape.
    if not isinstance(content, list) or not content or not isinstance(content[0], int):
        raise _broken("it has no form")
    if content[0] != FORMAT:
        message = f"expected a challenge of form {FORMAT}, got {content[0]}"
        raise ChallengeError("challenge_version", message)


def _check_work(record: Record) -> None:
    """Raise ChallengeError for a game that was made to keep a server busy."""
    depth = work = 0
    for event in record.events:
        depth += event.move is not None
        work += depth if event.kind in _WALKS else 1
        if work > _MOST_WORK:
            raise ChallengeError("challenge_too_long", "the game goes back and on too often")


def _broken(reason: str) -> ChallengeError:
    return ChallengeError("challenge_broken", f"expected a challenge, got a damaged one: {reason}")
