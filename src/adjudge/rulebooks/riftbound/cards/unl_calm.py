"""Calm cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    CameFrom,
    Compare,
    EventObject,
    Flag,
    Forbid,
    If,
    Later,
    Me,
    Measure,
    Opponents,
    Paid,
    PlayerStat,
    Stat,
    Static,
    Target,
    TargetPlayer,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    AMBUSH,
    HIDDEN,
    additional_cost,
    anywhere,
    buff,
    card,
    cost,
    costs_less,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    gain_xp,
    here,
    in_hand,
    keyword,
    level,
    make_ready,
    me,
    move,
    power,
    reveal,
    stun,
    unit,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
FOE: Final = Target("foe", unit & enemy)
STUNNED_FOE: Final = Target("stunned foe", unit & enemy)
OPPONENT: Final = TargetPlayer("opponent")
BELOW_6: Final = Compare(PlayerStat(You(), "xp"), "<", 6)
BELOW_11: Final = Compare(PlayerStat(You(), "xp"), "<", 11)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Back Off", HIDDEN, ACTION, does(stun(UNIT), If(CameFrom("hand"), (draw(1),)))),
    card("Herald of Spring", keyword("Hunt"), when_played(gain_xp(2))),
    card(
        "Master Yi, Unstoppable",
        level(3, costs_less(energy(2), power("calm"), cond=BELOW_6)),
        level(6, costs_less(energy(4), power("calm", 2), cond=BELOW_11)),
        level(11, costs_less(energy(6), power("calm", 3))),
        level(16, Forbid("choose", obj=me, by=Opponents())),
    ),
    card(
        "Nami, Headstrong",
        additional_cost("extra", cost(power("calm")), optional=True),
        when_played(stun(FOE), cond=Paid("extra")),
        when_i(
            "hold",
            Later(
                when(
                    When(("play",), unit, by=You()),
                    make_ready(EventObject()),
                    buff(EventObject()),
                )
            ),
        ),
    ),
    card(
        "Scuttle Crab",
        when_played(draw(1)),
        deathknell(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT))),
            Act("watch", on=OPPONENT),
            gain_xp(1),
        ),
    ),
    card(
        "Skyward Strike",
        does(move(FOE, anywhere(FOE))),
        level(6, does(stun(STUNNED_FOE))),
    ),
    card(
        "Vilemaw",
        AMBUSH,
        Static(
            (Flag("no combat damage"),),
            scope=unit & enemy & here & Measure("might", "<", Stat(Me(), "might")),
        ),
        when_i("hold", draw(1)),
    ),
    card("Wuju Apprentice", keyword("Hunt"), level(6, when_played(draw(1)))),
)
