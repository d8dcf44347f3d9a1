"""What a Riftbound case may say: the fields of its position and battlefields."""

from __future__ import annotations

from typing import Final

from adjudge.rulebooks.riftbound.case_words import COUNTED
from adjudge.rulekit.facts_words import CARDS, NOBODY, SEAT, SEAT_FORM
from adjudge.text.case_schema import (
    ANYTHING,
    Fields,
    Flag,
    Many,
    Nothing,
    Number,
    Spec,
    Text,
    Word,
    one_of,
)

THING_FIELDS: Final[dict[str, Spec]] = {
    "card": Text("Name of the card."),
    "as": Text("Alias for moves and facts."),
    "count": Number("So many of them.", 1, 40),
    "damage": Number("Damage on it."),
    "damage by": SEAT,
    "exhausted": Flag("Exhausted or ready."),
    "ready": Flag("Ready or exhausted."),
    "buff": one_of(Flag("Whether it has a buff."), Number("Buffs on it.")),
    "stunned": Flag("Whether it is stunned."),
    "empowered": Flag("Whether it is empowered."),
    "attached": ANYTHING,
    "might": one_of(Number("Might it got this turn.", -99, 99), Text("Such as: +2.")),
    "keywords": one_of(
        Fields("Keywords it got this turn, with values.", {}, (), Number("Value.")),
        Many("Keywords it got this turn.", Text()),
    ),
    "token": Flag("Whether it is a token."),
    "owner": SEAT,
    "controller": SEAT,
    "moved": Number("How often it moved this turn."),
    "since": Word("When it was hidden.", ("this turn", "earlier")),
}
THING: Final = one_of(
    Text("A card: name, then as ALIAS, then (states)."),
    Fields("A card with its state.", THING_FIELDS, ("card",)),
)
THINGS: Final = Many("Cards.", THING)

_SIDES: Final = Fields(
    "Cards by the player who controls them.", {}, (), THINGS, SEAT_FORM, ("A", "B")
)

FIELD: Final = Fields(
    "A battlefield.",
    {
        "card": Text("Name of the battlefield; one without text by default."),
        "as": Text("Alias."),
        "owner": SEAT,
        "controller": one_of(SEAT, NOBODY),
        "contested": SEAT,
        "units": one_of(_SIDES, THINGS),
        "gear": one_of(_SIDES, THINGS),
        "facedown": Fields("Hidden cards by player.", {}, (), THINGS, SEAT_FORM, ("A", "B")),
    },
)

PLAYER: Final = Fields(
    "What a player has.",
    {
        "legend": THINGS,
        "champion": THINGS,
        "chosen champion": Many("Names of the chosen champions, wherever they are.", Text()),
        "hand": THINGS,
        "deck": THINGS,
        "trash": THINGS,
        "banishment": THINGS,
        "base": THINGS,
        "runes": one_of(COUNTED, Fields("", {}, (), Number("How many.")), THINGS),
        "rune deck": one_of(COUNTED, THINGS),
        "pool": Text("Such as: 2 energy, 1 fury, 1 any for spell."),
        "points": Number("Points."),
        "xp": Number("XP."),
        "played": one_of(Number("Cards played this turn."), Many("Their names.", Text())),
        "drawn": Number("Cards drawn this turn."),
        "discarded": Number("Cards discarded this turn."),
        "died": Number("Units that died this turn."),
        "scored": Many("Battlefields scored this turn.", Text()),
        "conquered": Many("Battlefields conquered this turn.", Text()),
        "turns taken": Number("Beginning Phases so far; 0 before the first turn."),
    },
)

SEAT_DECK: Final = one_of(
    Text("Name of a built-in deck."),
    Fields(
        "A deck without checks.",
        {
            "legend": Many("Legends.", Text()),
            "champion": Many("Chosen champions.", Text()),
            "main": Many("Cards, such as: 3 Void Seeker.", Text()),
            "runes": one_of(COUNTED, Many("Runes.", Text())),
            "battlefields": Many("Battlefields.", Text()),
        },
    ),
)
START: Final = Fields(
    "A game from its set-up on.",
    {
        "mode": Word("How battlefields are picked.", ("duel", "match")),
        "first": SEAT,
        "A": SEAT_DECK,
        "B": SEAT_DECK,
        "shuffle": Flag("Whether decks are shuffled."),
    },
)

POSITION: Final = Fields(
    "The position in which the moves begin.",
    {
        "turn": Text("Player and phase, such as: A, main."),
        "number": Number("Number of the turn.", 1, 200),
        "first": SEAT,
        "victory score": Number("Points needed to win.", 1, 50),
        "battlefields": Fields(
            "The battlefields.",
            {},
            (),
            one_of(FIELD, Text("Its card."), Nothing()),
            "north|south|east|west",
            ("north", "south", "east", "west"),
        ),
        "players": Number("Number of players; else as many as are named, at least two.", 2, 4),
        **dict.fromkeys(("A", "B", "C", "D"), PLAYER),
        "start": START,
    },
)

CARD: Final = Fields(
    "An invented card.",
    {
        "name": Text("Its name."),
        "type": Many(
            "Its types.", Word("", ("unit", "gear", "spell", "legend", "battlefield", "rune"))
        ),
        "energy": Number("Energy cost."),
        "power": Number("Power symbols of its own domains."),
        "might": Number("Might."),
        "might bonus": Number("Might that an Equipment gives."),
        "domains": Many("Domains.", Word("", ("fury", "calm", "mind", "body", "chaos", "order"))),
        "tags": Many("Tags.", Text()),
        "supertypes": Many("Supertypes.", Text()),
        "keywords": Many("Keywords, such as Tank or Assault 2.", Text()),
        "token": Flag("Whether it is a token."),
    },
    ("name", "type"),
)

_BY_SEAT: Final = Fields("Units by player.", {}, (), CARDS, SEAT_FORM, ("A", "B"))
FIELD_FACT: Final = Fields(
    "Facts of a battlefield.",
    {
        "card": Text("Its card."),
        "controller": one_of(SEAT, NOBODY),
        "contested": one_of(SEAT, Flag("Contested by whomever.")),
        "units": one_of(_BY_SEAT, CARDS),
        "gear": CARDS,
        "facedown": CARDS,
        "showdown": Flag("Whether a showdown is in progress there."),
        "combat": Flag("Whether combat is in progress there."),
    },
)
