"""Running the server in this process."""

import os
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import uvicorn

from harpan.server.app import create_app
from harpan.server.guard import hosts_of, is_wildcard
from harpan.server.solver import Limits, Solver
from harpan.store import open_store, sqlite_url

USUAL_PORT = 8000
"""Taken when it is free: a browser keeps a page's settings by address and port."""


class ServerError(Exception):
    """The server cannot start; the message says why, and `code` with its `details` too."""

    def __init__(self, code: str, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details = details


def run(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    limits: Limits | None = None,
    on_ready: Callable[[str], None],
) -> None:
    """Serve until interrupted.

    `port` None takes a free one. `data` is the folder of the games, by default the user's
    data folder, `limits` what searches may cost. `on_ready` is called with the address once
    requests are answered.

    Raises ServerError where the address cannot be had, StoreError where the games cannot.
    """
    with (
        listener(host, port) as ours,
        closing(open_store(sqlite_url(data))) as store,
        closing(Solver(limits)) as solver,
    ):
        address = address_of(host, ours.getsockname()[1])
        config = uvicorn.Config(
            create_app(store, hosts_of(host), solver=solver),
            access_log=False,
            lifespan="off",
            log_level="warning",
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=2,
            ws="none",
        )
        with suppress(KeyboardInterrupt):
            _Server(config, lambda: on_ready(address), solver.cancel).run(sockets=[ours])


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, on_ready: Callable[[], None], on_stop: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._on_stop = on_stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Who waits for a search has an answer then, and keeps the server from ending no longer.
        self._on_stop()
        await super().shutdown(sockets)


def listener(host: str, port: int | None) -> socket.socket:
    """A socket that listens on `host`, on a free port where `port` is None."""
    if port is not None:
        return _bound(host, port)
    try:
        return _bound(host, USUAL_PORT)
    except ServerError:
        return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, address = _resolved(host, port)
        # The protocol is named for asyncio, which switches Nagle's delay (40 ms a move) off only
        # where it reads TCP.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError as error:
        message = f"there is no address {host!r}: {error.strerror}"
        raise ServerError("no_address", message, host=host) from error
    except UnicodeError as error:
        raise ServerError("bad_host", f"{host!r} is no host name: {error}", host=host) from error
    if os.name == "posix":
        # There it means: take the port over from a server that has just ended.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(address)
        bound.listen()
    except OSError as error:
        bound.close()
        reason = str(error.strerror)
        message = f"cannot listen on {host} port {port}: {reason}"
        facts = {"host": host, "port": str(port), "reason": reason}
        raise ServerError("cannot_listen", message, **facts) from error
    return bound


def _resolved(host: str, port: int) -> tuple[int, Any]:
    if not 0 <= port <= 65535:
        message = f"expected a port from 0 to 65535, got {port}"
        raise ServerError("bad_port", message, port=str(port))
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return found[0][0], found[0][4]


def address_of(host: str, port: int) -> str:
    """Where a browser finds the server; one that listens everywhere is found on the loopback."""
    name = "127.0.0.1" if is_wildcard(host) else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"
