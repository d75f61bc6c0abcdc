"""The requests about what is proven: verdicts, facit, deals of a kind.

None of them holds up a move: a search has a thread of its own, and who waits for it waits beside
the others. To look at all cards leaves a mark on the game, so a player asks for it first.
"""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan._core import Game
from harpan.presets import find
from harpan.record import WINNABLE
from harpan.server import reading
from harpan.server.facit import facit_line
from harpan.server.problems import json
from harpan.server.searches import Search
from harpan.server.state import search_state
from harpan.server.verdicts import start_of
from harpan.server.wire import Facit, MostUpState, NewSearch, VerdictState
from harpan.session import Session
from harpan.table import Aid, RefusedError


async def show_verdict(request: Request) -> Response:
    """Whether the game can be won from where it stands."""
    session = _asked(request, "verdict")
    return json(await _told(request, session, session.table.game.copy(), session.id))


async def show_deal_verdict(request: Request) -> Response:
    """Whether the deal can be won from its start."""
    session = _asked(request, "verdict")
    # Under a name of its own: it is not given up because a move was made.
    return json(await _told(request, session, start_of(session.table.game), f"{session.id} deal"))


async def show_facit(request: Request) -> Response:
    """How to win from where the game stands, or in Vegas at least to bring the most cards up."""
    session = _asked(request, "facit")
    game, verdicts = session.table.game.copy(), reading.verdicts(request)
    # That the deal was proven is no line yet.
    told = await _told(request, session, game, session.id, is_facit=True)
    if told.verdict == "winnable":
        line = facit_line(game, verdicts.proofs.moves(game))
        return json(Facit(told.ply, told.verdict, line))
    found = None if told.verdict == "thinking" else verdicts.harvests.of(game)
    if found is None:
        return json(Facit(told.ply, told.verdict, []))
    most_up = MostUpState(found.least, found.most)
    return json(Facit(told.ply, told.verdict, facit_line(game, found.moves), most_up))


async def create_search(request: Request) -> Response:
    """Search for a winnable deal, or one of a level."""
    wanted = await reading.read(request, NewSearch)
    variant = find(wanted.game).with_options(**wanted.options)
    return _searched(
        request, reading.searches(request).start(variant, wanted.id, wanted.level), 201
    )


async def show_search(request: Request) -> Response:
    """How a search goes."""
    search = reading.searches(request).find(request.path_params["id"])
    await search.wait(reading.wait(request))
    return _searched(request, search)


async def drop_search(request: Request) -> Response:
    """Call a search off."""
    reading.searches(request).drop(request.path_params["id"])
    return json(None)


ROUTES = [
    Route("/games/{id}/verdict", show_verdict),
    Route("/games/{id}/deal-verdict", show_deal_verdict),
    Route("/games/{id}/facit", show_facit),
    Route("/searches", create_search, methods=["POST"]),
    Route("/searches/{id}", show_search),
    Route("/searches/{id}", drop_search, methods=["DELETE"]),
]


def _asked(request: Request, aid: Aid) -> Session:
    """The game, as it now stands. Raises RefusedError where nobody has asked for the help."""
    session = reading.session(request)
    session.refresh()
    if not session.may_see(aid):
        message = f"the player has not asked for a {aid}, which leaves a mark on the game"
        raise RefusedError("aid_not_taken", message, aid=aid)
    return session


async def _told(
    request: Request, session: Session, game: Game, name: str, *, is_facit: bool = False
) -> VerdictState:
    """The verdict on the game as it is now; a search for it is waited for a while.

    `game` is a copy, since the player may play on meanwhile. `is_facit`: with what facit shows.
    """
    verdicts, ply, patience = reading.verdicts(request), session.ply, reading.wait(request)
    is_winnable = not is_facit and session.table.deal.kind in WINNABLE
    wants_most = is_facit and game.scoring.kind == "vegas"
    verdict = verdicts.of(name, game, is_winnable=is_winnable, wants_most=wants_most)
    task = verdicts.task(name)
    if verdict == "thinking" and task and patience:
        await task.wait(patience)
        known = verdicts.known(game, is_winnable=is_winnable, wants_most=wants_most)
        verdict = known or "thinking"
    return VerdictState(ply, verdict)


def _searched(request: Request, search: Search, status: int = 200) -> Response:
    seconds = request.app.state.solver.limits.search_seconds
    return json(search_state(search, seconds), status)
