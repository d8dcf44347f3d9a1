"""What Riftbound adds to the schema of a case."""

from __future__ import annotations

from adjudge.rulebooks.riftbound.case_decks import DECK
from adjudge.rulebooks.riftbound.case_format import CARD, FIELD_FACT, POSITION
from adjudge.rulebooks.riftbound.case_match import MATCH, MATCH_FACTS
from adjudge.rulebooks.riftbound.case_names import PLACE_WORDS, SEATS
from adjudge.rulebooks.riftbound.case_words import FACTS
from adjudge.text.case_schema import Fields, Many, Spec


def specs() -> dict[str, Spec]:
    """What this game adds to the schema of a case."""
    fact = Fields(
        "A fact.",
        {
            **FACTS.game,
            **FACTS.views,
            **MATCH_FACTS,
            **dict.fromkeys(SEATS, Fields("Facts of a player.", FACTS.player)),
            **dict.fromkeys(PLACE_WORDS, FIELD_FACT),
        },
        (),
        Fields("Facts of an object.", FACTS.object),
    )
    return {
        "position": POSITION,
        "cards": Many("Invented cards.", CARD, strict=True),
        "deck": DECK,
        "match": MATCH,
        "expect": Many("Facts of the position after the moves.", fact),
    }
