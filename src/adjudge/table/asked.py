"""What pages send to the server besides frames."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Json: TypeAlias = Any  # what JSON can say
Name: TypeAlias = Annotated[str, Field(max_length=60)]
Token: TypeAlias = Annotated[str, Field(min_length=16, max_length=64)]
Kind: TypeAlias = Literal["person", "random", "greedy", "search"]
CaseText: TypeAlias = Annotated[str, Field(max_length=200_000)]


class _Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatAsked(_Asked):
    """Who sits at a new table, and what they bring."""

    kind: Kind
    deck: str = Field(max_length=20_000)
    budget: float = Field(default=1.0, gt=0, le=10)


class TableAsked(_Asked):
    """A new table."""

    game: Name
    seats: list[SeatAsked] = Field(min_length=1, max_length=8)
    best_of: Literal[1, 3, 5] = 1


class DeckAsked(_Asked):
    """A deck to be checked."""

    game: Name
    deck: str = Field(max_length=20_000)
    best_of: Literal[1, 3, 5] = 1


class MomentAsked(_Asked):
    """A moment of a table, as a case or a replay."""

    token: Token
    form: Literal["case", "replay", "file"]


class BranchAsked(_Asked):
    """To play on from a moment of a replay."""

    step: int = Field(ge=0, le=1_000_000)
    seats: list[Kind] = Field(min_length=1, max_length=8)


class TextAsked(_Asked):
    """A text: a replay or a case."""

    text: str = Field(max_length=1_000_000)


class CaseAsked(_Asked):
    """The text of a case, and which of its branches is meant."""

    text: CaseText
    branch: int = Field(default=0, ge=0, le=500)


class WhyAsked(_Asked):
    """A move after the moves of a case."""

    text: CaseText
    branch: int = Field(default=0, ge=0, le=500)
    move: str = Field(max_length=500)


class FormAsked(_Asked):
    """A case from the form."""

    case: dict[str, Json]
