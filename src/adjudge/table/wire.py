"""One connection: frames in, answers and states out."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any, Final, TypeAlias

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from adjudge.core.decisions import Option
from adjudge.table import protocol
from adjudge.table.hall import Hall
from adjudge.table.limits import FRAMES, Bucket, Rate
from adjudge.table.room import Denied, Room

Json: TypeAlias = Any  # what JSON can say

_PATIENCE: Final = 200
"""So many frames too many end a connection."""
_POLICY: Final = 1008
_SLOW: Final = 256
"""So many answers that nobody reads end a connection."""
_log = logging.getLogger(__name__)


def dumps(value: Json) -> str:
    """A frame as text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Connection:
    """Somebody at a table, or on the way to one."""

    def __init__(self, socket: WebSocket, hall: Hall, rate: Rate = FRAMES) -> None:
        """Take over an open socket."""
        self.socket = socket
        self.hall = hall
        self.room: Room | None = None
        self.seat: int | None = None
        self.full = True
        self._bucket = Bucket(rate)
        self._news = asyncio.Event()
        self._out: list[str] = []
        self._seen: object = None
        self._log_sent: list[Json] = []
        self._game = 0

    async def serve(self) -> None:
        """Answer until the client leaves or is sent away."""
        await self.socket.accept()
        sender: asyncio.Task[None] | None = None
        try:
            if not await self._sit():
                return
            room = self.room
            if room is None:
                return
            with room.listening(self.seat, self._news.set):
                sender = asyncio.create_task(self._send())
                await self._listen(room)
        except (WebSocketDisconnect, RuntimeError):
            return
        finally:
            if sender is not None:
                sender.cancel()
            if self.room is not None:
                await self.hall.leave(self.room)

    # ------------------------------------------------------------------ in

    async def _receive(self) -> protocol.Frame | None:
        """The next frame; None where it was wrong, which has been answered."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        data = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if not self._bucket.take():
            self._tell_error(
                protocol.error(None, "too many", "too many frames", "프레임이 너무 잦습니다")
            )
            return None
        try:
            return protocol.read_frame(data)
        except protocol.BadFrame as error:
            self._tell_error(error.answer)
            return None

    async def _sit(self) -> bool:
        """Wait for the first frame; False where the client was sent away."""
        for _ in range(_PATIENCE):
            frame = await self._receive()
            if isinstance(frame, protocol.Sit):
                found = await self.hall.find(frame.token)
                if found is not None:
                    self.room, self.seat = found
                    self.full = frame.feed == "full"
                    self._welcome(frame.id, self.room)
                    await self._flush()
                    return True
                self._tell_error(
                    protocol.error(
                        frame.id, "unknown seat", "no seat has this link", "없는 자리입니다"
                    )
                )
            elif frame is not None:
                self._tell_error(
                    protocol.error(
                        frame.id, "not seated", "sit down first", "먼저 자리에 앉아야 합니다"
                    )
                )
            await self._flush()
        await self.socket.close(_POLICY)
        return False

    def _welcome(self, number: int, room: Room) -> None:
        book = room.book
        self._tell(
            {
                "v": protocol.VERSION,
                "type": "welcome",
                "id": number,
                "game": book.name,
                "edition": book.edition,
                "title": {"en": book.title[0], "ko": book.title[1]},
                "seat": self.seat,
                "seats": len(room.stops),
                "layout": book.layout(),
            }
        )

    async def _listen(self, room: Room) -> None:
        wrong = 0
        while wrong < _PATIENCE and len(self._out) < _SLOW:
            frame = await self._receive()
            if frame is None:
                wrong += 1
                continue
            try:
                answer = await self._do(room, frame)
            except Denied as error:
                answer = _denial(frame.id, error)
            except Exception:  # noqa: BLE001 - told, and kept in the log
                # Whatever breaks is ours: it is told, kept in the log, and changes nothing.
                _log.exception("frame %s broke", frame.type)
                answer = protocol.error(
                    frame.id, "fault", "the server broke", "서버 오류"
                ).model_dump()
            self._tell(answer)
        await self.socket.close(_POLICY)

    async def _do(self, room: Room, frame: protocol.Frame) -> Json:
        if isinstance(frame, protocol.View):
            self._seen = None
            self._log_sent = []
        elif isinstance(frame, protocol.Sit):
            raise Denied("refused", "this seat is taken by you", "이미 앉아 있습니다")
        else:
            seat = self.seat
            if seat is None:
                raise Denied("not yours", "spectators only watch", "관전자는 볼 수만 있습니다")
            if isinstance(frame, protocol.Why):
                return await self._why(room, seat, frame)
            await _act(room, seat, frame)
        return {"v": protocol.VERSION, "type": "ok", "id": frame.id, "moment": room.moment}

    @staticmethod
    async def _why(room: Room, seat: int, frame: protocol.Why) -> Json:
        option = Option(frame.verb, frame.obj, frame.arg, frame.word)
        reasons = await room.why(seat, frame.at, option)
        return {"v": protocol.VERSION, "type": "why", "id": frame.id, "reasons": reasons}

    # ------------------------------------------------------------------ out

    def _tell(self, answer: Json) -> None:
        self._out.append(dumps(answer))
        self._news.set()

    def _tell_error(self, answer: protocol.Error) -> None:
        self._tell(answer.model_dump())

    async def _flush(self) -> None:
        out, self._out = self._out, []
        for text in out:
            await self.socket.send_text(text)

    async def _send(self) -> None:
        """Send answers, and the state when it is another one; what comes meanwhile is joined."""
        try:
            while self.socket.application_state is WebSocketState.CONNECTED:
                await self._news.wait()
                self._news.clear()
                await self._flush()
                state = await self._state()
                if state is not None:
                    await self.socket.send_text(dumps(state))
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception:  # noqa: BLE001 - told, and kept in the log
            _log.exception("a state could not be told")
            await self.socket.close(1011)

    async def _state(self) -> Json:
        room = self.room
        if room is None:
            return None
        # Nobody sees a choice that is not on the disk yet.
        async with room.lock:
            return self._news_of(room)

    def _news_of(self, room: Room) -> Json:
        told = room.state(self.seat, full=self.full)
        seen = (told["moment"], told["number"], told["asks"], told["hold"], told["seats"])
        if seen == self._seen:
            return None
        self._seen = seen
        return {**told, "log": self._log(room) if self.full else None}

    def _log(self, room: Room) -> Json:
        if self._game != room.number:
            self._game, self._log_sent = room.number, []
        lines = room.log(self.seat).lines
        start = min(len(self._log_sent), len(lines))
        while start and lines[start - 1] is not self._log_sent[start - 1]:
            start -= 1
        self._log_sent = lines.copy()
        return {"start": start, "lines": lines[start:]}


def _denial(number: int, error: Denied) -> Json:
    return {
        "v": protocol.VERSION,
        "type": "error",
        "id": number,
        "code": error.code,
        "message": {"en": error.en, "ko": error.ko},
        "reasons": error.reasons,
    }


async def _act(room: Room, seat: int, frame: protocol.Frame) -> None:
    """Carry out what a seat asks for."""
    if isinstance(frame, protocol.Choose):
        await room.choose(seat, frame.at, frame.option)
    elif isinstance(frame, protocol.Undo):
        await room.undo(seat, frame.at)
    elif isinstance(frame, protocol.Consent):
        await room.consent(seat, frame.at, yes=frame.yes)
    elif isinstance(frame, protocol.Redo):
        await room.redo(seat, frame.at)
    elif isinstance(frame, protocol.Concede):
        await room.concede(seat)
    elif isinstance(frame, protocol.Rematch):
        await room.rematch(seat, frame.deck, frame.first)
    elif isinstance(frame, protocol.Stops):
        await room.set_stops(seat, own=frame.own, other=frame.other, every=frame.every)
    elif isinstance(frame, protocol.Hold):
        await room.hold(seat, frame.until)
