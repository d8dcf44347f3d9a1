"""What a Riftbound case may say: the fields of its position and facts, for reading and schema."""

from __future__ import annotations

from typing import Final

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
_SEAT: Final = "[A-D]"
SEAT = Word("A player.", ("A", "B", "C", "D"))
NO_PLAYER: Final = ("none", "nobody")
_NONE: Final = Word("Nobody.", NO_PLAYER)
_COUNTED: Final = Text("Such as: 5 fury, 2 calm (1 exhausted).")

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

_SIDES: Final = Fields("Cards by the player who controls them.", {}, (), THINGS, _SEAT, ("A", "B"))

FIELD: Final = Fields(
    "A battlefield.",
    {
        "card": Text("Name of the battlefield; one without text by default."),
        "as": Text("Alias."),
        "owner": SEAT,
        "controller": one_of(SEAT, _NONE),
        "contested": SEAT,
        "units": one_of(_SIDES, THINGS),
        "gear": one_of(_SIDES, THINGS),
        "facedown": Fields("Hidden cards by player.", {}, (), THINGS, _SEAT, ("A", "B")),
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
        "runes": one_of(_COUNTED, Fields("", {}, (), Number("How many.")), THINGS),
        "rune deck": one_of(_COUNTED, THINGS),
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
            "runes": one_of(_COUNTED, Many("Runes.", Text())),
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

OBJECT_FACTS: Final[dict[str, Spec]] = {
    "at": Text("Place on the board."),
    "zone": Text("Zone, such as: trash, B hand, battlefield."),
    "damage": Number("Damage on it."),
    "might": Number("Might.", -99, 99),
    "exhausted": Flag("Exhausted."),
    "ready": Flag("Ready."),
    "stunned": Flag("Stunned."),
    "buffed": Flag("Has a buff."),
    "empowered": Flag("Empowered."),
    "mighty": Flag("Mighty."),
    "attacking": Flag("Attacker."),
    "defending": Flag("Defender."),
    "facedown": Flag("Facedown."),
    "token": Flag("A token."),
    "gone": Flag("Nowhere any more."),
    "controller": one_of(SEAT, _NONE),
    "owner": SEAT,
    "keywords": one_of(
        Fields("Keywords with their values.", {}, (), Number("Value.")),
        Many("Keywords it has.", Text()),
    ),
    "has": Many("Statuses, counters, keywords, tags or types it has.", Text()),
    "lacks": Many("What it must not have.", Text()),
    "attached to": one_of(_NONE, Text("What it is attached to.")),
    "attached": Many("What is attached to it.", Text()),
    "name": Text("The name it has now."),
    "domains": Many("Domains it has now.", Text()),
    "cost": Text("Printed or copied cost, such as: 3 energy, 1 power."),
}
OBJECT_FACT: Final = Fields("Facts of an object.", OBJECT_FACTS)

_CARDS: Final = one_of(Number("How many."), Many("Which.", Text(), strict=True))
PLAYER_FACT: Final = Fields(
    "Facts of a player.",
    {
        "hand": _CARDS,
        "deck": _CARDS,
        "deck top": Many("The top cards, first to last.", Text()),
        "deck bottom": Many("The bottom cards, last one last.", Text()),
        "trash": _CARDS,
        "banishment": _CARDS,
        "champion": _CARDS,
        "legend": _CARDS,
        "base": _CARDS,
        "units": _CARDS,
        "runes": one_of(Number("How many on the board."), _COUNTED),
        "ready runes": Number("How many are ready."),
        "rune deck": one_of(Number("How many."), _COUNTED),
        "pool": one_of(_NONE, Text("Such as: 2 energy, 1 fury.")),
        "points": Number("Points."),
        "xp": Number("XP."),
        "conceded": Flag("Whether the player conceded."),
    },
)

_BY_SEAT: Final = Fields("Units by player.", {}, (), _CARDS, _SEAT, ("A", "B"))
FIELD_FACT: Final = Fields(
    "Facts of a battlefield.",
    {
        "card": Text("Its card."),
        "controller": one_of(SEAT, _NONE),
        "contested": one_of(SEAT, Flag("Contested by whomever.")),
        "units": one_of(_BY_SEAT, _CARDS),
        "gear": _CARDS,
        "facedown": _CARDS,
        "showdown": Flag("Whether a showdown is in progress there."),
        "combat": Flag("Whether combat is in progress there."),
    },
)

_EVENT: Final = one_of(
    Text("Kind of a trace entry."),
    Fields(
        "Kinds with values they must have.", {}, (), one_of(Fields("", {}, (), ANYTHING), Nothing())
    ),
)
WORDS_FACT: Final[dict[str, Spec]] = {
    "chain": _CARDS,
    "because": Many("Rules that the trace cites.", Text()),
    "not because": Many("Rules that the trace does not cite.", Text()),
    "event": Many("What happened.", _EVENT),
    "no event": Many("What did not happen.", _EVENT),
    "winner": one_of(SEAT, _NONE, Word("", ("draw",))),
    "over": Flag("Whether the game is over."),
    "undetermined": Flag("Whether the rules leave open how it goes on: a loop without a rule."),
    "options": Fields(
        "Moves that are possible or not.",
        {},
        (),
        Fields("", {"can": Many("Moves.", Text()), "cannot": Many("Moves.", Text())}),
        _SEAT,
        ("A", "B"),
    ),
    "phase": Word("The phase.", (*PHASES,)),
    "turn": SEAT,
    "priority": one_of(SEAT, _NONE),
    "focus": one_of(SEAT, _NONE),
    "choice": Fields(
        "The open choice.",
        {
            "player": SEAT,
            "kind": Text("Its kind."),
            "count": Number("How many options."),
            "rule": Text("The rule that asks."),
        },
    ),
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
}
