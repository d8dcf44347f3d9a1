"""Body cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Chooses,
    Compare,
    ControlledBy,
    CostMeasure,
    CountOf,
    DoThis,
    EachDoes,
    Flag,
    Gain,
    HomeOf,
    If,
    In,
    InDomain,
    InsteadOf,
    Lasting,
    Matches,
    May,
    Me,
    Measure,
    Modes,
    Not,
    Noted,
    Paid,
    Pick,
    PlayCard,
    PlayerStat,
    Raise,
    Replacement,
    Same,
    Stat,
    Static,
    Target,
    TargetPlayer,
    ThatPlayer,
    Top,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    GANKING,
    ability_item,
    activated,
    add,
    additional_cost,
    banish,
    card,
    channel,
    cost,
    deathknell,
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
    here,
    in_combat,
    in_hand,
    keyword,
    kill,
    legend,
    look_at,
    me,
    might,
    mine,
    move,
    play_token,
    power,
    recycle,
    reveal,
    spell,
    to_base,
    unit,
    unsupported,
    when_i,
    when_played,
    while_empowered,
)

ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
OPPONENT: Final = TargetPlayer("opponent")
UNIT: Final = Target("unit", unit)
UNIT_HERE: Final = Target("unit", unit & here)
SMALL_FOES_HERE: Final = Target(
    "foes", unit & enemy & here & Measure("might", "<=", 5), at_least=0, at_most=None
)
CHEAP_GEAR: Final = Target("gear", gear & CostMeasure("energy", "<=", Stat(Me(), "might")))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Ambessa, The Wolf",
        empower_for(cost(energy(3), power("body"))),
        while_empowered(
            Static((might(3),)), Static((Flag("no damage"),), cond=Unless(Matches(Me(), in_combat)))
        ),
    ),
    card(
        "Baccai Witherclaw",
        empower_for(cost(energy(1), power("any", 2))),
        while_empowered(Static((might(2),))),
        while_empowered(deathknell(channel(2, rune_exhausted=True))),
    ),
    card(
        "Brutal Hunter",
        empower_for(cost(energy(3))),
        while_empowered(Static((might(2), Gain("Ganking")))),
    ),
    card(
        "Cataclysmic Duel",
        does(
            EachDoes(
                (Pick("unit", unit & ControlledBy(ThatPlayer()), who=ThatPlayer()),),
                kill(All(unit & Not(Noted("unit")))),
            )
        ),
    ),
    card(
        "Corrupted Dragon",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Compare(PlayerStat(You(), "points to go"), ">", 3),
        ),
        when_i("attack", move(SMALL_FOES_HERE, to_base(SMALL_FOES_HERE)), optional=True),
    ),
    card(
        "Dame the Despoiler",
        empower_for(cost(energy(5), power("body"))),
        while_empowered(
            when_i(
                ("attack", "defend"),
                Act("choose", on=UNIT_HERE),
                give(Me(), Raise("might", to=Stat(UNIT_HERE, "might"))),
                give(Me(), might(1)),
            )
        ),
    ),
    card(
        "Decree of Strength",
        does(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("card", InDomain("mind"), among=Noted("revealed")),
            Act("recycle", on=Noted("card"), who=OPPONENT),
        ),
    ),
    card("Fretful Feline", when_i("ready", give(Me(), might(2)))),
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
        "Guttural Roar",
        ACTION,
        does(
            Lasting((might(2),), to=UNIT, label="given"),
            InsteadOf("given", Matches(UNIT, empowered), (give(UNIT, might(4)),)),
        ),
    ),
    card(
        "Hextech Disc",
        empower_for(cost(exhaust_me())),
        activated(
            cost(disempower(Me()), energy(1), exhaust_me()), play_token("Mech", HomeOf(You()))
        ),
    ),
    unsupported(
        "Jagged Cutlass",
        "its Might bonus and the text that it gives are not known",
        "위력 보너스와 부착 시 텍스트가 알려지지 않음",
    ),
    card(
        "Jayce, Hammer in Hand",
        when_i(
            "ready",
            Modes(
                (
                    (give(Me(), Gain("Assault", 2)),),
                    (give(Me(), Gain("Deflect", 2)),),
                    (give(Me(), Gain("Ganking")),),
                )
            ),
        ),
    ),
    card(
        "Legion Marauder",
        empower_for(cost(energy(1)), cost(power("body"))),
        while_empowered(Static((might(1),))),
    ),
    card("Noxian Demolitionist", when_i("conquer", kill(CHEAP_GEAR), optional=True)),
    card("Onslaught", flow(energy(4)), does(give(UNIT, might(6)))),
    card(
        "Platewyrm Egg",
        enters("exhausted"),
        empower_for(cost(energy(1), exhaust_me())),
        activated(
            cost(exhaust_me()),
            Act("add", amount=1, how=("energy",), label="added"),
            InsteadOf("added", Matches(Me(), empowered), (add(energy(2)),)),
            speed="reaction",
            adds=True,
        ),
    ),
    card(
        "Profiteer",
        when_played(
            empower(Target("risen", legend | unit | gear)),
            optional=True,
            pay=cost(Act("disempower one", on=All(mine & empowered))),
        ),
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
        "Renekton, Brute",
        activated(cost(energy(1)), give(Me(), might(1))),
        when_i("reach might 10", empower(Me())),
        while_empowered(keyword("Deflect"), GANKING),
    ),
    card("Repair Specialist", Static((Gain("Assault", CountOf(All(gear & mine))),))),
    card(
        "Tools of Empire",
        empower_for(cost(energy(2))),
        activated(
            cost(exhaust_me()),
            Lasting((might(2),), to=UNIT, label="given"),
            InsteadOf("given", Matches(Me(), empowered), (give(UNIT, might(4)),)),
        ),
    ),
    card(
        "Wild Claw",
        does(
            look_at(Top(5), label="seen"),
            Pick("card", unit | gear, at_least=0, among=Noted("seen")),
            banish(Noted("card"), label="banished"),
            PlayCard(Noted("banished"), less=(energy(5),), optional=True, label="played"),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
            May((DoThis((empower(Noted("played")),)),)),
        ),
    ),
)
