"""Fury cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    At,
    Called,
    Compare,
    ControlledBy,
    CostRule,
    CountOf,
    EventObject,
    EventPlace,
    Exists,
    Flag,
    Forbid,
    ForSome,
    Gain,
    InDomain,
    InsteadOf,
    Matches,
    Me,
    Namesake,
    Opponents,
    OwnedBy,
    Paid,
    Permit,
    Replacement,
    Stat,
    Static,
    Target,
    TargetPlayer,
    ThatPlayer,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    AMBUSH,
    additional_cost,
    another,
    at_battlefield,
    at_start_of_your,
    banish,
    burn,
    card,
    cost,
    deal,
    discard,
    does,
    draw,
    empower_for,
    empowered,
    enemy,
    energy,
    flow,
    friendly,
    gear,
    give,
    here,
    in_hand,
    in_trash,
    kill,
    make_ready,
    me,
    might,
    mine,
    play_token,
    power,
    rune,
    token,
    unit,
    unsupported,
    when_i,
    when_played,
    while_empowered,
)

GEAR: Final = Target("gear", gear)
FIGHTER: Final = Target("unit", unit & at_battlefield)
UNIT: Final = Target("unit", unit)
OTHER_ALLY: Final = Target("ally", unit & friendly & another)
PLAYER: Final = TargetPlayer("player", "any")
WHERE_I_PASSED: Final = Target(
    "unit", unit & at_battlefield & (At(EventPlace()) | At(EventPlace(origin=True)))
)
FEWER_RUNES: Final = ForSome(
    Opponents(),
    Compare(CountOf(All(rune & mine)), "<", CountOf(All(rune & ControlledBy(ThatPlayer())))),
)
FEW_RUNES: Final = Compare(CountOf(All(rune & mine)), "<=", 4)

CALM_FOE: Final = Target("foe", unit & enemy & InDomain("calm"))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Akali, Deadly Weapon",
        empower_for(cost(energy(2), power("fury"))),
        when_i(
            "move",
            deal(1, WHERE_I_PASSED, label="dealt"),
            InsteadOf("dealt", Matches(Me(), empowered), (deal(2, WHERE_I_PASSED),)),
            optional=True,
        ),
        while_empowered(Static((might(1),))),
    ),
    card(
        "Baccai Reaper",
        when_i("attack", give(Me(), Gain("Assault", 2)), optional=True, pay=cost(power("fury"))),
    ),
    card(
        "Baccai Sandspinner",
        empower_for(cost(energy(5))),
        CostRule(
            "discount", less=(energy(3),), cond=FEW_RUNES, component="empower", areas=("any",)
        ),
        while_empowered(Static((Gain("Deflect"), Gain("Assault", 2)))),
    ),
    card("Blade Twirler", when_i("move", Act("choose", on=PLAYER), burn(1, PLAYER), nth=1)),
    card("Brittle Steel", flow(energy(4), power("fury")), does(kill(GEAR))),
    card(
        "Consuming Curse",
        ACTION,
        Static(
            (Flag("own bonus damage", CountOf(All(in_trash() & Called("Consuming Curse")))),),
            areas=("chain",),
        ),
        does(deal(2, FIGHTER)),
    ),
    card(
        "Decree of Rage",
        ACTION,
        Forbid("counter", obj=me, areas=("chain",)),
        does(deal(4, CALM_FOE)),
    ),
    card("Dune Surfer", Static((Flag("ignores Tank"),))),
    card("Eclipse Dragon", ACCELERATE, when_i("move", draw(1), cond=FEW_RUNES)),
    card(
        "Endless Riches",
        when_played(
            banish(All(in_hand() | in_trash())),
            burn(7),
        ),
        Replacement(When(("phase draw",), by=You())),
        Permit("play from trash", obj=Anything(), by=You()),
        Replacement(
            When(("die", "discard"), OwnedBy(You()) & ~token), body=(banish(EventObject()),)
        ),
        Forbid("rest in trash", by=You()),
    ),
    card(
        "Forsaken Baccai",
        at_start_of_your("beginning", give(Me(), might(1)), cond=FEWER_RUNES),
    ),
    card(
        "Morgana, Vindictive",
        AMBUSH,
        when_played(Act("choose", on=UNIT), deal(Stat(UNIT, "damage"), UNIT)),
    ),
    card(
        "Oasis Raider",
        at_start_of_your("beginning", give(Me(), might(2), Gain("Ganking")), cond=FEWER_RUNES),
    ),
    unsupported("Pendulum Blade", "its Might bonus is not known", "위력 보너스가 알려지지 않음"),
    card(
        "Perfect Execution",
        flow(energy(3), power("fury")),
        does(make_ready(UNIT), give(UNIT, Gain("Assault", 3))),
    ),
    card("Punching Poro", empower_for(cost(discard(1))), while_empowered(Static((might(1),)))),
    card(
        "Rage Amplifier",
        empower_for(cost(energy(6), power("fury"))),
        Static((might(1),), scope=unit & mine, cond=Unless(Matches(Me(), empowered))),
        Static((might(2),), scope=unit & mine, cond=Matches(Me(), empowered)),
    ),
    card(
        "Renekton, Rage Fueled",
        ACCELERATE,
        when_i("attack", deal(2, All(unit & enemy & here)), cond=FEW_RUNES),
    ),
    card(
        "Ruthless Strike",
        ACTION,
        additional_cost("discard", cost(discard(1)), optional=True),
        does(
            deal(3, FIGHTER, label="dealt"),
            InsteadOf("dealt", Paid("discard"), (deal(5, FIGHTER),)),
        ),
    ),
    card(
        "Shadow Assassin",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Exists(in_trash() & Namesake(Me())),
        ),
    ),
    card(
        "Shadow Fiend",
        empower_for(cost(energy(2), power("fury"))),
        while_empowered(Static((Gain("Assault", 3),))),
    ),
    card("Twilight Reveler", when_i("attack", make_ready(OTHER_ALLY))),
    card(
        "Zed, From the Shadows",
        additional_cost("discard", cost(discard(1)), optional=True),
        when_played(play_token("Shadow Clone"), cond=Paid("discard")),
    ),
)
