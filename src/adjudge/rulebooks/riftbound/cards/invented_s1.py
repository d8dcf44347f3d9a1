"""Invented cards for the worked examples about what a card's text is and what its words mean."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Compare,
    EventObject,
    Fact,
    Gain,
    GainAbility,
    If,
    In,
    Noted,
    Pick,
    PlayCard,
    Replacement,
    Static,
    Tagged,
    Target,
    Top,
    When,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    add,
    additional_cost,
    banish,
    chosen_champion,
    cost,
    counter,
    discard,
    does,
    draw,
    energy,
    friendly,
    gear,
    give,
    give_all,
    in_hand,
    in_trash,
    invented,
    kill,
    me,
    might,
    mine,
    recycle,
    repeat,
    return_to_hand,
    reveal,
    spell,
    unit,
)

_SPELL: Final = Target("spell", spell)
_SPELL_IN_TRASH: Final = Target("spell", spell & in_trash())

CARDS: Final[tuple[CardDef, ...]] = (
    # Words for what a text speaks of.
    invented("Test Yeti", "unit", pay=(energy(2),), might_value=2, tags=("Yeti",)),
    invented(
        "Test Yeti Roar",
        "spell",
        does(give_all(Tagged("Yeti"), might(3)), draw(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Yeti Call",
        "spell",
        does(return_to_hand(Target("yeti", Tagged("Yeti")))),
        pay=(energy(1),),
    ),
    invented("Test Home", "spell", does(return_to_hand(Target("unit", unit))), pay=(energy(1),)),
    invented("Test Spell Counter", "spell", REACTION, does(counter(_SPELL)), pay=(energy(1),)),
    invented(
        "Test Spell Recall",
        "spell",
        REACTION,
        does(return_to_hand(_SPELL_IN_TRASH)),
        pay=(energy(1),),
    ),
    invented(
        "Test Gear Kill", "spell", REACTION, does(kill(Target("gear", gear))), pay=(energy(1),)
    ),
    invented("Test Kill All Gear", "spell", does(kill(All(gear))), pay=(energy(1),)),
    invented("Test Kill All Units", "spell", does(kill(All(unit))), pay=(energy(1),)),
    invented(
        "Test Champion Cheer",
        "spell",
        does(give_all(unit & friendly & chosen_champion, might(2))),
        pay=(energy(1),),
    ),
    # What a player may be made to do with cards that others don't see.
    invented(
        "Test Free Unit",
        "spell",
        does(Pick("unit", unit & in_hand()), PlayCard(Noted("unit"), ignore=("all",)), draw(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Other Than Unit",
        "spell",
        does(Pick("card", ~unit & in_hand()), recycle(Noted("card")), draw(1)),
        pay=(energy(1),),
    ),
    invented("Test Discard", "spell", does(discard(1), draw(1)), pay=(energy(1),)),
    # Instructions, conditions and what stands beside them.
    invented(
        "Test Sacrifice",
        "spell",
        REACTION,
        additional_cost("kill", cost(Act("kill one", on=All(unit & friendly))), optional=False),
        does(draw(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Repeat Lender",
        "gear",
        Static((GainAbility(repeat(energy(2))),), scope=spell & mine),
        pay=(energy(1),),
    ),
    invented(
        "Test Score Reward",
        "spell",
        does(If(Compare(Fact("scores"), ">=", 1), (draw(1), discard(1)))),
        pay=(energy(1),),
    ),
    invented(
        "Test Grave Robber",
        "gear",
        Replacement(When(("die",), unit), body=(banish(EventObject()),)),
        pay=(energy(1),),
    ),
    invented(
        "Test Titan 5",
        "unit",
        Replacement(When(("reveal",), me), body=(add(energy(2)),), keep=True, areas=("deck",)),
        pay=(energy(6),),
        might_value=5,
    ),
    invented("Test Reveal", "spell", does(reveal(Top(1))), pay=(energy(1),)),
    # Chain items that change hands.
    invented(
        "Test Grab",
        "spell",
        REACTION,
        does(Act("gain item", on=_SPELL), Act("new choices", on=_SPELL)),
        pay=(energy(1),),
    ),
    # Keywords that are given.
    invented(
        "Test Accelerator",
        "gear",
        Static((Gain("Accelerate"),), scope=unit & mine & In("chain")),
        pay=(energy(1),),
    ),
    invented(
        "Test Steel",
        "spell",
        REACTION,
        does(give(Target("unit", unit), Gain("Tank"))),
        pay=(energy(1),),
    ),
)

__all__ = ["CARDS"]
