"""The words of the game in English, for the generator of rules text."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_en_forms import EnNoun
from adjudge.text.wording_frames_en import ENGLISH
from adjudge.text.wording_words import (
    Area,
    Counted,
    EventWords,
    Head,
    How,
    Phrases,
    Quality,
    Saying,
    VerbWords,
)

TYPE_WORDS: Final = MappingProxyType(
    {
        "character": "Character",
        "event": "Event",
        "prism": "Prism",
        "resource": "Resource",
        "star": "Star",
        "token": "Token",
        "basic mana stone": "Basic Mana Stone",
    }
)
ICONS: Final = MappingProxyType(
    {
        "action": "[Action]",
        "choose": "[Choose]",
        "Arrival": "[Arrival]",
        "Departure": "[Departure]",
        "Reaction": "[Reaction]",
        "Constant": "[Constant]",
    }
)
COLOURS: Final = MappingProxyType(
    {word: word for word in ("red", "blue", "white", "green", "black")}
)

_FRAMES: Final = ENGLISH.frames
_GRAMMAR: Final = replace(
    ENGLISH,
    frames=replace(
        _FRAMES,
        occasions={**_FRAMES.occasions, "when": "each time {event}, "},
        sayings={**_FRAMES.sayings, "plays": Saying("cast", "who")},
        acts={**_FRAMES.acts, "play": "cast {on}<, ignoring {its} {ignored}>"},
    ),
)
"""English, with the words of this game for what every game has."""

PHRASES: Final = Phrases(
    grammar=_GRAMMAR,
    heads={
        "character": Head("character", "characters"),
        "event": Head("event", "events"),
        "prism": Head("prism", "prisms"),
        "resource": Head("resource", "resources"),
        "star": Head("star", "stars"),
        "card": Head("card", "cards"),
        "token": Head("token", "tokens"),
        "ability": Head("ability", "abilities"),
    },
    bearers={
        "": EnNoun("this card"),
        "character": EnNoun("this character"),
        "prism": EnNoun("this prism"),
        "star": EnNoun("this star"),
        "unit": EnNoun("this card"),
    },
    marks={
        "acted": Quality("acted", without=Quality("ready")),
        "counter": Quality(after="with a counter", clause="have a counter"),
    },
    states={
        "ready": Quality("ready", without=Quality("acted")),
        "face down": Quality("face-down"),
        "damaged": Quality("damaged"),
        "new": Quality(after="that came this turn", clause="have come this turn"),
    },
    friendly=Quality(after="of yours", clause="be yours"),
    enemy=Quality("opposing"),
    token=Quality("token", clause="be a token", without=Quality("non-token")),
    targeted=Quality("target"),
    domains=COLOURS,
    keywords={},
    areas={
        "battlefield": Area("battlefield", "battlefields", "on", personal=True),
        "hand": Area("hand", "hands", "in", personal=True),
        "graveyard": Area("graveyard", "graveyards", "in", personal=True),
        "deck": Area("deck", "decks", "in", personal=True),
        "resources": Area("resource zone", "resource zones", "in", personal=True),
        "star": Area("star zone", "star zones", "in", personal=True),
    },
    verbs={
        "damage": VerbWords(text="deal {amount:damage} to {on:e}"),
        "draw": VerbWords(text="draw {amount:card|cards}", leaves="card", done="drawn"),
        "discard": VerbWords(
            text="discard {amount:card|cards}", leaves="card", done="discarded", counts=True
        ),
        "gain life": VerbWords(text="gain {amount:life point|life points}"),
        "lose life": VerbWords(text="lose {amount:life point|life points}"),
        "destroy": VerbWords(text="put {on} into the graveyard"),
        "return": VerbWords(
            text="return {on} to the hand of its owner",
            several="return {on} to the hands of their owners",
        ),
        "give up": VerbWords(text="put {on} into the graveyard", picks="one"),
        "add counters": VerbWords(text="put {amount:counter|counters} on {on}"),
        "remove counters": VerbWords(text="remove {amount:counter|counters} from {on}"),
        "act": VerbWords(text="act {on}"),
        "ready": VerbWords(text="make {on} ready"),
        "create": VerbWords(text="create {token}", how=How.TOKEN),
        "resource": VerbWords(
            text="put the top {amount:card|cards} of the deck into the resource zone face down"
        ),
    },
    events={
        "cast": EventWords(by=Saying("cast {obj}", "by"), obj=Saying("be cast", "obj")),
        "enter": EventWords(obj=Saying("enter the battlefield", "obj")),
        "create": EventWords(obj=Saying("be created", "obj")),
        "to graveyard": EventWords(obj=Saying("go to the graveyard", "obj")),
        "attack": EventWords(obj=Saying("attack", "obj")),
        "block": EventWords(obj=Saying("block", "obj")),
        "act": EventWords(obj=Saying("act", "obj")),
        "damage": EventWords(obj=Saying("take damage", "obj"), amount="damage"),
        "gain life": EventWords(obj=Saying("gain life points", "obj"), amount="life points"),
        "upkeep": EventWords(
            phase="at the beginning of {by:p} upkeep step",
            phase_any="at the beginning of each upkeep step",
        ),
        "end": EventWords(
            phase="at the beginning of {by:p} end phase",
            phase_any="at the beginning of each end phase",
        ),
    },
    stats={"attack": "attack", "defence": "defence", "life": "life points"},
    cost_parts={"all": "lights"},
    player_stats={
        "life": Counted(
            "{who:p} life points",
            Saying("have {quantity:life point|life points}", "who"),
            many=True,
        )
    },
    windows={"turn": "this turn", "": ""},
    next_windows={"turn": "this turn, "},
    resources={"any": "[{}]", "energy": "[{}]", **{c: f"[{c}]" for c in COLOURS}},
    pools={"": "[{}]"},
    cost_symbols={"act": "act"},
    speeds={"": "", "action": "", "choose": ""},
    forbids={
        "target": (Saying("can't be targeted", "obj"),),
        "attack": (Saying("can't attack", "obj"),),
        "block": (Saying("can't block", "obj"),),
    },
    less={
        "discount": (Saying("cost {less} less< for each {each}>", "obj"),),
        "increase": (Saying("cost {less} more< for each {each}>", "obj"),),
    },
)
"""All of them; icons are put in front of abilities by `card_text`."""
