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
    HomeOf,
    Matches,
    Me,
    Measure,
    Noted,
    Replacement,
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
    friendly,
    gain_xp,
    gear,
    give,
    invented,
    might,
    mighty,
    play_token,
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
)

__all__ = ["CARDS"]
