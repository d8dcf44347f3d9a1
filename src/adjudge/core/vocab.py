"""The effect vocabulary: values from which every card of every game is built.

A card's abilities are trees of the frozen records in this module. They hold no code and no
position: :mod:`adjudge.core.reads` reads them, :mod:`adjudge.core.effects` executes them,
:mod:`adjudge.core.layers` applies their modifications and the rulebooks print them as rules text.

Words that belong to one game (types, places, marks, verbs, keywords) appear here only as strings
that the rulebook declares; an unknown word fails when the card is loaded, not when it is played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

# --------------------------------------------------------------------------- players


@dataclass(frozen=True, slots=True)
class You:
    """The player who controls the ability or item that is being read."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """Every opponent of `You`, in turn order."""


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Every player still in the game, in turn order from the turn player."""


@dataclass(frozen=True, slots=True)
class EventPlayer:
    """The player who is responsible for the event that triggered or is replaced."""


@dataclass(frozen=True, slots=True)
class ThatPlayer:
    """The player whose share of an `EachDoes` is being executed."""


@dataclass(frozen=True, slots=True)
class TurnPlayer:
    """The player whose turn it is."""


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
    "You | Opponents | EachPlayer | EventPlayer | ThatPlayer | TurnPlayer | ControllerOf | OwnerOf"
    " | TargetPlayer"
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
class SamePlace:
    """Group condition: all chosen objects are in one place."""


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
    """Group condition: at most one chosen object in each place."""


GroupTest: TypeAlias = "SamePlace | TotalAtMost | NumberAtMost | OnePerPlace"


@dataclass(frozen=True, slots=True)
class Target:
    """Objects chosen as the item is put on the chain, checked again as it resolves.

    The same label names the same choice wherever it stands in one body. `at_most=None` means any
    number. `apart` lists labels of other targets that may not be chosen again here.
    """

    label: str
    pred: Pred
    at_least: int = 1
    at_most: int | None = 1
    group: tuple[GroupTest, ...] = ()
    apart: tuple[str, ...] = ()


Objects: TypeAlias = (
    "Me | Giver | ThisItem | EventObject | EventSource | Each | Noted | Linked | All | Top"
    " | AttachedTo | Target"
)

# --------------------------------------------------------------------------- places


@dataclass(frozen=True, slots=True)
class Here:
    """The place where the bearer is now (or was, as noted by its own death)."""


@dataclass(frozen=True, slots=True)
class PlaceOf:
    """The place of the first object of `of`."""

    of: Objects


@dataclass(frozen=True, slots=True)
class EventPlace:
    """The place the event happens at or leads to; with `origin`, where it started."""

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
class PlayerStat:
    """A number of a player, such as points."""

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
    """How often the ledger saw `fact` for a player this turn (see the rulebook's list)."""

    fact: str
    who: Players = field(default_factory=You)


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
    "int | Stat | PrintedCost | CountOf | CountPlaces | Highest | PlayerStat | AmountOf"
    " | EventAmount | Fact | Plus | Times"
)

# --------------------------------------------------------------------------- predicates


class Pred:
    """A test of one object; combine with `&`, `|` and `~`."""

    __slots__ = ()

    def __and__(self, other: Pred) -> Pred:
        """Both hold."""
        return Both((*_parts(self), *_parts(other)))

    def __or__(self, other: Pred) -> Pred:
        """Either holds."""
        return Either((self, other))

    def __invert__(self) -> Pred:
        """It does not hold."""
        return Neither(self)


def _parts(pred: Pred) -> tuple[Pred, ...]:
    return pred.parts if isinstance(pred, Both) else (pred,)


@dataclass(frozen=True, slots=True)
class Both(Pred):
    """All parts hold."""

    parts: tuple[Pred, ...]


@dataclass(frozen=True, slots=True)
class Either(Pred):
    """At least one part holds."""

    parts: tuple[Pred, ...]


@dataclass(frozen=True, slots=True)
class Neither(Pred):
    """The part does not hold."""

    part: Pred


@dataclass(frozen=True, slots=True)
class Anything(Pred):
    """Anything at all."""


@dataclass(frozen=True, slots=True)
class IsType(Pred):
    """The object has this type, whatever its others."""

    name: str


@dataclass(frozen=True, slots=True)
class IsSuper(Pred):
    """The object has this supertype."""

    name: str


@dataclass(frozen=True, slots=True)
class Tagged(Pred):
    """The object has this tag."""

    name: str


@dataclass(frozen=True, slots=True)
class Called(Pred):
    """The object has this full name."""

    name: str


@dataclass(frozen=True, slots=True)
class InDomain(Pred):
    """The object belongs to this domain or colour."""

    name: str


@dataclass(frozen=True, slots=True)
class IsToken(Pred):
    """The object is a token."""


@dataclass(frozen=True, slots=True)
class Has(Pred):
    """The object has this keyword, active or not."""

    keyword: str


@dataclass(frozen=True, slots=True)
class Friendly(Pred):
    """Controlled by the reader or a teammate."""


@dataclass(frozen=True, slots=True)
class Enemy(Pred):
    """Controlled by an opponent of the reader."""


@dataclass(frozen=True, slots=True)
class ControlledBy(Pred):
    """Controlled by one of these players."""

    who: Players


@dataclass(frozen=True, slots=True)
class OwnedBy(Pred):
    """Owned by one of these players."""

    who: Players


@dataclass(frozen=True, slots=True)
class In(Pred):
    """In a zone of this name or area, of any player ("hand", "trash", the name of an area)."""

    area: str


@dataclass(frozen=True, slots=True)
class At(Pred):
    """In this place."""

    place: Places


@dataclass(frozen=True, slots=True)
class Elsewhere(Pred):
    """On the board, but not in this place."""

    place: Places


@dataclass(frozen=True, slots=True)
class Measure(Pred):
    """Compare a number of the object: `op` is one of `<= >= == < >`."""

    stat: str
    op: str
    value: Value


@dataclass(frozen=True, slots=True)
class CostMeasure(Pred):
    """Compare one part of the printed or copied cost."""

    part: str
    op: str
    value: Value


@dataclass(frozen=True, slots=True)
class Marked(Pred):
    """The object carries this mark (a status or counter that the rulebook declares)."""

    mark: str


@dataclass(frozen=True, slots=True)
class Is(Pred):
    """A derived state that the rulebook declares by name ("alone", "in combat")."""

    state: str


@dataclass(frozen=True, slots=True)
class Not(Pred):
    """Any object but these ("another")."""

    of: Objects


@dataclass(frozen=True, slots=True)
class Same(Pred):
    """Exactly one of these objects."""

    of: Objects


@dataclass(frozen=True, slots=True)
class Chooses(Pred):
    """An item on the chain that targets an object matching `pred`."""

    pred: Pred


# --------------------------------------------------------------------------- conditions


@dataclass(frozen=True, slots=True)
class Compare:
    """Compare two values: `op` is one of `<= >= == < > !=`; null makes it false."""

    left: Value
    op: str
    right: Value


@dataclass(frozen=True, slots=True)
class Exists:
    """At least `count` objects match."""

    pred: Pred
    count: int = 1


@dataclass(frozen=True, slots=True)
class Matches:
    """Every object of `of` (and at least one) passes `pred`."""

    of: Objects
    pred: Pred


@dataclass(frozen=True, slots=True)
class Paid:
    """The optional additional cost with this label was chosen (a fact of the item)."""

    label: str


@dataclass(frozen=True, slots=True)
class CameFrom:
    """The item or permanent was played from a zone of this name (a fact of the item)."""

    zone: str


@dataclass(frozen=True, slots=True)
class Did:
    """"If you do": the labelled instruction was performed, not replaced or ignored."""

    label: str


@dataclass(frozen=True, slots=True)
class FellShort:
    """The labelled instruction could be performed only in part or not at all."""

    label: str


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of one of these players."""

    who: Players


@dataclass(frozen=True, slots=True)
class PlaceIs:
    """The event's place is this place (or, with `area`, lies in that area)."""

    place: Places | None = None
    area: str = ""


@dataclass(frozen=True, slots=True)
class Every:
    """All parts hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Some:
    """At least one part holds."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Unless:
    """The part does not hold."""

    part: Condition


Condition: TypeAlias = (
    "Compare | Exists | Matches | Paid | CameFrom | Did | FellShort | TurnOf | PlaceIs | Every"
    " | Some | Unless"
)

# --------------------------------------------------------------------------- costs


@dataclass(frozen=True, slots=True)
class Need:
    """`count` units of a resource; `kinds` are the kinds that may pay, empty for any power.

    The rulebook declares the kinds; ``("own",)`` stands for the kinds of the card's own domains.
    """

    kinds: tuple[str, ...]
    count: int = 1


@dataclass(frozen=True, slots=True)
class Cost:
    """Resources and actions that must be paid together."""

    needs: tuple[Need, ...] = ()
    actions: tuple[Instruction, ...] = ()


@dataclass(frozen=True, slots=True)
class AnyCost:
    """One of several costs; the payer picks one before paying ("X or Y")."""

    choices: tuple[Cost, ...]


# --------------------------------------------------------------------------- instructions


@dataclass(frozen=True, slots=True)
class Act:
    """One game action. The rulebook declares the verbs and which parts each one uses.

    Attributes:
        verb: Name of the action in the rulebook's table.
        on: What it is done to.
        amount: How much.
        who: Who does it; `You` when left out.
        to: Where to.
        label: Name under which the outcome is noted.
        how: Words that qualify the action ("exhausted", "split", a token's name).
        by: The object that acts, when it is not the effect itself.
    """

    verb: str
    on: Ref | None = None
    amount: Value | None = None
    who: Players | None = None
    to: Places | None = None
    label: str = ""
    how: tuple[str, ...] = ()
    by: Objects | None = None


@dataclass(frozen=True, slots=True)
class If:
    """A sentence ruled by its leading condition."""

    cond: Condition
    then: Body
    otherwise: Body = ()


@dataclass(frozen=True, slots=True)
class May:
    """A choice made on resolution; `label` notes whether it was taken."""

    body: Body
    who: Players = field(default_factory=You)
    label: str = ""


@dataclass(frozen=True, slots=True)
class PayTo:
    """A cost within instructions: pay `cost` to get `body`."""

    cost: Cost | AnyCost
    body: Body
    who: Players = field(default_factory=You)
    label: str = ""


@dataclass(frozen=True, slots=True)
class PayAnyAmount:
    """Pay any amount of one kind of resource (or of a player stat); the amount is noted."""

    label: str
    kinds: tuple[str, ...]
    who: Players = field(default_factory=You)


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice made on resolution among objects that match; not a target.

    `compelled` is false where the rules let a player decline (a quality of a hidden card).
    """

    label: str
    pred: Pred
    who: Players = field(default_factory=You)
    at_least: int = 1
    at_most: int | None = 1
    among: Objects | None = None
    group: tuple[GroupTest, ...] = ()


@dataclass(frozen=True, slots=True)
class PickPlayer:
    """A player chosen on resolution."""

    label: str
    among: str = "opponent"
    who: Players = field(default_factory=You)


@dataclass(frozen=True, slots=True)
class PickWord:
    """A word chosen from a list of the rulebook (a domain, a type)."""

    label: str
    words: tuple[str, ...]
    who: Players = field(default_factory=You)


@dataclass(frozen=True, slots=True)
class ForEach:
    """Execute `body` once for each object of `of`, in order; `Each` is the object."""

    of: Objects
    body: Body


@dataclass(frozen=True, slots=True)
class EachDoes:
    """Each player chooses in order, then all act together."""

    choices: tuple[Pick, ...]
    act: Act
    who: Players = field(default_factory=EachPlayer)


@dataclass(frozen=True, slots=True)
class Modes:
    """Choose `count` of several bodies while the item is put on the chain.

    With `fresh`, a mode may be chosen only once a turn for this bearer.
    """

    options: tuple[Body, ...]
    count: int = 1
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class DoThis:
    """A reflexive trigger: a new item made when this sentence executes."""

    body: Body
    times: Value = 1


@dataclass(frozen=True, slots=True)
class Later:
    """A delayed ability that keeps the bindings of now.

    `until` is a window of the rulebook ("turn", "combat", "game"); `once` ends it after its first
    use.
    """

    ability: Triggered | Replacement
    until: str = "turn"
    once: bool = True
    label: str = ""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A continuous effect made by a resolution.

    `to` fixes the objects now; `scope` is read again and again while the effect lasts.
    """

    mods: tuple[Mod, ...]
    to: Objects | None = None
    scope: Pred | None = None
    until: str = "turn"
    label: str = ""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A play ordered by a resolution.

    Attributes:
        on: Card to play.
        who: Who plays it.
        optional: Whether that player may decline.
        ignore: Cost parts that are ignored ("energy", "power", or "all" base costs).
        less: Reduction of the cost.
        must_go: Area or place requirement: the card must enter there.
        may_go: Place permission: the card may also enter there.
        then: Where the card goes when it leaves the chain ("recycle", "banish", "").
        label: Outcome name.
    """

    on: Objects
    who: Players = field(default_factory=You)
    optional: bool = False
    ignore: tuple[str, ...] = ()
    less: tuple[Need, ...] = ()
    must_go: Places | None = None
    must_area: str = ""
    may_go: Places | None = None
    then: str = ""
    label: str = ""
    how: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class InsteadOf:
    """A later sentence that replaces the earlier instruction `label` when `cond` holds."""

    label: str
    cond: Condition
    body: Body


Instruction: TypeAlias = (
    "Act | If | May | PayTo | PayAnyAmount | Pick | PickPlayer | PickWord | ForEach | EachDoes"
    " | Modes | DoThis | Later | Lasting | PlayCard | InsteadOf"
)
Body: TypeAlias = "tuple[Instruction, ...]"

# --------------------------------------------------------------------------- modifications


@dataclass(frozen=True, slots=True)
class Raise:
    """Add to a number; `floor` and `ceiling` limit this change only.

    With `to` the number is increased to that value (never decreased).
    """

    stat: str
    by: Value = 0
    floor: int | None = None
    ceiling: int | None = None
    to: Value | None = None


@dataclass(frozen=True, slots=True)
class SetStat:
    """Set the base of a number."""

    stat: str
    value: Value


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain a keyword; values of one keyword add up where the rulebook says so."""

    keyword: str
    value: Value = 1


@dataclass(frozen=True, slots=True)
class Lose:
    """Lose every instance of a keyword; the empty word means all abilities."""

    keyword: str = ""


@dataclass(frozen=True, slots=True)
class GainAbility:
    """Gain an ability; its giver is the source of this modification."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class GainTag:
    """Gain a tag."""

    tag: str


@dataclass(frozen=True, slots=True)
class GainType:
    """Become this type in addition to its others."""

    name: str


@dataclass(frozen=True, slots=True)
class SetDomains:
    """Belong to these domains; `chosen` reads the word noted under that label instead."""

    domains: tuple[str, ...] = ()
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class CopyOf:
    """Take over the copyable traits of an object, as they were when the copy was made."""

    of: Objects


@dataclass(frozen=True, slots=True)
class UnderControl:
    """Be controlled by this player."""

    who: Players


@dataclass(frozen=True, slots=True)
class Flag:
    """A state that rules ask for by name ("cannot move", "enters ready")."""

    name: str
    value: Value = 1


Mod: TypeAlias = (
    "Raise | SetStat | Gain | Lose | GainAbility | GainTag | GainType | SetDomains | CopyOf"
    " | UnderControl | Flag"
)

# --------------------------------------------------------------------------- abilities


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


@dataclass(frozen=True, slots=True)
class Spell:
    """What a spell does when it resolves."""

    body: Body


@dataclass(frozen=True, slots=True)
class Triggered:
    """When something happens, do something.

    `optional` and `cost` stand for "you may" and a cost at the very beginning of the effect.
    `own_end` marks a condition that looks at the object before it leaves. `chooser` names the
    player who controls the trigger when it is not the controller of its source.
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


@dataclass(frozen=True, slots=True)
class Activated:
    """Pay a cost, get an effect.

    `speed` is a permission word of the rulebook. `adds` marks abilities that add resources and
    resolve at once. `only_if` must hold to use it.
    """

    cost: Cost | AnyCost
    body: Body
    speed: str = ""
    only_if: Condition | None = None
    areas: tuple[str, ...] = ("board",)
    adds: bool = False
    times: int | None = None
    keyword: str = ""


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
    event in place: pairs of an event field and a word or number ("enters", "ready").
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


@dataclass(frozen=True, slots=True)
class CostRule:
    """A change of what something costs to play or use.

    Attributes:
        stage: "alternative", "additional", "increase", "component", "discount".
        label: Name of the additional cost, for `Paid`.
        applies: Cards or items it changes the cost of; None means the bearer itself.
        by: Whose plays it changes.
        cost: Added cost (stage "additional", "alternative").
        less: Needs taken off or added for each `count`.
        count: How many times; a value read once, when the stage is reached.
        floor: Lowest result of this discount alone, for each need.
        optional: The payer decides while choosing.
        choice: With several `less` entries, the payer picks one.
        component: For stage "component": which parts it reduces ("optional").
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
    """"Must pay to": a cost of a game action, paid as it is performed."""

    action: str
    by: Players
    place: Places
    cost: Cost
    each_beyond: int = 0


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


Ability: TypeAlias = (
    "Spell | Triggered | Activated | Static | Replacement | CostRule | Forbid | Permit"
    " | AppliedCost | Keyword | Dependent"
)


@dataclass(frozen=True, slots=True)
class Unsupported:
    """A card that can't be expressed yet, with the reason; it never enters a game."""

    reason: str
