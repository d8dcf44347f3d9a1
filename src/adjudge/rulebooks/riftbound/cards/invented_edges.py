"""Invented cards for the edges of the mechanisms: what ends itself, what comes at once."""

from __future__ import annotations

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    All,
    Called,
    DoThis,
    EventObject,
    Gain,
    Giver,
    HomeOf,
    Matches,
    Me,
    Measure,
    Noted,
    Replacement,
    Same,
    Stat,
    Static,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    another,
    at_battlefield,
    copy_token,
    deal,
    does,
    draw,
    energy,
    equip,
    friendly,
    gain_xp,
    gear,
    give,
    invented,
    me,
    might,
    mighty,
    play_token,
    power,
    token,
    unit,
    when,
)

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
)

__all__ = ["CARDS"]
