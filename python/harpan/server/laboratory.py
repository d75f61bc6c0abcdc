"""The requests of the page Laboratoriet: what has been found, and trials of advice and options."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from harpan.lab import jobs
from harpan.lab.jobs import Job, Way
from harpan.presets import find, variants
from harpan.server import reading
from harpan.server.problems import json
from harpan.server.trials import Trial
from harpan.server.wire import Findings, LaboratoryInfo, NewTrial, TrialState


async def show_laboratory(_: Request) -> Response:
    """The experiments that have ended, and the advice that can be tried in each game."""
    return json(await run_in_threadpool(_findings))


def _findings() -> LaboratoryInfo:
    finished = [
        Findings(found.name, dict(found.title), found.deals, list(jobs.figures(found)))
        for found in jobs.finished()
    ]
    advice = {name: list(jobs.advice(variant)) for name, variant in variants.items()}
    return LaboratoryInfo(finished, advice)


async def create_trial(request: Request) -> Response:
    """Compare a game as it is played with other options and by some advice."""
    wanted = await reading.read(request, NewTrial)
    plain = find(wanted.game).with_options(**wanted.options)
    changed = plain.with_options(**wanted.changes)
    first = max(1, plain.rules.least_number)
    job = Job(
        Way(plain, jobs.adviser(plain, ())),
        Way(changed, jobs.adviser(changed, wanted.advice)),
        range(first, first + wanted.deals),
    )
    return json(_state(reading.trials(request).start(job, wanted.id)), 201)


async def show_trial(request: Request) -> Response:
    """How a trial goes."""
    trial = reading.trials(request).find(request.path_params["id"])
    await trial.wait(reading.wait(request))
    return json(_state(trial))


async def drop_trial(request: Request) -> Response:
    """Stop a trial."""
    reading.trials(request).drop(request.path_params["id"])
    return json(None)


ROUTES = [
    Route("/laboratory", show_laboratory),
    Route("/trials", create_trial, methods=["POST"]),
    Route("/trials/{id}", show_trial),
    Route("/trials/{id}", drop_trial, methods=["DELETE"]),
]


def _state(trial: Trial) -> TrialState:
    job = trial.job
    return TrialState(trial.id, trial.status, job.done, job.total, job.result())
