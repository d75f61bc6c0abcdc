"""The requests about challenges: a game in a text, and two games of a deal side by side."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan._core import deal_code
from harpan.challenge import ChallengeError, packed, played, unpacked, variant_of
from harpan.record import Record
from harpan.server import reading
from harpan.server.passing import ChallengeInfo, ChallengeText, Meeting, Played, SideBySide
from harpan.server.problems import RequestError, json
from harpan.session import Session
from harpan.table import RefusedError, Table

LARGEST_TEXTS = 2**17
"""Bytes of a request with one or two games."""


async def show_challenge(request: Request) -> Response:
    """A game as a text for another player."""
    session = reading.session(request)
    session.refresh()
    if not session.table.is_started:
        raise RefusedError("not_started", "no card has been moved yet")
    return json(ChallengeText(packed(session.record)))


async def read_challenge(request: Request) -> Response:
    """What deal a text is of."""
    asked = await reading.read(request, ChallengeText, LARGEST_TEXTS)
    return json(_info(unpacked(asked.text)))


async def compare(request: Request) -> Response:
    """Two games of a deal side by side."""
    meeting = await reading.read(request, Meeting, LARGEST_TEXTS)
    if (meeting.mine is None) == (meeting.game is None):
        raise RequestError("bad_request", "expected either `mine` or `game`")
    session = reading.tables(request).find(meeting.game) if meeting.game else None
    if session:
        _check_ended(session)
    mine = packed(session.record) if session else meeting.mine or ""
    return json(await run_in_threadpool(side_by_side, mine, meeting.theirs))


ROUTES = [
    Route("/games/{id}/challenge", show_challenge),
    Route("/challenges", read_challenge, methods=["POST"]),
    Route("/challenges/result", compare, methods=["POST"]),
]


def side_by_side(mine: str, theirs: str) -> SideBySide:
    """Two games, each replayed. Raises ChallengeError."""
    own, other = unpacked(mine), unpacked(theirs)
    info = _info(own)
    _check_alike(info, _info(other))
    if own.events == other.events:
        raise ChallengeError("challenge_own", "both games are the same one")
    return SideBySide(challenge=info, mine=_played(own), theirs=_played(other))


def _info(record: Record) -> ChallengeInfo:
    variant, number = variant_of(record), record.origin.number or 0
    return ChallengeInfo(
        game=variant.id,
        options={name: option.value for name, option in variant.options.items()},
        rules=variant.rules.text,
        scoring=variant.scoring.text,
        number=str(number),
        code=deal_code(number),
    )


def _check_ended(session: Session) -> None:
    """Nobody learns how another did while it could help: raise RefusedError before the end."""
    session.refresh()
    if not session.table.is_over:
        raise RefusedError("challenge_open", "the game has not ended yet")


def _check_alike(own: ChallengeInfo, other: ChallengeInfo) -> None:
    parts = {
        "game": (_family(own), _family(other)),
        "options": ((own.rules, own.scoring), (other.rules, other.scoring)),
        "deal": (own.number, other.number),
    }
    for what, (mine, theirs) in parts.items():
        if mine != theirs:
            message = f"expected the same {what}, got {mine} and {theirs}"
            raise ChallengeError("challenge_differs", message, what=what)


def _family(info: ChallengeInfo) -> str:
    return info.rules.partition(":")[0]


def _played(record: Record) -> Played:
    return _told(played(record))


def _told(table: Table) -> Played:
    score = table.score
    return Played(
        status=table.status,
        results=table.results,
        up=score.up,
        points=None if table.game.scoring.kind == "plain" else score.total,
        moves=table.game.moves,
        elapsed=table.elapsed / 1000,
        aids=list(table.aids),
    )
