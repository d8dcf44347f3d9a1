"""What facts of a game may say: a small table of its own words beside those of every game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from adjudge.rulekit.speech import SEATS
from adjudge.text.case_schema import (
    ANYTHING,
    Fields,
    Flag,
    Many,
    Nothing,
    Number,
    Spec,
    Text,
    Word,
    one_of,
)

SEAT: Final = Word("A player.", tuple(SEATS))
SEAT_FORM: Final = f"[{SEATS[0]}-{SEATS[-1]}]"
NO_PLAYER: Final = ("none", "nobody")
NOBODY: Final = Word("Nobody.", NO_PLAYER)
CARDS: Final = one_of(Number("How many."), Many("Which.", Text(), strict=True))
"""A number of cards, or their names."""

_ANY: Final = 999_999
_EVENT: Final = one_of(
    Text("Kind of a trace entry."),
    Fields(
        "Kinds with values they must have.", {}, (), one_of(Fields("", {}, (), ANYTHING), Nothing())
    ),
)
_OPTIONS: Final = Fields(
    "Moves that are possible or not.",
    {},
    (),
    Fields("", {"can": Many("Moves.", Text()), "cannot": Many("Moves.", Text())}),
    SEAT_FORM,
    ("A", "B"),
)
_CHOICE: Final = Fields(
    "The open choice.",
    {
        "player": SEAT,
        "kind": Text("Its kind."),
        "count": Number("How many options."),
        "rule": Text("The rule that asks."),
    },
)
_WORDS: Final[dict[str, Spec]] = {
    "because": Many("Rules that the trace cites.", Text()),
    "not because": Many("Rules that the trace does not cite.", Text()),
    "event": Many("What happened.", _EVENT),
    "no event": Many("What did not happen.", _EVENT),
    "winner": one_of(SEAT, NOBODY, Word("", ("draw",))),
    "over": Flag("Whether the game is over."),
    "undetermined": Flag("Whether the rules leave open how it goes on: a loop without a rule."),
    "options": _OPTIONS,
    "turn": SEAT,
    "turn number": Number("Number of the turn."),
    "priority": one_of(SEAT, NOBODY),
    "choice": _CHOICE,
}
_OBJECT: Final[dict[str, Spec]] = {
    "at": Text("Place on the board."),
    "zone": Text("Zone, such as: B hand."),
    "facedown": Flag("Facedown."),
    "token": Flag("A token."),
    "gone": Flag("Nowhere any more."),
    "controller": one_of(SEAT, NOBODY),
    "owner": SEAT,
    "keywords": one_of(
        Fields("Keywords with their values.", {}, (), Number("Value.")),
        Many("Keywords it has.", Text()),
    ),
    "has": Many("Statuses, counters, keywords, tags or types it has.", Text()),
    "lacks": Many("What it must not have.", Text()),
    "attached to": one_of(NOBODY, Text("What it is attached to.")),
    "attached": Many("What is attached to it.", Text()),
    "name": Text("The name it has now."),
}
_PRIVACY: Final = ("public", "private", "secret")
SPECTATOR: Final = "spectator"
_VIEWER: Final = f"{SEAT_FORM}|{SPECTATOR}"
_VIEWERS: Final = ("A", "B", SPECTATOR)
_ZONE: Final = Fields(
    "What a zone is.",
    {
        "on board": Flag("Whether it belongs to the board."),
        "location": Flag("Whether units can be there."),
        "ordered": Flag("Whether the order of its cards counts."),
        "privacy": Word("Who may look.", _PRIVACY),
    },
)


@dataclass(frozen=True)
class FactWords:
    """The words of one game's facts.

    Attributes:
        stats: Numbers of a player: word and key of the position.
        zones: Zones of a player: word and area.
        ends: Those whose top and bottom can be told.
        states: Flags of an object: word, mark, and whether it is there.
        marks: Numbers on an object: word and mark; one that ends in a colon is a sum of all
            marks that begin so.
        numbers: Computed numbers of an object: word and name.
        status: Further words for `has` and `lacks`, with their mark.
        phases: Phases that `phase` may name.
        pile: What the pile of items is called.
        of_player: Further facts of a player.
        of_object: Further facts of an object.
        of_game: Further facts without a subject.
    """

    stats: Mapping[str, str] = field(default_factory=dict)
    zones: Mapping[str, str] = field(default_factory=dict)
    ends: tuple[str, ...] = ()
    states: Mapping[str, tuple[str, bool]] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, str] = field(default_factory=dict)
    status: Mapping[str, str] = field(default_factory=dict)
    phases: tuple[str, ...] = ()
    pile: str = "chain"
    of_player: Mapping[str, Spec] = field(default_factory=dict)
    of_object: Mapping[str, Spec] = field(default_factory=dict)
    of_game: Mapping[str, Spec] = field(default_factory=dict)

    @cached_property
    def player(self) -> dict[str, Spec]:
        """Facts of a player."""
        tops = {f"{word} {end}": _END[end] for word in self.ends for end in _END}
        return {
            **dict.fromkeys(self.zones, CARDS),
            **tops,
            "pool": one_of(NOBODY, Text("Such as: 2 energy, 1 fury.")),
            **{word: Number(word.capitalize() + ".", -_ANY, _ANY) for word in self.stats},
            "conceded": Flag("Whether the player conceded."),
            **self.of_player,
        }

    @cached_property
    def object(self) -> dict[str, Spec]:
        """Facts of an object."""
        return {
            **_OBJECT,
            **{word: Flag(word.capitalize() + ".") for word in self.states},
            **{word: Number(word.capitalize() + ".", 0, _ANY) for word in self.marks},
            **{word: Number(word.capitalize() + ".", -99, _ANY) for word in self.numbers},
            **self.of_object,
        }

    @cached_property
    def game(self) -> dict[str, Spec]:
        """Facts without a subject."""
        phase: dict[str, Spec] = {"phase": Word("The phase.", self.phases)} if self.phases else {}
        return {self.pile: CARDS, **_WORDS, **phase, **self.of_game}

    @cached_property
    def views(self) -> dict[str, Spec]:
        """Facts about what may be seen."""
        seen = Fields(
            "What the viewer reads on it.",
            {
                "name": Text("The name it has now."),
                **{word: self.object[word] for word in (*self.numbers, *self.marks, *self.states)},
                "token": Flag("A token."),
                "controller": Word("Its controller.", tuple(SEATS)),
                "owner": Word("Its owner.", tuple(SEATS)),
            },
        )
        return {
            "sees": Fields(
                "Faces that a viewer sees, with what is read on them.",
                {},
                (),
                one_of(Fields("", {}, (), seen), Many("What is seen.", Text())),
                _VIEWER,
                _VIEWERS,
            ),
            "does not see": Fields(
                "Faces that are hidden from a viewer.", {}, (), Many("", Text()), _VIEWER, _VIEWERS
            ),
            "only counts": Fields(
                "Cards of a zone whose faces are hidden from a viewer.",
                {},
                (),
                Fields("", {}, (), Number("How many.")),
                _VIEWER,
                _VIEWERS,
            ),
            "zones": Fields("What zones are, such as: A hand.", {}, (), _ZONE),
        }


_END: Final = {
    "top": Many("The top cards, first to last.", Text()),
    "bottom": Many("The bottom cards, last one last.", Text()),
}
