"""Order cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    AppliedCost,
    ControlledBy,
    During,
    EachDoes,
    EventObject,
    Every,
    Flag,
    Here,
    HomeOf,
    In,
    InsteadOf,
    Later,
    Not,
    Noted,
    Opponents,
    Paid,
    Pick,
    PlayCard,
    PrintedCost,
    Replacement,
    Role,
    Same,
    Static,
    Target,
    TargetPlayer,
    ThatPlayer,
    Top,
    TurnOf,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    AMBUSH,
    GANKING,
    REACTION,
    TANK,
    additional_cost,
    banish,
    card,
    channel,
    cost,
    costs_less,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    exhaust,
    friendly,
    heal,
    here,
    in_hand,
    keyword,
    kill,
    look_at,
    me,
    mighty,
    power,
    recall,
    recycle,
    return_to_hand,
    reveal,
    stun,
    unit,
    when,
    when_i,
    when_played,
)

ALLY: Final = Target("ally", unit & friendly)
FOE_HERE: Final = Target("foe", unit & enemy & here)
OPPONENT: Final = TargetPlayer("opponent")

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Ashe, Focused",
        when_played(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("card", Anything(), among=Noted("revealed")),
            banish(Noted("card"), label="banished"),
            Later(
                when(When(("score hold",), by=OPPONENT), return_to_hand(Noted("banished"))),
                until="game",
            ),
        ),
    ),
    card(
        "Atakhan",
        additional_cost(
            "kill", cost(Act("kill one", on=All(unit & friendly), label="killed")), optional=True
        ),
        costs_less(energy(1), count=PrintedCost(Noted("killed"), "energy"), cond=Paid("kill")),
        costs_less(power("order"), count=PrintedCost(Noted("killed"), "power"), cond=Paid("kill")),
        GANKING,
        when_i(
            "attack",
            EachDoes(
                (Pick("unit", unit & ControlledBy(ThatPlayer()) & here, who=Role(("defender",))),),
                kill(Noted("unit"), who=Role(("defender",))),
                who=Role(("defender",)),
            ),
        ),
    ),
    card("Black Rose Dignitary", keyword("Assault"), deathknell(channel(1, rune_exhausted=True))),
    card(
        "Galio, Indefatigable",
        keyword("Deflect"),
        TANK,
        Static((Flag("no combat damage"),)),
    ),
    card(
        "LeBlanc, Fragmented",
        keyword("Assault"),
        deathknell(
            draw(1, label="drawn"),
            InsteadOf("drawn", Every((TurnOf(You()), During("beginning"))), (draw(2),)),
        ),
    ),
    card(
        "Mageseeker Investigator",
        AppliedCost("move", by=Opponents(), place=Here(), cost=cost(power("any")), each_beyond=1),
    ),
    card(
        "Rift Herald",
        when(
            When(("move",), me, area="battlefield"),
            look_at(Top(3), label="seen"),
            Pick("card", unit, at_least=0, among=Noted("seen")),
            reveal(Noted("card")),
            Act("draw", on=Noted("card")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
        deathknell(
            Pick("unit", unit & in_hand()),
            PlayCard(Noted("unit"), ignore=("energy",), must_go=HomeOf(You())),
        ),
    ),
    card(
        "Sacrifice",
        REACTION,
        additional_cost(
            "kill", cost(Act("kill one", on=All(unit & friendly & mighty))), optional=False
        ),
        does(draw(2), channel(1, rune_exhausted=True)),
    ),
    card(
        "Tactical Retreat",
        REACTION,
        does(
            Act("choose", on=ALLY),
            Later(
                Replacement(
                    When(("die",), Same(Noted("ally"))),
                    body=(heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
                )
            ),
        ),
    ),
    card("The Ruination", does(kill(All(unit)))),
    card("Vi, Peacekeeper", AMBUSH, when_i("attack", stun(FOE_HERE))),
)
