"""Mind cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Compare,
    CostRule,
    CountOf,
    EachPlayer,
    EventPlayer,
    Every,
    Exists,
    Fact,
    InDomain,
    Me,
    Modes,
    Noted,
    OwnerOf,
    PlaceOf,
    PlayCard,
    PlayerStat,
    Replacement,
    Static,
    Target,
    TurnOf,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    REACTION,
    VISION,
    activated,
    another,
    at_battlefield,
    at_start_of_your,
    banish,
    card,
    channel,
    cost,
    costs_less,
    deal,
    disempower,
    does,
    draw,
    empower,
    empower_for,
    empowered,
    enemy,
    energy,
    enters,
    exhaust_me,
    exhausted,
    flow,
    friendly,
    gain_points,
    gear,
    give,
    here,
    in_hand,
    keyword,
    legend,
    make_ready,
    might,
    mine,
    play_token,
    power,
    predict,
    return_to_hand,
    rune,
    spell,
    token,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
    while_empowered,
)

UNIT: Final = Target("unit", unit)
OTHER_GEAR: Final = Target("gear", gear & another)
FOE: Final = Target("foe", unit & enemy)
FIGHTER: Final = Target("unit", unit & at_battlefield)
ALLY: Final = Target("ally", unit & friendly)
# RB-CR@1.4:359.3.e.4: anything that can be exhausted, in the Legend Zone too.
SOMETHING_ELSE: Final = Target("something", (unit | gear | rune | legend) & exhausted & another)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Applied Researchers",
        empower_for(cost(energy(3))),
        while_empowered(
            CostRule(
                "discount",
                applies=spell,
                by=You(),
                less=(energy(1), power("any")),
                floor=1,
            )
        ),
    ),
    card(
        "Apprentice Mage",
        empower_for(cost(energy(2))),
        when_i("empower", predict(2)),
        while_empowered(Static((might(1),))),
    ),
    card(
        "Bottled Constellation",
        at_start_of_your(
            "main",
            gain_points(1),
            optional=True,
            pay=cost(Act("kill one", on=All((unit | gear) & friendly & another), amount=3)),
        ),
    ),
    card("Clairvoyance", REACTION, does(predict(5), draw(2))),
    card("Cloud Drake", when_played(draw(1))),
    card(
        "Covert Informant", empower_for(cost(energy(3))), while_empowered(when_i("move", draw(1)))
    ),
    card(
        "Decree of Insight",
        REACTION,
        CostRule("ignore", component="Deflect", areas=("any",)),
        does(give(Target("foe", unit & enemy & InDomain("body")), might(-5))),
    ),
    card("Dredge Up", flow(energy(2)), does(draw(1))),
    card(
        "Grumpy Rockbear",
        empower_for(cost(energy(12))),
        CostRule(
            "discount",
            less=(energy(1),),
            count=CountOf(All(rune & mine)),
            component="empower",
            areas=("any",),
        ),
        while_empowered(keyword("Deflect"), keyword("Shield", 3)),
    ),
    card(
        "Hextech Formula",
        enters("exhausted"),
        activated(cost(exhaust_me()), empower(OTHER_GEAR)),
    ),
    card("Iterative Design", flow(energy(2), power("mind")), does(play_token("Mech"))),
    card(
        "Jayce, Brilliant Inventor",
        when_played(make_ready(SOMETHING_ELSE), optional=True),
        when(
            When(("play",), gear & ~token, by=You(), nth=1),
            make_ready(SOMETHING_ELSE),
            optional=True,
        ),
    ),
    unsupported(
        "Mel, Newly Awakened",
        "an additional -1 Might from what gives -Might to a unit that it chooses",
        "선택한 유닛에게 -위력을 부여하는 주문과 스킬의 효과를 1 더 크게 하는 것",
    ),
    card(
        "Mesmerize",
        REACTION,
        does(Modes(((return_to_hand(ALLY),), (give(FOE, might(-2)),)))),
    ),
    card(
        "Nasus, Guardian of Knowledge",
        when(When(("die",), unit & enemy & here), channel(1, rune_exhausted=True), times=1),
    ),
    card(
        "Otterpus",
        Replacement(
            When(("gain points",), by=EachPlayer(), one_of=("conquer", "hold")),
            (draw(1, EventPlayer()),),
            cond=Every(
                (
                    TurnOf(EventPlayer()),
                    Compare(PlayerStat(EventPlayer(), "turns begun"), "<=", 2),
                )
            ),
        ),
    ),
    card("Patched Porobot", when_played(draw(1), cond=Exists(gear & mine & another, 3))),
    card(
        "Plaza Guardian",
        costs_less(energy(1), count=CountOf(All(gear & mine))),
        keyword("Deflect"),
    ),
    card(
        "Questionable Tome",
        empower_for(cost(exhaust_me())),
        activated(cost(disempower(Me()), energy(1), exhaust_me()), draw(1)),
    ),
    card(
        "Shock Blast",
        ACTION,
        # "Something" is anything that has the status, in the Legend Zone too.
        costs_less(energy(2), cond=Exists((unit | gear | rune | legend) & empowered & mine)),
        does(deal(4, FIGHTER)),
    ),
    card(
        "Sky Cruiser",
        activated(
            cost(Act("discard", on=All(gear & in_hand()), amount=1), energy(1), exhaust_me()),
            deal(4, FIGHTER),
        ),
    ),
    card(
        "Swain, Visionary",
        VISION,
        when_i(
            "conquer",
            gain_points(1),
            cond=Every(
                tuple(
                    Compare(Fact(f"{what} played"), ">=", 1)
                    for what in ("non-token unit", "non-token gear", "spell")
                )
            ),
        ),
    ),
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
)
