"""The words of the game in English, for the generator of rules text."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_en import EnNoun
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

HEADS: Final = MappingProxyType(
    {
        "unit": Head("unit", "units"),
        "gear": Head("gear", "gear"),
        "spell": Head("spell", "spells"),
        "rune": Head("rune", "runes"),
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
        "champion": Quality("champion"),
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
        "mighty": Quality("Mighty"),
        "in combat": Quality(after="in combat"),
        "in showdown": Quality(after="in a showdown"),
        "facedown": Quality("facedown", without=Quality("faceup")),
        "chosen champion": Quality("Chosen Champion", clause="be a Chosen Champion"),
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
        "base": Area("base", "bases"),
        "hand": Area("hand", "hands", "in", personal=True),
        "deck": Area("Main Deck", "Main Decks", "in", personal=True),
        "rune deck": Area("Rune Deck", "Rune Decks", "in", personal=True),
        "trash": Area("trash", "trashes", "in", personal=True),
        "banishment": Area("banishment", "banishments", "in", personal=True),
        "champion": Area("Champion Zone", "Champion Zones", "in", personal=True),
        "legend": Area("Legend Zone", "Legend Zones", "in", personal=True),
        "facedown": Area("facedown zone", "facedown zones", "in"),
        "chain": Area("chain", "chains", "on"),
        "board": Area("board", "boards", "on"),
        "battlefield you control": Area("battlefield you control", "battlefields you control"),
    }
)
TESTS: Final = MappingProxyType(
    {
        "open": Quality("open"),
        "conquered this turn": Quality(after="that you conquered this turn"),
    }
)
DESTINATIONS: Final = MappingProxyType(
    {
        "": "to another location",
        "base": "to {of:p} base",
        "to or from base": "to or from {of:p} base",
    }
)
VERBS: Final = MappingProxyType(
    {
        "add": VerbWords(text="add {resources}< {only}>", how=How.RESOURCES),
        "attach": VerbWords(text="attach {on} to {by}"),
        "banish": VerbWords(text="banish {on}", done="banished"),
        "buff": VerbWords(text="buff {on}", done="buffed"),
        "burn": VerbWords(text="burn {amount:card|cards}", done="burned"),
        "channel": VerbWords(
            text="channel {amount:rune|runes}",
            variants={"exhausted": "channel {amount:exhausted rune|exhausted runes}"},
            leaves="rune",
            done="channeled",
        ),
        "choose": VerbWords(text="choose {on}"),
        "counter": VerbWords(text="counter {on}", done="countered"),
        "deal": VerbWords(
            text="deal {amount:damage} to {on:e}",
            variants={"split": "deal {amount:damage}, split among {on}"},
            by_acts=True,
        ),
        "deal each other": VerbWords(
            text="have {both} deal damage equal to their own Might to each other"
        ),
        "detach": VerbWords(text="detach {on}"),
        "discard": VerbWords(
            text="discard< {on}>< {amount:card|cards}>", leaves="card", done="discarded"
        ),
        "disempower": VerbWords(text="make {on} no longer [Empowered]"),
        "draw": VerbWords(text="draw {amount:card|cards}", leaves="card", done="drawn"),
        "empower": VerbWords(text="empower {on}"),
        "exhaust": VerbWords(text="exhaust {on}", done="exhausted"),
        "extra turn": VerbWords(text="take another turn after this one"),
        "gain points": VerbWords(text="gain {amount:point|points}"),
        "gain xp": VerbWords(text="gain {amount:XP}"),
        "heal": VerbWords(text="heal {on}"),
        "kill": VerbWords(text="kill {on}", done="killed"),
        "kill any": VerbWords(text="kill {on}", done="killed", picks="any"),
        "kill one": VerbWords(text="kill {on}", done="killed", picks="one"),
        "look": VerbWords(text="look at {on}", done="seen"),
        "move": VerbWords(text="move {on}< {to:to}>"),
        "play token": VerbWords(text="play {token}< {to:to}>", how=How.TOKEN),
        "predict": VerbWords(text="predict {amount}"),
        "prevent": VerbWords(
            text="prevent the next {amount:damage} that would be dealt to {on}< {window}>",
            variants={"all": "prevent all damage that would be dealt to {on}< {window}>"},
            how=How.WINDOW,
        ),
        "ready": VerbWords(text="ready {on}", done="readied"),
        "recall": VerbWords(text="recall {on}"),
        "recycle": VerbWords(text="recycle {on}", done="recycled"),
        "recycle from": VerbWords(
            text="recycle {amount:card|cards} from {area}",
            how=How.AREA,
            leaves="card",
            done="recycled",
        ),
        "return": VerbWords(
            text="return {on} to its owner's hand",
            several="return {on} to their owners' hands",
            done="returned",
        ),
        "reveal": VerbWords(text="reveal {on}", done="revealed"),
        "spend buff": VerbWords(text="spend {on:p} buff"),
        "spend buff one": VerbWords(text="spend the buff of {on}", picks="one"),
        "spend xp": VerbWords(text="spend {amount:XP}"),
        "stun": VerbWords(text="stun {on}", done="stunned"),
        "swap back": VerbWords(text="put the battlefield that {on} replaced back in its place"),
        "swap places": VerbWords(text="have {both} swap places"),
        "weaponmaster": VerbWords(text="attach {on} here for its [Equip] cost lowered by [A]"),
        "win": VerbWords(text="win the game", stated=True),
    }
)


def _done(verb: str, done: str) -> EventWords:
    """An event that a player brings about or an object suffers."""
    return EventWords(by=Saying(f"{verb} {{obj}}", "by"), obj=Saying(f"be {done}", "obj"))


def _fought(verb: str) -> EventWords:
    """An event of a place."""
    return EventWords(
        by=Saying(f"{verb}< {{place:at}}>< with {{obj}}>", "by"),
        obj=Saying(f"{verb}< {{place:at}}>", "obj"),
    )


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(text, "by"))


EVENTS: Final = MappingProxyType(
    {
        "activate": _of_player("use {obj}"),
        "attach": _done("attach", "attached"),
        "attack": _fought("attack"),
        "banish": _done("banish", "banished"),
        "become mighty": EventWords(obj=Saying("become Mighty", "obj")),
        "buff": _done("buff", "buffed"),
        "burn out": _of_player("burn out"),
        "channel": _done("channel", "channeled"),
        "choose": EventWords(
            by=Saying("choose {obj}< with {how}>", "by"), obj=Saying("be chosen", "obj")
        ),
        "conquer": _fought("conquer"),
        "counter": _done("counter", "countered"),
        "damage": EventWords(obj=Saying("take damage< from {source}>", "obj")),
        "defend": _fought("defend"),
        "detach": _done("detach", "detached"),
        "die": EventWords(
            by=Saying("kill {obj}< {place:at}>", "by"), obj=Saying("die< {place:at}>", "obj")
        ),
        "discard": _done("discard", "discarded"),
        "discard cards": _of_player("discard any cards"),
        "draw": _of_player("draw a card"),
        "empower": _done("empower", "empowered"),
        "end of combat": EventWords(
            phase="at the end of {by:p} combat", phase_any="at the end of combat"
        ),
        "end of turn": EventWords(
            phase="at the end of {by:p} turn",
            phase_any="at the end of each turn",
            phase_now="at the end of this turn",
        ),
        "enter": EventWords(obj=Saying("enter the board", "obj")),
        "exhaust": _done("exhaust", "exhausted"),
        "gain points": _of_player("gain points"),
        "gain xp": _of_player("gain XP"),
        "heal": _done("heal", "healed"),
        "hide": _done("hide", "hidden"),
        "hold": _fought("hold"),
        "lose combat": _fought("lose combat"),
        "move": EventWords(
            by=Saying("move {obj}< {place:to}>", "by"), obj=Saying("move< {place:to}>", "obj")
        ),
        "play": _of_player("play {obj}< {place:to}>"),
        "player attacks": _of_player("attack< {place:at}>"),
        "player defends": _of_player("defend< {place:at}>"),
        "ready": _done("ready", "readied"),
        "recall": _done("recall", "recalled"),
        "recycle": _done("recycle", "recycled"),
        "return": EventWords(
            by=Saying("return {obj} to a hand", "by"), obj=Saying("be returned to a hand", "obj")
        ),
        "reveal": _done("reveal", "revealed"),
        "score conquer": _of_player("score by conquering"),
        "score hold": _of_player("score by holding"),
        "spend buff": EventWords(by=Saying("spend the buff of {obj}", "by")),
        "spend xp": _of_player("spend XP"),
        "start of beginning": EventWords(
            phase="at the start of {by:p} Beginning Phase",
            phase_any="at the start of each player's Beginning Phase",
        ),
        "start of combat": EventWords(
            phase="at the start of {by:p} combat", phase_any="at the start of combat"
        ),
        "start of main": EventWords(
            phase="at the start of {by:p} Main Phase",
            phase_any="at the start of each player's Main Phase",
        ),
        "start of showdown": EventWords(
            phase="at the start of {by:p} showdown", phase_any="at the start of a showdown"
        ),
        "start of turn": EventWords(
            phase="at the start of {by:p} turn", phase_any="at the start of each turn"
        ),
        "stun": _done("stun", "stunned"),
        "target": EventWords(
            by=Saying("choose {obj}< with {how}>", "by"),
            obj=Saying("be chosen< with {how}>", "obj"),
        ),
        "win combat": _fought("win combat"),
    }
)
HOWS: Final = MappingProxyType({"spell": "a spell", "ability": "an ability"})
STATS: Final = MappingProxyType(
    {
        "might": "Might",
        "might bonus": "Might bonus",
        **{word: f"[{word}]" for word in ("Assault", "Shield", "Hunt", "Deflect")},
    }
)
COST_PARTS: Final = MappingProxyType(
    {"energy": "Energy cost", "power": "Power cost", "all": "cost"}
)
PLAYER_STATS: Final = MappingProxyType(
    {
        "points": Counted("{who:p} points", Saying("have {quantity:point|points}", "who")),
        "xp": Counted("{who:p} XP", Saying("have {quantity:XP}", "who")),
        "beginning phases": Counted(
            "the number of {who:p} Beginning Phases",
            Saying("be {who:p} {nth} Beginning Phase", "it"),
        ),
    }
)
FACTS: Final = MappingProxyType(
    {
        "cards played": Counted(
            "the number of cards {who:s} played this turn",
            Saying("have played {quantity:card|cards} this turn", "who"),
        ),
        "discarded": Counted(
            "the number of cards {who:s} discarded this turn",
            Saying("have discarded {quantity:card|cards} this turn", "who"),
        ),
        "drawn": Counted(
            "the number of cards {who:s} drew this turn",
            Saying("have drawn {quantity:card|cards} this turn", "who"),
        ),
        "units died": Counted(
            "the number of units of {who} that died this turn",
            Saying("lost {quantity:unit|units} this turn", "{who}"),
        ),
    }
)
WINDOWS: Final = MappingProxyType(
    {
        "turn": "this turn",
        "combat": "this combat",
        "cleanup": "until the next cleanup",
        "game": "for the rest of the game",
        "board": "",
    }
)
NEXT_WINDOWS: Final = MappingProxyType(
    {
        "turn": "this turn, ",
        "combat": "this combat, ",
        "cleanup": "until the next cleanup, ",
        "game": "for the rest of the game, ",
    }
)
FLAGS: Final = MappingProxyType(
    {
        "bonus damage": Saying("deal {value} bonus damage", "your spells and abilities"),
        "lethal to enemies": Saying(
            "be lethal to enemy units", "any amount of damage that you deal"
        ),
        "no combat damage": Saying("deal no combat damage", "x"),
        "no damage": Saying("can't be dealt damage", "x"),
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
        "choose": _barred("choose", "be chosen"),
        "move": _barred("move", "move"),
        "play": (Saying("can't play {obj}", "by"), Saying("can't play {obj}", "you")),
        "play to": (
            Saying("can't play {obj} {to:to}", "by"),
            Saying("can't play {obj} {to:to}", "you"),
        ),
        "ready": _barred("ready", "be readied"),
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
        "move": (Saying("may move {to:to} from any place", "obj"),),
        "must play to": (
            Saying("must play {obj} {to:to}", "by"),
            Saying("must play {obj} {to:to}", "you"),
        ),
        "play from trash": (
            Saying("may play {obj} from the trash< for {cost}>", "by"),
            Saying("may play {obj} from the trash< for {cost}>", "you"),
        ),
        "play to": (
            Saying("may play {obj} {to:to}<, paying {cost}>", "by"),
            Saying("may play {obj} {to:to}<, paying {cost}>", "you"),
        ),
    }
)
APPLIED_COSTS: Final = MappingProxyType(
    {
        "move": "to move units {place:to} together, {by:s} must pay {cost} for each one"
        "< after the {beyond}>",
    }
)
COMPONENTS: Final = MappingProxyType(
    {"optional": Saying("each optional additional cost that {by:s} pay costs {less} less")}
)
LESS: Final = MappingProxyType(
    {
        "discount": Saying("cost {less} less<, but no less than {floor}>< for each {each}>", "obj"),
        "increase": Saying("cost {less} more< for each {each}>", "obj"),
    }
)
CHANGES: Final = MappingProxyType(
    {
        ("enters", "ready"): Saying("enter ready", "obj"),
        ("enters", "exhausted"): Saying("enter exhausted", "obj"),
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
