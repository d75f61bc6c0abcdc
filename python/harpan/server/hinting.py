"""Hints: from what the player knows, and only as much of them as was asked for."""

from typing import cast

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan._core import Game, Hint, Move, hint
from harpan.server import reading
from harpan.server.facit import cards_of
from harpan.server.problems import json
from harpan.server.state import game_state
from harpan.server.wire import Gain, HintAction, HintState, Useful
from harpan.session import Session

LEVEL_OF_CARD = 2
LEVEL_OF_MOVE = 3
LEVEL_OF_REASON = 4


async def give_hint(request: Request) -> Response:
    """Say whether there is a useful move, and show as much of it as is wanted."""
    wanted = await reading.read(request, HintAction)
    session = reading.session(request)
    session.take_hint(is_shown=False, ply=wanted.ply)
    game = session.table.game.copy()
    # A hint takes some hundredths of a second: moves in other games do not wait for it.
    found = await run_in_threadpool(hint, game)
    is_shown = found is not None and wanted.level >= LEVEL_OF_MOVE
    session.take_hint(is_shown=is_shown, ply=wanted.ply, elapsed=wanted.elapsed)
    return json(_told(session, game, found, wanted.level))


ROUTES = [Route("/games/{id}/hint", give_hint, methods=["POST"])]


def _told(session: Session, game: Game, found: Hint | None, level: int) -> HintState:
    state = game_state(session)
    if found is None:
        useful: Useful = "none" if game.is_stuck else "unknown"
        return HintState(state=state, level=1, useful=useful)
    move, knows_card, knows_why = found.move, level >= LEVEL_OF_CARD, level >= LEVEL_OF_REASON
    return HintState(
        state=state,
        level=level,
        useful="yes",
        source=str(move.source) if knows_card else None,
        cards=_cards(game, move, level),
        move=str(move) if level >= LEVEL_OF_MOVE else None,
        gain=cast(Gain, found.gain) if knows_why else None,
        moves=len(found.plan) if knows_why else 0,
        card=str(found.card) if knows_why and found.card else None,
    )


def _cards(game: Game, move: Move, level: int) -> list[str]:
    """The cards of the move; before it is shown not the other card of a pair."""
    if level < LEVEL_OF_CARD:
        return []
    cards = cards_of(game.rules.family, move, game.view.piles)
    return cards if level >= LEVEL_OF_MOVE else cards[: move.count]
