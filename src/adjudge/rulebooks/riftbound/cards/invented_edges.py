"""Invented cards for the edges of the mechanisms: what ends itself, what comes at once."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Called,
    CostRule,
    DoThis,
    EventObject,
    Gain,
    Giver,
    HomeOf,
    If,
    Later,
    Matches,
    Me,
    Measure,
    Noted,
    Paid,
    Replacement,
    Same,
    Stat,
    Static,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    additional_cost,
    another,
    at_battlefield,
    copy_token,
    cost,
    deal,
    discard,
    does,
    draw,
    enemy,
    energy,
    equip,
    friendly,
    gain_xp,
    gear,
    give,
    in_trash,
    invented,
    kill,
    me,
    might,
    mighty,
    mine,
    play_token,
    power,
    prevent_next,
    recycle_from,
    return_to_hand,
    token,
    unit,
    when,
    when_i,
    when_played,
)

_UNIT: Final = Target("unit", unit)
_STRONG: Final = Matches(Me(), mighty)
_WEAK: Final = Matches(Me(), Measure("might", "<", 5))

CARDS: Final[tuple[CardDef, ...]] = (
    # Layers (473-480).
    invented(
        "Test Proud 5",
        "unit",
        Static((Gain("Deflect"), Gain("Shield", 2)), cond=_STRONG),
        pay=(energy(5),),
        might_value=5,
    ),
    invented(
        "Test Spurt 3",
        "unit",
        Static((might(3),), cond=_WEAK),
        pay=(energy(3),),
        might_value=3,
    ),
    # The nth time (383.1.b).
    invented(
        "Test Field Storm 3",
        "spell",
        REACTION,
        does(deal(3, All(unit & at_battlefield))),
        pay=(energy(1),),
    ),
    invented(
        "Test First Keeper 6",
        "unit",
        when(
            When(("die",), unit & friendly & another, nth=1),
            gain_xp(Stat(EventObject(), "might")),
        ),
        pay=(energy(6),),
        might_value=6,
    ),
    invented(
        "Test Second Counter 6",
        "unit",
        when(When(("die",), unit & friendly & another, nth=2), draw(1)),
        pay=(energy(6),),
        might_value=6,
    ),
    # Replaced tokens (375).
    invented(
        "Test Twin Smith",
        "gear",
        Replacement(When(("play token",), gear, by=You()), (copy_token(EventObject()),), keep=True),
        pay=(energy(1),),
    ),
    invented(
        "Test Escort",
        "gear",
        Replacement(
            When(("play token",), unit & ~Called("Recruit"), by=You()),
            (play_token("Recruit"),),
            keep=True,
        ),
        pay=(energy(1),),
    ),
    invented(
        "Test Token Eater",
        "gear",
        Replacement(When(("play token",), token, by=You()), (draw(1),)),
        pay=(energy(1),),
    ),
    invented(
        "Test Assembly",
        "spell",
        does(
            play_token("Mech", HomeOf(You()), is_ready=True, label="mech"),
            DoThis((give(Noted("mech"), Gain("Temporary"), until="board"),)),
        ),
        pay=(energy(1),),
    ),
    # Attaching and detaching (434, 719.5, 725).
    invented(
        "Test Clinging Blade",
        "gear",
        equip(power("any")),
        when(When(("detach",), me), gain_xp(1)),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=1,
        effect=(when(When(("detach",), Same(Giver())), draw(1)),),
    ),
    invented(
        "Test Barbed Blade",
        "gear",
        equip(power("any")),
        when(When(("detach",), me), gain_xp(10)),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=1,
    ),
    invented(
        "Test Snapping Blade",
        "gear",
        equip(power("any")),
        when(When(("attach",), me), gain_xp(2)),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=1,
        effect=(when(When(("attach",), Same(Giver())), draw(1)),),
    ),
    # Damage that is changed or prevented (437, 465.2.c).
    invented(
        "Test Trap",
        "spell",
        REACTION,
        does(
            Act("choose", on=_UNIT),
            Later(
                Replacement(When(("damage",), Same(Noted("unit"))), changes=(("times", 2),)),
                once=False,
            ),
        ),
        pay=(energy(1),),
    ),
    invented("Test Parry", "spell", REACTION, does(prevent_next(_UNIT)), pay=(energy(1),)),
    invented(
        "Test Spell Shell 3",
        "unit",
        Replacement(When(("damage",), me, how=("spell",)), label="prevent"),
        pay=(energy(3),),
        might_value=3,
    ),
    # Equip costs that hang on the unit (821.1.c.2).
    invented(
        "Test Fitted Blade",
        "gear",
        equip(energy(3), power("any")),
        CostRule(
            "discount",
            less=(energy(1),),
            count=Stat(Target("unit", unit & mine), "might"),
            component="equip",
            areas=("any",),
        ),
        pay=(energy(1),),
        tags=("Equipment",),
        might_bonus=1,
    ),
    # Costs and targets in one zone (355.16, 357.3).
    invented(
        "Test Grave Rite",
        "spell",
        additional_cost("recycle", cost(recycle_from("trash", 2)), optional=False),
        does(return_to_hand(Target("unit", unit & in_trash()))),
        pay=(energy(1),),
    ),
    invented(
        "Test Grave Gift",
        "spell",
        additional_cost("recycle", cost(recycle_from("trash", 1)), optional=True),
        does(return_to_hand(Target("unit", unit & in_trash())), If(Paid("recycle"), (draw(1),))),
        pay=(energy(1),),
    ),
    # Simultaneous triggers (383.2.c, 383.3.d).
    invented(
        "Test Mourning Kin 2",
        "unit",
        when(When(("die",), unit & friendly & another), gain_xp(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Parting Guest 2",
        "unit",
        when_i("leave board", gain_xp(1)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Farewell",
        "gear",
        when(When(("leave board",), unit & friendly), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Grave Watcher", "gear", when(When(("die",), unit), gain_xp(1)), pay=(energy(1),)
    ),
    # A play that fails after much was paid for it (358.5).
    invented(
        "Test Dire Bargain",
        "spell",
        additional_cost(
            "price",
            cost(Act("kill one", on=All(unit & friendly)), recycle_from("trash", 3), discard(1)),
            optional=False,
        ),
        does(kill(Target("unit", unit & enemy & Measure("might", "<=", 3)))),
        pay=(power("any"),),
    ),
    invented(
        "Test Devourer 2",
        "unit",
        when_played(
            give(Target("unit", unit & friendly), might(3)),
            optional=True,
            pay=cost(Act("kill one", on=All(unit & friendly))),
        ),
        pay=(energy(2),),
        might_value=2,
    ),
)

__all__ = ["CARDS"]
