"""Body cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    AmountOf,
    Compare,
    CostRule,
    Did,
    Each,
    EventObject,
    Exists,
    Fact,
    FellShort,
    ForEach,
    Gain,
    Here,
    If,
    In,
    Is,
    Later,
    Matches,
    May,
    Me,
    Modes,
    Noted,
    Opponents,
    Paid,
    PayTo,
    Permit,
    Pick,
    PlaceIs,
    PlayCard,
    Replacement,
    Static,
    Tagged,
    Target,
    TargetPlayer,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    GANKING,
    HIDDEN,
    REACTION,
    TANK,
    activated,
    add,
    additional_cost,
    another,
    at_battlefield,
    at_end_of_turn,
    banish,
    buff,
    buffed,
    card,
    channel,
    cost,
    costs_less,
    deal,
    does,
    draw,
    enemy,
    energy,
    exhaust_me,
    exhausted,
    friendly,
    gear,
    give,
    here,
    in_combat,
    in_hand,
    keyword,
    kill,
    legend,
    make_ready,
    me,
    might,
    mine,
    power,
    prevent,
    ready,
    recycle,
    reveal,
    reveal_until,
    revealed,
    rune,
    spend_buff,
    stun,
    unit,
    when,
    when_i,
    when_played,
)

ALLY: Final = Target("ally", unit & friendly)
OTHER_ALLY: Final = Target("ally", unit & friendly & another)
OTHER_UNIT: Final = Target("unit", unit & another)
FOE: Final = Target("foe", unit & enemy)
OPPONENT: Final = TargetPlayer("opponent")
TIRED_ALLY: Final = Target("ally", unit & friendly & exhausted)
UP_TO_TWO_OTHER_ALLIES: Final = Target("allies", unit & friendly & another, at_least=0, at_most=2)
# RB-CR@1.4:359.3.e.4: anything that can be exhausted, in the Legend Zone too.
SOMETHING_ELSE: Final = Target("something", (unit | gear | rune | legend) & exhausted & another)
FIGHTER: Final = Target("unit", unit & at_battlefield)
FOE_FIGHTER: Final = Target("foe", unit & enemy & at_battlefield)
FOE_HERE: Final = Target("foe", unit & enemy & here)
UNIT: Final = Target("unit", unit)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Anivia, Primal", when_i("attack", deal(3, All(unit & enemy & here)))),
    card("Arena Bar", activated(cost(exhaust_me()), buff(TIRED_ALLY))),
    card("Bilgewater Bully", Static((Gain("Ganking"),), cond=Matches(Me(), buffed))),
    card("Cannon Barrage", REACTION, does(deal(2, All(unit & enemy & in_combat)))),
    card(
        "Carnivorous Snapvine",
        when_played(
            Act("choose", on=FOE_FIGHTER),
            Act("deal each other", on=Me(), by=FOE_FIGHTER),
        ),
    ),
    card(
        "Catalyst of Aeons",
        does(
            channel(2, rune_exhausted=True, label="runes"),
            If(FellShort("runes"), (draw(1),)),
        ),
    ),
    card(
        "Challenge",
        ACTION,
        does(
            Act("choose", on=ALLY),
            Act("choose", on=FOE),
            Act("deal each other", on=ALLY, by=FOE),
        ),
    ),
    card("Cithria of Cloudfield", when(When(("play",), unit & another, by=You()), buff(Me()))),
    card(
        "Confront",
        ACTION,
        does(
            Later(
                Replacement(
                    When(("enter",), unit, by=You(), how=("play",)),
                    keep=True,
                    changes=(("enters", "ready"),),
                ),
                once=False,
            ),
            draw(1),
        ),
    ),
    card("Crackshot Corsair", when_i("attack", deal(1, FOE_HERE))),
    card(
        "Dazzling Aurora",
        at_end_of_turn(
            reveal_until(unit, label="unit"),
            banish(Noted("unit"), label="banished"),
            PlayCard(Noted("banished"), ignore=("all",)),
            recycle(All(revealed & In("deck") & mine)),
        ),
    ),
    card(
        "Deadbloom Predator",
        keyword("Deflect"),
        Permit("play to", obj=me, area="battlefield", tests=("occupied", "enemy"), areas=("any",)),
    ),
    card(
        "Dune Drake",
        when_i("attack", If(Exists(unit & enemy & ready & here), (give(Me(), might(2)),))),
    ),
    card("First Mate", when_played(make_ready(OTHER_UNIT))),
    card("Flurry of Blades", REACTION, does(deal(1, All(unit & at_battlefield)))),
    card(
        "Herald of Scales",
        CostRule("discount", applies=Tagged("Dragon"), by=You(), less=(energy(2),), floor=1),
    ),
    card("Kinkou Monk", when_played(buff(UP_TO_TWO_OTHER_ALLIES))),
    card(
        "Kraken Hunter",
        ACCELERATE,
        keyword("Assault"),
        additional_cost(
            "buffs", cost(Act("spend buff any", on=All(unit & mine), label="spent")), optional=True
        ),
        costs_less(power("body"), count=AmountOf("spent")),
    ),
    card(
        "Lee Sin, Centered",
        ACCELERATE,
        Static((might(2),), scope=unit & friendly & buffed & here & at_battlefield & another),
    ),
    card(
        "Miss Fortune, Captain",
        ACCELERATE,
        GANKING,
        when_i("move", make_ready(SOMETHING_ELSE), optional=True, nth=1),
    ),
    card(
        "Mistfall",
        when(
            When(("buff",), unit & friendly, by=You()),
            make_ready(EventObject()),
            optional=True,
            pay=cost(power("body"), exhaust_me()),
        ),
    ),
    card(
        "Mobilize",
        does(
            channel(1, rune_exhausted=True, label="rune"),
            If(FellShort("rune"), (draw(1),)),
        ),
    ),
    card("Mountain Drake"),
    card(
        "Overt Operation",
        ACTION,
        does(
            ForEach(
                All(unit & friendly), (PayTo(cost(spend_buff(Each())), (make_ready(Each()),)),)
            ),
            buff(All(unit & friendly)),
        ),
    ),
    card("Pakaa Cub", HIDDEN),
    card(
        "Pirate's Haven",
        when(When(("ready",), unit & friendly, by=You()), give(EventObject(), might(1))),
    ),
    card("Pit Rookie", when_played(buff(OTHER_ALLY))),
    card("Primal Strength", ACTION, does(give(UNIT, might(7)))),
    card(
        "Qiyana, Victorious",
        keyword("Deflect"),
        when_i(
            "conquer",
            May((draw(1),), label="drawn"),
            If(Unless(Did("drawn")), (channel(1, rune_exhausted=True),)),
        ),
    ),
    card(
        "Sabotage",
        does(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("card", ~unit, among=All(in_hand(OPPONENT))),
            recycle(Noted("card")),
        ),
    ),
    card(
        "Seal of Strength",
        activated(cost(exhaust_me()), add(power("body")), speed="reaction", adds=True),
    ),
    card(
        "Sett, Brawler",
        when_i(("play", "conquer"), buff(Me())),
        activated(cost(spend_buff(Me())), give(Me(), might(4))),
    ),
    card(
        "Spoils of War",
        REACTION,
        costs_less(energy(2), cond=Compare(Fact("units died", Opponents()), ">=", 1)),
        does(draw(2)),
    ),
    card("Stormclaw Ursine", TANK, when_played(channel(1, rune_exhausted=True))),
    card(
        "Udyr, Wildman",
        activated(
            cost(spend_buff(Me())),
            Modes(
                (
                    (deal(2, FIGHTER),),
                    (stun(FIGHTER),),
                    (make_ready(Me()),),
                    (give(Me(), Gain("Ganking")),),
                ),
                fresh="turn",
            ),
        ),
    ),
    card("Unyielding Spirit", REACTION, does(prevent(None, None, of=("spell", "ability")))),
    card(
        "Volibear, Imposing",
        keyword("Shield", 3),
        TANK,
        when(
            When(("move",), unit & enemy, by=Opponents(), area="battlefield", together=True),
            draw(1),
            cond=Unless(PlaceIs(Here())),
        ),
    ),
    card(
        "Wallop",
        ACTION,
        additional_cost(
            "buff", cost(Act("spend buff one", on=All(unit & mine & buffed))), optional=True
        ),
        CostRule("base", cond=Paid("buff"), areas=("any",)),
        does(make_ready(UNIT)),
    ),
    card(
        "Warwick, Hunter",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
        ),
        when_i("attack", kill(All(unit & enemy & here & Is("damaged")))),
    ),
    card(
        "Wildclaw Shaman",
        when_played(
            buff(Me()),
            make_ready(Me()),
            optional=True,
            pay=cost(Act("spend buff one", on=All(unit & mine & buffed))),
        ),
    ),
)
