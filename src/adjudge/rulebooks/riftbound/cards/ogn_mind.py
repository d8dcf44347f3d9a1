"""Mind cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    CostMeasure,
    CostRule,
    CountOf,
    EachDoes,
    EachPlayer,
    Exists,
    Gain,
    Has,
    Here,
    HomeOf,
    If,
    In,
    Matches,
    Me,
    Not,
    Noted,
    Opponents,
    OwnedBy,
    OwnerOf,
    Pick,
    PlayCard,
    PlayerStat,
    Raise,
    Same,
    Stat,
    Static,
    Target,
    ThatPlayer,
    ThisItem,
    Top,
    TurnOf,
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
    VISION,
    activated,
    add,
    another,
    at_battlefield,
    at_start_of_your,
    banish,
    card,
    channel,
    cost,
    deal,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    exhaust,
    exhaust_me,
    extra_turn,
    facedown,
    friendly,
    gear,
    give,
    here,
    in_hand,
    in_trash,
    keyword,
    make_ready,
    might,
    mine,
    play_token,
    power,
    recycle,
    recycle_from,
    return_to_hand,
    reveal,
    rune,
    spell,
    token,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
UP_TO_TWO: Final = Target("units", unit, at_least=0, at_most=2)
FIGHTER: Final = Target("unit", unit & at_battlefield)
ALLY: Final = Target("ally", unit & friendly)
FOE_HERE: Final = Target("foe", unit & enemy & here)
SPELL_BELOW_POINTS: Final = Target(
    "spell", spell & in_trash() & CostMeasure("energy", "<", PlayerStat(You(), "points"))
)
SECOND_ALLY: Final = Target("other", unit & friendly, apart=("ally",))
FOE_FIGHTER: Final = Target("foe", unit & enemy & at_battlefield)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Ahri, Inquisitive", when_i(("attack", "defend"), give(FOE_HERE, might(-2, floor=1)))),
    card(
        "Ava Achiever",
        when_i(
            "attack",
            Pick("card", Has("Hidden") & in_hand(), at_least=0),
            If(
                Matches(Noted("card"), unit),
                (PlayCard(Noted("card"), ignore=("all",), must_go=Here()),),
                (PlayCard(Noted("card"), ignore=("all",)),),
            ),
            optional=True,
            pay=cost(power("mind")),
        ),
    ),
    card("Blastcone Fae", HIDDEN, when_played(give(UNIT, might(-2, floor=1)))),
    card("Consult the Past", HIDDEN, REACTION, does(draw(2))),
    card(
        "Convergent Mutation",
        REACTION,
        does(
            Act("choose", on=ALLY),
            give(ALLY, Raise("might", to=Stat(SECOND_ALLY, "might"))),
        ),
    ),
    card(
        "Dr. Mundo, Expert",
        Static((might(CountOf(All(in_trash()))),)),
        at_start_of_your("beginning", recycle_from("trash", 3)),
    ),
    card(
        "Eager Apprentice",
        CostRule(
            "discount",
            applies=spell,
            by=You(),
            less=(energy(1),),
            floor=1,
            cond=Matches(Me(), at_battlefield),
        ),
    ),
    card(
        "Ekko, Recurrent",
        ACCELERATE,
        deathknell(make_ready(All(rune & mine)), pay=cost(recycle(Me()))),
    ),
    card(
        "Energy Conduit",
        activated(cost(exhaust_me()), add(energy(1)), speed="reaction", adds=True),
    ),
    card("Falling Comet", ACTION, does(deal(6, FIGHTER))),
    card(
        "Garbage Grabber",
        activated(cost(recycle_from("trash", 3), energy(1), exhaust_me()), draw(1)),
    ),
    card(
        "Gemcraft Seer",
        VISION,
        Static((Gain("Vision"),), scope=unit & friendly & another),
    ),
    unsupported(
        "Heimerdinger, Inventor",
        "taking over the [E] abilities that other cards have",
        "다른 카드가 가진 [E] 스킬을 그대로 가지는 것",
    ),
    card("Jeweled Colossus", VISION, keyword("Shield")),
    card(
        "Kai'Sa, Evolutionary",
        GANKING,
        when_i(
            "conquer",
            PlayCard(SPELL_BELOW_POINTS, ignore=("energy",), then="recycle"),
            optional=True,
        ),
    ),
    card("Lecturing Yordle", TANK, when_played(draw(1))),
    card(
        "Malzahar, Fanatic",
        activated(
            cost(Act("kill one", on=All((unit | gear) & friendly)), exhaust_me()),
            add(power("any", 2)),
            speed="action",
            adds=True,
        ),
    ),
    card("Mega-Mech"),
    card(
        "Mushroom Pouch",
        at_start_of_your("beginning", draw(1), cond=Exists(facedown & mine)),
    ),
    card("Orb of Regret", activated(cost(exhaust_me()), give(UNIT, might(-1, floor=1)))),
    card("Pit Crew", when(When(("play",), gear, by=You()), make_ready(Me()))),
    card(
        "Portal Rescue",
        ACTION,
        does(
            banish(ALLY, label="banished"),
            PlayCard(
                Noted("banished"),
                who=OwnerOf(ALLY),
                ignore=("all",),
                must_go=HomeOf(OwnerOf(ALLY)),
            ),
        ),
    ),
    card("Progress Day", does(draw(4))),
    card(
        "Promising Future",
        does(
            Act("look", on=Top(5, ThatPlayer()), who=EachPlayer(), label="seen"),
            EachDoes(
                (
                    Pick(
                        "card",
                        OwnedBy(ThatPlayer()),
                        who=ThatPlayer(),
                        among=Noted("seen"),
                    ),
                ),
                banish(Noted("card"), label="banished"),
            ),
            Act(
                "recycle",
                on=All(In("deck") & Same(Noted("seen")) & Not(Noted("card"))),
                who=EachPlayer(),
            ),
            PlayCard(Noted("banished"), who=EachPlayer(first="next"), ignore=("energy",)),
        ),
    ),
    card("Ravenbloom Student", when(When(("play",), spell, by=You()), give(Me(), might(1)))),
    card(
        "Retreat",
        REACTION,
        does(
            return_to_hand(ALLY),
            channel(1, OwnerOf(ALLY), rune_exhausted=True),
        ),
    ),
    card("Riptide Rex", when_played(deal(6, FOE_FIGHTER))),
    card(
        "Seal of Insight",
        activated(cost(exhaust_me()), add(power("mind")), speed="reaction", adds=True),
    ),
    card("Singularity", does(deal(6, UP_TO_TWO))),
    card("Smoke Screen", REACTION, does(give(UNIT, might(-4, floor=1)))),
    card("Sprite Call", HIDDEN, ACTION, does(play_token("Sprite", is_ready=True))),
    card("Sprite Mother", when_played(play_token("Sprite", Here(), is_ready=True))),
    card("Stupefy", REACTION, does(give(UNIT, might(-1, floor=1)), draw(1))),
    card(
        "Teemo, Strategist",
        HIDDEN,
        when_i(
            "defend",
            Act("choose", on=FOE_HERE),
            reveal(Top(5), label="revealed"),
            deal(CountOf(All(In("deck") & Same(Noted("revealed")) & Has("Hidden"))), FOE_HERE),
            recycle(Noted("revealed")),
        ),
    ),
    card(
        "Thousand-Tailed Watcher",
        ACCELERATE,
        when_played(give(All(unit & enemy), might(-3, floor=1))),
    ),
    card("Time Warp", does(extra_turn(), banish(ThisItem()))),
    card(
        "Unchecked Power",
        does(exhaust(All(unit & friendly)), deal(12, All(unit & at_battlefield))),
    ),
    card(
        "Viktor, Innovator",
        when(
            When(("play",), ~token, by=You()),
            play_token("Recruit", HomeOf(You())),
            cond=TurnOf(Opponents()),
        ),
    ),
    card("Watchful Sentry", deathknell(draw(1))),
    card(
        "Wraith of Echoes",
        when(When(("die",), unit & friendly, nth=1), draw(1)),
    ),
)
