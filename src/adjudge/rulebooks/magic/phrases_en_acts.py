"""Actions and events of the game in English, for the generator of rules text."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from adjudge.text.wording_words import EventWords, How, Saying, VerbWords

VERBS: Final[Mapping[str, VerbWords]] = MappingProxyType(
    {
        "deal": VerbWords(
            text="deal {amount:damage} to {on:e}",
            variants={
                "divided": "deal {amount:damage}, split as you like among {on}",
                "each player": "deal {amount:damage} to {on:e} and each player",
            },
            by_acts=True,
        ),
        "gain life": VerbWords(text="gain {amount:life}"),
        "lose life": VerbWords(text="lose {amount:life}"),
        "pay life": VerbWords(text="pay {amount:life}"),
        "draw": VerbWords(text="draw {amount:card|cards}", leaves="card", done="drawn"),
        "discard": VerbWords(
            text="discard< {on}>< {amount:card|cards}>",
            variants={"random": "discard at random {amount:card|cards}"},
            leaves="card",
            done="discarded",
            counts=True,
            inside="hand",
        ),
        "mill": VerbWords(
            text="put {amount:card|cards} off the top of {who:p} library into the graveyard"
        ),
        "destroy": VerbWords(
            text="destroy {on}",
            variants={"no regeneration": "destroy {on} beyond regeneration"},
            done="destroyed",
        ),
        "regenerate": VerbWords(text="regenerate {on}"),
        "sacrifice": VerbWords(text="sacrifice {on}", done="sacrificed"),
        "sacrifice some": VerbWords(
            text="sacrifice< {on}>< {amount:permanent|permanents}>",
            done="sacrificed",
            picks="one",
            counts=True,
        ),
        "tap": VerbWords(text="tap {on}"),
        "untap": VerbWords(text="untap {on}"),
        "tap or untap": VerbWords(text="tap or untap {on}"),
        "return": VerbWords(
            text="return {on} to its owner's hand",
            several="return {on} to their owners' hands",
            done="returned",
        ),
        "return some": VerbWords(
            text="take {on} back to the owner's hand", picks="one", counts=True
        ),
        "put into play": VerbWords(
            text="put {on} into play< attached to {by}>",
            variants={"tapped": "put {on} into play tapped"},
        ),
        "remove": VerbWords(text="remove {on} from the game", done="removed"),
        "remove some": VerbWords(
            text="remove {on} from the game", done="removed", picks="one", counts=True
        ),
        "put in library": VerbWords(
            text="put {on} on top",
            variants={
                "top": "put {on} on top of the owner's library",
                "top several": "put {on} on top of the owner's library in any order",
                "bottom": "put {on} at the bottom of the owner's library",
                "bottom several": "put {on} at the bottom of the owner's library in any order",
            },
            done="put there",
        ),
        "put in hand": VerbWords(text="put {on} into the owner's hand"),
        "put in graveyard": VerbWords(text="put {on} into the owner's graveyard"),
        "shuffle in": VerbWords(text="shuffle {on} into the owner's library"),
        "shuffle": VerbWords(text="shuffle {who:p} library"),
        "search": VerbWords(
            text="search {pile} for {on}",
            done="found",
            picks="one",
            counts=True,
            inside="library",
        ),
        "reveal": VerbWords(text="reveal {on}", done="revealed"),
        "look": VerbWords(text="look at {on}", done="seen"),
        "put counter": VerbWords(
            text="place {amount:counter|counters} on {on}",
            variants={"+1/+1": "place {amount:+1/+1 counter|+1/+1 counters} on {on}"},
        ),
        "create": VerbWords(text="bring {token} into play", how=How.TOKEN),
        "attach": VerbWords(text="attach {on} to {by}"),
        "move aura": VerbWords(text="attach {on} to another permanent that it can enchant"),
        "enchant": VerbWords(text="enchant {on}"),
        "counter": VerbWords(
            text="counter {on}",
            variants={"library": "counter {on} and put it on top of its owner's library"},
            done="countered",
        ),
        "change target": VerbWords(text="choose a new target for {on}"),
        "copy spell": VerbWords(text="copy {on}, with new targets for the copy if you like"),
        "add": VerbWords(text="put {resources} into {who:p} mana pool", how=How.RESOURCES),
        "prevent": VerbWords(
            text="prevent this turn the next {amount:damage} to {on}",
            variants={
                "all": "prevent this turn all damage to {on}",
                "once": "prevent this turn the next damage from {by} to {on}",
                "all of": "prevent all damage from {what} this turn",
            },
            how=How.WINDOW,
        ),
        "redirect": VerbWords(text="have it dealt to {on}"),
        "extra turn": VerbWords(text="take {amount:more turn|more turns} after this one"),
        "extra step": VerbWords(text="let another step like this one follow this step"),
        "skip": VerbWords(
            text="skip the next {amount:turn|turns}",
            variants={
                "turn": "skip the next {amount:turn|turns}",
                "untap": "skip the next untap step",
            },
        ),
        "end effects": VerbWords(text="end what this has done"),
        "ignore": VerbWords(text="ignore until the turn ends what this forbids"),
        "remove counter": VerbWords(
            text="take {amount:counter|counters} off {on}",
            variants={"time": "take {amount:time counter|time counters} off {on}"},
        ),
        "end turn": VerbWords(text="end the turn"),
        "extra combat": VerbWords(
            text="let a further combat phase and a further main phase follow this main phase"
        ),
        "flip coin": VerbWords(text="flip a coin"),
        "lose game": VerbWords(text="lose the game", stated=True),
        "win game": VerbWords(text="win the game", stated=True),
    }
)


def _done(verb: str, done: str) -> EventWords:
    """An event that a player brings about or an object suffers."""
    return EventWords(
        by=Saying(f"{verb} {{obj}}", "by"), obj=Saying(f"be {done}< by {{source}}>", "obj")
    )


def _of_player(text: str) -> EventWords:
    return EventWords(by=Saying(text, "by"))


EVENTS: Final[Mapping[str, EventWords]] = MappingProxyType(
    {
        "enter": EventWords(obj=Saying("come into play", "obj")),
        "die": EventWords(obj=Saying("go from play to a graveyard", "obj")),
        "any damage": EventWords(
            by=Saying("be dealt to anything", "damage"),
            source=Saying("deal< {how}> damage", "source"),
        ),
        "damage": EventWords(
            obj=Saying("be dealt damage", "obj"),
            by=Saying("be dealt to anything", "damage"),
            source=Saying("damage {obj}< in {how}>", "source"),
        ),
        "damage player": EventWords(
            by=Saying("be dealt to {by}", "damage"),
            source=Saying("damage {by}< in {how}>", "source"),
        ),
        "gain life": _of_player("gain life"),
        "lose life": _of_player("lose life"),
        "attack": EventWords(obj=Saying("attack", "obj")),
        "blocks": EventWords(obj=Saying("block", "obj"), source=Saying("block {source}", "obj")),
        "becomes blocked": EventWords(obj=Saying("become blocked", "obj")),
        "blocked by": EventWords(
            obj=Saying("become blocked", "obj"),
            source=Saying("block {obj}", "source"),
        ),
        "play": _of_player("play {obj}"),
        "draw": _of_player("draw a card"),
        "discard": EventWords(
            by=Saying("discard a card", "by"),
            obj=Saying("be discarded", "obj"),
            source=Saying("make you discard {obj}", "an opponent"),
        ),
        "cycle": _of_player("cycle {obj}"),
        "tap": EventWords(obj=Saying("become tapped", "obj")),
        "tapped for mana": EventWords(
            by=Saying("tap {obj} for mana", "by"), obj=Saying("be tapped for mana", "obj")
        ),
        "face up": EventWords(obj=Saying("be turned face up", "obj")),
        "main phase": EventWords(
            phase="at the start of {by:p} first main phase",
            phase_any="at the start of each player's first main phase",
        ),
        "upkeep": EventWords(
            phase="at the start of {by:p} upkeep",
            phase_any="at the start of each player's upkeep",
        ),
        "draw step": EventWords(
            phase="at the start of {by:p} draw step",
            phase_any="at the start of each player's draw step",
        ),
        "end of turn": EventWords(
            phase="at the end of {by:p} turn",
            phase_any="at end of turn",
            phase_now="at end of turn",
        ),
        "end of combat": EventWords(
            phase="at the end of {by:p} combat",
            phase_any="at end of combat",
            phase_now="at end of combat",
        ),
    }
)
