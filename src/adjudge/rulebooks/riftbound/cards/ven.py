"""Cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    Against,
    All,
    Anything,
    Called,
    Chooses,
    ChosenBy,
    CostMeasure,
    CostRule,
    CountOf,
    Did,
    EachPlayer,
    EventObject,
    Flag,
    Forbid,
    Gain,
    Here,
    If,
    In,
    InDomain,
    Later,
    Matches,
    Me,
    Measure,
    Modes,
    Noted,
    Opponents,
    OwnedBy,
    OwnerOf,
    Paid,
    PayTo,
    Permit,
    Pick,
    PlaceOf,
    PlayCard,
    Replacement,
    Role,
    Same,
    Static,
    Tagged,
    Target,
    TargetPlayer,
    TurnOf,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    REACTION,
    ability_item,
    activated,
    additional_cost,
    another,
    at_battlefield,
    at_end_of_turn,
    banish,
    burn,
    card,
    cost,
    counter,
    deal,
    disempower,
    does,
    empower,
    empower_for,
    empowered,
    enemy,
    energy,
    enters,
    exhaust_me,
    flow,
    friendly,
    gear,
    give,
    in_hand,
    in_showdown,
    in_trash,
    kill,
    make_ready,
    me,
    might,
    mine,
    move,
    new_choices,
    power,
    reveal,
    spell,
    to_base,
    token,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
    while_empowered,
)

UNIT: Final = Target("unit", unit)
EMPOWERED_UNIT: Final = Target("empowered unit", unit & empowered)
ALLY: Final = Target("ally", unit & friendly)
ALLY_IN_SHOWDOWN: Final = Target("ally", unit & friendly & in_showdown)
FOE: Final = Target("foe", unit & enemy)
SMALL_FOE_IN_FIELD: Final = Target("foe", unit & enemy & at_battlefield & Measure("might", "<=", 3))
GEAR: Final = Target("gear", gear)
OTHER_GEAR: Final = Target("gear", gear & another)
CHEAP_SPELL: Final = Target("spell", spell & CostMeasure("energy", "<=", 4))
OPPONENT: Final = TargetPlayer("opponent")
FIGHTER: Final = Target("unit", unit & at_battlefield)
FURIOUSLY_FOUGHT: Final = Target(
    "ally",
    unit
    & friendly
    & (Against(unit & enemy & InDomain("fury")) | ChosenBy(spell & enemy & InDomain("fury"))),
)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Astral Heron",
        when(
            When(("play",), ~token, by=You(), nth=1),
            Later(
                CostRule(
                    "discount", applies=Anything(), by=You(), less=(energy(2), power("any", 2))
                )
            ),
            cond=Matches(Me(), at_battlefield),
        ),
    ),
    card(
        "Aurok General",
        empower_for(cost(energy(3), power("order"))),
        while_empowered(Static((might(2),), scope=unit & mine & empowered)),
    ),
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
    card("Decree of Focus", REACTION, does(give(FURIOUSLY_FOUGHT, might(4)))),
    card(
        "Decree of Strength",
        does(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("card", InDomain("mind"), among=Noted("revealed")),
            Act("recycle", on=Noted("card"), who=OPPONENT),
        ),
    ),
    card(
        "Dragon Roost",
        CostRule(
            "additional",
            "roost",
            applies=Tagged("Dragon"),
            by=EachPlayer(),
            cost=cost(power("any", 2)),
            optional=True,
        ),
        Permit(
            "must play to",
            obj=Tagged("Dragon"),
            by=EachPlayer(),
            place=Here(),
            cond=Paid("roost"),
        ),
    ),
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
        "Gangplank, Naval",
        empower_for(cost(power("body", 2))),
        while_empowered(
            Replacement(
                When(
                    ("stun", "lower might", "return"),
                    me,
                    source=(spell | ability_item) & Chooses(Same(Me())),
                ),
                body=(give(Me(), might(3)),),
            )
        ),
    ),
    card(
        "Gust Monk",
        additional_cost("extra", cost(energy(1)), optional=True),
        when_played(
            give(UNIT, Gain("Assault", 2)),
            cond=Paid("extra"),
            pay=cost(Act("banish one", on=All(In("trash")))),
        ),
    ),
    card(
        "Helm of Suppression",
        empower_for(cost(energy(4), power("calm"))),
        CostRule(
            "increase",
            applies=spell,
            by=Opponents(),
            less=(energy(1),),
            cond=Unless(Matches(Me(), empowered)),
        ),
        CostRule(
            "increase",
            applies=spell,
            by=Opponents(),
            less=(energy(1), power("any")),
            cond=Matches(Me(), empowered),
        ),
    ),
    card(
        "Hextech Formula",
        enters("exhausted"),
        activated(cost(exhaust_me()), empower(OTHER_GEAR)),
    ),
    card(
        "Legion Marauder",
        empower_for(cost(energy(1)), cost(power("body"))),
        while_empowered(Static((might(1),))),
    ),
    card(
        "Mel, Defiant Soul",
        empower_for(cost(Act("discard", on=All(spell & in_hand()), amount=1))),
        when_i("empower", banish(SMALL_FOE_IN_FIELD)),
    ),
    card(
        "Rampage",
        additional_cost("extra", cost(power("body")), optional=True),
        does(
            Act("choose", on=ALLY),
            Act("choose", on=FOE),
            If(Paid("extra"), (give(ALLY, might(2)),)),
            Act("deal each other", on=ALLY, by=FOE),
        ),
    ),
    card(
        "Ravenbloom Prefect",
        when(
            When(("play",), gear, by=Opponents()),
            banish(EventObject()),
            optional=True,
            pay=cost(banish(Me())),
        ),
    ),
    card(
        "Rebuttal",
        REACTION,
        does(
            Act("choose", on=CHEAP_SPELL),
            PayTo(
                cost(power("any")),
                (Act("gain item", on=CHEAP_SPELL), new_choices(CHEAP_SPELL)),
                label="paid",
            ),
            If(Unless(Did("paid")), (counter(CHEAP_SPELL),)),
        ),
    ),
    card(
        "Rogue Assassin",
        empower_for(cost(energy(3), power("any"))),
        activated(
            cost(exhaust_me()),
            If(
                TurnOf(You()),
                (
                    move(ALLY_IN_SHOWDOWN, to_base(ALLY_IN_SHOWDOWN)),
                    If(Matches(Me(), empowered), (make_ready(ALLY_IN_SHOWDOWN),)),
                ),
            ),
            speed="action",
        ),
    ),
    card(
        "Sanction",
        REACTION,
        does(
            Modes(
                (
                    (
                        empower(UNIT),
                        Later(at_end_of_turn(disempower(Noted("unit")), yours=False)),
                    ),
                    (
                        disempower(EMPOWERED_UNIT),
                        Later(at_end_of_turn(empower(Noted("empowered unit")), yours=False)),
                    ),
                )
            )
        ),
    ),
    unsupported("Shady Spectacles", "its Might bonus is not known"),
    card(
        "Temporal Breach",
        HIDDEN,
        does(
            banish(UNIT, label="banished"),
            PlayCard(
                Noted("banished"),
                who=OwnerOf(UNIT),
                ignore=("all",),
                must_go=PlaceOf(UNIT),
            ),
        ),
    ),
    card(
        "Threshold of the Gray",
        when(
            When(("start of combat",), place=Here()),
            Act("add", who=Role(("attacker", "defender")), how=("energy",)),
        ),
    ),
)
