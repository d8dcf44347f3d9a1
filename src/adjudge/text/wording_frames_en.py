"""The sentence frames of English."""

from types import MappingProxyType
from typing import Final

from adjudge.text.wording_en import English
from adjudge.text.wording_en_forms import THEY, EnNoun
from adjudge.text.wording_grammar import Frames, Noun
from adjudge.text.wording_words import Saying

PLAYERS: Final[MappingProxyType[str, Noun]] = MappingProxyType(
    {
        "you": EnNoun("you", owner="your", person="many"),
        "self": THEY,
        "opponents": EnNoun("opponents", many=True),
        "each opponent": EnNoun("each opponent", owner="their"),
        "one opponent": EnNoun("an opponent"),
        "yours": EnNoun("friendly players", many=True),
        "one of yours": EnNoun("you or an ally", owner="your or an ally's", person="many"),
        "that opponent": THEY,
        "each": EnNoun("each player", owner="each player's"),
        "each from you": EnNoun("each player, starting with you,"),
        "each from next": EnNoun("each player, starting with the next one,"),
        "chosen opponent": EnNoun("an opponent"),
        "one player": EnNoun("a player"),
        "chosen player": EnNoun("a player"),
        "the chosen opponent": EnNoun("the chosen opponent"),
        "the chosen player": EnNoun("the chosen player"),
        "that player": THEY,
        "turn": EnNoun("the turn player"),
    }
)

VALUES: Final = MappingProxyType(
    {
        "picked by": "{of} that {who} chooses",
        "controller": "{of:p} controller",
        "owner": "{of:p} owner",
        "controllers": "{of:p} controllers",
        "owners": "{of:p} owners",
        "that object": "that object",
        "that place": "that {place}",
        "that source": "the source of that",
        "from": "from {area}",
        "attached to": "attached to {of}",
        "prevented": "that damage is prevented",
        "that many": "that many",
        "so many": "{count} {of}",
        "up to so many": "up to {count} {of}",
        "pair for each": "+1/+1 for each {of}",
        "pair equal to": "+X/+X, where X is {of}",
        "both equal": "equal to {of}",
        "host": "what {of:s} {of:is} attached to",
        "attached": "everything attached to {of}",
        "top": "{count} {card} off the top of {pile}",
        "top one": "the {card} on top of {pile}",
        "former": "the place {of:s} left",
        "own area": "{who:p} {area}",
        "this area": "this {area}",
        "one area": "one {area}",
        "here": "here",
        "phase here": "{phase} here",
        "there": "there",
        "the next": "the next {card}",
        "elsewhere": "another location",
        "place of": "{of:p} location",
        "same place": "the same location",
        "stat": "{of:p} {stat}",
        "count": "the total number of {of}",
        "highest": "the highest {stat} among {of}",
        "total": "combined {stat}",
        "at most": "at most as many as {value}",
        "one per place": "at most one at each location",
        "plus": "{left} plus {right}",
        "times": "{factor} times {value}",
        "that much": "that much",
        "each of": "of {value}",
        "the area": "the {area}",
        "each point": "point of {value}",
        "this way": "{done} this way",
        "each": "each",
        "both": "both of them",
        "chosen": "chosen",
        "one of": "one of {of}",
        "among": "{what} among {of}",
        "next one": "the next {of}",
        "chooses": "have chosen {obj}",
        "chosen by": "chosen by {by}",
        "effects": "the {keyword} effects",
        "against": "in combat with {obj}",
        "sum": "the combined {stat} of {of}",
        "worth": "{stat} equal to {value}",
        "raised": "additional {stat} equal to {value}",
        "lowered": "-{stat} equal to {value}",
        "host text": "{me:s} have my own text once more, as it was when this was attached",
        "namesake": "have the same name as {of}",
        "game once": "this happens only once each game",
        "game use once": "use this only once each game",
        "game use often": "use this at most {times} times each game",
        "game often": "this happens at most {times} times each game",
        "once": "this happens only once each turn",
        "use once": "use this only once each turn",
        "use often": "use this at most {times} times each turn",
        "often": "this happens at most {times} times each turn",
    }
)

SAYINGS: Final = MappingProxyType(
    {
        "controls": Saying("control", "who"),
        "owns": Saying("own", "who"),
        "plays": Saying("play< from {area}>", "who"),
        "controls it": Saying("control {of}", "who"),
        "owns it": Saying("own {of}", "who"),
        "has": Saying("control {of}", "who"),
        "paid": Saying("have paid the additional cost", "who"),
        "came from": Saying("was played from {area}", "me"),
        "did": Saying("do so", "who"),
        "fell short": Saying("could not do all of that", "who"),
        "turn": Saying("be {who:p} turn", "it"),
        "during": Saying("be {phase}", "it"),
        "enters": Saying("come in {place:at}", "me"),
        "place": Saying("be {place:at}", "that"),
    }
)

ACTS: Final = MappingProxyType(
    {
        "pay": "pay {cost}",
        "pay any": "pay any amount of {what}",
        "choose": "choose {on}",
        "ignore cost": "ignore the cost of {obj}",
        "base cost": "pay {cost} in place of the cost of {obj}",
        "play": "play {on}< {to:to}><, {may} if you like><, ignoring {its} {ignored}>"
        "< for {cost}>< with {its} cost lowered by {less}>< for each {each}>< {how}>",
    }
)

GIVEN: Final = MappingProxyType(
    {
        "give": "give {x} {items}< {window}>",
        "give to": "give {items} to {x}< {window}>",
        "raise to": "raise {x:p} {stat} to {value}< {window}>",
        "swap": "switch {x:p} {what}< {window}>",
        "set": "set {x:p} base {stat} to {value}< {window}>",
        "become": "make {x} {what}< {window}>, with its other types kept",
        "pair": "set both numbers of {x} to {value}< {window}>",
        "lose": "make {x} lose {what}< {window}>",
        "bar": "let {x} never have {what}< {window}>",
        "reword": "read in the text of {x} every {old} as {new}< {window}>",
        "reword chosen": "make that change in the text of {x}< {window}>",
        "lose all": "make {x} lose all abilities< {window}>",
        "tag": "give {x} the tag {what}< {window}>",
        "type": "make {x} count as a {what} too< {window}>",
        "domains": "make {x} belong to {what}< {window}>",
        "chosen domain": "make {x} belong to the chosen domain< {window}>",
        "copy": "make {x} a copy of {what}< {window}>",
        "copy several": "make {x} copies of {what}< {window}>",
        "take control": "take control of {x}< {window}>",
        "control": "give {who} control of {x}< {window}>",
    }
)

MODS: Final = MappingProxyType(
    {
        "have": Saying("have {items}", "x"),
        "raise to": Saying("have {stat} raised to {value}", "x"),
        "swap": Saying("have its {what} switched", "x"),
        "set": Saying("have a base {stat} of {value}", "x"),
        "pair": Saying("have both numbers at {value}", "x"),
        "lose": Saying("lose {what}", "x"),
        "bar": Saying("can't have {what}", "x"),
        "reword": Saying("have every {old} of its text read as {new}", "x"),
        "reword chosen": Saying("have the text changed in that way", "x"),
        "lose all": Saying("lose all abilities", "x"),
        "tag": Saying("have the tag {what}", "x"),
        "type": Saying("count as a {what} too", "x"),
        "domains": Saying("belong to {what}", "x"),
        "chosen domain": Saying("belong to the chosen domain", "x"),
        "copy": Saying("be a copy of {what}", "x"),
        "take control": Saying("control {x}", "who"),
        "control": Saying("control {x}", "who"),
    }
)

ENGLISH: Final = English(
    "en",
    Frames(
        if_="if {cond}, ",
        if_late="{told} if {cond}",
        while_="while {cond}, ",
        occasions={
            "when": "when {event}, ",
            "would": "if {event}, ",
            "as": "as {event}, ",
            "next": "the next time {event}, ",
            "next would": "the next time {event}, ",
            "first": "the first time each turn {event}, ",
        },
        owner_first=True,
        during="{event} while {cond}",
        nth="the {nth} time each turn {event}, ",
        instead="instead ",
        skipped="that does not happen",
        otherwise="otherwise, ",
        if_you_do="if so, ",
        if_you_do_not="if not, ",
        for_each="for {of:e}, ",
        do_this="do this: ",
        do_times="do this {times} times: ",
        separately="{times} separate times, ",
        do_often="do this a number of times equal to {times}: ",
        may_do_this="{who:s} may do this: ",
        choose="choose {count}:",
        choose_fresh="choose {count} that you have not chosen yet this turn:",
        each_does="then {act} at the same time",
        only_if="use this only if {cond}",
        drops_you=False,
        quote='the text "{text}"',
        dependent="{keyword} — {text}",
        ability_cost="{speed} {cost}: {text}",
        additional="as an additional cost to play {obj}, ",
        alternative="instead of paying the cost of {obj}, ",
        again="{when}, your abilities that this triggers trigger an additional time",
        again_keyword="your {keyword} effects trigger an additional time",
        values=VALUES,
        sayings=SAYINGS,
        acts=ACTS,
        given=GIVEN,
        mods=MODS,
    ),
    PLAYERS,
)
"""English with its frames."""
