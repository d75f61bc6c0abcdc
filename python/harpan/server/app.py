"""The whole application, put together."""

from collections.abc import Iterable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Router
from starlette.types import ASGIApp

from harpan.server import api
from harpan.server.guard import Guard
from harpan.server.problems import HANDLERS
from harpan.server.site import site
from harpan.server.tables import Tables
from harpan.store import Store


def create_app(store: Store, hosts: Iterable[str] = ()) -> ASGIApp:
    """An ASGI application over a store; `hosts` are its names besides the loopback's."""
    app = Starlette(
        routes=[Mount("/api", Router(api.ROUTES, redirect_slashes=False)), Mount("/", site())],
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)],
        exception_handlers=HANDLERS,
    )
    app.state.tables = Tables(store)
    # Outside of everything, so that no answer is without its headers.
    return Guard(app, hosts)
