"""Whole games through the server: every byte to a seat is searched for what it must not know.

What a seat may know is worked out here anew from the zones, apart from the code that makes views.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect, WebSocketState

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.players.dice import Dice
from adjudge.table.books import book_of
from adjudge.table.hall import Hall
from adjudge.table.limits import Rate
from adjudge.table.room import Room
from adjudge.table.storage import Storage
from adjudge.table.thinkers import Thinkers
from adjudge.table.wire import Connection
from tests.table.serving import lite

GAMES = int(os.environ.get("ADJUDGE_LEAK_GAMES", "6"))
"""The whole test is of 200 games: `ADJUDGE_LEAK_GAMES=200`."""
_STATE = '{"v":1,"type":"state"'
DECKS = ("kaisa", "jinx", "yasuo", "irelia", "draven", "ezreal")


class Socket:
    """Stands for a client: what is sent to it is kept, what it says is put in."""

    def __init__(self) -> None:
        """Begin open."""
        self.application_state = WebSocketState.CONNECTED
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.got: list[str] = []
        self.news = asyncio.Event()

    async def accept(self) -> None:
        """Take the connection."""

    async def receive(self) -> dict[str, Any]:
        """What the client says next."""
        text = await self.said.get()
        if text is None:
            raise WebSocketDisconnect
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        """What the server says."""
        self.got.append(text)
        self.news.set()

    async def close(self, code: int = 1000) -> None:
        """End."""
        del code
        self.application_state = WebSocketState.DISCONNECTED


def _hidden_from(rb: Rulebook, state: State, seat: int | None) -> set[int]:
    """Objects whose face a seat may not see, by the zones and by effects that let it look."""
    found: set[int] = set()
    for obj in state.objs.values():
        spec = state.specs[obj.zone]
        known = state.known.get(obj.id, ())
        sees = (
            all(s in known for s in range(state.players))
            if seat is None
            else seat in known
            or (spec.look == "private" and spec.owner == seat)
            or (spec.look != "secret" and spec.owner < 0 and obj.control == seat)
            or (spec.look != "secret" and spec.owner < 0 and rb.may_look(state, seat, obj))
        )
        if sees or (spec.look == "public" and not obj.facedown):
            continue
        found.add(obj.id)
    return found


_IDENTS = re.compile(r'"(?:id|obj|source|attached_to|item|target|host)":(\d+)')


def _numbers(value: Any) -> set[int]:  # noqa: ANN401 - a part of a frame
    """Every number that stands where identities stand."""
    text = json.dumps(value, separators=(",", ":"))
    return {int(found) for found in _IDENTS.findall(text)} - {0}


class Watch:
    """Looks at what one viewer is sent."""

    def __init__(self, seat: int | None, room: Room) -> None:
        """Begin."""
        self.seat = seat
        self.room = room
        self.layout = room.book.layout()
        self.allowed: set[str] = set()
        self.bytes = 0

    def look(self, texts: list[str]) -> None:
        """Search frames that were sent between the last position and this one."""
        state = self.room.game.state
        rb = self.room.game.rb
        hidden = _hidden_from(rb, state, self.seat)
        # A card may have been seen and gone since the last look; what was seen stays known.
        self.allowed |= {o.name for o in state.objs.values() if o.id not in hidden}
        secret = {state.objs[ident].name for ident in hidden} - self.allowed
        # A line of the log tells names within a sentence; only a bare name is one that is shown.
        secrets = [f'"{name}"' for name in secret]
        for text in texts:
            self.bytes += len(text)
            for name in secrets:
                assert name not in text, (self.seat, name, text[:60])
            if not text.startswith(_STATE):
                continue
            frame = json.loads(text)
            if frame["moment"] == self.room.moment:
                places = {*self.layout["zones"], *self.layout["players"]}
                options = [
                    o for o in frame["options"] if o["verb"] not in places - {"move", "hide"}
                ]
                shown = _numbers(frame["view"]["zones"]) | _numbers(options)
                leaked = shown & hidden
                assert not leaked, (
                    self.seat,
                    leaked,
                    [state.specs[state.objs[i].zone].area for i in leaked],
                    text[-900:],
                )


async def _game(hall: Hall, number: int) -> int:
    book = book_of("riftbound")
    decks = [DECKS[number % 6], DECKS[(number // 6 + number + 1) % 6]]
    links = await hall.make(book, [{"kind": "person"}] * 2, decks, 1)
    tokens = [*links.seats.values(), links.spectator]
    sockets = [Socket() for _ in tokens]
    free = Rate(1e9, 1e9)
    tasks = [asyncio.create_task(Connection(s, hall, free).serve()) for s in sockets]  # type: ignore[arg-type]
    for socket, token in zip(sockets, tokens, strict=True):
        socket.said.put_nowait(json.dumps({"v": 1, "id": 0, "type": "sit", "token": token}))
    found = await hall.find(tokens[0])
    assert found is not None
    room = found[0]
    watches = [Watch(seat, room) for seat in (0, 1, None)]
    dice = Dice(number)
    told = -1
    for step in range(1, 3_000):
        await _until(lambda: all(_moment(s) == room.moment for s in sockets))
        for watch, socket in zip(watches, sockets, strict=True):
            watch.look(socket.got)
            socket.got.clear()
        decision = room.game.decision
        if decision is None:
            break
        assert room.moment > told
        told = room.moment
        pick = dice.below(len(decision.options))
        for seat in range(2):
            index = pick if seat == decision.player else 0
            frame = {"v": 1, "id": step, "type": "choose", "at": room.moment, "option": index}
            ask = {"v": 1, "id": step, "type": "why", "at": room.moment, "verb": "play"}
            probe = {**ask, "obj": 1 + dice.below(200)}
            sockets[seat].said.put_nowait(json.dumps(probe))
            sockets[seat].said.put_nowait(json.dumps(frame))
        await _until(lambda then=told: room.moment != then)
    assert room.game.outcome is not None
    for socket in sockets:
        socket.said.put_nowait(None)
    await asyncio.gather(*tasks)
    return sum(watch.bytes for watch in watches)


def _moment(socket: Socket) -> int:
    for text in reversed(socket.got):
        if text.startswith(_STATE):
            moment: int = json.loads(text[: text.index(',"number"')] + "}")["moment"]
            return moment
    return -1


async def _until(true: Any) -> None:  # noqa: ANN401 - a question
    for _ in range(20_000):
        if true():
            return
        await asyncio.sleep(0)
        await asyncio.sleep(0.0005)
    raise AssertionError("nothing happens")


async def _all(folder: Path, games: range) -> int:
    storage = Storage(lite(folder))
    hall = Hall(storage, Thinkers())
    try:
        return sum([await _game(hall, number) for number in games])
    finally:
        await hall.close()
        storage.close()


@pytest.mark.slow
def test_no_byte_tells_a_seat_what_it_must_not_know(tmp_path: Path) -> None:
    """Two seats and a spectator, probing as well, to the end of each game."""
    assert asyncio.run(_all(tmp_path, range(GAMES))) > 100_000 * GAMES
