"""The seat protocol: JSON frames over a WebSocket, by which pages and programs play alike.

A client sends one frame at a time, each with a number of its own (`id`) that the answer repeats.
Every frame is checked whole before anything is done: what is no frame, comes too late or too often
is answered by an `error` and changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

VERSION: Final = 1
FRAME_LIMIT: Final = 16_384
"""Largest frame that a client may send, in bytes."""

Json: TypeAlias = Any  # what JSON can say
Seat: TypeAlias = Annotated[int, Field(ge=0, le=7)]
Ident: TypeAlias = Annotated[int, Field(ge=-1, le=2**31)]
Word: TypeAlias = Annotated[str, Field(max_length=120)]


Code: TypeAlias = Literal[
    "unreadable",
    "too large",
    "too many",
    "unknown seat",
    "not seated",
    "late",
    "not yours",
    "refused",
    "fault",
    "storage",
]
"""What is wrong with a frame."""


class _Frame(BaseModel):
    """A frame; unknown fields are refused, numbers are not read from words."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class _Asked(_Frame):
    """What a client sends."""

    v: Literal[1] = Field(description="Version of the protocol.")
    id: int = Field(ge=0, le=2**53, description="Number of the frame; the answer repeats it.")


class Sit(_Asked):
    """Take a seat, or a spectator's place, by the secret of its link. The first frame of all."""

    type: Literal["sit"]
    token: str = Field(min_length=16, max_length=64)
    feed: Literal["full", "options"] = Field(
        default="full",
        description="What a state frame holds: all, or only what is needed to choose.",
    )


class View(_Asked):
    """Ask for a whole state frame."""

    type: Literal["view"]


class Choose(_Asked):
    """Answer the open decision."""

    type: Literal["choose"]
    at: int = Field(ge=0, description="`moment` of the state that the choice answers.")
    option: int = Field(ge=0, le=100_000, description="Index in `options` of that state.")


class Why(_Asked):
    """Ask why something is not offered to this seat."""

    type: Literal["why"]
    at: int = Field(ge=0)
    verb: Word
    obj: Ident = -1
    arg: Ident = -1
    word: Word = ""


class Undo(_Asked):
    """Take back this seat's last choice and what followed; against persons a request."""

    type: Literal["undo"]
    at: int = Field(ge=0)


class Consent(_Asked):
    """Answer the request of another seat to take something back."""

    type: Literal["consent"]
    at: int = Field(ge=0)
    yes: bool


class Redo(_Asked):
    """Do again what was taken back last."""

    type: Literal["redo"]
    at: int = Field(ge=0)


class Concede(_Asked):
    """Give the game up, at any time."""

    type: Literal["concede"]


class Rematch(_Asked):
    """Ask for another game of the same players; it begins when every person has asked."""

    type: Literal["rematch"]
    deck: str | None = Field(
        default=None,
        max_length=20_000,
        description="Another list of this seat's deck, as sideboarding leaves it.",
    )
    first: Seat | None = Field(
        default=None,
        description="Who is to go first, from the seat that the result names as `chooser`.",
    )


class Stops(_Asked):
    """Say when this seat wants to be asked though it could only respond."""

    type: Literal["stops"]
    own: bool = Field(description="In windows of the own turn.")
    other: bool = Field(description="In windows of others' turns.")
    every: bool = Field(description="Even where passing is the only option.")


class Hold(_Asked):
    """Pass by itself until something happens, or for the rest of the turn."""

    type: Literal["hold"]
    until: Literal["something", "turn", "off"]


Frame: TypeAlias = Annotated[
    Sit | View | Choose | Why | Undo | Consent | Redo | Concede | Rematch | Stops | Hold,
    Field(discriminator="type"),
]
_FRAMES: Final[TypeAdapter[Frame]] = TypeAdapter(Frame)


# --------------------------------------------------------------------------- answers


class Text(_Frame):
    """The same words in both languages."""

    en: str
    ko: str


class Reason(_Frame):
    """One reason of a refusal."""

    rule: str = Field(description="Rule id, empty where no rule of the book is at stake.")
    en: str
    ko: str


class _Told(_Frame):
    v: Literal[1] = 1


class Welcome(_Told):
    """The answer to `sit`."""

    type: Literal["welcome"] = "welcome"
    id: int
    game: str
    edition: str
    title: Text
    seat: int | None = Field(description="Number of the seat; null for a spectator.")
    seats: int
    layout: dict[str, Json] = Field(description="How the rulebook lays its zones out.")


class Ok(_Told):
    """The frame was carried out, and what it chose is on disk."""

    type: Literal["ok"] = "ok"
    id: int
    moment: int


class Error(_Told):
    """The frame was not carried out; nothing changed."""

    type: Literal["error"] = "error"
    id: int | None = Field(description="Number of the frame; null where it could not be read.")
    code: Code
    message: Text
    reasons: list[Reason] = []


class Because(_Told):
    """The answer to `why`: nothing missing means that it is possible."""

    type: Literal["why"] = "why"
    id: int
    reasons: list[Reason]


class OptionTold(_Frame):
    """One option: the values of the engine, and a line of move notation."""

    verb: str
    obj: int
    arg: int
    word: str
    en: str
    ko: str


class Prompt(_Frame):
    """Whose choice it is, and of what."""

    player: int
    kind: str = Field(description="Kind of decision; empty for those who only wait.")
    rule: str
    text: Text
    default: int | None = Field(description="The option that does the least, for one key.")
    only: bool = Field(description="Whether nothing but passing is possible.")


class LogLine(_Frame):
    """A line of what happened, as this seat may read it."""

    en: str
    ko: str
    rules: list[str]
    depth: int
    kind: str
    turn: int


class Log(_Frame):
    """What happened; lines from `start` on replace those that were sent before."""

    start: int
    lines: list[LogLine]


class SeatTold(_Frame):
    """Who sits where."""

    kind: str = Field(description="person, random, greedy or search.")
    here: bool
    rematch: bool


class Result(_Frame):
    """How a game ended."""

    winners: list[int]
    rule: str
    reason: str
    over: bool = Field(description="Whether no further game of the match follows.")
    chooser: int | None = Field(description="Seat that says who goes first in the next game.")
    deck: str | None = Field(description="This seat's own list, to be changed for the next game.")


class State(_Told):
    """How the game stands, as this seat may see it."""

    type: Literal["state"] = "state"
    moment: int = Field(description="Grows with everything that is recorded.")
    number: int = Field(description="Which game of this table, from 1.")
    view: dict[str, Json] | None = Field(description="The position; null in the feed `options`.")
    prompt: Prompt | None
    options: list[OptionTold]
    log: Log | None
    undo: int = Field(description="Choices that `undo` would take back; 0 for none.")
    redo: bool
    asks: int | None = Field(description="Seat that asks for consent to take something back.")
    hold: Literal["something", "turn", "off"]
    seats: list[SeatTold]
    wins: list[int] = Field(description="Games won at this table, by seat.")
    best_of: int
    result: Result | None = Field(description="How the game ended; null while it goes on.")


Answer: TypeAlias = Annotated[Welcome | Ok | Error | Because | State, Field(discriminator="type")]
_ANSWERS: Final[TypeAdapter[Answer]] = TypeAdapter(Answer)


class BadFrame(Exception):
    """A frame that can't be read.

    Attributes:
        number: Its `id`, where that could be read.
        answer: What is wrong with it.
    """

    def __init__(self, answer: Error) -> None:
        """Keep the answer."""
        super().__init__(answer.message.en)
        self.answer = answer


def read_frame(text: str | bytes) -> Frame:
    """Read a client's frame.

    Raises:
        BadFrame: It is too large, no JSON, or no frame of this version.
    """
    data = text.encode("utf-8", "replace") if isinstance(text, str) else text
    if len(data) > FRAME_LIMIT:
        raise BadFrame(
            error(
                None,
                "too large",
                f"a frame has at most {FRAME_LIMIT} bytes",
                f"프레임은 {FRAME_LIMIT}바이트를 넘을 수 없습니다",
            )
        )
    try:
        return _FRAMES.validate_json(data)
    except (ValidationError, RecursionError) as fault:
        where, what = _first(fault)
        message = error(
            _number(data),
            "unreadable",
            f"no frame of version {VERSION}: {where}: {what}",
            f"버전 {VERSION}의 프레임이 아닙니다: {where}: {what}",
        )
        raise BadFrame(message) from None


def _first(fault: ValidationError | RecursionError) -> tuple[str, str]:
    if isinstance(fault, RecursionError):
        return "frame", "nested too deep"
    first = fault.errors(include_url=False, include_context=False, include_input=False)[0]
    return ".".join(str(part)[:40] for part in first["loc"]) or "frame", first["msg"][:200]


def _number(data: bytes) -> int | None:
    """The number of a frame that is otherwise wrong."""
    try:
        found = _NUMBERED.validate_json(data)
    except (ValidationError, RecursionError):
        return None
    return found.id


class _Numbered(BaseModel):
    model_config = ConfigDict(extra="ignore", strict=True)
    id: int = Field(ge=0, le=2**53)


_NUMBERED: Final[TypeAdapter[_Numbered]] = TypeAdapter(_Numbered)


def error(
    number: int | None, code: Code, en: str, ko: str, reasons: list[Reason] | None = None
) -> Error:
    """An error frame."""
    return Error(id=number, code=code, message=Text(en=en, ko=ko), reasons=reasons or [])


def schema() -> dict[str, Json]:
    """The JSON Schema of the protocol: `asked` is what a client sends, `told` what it gets."""
    shared: dict[str, Json] = {}
    parts: dict[str, Json] = {}
    for name, adapter in (("asked", _FRAMES), ("told", _ANSWERS)):
        found = adapter.json_schema(ref_template="#/$defs/{model}")
        shared.update(found.pop("$defs"))
        parts[name] = found
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://adjudge.invalid/seat.schema.json",
        "title": f"adjudge seat protocol, version {VERSION}",
        "anyOf": [{"$ref": "#/$defs/asked"}, {"$ref": "#/$defs/told"}],
        "$defs": {**shared, **parts},
    }
