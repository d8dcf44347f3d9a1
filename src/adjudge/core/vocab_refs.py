"""What cards speak of: players, objects, places and values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from adjudge.core.vocab_tests import Pred

# --------------------------------------------------------------------------- players


@dataclass(frozen=True, slots=True)
class You:
    """The player who controls the ability or item that is being read."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """Every opponent of `You`, in turn order."""


@dataclass(frozen=True, slots=True)
class YouAndAllies:
    """`You` and every teammate, `You` first."""


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Every player still in the game, in turn order from the turn player.

    `first` begins with the "next" one, or with "you". With `others` all but `You`, teammates too.
    """

    first: str = ""
    others: bool = False


@dataclass(frozen=True, slots=True)
class EventPlayer:
    """The player who is responsible for the event that triggered or is replaced."""


@dataclass(frozen=True, slots=True)
class ThatPlayer:
    """The player whose share of an `EachDoes` is being executed, or whom a `ForSome` asks about."""


@dataclass(frozen=True, slots=True)
class TurnPlayer:
    """The player whose turn it is."""


@dataclass(frozen=True, slots=True)
class Role:
    """The players who have these roles now, which the rulebook declares ("attacker")."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """The controller of each object of `of`."""

    of: Objects


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """The owner of each object of `of`."""

    of: Objects


@dataclass(frozen=True, slots=True)
class TargetPlayer:
    """A player chosen as a target; `among` is "opponent" or "any"."""

    label: str
    among: str = "opponent"


Players: TypeAlias = (
    "You | Opponents | YouAndAllies | EachPlayer | EventPlayer | ThatPlayer | TurnPlayer"
    " | Role | ControllerOf | OwnerOf | TargetPlayer | Target | Noted"
)

# --------------------------------------------------------------------------- objects


@dataclass(frozen=True, slots=True)
class Me:
    """The object that bears the ability ("I", or "this" on its own card)."""


@dataclass(frozen=True, slots=True)
class Giver:
    """The object that gave the ability to its bearer ("this" in appended text)."""


@dataclass(frozen=True, slots=True)
class ThisItem:
    """The chain or stack item that is resolving."""


@dataclass(frozen=True, slots=True)
class EventObject:
    """The object that the triggering or replaced event happens to."""


@dataclass(frozen=True, slots=True)
class EventSource:
    """The source of the triggering or replaced event."""


@dataclass(frozen=True, slots=True)
class Each:
    """The object whose turn it is inside a `ForEach`."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What an earlier instruction or choice with this label left behind."""

    label: str


@dataclass(frozen=True, slots=True)
class Linked:
    """Objects that a linked ability of the same giver noted under this label."""

    label: str


@dataclass(frozen=True, slots=True)
class All:
    """Every object that matches, read when the instruction executes; never a target."""

    pred: Pred


@dataclass(frozen=True, slots=True)
class Top:
    """The first `count` cards of a player's pile named `zone`."""

    count: Value
    who: Players = field(default_factory=You)
    zone: str = "deck"


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """Objects attached to each object of `of`."""

    of: Objects


@dataclass(frozen=True, slots=True)
class HostOf:
    """What each object of `of` is attached to ("enchanted creature", "equipped creature")."""

    of: Objects = field(default_factory=Me)


@dataclass(frozen=True, slots=True)
class SamePlace:
    """Group condition: all chosen objects are in one place."""


@dataclass(frozen=True, slots=True)
class SameController:
    """Group condition: one player controls all chosen objects."""


@dataclass(frozen=True, slots=True)
class TotalAtMost:
    """Group condition: the chosen objects' `stat` sums to at most `limit`."""

    stat: str
    limit: Value


@dataclass(frozen=True, slots=True)
class NumberAtMost:
    """Group condition: at most `limit` objects, read when they are chosen."""

    limit: Value


@dataclass(frozen=True, slots=True)
class OnePerPlace:
    """Group condition: at most one chosen object in each place, and it has to stay there."""


GroupTest: TypeAlias = "SamePlace | SameController | TotalAtMost | NumberAtMost | OnePerPlace"


@dataclass(frozen=True, slots=True)
class Target:
    """Objects chosen as the item is put on the chain, checked again as it resolves.

    The same label names the same choice wherever it stands in one body. `at_most=None` means any
    number; `times` asks for so many ("X target creatures"), or for up to so many where `at_least`
    is 0. `apart` lists labels of other targets that may not be chosen again here. With `players`
    ("any", "opponent") these players may be chosen too, by their `core.context.seat`. `chooser`
    names who chooses in place of the item's controller, at the same step.
    """

    label: str
    pred: Pred
    at_least: int = 1
    at_most: int | None = 1
    group: tuple[GroupTest, ...] = ()
    apart: tuple[str, ...] = ()
    players: str = ""
    times: Value | None = None
    chooser: Players | None = None


Objects: TypeAlias = (
    "Me | Giver | ThisItem | EventObject | EventSource | Each | Noted | Linked | All | Top"
    " | AttachedTo | HostOf | Target"
)

# --------------------------------------------------------------------------- places


@dataclass(frozen=True, slots=True)
class Here:
    """The place where the bearer is now (or was, as noted by its own death)."""


@dataclass(frozen=True, slots=True)
class PlaceOf:
    """The place of the first object of `of`; with `before`, from where the same effect moved it."""

    of: Objects
    before: bool = False


@dataclass(frozen=True, slots=True)
class EventPlace:
    """The place the event happens at or leads to; with `origin`, where it started.

    In a delayed ability whose event has no place it is that of the event that made it.
    """

    origin: bool = False


@dataclass(frozen=True, slots=True)
class HomeOf:
    """The home place of each player."""

    who: Players


@dataclass(frozen=True, slots=True)
class Zone:
    """A player's zone by name, such as a hand; not a place on the board."""

    name: str
    who: Players = field(default_factory=You)


@dataclass(frozen=True, slots=True)
class TargetPlace:
    """A place chosen as a target; `kind` is the rulebook's area name."""

    label: str
    kind: str
    tests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Destination:
    """A place to move to, chosen while the item is put on the chain; not a target.

    `limits` are words that the rulebook declares (for example "home" or "not home").
    """

    label: str
    of: Objects
    limits: tuple[str, ...] = ()


Places: TypeAlias = "Here | PlaceOf | EventPlace | HomeOf | Zone | TargetPlace | Destination"
Ref: TypeAlias = "Players | Objects | Places"

# --------------------------------------------------------------------------- values


@dataclass(frozen=True, slots=True)
class Stat:
    """A number of the first object of `of`; unavailable objects read as null."""

    of: Objects
    name: str


@dataclass(frozen=True, slots=True)
class PrintedCost:
    """One part of a card's printed or copied cost (never the modified one)."""

    of: Objects
    part: str


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many objects `of` holds."""

    of: Objects


@dataclass(frozen=True, slots=True)
class CountPlaces:
    """How many places of the area `kind` pass all `tests`."""

    kind: str
    tests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Highest:
    """The greatest `name` among the objects of `of`; 0 when there are none."""

    of: Objects
    name: str


@dataclass(frozen=True, slots=True)
class SumOf:
    """The sum of `name` over the objects of `of`."""

    of: Objects
    name: str


@dataclass(frozen=True, slots=True)
class PlayerStat:
    """A number of a player, such as points; of several players their sum."""

    who: Players
    name: str


@dataclass(frozen=True, slots=True)
class AmountOf:
    """The amount noted under a label: X, damage dealt, cards drawn, resources paid."""

    label: str


@dataclass(frozen=True, slots=True)
class EventAmount:
    """The amount of the triggering or replaced event."""


@dataclass(frozen=True, slots=True)
class Fact:
    """How often the ledger saw `fact` for a player this turn, or for the objects of `of`.

    The rulebook lists the facts. What a player did with the objects of `but` is not counted
    ("another").
    """

    fact: str
    who: Players = field(default_factory=You)
    of: Objects | None = None
    but: Objects | None = None


@dataclass(frozen=True, slots=True)
class Plus:
    """The sum of two values."""

    left: Value
    right: Value


@dataclass(frozen=True, slots=True)
class Times:
    """A value multiplied by a whole number."""

    value: Value
    factor: int


Value: TypeAlias = (
    "int | Stat | PrintedCost | CountOf | CountPlaces | Highest | SumOf | PlayerStat"
    " | AmountOf | EventAmount | Fact | Plus | Times"
)
