"""The web application: pages, requests, sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Final, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from adjudge.judge.games import case_schema
from adjudge.table import asked, desk, protocol, replays
from adjudge.table.books import Book, DeckProblem, book_names, book_of, examples_of
from adjudge.table.guard import Guard
from adjudge.table.hall import Hall
from adjudge.table.limits import FRAMES, REQUESTS, Rate
from adjudge.table.room import PERSON
from adjudge.table.storage import Storage, StorageError
from adjudge.table.thinkers import KINDS, Thinkers
from adjudge.table.tidy import tidy
from adjudge.table.wire import Connection

Json: TypeAlias = Any  # what JSON can say
Asked = TypeVar("Asked", bound=BaseModel)
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

BODY: Final = 1_100_000
"""Largest request, in bytes."""
_NAMES: Final = 120
_KEPT: Final = 32
_STATIC: Final = resources.files("adjudge.table") / "static"


class Wrong(Exception):
    """A request that is not carried out.

    Attributes:
        status: HTTP status.
        told: What is wrong, as JSON values with `en` and `ko`.
    """

    def __init__(self, status: int, en: str, ko: str, **more: Json) -> None:
        """Keep what is wrong."""
        super().__init__(en)
        self.status = status
        self.told = {"en": en, "ko": ko, **more}


@dataclass(slots=True)
class Settings:
    """How a server runs.

    Attributes:
        data: Address of the database.
        hosts: Further names under which it may be called.
        frames: How often a connection may send frames.
        requests: How often an address may ask.
        workers: Processes for programs that look ahead.
        pace: Seconds that a program waits before it shows a choice to persons.
    """

    data: str
    hosts: frozenset[str] = frozenset()
    frames: Rate = FRAMES
    requests: Rate = REQUESTS
    workers: int = 1
    pace: float = 0.35


@dataclass(slots=True)
class Desk:
    """What requests share.

    Attributes:
        hall: The tables.
        settings: How the server runs.
        replays: Replays that were looked at last.
        judging: Holds back more cases at once than the machine can judge.
    """

    hall: Hall
    settings: Settings
    replays: OrderedDict[str, replays.Replay] = field(default_factory=OrderedDict)
    judging: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))


def make_app(settings: Settings) -> Starlette:
    """The application of one server.

    Raises:
        StorageError: The database can't be opened.
    """
    storage = Storage(settings.data)
    thinkers = Thinkers(workers=settings.workers, pace=settings.pace)
    shared = Desk(Hall(storage, thinkers), settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.desk = shared
        async with tidy(storage):
            yield
        await shared.hall.close()
        thinkers.close()
        storage.close()

    return Starlette(
        routes=[
            Route("/", _page),
            WebSocketRoute("/ws", _socket),
            *(Route(path, _answering(handler), methods=[method]) for method, path, handler in _API),
            Mount("/static", StaticFiles(directory=str(_STATIC))),
        ],
        middleware=[Middleware(Guard, hosts=settings.hosts, rate=settings.requests)],
        lifespan=lifespan,
    )


# --------------------------------------------------------------------------- plumbing


async def _page(request: Request) -> Response:
    del request
    return FileResponse(str(_STATIC / "index.html"))


async def _socket(socket: WebSocket) -> None:
    shared: Desk = socket.app.state.desk
    await Connection(socket, shared.hall, shared.settings.frames).serve()


def _answering(handler: Handler) -> Handler:
    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except Wrong as error:
            return JSONResponse({"error": error.told}, error.status)
        except DeckProblem as error:
            told = {"en": "the deck can't be brought", "ko": "가져올 수 없는 덱입니다"}
            return JSONResponse({"error": {**told, "reasons": error.reasons}}, 400)
        except replays.BadReplay as error:
            return JSONResponse({"error": {"en": error.en, "ko": error.ko}}, 400)
        except StorageError as error:
            return JSONResponse({"error": {"en": str(error), "ko": str(error)}}, 503)

    return answer


async def _read(request: Request, kind: type[Asked]) -> Asked:
    """The body of a request, checked."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > BODY:
            raise Wrong(413, f"more than {BODY} bytes", f"{BODY}바이트를 넘습니다")
    try:
        return kind.model_validate_json(body)
    except (ValidationError, RecursionError) as error:
        first = (
            error.errors(include_url=False, include_context=False, include_input=False)[0]
            if isinstance(error, ValidationError)
            else {"loc": (), "msg": "nested too deep"}
        )
        where = ".".join(str(part)[:40] for part in first["loc"])
        raise Wrong(400, f"{where}: {first['msg']}", f"{where}: {first['msg']}") from None


def _desk(request: Request) -> Desk:
    shared: Desk = request.app.state.desk
    return shared


def _book(name: str) -> Book:
    try:
        return book_of(name)
    except KeyError:
        known = ", ".join(book_names())
        raise Wrong(
            404, f"there is no game {name!r}; there are {known}", f"없는 게임입니다. {known}"
        ) from None


# --------------------------------------------------------------------------- games and tables


async def _games(request: Request) -> Response:
    del request
    return JSONResponse(
        {
            "games": [
                {
                    "name": book.name,
                    "title": {"en": book.title[0], "ko": book.title[1]},
                    "edition": book.edition,
                    "seats": book.seats,
                    "best_of": list(book.best_of),
                    "decks": book.decks(),
                }
                for book in (book_of(name) for name in book_names())
            ],
            "kinds": [PERSON, *KINDS],
        }
    )


async def _cards(request: Request) -> Response:
    book = _book(request.path_params["game"])
    names = request.query_params.getlist("name")[:_NAMES]
    faces = await asyncio.to_thread(lambda: {name: book.face(name) for name in names})
    return JSONResponse(faces)


async def _names(request: Request) -> Response:
    return JSONResponse(_book(request.path_params["game"]).card_names())


async def _rule(request: Request) -> Response:
    book = _book(request.path_params["game"])
    return JSONResponse(book.gist(request.query_params.get("id", "")) or {"en": "", "ko": ""})


async def _check_deck(request: Request) -> Response:
    told = await _read(request, asked.DeckAsked)
    book = _book(told.game)
    await asyncio.to_thread(book.read_deck, told.deck, told.best_of)
    return JSONResponse({"legal": True})


async def _make_table(request: Request) -> Response:
    told = await _read(request, asked.TableAsked)
    book = _book(told.game)
    if len(told.seats) != book.seats:
        raise Wrong(
            400,
            f"{book.name} has {book.seats} seats",
            f"{book.title[1]}의 자리는 {book.seats}개입니다",
        )
    if told.best_of not in book.best_of:
        raise Wrong(400, "no match has that length", "그런 길이의 매치는 없습니다")
    decks: list[Json] = []
    for index, seat in enumerate(told.seats):
        try:
            decks.append(await asyncio.to_thread(book.read_deck, seat.deck, told.best_of))
        except DeckProblem as error:
            raise Wrong(
                400,
                "the deck can't be brought",
                "가져올 수 없는 덱입니다",
                reasons=error.reasons,
                seat=index,
            ) from None
    seats = [{"kind": seat.kind, "budget": seat.budget} for seat in told.seats]
    links = await _desk(request).hall.make(book, seats, decks, told.best_of)
    return JSONResponse({"seats": links.seats, "spectator": links.spectator}, 201)


async def _moment(request: Request) -> Response:
    told = await _read(request, asked.MomentAsked)
    shared = _desk(request)
    found = await shared.hall.find(told.token)
    if found is None:
        raise Wrong(404, "no seat has this link", "없는 자리입니다")
    room, seat = found
    alone = seat is not None and room.persons == [seat]
    if room.game.outcome is None and not alone:
        raise Wrong(
            403,
            "while persons play, what is hidden stays so: wait for the end of the game",
            "다른 사람과 두는 동안에는 숨겨진 것을 보일 수 없습니다. 게임이 끝난 뒤에 쓰세요",
        )
    game = room.game.fork()
    if told.form == "case":
        return JSONResponse({"text": await asyncio.to_thread(game.case_text)})
    seats = [room.kind(s) for s in range(len(room.stops))]
    text = await asyncio.to_thread(replays.print_replay, room.book, room.setup["game"], seats, game)
    if told.form == "file":
        return PlainTextResponse(text)
    return JSONResponse({"key": await shared.hall.keep_replay(text)}, 201)


# --------------------------------------------------------------------------- replays


async def _make_replay(request: Request) -> Response:
    told = await _read(request, asked.TextAsked)
    replay = replays.read_replay(told.text)
    await asyncio.to_thread(lambda: replay.game)
    return JSONResponse({"key": await _desk(request).hall.keep_replay(told.text)}, 201)


async def _replay_of(request: Request) -> tuple[replays.Replay, str]:
    shared, key = _desk(request), request.path_params["key"]
    text = await asyncio.to_thread(shared.hall.storage.replay, key)
    if text is None:
        raise Wrong(404, "there is no such replay", "없는 리플레이입니다")
    replay = shared.replays.pop(key, None) or replays.read_replay(text)
    shared.replays[key] = replay
    if len(shared.replays) > _KEPT:
        shared.replays.popitem(last=False)
    return replay, text


async def _show_replay(request: Request) -> Response:
    replay, _ = await _replay_of(request)
    try:
        step = int(request.query_params.get("step", "0"))
    except ValueError:
        raise Wrong(400, "step is a number", "step은 수입니다") from None
    eyes = request.query_params.get("eyes", "public")
    if eyes not in ("public", "all", *(str(seat) for seat in range(replay.book.seats))):
        raise Wrong(400, "eyes are public, all or a seat", "eyes는 public, all 또는 자리입니다")
    shown = await asyncio.to_thread(replay.show, step, eyes)
    return JSONResponse(
        {
            **shown,
            "game": replay.book.name,
            "layout": replay.book.layout(),
            "seats": replay.seats,
        }
    )


async def _replay_file(request: Request) -> Response:
    _, text = await _replay_of(request)
    return PlainTextResponse(
        text, headers={"content-disposition": 'attachment; filename="game.adjudge.txt"'}
    )


async def _replay_case(request: Request) -> Response:
    replay, _ = await _replay_of(request)
    told = await _read(request, asked.BranchAsked)
    game = await asyncio.to_thread(replay.at, told.step)
    return JSONResponse({"text": await asyncio.to_thread(game.case_text)})


async def _branch(request: Request) -> Response:
    replay, _ = await _replay_of(request)
    told = await _read(request, asked.BranchAsked)
    if len(told.seats) != replay.book.seats:
        raise Wrong(400, "another number of seats", "자리 수가 다릅니다")
    steps = await asyncio.to_thread(replay.steps, told.step)
    links = await _desk(request).hall.open(
        replay.book,
        {"seats": [{"kind": kind} for kind in told.seats], "best_of": 1},
        {"game": replay.setup, "wins": [0 for _ in told.seats]},
        steps,
    )
    return JSONResponse({"seats": links.seats, "spectator": links.spectator}, 201)


# --------------------------------------------------------------------------- desk


async def _judging(request: Request, work: Callable[[], Json]) -> Response:
    async with _desk(request).judging:
        return JSONResponse(await asyncio.to_thread(work))


async def _run_case(request: Request) -> Response:
    told = await _read(request, asked.CaseAsked)
    return await _judging(request, lambda: desk.run(told.text, told.branch))


async def _why_case(request: Request) -> Response:
    told = await _read(request, asked.WhyAsked)
    return await _judging(request, lambda: desk.why(told.text, told.branch, told.move))


async def _compare_case(request: Request) -> Response:
    told = await _read(request, asked.CaseAsked)
    return await _judging(request, lambda: desk.compare(told.text))


async def _parse_case(request: Request) -> Response:
    told = await _read(request, asked.CaseAsked)
    return await _judging(request, lambda: desk.parse(told.text, told.branch))


async def _print_case(request: Request) -> Response:
    told = await _read(request, asked.FormAsked)
    return JSONResponse({"text": desk.show(told.case)})


async def _examples(request: Request) -> Response:
    return JSONResponse(examples_of(request.path_params["game"]))


async def _seat_schema(request: Request) -> Response:
    del request
    return JSONResponse(protocol.schema())


async def _case_schema(request: Request) -> Response:
    del request
    return JSONResponse(await asyncio.to_thread(case_schema))


_API: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("GET", "/api/games", _games),
    ("GET", "/api/games/{game}/cards", _cards),
    ("GET", "/api/games/{game}/names", _names),
    ("GET", "/api/games/{game}/rule", _rule),
    ("GET", "/api/games/{game}/examples", _examples),
    ("POST", "/api/decks", _check_deck),
    ("POST", "/api/tables", _make_table),
    ("POST", "/api/moment", _moment),
    ("POST", "/api/replays", _make_replay),
    ("GET", "/api/replays/{key}", _show_replay),
    ("GET", "/api/replays/{key}/file", _replay_file),
    ("POST", "/api/replays/{key}/case", _replay_case),
    ("POST", "/api/replays/{key}/branch", _branch),
    ("POST", "/api/desk/run", _run_case),
    ("POST", "/api/desk/why", _why_case),
    ("POST", "/api/desk/compare", _compare_case),
    ("POST", "/api/desk/parse", _parse_case),
    ("POST", "/api/desk/print", _print_case),
    ("GET", "/api/schema/seat", _seat_schema),
    ("GET", "/api/schema/case", _case_schema),
)
