"""What cards do: costs, instructions and modifications of objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from adjudge.core.vocab_refs import (
    EachPlayer,
    GroupTest,
    Objects,
    Places,
    Players,
    Ref,
    Value,
    You,
)
from adjudge.core.vocab_tests import Condition, Pred

if TYPE_CHECKING:  # unions only: the compiled build needs classes as the module loads
    from adjudge.core.vocab_abilities import (
        Ability,
        CostRule,
        Forbid,
        Permit,
        Replacement,
        Triggered,
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
    """A choice made on resolution by each player named, who is `ThatPlayer` in `body`.

    `label` notes whether it was taken, and by how many.
    """

    body: Body
    who: Players = field(default_factory=You)
    label: str = ""


@dataclass(frozen=True, slots=True)
class PayTo:
    """A cost within instructions: pay `cost` to get `body`, or suffer `otherwise` ("unless")."""

    cost: Cost | AnyCost
    body: Body
    who: Players = field(default_factory=You)
    label: str = ""
    otherwise: Body = ()


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
    """A word chosen from a list of the rulebook (a domain, a type).

    With `kind` it is any that the rulebook knows of that kind: "tag", or the name of a "spell".
    With `instead_of` it is to replace the word noted under that label: another one of the list in
    `lists` that has that word.
    """

    label: str
    words: tuple[str, ...] = ()
    who: Players = field(default_factory=You)
    instead_of: str = ""
    lists: tuple[tuple[str, ...], ...] = ()
    kind: str = ""


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

    `fresh` is for how long a mode that was chosen may not be chosen again: "turn" for this turn by
    this bearer, "item" by the executions of this very item.
    """

    options: tuple[Body, ...]
    count: int = 1
    fresh: str = ""


@dataclass(frozen=True, slots=True)
class DoThis:
    """A reflexive trigger: a new item made when this sentence executes.

    With `optional` its effect begins with "you may"; `cost` is what stands there to be paid.
    """

    body: Body
    times: Value = 1
    optional: bool = False
    cost: Cost | AnyCost | None = None


@dataclass(frozen=True, slots=True)
class Later:
    """A delayed ability that keeps the bindings of now, or a cost rule of the next such play.

    `until` is a window of the rulebook ("turn", "combat", "game"); `once` ends it after its first
    use.
    """

    ability: Triggered | Replacement | Forbid | Permit | CostRule
    until: str = "turn"
    once: bool = True
    label: str = ""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A continuous effect made by a resolution.

    `to` fixes the objects now; `scope` is read again and again while the effect lasts. With `cond`
    it lasts "for as long as" that holds: it ends for good when it does not, and never begins then.
    """

    mods: tuple[Mod, ...]
    to: Objects | None = None
    scope: Pred | None = None
    until: str = "turn"
    label: str = ""
    cond: Condition | None = None


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A play ordered by a resolution.

    Attributes:
        on: Card to play.
        who: Who plays it; of several players each plays what it owns, in their order.
        optional: Whether that player may decline.
        ignore: Cost parts that are ignored ("energy", "power", or "all" base costs).
        less: Reduction of the cost, for each `count`, which is read as the play is ordered.
        cost: What is paid in place of the base cost ("for").
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
    cost: Cost | None = None
    count: Value = 1


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
class SwapStats:
    """Exchange two numbers."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain a keyword; values of one keyword add up where the rulebook says so.

    With `missing` only what does not have it otherwise gains it.
    """

    keyword: str
    value: Value = 1
    missing: bool = False


@dataclass(frozen=True, slots=True)
class Lose:
    """Lose every instance of a keyword; the empty word means all abilities.

    With `barred` it can't have the keyword at all: nothing gives it, earlier or later.
    """

    keyword: str = ""
    barred: bool = False


@dataclass(frozen=True, slots=True)
class GainAbility:
    """Gain an ability; its giver is the source of this modification."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class GainTag:
    """Gain a tag; `chosen` reads the word noted under that label instead."""

    tag: str = ""
    chosen: str = ""


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
class ChangeWord:
    """Have a word of its text and of its tags read as another one, wherever it stands there.

    With `chosen` both name the labels of words that were chosen (`PickWord`). Names, costs and what
    resources are made are no words of a text.
    """

    old: str
    new: str
    chosen: bool = False


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
    "Raise | SetStat | SwapStats | Gain | Lose | GainAbility | GainTag | GainType | SetDomains"
    " | ChangeWord | CopyOf | UnderControl | Flag"
)
