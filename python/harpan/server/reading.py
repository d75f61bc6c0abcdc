"""What is in a request."""

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


async def read(request: Request, body: type[_Body]) -> _Body:
    """The body of a request. Raises RequestError and HTTPException."""
    # A page of another site can post a form here, but not JSON.
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(415, f"expected application/json, got {kind or 'no content type'}")
    content = await _content(request)
    try:
        return msgspec.json.decode(content, type=body)
    except msgspec.ValidationError as error:
        raise RequestError("bad_request", str(error)) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RequestError("bad_json", str(error)) from error


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


async def _content(request: Request) -> bytes:
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > LARGEST_BODY:
            raise HTTPException(413, f"expected at most {LARGEST_BODY} bytes")
    return bytes(content)
