"""Everything that can go wrong, in the one shape of the wire."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from harpan.archive import ArchiveError
from harpan.banking import BankError
from harpan.errors import IllegalMoveError, NotationError, RulesError
from harpan.formats import FormatError
from harpan.record import RecordError
from harpan.server.searches import NoSuchSearchError
from harpan.server.solver import BusyError
from harpan.server.state import game_state
from harpan.server.trials import NoSuchTrialError
from harpan.server.wire import Conflict, Failure, Problem
from harpan.session import StaleError
from harpan.store import NoSuchBankError, NoSuchGameError, StoreError

_log = logging.getLogger(__name__)
_CODES = {404: "not_found", 405: "method_not_allowed", 413: "too_large", 415: "not_json"}


class RequestError(ValueError):
    """A request that makes no sense, whatever the game."""

    def __init__(self, code: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


Wrong = RequestError | NotationError | RulesError | BankError
"""What is amiss with a wish."""


def json(value: object, status: int = 200) -> Response:
    """A JSON answer, never kept by a cache."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def failure(
    status: int, code: str, message: str, args: Mapping[str, str] | None = None
) -> Response:
    """An answer that says why something was not done."""
    return json(Failure(Problem(code, message, dict(args or {}))), status)


async def _stale(_: Request, error: StaleError) -> Response:
    problem = Problem("conflict", str(error), {"ply": str(error.session.ply)})
    return json(Conflict(problem, game_state(error.session)), 409)


async def _illegal(_: Request, error: IllegalMoveError) -> Response:
    return failure(422, error.code, str(error), error.details)


async def _wrong(_: Request, error: Wrong) -> Response:
    return failure(400, error.code, str(error), error.details)


async def _unreadable_file(_: Request, error: ArchiveError | FormatError) -> Response:
    return failure(422, error.code, str(error), error.details)


async def _unknown_game(_: Request, error: NoSuchGameError) -> Response:
    return failure(404, "no_such_game", str(error))


async def _unknown_bank(_: Request, error: NoSuchBankError) -> Response:
    return failure(404, "no_such_bank", str(error))


async def _unknown_search(_: Request, error: NoSuchSearchError) -> Response:
    return failure(404, "no_such_search", str(error))


async def _unknown_trial(_: Request, error: NoSuchTrialError) -> Response:
    return failure(404, "no_such_trial", str(error))


async def _busy(_: Request, error: BusyError) -> Response:
    return failure(429, "solver_busy", str(error))


async def _unreadable(_: Request, error: RecordError) -> Response:
    return failure(422, "record_unreadable", str(error))


async def _store(_: Request, error: StoreError) -> Response:
    # Where the database lies is nothing for a client to know.
    _log.error("%s", error)
    return failure(
        503, "store_failed", "the games cannot be read or saved; the server's log says why"
    )


async def _http(request: Request, error: HTTPException) -> Response:
    message = f"{request.method} {request.url.path[:200]}: {error.detail}"
    response = failure(error.status_code, _CODES.get(error.status_code, "refused"), message)
    response.headers.update(error.headers or {})
    return response


async def _unexpected(_: Request, __: Exception) -> Response:
    # Starlette raises it again afterwards, and the server logs it.
    return failure(500, "internal", "something went wrong in the server; its log says what")


HANDLERS: Mapping[Any, Callable[[Request, Any], Awaitable[Response]]] = {
    StaleError: _stale,
    IllegalMoveError: _illegal,
    RequestError: _wrong,
    NotationError: _wrong,
    BankError: _wrong,
    ArchiveError: _unreadable_file,
    FormatError: _unreadable_file,
    RulesError: _wrong,
    NoSuchGameError: _unknown_game,
    NoSuchBankError: _unknown_bank,
    NoSuchSearchError: _unknown_search,
    NoSuchTrialError: _unknown_trial,
    BusyError: _busy,
    RecordError: _unreadable,
    StoreError: _store,
    HTTPException: _http,
    Exception: _unexpected,
}
"""Which error becomes which answer; the nearest class in an error's ancestry decides."""
