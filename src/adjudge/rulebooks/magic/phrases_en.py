"""The words of the game in English, for the generator of rules text: terms of the era."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_en_forms import EnNoun
from adjudge.text.wording_grammar import Noun
from adjudge.text.wording_words import Area, Counted, Head, Quality, Saying

HEADS: Final = MappingProxyType(
    {
        "creature": Head("creature", "creatures"),
        "artifact": Head("artifact", "artifacts"),
        "enchantment": Head("enchantment", "enchantments"),
        "land": Head("land", "lands"),
        "instant": Head("instant", "instants"),
        "sorcery": Head("sorcery", "sorceries"),
        "permanent": Head("permanent", "permanents"),
        "spell": Head("spell", "spells"),
        "ability": Head("activated or triggered ability", "activated or triggered abilities"),
        "card": Head("card", "cards"),
        "token": Head("token", "tokens"),
        "player": Head("player", "players"),
        "opponent": Head("opponent", "opponents"),
    }
)
TYPE_WORDS: Final = MappingProxyType(
    {
        word: word.capitalize()
        for word in (
            *("creature", "artifact", "enchantment", "land", "instant", "sorcery"),
            *("basic", "legendary", "world", "token"),
        )
    }
)
SUPERS: Final = MappingProxyType(
    {
        "basic": Quality("basic", without=Quality("nonbasic")),
        "legendary": Quality("legendary"),
        "world": Quality("world"),
    }
)
MARKS: Final = MappingProxyType(
    {
        "time": Quality(after="with time counters", clause="have time counters"),
        "tapped": Quality("tapped", without=Quality("untapped")),
        "attacking": Quality("attacking"),
        "blocking": Quality("blocking"),
    }
)
STATES: Final = MappingProxyType(
    {
        "enchanted": Quality("enchanted"),
        "unblocked": Quality("unblocked"),
        "face down": Quality("face-down"),
        "single target": Quality(after="with exactly one target"),
        "died this turn": Quality(after="put there from play during this turn"),
        "drawn this turn": Quality(after="drawn during this turn"),
        "attacked this turn": Quality(
            after="that attacked during this turn", clause="have attacked this turn"
        ),
    }
)
COLORS: Final = MappingProxyType(
    {word: word for word in ("white", "blue", "black", "red", "green")}
)
CHOICES: Final = MappingProxyType(
    {
        **COLORS,
        "old word": "a color word or basic land type",
        "new word": "another one of the same kind to replace it",
    }
)
RESOURCES: Final = MappingProxyType(
    {
        "generic": "{{}}",
        "colorless": "{1}",
        "x": "{X}",
        "white": "{W}",
        "blue": "{U}",
        "black": "{B}",
        "red": "{R}",
        "green": "{G}",
    }
)
POOLS: Final = MappingProxyType(
    {
        "": "mana",
        "one any": "one mana of any color",
        "one event": "one mana of the same type",
        "one lands": "one mana of any type that a land of yours could make",
    }
)
AREAS: Final = MappingProxyType(
    {
        "in play": Area("play", "play", "in", only=True),
        "stack": Area("stack", "stacks", "on", only=True),
        "library": Area("library", "libraries", "in", personal=True),
        "hand": Area("hand", "hands", "in", personal=True),
        "removed from the game": Area("removed zone", "removed zones", "in", only=True),
        "graveyard": Area("graveyard", "graveyards", "in", personal=True),
    }
)
HOWS: Final = MappingProxyType({"combat": "combat", "black": "black sources", "red": "red sources"})
STATS: Final = MappingProxyType({"power": "power", "toughness": "toughness"})
COST_PARTS: Final = MappingProxyType({"total": "converted mana cost"})
PLAYER_STATS: Final = MappingProxyType(
    {
        "life": Counted("{who:p} life total", Saying("have {quantity:life}", "who")),
        "hand": Counted(
            "the number of cards in {who:p} hand",
            Saying("hold {quantity:card|cards}", "who"),
        ),
        "turns": Counted(
            "the number of turns {who:s} took in this game",
            Saying("have taken {quantity:turn|turns}", "who"),
        ),
        "half library": Counted(
            "half the number of cards in {who:p} library, rounded down",
            Saying("have {quantity:card|cards} in half the library", "who"),
        ),
    }
)
FACTS: Final = MappingProxyType(
    {
        "spells played": Counted(
            "the number of spells {who:s} played this turn",
            Saying("have played {quantity:spell|spells} this turn", "who"),
        ),
    }
)
STRETCHES: Final = MappingProxyType({"upkeep": "the upkeep"})
ROLES: Final = MappingProxyType({"defending": "defending player"})
WINDOWS: Final = MappingProxyType(
    {"turn": "until the turn ends", "play": "", "game": "for the rest of the game"}
)
NEXT_WINDOWS: Final = MappingProxyType({"turn": "this turn, ", "game": "", "play": ""})
RELATIONS: Final = MappingProxyType(
    {
        "blocking": "blocking {to}",
        "damaged by": "dealt damage by {to} this turn",
        "above": "above {to}",
    }
)
FLAGS: Final = MappingProxyType(
    {
        "can't attack": Saying("can't attack< {window}>", "x"),
        "can't block": Saying("can't block< {window}>", "x"),
        "unblockable": Saying("can't be blocked< {window}>", "x"),
        "must attack": Saying("must attack each turn if possible", "x"),
        "must be blocked by all": Saying("must be blocked by every creature that is able to", "x"),
        "may stay tapped": Saying("may stay tapped during your untap step", "x"),
        "doesn't untap": Saying("can't untap during untap steps", "x"),
        "blockers at most": Saying("can't be blocked by two or more creatures", "x"),
        "blockers at least": Saying("can't be blocked by a single creature", "x"),
        "additional blocker": Saying("can each block one creature more", "x"),
        "as though unblocked": Saying(
            "may assign combat damage to the player as if nothing blocked {x}", "you", many=True
        ),
        "no maximum hand size": Saying("have no upper limit", "your hand"),
        "top revealed": Saying("lie revealed", "the top card of your library"),
        "shows the hands of opponents": Saying("lie revealed", "your opponents' hands", many=True),
        "untaps in every untap step": Saying(
            "untap during the untap step of every other player as well", "x"
        ),
        "keeps mana": Saying("can't be lost from a pool as a phase ends", "mana"),
        "can't lose": Saying("can't be lost by you nor won by an opponent", "the game"),
        "can't be regenerated": Saying("can't be regenerated this turn", "x"),
        "untargetable": Saying("can't be targeted by spells and abilities< {window}>", "x"),
        "shrouds its controller": Saying("have shroud", "you", many=True),
    }
)
SHORTFALLS: Final = MappingProxyType({"flip": Saying("lose the flip", "who")})
SPEED_NOTES: Final = MappingProxyType(
    {
        "sorcery": "play this ability only when you could play a sorcery",
        "special": "this is a special action that needs priority and no stack",
    }
)
FORBIDS: Final = MappingProxyType(
    {
        "attack": (Saying("can't attack", "obj"),),
        "be blocked": (Saying("can't block {obj}", "source"), Saying("can't be blocked", "obj")),
        "block": (Saying("can't block", "obj"),),
        "target": (
            Saying("can't be targeted by {source}", "obj"),
            Saying("can't be targeted by what {by:s} control", "obj"),
            Saying("can't be targeted", "obj"),
        ),
        "play": (Saying("can't play {obj}", "by"), Saying("can't play {obj}", "you")),
        "counter": (Saying("can't be countered", "obj"),),
    }
)
PERMITS: Final = MappingProxyType(
    {
        "play from graveyard": (Saying("may play {obj} from your graveyard", "by"),),
        "play top of library": (
            Saying("may play the card on top of your library as if from hand", "by"),
        ),
    }
)
LESS: Final = MappingProxyType(
    {
        "discount": (Saying("cost {less} less to play< for each {each}>", "obj"),),
        "increase": (Saying("cost {less} more to play< for each {each}>", "obj"),),
        "attack": (
            Saying("must pay {cost} for each creature that attacks you", "by"),
            Saying("must pay {cost} for each creature that attacks you", "you"),
        ),
    }
)
CHANGES: Final = MappingProxyType(
    {
        ("enters", "tapped"): Saying("come into play tapped", "obj"),
        ("times", "2"): Saying(
            "be doubled", "all damage that any source would deal to creatures and players"
        ),
        ("life floor", "1"): Saying("leave you at 1", "damage that would take your life below 1"),
    }
)
BEARERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    {
        "": EnNoun("this"),
        "gained": EnNoun("this permanent"),
        "creature": EnNoun("this creature"),
        "artifact": EnNoun("this artifact"),
        "enchantment": EnNoun("this enchantment"),
        "land": EnNoun("this land"),
        "instant": EnNoun("this spell"),
        "sorcery": EnNoun("this spell"),
    }
)
