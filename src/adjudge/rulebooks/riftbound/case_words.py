"""What facts of a Riftbound position may say beside those of every game."""

from __future__ import annotations

from typing import Final

from adjudge.rulekit.facts_words import CARDS, NOBODY, SEAT, FactWords
from adjudge.text.case_schema import Fields, Flag, Many, Number, Text, one_of

PHASES: Final = (
    "awaken",
    "beginning",
    "scoring",
    "channel",
    "draw",
    "main start",
    "main",
    "ending",
    "expiration",
)
COUNTED: Final = Text("Such as: 5 fury, 2 calm (1 exhausted).")

FACTS: Final = FactWords(
    stats={"points": "points", "xp": "xp"},
    zones={word: word for word in ("hand", "deck", "trash", "banishment", "champion", "legend")},
    ends=("deck",),
    states={
        "exhausted": ("exhausted", True),
        "ready": ("exhausted", False),
        "stunned": ("stunned", True),
        "buffed": ("buff", True),
        "empowered": ("empowered", True),
        "attacking": ("attacker", True),
        "defending": ("defender", True),
    },
    marks={"damage": "damage:"},
    numbers={"might": "might"},
    status={"buff": "buff", "attacker": "attacker", "defender": "defender"},
    phases=PHASES,
    pile="chain",
    of_player={
        "base": CARDS,
        "units": CARDS,
        "runes": one_of(Number("How many on the board."), COUNTED),
        "ready runes": Number("How many are ready."),
        "rune deck": one_of(Number("How many."), COUNTED),
    },
    of_object={
        "mighty": Flag("Mighty."),
        "domains": Many("Domains it has now.", Text()),
        "cost": Text("Printed or copied cost, such as: 3 energy, 1 power."),
    },
    of_game={
        "focus": one_of(SEAT, NOBODY),
        "legal": Flag("Whether the deck is legal."),
        "fault": Many("Faults that the deck has: code or rule.", Text()),
        "no fault": Many("Faults that the deck does not have.", Text()),
        "compile": Fields(
            "Instructions that a card's text consists of.",
            {
                "card": Text(),
                "ability": Number("Which ability, from 0."),
                "instructions": Many("Their words in order.", Text()),
            },
            ("card", "instructions"),
        ),
        "reads": Fields(
            "Words that a card's text has, its cost ahead of it.",
            {"card": Text(), "en": Many("In English.", Text()), "ko": Many("In Korean.", Text())},
            ("card",),
        ),
        "matches": Fields(
            "Objects that fit a description.",
            {
                "player": SEAT,
                "filter": Text("Words such as: enemy unit."),
                "objects": Many("What fits.", Text()),
            },
            ("filter", "objects"),
        ),
    },
)
"""The words of its facts."""
