"""The laboratory on many machines, by Dask's scheduler and workers.

They trust each other: whoever reaches a scheduler can have its workers run anything.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from typing import Any

from harpan.lab.errors import LabError, missing_package
from harpan.lab.measuring import Measured, Task, measure

CONNECT_SECONDS = 10
RESTART_SECONDS = 1
QUIETLY = {"DASK_LOGGING__DISTRIBUTED": "critical"}
SETTINGS = {
    # Workers come and go; what matters of that is told by `ready` and by LabError.
    "logging.distributed": "critical",
    # A task that was under way on so many workers that died is thought to have killed them.
    "distributed.scheduler.allowed-failures": 10,
    # A worker that is not heard of for so long is given up and its tasks go to others.
    "distributed.scheduler.worker-ttl": "15 s",
    # Nobody looks at how a cluster spends its time: watching itself costs a twentieth of a core.
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "500 ms",
    "distributed.admin.system-monitor.interval": "5 s",
    "distributed.admin.system-monitor.gil.enabled": False,
    "distributed.scheduler.active-memory-manager.start": False,
    # Results are small and leave at once.
    "distributed.worker.memory.target": False,
    "distributed.worker.memory.spill": False,
    "distributed.worker.memory.pause": False,
    "distributed.worker.memory.terminate": False,
}


class Cluster:
    """The workers of a scheduler, however many they are at the moment."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._executor = client.get_executor(pure=False)

    @property
    def count(self) -> int:
        """How many tasks are measured at once, now."""
        return sum(self._client.nthreads().values())

    def submit(self, task: Task) -> Future[Measured]:
        """Have a task measured; by another worker if that one is lost."""
        future: Future[Measured] = self._executor.submit(measure, task)
        return future


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster of the scheduler at an address; LabError when there is none, or it is lost."""
    distributed = _distributed()
    try:
        client = distributed.Client(
            address, timeout=CONNECT_SECONDS, set_as_default=False, name="harpan-lab"
        )
    except (OSError, ValueError) as error:
        raise _no_scheduler(address) from error
    with client:
        try:
            yield Cluster(client)
        except (CancelledError, asyncio.CancelledError, distributed.comm.CommClosedError) as error:
            raise LabError(
                "lab_scheduler_lost",
                f"expected the scheduler at {address} to stay, lost it",
                address=address,
            ) from error


def schedule(host: str, port: int, ready: Callable[[str], None]) -> None:
    """Be the scheduler of a cluster until interrupted; `ready` is told the address.

    Raises LabError when it cannot listen there.
    """
    try:
        asyncio.run(_schedule(host, port, ready))
    except RuntimeError as error:
        reason = str(error.__cause__ or error)
        message = f"expected an address to listen at, got {host}:{port}: {reason}"
        raise LabError("lab_cannot_listen", message, host=host, reason=reason) from error


def work(address: str, threads: int, ready: Callable[[str], None]) -> None:
    """Be a worker of the scheduler at an address until interrupted.

    Tasks run in a process of their own, which is started anew when it ends; when the scheduler is
    lost it is looked for until it is there again. Raises LabError for what is no address.
    """
    try:
        asyncio.run(_work(address, threads, ready))
    except ValueError as error:
        raise _no_scheduler(address) from error


async def _schedule(host: str, port: int, ready: Callable[[str], None]) -> None:
    distributed = _distributed()
    async with distributed.Scheduler(host=host, port=port, dashboard_address=":0") as scheduler:
        ready(scheduler.address)
        await scheduler.finished()


async def _work(address: str, threads: int, ready: Callable[[str], None]) -> None:
    distributed = _distributed()
    while True:
        try:
            async with distributed.Nanny(
                address, nthreads=threads, dashboard_address=":0", env=QUIETLY
            ) as nanny:
                ready(address)
                await nanny.finished()
        except OSError:
            pass
        await asyncio.sleep(RESTART_SECONDS)


def _no_scheduler(address: str) -> LabError:
    message = f"expected a scheduler at {address}, got none"
    return LabError("lab_no_scheduler", message, address=address)


def _distributed() -> Any:
    try:
        import dask.config  # noqa: PLC0415 - of the extra `lab`

        dask.config.set(SETTINGS)
        import distributed  # noqa: PLC0415 - it reads how to log when it is imported
    except ImportError as error:
        raise missing_package("distributed") from error
    return distributed
