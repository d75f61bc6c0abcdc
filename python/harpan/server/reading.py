"""What is in a request."""

from collections.abc import AsyncIterator
from typing import TypeVar, cast

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request

from harpan.server.problems import RequestError
from harpan.server.searches import Searches
from harpan.server.tables import Tables
from harpan.server.trials import Trials
from harpan.server.verdicts import Verdicts
from harpan.session import Session

LARGEST_BODY = 16 * 1024
"""Bytes; two decks of cards take a few hundred."""
LONGEST_WAIT = 10.0
"""Seconds that an answer may be waited for: less than any client gives up after."""

_Body = TypeVar("_Body", bound=msgspec.Struct)


async def read(request: Request, body: type[_Body], largest: int = LARGEST_BODY) -> _Body:
    """The body of a request, at most `largest` bytes. Raises RequestError and HTTPException."""
    check_kind(request, "application/json")
    content = b"".join([part async for part in parts(request, largest)])
    try:
        return msgspec.json.decode(content, type=body)
    except msgspec.ValidationError as error:
        raise RequestError("bad_request", str(error)) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("bad_json", str(error)) from error


def check_kind(request: Request, expected: str) -> None:
    """Raise HTTPException unless the body is said to be of this kind.

    A page of another site can post a form here, but nothing of ours.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != expected:
        raise HTTPException(415, f"expected {expected}, got {kind or 'no content type'}")


async def parts(request: Request, largest: int) -> AsyncIterator[bytes]:
    """The body of a request piece by piece. Raises HTTPException for more than `largest` bytes."""
    read = 0
    async for part in request.stream():
        read += len(part)
        if read > largest:
            raise HTTPException(413, f"expected at most {largest} bytes")
        yield part


def whole_number(request: Request, name: str, usual: int) -> int:
    """A number from 0 in the query. Raises RequestError."""
    text = request.query_params.get(name, str(usual))
    if not (text.isascii() and text.isdecimal()) or len(text) > 9:
        raise RequestError("bad_request", f"{name}: expected a number from 0, got {text[:40]!r}")
    return int(text)


def wait(request: Request) -> float:
    """How many seconds the client waits for an answer that is not there. Raises RequestError."""
    text = request.query_params.get("wait", "0")
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= LONGEST_WAIT:
        message = f"wait: expected seconds from 0 to {LONGEST_WAIT:g}, got {text[:40]!r}"
        raise RequestError("bad_request", message)
    return seconds


def tables(request: Request) -> Tables:
    """The games of the server."""
    return cast(Tables, request.app.state.tables)


def verdicts(request: Request) -> Verdicts:
    """What the server knows to be proven."""
    return cast(Verdicts, request.app.state.verdicts)


def searches(request: Request) -> Searches:
    """The searches of the server for winnable deals."""
    return cast(Searches, request.app.state.searches)


def trials(request: Request) -> Trials:
    """The trials of the server."""
    return cast(Trials, request.app.state.trials)


def session(request: Request) -> Session:
    """The game that a request is about. Raises NoSuchGameError and RecordError."""
    return tables(request).find(request.path_params["id"])
