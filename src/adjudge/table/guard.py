"""What stands before every request: only pages of this server may ask, not too much, not too often.

A server on loopback is reached by any page that the same browser shows; so the name under which it
is called and the page that calls are looked at first.
"""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from adjudge.table.limits import REQUESTS, Buckets, Rate

_LOCAL: Final = frozenset(("localhost", "127.0.0.1", "::1"))
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cache-control", b"no-cache"),
)


class Guard:
    """Lets requests of this server's own pages through."""

    def __init__(
        self, app: ASGIApp, hosts: frozenset[str] = frozenset(), rate: Rate = REQUESTS
    ) -> None:
        """Guard an application.

        Args:
            app: The application.
            hosts: Further names under which the server may be called, beside loopback and plain
                addresses.
            rate: How often one address may ask.
        """
        self._app = app
        self._hosts = hosts
        self._buckets = Buckets(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at one request or socket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wrong = self._wrong(scope, headers)
        if wrong and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": wrong})
        elif wrong:
            status = 429 if wrong == "too many requests" else 403
            await JSONResponse({"error": {"en": wrong, "ko": wrong}}, status)(scope, receive, send)
        else:
            await self._app(scope, receive, _with_headers(send))

    def _wrong(self, scope: Scope, headers: Headers) -> str:
        host = headers.get("host", "")
        if not self._known(host):
            return "unknown host"
        origin = headers.get("origin")
        if origin is not None and urlsplit(origin).netloc != host:
            return "another page asks"
        client = scope.get("client")
        if not self._buckets.take(client[0] if client else ""):
            return "too many requests"
        return ""

    def _known(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        if name in _LOCAL or name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _with_headers(send: Send) -> Send:
    async def told(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return told
