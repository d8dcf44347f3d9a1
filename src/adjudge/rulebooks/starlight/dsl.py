"""The words in which card files of Starlight say what cards do; all of them only build data.

`docs/starlight.md` lists them for people who write a card file of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v

Ref: TypeAlias = Any  # objects, as card data name them
Number: TypeAlias = Any  # a number, or a value that is read in the game
Part: TypeAlias = Any  # an instruction
Players: TypeAlias = Any  # players, as card data name them; nobody means you

COLOURS: Final = ("red", "blue", "white", "green", "black")
TYPES: Final = ("character", "event", "prism", "resource", "star")

ME: Final = v.Me()
MINE: Final = v.Friendly()
THEIRS: Final = v.Enemy()
CHARACTER: Final = v.IsType("character")
YOUR_STAR: Final = v.IsType("star") & MINE

# --------------------------------------------------------------------------- what is spoken of


def target(
    pred: v.Pred, label: str = "target", *, at_least: int = 1, at_most: int | None = 1
) -> v.Target:
    """A target (목표): chosen in step 3, checked again before resolving."""
    _tests(pred)
    return v.Target(label, pred, at_least, at_most)


def targets(pred: v.Pred, count: int, *, up_to: bool = False) -> v.Target:
    """Several targets."""
    _tests(pred)
    return v.Target("targets", pred, 1 if up_to else count, count)


def each(pred: v.Pred) -> v.All:
    """Every card or token that passes."""
    _tests(pred)
    return v.All(pred)


def count(pred: v.Pred) -> v.CountOf:
    """How many cards or tokens pass."""
    return v.CountOf(each(pred))


def attack_of(ref: Ref) -> v.Stat:
    """The attack of a card."""
    return v.Stat(ref, "attack")


def defence_at_most(number: Number) -> v.Pred:
    """With at most this much defence."""
    return v.Measure("defence", "<=", number)


def attack_at_least(number: Number) -> v.Pred:
    """With at least this much attack."""
    return v.Measure("attack", ">=", number)


def coloured(colour: str) -> v.Pred:
    """Of a colour."""
    if colour not in COLOURS:
        raise ValueError(f"no colour {colour!r}")
    return v.InDomain(colour)


def _tests(pred: v.Pred) -> None:
    if not isinstance(pred, v.Pred):
        raise TypeError("a test of cards is asked for here, such as character or star")


# --------------------------------------------------------------------------- what is done


def damage(number: Number, on: Ref) -> v.Act:
    """Deal damage to characters or stars."""
    return v.Act("damage", on=on, amount=number)


def draw(number: Number = 1, who: Players = None) -> v.Act:
    """Draw cards."""
    return v.Act("draw", amount=number, who=who)


def discard(number: Number = 1, who: Players = None) -> v.Act:
    """Discard cards of one's choice; as a cost too."""
    return v.Act("discard", amount=number, who=who)


def gain_life(number: Number, who: Players = None) -> v.Act:
    """Stars gain life points."""
    return v.Act("gain life", amount=number, who=who)


def lose_life(number: Number, who: Players = None) -> v.Act:
    """Stars lose life points; as a cost too."""
    return v.Act("lose life", amount=number, who=who)


def destroy(on: Ref) -> v.Act:
    """Put cards on the battlefield into the graveyard."""
    return v.Act("destroy", on=on)


def to_hand(on: Ref) -> v.Act:
    """Return cards on the battlefield to their owners' hands."""
    return v.Act("return", on=on)


def give_up(pred: v.Pred = CHARACTER & MINE, who: Players = None) -> v.Act:
    """Put a card of one's own choice from the own battlefield into the graveyard; a cost too."""
    return v.Act("give up", on=each(pred), who=who)


def add_counters(number: Number, on: Ref) -> v.Act:
    """Put counters on cards."""
    return v.Act("add counters", on=on, amount=number)


def remove_counters(number: Number, on: Ref = ME) -> v.Act:
    """Take counters off a card; as a cost too."""
    return v.Act("remove counters", on=on, amount=number)


def make_ready(on: Ref) -> v.Act:
    """Make acted cards ready."""
    return v.Act("ready", on=on)


def make_acted(on: Ref) -> v.Act:
    """Act cards (액트)."""
    return v.Act("act", on=on)


def create(name: str, number: Number = 1) -> v.Act:
    """Create tokens of a name."""
    return v.Act("create", amount=number, how=(name,))


def add_resource(number: Number = 1) -> v.Act:
    """Put cards of the top of the own deck into the resource zone face down."""
    return v.Act("resource", amount=number)


def boost(on: Ref, attack: Number = 0, defence: Number = 0) -> v.Lasting:
    """Give attack and defence for this turn."""
    return v.Lasting(_raised(attack, defence), to=on, until="turn")


def boost_all(pred: v.Pred, attack: Number = 0, defence: Number = 0) -> v.Lasting:
    """Give attack and defence to all that pass now, for this turn."""
    return v.Lasting(_raised(attack, defence), to=each(pred), until="turn")


def cast_free(on: Ref) -> v.PlayCard:
    """Cast a card without its lights, by the whole procedure, before the text goes on."""
    return v.PlayCard(on, ignore=("all",))


def pick(pred: v.Pred, label: str = "picked") -> v.Pick:
    """Choose a card while the text is followed; no target."""
    _tests(pred)
    return v.Pick(label, pred)


def picked(label: str = "picked") -> v.Noted:
    """The card that was picked."""
    return v.Noted(label)


def may(*body: Part) -> v.May:
    """Do something or not."""
    return v.May(body)


def provided(cond: v.Condition, *then: Part) -> v.If:
    """Do something if a condition holds."""
    return v.If(cond, then)


def there_are(pred: v.Pred, number: int = 1) -> v.Exists:
    """Whether so many cards pass."""
    _tests(pred)
    return v.Exists(pred, number)


def _raised(attack: Number, defence: Number) -> tuple[v.Raise, ...]:
    pairs = (("attack", attack), ("defence", defence))
    return tuple(v.Raise(stat, by) for stat, by in pairs if by != 0)


# --------------------------------------------------------------------------- costs


def cost(*actions: Part, lights: int = 0, **colours: int) -> v.Cost:
    """What is paid: lights in all, how many of them of a colour, and actions.

    Raises:
        ValueError: More coloured lights than lights, or no such colour.
    """
    for colour in colours:
        if colour not in COLOURS:
            raise ValueError(f"no colour {colour!r}")
    plain = lights - sum(colours.values())
    if plain < 0:
        raise ValueError("more coloured lights than lights")
    needs = [v.Need((colour,), number) for colour, number in colours.items() if number]
    if plain:
        needs.append(v.Need((), plain))
    return v.Cost(tuple(needs), actions)


# --------------------------------------------------------------------------- abilities


def resolve(*body: Part) -> v.Spell:
    """What an event does."""
    return v.Spell(body)


def action(*body: Part, pay: v.Cost | None = None, once: bool = False) -> v.Activated:
    """액션: act this card and pay what stands left of the colon."""
    more = pay if pay is not None else v.Cost()
    act = v.Act("act", on=ME)
    return v.Activated(
        v.Cost(more.needs, (act, *more.actions)),
        body,
        speed="action",
        times=1 if once else None,
    )


def choose(*body: Part, pay: v.Cost | None = None, once: bool = False) -> v.Activated:
    """선택: pay what stands left of the colon."""
    return v.Activated(
        pay if pay is not None else v.Cost(), body, speed="choose", times=1 if once else None
    )


def arrival(*body: Part) -> v.Triggered:
    """등장: when this enters the battlefield."""
    return v.Triggered(v.When(("enter", "create"), v.Same(ME)), body, keyword="Arrival")


def departure(*body: Part) -> v.Triggered:
    """퇴장: when this goes from the battlefield to the graveyard."""
    return v.Triggered(v.When(("to graveyard",), v.Same(ME)), body, keyword="Departure")


def reaction(
    when: v.When, *body: Part, pay: v.Cost | None = None, once: bool = False, may: bool = False
) -> v.Triggered:
    """반응: each time something happens."""
    if not isinstance(when, v.When):
        raise TypeError("an event is asked for first, such as cast(event, you)")
    willing = may or pay is not None  # ST@house:price
    return v.Triggered(when, body, cost=pay, optional=willing, times=1 if once else None)


def cast(pred: v.Pred, who: Players = None) -> v.When:
    """Somebody casts such a card."""
    _tests(pred)
    return v.When(("cast",), pred, by=who)


def enters(pred: v.Pred) -> v.When:
    """Such a card or token enters the battlefield."""
    _tests(pred)
    return v.When(("enter", "create"), pred)


def leaves(pred: v.Pred) -> v.When:
    """Such a card goes from the battlefield to the graveyard."""
    _tests(pred)
    return v.When(("to graveyard",), pred)


def attacks(pred: v.Pred) -> v.When:
    """Such a character is declared in combat."""
    _tests(pred)
    return v.When(("attack",), pred)


def acts(pred: v.Pred) -> v.When:
    """Such a card acts."""
    _tests(pred)
    return v.When(("act",), pred)


def damaged(pred: v.Pred) -> v.When:
    """Such a character or star takes damage."""
    _tests(pred)
    return v.When(("damage",), pred)


def gains_life(pred: v.Pred = YOUR_STAR) -> v.When:
    """Such a star gains life points."""
    return v.When(("gain life",), pred)


def upkeep(who: Players = None) -> v.When:
    """The upkeep step of somebody begins."""
    return v.When(("upkeep",), by=who)


def end_phase(who: Players = None) -> v.When:
    """The end phase of somebody begins."""
    return v.When(("end",), by=who)


def constant(pred: v.Pred, attack: Number = 0, defence: Number = 0) -> v.Static:
    """지속: such cards have more attack and defence."""
    _tests(pred)
    return v.Static(_raised(attack, defence), scope=pred)


def costs_more(number: int, pred: v.Pred, who: Players) -> v.CostRule:
    """지속: such cards of somebody cost more lights."""
    _tests(pred)
    return v.CostRule("increase", applies=pred, by=who, less=(v.Need((), number),))


def costs_less(number: int, each_of: Number = 1) -> v.CostRule:
    """지속: this card costs fewer lights."""
    return v.CostRule("discount", less=(v.Need((), number),), count=each_of)


def costs_each(number: int, each_of: Number) -> v.CostRule:
    """지속: this card costs more lights for each of something."""
    return v.CostRule("increase", less=(v.Need((), number),), count=each_of)


def no_target(pred: v.Pred) -> v.Forbid:
    """지속: such cards can't be targeted."""
    _tests(pred)
    return v.Forbid("target", obj=pred)


def no_attack(pred: v.Pred) -> v.Forbid:
    """지속: such characters can't be declared in combat."""
    _tests(pred)
    return v.Forbid("attack", obj=pred)


def no_block(pred: v.Pred) -> v.Forbid:
    """지속: such characters can't block."""
    _tests(pred)
    return v.Forbid("block", obj=pred)


_FUNCTIONS: Final[tuple[Callable[..., Any], ...]] = (
    target,
    targets,
    each,
    count,
    attack_of,
    defence_at_most,
    attack_at_least,
    coloured,
    damage,
    draw,
    discard,
    gain_life,
    lose_life,
    destroy,
    to_hand,
    give_up,
    add_counters,
    remove_counters,
    make_ready,
    make_acted,
    create,
    add_resource,
    boost,
    boost_all,
    cast_free,
    pick,
    picked,
    may,
    provided,
    there_are,
    cost,
    resolve,
    action,
    choose,
    arrival,
    departure,
    reaction,
    cast,
    enters,
    leaves,
    attacks,
    acts,
    damaged,
    gains_life,
    upkeep,
    end_phase,
    constant,
    costs_more,
    costs_less,
    costs_each,
    no_target,
    no_attack,
    no_block,
)

WORDS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        **{word.__name__: word for word in _FUNCTIONS},
        "me": ME,
        "it": v.EventObject(),
        "you": v.You(),
        "opponent": v.Opponents(),
        "everybody": v.EachPlayer(),
        "character": CHARACTER,
        "event": v.IsType("event"),
        "prism": v.IsType("prism"),
        "resource": v.IsType("resource"),
        "star": v.IsType("star"),
        "token": v.IsToken(),
        "mine": MINE,
        "theirs": THEIRS,
        "another": v.Not(ME),
        "this": v.Same(ME),
        "acted": v.Marked("acted"),
        "ready": v.Is("ready"),
        "in_hand": v.In("hand") & v.OwnedBy(v.You()),
        "in_graveyard": v.In("graveyard") & v.OwnedBy(v.You()),
    }
)
"""Every word of a card file."""

__all__ = ["COLOURS", "TYPES", "WORDS"]
