"""The whole application, put together."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Router
from starlette.types import ASGIApp

from harpan.server import api
from harpan.server.guard import Guard
from harpan.server.problems import HANDLERS
from harpan.server.searches import Searches
from harpan.server.site import site
from harpan.server.solver import Solver
from harpan.server.tables import Tables
from harpan.server.trials import Trials
from harpan.server.verdicts import Verdicts
from harpan.store import Store


def create_app(store: Store, hosts: Iterable[str] = (), *, solver: Solver | None = None) -> ASGIApp:
    """An ASGI application over a store; `hosts` are its names besides the loopback's.

    Who gives a solver closes it when the application has ended; its own it closes by itself.
    """
    searching = solver or Solver()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        if solver is None:
            searching.close()

    app = Starlette(
        routes=[Mount("/api", Router(api.ROUTES, redirect_slashes=False)), Mount("/", site())],
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)],
        exception_handlers=HANDLERS,
        lifespan=lifespan,
    )
    app.state.tables = Tables(store)
    app.state.solver = searching
    app.state.verdicts = Verdicts(searching)
    app.state.searches = Searches(searching, app.state.verdicts.proofs)
    app.state.trials = Trials(searching)
    # Outside of everything, so that no answer is without its headers.
    return Guard(app, hosts)
