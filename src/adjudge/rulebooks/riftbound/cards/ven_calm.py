"""Calm cards of the fourth set (VEN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    Against,
    All,
    Anything,
    AttachedTo,
    ChosenBy,
    Compare,
    CostRule,
    CountOf,
    Elsewhere,
    Every,
    Exists,
    Fact,
    Forbid,
    If,
    InDomain,
    Later,
    Matches,
    Me,
    Modes,
    Noted,
    Opponents,
    PlaceOf,
    PlayerStat,
    Replacement,
    Same,
    Static,
    Target,
    Times,
    Top,
    TurnOf,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    HIDDEN,
    REACTION,
    WEAPONMASTER,
    ability_item,
    another,
    at_battlefield,
    at_end_of_turn,
    battlefield,
    card,
    cost,
    counter,
    deal,
    disempower,
    does,
    draw,
    empower,
    empower_for,
    empowered,
    enemy,
    energy,
    equipment,
    flow,
    friendly,
    gain_points,
    gear,
    give,
    grants,
    here,
    in_combat,
    keyword,
    kill,
    me,
    might,
    mine,
    move,
    power,
    put_in_trash,
    reveal,
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
EMPOWERED_UNIT: Final = Target("empowered unit", unit & empowered)
FURIOUSLY_FOUGHT: Final = Target(
    "ally",
    unit
    & friendly
    & (Against(unit & enemy & InDomain("fury")) | ChosenBy(spell & enemy & InDomain("fury"))),
)
ALLY: Final = Target("ally", unit & friendly)
FOE_HERE: Final = Target("foe", unit & enemy & here)
ENEMY_GEAR: Final = Target("gear", gear & enemy)
MY_BATTLEFIELD: Final = Target("battlefield", battlefield & mine)
UNIT_ELSEWHERE: Final = Target("unit", unit & mine & Elsewhere(PlaceOf(MY_BATTLEFIELD)))
SEVEN_RUNES: Final = Exists(rune & mine, 7)


SPELL: Final = Target("spell", spell)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Affectionate Poro",
        when_i(
            "leave combat",
            draw(1),
            cond=Unless(Compare(Fact("dealt damage", of=Me()), ">=", 1)),
        ),
    ),
    card(
        "Akali, Silent",
        Forbid("choose", obj=me, by=Opponents(), cond=Unless(Matches(Me(), in_combat))),
        when(When(("move",), me, area="battlefield"), give(Me(), might(2))),
    ),
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
        "Crumbling Sands",
        REACTION,
        does(
            Act("choose", on=SPELL),
            If(Compare(Fact("spell played", Opponents(), but=SPELL), ">=", 1), (counter(SPELL),)),
        ),
    ),
    card("Decree of Focus", REACTION, does(give(FURIOUSLY_FOUGHT, might(4)))),
    card(
        "Esteemed Hierophant",
        Replacement(
            When(("damage",), me, source=(spell | ability_item) & enemy),
            label="prevent",
            cond=SEVEN_RUNES,
        ),
    ),
    card("Field Musicians", when_played(give(UNIT, might(3)))),
    card(
        "Frostcoat Mother",
        empower_for(cost(energy(12))),
        CostRule(
            "discount",
            less=(energy(1),),
            count=CountOf(All(rune & mine)),
            component="empower",
            areas=("any",),
        ),
        while_empowered(Static((might(3),))),
    ),
    unsupported("Hand Hammer", "its Might bonus is not known", "위력 보너스가 알려지지 않음"),
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
        "Mournful Witness",
        when_i("leave combat", empower(Me())),
        while_empowered(Static((might(2),))),
    ),
    card(
        "Nasus, Ascended",
        keyword("Deflect", 2),
        empower_for(cost(energy(8))),
        while_empowered(when_i("conquer", gain_points(1))),
    ),
    card(
        "Ol' Poro",
        Forbid(
            "play",
            obj=me,
            cond=Every((TurnOf(You()), Compare(PlayerStat(You(), "turns begun"), "<=", 3))),
            areas=("any",),
        ),
    ),
    card(
        "Pakaa Protector",
        when_i(
            "move",
            reveal(Top(1), label="revealed"),
            If(Matches(Noted("revealed"), unit), (Act("draw", on=Noted("revealed")),)),
            If(
                Matches(Noted("revealed"), ~unit),
                (put_in_trash(Noted("revealed")), give(Me(), might(2))),
            ),
        ),
    ),
    card(
        "Resonating Strike",
        HIDDEN,
        REACTION,
        does(
            Act("choose", on=MY_BATTLEFIELD),
            Act("choose", on=UNIT_ELSEWHERE),
            move(UNIT_ELSEWHERE, PlaceOf(MY_BATTLEFIELD)),
            give(UNIT_ELSEWHERE, might(2)),
        ),
    ),
    card(
        "Riven, Shattered",
        WEAPONMASTER,
        when_i(
            "attack",
            Act("choose", on=FOE_HERE),
            deal(Times(CountOf(All(equipment & Same(AttachedTo(Me())))), 2), FOE_HERE),
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
    unsupported(
        "Sandstone Chimera",
        "how many runes the turn itself channels",
        "턴 자체가 전개하는 룬의 수",
    ),
    card(
        "Serene Ascetic",
        empower_for(cost(energy(3))),
        while_empowered(keyword("Deflect"), keyword("Shield", 3)),
    ),
    card(
        "Shen, Scourge of Shadows",
        when_i(
            "hold",
            draw(1),
            cond=Compare(CountOf(All(unit & mine & another & here)), "==", 1),
        ),
    ),
    card(
        "Steel Paws",
        keyword("Deflect"),
        empower_for(cost(energy(7))),
        while_empowered(Static((might(7),))),
    ),
    card(
        "Tomb-Raider Barbara",
        when_played(
            Act("choose", on=ENEMY_GEAR),
            If(Matches(ENEMY_GEAR, empowered), (disempower(ENEMY_GEAR),), (kill(ENEMY_GEAR),)),
            cond=SEVEN_RUNES,
        ),
    ),
    card(
        "Twilight Shroud",
        flow(energy(2)),
        does(give(ALLY, might(1)), give(ALLY, grants(Forbid("choose", obj=me, by=Opponents())))),
    ),
)
