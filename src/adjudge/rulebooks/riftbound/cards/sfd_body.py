"""Body cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    AmountOf,
    AttachedTo,
    Compare,
    CostMeasure,
    CountOf,
    Did,
    EventObject,
    Every,
    Exists,
    Fact,
    Forbid,
    Gain,
    HomeOf,
    HostOf,
    If,
    Is,
    Matches,
    May,
    Me,
    Noted,
    Opponents,
    Paid,
    PayAnyAmount,
    Permit,
    Pick,
    PlayCard,
    Replacement,
    Same,
    Stat,
    Static,
    Tagged,
    Target,
    UnderControl,
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
    TEMPORARY,
    WEAPONMASTER,
    activated,
    add,
    additional_cost,
    another,
    at_base,
    at_battlefield,
    attach,
    attacking,
    buff,
    card,
    channel,
    cost,
    costs_less,
    deal,
    detach,
    does,
    double,
    draw,
    enemy,
    energy,
    equip,
    equipment,
    exhaust_me,
    friendly,
    gain_points,
    gear,
    give,
    in_hand,
    keyword,
    make_ready,
    me,
    might,
    mighty,
    mine,
    move,
    play_token,
    power,
    repeat,
    token,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
UP_TO_FOUR_ALLIES: Final = Target("allies", unit & friendly, at_least=0, at_most=4)
ENEMY_GEAR: Final = Target("gear", gear & enemy)
FOE_AT_BASE: Final = Target("foe", unit & enemy & at_base)
ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
FOE_FIGHTER: Final = Target("foe", unit & enemy & at_battlefield)
EQUIPPED_ALLY: Final = Target("ally", unit & friendly & Is("equipped"))
ITS_EQUIPMENT: Final = Target("equipment", equipment & Same(AttachedTo(EQUIPPED_ALLY)))

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Akshan, Mischievous",
        WEAPONMASTER,
        additional_cost("extra", cost(power("body", 2)), optional=True),
        when_played(
            move(ENEMY_GEAR, HomeOf(You())),
            give(ENEMY_GEAR, UnderControl(You()), until="source"),
            If(Matches(ENEMY_GEAR, equipment), (attach(ENEMY_GEAR, Me()),)),
            cond=Paid("extra"),
        ),
    ),
    card(
        "Ancient Henge",
        activated(
            cost(exhaust_me()),
            PayAnyAmount("paid", ("energy",)),
            add(power("any"), times=AmountOf("paid")),
            speed="reaction",
            adds=True,
        ),
    ),
    card(
        "Boneshiver",
        equip(energy(1), power("body")),
        effect=(when_i("conquer", channel(1, rune_exhausted=True)),),
    ),
    card(
        "Buhru Captain",
        when_played(
            May((draw(1),), label="drawn"), If(Unless(Did("drawn")), (buff(Me()),)), optional=True
        ),
    ),
    card("Combat Chef", WEAPONMASTER),
    card(
        "Dauntless Vanguard",
        Permit("play to", obj=me, area="battlefield", tests=("occupied", "enemy"), areas=("any",)),
    ),
    card(
        "Direwing",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Exists(Tagged("Dragon") & mine & another),
        ),
    ),
    card("Doran's Blade", equip(power("body"))),
    card(
        "Fae Dragon",
        when_played(buff(UP_TO_FOUR_ALLIES)),
        when(When(("spend buff",), unit, by=You()), play_token("Gold", is_exhausted=True)),
    ),
    card(
        "Fiora, Peerless",
        when(When(("attack", "defend"), me & Is("one on one")), double(Me(), until="combat")),
    ),
    card(
        "Here to Help",
        HIDDEN,
        ACTION,
        does(
            Pick("unit", unit & in_hand(), at_least=0),
            PlayCard(Noted("unit"), less=(energy(3),), must_area="battlefield you control"),
        ),
    ),
    card("Hexdrinker", equip(power("body")), effect=(keyword("Deflect"),)),
    card("Jaull-Fish", ACCELERATE, costs_less(energy(2), count=CountOf(All(unit & mine & mighty)))),
    card(
        "Jax, Unrelenting",
        WEAPONMASTER,
        when(
            When(("attach",), equipment, by=You()),
            draw(1),
            optional=True,
            pay=cost(energy(1)),
            cond=Matches(HostOf(EventObject()), me),
        ),
    ),
    unsupported(
        "Kato the Arm",
        "a unit that gains every keyword that another one has",
        "다른 유닛의 모든 키워드를 얻기",
    ),
    card("Laurent Bladekeeper", GANKING),
    card(
        "Lucian, Merciless",
        WEAPONMASTER,
        when(When(("conquer",), me, nth=1), make_ready(Me())),
    ),
    card(
        "Marching Orders",
        ACTION,
        repeat(energy(3)),
        does(
            Act("choose", on=ALLY),
            Act("choose", on=FOE_FIGHTER),
            Act("deal each other", on=ALLY, by=FOE_FIGHTER),
        ),
    ),
    card("Petricite Monument", TEMPORARY, Static((Gain("Deflect"),), scope=unit & friendly)),
    card("Punch First", ACTION, does(give(UNIT, might(5)))),
    card("Ruin Runner", Forbid("choose", obj=me, by=Opponents())),
    card(
        "Sea Monkey",
        additional_cost("extra", cost(energy(1)), optional=True),
        when_played(buff(Me()), cond=Paid("extra")),
    ),
    card("Show of Strength", REACTION, does(draw(CountOf(All(unit & mine & mighty))))),
    card(
        "Sivir, Ambitious",
        keyword("Deflect", 2),
        when_i(
            "conquer",
            deal(Fact("excess damage"), FOE),
            optional=True,
            cond=Every((Matches(Me(), attacking), Compare(Fact("excess damage"), ">=", 5))),
        ),
    ),
    card(
        "Strike Down",
        does(
            Act("choose", on=EQUIPPED_ALLY),
            deal(Stat(EQUIPPED_ALLY, "might"), FOE, by=EQUIPPED_ALLY),
            detach(ITS_EQUIPMENT),
        ),
    ),
    card("Trinity Force", equip(power("body")), effect=(when_i("hold", gain_points(1)),)),
    card("Veteran Poro", WEAPONMASTER),
    card("Warmog's Armor", equip(power("body")), effect=(when_i("conquer", buff(Me())),)),
    card(
        "Yone, Blademaster",
        WEAPONMASTER,
        when(When(("conquer",), me, how=("uncontrolled",)), deal(Stat(Me(), "might"), FOE_AT_BASE)),
    ),
    card(
        "Yordle Explorer",
        when(When(("play",), ~token & CostMeasure("power", ">=", 2), by=You()), draw(1)),
    ),
)
