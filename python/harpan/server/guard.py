"""What every answer carries and every request must pass, whatever is behind."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from harpan.server.problems import failure

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Refuses foreign host names and origins, and adds the security headers.

    A name that someone else points at this machine (DNS rebinding) would otherwise let
    that someone's page read the games.
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = ()) -> None:
        """`hosts`: names and addresses to answer to besides the loopback's own."""
        self._app = app
        self._hosts = LOOPBACK | {host.lower() for host in hosts}
        self._is_wildcard = any(is_wildcard(host) for host in self._hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        app = self._refusal(headers) or self._app
        await app(scope, receive, _with_headers(send))

    def _refusal(self, headers: Headers) -> ASGIApp | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._is_known(_name(host)):
            return failure(403, "foreign_host", f"this server does not answer to {host!r}")
        if origin is not None and _place(origin) != host.lower():
            return failure(403, "foreign_origin", f"pages of {origin!r} may not ask this server")
        return None

    def _is_known(self, name: str) -> bool:
        # Nobody can point a bare address elsewhere, so on all addresses any of them will do.
        return name in self._hosts or (self._is_wildcard and _is_address(name))


def hosts_of(host: str) -> set[str]:
    """The names to answer to on a server that was told to listen on `host`."""
    return {host, socket.gethostname()} if is_wildcard(host) else {host}


def _name(host: str) -> str:
    """The name in a Host header: without the port, in lower case."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _place(origin: str) -> str:
    """The name and port in an Origin header: what a Host header of the same place holds."""
    return origin.partition("://")[2].lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_wildcard(host: str) -> bool:
    """Whether a server told to listen on `host` listens on every address of the machine."""
    return _is_address(host) and ip_address(host).is_unspecified


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(HEADERS)
        await send(message)

    return send_with_headers
