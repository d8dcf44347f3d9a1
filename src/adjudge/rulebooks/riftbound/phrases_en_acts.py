"""Actions and events of the game in English, for the generator of rules text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_words import EventWords, How, Saying, VerbWords

VERBS: Final[Mapping[str, VerbWords]] = MappingProxyType(
    {
        "activate effects": VerbWords(text="use the {what} effects of {on}", how=How.EVENTS),
        "add legend": VerbWords(text="add the legend {name} to your Legend Zone", how=How.NAME),
        "add": VerbWords(text="add {resources}< {only}>", how=How.RESOURCES),
        "attach": VerbWords(text="attach {on} to {by}"),
        "banish": VerbWords(text="banish {on}", done="banished"),
        "buff": VerbWords(text="give {on} a buff", several="give {on:e} a buff", done="buffed"),
        "burn": VerbWords(text="burn {amount:card|cards}", leaves="card", done="burned"),
        "channel": VerbWords(
            text="channel {amount:rune|runes}",
            variants={"exhausted": "channel {amount:exhausted rune|exhausted runes}"},
            leaves="rune",
            done="channeled",
        ),
        "choose": VerbWords(text="choose {on}"),
        "copy token": VerbWords(text="play an additional copy of {on}"),
        "banish one": VerbWords(text="banish {on}", done="banished", picks="one", counts=True),
        "counter": VerbWords(
            text="counter {on}",
            variants={"hand": "counter {on} and return it to its owner's hand, not the trash"},
            done="countered",
        ),
        "enter there": VerbWords(text="enter {to:at} instead", by_acts=True),
        "watch": VerbWords(text="look at {on:p} facedown cards whenever you like this turn"),
        "create": VerbWords(text="create {token}< {to:to}>", how=How.TOKEN),
        "deal": VerbWords(
            text="deal {amount:damage} to {on:e}",
            variants={"split": "deal {amount:damage}, divided among {on}"},
            by_acts=True,
        ),
        "deal each other": VerbWords(
            text="have {both} deal damage equal to their own Might to each other"
        ),
        "detach": VerbWords(text="detach {on}"),
        "discard": VerbWords(
            text="discard< {on}>< {amount:card|cards}>",
            leaves="card",
            done="discarded",
            counts=True,
        ),
        "disempower": VerbWords(text="make {on} no longer [Empowered]"),
        "disempower one": VerbWords(
            text="make {on} no longer [Empowered]", picks="one", counts=True
        ),
        "draw": VerbWords(text="draw< {on}>< {amount:card|cards}>", leaves="card", done="drawn"),
        "empower": VerbWords(text="empower {on}"),
        "exhaust": VerbWords(text="exhaust {on}", done="exhausted"),
        "extra turn": VerbWords(text="take another turn after this one"),
        "gain item": VerbWords(text="take control of {on}"),
        "gain points": VerbWords(text="gain {amount:point|points}"),
        "lose points": VerbWords(text="lose {amount:point|points}"),
        "gain xp": VerbWords(text="gain {amount:XP}"),
        "heal": VerbWords(text="heal {on}"),
        "kill": VerbWords(text="kill {on}", done="killed"),
        "kill any": VerbWords(text="kill {on}", done="killed", picks="any"),
        "exhaust one": VerbWords(text="exhaust {on}", done="exhausted", picks="one", counts=True),
        "kill one": VerbWords(text="kill {on}", done="killed", picks="one", counts=True),
        "lose control": VerbWords(text="lose control of {on}"),
        "look": VerbWords(text="look at {on}", done="seen"),
        "move": VerbWords(text="move {on}< {to:to}>"),
        "new choices": VerbWords(text="make new choices for {on} as you like"),
        "play token": VerbWords(text="play {token}< {to:to}>", how=How.TOKEN),
        "predict": VerbWords(text="predict {amount}"),
        "prevent": VerbWords(
            text="prevent the next {amount:damage} that would be dealt to {on}< {window}>",
            variants={
                "all": "prevent all damage that would be dealt to {on}< {window}>",
                "all of": "prevent all damage that {what} would deal< {window}>",
                "once": "prevent all damage the next time it would be dealt to {on}< {window}>",
            },
            how=How.WINDOW,
        ),
        "put back": VerbWords(text="put {on} back in any order"),
        "put in hand": VerbWords(text="put {on} into the hand of its owner"),
        "put in trash": VerbWords(
            text="put {on} into the trash of its owner",
            several="put {on} into the trashes of their owners",
        ),
        "put in deck": VerbWords(text="put {on} on the top or bottom of its owner's Main Deck"),
        "reveal until": VerbWords(
            text="reveal cards off the top of {who:p} Main Deck until one of them is {on}",
            picks="one",
        ),
        "ready": VerbWords(text="make {on} ready", done="readied"),
        "recall": VerbWords(text="recall {on}"),
        "recycle": VerbWords(text="recycle {on}", done="recycled"),
        "recycle one": VerbWords(text="recycle {on}", done="recycled", picks="one", counts=True),
        "recycle from": VerbWords(
            text="recycle {amount:card|cards} from {area}",
            how=How.AREA,
            leaves="card",
            done="recycled",
        ),
        "replace": VerbWords(text="replace {on} with a {name}", how=How.TOKEN),
        "return to champion zone": VerbWords(
            text="return {on} to its Champion Zone if no card is there"
        ),
        "return": VerbWords(
            text="return {on} to the hand of its owner",
            several="return {on} to the hands of their owners",
            done="returned",
        ),
        "return one": VerbWords(
            text="return {on} to the hand of its owner", picks="one", counts=True
        ),
        "reveal": VerbWords(text="reveal {on}", done="revealed"),
        "spend buff": VerbWords(text="spend {on:p} buff"),
        "spend buff any": VerbWords(
            text="spend any number of buffs from {on}",
            leaves="buff",
            done="spent",
            picks="any",
            implies="buff",
        ),
        "spend buff one": VerbWords(
            text="spend a buff from {on}", picks="one", counts=True, implies="buff"
        ),
        "spend xp": VerbWords(text="spend {amount:XP}"),
        "stun": VerbWords(text="stun {on}", done="stunned"),
        "swap": VerbWords(text="swap the {stat} of {both}< {window}>", how=How.SWAP),
        "swap back": VerbWords(text="put the battlefield that {on} replaced back in its place"),
        "swap places": VerbWords(text="have {both} swap places"),
        "weaponmaster": VerbWords(text="attach {on} here for its [Equip] cost lowered by [A]"),
        "win": VerbWords(text="win the game", stated=True),
    }
)


def _done(verb: str, done: str) -> EventWords:
    """An event that a player brings about or an object suffers."""
    return EventWords(
        by=Saying(f"{verb} {{obj}}< {{place:at}}>< with {{source}}>", "by"),
        obj=Saying(f"be {done}< {{place:at}}>< by {{source}}>", "obj"),
    )


def _fought(verb: str) -> EventWords:
    """An event of a place."""
    return EventWords(
        by=Saying(f"{verb}< {{how}}>< {{place:at}}>< with {{obj}}>", "by"),
        obj=Saying(f"{verb}< {{how}}>< {{place:at}}>", "obj"),
    )


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(text, "by"))


EVENTS: Final[Mapping[str, EventWords]] = MappingProxyType(
    {
        "activate": EventWords(
            by=Saying("activate an ability< of {obj}>", "by"), amount="its Energy cost"
        ),
        "as played": EventWords(by=Saying("play {obj}", "by"), as_it=True),
        "add": _of_player("add resources"),
        "attach": EventWords(
            by=Saying("attach {obj}< with {how}>", "by"),
            obj=Saying("be attached< with {how}>", "obj"),
        ),
        "attack": _fought("attack"),
        "banish": _done("banish", "banished"),
        "reach might 10": EventWords(obj=Saying("reach a Might of 10 or more", "obj")),
        "become mighty": EventWords(obj=Saying("become Mighty", "obj")),
        "buff": EventWords(by=Saying("give {obj} a buff", "by"), obj=Saying("get a buff", "obj")),
        "burn": _of_player("burn a card"),
        "burn out": _of_player("burn out"),
        "channel": _done("channel", "channeled"),
        "choose": EventWords(
            by=Saying("choose {obj}< with {how}>", "by"), obj=Saying("be chosen", "obj")
        ),
        "conquer": _fought("conquer"),
        "counter": _done("counter", "countered"),
        "damage": EventWords(obj=Saying("take damage< from {how}>< from {source}>", "obj")),
        "defend": _fought("defend"),
        "detach": _done("detach", "detached"),
        "die": EventWords(
            by=Saying("kill {obj}< with {how}>< with {source}>< {place:at}>", "by"),
            obj=Saying("die< {place:at}>< because of {source}>", "obj"),
        ),
        "discard": _done("discard", "discarded"),
        "discard cards": _of_player("discard any cards"),
        "disempower": EventWords(obj=Saying("stop being [Empowered]", "obj")),
        "draw": _of_player("draw a card"),
        "empower": _done("empower", "empowered"),
        "end of combat": EventWords(
            phase="at the end of {by:p} combat", phase_any="at the end of combat"
        ),
        "end of turn": EventWords(
            phase="at the end of {by:p} turn",
            phase_next="at the end of {by:p} next turn",
            phase_any="at the end of each turn",
            phase_now="at the end of this turn",
        ),
        "enter": EventWords(obj=Saying("enter the board< {place:at}>", "obj")),
        "exhaust": _done("exhaust", "exhausted"),
        "gain points": _of_player("gain points< by {ways}>"),
        "lose points": _of_player("lose points"),
        "gain xp": _of_player("gain XP"),
        "heal": _done("heal", "healed"),
        "hide": _done("hide", "hidden"),
        "hold": _fought("hold"),
        "leave board": EventWords(obj=Saying("leave the board", "obj")),
        "leave combat": EventWords(obj=Saying("have been in a combat that ends", "obj")),
        "look": _of_player("look at {obj}"),
        "lose combat": _fought("lose combat"),
        "move": EventWords(
            by=Saying("move {obj}< {place:to}>", "by"), obj=Saying("move< {place:to}>", "obj")
        ),
        **{
            f"phase {kind}": _of_player(f"begin a {kind.title()} Phase")
            for kind in ("beginning", "channel", "draw")
        },
        "play": _of_player("play {obj}< from {how}>< {place:to}>"),
        "play token": _of_player("play {obj}"),
        "player attacks": _of_player("become the attacker< {place:at}>"),
        "player defends": _of_player("become the defender< {place:at}>"),
        "player wins combat": _of_player("win in combat"),
        "put in deck": _of_player("put {obj} into a Main Deck"),
        "put in hand": _of_player("put {obj} into a hand"),
        "put in trash": _of_player("put {obj} into a trash"),
        "ready": _done("ready", "readied"),
        "recall": _done("recall", "recalled"),
        "recycle": _done("recycle", "recycled"),
        "return": EventWords(
            by=Saying("return {obj}< from {place}> to a hand< with {source}>", "by"),
            obj=Saying("be returned< from {place}> to a hand< by {source}>", "obj"),
        ),
        "reveal": _done("reveal", "revealed"),
        "score conquer": _of_player("score by conquering< {place:at}>"),
        "score hold": _of_player("score by holding< {place:at}>"),
        "spend buff": EventWords(by=Saying("spend the buff of {obj}", "by")),
        "lower might": EventWords(obj=Saying("get -Might< from {source}>", "obj")),
        "spend xp": _of_player("spend XP"),
        "start of beginning": EventWords(
            phase="at the start of {by:p} own Beginning Phase",
            phase_next="at the start of {by:p} next Beginning Phase",
            phase_any="at the start of each player's Beginning Phase",
        ),
        "start of combat": EventWords(
            phase="at the start of {by:p} combat", phase_any="at the start of combat"
        ),
        "start of main": EventWords(
            phase="at the start of {by:p} Main Phase",
            phase_next="as {by:p} next Main Phase starts",
            phase_any="at the start of each player's Main Phase",
        ),
        "start of showdown": EventWords(
            phase="at the start of {by:p} showdown", phase_any="at the start of a showdown"
        ),
        "start of turn": EventWords(
            phase="at the start of {by:p} turn",
            phase_any="at the start of each turn",
            phase_next="at the start of {by:p} next turn",
        ),
        "stun": _done("stun", "stunned"),
        "target": EventWords(
            by=Saying("choose {obj}< with {how}>", "by"),
            obj=Saying("be chosen< with {how}>", "obj"),
        ),
        "tie": _of_player("attack in a combat that ends in a tie< {place:at}>"),
        "win combat": _fought("win combat"),
    }
)
