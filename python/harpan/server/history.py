"""The requests about games that were played: statistics, the log, a game move by move."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan._core import Rules, Scoring
from harpan.booking import local_day
from harpan.presets import find
from harpan.server import reading
from harpan.server.problems import RequestError, json
from harpan.server.replaying import replayed
from harpan.server.state import deal_info, options_of
from harpan.server.tales import FormInfo, LogEntry, LogPage, StatisticsState
from harpan.session import wall_clock
from harpan.statistics import news, statistics
from harpan.store import Form
from harpan.store.results import Logged, Results, Totals
from harpan.store.rows import undamaged
from harpan.table import Aid, Result

_PAGE = 50
_MOST_STATES = 50


async def show_statistics(request: Request) -> Response:
    """The forms that were played, and what is known of one of them."""
    asked, results = _asked_form(request), reading.tables(request).store.results
    today = local_day(wall_clock(), request.query_params.get("zone", "UTC")[:64])
    # Over very many games it takes longer than a move may wait.
    return json(await run_in_threadpool(_statistics, results, asked, today))


def _statistics(results: Results, asked: FormInfo | None, today: int) -> StatisticsState:
    sums = sorted(results.totals(), key=lambda totals: -totals.last_at)
    forms = undamaged(_form_info, (totals for totals in sums if not totals.practice))
    form = asked or next(iter(forms), None)
    if form is None:
        return StatisticsState(forms, None, None)
    key = Form(form.rules, form.scoring, form.rules_version)
    return StatisticsState(forms, form, statistics(sums, results.endings(key), key, today))


async def show_log(request: Request) -> Response:
    """A part of the log, of all games or of one."""
    before = _place(request.query_params.get("before"))
    asked = request.query_params.get("game")
    game = None if asked is None else find(asked).id
    return json(await run_in_threadpool(_log, reading.tables(request).store.results, before, game))


def _log(results: Results, before: tuple[int, str] | None, game: str | None) -> LogPage:
    part = results.log(before, _PAGE, game)
    last = part.last and "{}.{}".format(*part.last)
    return LogPage(undamaged(_entry, part.games), last, results.tallies())


async def show_replay(request: Request) -> Response:
    """A part of a game as it was played."""
    first = reading.whole_number(request, "from", 0)
    record = reading.tables(request).store.load(request.path_params["id"])
    return json(replayed(request.path_params["id"], record, first, _MOST_STATES))


async def show_news(request: Request) -> Response:
    """What a win has changed in the statistics."""
    return json(news(reading.tables(request).store, request.path_params["id"]))


ROUTES = [
    Route("/statistics", show_statistics),
    Route("/log", show_log),
    Route("/games/{id}/replay", show_replay),
    Route("/games/{id}/news", show_news),
]


def _form_info(totals: Totals) -> FormInfo:
    return FormInfo(
        game=totals.game,
        options=dict(options_of(totals.game, totals.rules, totals.scoring)),
        rules=totals.rules,
        scoring=totals.scoring,
        rules_version=totals.rules_version,
        is_current=totals.rules_version == Rules(totals.rules).version,
        played=totals.played,
        won=totals.won,
        plus=totals.plus,
    )


def _asked_form(request: Request) -> FormInfo | None:
    """The form that the request names, as if nothing of it had been played."""
    asked = request.query_params
    if "rules" not in asked:
        return None
    rules, scoring = Rules(asked["rules"]), Scoring(asked.get("scoring", "plain"))
    version = reading.whole_number(request, "version", rules.version)
    game = find(asked.get("game", "")).id
    return FormInfo(
        game=game,
        options=dict(options_of(game, rules.text, scoring.text)),
        rules=rules.text,
        scoring=scoring.text,
        rules_version=version,
        is_current=version == rules.version,
        played=0,
        won=0,
        plus=0,
    )


def _place(text: str | None) -> tuple[int, str] | None:
    """Where in the log to go on."""
    if text is None:
        return None
    at, _, game_id = text.partition(".")
    if not at.removeprefix("-").isdecimal() or len(at) > 18:
        raise RequestError("bad_request", f"before: expected a place in the log, got {text[:40]!r}")
    return int(at), game_id


def _entry(game: Logged) -> LogEntry:
    booking = game.booking
    aids: list[Aid] = ["hint", "verdict", "facit"]
    results: list[Result] = ["plus"] if booking.plus else []
    return LogEntry(
        id=game.id,
        game=game.game,
        options=dict(options_of(game.game, game.rules, game.scoring)),
        rules=game.rules,
        scoring=game.scoring,
        deal=deal_info(game.origin),
        outcome=booking.outcome,
        results=[*results, "out"] if booking.outcome == "won" else results,
        practice=booking.practice,
        aids=[aid for aid in aids if getattr(booking, aid)],
        begun_at=booking.begun_at,
        ended_at=booking.ended_at,
        points=booking.points,
        up=booking.up,
        moves=booking.moves,
        elapsed=None if booking.elapsed is None else booking.elapsed / 1000,
    )
