"""Order cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    Again,
    All,
    AmountOf,
    At,
    ControlledBy,
    ControllerOf,
    CostMeasure,
    CostRule,
    CountOf,
    EachDoes,
    EachPlayer,
    EventObject,
    EventPlace,
    Gain,
    Here,
    HomeOf,
    If,
    In,
    Later,
    Matches,
    May,
    Me,
    Measure,
    Not,
    Noted,
    OwnedBy,
    Paid,
    Pick,
    PlaceOf,
    PlayCard,
    Plus,
    Replacement,
    Same,
    Stat,
    Static,
    Tagged,
    Target,
    ThatPlayer,
    Top,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    GANKING,
    HIDDEN,
    REACTION,
    TANK,
    VISION,
    activated,
    add,
    additional_cost,
    another,
    at_battlefield,
    banish,
    buff,
    buffed,
    card,
    channel,
    cost,
    costs_less,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    exhaust_me,
    friendly,
    gear,
    give,
    here,
    in_hand,
    in_trash,
    keyword,
    kill,
    legion,
    look_at,
    make_ready,
    me,
    might,
    mighty,
    mine,
    play_token,
    power,
    recall,
    recycle,
    rune,
    stun,
    stunned,
    token,
    unit,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
ALLY: Final = Target("ally", unit & friendly)
FIGHTER: Final = Target("unit", unit & at_battlefield)
FOE: Final = Target("foe", unit & enemy)
FOE_HERE: Final = Target("foe", unit & enemy & here)
ALLIED_FIGHTER: Final = Target("ally", unit & friendly & at_battlefield)
FOE_THERE: Final = Target("foe", unit & enemy & At(PlaceOf(ALLIED_FIGHTER)))
TWO_ALLIES: Final = Target("allies", unit & friendly, at_least=2, at_most=2)
UP_TO_ONE_GEAR: Final = Target("gear", gear, at_least=0)
ALLY_LEFT: Final = Target("ally", unit & friendly & Not(EventObject()))
CHEAP_DEAD_UNIT: Final = Target(
    "unit",
    unit & in_trash() & CostMeasure("energy", "<=", 3) & CostMeasure("power", "<=", 1),
)
UP_TO_FOUR_DEAD: Final = Target("cards", In("trash"), at_least=0, at_most=4)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Albus Ferros",
        when_played(
            Act("spend buff any", on=All(unit & mine), label="spent"),
            channel(AmountOf("spent"), rune_exhausted=True),
        ),
    ),
    card("Back to Back", REACTION, does(give(TWO_ALLIES, might(2)))),
    card(
        "Baited Hook",
        activated(
            cost(energy(1), power("order"), exhaust_me()),
            kill(ALLY, label="killed"),
            look_at(Top(5), label="seen"),
            Pick(
                "unit",
                unit & Measure("might", "<=", Plus(Stat(Noted("killed"), "might"), 1)),
                at_least=0,
                among=Noted("seen"),
            ),
            banish(Noted("unit"), label="banished"),
            PlayCard(Noted("banished"), ignore=("all",)),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("unit")))),
        ),
    ),
    card(
        "Call to Glory",
        REACTION,
        additional_cost(
            "buff", cost(Act("spend buff one", on=All(unit & mine & buffed))), optional=True
        ),
        CostRule("base", cond=Paid("buff"), areas=("any",)),
        does(give(UNIT, might(3))),
    ),
    card(
        "Commander Ledros",
        additional_cost(
            "kills",
            cost(Act("kill any", on=All(unit & friendly), label="killed")),
            optional=True,
        ),
        costs_less(power("order"), count=AmountOf("killed")),
        keyword("Deflect"),
        GANKING,
    ),
    card(
        "Cruel Patron",
        additional_cost("kill", cost(Act("kill one", on=All(unit & friendly))), optional=False),
    ),
    card(
        "Cull the Weak",
        does(
            EachDoes(
                (Pick("unit", unit & ControlledBy(ThatPlayer()), who=ThatPlayer()),),
                kill(Noted("unit")),
            )
        ),
    ),
    card("Daring Poro", keyword("Assault")),
    card(
        "Darius, Executioner",
        legion(when_played(make_ready(Me()))),
        Static((might(1),), scope=unit & friendly & another & here),
    ),
    card(
        "Divine Judgment",
        does(
            EachDoes(
                (
                    Pick("units", unit, who=ThatPlayer(), at_least=2, at_most=2),
                    Pick("gear", gear, who=ThatPlayer(), at_least=2, at_most=2),
                    Pick("runes", rune, who=ThatPlayer(), at_least=2, at_most=2),
                    Pick("cards", in_hand(ThatPlayer()), who=ThatPlayer(), at_least=2, at_most=2),
                ),
                recycle(
                    All(
                        (unit & Not(Noted("units")))
                        | (gear & Not(Noted("gear")))
                        | (rune & Not(Noted("runes")))
                        | (In("hand") & Not(Noted("cards")))
                    )
                ),
            )
        ),
    ),
    card(
        "Facebreaker",
        HIDDEN,
        ACTION,
        does(
            Act("choose", on=ALLIED_FIGHTER),
            stun(All(Same(ALLIED_FIGHTER) | Same(FOE_THERE))),
        ),
    ),
    card("Faithful Manufactor", when_played(play_token("Recruit", Here()))),
    card(
        "Fiora, Victorious",
        Static((Gain("Deflect"), Gain("Ganking"), Gain("Shield")), cond=Matches(Me(), mighty)),
    ),
    card(
        "Forge of the Future",
        when_played(play_token("Recruit", HomeOf(You()))),
        activated(cost(kill(Me())), recycle(UP_TO_FOUR_DEAD)),
    ),
    card("Grand Strategem", ACTION, does(give(All(unit & friendly), might(5)))),
    card("Harnessed Dragon", when_played(kill(FOE))),
    card(
        "Hidden Blade",
        HIDDEN,
        ACTION,
        does(kill(FIGHTER), draw(2, ControllerOf(FIGHTER))),
    ),
    card(
        "Imperial Decree",
        ACTION,
        does(Later(when(When(("damage",), unit), kill(EventObject())), once=False)),
    ),
    card(
        "Karma, Channeler",
        VISION,
        when(
            When(("recycle",), OwnedBy(You()) & ~rune & ~token, by=You(), together=True),
            buff(ALLY),
        ),
    ),
    card("Karthus, Eternal", Again(When(("die",)), keyword="Deathknell")),
    card(
        "King's Edict",
        does(
            Pick(
                "units",
                unit & ~mine & Not(Noted("units")),
                who=EachPlayer(first="next", others=True),
            ),
            kill(Noted("units")),
        ),
    ),
    card("Leona, Determined", keyword("Shield"), when_i("attack", stun(FOE_HERE))),
    card("Machine Evangel", deathknell(play_token("Recruit", HomeOf(You()), count=3))),
    card(
        "Noxian Drummer",
        when(When(("move",), me, area="battlefield"), play_token("Recruit", Here())),
    ),
    card(
        "Peak Guardian",
        when_played(
            buff(Me()),
            If(
                Matches(Me(), at_battlefield),
                (buff(All(unit & friendly & another & here)),),
            ),
        ),
    ),
    card("Petty Officer", keyword("Assault")),
    card("Salvage", ACTION, does(May((kill(UP_TO_ONE_GEAR),)), draw(1))),
    card(
        "Seal of Unity",
        activated(cost(exhaust_me()), add(power("order")), speed="reaction", adds=True),
    ),
    card(
        "Sett, Kingpin",
        TANK,
        Static((might(CountOf(All(unit & friendly & buffed & here & at_battlefield))),)),
    ),
    card("Shen, Kinkou", REACTION, keyword("Shield", 2), TANK),
    card("Soaring Scout", deathknell(channel(1, rune_exhausted=True))),
    card(
        "Solari Chief",
        when_played(
            Act("choose", on=FOE),
            If(Unless(Matches(FOE, stunned)), (stun(FOE),), (kill(FOE),)),
        ),
    ),
    card(
        "Spectral Matron",
        when_played(PlayCard(CHEAP_DEAD_UNIT, ignore=("all",)), optional=True),
    ),
    card(
        "Symbol of the Solari",
        Replacement(When(("tie",), by=You()), (recall(All(unit & At(EventPlace()))),)),
    ),
    card("Trifarian Gloryseeker", legion(when_played(buff(Me())))),
    card("Vanguard Captain", legion(when_played(play_token("Recruit", Here(), count=2)))),
    card(
        "Vanguard Helm",
        when(When(("die",), unit & friendly & buffed), buff(ALLY_LEFT)),
    ),
    card("Vanguard Sergeant"),
    card("Vengeance", does(kill(UNIT))),
    card(
        "Viktor, Leader",
        when(
            When(("die",), unit & mine & another & ~Tagged("Recruit")),
            play_token("Recruit", HomeOf(You())),
        ),
    ),
)
