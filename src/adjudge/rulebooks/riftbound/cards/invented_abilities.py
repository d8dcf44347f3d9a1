"""Invented cards for the cases of abilities: replacements, triggers, delayed and linked ones."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Ability,
    Act,
    All,
    CountOf,
    Did,
    DoThis,
    Each,
    EventObject,
    Exists,
    ForEach,
    If,
    In,
    Instruction,
    Lasting,
    Later,
    Linked,
    Matches,
    Me,
    Modes,
    Noted,
    Opponents,
    Pick,
    PlayCard,
    Replacement,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    activated,
    alone,
    at_battlefield,
    at_end_of_turn,
    banish,
    cost,
    costs_less,
    deal,
    deathknell,
    does,
    draw,
    energy,
    equip,
    exhaust,
    exhaust_me,
    friendly,
    gain_xp,
    gear,
    heal,
    in_trash,
    invented,
    kill,
    might,
    mine,
    recall,
    return_to_hand,
    spell,
    unit,
    when,
    when_i,
    when_played,
)

_UNIT: Final = Target("unit", unit)
_RESCUE: Final = (heal(EventObject()), exhaust(EventObject()), recall(EventObject()))
_NAMED: Final = ("play", "conquer", "hold", "attack", "defend", "target")


def _trick(name: str, *parts: Instruction) -> CardDef:
    """A free spell that can be played at any time."""
    return invented(name, "spell", REACTION, does(*parts))


def _fighter(name: str, *abilities: Ability) -> CardDef:
    """A unit with 3 Might and these abilities."""
    return invented(name, "unit", *abilities, pay=(energy(3),), might_value=3)


CARDS: Final[tuple[CardDef, ...]] = (
    # Passive abilities off the board.
    invented(
        "Test Tinker 4",
        "unit",
        costs_less(energy(1), count=CountOf(All(gear & mine))),
        pay=(energy(4),),
        might_value=4,
        supertypes=("champion",),
    ),
    # Replacements.
    invented(
        "Test Gravekeeper 1",
        "unit",
        Replacement(
            When(("die",), unit & friendly),
            body=(banish(Me()), *_RESCUE),
            optional=True,
            areas=("trash",),
        ),
        pay=(energy(1),),
        might_value=1,
    ),
    invented(
        "Test Tireless",
        "gear",
        Replacement(When(("exhaust",), unit & friendly), body=(gain_xp(1),)),
        pay=(energy(1),),
    ),
    invented(
        "Test Study Hall",
        "gear",
        Replacement(When(("draw",), by=You()), body=(gain_xp(1),)),
        pay=(energy(1),),
    ),
    invented(
        "Test Theft",
        "gear",
        Replacement(When(("draw",), by=Opponents()), body=(gain_xp(2),)),
        pay=(energy(1),),
    ),
    invented(
        "Test Modesty",
        "gear",
        Replacement(When(("gain points",), by=You()), body=(gain_xp(1),)),
        pay=(energy(1),),
    ),
    # Triggers.
    invented(
        "Test Use Watcher",
        "gear",
        when(When(("activate",), by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    _fighter(
        "Test Evening Guard 3",
        at_end_of_turn(gain_xp(1), cond=Matches(Me(), at_battlefield)),
        at_end_of_turn(If(Matches(Me(), at_battlefield), (draw(1),))),
    ),
    _fighter(
        "Test Phoenix 3",
        when(
            When(("die",), unit, by=You(), how=("spell",)),
            return_to_hand(Me()),
            areas=("trash",),
        ),
    ),
    _fighter("Test Lone Raider 3", when_i("attack", draw(1), cond=Matches(Me(), alone))),
    _fighter("Test Lone Guard 3", when_i("defend", draw(1), cond=Matches(Me(), alone))),
    _fighter(
        "Test Veteran 3",
        *(when_i(kind, gain_xp(1)) for kind in _NAMED if kind != "play"),
        when_played(gain_xp(1)),
        when(When(("play",), spell, by=You()), gain_xp(5)),
    ),
    *(
        _trick(
            f"Test Rekindle {kind.title()}",
            Act("activate effects", on=All(unit & friendly), how=(kind,)),
        )
        for kind in _NAMED
    ),
    _fighter("Test Choosy Conqueror 3", when_i("conquer", draw(1), cond=Exists(gear & mine))),
    invented(
        "Test Victory Drum",
        "gear",
        when(When(("score conquer", "score hold"), by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    # Reflexive triggers.
    _trick("Test Do This", gain_xp(1), DoThis((deal(1, _UNIT),))),
    _trick("Test Do This Twice", DoThis((deal(1, _UNIT),), 2), gain_xp(1)),
    _trick(
        "Test If Do This", kill(_UNIT, label="killed"), If(Did("killed"), (DoThis((draw(1),)),))
    ),
    _trick("Test Do One", DoThis((Modes(((draw(1),), (gain_xp(1),))),))),
    # Delayed abilities.
    _fighter("Test Dusk Raider 3", when_i("attack", Later(at_end_of_turn(draw(1))))),
    _trick(
        "Test Next Death",
        Later(Replacement(When(("die",), unit & friendly), body=_RESCUE)),
    ),
    _trick("Test Rally", Lasting((might(1),), scope=unit & friendly)),
    # Linked abilities.
    _trick("Test Undig", return_to_hand(Target("card", unit & In("banishment")))),
    invented(
        "Test Sarcophagus",
        "gear",
        when_played(banish(All(unit & in_trash()), label="banished")),
        activated(
            cost(exhaust_me()),
            Pick("unit", unit, among=Linked("banished")),
            PlayCard(Noted("unit"), ignore=("all",)),
            speed="reaction",
        ),
        pay=(energy(1),),
    ),
    invented(
        "Test Zero Engine",
        "gear",
        activated(
            cost(energy(1), banish(Me())),
            ForEach(Linked("banished"), (PlayCard(Each(), ignore=("all",)),)),
        ),
        equip(energy(1)),
        effect=(deathknell(banish(Me(), label="banished")),),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=1,
    ),
)

__all__ = ["CARDS"]
