"""The words of the game in English."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_en_forms import EnNoun
from adjudge.text.wording_grammar import Noun
from adjudge.text.wording_words import (
    Area,
    Counted,
    EventWords,
    Head,
    How,
    Quality,
    Saying,
    VerbWords,
)

TYPE_WORDS: Final = MappingProxyType(
    {"action": "Action", "money": "Money", "weapon": "Weapon", "character": "Character"}
)
DIFFICULTIES: Final = MappingProxyType({"easy": "easy", "normal": "normal", "hard": "hard"})
HEADS: Final = MappingProxyType(
    {
        "action": Head("action card", "action cards"),
        "money": Head("money card", "money cards"),
        "weapon": Head("weapon card", "weapon cards"),
        "character": Head("character", "characters"),
        "card": Head("card", "cards"),
        "token": Head("token", "tokens"),
    }
)
BEARERS: Final[MappingProxyType[str, Noun]] = MappingProxyType({"": EnNoun("this card")})
STATES: Final = MappingProxyType(
    {
        "own": Quality(
            after="of your own pack",
            clause="be of your own pack",
            without=Quality(after="of another pack", clause="be of another pack"),
        ),
        "boosted": Quality("boosted"),
    }
)
AREAS: Final = MappingProxyType(
    {
        "hand": Area("hand", "hands", "in", personal=True),
        "deck": Area("draw deck", "draw decks", "on", personal=True),
        "discard": Area("discard", "discards", "in", personal=True),
        "play": Area("play area", "play areas", "in", personal=True),
        "aside": Area("space beside the play area", "spaces", "in", personal=True),
        "seen": Area("cards looked at", "cards looked at", "among", personal=True),
        "shown": Area("revealed cards", "revealed cards", "among", personal=True),
        "market": Area("market", "markets", "in", only=True),
        "trash": Area("trash pile", "trash piles", "in", only=True),
    }
)
VERBS: Final[Mapping[str, VerbWords]] = MappingProxyType(
    {
        "draw": VerbWords(text="draw {amount:card|cards}", leaves="card", done="drawn"),
        "deal": VerbWords(text="deal {amount:damage} to {on}"),
        "heal": VerbWords(text="heal {amount:health}"),
        "stars": VerbWords(text="gain {amount:wish star|wish stars}"),
        "lose stars": VerbWords(text="lose {amount:wish star|wish stars}"),
        "actions": VerbWords(text="gain {amount:action point|action points}"),
        "buys": VerbWords(text="gain {amount:additional buy|additional buys}"),
        "gems": VerbWords(text="gain {amount:gem|gems}"),
        "hit": VerbWords(text="add {amount:damage} to this turn's weapons"),
        "discard": VerbWords(
            text="discard< {on}>< {amount:card|cards}>", leaves="card", done="discarded"
        ),
        "trash": VerbWords(text="remove {on}", done="removed"),
        "gain": VerbWords(text="gain {on}< and put it {to:at}>", done="gained"),
        "gain called": VerbWords(
            text="gain {amount:copy|copies} of {name} from the market<, put {to:at}>",
            how=How.NAME,
        ),
        "look": VerbWords(
            text="look at {amount:card|cards} off the top of the draw deck",
            leaves="card",
            done="looked at",
        ),
        "show": VerbWords(
            text="reveal {amount:card|cards} off the top of the draw deck",
            leaves="card",
            done="revealed",
        ),
        "put": VerbWords(text="put {on} {to:at}"),
        "rest": VerbWords(
            text="put the rest {to:at}",
            variants=dict.fromkeys(("seen", "shown"), "put the rest {to:at}"),
        ),
        "stay": VerbWords(text="keep {on} beside the play area"),
        "again": VerbWords(text="cast the effect of {on} again"),
        "win": VerbWords(text="win the match", stated=True),
        "lose": VerbWords(text="lose the match", stated=True),
    }
)


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(text, "by"))


def _phase(name: str) -> EventWords:
    return EventWords(
        phase=f"at the start of {{by:p}} {name}",
        phase_any=f"at the start of each {name}",
        phase_now=f"at the start of this {name}",
    )


EVENTS: Final[Mapping[str, EventWords]] = MappingProxyType(
    {
        "lay": _of_player("lay {obj}"),
        "draw": _of_player("draw a card< by the effect of {source}>"),
        "discard": _of_player("discard {obj} by an effect"),
        "trash": _of_player("remove {obj}"),
        "gain": _of_player("gain {obj}"),
        "damage": _of_player("take damage< of {how}>"),
        "stars": _of_player("gain wish stars"),
        "skill": _of_player("cast a skill"),
        "turn": _phase("turn"),
        "wish": _phase("wish phase"),
        "action": _phase("action phase"),
        "buy": _phase("buy phase"),
        "attack": _phase("attack phase"),
        "clean up": _phase("clean-up phase"),
        "end of turn": EventWords(
            phase="at the end of {by:p} turn",
            phase_any="at the end of each turn",
            phase_now="at the end of this turn",
        ),
    }
)
HOWS: Final = MappingProxyType({"hit": "weapons"})
STATS: Final = MappingProxyType(
    {"price": "price", "cost": "required action points", "value": "value", "damage": "damage"}
)


def _number(one: str, many: str = "") -> Counted:
    shown = f"{one}|{many}" if many else one
    return Counted(f"{{who:p}} {many or one}", Saying(f"have {{quantity:{shown}}}", "who"))


PLAYER_STATS: Final = MappingProxyType(
    {
        "health": _number("health"),
        "maximum": _number("maximum health"),
        "stars": _number("wish star", "wish stars"),
        "actions": _number("action point", "action points"),
        "buys": _number("buy", "buys"),
        "gems": _number("gem", "gems"),
        "hit": _number("weapon damage"),
        "hand": _number("card in hand", "cards in hand"),
        "discard": _number("card in the discard", "cards in the discard"),
        "deck": _number("card in the draw deck", "cards in the draw deck"),
        "play": _number("card in the play area", "cards in the play area"),
    }
)
FACTS: Final = MappingProxyType(
    {
        "laid": Counted(
            "the number of cards {who} laid this turn",
            Saying("have laid {quantity:card|cards} this turn", "who"),
        ),
        "gained": Counted(
            "the number of cards {who} gained this turn",
            Saying("have gained {quantity:card|cards} this turn", "who"),
        ),
        "damaged": Counted(
            "the number of times {who} took damage this turn",
            Saying("have been damaged {quantity:time|times} this turn", "who"),
        ),
    }
)
WINDOWS: Final = MappingProxyType({"turn": "this turn", "game": "for the rest of the match"})
NEXT_WINDOWS: Final = MappingProxyType(
    {"turn": "This turn, ", "game": "For the rest of the match, "}
)
RESOURCES: Final = MappingProxyType({"gem": "{} gems", "energy": "[{}]"})
LESS: Final = MappingProxyType(
    {
        "discount": (
            Saying("cost {less} less, but not less than {floor}", "obj"),
            Saying("{obj} cost {less} less"),
        ),
        "increase": (Saying("{obj} cost {less} more"),),
    }
)
CHANGES: Final = {
    "less": Saying("any damage you take is # less"),
    "more": Saying("the hit of your weapons deals # more damage"),
}
KEYWORDS: Final = MappingProxyType({"Keep": "stays in hand in clean-up"})
VALUES: Final = MappingProxyType(
    {
        "game once": "this happens only once each match",
        "game often": "this happens at most {times} times each match",
    }
)
PLAYERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    dict.fromkeys(("opponents", "each opponent", "one opponent"), EnNoun("the opponent"))
)
ACTS: Final = MappingProxyType({"play": "lay {on} without losing action points"})
LABELS: Final = MappingProxyType(
    {
        "at once": "[At once from hand] ",
        "active": "active",
        "passive": "passive",
        "game": "{times} a match",
        "turn": "{times} a turn",
        "wish": "wish phase",
        "action": "action phase",
        "buy": "buy phase",
        "attack": "attack phase",
        "stars": "{count} wish star(s)",
        "may": "may be cast",
        "must": "is cast",
        "price": "price {n}",
        "cost": "requires {n} action point(s)",
        "value": "value {n}",
        "damage": "damage {n}",
        "health": "maximum health {n}",
        "house": "house",
    }
)
