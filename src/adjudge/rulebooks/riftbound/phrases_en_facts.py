"""English for the facts of the turn that texts ask for."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_words import Counted, Saying

FACTS: Final = MappingProxyType(
    {
        "gear abilities played": Counted(
            "the number of activated abilities of gear that {who:s} played this turn",
            Saying("have played {quantity:gear ability|gear abilities} this turn", "who"),
        ),
        "cards played": Counted(
            "the number of cards {who:s} played this turn",
            Saying("have played {quantity:card|cards} this turn", "who"),
            each="card {who:s} played this turn",
        ),
        "enemies chosen": Counted(
            "the number of times {who:s} chose enemy units and gear with spells and abilities of"
            " units this turn",
            Saying(
                "have chosen enemy units or gear {quantity:time|times} this turn with spells or"
                " abilities of units",
                "who",
            ),
        ),
        "gear played": Counted(
            "the number of gear {who:s} played this turn",
            Saying("have played {quantity:gear|gear} this turn", "who"),
            each="gear {who:s} played this turn",
        ),
        "discarded": Counted(
            "the number of cards {who:s} discarded this turn",
            Saying("have discarded {quantity:card|cards} this turn", "who"),
            each="card {who:s} discarded this turn",
        ),
        "drawn": Counted(
            "the number of cards {who:s} drew this turn",
            Saying("have drawn {quantity:card|cards} this turn", "who"),
            each="card {who:s} drew this turn",
        ),
        "finalized": Counted(
            "the number of cards {who:s} finalized this turn",
            Saying("have finalized {quantity:card|cards} this turn", "who"),
        ),
        "excess damage": Counted(
            "the excess damage {who:s} assigned in this combat",
            Saying("have assigned {quantity:excess damage} in this combat", "who"),
        ),
        "energy on a spell": Counted(
            "the most Energy {who:s} paid for a spell this turn",
            Saying("have paid {quantity:Energy} for a spell this turn", "who"),
        ),
        "scores": Counted(
            "the number of times {who:s} scored this turn",
            Saying("have scored {quantity:time|times} this turn", "who"),
        ),
        "moved": Counted(
            "the number of times {who:s} moved this turn",
            Saying("have moved {quantity:time|times} this turn", "who"),
        ),
        "units died": Counted(
            "the number of units {who:s} lost this turn",
            Saying("have lost {quantity:unit|units} this turn", "who"),
        ),
        "non-token gear played": Counted(
            "the number of non-token gear {who:s} played this turn",
            Saying("have played {quantity:non-token gear|non-token gear} this turn", "who"),
        ),
        "non-token unit played": Counted(
            "the number of non-token units {who:s} played this turn",
            Saying("have played {quantity:non-token unit|non-token units} this turn", "who"),
        ),
        "spell played": Counted(
            "the number of spells {who:s} played this turn",
            Saying("have played {quantity:spell|spells} this turn", "who"),
        ),
        "other spell played": Counted(
            "the number of other spells {who:s} played this turn",
            Saying("have played {quantity:other spell|other spells} this turn", "who"),
        ),
        "Equipment played": Counted(
            "the number of Equipment {who:s} played this turn",
            Saying("have played {quantity:Equipment|Equipment} this turn", "who"),
        ),
        "xp gained": Counted(
            "the XP {who:s} gained this turn",
            Saying("have gained {quantity:XP} this turn", "who"),
        ),
        "power spent": Counted(
            "the power {who:s} spent this turn",
            Saying("have spent {quantity:power} this turn", "who"),
        ),
        "energy spent": Counted(
            "the Energy spent on {who:o}",
            Saying("have spent {quantity:Energy} on {who:o}", "you", many=True),
        ),
        "points from holding": Counted(
            "the number of points {who:s} scored from holding this turn",
            Saying("have scored {quantity:point|points} from holding this turn", "who"),
            each="point that {who:s} scored this turn by holding",
        ),
        "deaths in own beginning": Counted(
            "the number of friendly units that died during {who:p} Beginning Phase this turn",
            Saying(
                "have lost {quantity:friendly unit|friendly units} during {who:p} Beginning Phase"
                " this turn",
                "who",
            ),
        ),
        "enemy units chosen": Counted(
            "the number of times {who:s} chose enemy units this turn",
            Saying("have chosen {quantity:enemy unit|enemy units} this turn", "who"),
        ),
        "conquered": Counted(
            "the number of times {who:s} conquered this turn",
            Saying("have conquered {quantity:time|times} this turn", "who"),
        ),
        "dealt damage": Counted(
            "the damage dealt to {who:o} this turn",
            Saying("have been dealt {quantity:damage} this turn", "who"),
        ),
    }
)
