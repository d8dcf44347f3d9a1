"""Frames: what is one, what is not, and what the schema says of them."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, strategies

from adjudge.table import protocol
from tests.table.serving import Served

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "seat.schema.json").read_text("utf-8"))
SIT = {"v": 1, "id": 1, "type": "sit", "token": "x" * 32}
WRONG = [
    ("", "unreadable"),
    ("{", "unreadable"),
    ("[]", "unreadable"),
    ('"sit"', "unreadable"),
    ("\x00\xff", "unreadable"),
    (json.dumps({**SIT, "v": 2}), "unreadable"),
    (json.dumps({**SIT, "more": 1}), "unreadable"),
    (json.dumps({**SIT, "token": 7}), "unreadable"),
    (json.dumps({**SIT, "id": -1}), "unreadable"),
    (json.dumps({**SIT, "id": "1"}), "unreadable"),
    (json.dumps({"v": 1, "id": 1, "type": "choose", "at": 0, "option": 1.5}), "unreadable"),
    (json.dumps({"v": 1, "id": 1, "type": "choose", "at": 0}), "unreadable"),
    (json.dumps({"v": 1, "id": 1, "type": "cheat"}), "unreadable"),
    ("[" * 20_000, "too large"),
    ("[" * 9_000, "unreadable"),
    (json.dumps({**SIT, "token": "x" * protocol.FRAME_LIMIT}), "too large"),
]


def test_published_schema_is_the_one_of_the_code() -> None:
    """`python scripts/seat_schema.py` writes it anew."""
    assert json.loads(json.dumps(protocol.schema())) == SCHEMA
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize(("text", "code"), WRONG)
def test_what_is_no_frame_is_answered_by_an_error(text: str, code: str) -> None:
    """The answer says what is wrong, in both languages."""
    with pytest.raises(protocol.BadFrame) as caught:
        protocol.read_frame(text)
    answer = caught.value.answer
    assert answer.code == code
    assert answer.message.en
    assert answer.message.ko


def test_error_repeats_the_number_where_it_can_be_read() -> None:
    """A client knows which of its frames was wrong."""
    with pytest.raises(protocol.BadFrame) as caught:
        protocol.read_frame('{"v": 1, "id": 7, "type": "cheat"}')
    assert caught.value.answer.id == 7


@given(strategies.binary(max_size=200))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    """Whatever comes is a frame or a told error."""
    with contextlib.suppress(protocol.BadFrame):
        protocol.read_frame(data)


def test_every_frame_of_a_game_follows_the_schema(served: Served) -> None:
    """What the server says, and what the test said to it."""
    validator = jsonschema.Draft202012Validator({**SCHEMA, "$ref": "#/$defs/told"})
    asked = jsonschema.Draft202012Validator({**SCHEMA, "$ref": "#/$defs/asked"})
    links = served.table("person", "random")
    with served.seat(links["seats"]["0"]) as client:
        for _ in range(12):
            client.choose(0)
        client.do(type="why", at=client.now["moment"], verb="play", obj=1)
        client.do(type="undo", at=0)
        client.do(type="concede")
        for frame in client.frames:
            validator.validate(frame)
    asked.validate({**SIT, "feed": "options"})
    asked.validate({"v": 1, "id": 3, "type": "choose", "at": 0, "option": 1})
