"""The words of the game in English, for the generator of rules text."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_en_forms import EnNoun
from adjudge.text.wording_grammar import Noun
from adjudge.text.wording_words import (
    Area,
    Counted,
    Head,
    Quality,
    Saying,
)

HEADS: Final = MappingProxyType(
    {
        "unit": Head("unit", "units"),
        "gear": Head("gear", "gear"),
        "spell": Head("spell", "spells"),
        "rune": Head("rune", "runes"),
        "buff": Head("buff", "buffs"),
        "legend": Head("legend", "legends"),
        "battlefield": Head("battlefield", "battlefields"),
        "ability": Head("ability", "abilities"),
        "card": Head("card", "cards"),
        "token": Head("token", "tokens"),
    }
)
TYPE_WORDS: Final = MappingProxyType(
    {
        "unit": "Unit",
        "gear": "Gear",
        "spell": "Spell",
        "rune": "Rune",
        "legend": "Legend",
        "battlefield": "Battlefield",
        "champion": "Champion",
        "signature": "Signature",
        "basic": "Basic",
        "token": "Token",
    }
)
SUPERS: Final = MappingProxyType(
    {
        "champion": Quality("champion", clause="be a champion"),
        "signature": Quality("signature"),
        "basic": Quality("basic"),
    }
)
MARKS: Final = MappingProxyType(
    {
        "exhausted": Quality("exhausted", without=Quality("ready")),
        "buff": Quality("buffed", without=Quality("unbuffed")),
        "stunned": Quality("stunned", without=Quality("unstunned")),
        "empowered": Quality("[Empowered]"),
        "attacker": Quality("attacking"),
        "defender": Quality("defending"),
    }
)
STATES: Final = MappingProxyType(
    {
        "alone": Quality("lone", clause="be alone"),
        "empowerable": Quality(after="that can become [Empowered]"),
        "mighty": Quality("Mighty"),
        "in combat": Quality(after="in combat"),
        "in showdown": Quality(after="in a showdown"),
        "revealed": Quality("revealed"),
        "facedown": Quality("facedown", without=Quality("faceup")),
        "with Reaction": Quality(after="with [Reaction]"),
        "played from hand": Quality(
            after="from a hand",
            clause="have been played from a hand",
            without=Quality(
                after="played from anywhere but a hand",
                clause="have been played from anywhere but a hand",
            ),
        ),
        "played from trash": Quality(after="from a trash", clause="have been played from a trash"),
        "chosen champion": Quality(
            after="that is a Chosen Champion",
            after_many="that are Chosen Champions",
            clause="be a Chosen Champion",
        ),
        "attached": Quality("attached", without=Quality("unattached")),
        "damaged": Quality("damaged", without=Quality("undamaged")),
        "equipped": Quality("equipped", without=Quality("unequipped")),
        "most might": Quality(
            after="with the most Might among its controller's units",
            clause="have the most Might among its controller's units",
        ),
        "one on one": Quality(after="one on one with an enemy unit"),
        "attached this turn": Quality(
            after="attached this turn", clause="have been attached this turn"
        ),
    }
)
DOMAINS: Final = MappingProxyType(
    {word: word.capitalize() for word in ("fury", "calm", "mind", "body", "chaos", "order")}
)
RESOURCES: Final = MappingProxyType(
    {
        "energy": "[{}]",
        "any": "[A]",
        "own": "[C]",
        "fury": "[R]",
        "calm": "[G]",
        "mind": "[B]",
        "body": "[O]",
        "chaos": "[P]",
        "order": "[Y]",
    }
)
AREAS: Final = MappingProxyType(
    {
        "battlefield": Area("battlefield", "battlefields"),
        "base": Area("base", "bases", home=True),
        "hand": Area("hand", "hands", "in", personal=True),
        "deck": Area("Main Deck", "Main Decks", "in", personal=True),
        "rune deck": Area("Rune Deck", "Rune Decks", "in", personal=True),
        "trash": Area("trash", "trashes", "in", personal=True),
        "banishment": Area("banishment", "banishments", "in", personal=True),
        "champion": Area("Champion Zone", "Champion Zones", "in", personal=True),
        "legend": Area("Legend Zone", "Legend Zones", "in", personal=True),
        "facedown": Area("facedown zone", "facedown zones", "in"),
        "chain": Area("chain", "chains", "on", only=True),
        "board": Area("board", "boards", "on", only=True),
        "any battlefield": Area(
            "battlefield, whoever controls it", "battlefields, whoever controls them"
        ),
        "battlefield you control": Area(
            "battlefield that you control", "battlefields that you control"
        ),
    }
)
TESTS: Final = MappingProxyType(
    {
        "enemy": Quality("enemy"),
        "with enemies": Quality(after="with enemy units"),
        "with yours": Quality(after="where you have units"),
        "with two units": Quality(after="with exactly two units there"),
        "with a lone enemy": Quality(after="where an enemy unit is alone"),
        "attacked": Quality(after="that you are attacking"),
        "occupied": Quality("occupied"),
        "open": Quality("open"),
        "uncontrolled": Quality("uncontrolled"),
        "yours": Quality(after="that you control"),
        "friendly": Quality(after="that you or an ally controls"),
        "other": Quality("other"),
        "conquered this turn": Quality(after="that you conquered this turn"),
    }
)
DESTINATIONS: Final = MappingProxyType(
    {
        "": "to another location",
        "base": "back to {of:p} base",
        "battlefield": "to a battlefield",
        "to or from base": "to or from {of:p} base",
        "yours": "to another battlefield that you control",
        "with yours": "to another battlefield where you have units",
        "its side": "to another location where there is a unit with the same controller",
    }
)
HOWS: Final = MappingProxyType(
    {
        "uncontrolled": "a battlefield that was uncontrolled",
        "spell": "a spell",
        "ability": "an ability",
        "equip": "[Equip]",
        "from facedown": "[Hidden]",
        **{word: word for word in ("attack", "conquer", "defend", "hold", "move", "play")},
        "target": "targeting",
    }
)
STATS: Final = MappingProxyType(
    {
        "might": "Might",
        "might bonus": "Might bonus",
        "damage": "the damage marked on {of}",
        "empowered": "the number of times that {of:s} was empowered",
        **{word: f"[{word}]" for word in ("Assault", "Shield", "Hunt", "Deflect")},
    }
)
COST_PARTS: Final = MappingProxyType(
    {
        "energy": "Energy cost",
        "power": "Power cost",
        "all": "cost",
        "any and all": "costs of any kind",
    }
)
PLAYER_STATS: Final = MappingProxyType(
    {
        "points": Counted(
            "{who:p} points", Saying("have {quantity:point|points}", "who"), many=True
        ),
        "xp": Counted("{who:p} XP", Saying("have {quantity:XP}", "who")),
        "hand": Counted(
            "the number of cards in {who:p} hand",
            Saying("have {quantity:card|cards} in hand", "who"),
            each="card in {who:p} hand",
        ),
        "trash": Counted(
            "the number of cards in {who:p} trash",
            Saying("have {quantity:card|cards} in the trash", "who"),
            each="card in {who:p} trash",
        ),
        "points to go": Counted(
            "the number of points {who:s} need to win",
            Saying("need {quantity:point|points} to reach the Victory Score", "who"),
        ),
        "turns begun": Counted(
            "the number of turns {who:s} began",
            Saying("have begun {quantity:turn|turns}", "who"),
        ),
        "beginning phases": Counted(
            "the number of {who:p} Beginning Phases",
            Saying("be {who:p} {nth} Beginning Phase", "it"),
        ),
    }
)
STRETCHES: Final = MappingProxyType({"beginning": "the Beginning Phase"})
ROLES: Final = MappingProxyType({"attacker": "the attacker", "defender": "the defender"})
WINDOWS: Final = MappingProxyType(
    {
        "turn": "this turn",
        "combat": "this combat",
        "cleanup": "until the next cleanup",
        "game": "for the rest of the game",
        "board": "",
        "source": "as long as this card is on the board",
    }
)
NEXT_WINDOWS: Final = MappingProxyType(
    {
        "turn": "this turn, ",
        "combat": "this combat, ",
        "cleanup": "until the next cleanup, ",
        "game": "for the rest of the game, ",
        "source": "as long as this card is on the board, ",
    }
)
FLAGS: Final = MappingProxyType(
    {
        "any buff": Saying("can have any number of buffs< {window}>", "x"),
        "any empowered": Saying("can be empowered any number of times< {window}>", "x"),
        "most empowered": Saying("can be empowered up to {value} times< {window}>", "x"),
        "assigned last": Saying("must be assigned combat damage last", "x"),
        "added energy": Saying("add an additional [{value}]< {window}>", "x"),
        "bonus damage": Saying(
            "deal {value} bonus damage< {window}>", "your spells and abilities", many=True
        ),
        "bonus damage taken": Saying(
            "deal {value} bonus damage to {x}< {window}>", "spells and abilities", many=True
        ),
        "facedown room": Saying(
            "have room for {amount:additional facedown card|additional facedown cards}< {window}>",
            "x",
        ),
        "own bonus damage": Saying("deal bonus damage equal to {value}< {window}>", "x"),
        "ignores Backline": Saying(
            "ignore [Backline] while assigning combat damage here", "you", many=True
        ),
        "ignores Tank": Saying(
            "ignore [Tank] while assigning combat damage here", "you", many=True
        ),
        "lethal to enemies": Saying(
            "be lethal to enemy units", "any amount of damage that you deal"
        ),
        "no combat damage": Saying("deal no combat damage< {window}>", "x"),
        "no damage": Saying("can't be dealt damage< {window}>", "x"),
        "victory score": Saying("be {value} higher", "the Victory Score"),
        "unpreventable damage": Saying("can't be prevented< {window}>", "damage that you deal"),
    }
)


def _barred(verb: str, done: str) -> tuple[Saying, ...]:
    """What may not be done to objects, by a source, by players or at all."""
    return (
        Saying(f"can't {verb} {{obj}}< {{to:to}}>", "source"),
        Saying(f"can't {verb} {{obj}}< {{to:to}}>", "by"),
        Saying(f"can't {done}< {{to:to}}>", "obj"),
    )


FORBIDS: Final = MappingProxyType(
    {
        "attack": (Saying("can't attack", "obj"),),
        "choose": (
            Saying("can't choose {obj}", "source"),
            Saying("can't choose {obj} with spells or abilities", "by"),
            Saying("can't be chosen", "obj"),
        ),
        "counter": (Saying("can't be countered", "obj"),),
        "score": (Saying("can't score {to:to}", "by"),),
        "gain points": (Saying("can't gain points", "by"),),
        "move": _barred("move", "move"),
        "play": (
            Saying("can't play {obj}< {to:at}>", "by"),
            Saying("can't play cards", "by"),
            Saying("can't play {obj}", "you"),
        ),
        "play to": (
            Saying("can't play {obj} {to:to}", "by"),
            Saying("can't be played {to:to}", "obj"),
        ),
        "rest in trash": (
            Saying(
                "banish whatever would go to {by:p} trash from the chain or a facedown zone", "by"
            ),
        ),
        "trigger": (Saying("of {obj} do not trigger", "effects"),),
        "ready": (
            Saying("can't make {obj} ready", "source"),
            Saying("can't make {obj} ready", "by"),
            Saying("can't become ready", "obj"),
        ),
    }
)
FORBIDS_BUT: Final = MappingProxyType(
    {
        "move": (Saying("can move only {to:to}", "obj"),),
        "play to": (
            Saying("can play {obj} only {to:to}", "by"),
            Saying("can play {obj} only {to:to}", "you"),
        ),
    }
)
PERMITS: Final = MappingProxyType(
    {
        "ambush to": (Saying("may [Ambush] {to:to}, even if you have no units there", "obj"),),
        "hide": (
            Saying("may hide cards for {cost} instead of [A]", "by"),
            Saying("may hide cards ignoring their costs", "by"),
        ),
        "move": (Saying("may move {to:to} from any place", "obj"),),
        "play for": (Saying("may play {obj} for {cost}", "you"),),
        "must play to": (
            Saying("must play {obj} {to:to}", "by"),
            Saying("must play {obj} {to:to}", "you"),
        ),
        "play from trash": (
            Saying("may play {obj} from the trash< for {cost}>", "by"),
            Saying("may play {obj} from the trash< for {cost}>", "you"),
        ),
        "play to": (
            Saying("may play {obj} even {to:to}<, paying {cost}>", "by"),
            Saying("may play {obj} even {to:to}<, paying {cost}>", "you"),
        ),
    }
)
LINKED: Final = MappingProxyType({"banished": "banished with {me}"})
APPLIED_COSTS: Final = MappingProxyType(
    {
        "move": "to move units {place:to} together, {by:s} must pay {cost} for each one"
        "< after the {beyond}>",
    }
)
COMPONENTS: Final = MappingProxyType(
    {
        "optional": Saying("each optional additional cost that {by:s} pay costs {less} less"),
        "Repeat": Saying("each [Repeat] cost that {by:s} pay costs {less} less"),
    }
)
LESS: Final = MappingProxyType(
    {
        "discount": (
            Saying("cost {less} less< for each {each}><, but no less than {floor}>", "obj"),
        ),
        "increase": (Saying("cost {less} more< for each {each}>", "obj"),),
        "repeat": (Saying("have [Repeat] for its base cost", "obj"),),
        "waived": (Saying("ignore {keyword} while paying for {obj}", "by"),),
    }
)
CHANGES: Final = MappingProxyType(
    {
        ("enters", "ready"): Saying("come in ready", "obj"),
        ("enters", "exhausted"): Saying("enter exhausted", "obj"),
        ("times", "2"): Saying("take twice the damage", "obj"),
    }
)
BEARERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    {
        "": EnNoun("this"),
        "attached": EnNoun("me", subject="I", owner="my", person="I"),
        "unit": EnNoun("me", subject="I", owner="my", person="I"),
        "legend": EnNoun("me", subject="I", owner="my", person="I"),
        "gear": EnNoun("this gear"),
        "spell": EnNoun("this spell"),
        "rune": EnNoun("this rune"),
        "battlefield": EnNoun("this battlefield"),
    }
)
