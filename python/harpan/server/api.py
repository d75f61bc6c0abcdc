"""The requests that a client can make.

The handlers run one after the other on the event loop's own thread: a move takes a millisecond,
nothing else waits in them, and no two can touch a game at once. More players than one process
can serve get more processes; the store settles who was first.
"""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan.daily import today
from harpan.presets import variants
from harpan.server import (
    archives,
    asking,
    banks,
    challenges,
    hinting,
    history,
    imports,
    laboratory,
    reading,
)
from harpan.server.dailies import daily_state
from harpan.server.dealing import deal
from harpan.server.lines import lines_state
from harpan.server.problems import json
from harpan.server.state import game_state, variant_infos
from harpan.server.wire import Action, JumpAction, LineAction, MoveAction, NewGame
from harpan.session import Session
from harpan.store import NoSuchGameError

LARGEST_LINE = 2**17
"""Bytes of a request with the moves of a long game."""


async def list_variants(_: Request) -> Response:
    """The named games and their options."""
    return json(variant_infos(list(variants.values())))


async def list_daily(request: Request) -> Response:
    """The daily deals, and what became of those that were begun."""
    return json(daily_state(reading.tables(request).store.dailies(), today()))


async def create_game(request: Request) -> Response:
    """Deal a game."""
    tables = reading.tables(request)
    session = deal(tables, reading.searches(request), await reading.read(request, NewGame))
    tables.hold(session)
    return json(game_state(session), 201)


async def latest_game(request: Request) -> Response:
    """The game that was dealt or played last."""
    game_id = reading.tables(request).store.latest()
    if game_id is None:
        raise NoSuchGameError("no game has been dealt yet")
    return _shown(reading.tables(request).find(game_id))


async def show_game(request: Request) -> Response:
    """A game as it stands."""
    return _shown(reading.session(request))


async def play_move(request: Request) -> Response:
    """Make a move."""
    action = await reading.read(request, MoveAction)
    session = reading.session(request)
    session.play(action.move, automatic=action.automatic, ply=action.ply, elapsed=action.elapsed)
    return json(game_state(session))


async def jump(request: Request) -> Response:
    """Go to a position that was there before."""
    action = await reading.read(request, JumpAction)
    session = reading.session(request)
    session.jump(action.position, ply=action.ply, elapsed=action.elapsed)
    return json(game_state(session))


async def play_line(request: Request) -> Response:
    """Make moves one after the other."""
    action = await reading.read(request, LineAction, LARGEST_LINE)
    session = reading.session(request)
    session.play_line(action.moves, ply=action.ply, elapsed=action.elapsed)
    return json(game_state(session))


async def show_lines(request: Request) -> Response:
    """The lines of a game as it stands."""
    session = reading.session(request)
    session.refresh()
    return json(lines_state(session))


def _acting(act: Callable[..., None]) -> Callable[[Request], Awaitable[Response]]:
    """A handler that does something to a game which needs no more saying."""

    async def handle(request: Request) -> Response:
        action = await reading.read(request, Action)
        session = reading.session(request)
        act(session, ply=action.ply, elapsed=action.elapsed)
        return json(game_state(session))

    return handle


ROUTES = [
    Route("/variants", list_variants),
    Route("/daily", list_daily),
    Route("/games", create_game, methods=["POST"]),
    Route("/games/latest", latest_game),
    Route("/games/{id}", show_game),
    Route("/games/{id}/moves", play_move, methods=["POST"]),
    Route("/games/{id}/sweep", _acting(Session.sweep), methods=["POST"]),
    Route("/games/{id}/clear", _acting(Session.clear), methods=["POST"]),
    Route("/games/{id}/undo", _acting(Session.undo), methods=["POST"]),
    Route("/games/{id}/redo", _acting(Session.redo), methods=["POST"]),
    Route("/games/{id}/restart", _acting(Session.restart), methods=["POST"]),
    Route("/games/{id}/lines", show_lines),
    Route("/games/{id}/line", play_line, methods=["POST"]),
    Route("/games/{id}/jump", jump, methods=["POST"]),
    Route("/games/{id}/bookmark", _acting(Session.bookmark), methods=["POST"]),
    Route("/games/{id}/redeal", _acting(Session.redeal), methods=["POST"]),
    Route("/games/{id}/finish", _acting(Session.finish), methods=["POST"]),
    Route("/games/{id}/leave", _acting(Session.give_up), methods=["POST"]),
    Route("/games/{id}/verdict", _acting(Session.ask_verdict), methods=["POST"]),
    Route("/games/{id}/facit", _acting(Session.ask_facit), methods=["POST"]),
    *imports.ROUTES,
    *challenges.ROUTES,
    *hinting.ROUTES,
    *asking.ROUTES,
    *laboratory.ROUTES,
    *history.ROUTES,
    *banks.ROUTES,
    *archives.ROUTES,
]


def _shown(session: Session) -> Response:
    """A session's answer after a look at what other processes have done to it."""
    session.refresh()
    return json(game_state(session))
