"""Trials: two ways to play on the same deals, compared in the background."""

from secrets import token_urlsafe
from typing import Literal

from harpan.lab.jobs import Job
from harpan.server.shelf import Shelf
from harpan.server.solver import Solver, Task

TrialStatus = Literal["running", "done"]


class NoSuchTrialError(Exception):
    """No trial has this id: it has been stopped, or never was."""

    def __init__(self, trial_id: str) -> None:
        super().__init__(f"there is no trial {trial_id}")


class Trial(Task):
    """A comparison that goes on step by step."""

    def __init__(self, trial_id: str, job: Job) -> None:
        super().__init__()
        self.id = trial_id
        self.job = job

    @property
    def status(self) -> TrialStatus:
        """Whether it goes on."""
        return "done" if self.done.done() else "running"


class Trials:
    """The trials of a server, by their ids. They take turns with its searches."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._trials: Shelf[Trial] = Shelf(NoSuchTrialError)
        self.find, self.drop = self._trials.find, self._trials.drop

    def start(self, job: Job, trial_id: str | None = None) -> Trial:
        """Begin a trial; asked for twice under one id it is begun once.

        Raises BusyError when too many searches and trials are waiting.
        """
        if trial_id is not None and trial_id in self._trials:
            return self._trials.find(trial_id)
        trial = Trial(trial_id or token_urlsafe(16), job)
        self._solver.start(trial, lambda: job.step(trial.stop))
        self._trials.put(trial.id, trial)
        return trial
