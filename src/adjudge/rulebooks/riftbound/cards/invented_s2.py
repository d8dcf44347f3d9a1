"""Invented cards for the wordings that the rules' worked examples 35 to 60 quote without a name."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Compare,
    ControlledBy,
    CostMeasure,
    CostRule,
    CountPlaces,
    EventAmount,
    EventObject,
    Fact,
    Flag,
    HomeOf,
    In,
    InsteadOf,
    Later,
    Me,
    Noted,
    PickWord,
    PlayerStat,
    Raise,
    Replacement,
    Same,
    SetDomains,
    SetStat,
    Static,
    Tagged,
    Target,
    TargetPlayer,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    DOMAINS,
    HIDDEN,
    REACTION,
    WEAPONMASTER,
    activated,
    another,
    banish,
    battlefield,
    cost,
    deal,
    does,
    draw,
    energy,
    equip,
    exhaust_me,
    friendly,
    gear,
    give,
    in_trash,
    invented,
    kill,
    legend,
    make_ready,
    mine,
    play_token,
    power,
    prevent,
    recycle,
    return_to_hand,
    rune,
    spell,
    unit,
    when,
    when_i,
)

_UNIT: Final = Target("unit", unit)
_OPPONENT: Final = TargetPlayer("opponent")
_TAKEN: Final = Target("taken", unit | gear | rune | battlefield | legend)
_SPELL: Final = Target("spell", spell & In("chain"))
_UP_TO_TWO_RUNES: Final = Target("runes", rune & friendly, at_least=0, at_most=2)
_DEAD_KAISA: Final = Target("card", Tagged("Kai'Sa") & in_trash())
_COSTLY: Final = Target("unit", unit & CostMeasure("energy", ">=", 4))

CARDS: Final[tuple[CardDef, ...]] = (
    invented("Test Ping", "spell", REACTION, does(deal(1, _UNIT)), pay=(energy(1),)),
    # 35
    invented("Test Kai'Sa Recall", "spell", does(return_to_hand(_DEAD_KAISA)), pay=(energy(1),)),
    # 36
    invented(
        "Test Piercer 3",
        "unit",
        Static((Flag("unpreventable damage"),)),
        pay=(energy(3),),
        might_value=3,
    ),
    invented("Test Ward 3", "spell", REACTION, does(prevent(3, _UNIT)), pay=(energy(1),)),
    # 40, 41
    invented(
        "Test Base Might 5",
        "spell",
        ACTION,
        does(give(_UNIT, SetStat("might", 5))),
        pay=(energy(1),),
    ),
    invented(
        "Test Base Might 1",
        "spell",
        ACTION,
        does(give(_UNIT, SetStat("might", 1))),
        pay=(energy(1),),
    ),
    invented(
        "Test Raise To 5",
        "spell",
        ACTION,
        does(give(_UNIT, Raise("might", to=5))),
        pay=(energy(1),),
    ),
    invented(
        "Test Grow 2", "spell", ACTION, does(give(_UNIT, Raise("might", 2))), pay=(energy(1),)
    ),
    # 42, 44
    invented("Test Hidden Gear", "gear", HIDDEN, pay=(energy(1),)),
    invented(
        "Test Walking Gear 3", "unit", pay=(energy(3),), might_value=3, types=("unit", "gear")
    ),
    # 43
    invented(
        "Test Marked Death",
        "spell",
        does(
            Act("choose", on=_UNIT),
            Later(when(When(("damage",), Same(Noted("unit"))), kill(EventObject())), label="later"),
            InsteadOf("later", Compare(Fact("finalized"), ">=", 2), (kill(_UNIT),)),
        ),
        pay=(energy(1),),
    ),
    # 45
    invented("Test Muster", "spell", does(play_token("Recruit", HomeOf(You()))), pay=(energy(1),)),
    # 46
    invented("Test Fury Rune", "rune", domains=("fury",), is_token=True),
    invented("Test Legend Token", "legend", is_token=True),
    invented("Test Spell Token", "spell", does(draw(1)), is_token=True),
    invented(
        "Test Conjure", "spell", REACTION, does(play_token("Test Spell Token")), pay=(energy(1),)
    ),
    invented("Test Recycle", "spell", REACTION, does(recycle(_TAKEN)), pay=(energy(1),)),
    invented("Test Recycle Spell", "spell", REACTION, does(recycle(_SPELL)), pay=(energy(1),)),
    # 47
    invented("Test Kill Costly", "spell", ACTION, does(kill(_COSTLY)), pay=(energy(1),)),
    # 48
    invented(
        "Test Domain Gear",
        "gear",
        Replacement(When(("as played",)), (PickWord("domain", DOMAINS),)),
        Static((SetDomains(chosen="domain"),), scope=unit | gear),
        pay=(energy(1),),
    ),
    # 52
    invented(
        "Test Ruthless Guard 2",
        "unit",
        when_i(
            "defend",
            draw(1),
            optional=True,
            pay=cost(Act("kill one", on=All(unit & mine & another))),
        ),
        pay=(energy(2),),
        might_value=2,
    ),
    # 57
    invented(
        "Test Costly Watcher 3",
        "unit",
        when(
            When(("activate",), by=You()),
            make_ready(_UP_TO_TWO_RUNES),
            optional=True,
            pay=cost(exhaust_me()),
            cond=Compare(EventAmount(), ">=", 7),
        ),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Doom Gear",
        "gear",
        activated(
            cost(energy(12), banish(Me())),
            Act("choose", on=_OPPONENT),
            banish(All(unit & ControlledBy(_OPPONENT))),
        ),
        CostRule(
            "discount",
            less=(energy(1),),
            count=PlayerStat(_OPPONENT, "points"),
            component="ability",
            areas=("any",),
        ),
        pay=(energy(1),),
    ),
    # 58
    invented(
        "Test Siege Blade",
        "gear",
        equip(energy(4), power("any")),
        CostRule(
            "discount",
            less=(energy(1),),
            count=CountPlaces("battlefield", ("occupied", "enemy")),
            component="equip",
            areas=("any",),
        ),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=3,
    ),
    invented("Test Weaponmaster 2", "unit", WEAPONMASTER, pay=(energy(2),), might_value=2),
    # 59
    invented("Test Drawing Gear", "gear", activated(cost(exhaust_me()), draw(1)), pay=(energy(1),)),
    invented(
        "Test Action Gear",
        "gear",
        activated(cost(exhaust_me()), draw(1), speed="action"),
        pay=(energy(1),),
    ),
    invented(
        "Test Reaction Gear",
        "gear",
        activated(cost(exhaust_me()), draw(1), speed="reaction"),
        pay=(energy(1),),
    ),
)

__all__ = ["CARDS"]
