"""A server in a thread of the test, and clients that speak the seat protocol with it."""

from __future__ import annotations

import contextlib
import itertools
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.response import addinfourl

import uvicorn
from websockets.sync.client import ClientConnection, connect

from adjudge.table.app import Settings, make_app
from adjudge.table.limits import Rate
from adjudge.table.serve import listen

Json = Any
FREE = Rate(1e9, 1e9)


class Served:
    """A running server."""

    def __init__(self, address: str) -> None:
        """Know where it is."""
        self.address = address

    def ask(self, path: str, body: Json = None, **headers: str) -> tuple[int, Json]:
        """Ask for a path; status and answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)  # noqa: S310 - ours
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - ours
                return answer.status, _read(answer)
        except urllib.error.HTTPError as error:
            return error.code, _read(error)

    def table(
        self, *kinds: str, decks: tuple[str, ...] = ("kaisa", "jinx"), best_of: int = 1
    ) -> Json:
        """Make a Riftbound table; its links."""
        seats = [{"kind": kind, "deck": deck} for kind, deck in zip(kinds, decks, strict=True)]
        status, links = self.ask(
            "/api/tables", {"game": "riftbound", "seats": seats, "best_of": best_of}
        )
        assert status == 201, links
        return links

    @contextlib.contextmanager
    def seat(self, token: str, feed: str = "full") -> Iterator[Client]:
        """Sit down."""
        with connect(self.address.replace("http", "ws") + "/ws", max_size=None) as socket:
            client = Client(socket)
            client.send(type="sit", token=token, feed=feed)
            client.welcome = client.get("welcome")
            client.state()
            yield client


def _read(answer: addinfourl) -> Json:
    text = answer.read().decode()
    is_json = "json" in answer.headers.get("content-type", "")
    return json.loads(text) if is_json else text


class Client:
    """A seat."""

    def __init__(self, socket: ClientConnection) -> None:
        """Take over a connection."""
        self.socket = socket
        self.numbers = itertools.count(1)
        self.welcome: Json = None
        self.now: Json = None
        self.frames: list[Json] = []

    def send(self, **frame: Json) -> int:
        """Send a frame; its number."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"v": 1, "id": number, **frame}))
        return number

    def next(self, timeout: float = 20) -> Json:
        """The next frame."""
        frame = json.loads(self.socket.recv(timeout=timeout))
        self.frames.append(frame)
        if frame["type"] == "state":
            self.now = frame
        return frame

    def get(self, kind: str) -> Json:
        """The next frame of a type."""
        for _ in range(100):
            frame = self.next()
            if frame["type"] == kind:
                return frame
        raise AssertionError(f"no {kind}")

    def state(self) -> Json:
        """The next state."""
        return self.get("state")

    def do(self, **frame: Json) -> Json:
        """Send a frame; the answer to it."""
        number = self.send(**frame)
        for _ in range(100):
            answer = self.next()
            if answer.get("id") == number:
                return answer
        raise AssertionError("no answer")

    def mine(self) -> Json:
        """Wait until this seat is asked, or the game is over; that state."""
        while self.now is None or not (self.now["options"] or self.now["result"]):
            self.next()
        return self.now

    def choose(self, option: int = 0) -> Json:
        """Answer the open decision and wait for what follows."""
        state = self.mine()
        answer = self.do(type="choose", at=state["moment"], option=option)
        assert answer["type"] == "ok", answer
        while self.now["moment"] < answer["moment"]:
            self.next()
        return self.now

    def settle(self, moment: int) -> Json:
        """Wait for the state of a moment."""
        while self.now["moment"] < moment:
            self.next()
        return self.now


@contextlib.contextmanager
def serving(data: str, frames: Rate = FREE, requests: Rate = FREE) -> Iterator[Served]:
    """Run a server in a thread."""
    sock = listen("127.0.0.1", None)
    app = make_app(Settings(data, frames=frames, requests=requests, pace=0.0))
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=1 << 20,
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([sock],), daemon=True)
    thread.start()
    end = time.monotonic() + 60
    while not server.started:
        assert thread.is_alive(), "the server broke before it had started"
        assert time.monotonic() < end, "the server does not start"
        time.sleep(0.01)
    try:
        yield Served(f"http://127.0.0.1:{sock.getsockname()[1]}")
    finally:
        server.should_exit = True
        thread.join(timeout=10)
        sock.close()


def lite(folder: Path) -> str:
    """A database in a folder."""
    return f"sqlite:///{folder / 'table.sqlite3'}"
