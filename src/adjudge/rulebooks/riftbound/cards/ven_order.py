"""Order cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Compare,
    CountOf,
    CountPlaces,
    Every,
    Exists,
    Fact,
    Flag,
    Forbid,
    Gain,
    HomeOf,
    If,
    InDomain,
    Matches,
    Me,
    Measure,
    Opponents,
    Paid,
    PickWord,
    SetStat,
    Stat,
    Static,
    Target,
    TargetPlayer,
    Times,
    UnderControl,
    Unless,
    When,
    Worded,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    AMBUSH,
    HIDDEN,
    REACTION,
    TANK,
    activated,
    additional_cost,
    another,
    at_battlefield,
    at_end_of_turn,
    card,
    cost,
    costs_less,
    deal,
    deathknell,
    disempower,
    does,
    empower_for,
    empowered,
    enemy,
    energy,
    exhaust_me,
    flow,
    friendly,
    gain_points,
    gear,
    give,
    here,
    keyword,
    kill,
    make_ready,
    might,
    mine,
    play_token,
    power,
    prevent,
    spell,
    stun,
    stunned,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
    while_empowered,
)

UNIT: Final = Target("unit", unit)
FOE_IN_FIELD: Final = Target("foe", unit & enemy & at_battlefield)
WEAKER_FOE_HERE: Final = Target(
    "foe", unit & enemy & here & Measure("might", "<", Stat(Me(), "might"))
)
CHAOTIC_FOE: Final = Target("permanent", (unit | gear) & enemy & InDomain("chaos"))
PLAYER: Final = TargetPlayer("player", "any")
ONE_OTHER_HERE: Final = Compare(CountOf(All(unit & mine & another & here)), "==", 1)
PAIRED_IN_FIELD: Final = Every((Matches(Me(), at_battlefield), ONE_OTHER_HERE))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Ambessa, Respected and Feared",
        empower_for(cost(energy(1), power("order", 2))),
        while_empowered(keyword("Assault", 2)),
        while_empowered(when_i("attack", kill(WEAKER_FOE_HERE))),
    ),
    card(
        "Aurok General",
        empower_for(cost(energy(3), power("order"))),
        while_empowered(Static((might(2),), scope=unit & mine & empowered)),
    ),
    card("Decree of Unity", does(kill(CHAOTIC_FOE))),
    card("Disciple of Shen", HIDDEN, Static((Gain("Shield", 3),), cond=PAIRED_IN_FIELD)),
    card("Dragon Form", flow(energy(3)), does(give(UNIT, SetStat("might", 5)))),
    card(
        "Escaped Grayback",
        empower_for(cost(Act("kill one", on=All(unit & friendly)))),
        while_empowered(Static((might(2),))),
    ),
    card(
        "Fallen Feline",
        when_played(PickWord("named", kind="spell")),
        Forbid(
            "play",
            obj=spell & Worded("named", "name"),
            by=Opponents(),
            cond=Matches(Me(), at_battlefield),
        ),
    ),
    card(
        "Glowstone",
        empower_for(cost(power("any", 2))),
        activated(
            cost(disempower(Me()), exhaust_me()),
            Act("choose", on=PLAYER),
            give(Me(), UnderControl(PLAYER), until="board"),
            Act("recall", on=Me(), who=PLAYER),
        ),
        at_end_of_turn(kill(Me()), deal(5, All(unit & mine))),
    ),
    card("Horns of the Dragon", TANK),
    card(
        "Hungry Wolf",
        activated(
            cost(power("order")),
            make_ready(Me()),
            give(Me(), might(1)),
            only_if=Compare(Fact("enemy units chosen"), ">=", 1),
            times=1,
        ),
    ),
    card(
        "Kayle, Justified",
        empower_for(cost(energy(3))),
        Static((Flag("most empowered", 3),)),
        Static((might(Times(Stat(Me(), "empowered"), 2)),)),
        Static(
            (Gain("Deflect", 3), Gain("Ganking")),
            cond=Compare(Stat(Me(), "empowered"), ">=", 3),
        ),
    ),
    card(
        "Keeper of Law",
        costs_less(
            energy(2),
            power("order"),
            cond=Compare(CountPlaces("battlefield", ("yours", "with two units")), ">=", 1),
        ),
    ),
    card(
        "Kennen, Keeper of Balance",
        HIDDEN,
        when_i(("play", "attack"), stun(UNIT), optional=True, pay=cost(energy(2))),
        Static((might(2),), cond=Exists(unit & enemy & stunned & here)),
    ),
    card("Ki Barrier", REACTION, does(prevent(7, UNIT))),
    card(
        "Lacerate",
        flow(energy(4), power("order", 2)),
        does(
            Act("choose", on=UNIT),
            If(Matches(UNIT, empowered), (disempower(UNIT),)),
            If(Matches(UNIT, Measure("might", "<=", 3)), (kill(UNIT),)),
        ),
    ),
    card(
        "Masa, Crashing Thunder",
        additional_cost("extra", cost(power("order")), optional=True),
        when_played(stun(FOE_IN_FIELD), cond=Paid("extra")),
    ),
    card(
        "Noxian Emissary",
        empower_for(cost(energy(1), power("order"))),
        while_empowered(deathknell(play_token("Recruit", HomeOf(You()), count=2))),
    ),
    card("Reluctant Leader", when(When(("play",), unit & another, by=You()), give(Me(), might(2)))),
    card("Sacred Protector", Static((Flag("no combat damage"),), cond=Unless(PAIRED_IN_FIELD))),
    unsupported("Shady Spectacles", "its Might bonus is not known", "위력 보너스가 알려지지 않음"),
    card(
        "Shen, Leader of the Kinkou Order",
        keyword("Shield"),
        when_i("hold", gain_points(1), cond=ONE_OTHER_HERE),
    ),
    card(
        "Solari Sunhawk",
        empower_for(cost(energy(2))),
        while_empowered(Static((might(1), Gain("Deflect", 2)))),
    ),
    card("Soulspinner", AMBUSH),
)
