"""Fury cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    At,
    Compare,
    ControlledBy,
    ControllerOf,
    CostMeasure,
    CostRule,
    CountOf,
    Did,
    DoThis,
    Every,
    Fact,
    Forbid,
    Gain,
    HomeOf,
    HostOf,
    If,
    In,
    InsteadOf,
    Is,
    Later,
    Matches,
    May,
    Me,
    Noted,
    Paid,
    Permit,
    Pick,
    PlaceOf,
    PlayCard,
    Replacement,
    Same,
    Stat,
    Static,
    Tagged,
    Target,
    Times,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    HIDDEN,
    QUICK_DRAW,
    REACTION,
    TANK,
    WEAPONMASTER,
    activated,
    additional_cost,
    another,
    at_battlefield,
    attach,
    attacking,
    card,
    cost,
    costs_less,
    deal,
    deathknell,
    detach,
    does,
    draw,
    enemy,
    energy,
    enters,
    equip,
    equipment,
    exhaust_me,
    friendly,
    gear,
    give,
    here,
    in_hand,
    in_trash,
    keyword,
    kill,
    me,
    might,
    mine,
    play_token,
    power,
    repeat,
    unit,
    unsupported,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
ANOTHER_UNIT: Final = Target("other unit", unit, at_least=0, apart=("unit",))
FIGHTER: Final = Target("unit", unit & at_battlefield)
ALLIED_FIGHTER: Final = Target("ally", unit & friendly & at_battlefield)
FOE_HERE: Final = Target("foe", unit & enemy & here)
GEAR: Final = Target("gear", gear)
EQUIPMENT_OF_THE_SAME: Final = Target("equipment", equipment & ControlledBy(ControllerOf(UNIT)))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Against the Odds",
        REACTION,
        does(
            give(
                ALLIED_FIGHTER,
                might(Times(CountOf(All(unit & enemy & At(PlaceOf(ALLIED_FIGHTER)))), 2)),
            )
        ),
    ),
    card(
        "Angle Shot",
        REACTION,
        does(
            Act("choose", on=UNIT),
            Act("choose", on=EQUIPMENT_OF_THE_SAME),
            May((attach(EQUIPMENT_OF_THE_SAME, UNIT),), label="attached"),
            If(
                Every(
                    (
                        Unless(Did("attached")),
                        Matches(HostOf(EQUIPMENT_OF_THE_SAME), Same(UNIT)),
                    )
                ),
                (detach(EQUIPMENT_OF_THE_SAME),),
            ),
            draw(1),
        ),
    ),
    card("Armed Assailant", ACCELERATE, WEAPONMASTER),
    card(
        "Assembly Rig",
        activated(
            cost(
                energy(1),
                power("fury"),
                Act("recycle one", on=All(unit & in_trash())),
                exhaust_me(),
            ),
            play_token("Mech", HomeOf(You())),
        ),
    ),
    card(
        "Battering Ram",
        CostRule(
            "discount", less=(energy(1),), count=Fact("cards played"), floor=1, areas=("any",)
        ),
    ),
    card(
        "Blast Corps Cadet",
        additional_cost("extra", cost(energy(1), power("fury")), optional=True),
        when_played(deal(2, FIGHTER), cond=Paid("extra")),
    ),
    card("Blood Rush", ACTION, repeat(energy(1)), does(give(UNIT, Gain("Assault", 2)))),
    card(
        "Bushwhack",
        HIDDEN,
        does(
            Later(
                Replacement(
                    When(("enter",), unit & friendly), keep=True, changes=(("enters", "ready"),)
                ),
                once=False,
            ),
            play_token("Gold", is_exhausted=True),
        ),
    ),
    card("Detonate", does(kill(GEAR), draw(2, ControllerOf(GEAR)))),
    card(
        "Draven, Vanquisher",
        when_i("win combat", play_token("Gold", is_exhausted=True)),
        when_i(
            ("attack", "defend"),
            give(Me(), might(2)),
            optional=True,
            pay=cost(power("fury")),
        ),
    ),
    card(
        "Dunebreaker",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Compare(CountOf(All(in_hand())), "<=", 2),
        ),
        when_i("hold", draw(2)),
    ),
    card("Eager Drakehound", enters("ready")),
    card("Ferrous Forerunner", deathknell(play_token("Mech", HomeOf(You()), count=2))),
    card("Gem Jammer", when_played(give(UNIT, Gain("Ganking")))),
    card("Long Sword", QUICK_DRAW, equip(power("fury"))),
    card(
        "Lucian, Gunslinger",
        keyword("Assault"),
        when_i("attack", deal(Stat(Me(), "Assault"), FOE_HERE)),
    ),
    card("Minotaur Reckoner", Forbid("move", obj=unit, area="base")),
    card(
        "Perched Grimwyrm",
        Forbid(
            "play to",
            obj=me,
            area="battlefield",
            tests=("conquered this turn",),
            only=True,
            areas=("any",),
        ),
    ),
    card(
        "Piercing Light",
        repeat(energy(2), power("fury")),
        does(deal(2, FIGHTER), deal(2, ANOTHER_UNIT)),
    ),
    card(
        "Recurve Bow",
        equip(power("fury")),
        effect=(when_i(("attack", "defend"), deal(2, FOE_HERE)),),
    ),
    card(
        "Rek'Sai, Breacher",
        ACCELERATE,
        keyword("Assault"),
        Static(
            (Gain("Accelerate"),),
            scope=unit & friendly & In("chain") & ~Is("played from hand"),
        ),
    ),
    card(
        "Rell, Magnetic",
        TANK,
        when_i(
            "attack",
            Pick("equipment", equipment & in_hand() & CostMeasure("energy", "<=", 2), at_least=0),
            PlayCard(Noted("equipment"), ignore=("all",), label="played"),
            If(Did("played"), (DoThis((attach(Noted("played"), Me()),)),)),
            optional=True,
        ),
    ),
    card(
        "Rengar, Pouncing",
        REACTION,
        keyword("Assault", 2),
        Permit("play to", obj=me, area="battlefield", tests=("attacked",), areas=("any",)),
    ),
    card(
        "Rumble, Hotheaded",
        Static((Gain("Assault"),), scope=unit & mine & Tagged("Mech")),
        when_i(
            "conquer",
            PlayCard(
                Target("mech", Tagged("Mech") & in_trash()),
                less=(energy(1),),
                count=Stat(Noted("recycled"), "might"),
            ),
            optional=True,
            pay=cost(Act("recycle one", on=All(unit & friendly & another), label="recycled")),
        ),
    ),
    card("Sentinel Adept", WEAPONMASTER),
    card("Serrated Dirk", equip(power("fury")), effect=(keyword("Assault", 2),)),
    unsupported(
        "Skyfall of Areion",
        "conquer effects that are hold effects as well, and the other way round",
        "정복 효과가 점거 효과도 되고 그 반대도 되는 것",
    ),
    card(
        "Sudden Storm",
        HIDDEN,
        ACTION,
        does(
            deal(2, FIGHTER, label="dealt"),
            InsteadOf("dealt", Matches(FIGHTER, attacking), (deal(4, FIGHTER),)),
        ),
    ),
    card("Void Drone", costs_less(energy(2), cond=Matches(Me(), ~Is("played from hand")))),
    unsupported(
        "Void Hatchling",
        "something done first that changes which cards a text goes on to reveal",
        "텍스트가 이어서 공개할 카드를 바꾸는, 그보다 먼저 하는 일",
    ),
)
