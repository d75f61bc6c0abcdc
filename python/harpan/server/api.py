"""The requests that a client can make.

The handlers run one after the other on the event loop's own thread: a move takes a millisecond,
nothing else waits in them, and no two can touch a game at once. More players than one process
can serve get more processes; the store settles who was first.
"""

from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan.presets import variants
from harpan.server.dealing import deal
from harpan.server.problems import RequestError, json
from harpan.server.state import game_state, variant_infos
from harpan.server.tables import Tables
from harpan.server.wire import Action, MoveAction, NewGame
from harpan.session import Session
from harpan.store import NoSuchGameError

LARGEST_BODY = 16 * 1024
"""Bytes; two decks of cards take a few hundred."""

_Body = TypeVar("_Body", bound=msgspec.Struct)


async def list_variants(_: Request) -> Response:
    """The named games and their options."""
    return json(variant_infos(list(variants.values())))


async def create_game(request: Request) -> Response:
    """Deal a game."""
    tables = _tables(request)
    session = deal(tables.store, await _read(request, NewGame))
    tables.hold(session)
    return json(game_state(session), 201)


async def latest_game(request: Request) -> Response:
    """The game that was dealt or played last."""
    game_id = _tables(request).store.latest()
    if game_id is None:
        raise NoSuchGameError("no game has been dealt yet")
    return _shown(_tables(request).find(game_id))


async def show_game(request: Request) -> Response:
    """A game as it stands."""
    return _shown(_session(request))


async def play_move(request: Request) -> Response:
    """Make a move."""
    action = await _read(request, MoveAction)
    session = _session(request)
    session.play(action.move, automatic=action.automatic, ply=action.ply, elapsed=action.elapsed)
    return json(game_state(session))


def _acting(act: Callable[..., None]) -> Callable[[Request], Awaitable[Response]]:
    """A handler that does something to a game which needs no more saying."""

    async def handle(request: Request) -> Response:
        action = await _read(request, Action)
        session = _session(request)
        act(session, ply=action.ply, elapsed=action.elapsed)
        return json(game_state(session))

    return handle


ROUTES = [
    Route("/variants", list_variants),
    Route("/games", create_game, methods=["POST"]),
    Route("/games/latest", latest_game),
    Route("/games/{id}", show_game),
    Route("/games/{id}/moves", play_move, methods=["POST"]),
    Route("/games/{id}/sweep", _acting(Session.sweep), methods=["POST"]),
    Route("/games/{id}/clear", _acting(Session.clear), methods=["POST"]),
    Route("/games/{id}/undo", _acting(Session.undo), methods=["POST"]),
    Route("/games/{id}/redo", _acting(Session.redo), methods=["POST"]),
    Route("/games/{id}/restart", _acting(Session.restart), methods=["POST"]),
    Route("/games/{id}/redeal", _acting(Session.redeal), methods=["POST"]),
    Route("/games/{id}/finish", _acting(Session.finish), methods=["POST"]),
]


async def _read(request: Request, body: type[_Body]) -> _Body:
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


async def _content(request: Request) -> bytes:
    content = bytearray()
    async for part in request.stream():
        content += part
        if len(content) > LARGEST_BODY:
            raise HTTPException(413, f"expected at most {LARGEST_BODY} bytes")
    return bytes(content)


def _tables(request: Request) -> Tables:
    return cast(Tables, request.app.state.tables)


def _session(request: Request) -> Session:
    return _tables(request).find(request.path_params["id"])


def _shown(session: Session) -> Response:
    """A session's answer after a look at what other processes have done to it."""
    session.refresh()
    return json(game_state(session))
