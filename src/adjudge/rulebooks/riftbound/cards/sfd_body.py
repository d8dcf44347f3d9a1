"""Body cards of the second set (SFD)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    AmountOf,
    Forbid,
    HomeOf,
    If,
    Matches,
    Me,
    Noted,
    Opponents,
    Paid,
    PayAnyAmount,
    Pick,
    PlayCard,
    Stat,
    Target,
    UnderControl,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    HIDDEN,
    WEAPONMASTER,
    activated,
    add,
    additional_cost,
    at_base,
    attach,
    buff,
    card,
    cost,
    deal,
    does,
    enemy,
    energy,
    equipment,
    exhaust_me,
    friendly,
    gear,
    give,
    in_hand,
    make_ready,
    me,
    might,
    move,
    play_token,
    power,
    unit,
    when,
    when_played,
)

UNIT: Final = Target("unit", unit)
UP_TO_FOUR_ALLIES: Final = Target("allies", unit & friendly, at_least=0, at_most=4)
ENEMY_GEAR: Final = Target("gear", gear & enemy)
FOE_AT_BASE: Final = Target("foe", unit & enemy & at_base)

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
        "Fae Dragon",
        when_played(buff(UP_TO_FOUR_ALLIES)),
        when(When(("spend buff",), unit, by=You()), play_token("Gold", is_exhausted=True)),
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
    card(
        "Lucian, Merciless",
        WEAPONMASTER,
        when(When(("conquer",), me, nth=1), make_ready(Me())),
    ),
    card("Punch First", ACTION, does(give(UNIT, might(5)))),
    card("Ruin Runner", Forbid("choose", obj=me, by=Opponents())),
    card(
        "Yone, Blademaster",
        WEAPONMASTER,
        when(When(("conquer",), me, how=("uncontrolled",)), deal(Stat(Me(), "might"), FOE_AT_BASE)),
    ),
)
