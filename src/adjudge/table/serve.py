"""Running the server: on loopback unless told otherwise."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from adjudge.table.app import Settings, make_app

HOST: Final = "127.0.0.1"
PORT: Final = 8765
_TRIES: Final = 20
_LARGEST: Final = 1 << 20  # a larger frame ends the connection; smaller ones are answered


class NoPort(Exception):
    """The address can't be listened at."""


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at an address; without a port the first free one from `PORT` on.

    Raises:
        NoPort: It is taken, or no address of this machine.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else [*range(PORT, PORT + _TRIES), 0]
    for number in ports:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(256)
        except OSError as error:
            found.close()
            if port is not None:
                raise NoPort(f"{host}:{number}: {error.strerror}") from None
        else:
            return found
    raise NoPort(f"{host}: no free port")


def serve(settings: Settings, host: str, port: int | None, say: Callable[[str], None]) -> None:
    """Serve until interrupted.

    Args:
        settings: How.
        host: Address to listen at.
        port: Port; None for the first free one.
        say: Is told the address of the page once it can be opened.

    Raises:
        NoPort: The address can't be listened at.
        StorageError: The database can't be opened.
    """
    found = listen(host, port)
    app = make_app(settings)
    shown = f"[{host}]" if ":" in host else host
    say(f"http://{shown}:{found.getsockname()[1]}/")
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=_LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    uvicorn.Server(config).run(sockets=[found])
