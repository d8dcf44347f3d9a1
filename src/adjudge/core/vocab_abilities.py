"""What stands on a card: its abilities, and the events they wait for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from adjudge.core.vocab_acts import AnyCost, Body, Cost, Mod, Need
from adjudge.core.vocab_refs import Places, Players, Value
from adjudge.core.vocab_tests import Condition, Pred


@dataclass(frozen=True, slots=True)
class When:
    """A pattern of events.

    Attributes:
        kind: Event names, any of which fits.
        obj: Test of the object it happens to; read by the ability's controller.
        by: Players one of whom is responsible; None for anybody.
        source: Test of the source.
        place: Place where it happens.
        area: Area of the place where it happens.
        nth: Only the nth such event of the turn (for the same subject key).
        per: What `nth` counts by: "bearer", "player", "object".
        how: Words the event must carry ("in combat").
        one_of: Words of which the event must carry one.
        together: Events that happen at the same time count as one ("one or more").
        cond: What must be so as it happens; events without it are not counted for `nth` either.
    """

    kind: tuple[str, ...]
    obj: Pred | None = None
    by: Players | None = None
    source: Pred | None = None
    place: Places | None = None
    area: str = ""
    nth: int | None = None
    per: str = "bearer"
    how: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()
    together: bool = False
    cond: Condition | None = None


@dataclass(frozen=True, slots=True)
class Spell:
    """What a spell does when it resolves."""

    body: Body


@dataclass(frozen=True, slots=True)
class Triggered:
    """When something happens, do something.

    `optional` and `cost` stand for "you may" and a cost at the very beginning of the effect.
    `own_end` marks a condition that looks at the object before it leaves. `chooser` names the
    player who controls the trigger when it is not the controller of its source. `times` limits the
    uses within a turn, or with `span` "game" within the whole game.
    """

    when: When
    body: Body
    cond: Condition | None = None
    optional: bool = False
    cost: Cost | AnyCost | None = None
    areas: tuple[str, ...] = ("board",)
    times: int | None = None
    keyword: str = ""
    chooser: Players | None = None
    span: str = "turn"


@dataclass(frozen=True, slots=True)
class Activated:
    """Pay a cost, get an effect.

    `speed` is a permission word of the rulebook. `adds` marks abilities that add resources and
    resolve at once. `only_if` must hold to use it. `times` limits the uses within a turn, or with
    `span` "game" within the whole game.
    """

    cost: Cost | AnyCost
    body: Body
    speed: str = ""
    only_if: Condition | None = None
    areas: tuple[str, ...] = ("board",)
    adds: bool = False
    times: int | None = None
    keyword: str = ""
    span: str = "turn"


@dataclass(frozen=True, slots=True)
class Static:
    """A statement of fact: while `cond` holds, `mods` apply to what `scope` names.

    `scope` is read as the controller of the bearer; None means the bearer itself.
    """

    mods: tuple[Mod, ...]
    scope: Pred | None = None
    cond: Condition | None = None
    areas: tuple[str, ...] = ("board",)


@dataclass(frozen=True, slots=True)
class Replacement:
    """Instead of, or as, something happens, do something else.

    `keep` true means the event still happens, with `body` added ("as"). `changes` rewrites the
    event in place: pairs of an event field and a word or number ("enters", "ready"). With a
    `cost` the reader may pay it to have the replacement.
    """

    when: When
    body: Body = ()
    keep: bool = False
    optional: bool = False
    cond: Condition | None = None
    changes: tuple[tuple[str, Value | str], ...] = ()
    areas: tuple[str, ...] = ("board",)
    times: int | None = None
    label: str = ""
    cost: Cost | AnyCost | None = None


@dataclass(frozen=True, slots=True)
class CostRule:
    """A change of what something costs to play or use.

    Attributes:
        stage: "base" (`cost` in place of the base cost, an empty one to ignore it),
            "ignore", "alternative", "additional", "increase", "component", "discount".
        label: Name of the additional cost, for `Paid`.
        applies: Cards or items it changes the cost of; None means the bearer itself.
        by: Whose plays it changes.
        cost: Added cost (stage "additional", "alternative").
        less: Needs taken off or added for each `count`.
        count: How many times; a value read once, when the stage is reached.
        floor: Lowest result of this discount alone, for each need.
        optional: The payer decides while choosing.
        choice: With several `less` entries, the payer picks one.
        component: For stage "component": which parts it reduces ("optional"); for stage "ignore":
            the part of the base cost that is not paid ("energy", "power", "all").
    """

    stage: str
    label: str = ""
    applies: Pred | None = None
    by: Players | None = None
    cost: Cost = field(default_factory=Cost)
    less: tuple[Need, ...] = ()
    count: Value = 1
    floor: int = 0
    optional: bool = False
    choice: bool = False
    component: str = ""
    cond: Condition | None = None
    areas: tuple[str, ...] = ("board",)


@dataclass(frozen=True, slots=True)
class Forbid:
    """A restriction: the named action may not happen to what matches.

    `action` is a word of the rulebook ("move", "play to", "choose", "ready"). `only` turns it
    round: allowed for nothing but what `place`/`area` name.
    """

    action: str
    obj: Pred | None = None
    by: Players | None = None
    source: Pred | None = None
    place: Places | None = None
    area: str = ""
    tests: tuple[str, ...] = ()
    cond: Condition | None = None
    only: bool = False
    areas: tuple[str, ...] = ("board",)


@dataclass(frozen=True, slots=True)
class Permit:
    """A permission: the named action may also happen in this way."""

    action: str
    obj: Pred | None = None
    by: Players | None = None
    place: Places | None = None
    area: str = ""
    tests: tuple[str, ...] = ()
    cond: Condition | None = None
    cost: Cost | None = None
    areas: tuple[str, ...] = ("board",)


@dataclass(frozen=True, slots=True)
class AppliedCost:
    """A cost of a game action ("must pay to"), paid as it is performed."""

    action: str
    by: Players
    place: Places
    cost: Cost
    each_beyond: int = 0


@dataclass(frozen=True, slots=True)
class Again:
    """Triggered abilities of the reader that such an event sets off trigger an additional time.

    With `keyword` only those of this keyword.
    """

    when: When
    keyword: str = ""
    cond: Condition | None = None
    areas: tuple[str, ...] = ("board",)


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword with its value; the rulebook says which abilities it is short for."""

    name: str
    value: Value = 1
    cost: Cost | AnyCost | None = None
    cond: Condition | None = None


@dataclass(frozen=True, slots=True)
class Dependent:
    """A keyword that turns abilities on while its condition holds (Legion, Level)."""

    keyword: str
    abilities: tuple[Ability, ...]
    value: int = 0


@dataclass(frozen=True, slots=True)
class HostText:
    """In appended text: the text of the host as it was attached to, once more."""


Ability: TypeAlias = (
    "Spell | Triggered | Activated | Static | Replacement | CostRule | Forbid | Permit"
    " | AppliedCost | Again | Keyword | Dependent | HostText"
)


@dataclass(frozen=True, slots=True)
class Unsupported:
    """A card that can't be expressed yet, with the reason in English and Korean.

    It never enters a game.
    """

    en: str
    ko: str
