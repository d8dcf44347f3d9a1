"""Invented cards for the cases of the turn, the chain and the process of play."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    At,
    Chooses,
    Compare,
    CostMeasure,
    CostRule,
    CountOf,
    Did,
    EventPlace,
    Exists,
    Flag,
    If,
    In,
    Instruction,
    Later,
    May,
    Not,
    Noted,
    Opponents,
    Permit,
    Pick,
    PlayCard,
    Same,
    Static,
    Target,
    TargetPlace,
    TurnOf,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    REACTION,
    activated,
    additional_cost,
    another,
    at_battlefield,
    at_end_of_turn,
    cost,
    counter,
    deal,
    does,
    draw,
    enemy,
    energy,
    exhaust_me,
    friendly,
    gain_xp,
    gear,
    in_hand,
    in_trash,
    invented,
    kill,
    legend,
    make_ready,
    me,
    might,
    mine,
    play_token,
    power,
    recycle,
    rune,
    spell,
    unit,
    when,
    when_i,
)

_UNIT: Final = Target("unit", unit)
_ALLY: Final = Target("ally", unit & friendly)
_SPELL_ON_CHAIN: Final = Exists(spell & In("chain"))


def _trick(name: str, *parts: Instruction) -> CardDef:
    """A free spell that can be played at any time."""
    return invented(name, "spell", REACTION, does(*parts))


CARDS: Final[tuple[CardDef, ...]] = (
    # What a cleanup finds changed.
    invented(
        "Test Hush",
        "gear",
        Static((might(-2),), scope=unit, cond=_SPELL_ON_CHAIN),
        pay=(energy(1),),
    ),
    invented(
        "Test Clamor",
        "gear",
        Static((might(2),), scope=unit, cond=_SPELL_ON_CHAIN),
        pay=(energy(1),),
    ),
    invented(
        "Test Scholar 2",
        "unit",
        Static((might(1),), cond=Compare(CountOf(All(in_hand())), ">=", 2)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Daily Cellar",
        "battlefield",
        Static((Flag("facedown room", 1),), cond=TurnOf(You())),
    ),
    invented(
        "Test Bolsterer 2",
        "unit",
        Static((might(2),), scope=unit & mine & another),
        pay=(energy(2),),
        might_value=2,
    ),
    # Targets and what is none.
    _trick("Test Must Recycle", Pick("rune", rune & mine), recycle(Noted("rune")), draw(1)),
    _trick("Test Recycle Rune", recycle(Target("rune", rune & mine)), draw(1)),
    _trick("Test May Kill", May((kill(_UNIT),)), draw(1)),
    _trick("Test Field Kill", kill(All(unit & At(TargetPlace("field", "battlefield")))), draw(1)),
    _trick("Test Rousing", make_ready(Target("legend", legend & friendly)), draw(1)),
    invented(
        "Test Chain Reaper",
        "gear",
        when(When(("die",), unit & friendly), kill(Target("gear", gear & enemy))),
        pay=(energy(1),),
    ),
    invented(
        "Test Hurting Gear",
        "gear",
        activated(cost(exhaust_me()), kill(Target("gear", gear)), speed="reaction"),
        pay=(energy(1),),
    ),
    # What is read, and when.
    _trick("Test Hit And Draw", deal(3, _UNIT, label="hit"), If(Did("hit"), (draw(1),))),
    _trick(
        "Test Field Pair",
        deal(1, Target("units", unit & at_battlefield, at_least=1, at_most=2)),
    ),
    _trick(
        "Test Lone Guard",
        Act("choose", on=_ALLY),
        counter(
            Target(
                "item",
                spell & enemy & Chooses(Same(_ALLY)) & ~Chooses(unit & friendly & Not(_ALLY)),
            )
        ),
    ),
    _trick(
        "Test Promise",
        Act("choose", on=_UNIT),
        Later(at_end_of_turn(kill(Noted("unit")), yours=False)),
    ),
    invented(
        "Test Trail Maker 2",
        "unit",
        when_i("move", play_token("Recruit", EventPlace(origin=True))),
        pay=(energy(2),),
        might_value=2,
    ),
    # Costs.
    invented(
        "Test Returning Rider 4",
        "unit",
        ACCELERATE,
        Permit("play from trash", obj=me, cost=cost(energy(1)), areas=("trash",)),
        pay=(energy(4),),
        might_value=4,
        domains=("fury",),
    ),
    invented(
        "Test Toll Gate",
        "gear",
        CostRule("increase", applies=spell, by=Opponents(), less=(energy(1),)),
        pay=(energy(1),),
    ),
    invented(
        "Test Bargain",
        "gear",
        CostRule("discount", applies=spell, by=You(), less=(energy(3),)),
        pay=(energy(1),),
    ),
    *(
        invented(
            f"Test Play Without {word}",
            "spell",
            REACTION,
            does(
                Pick("card", spell & in_trash()),
                PlayCard(Noted("card"), ignore=ignored),
                draw(1),
            ),
        )
        for word, ignored in (
            ("Energy", ("energy",)),
            ("Power", ("power",)),
            ("Cost", ("all",)),
            ("Anything", ("any and all",)),
        )
    ),
    invented(
        "Test Dear Offering",
        "spell",
        REACTION,
        additional_cost("kill", cost(Act("kill one", on=All(unit & friendly))), optional=False),
        does(gain_xp(1)),
        pay=(energy(2), power("own")),
        domains=("fury",),
    ),
    invented("Test Costly Spell", "spell", REACTION, does(gain_xp(1)), pay=(energy(3),)),
    _trick("Test Counter Costly", counter(Target("spell", spell & CostMeasure("energy", ">=", 3)))),
    invented(
        "Test Haggling",
        "gear",
        CostRule("component", component="optional", by=You(), applies=unit, less=(energy(1),)),
        CostRule("component", component="optional", by=You(), applies=unit, less=(power("any"),)),
        pay=(energy(1),),
    ),
)

__all__ = ["CARDS"]
