"""The words that a rulebook gives for its part of the vocabulary, one table set a language.

A template names its slots in braces, with a form after a colon where the language has forms:
``deal {amount:damage} to {on}``, ``{on:을} 처치하다``. A part between ``<`` and ``>`` is left out
when a slot in it is not filled. English verbs stand in the base form, at the start; Korean verbs
in the dictionary form, at the end.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeVar

from adjudge.core.errors import EngineFault

if TYPE_CHECKING:
    from adjudge.text.wording_grammar import Grammar, Noun

Slots = Mapping[str, Callable[[], object]]
"""What fills a template; a value is made when the text comes to it, so "it" follows "a unit"."""

_PART: Final = re.compile(r"<([^<>]*)>")
_SLOT: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_T = TypeVar("_T")


class WordingFault(EngineFault):
    """A tree holds something for which there are no words."""


def unknown(what: str, node: object) -> WordingFault:
    """Make the fault of a class without a wording."""
    return WordingFault(f"no wording for {what} of class {type(node).__name__}")


def fill(template: str, slots: Slots) -> str:
    """Fill a template from left to right.

    Raises:
        WordingFault: A slot outside ``<`` and ``>`` has nothing to fill it.

    >>> fill("move {on}< to {to}>", {"on": lambda: "a unit"})
    'move a unit'
    """

    def part(match: re.Match[str]) -> str:
        return match[1] if needs(match[1]) <= slots.keys() else ""

    def slot(match: re.Match[str]) -> str:
        if match[1] not in slots:
            raise WordingFault(f"nothing fills {match[0]} in {template!r}")
        return format(slots[match[1]](), match[2] or "")

    return _SLOT.sub(slot, _PART.sub(part, template))


def needs(template: str) -> set[str]:
    """Give the slots that a template can't do without.

    >>> sorted(needs("move {on}< to {to}>"))
    ['on']
    """
    return {match[1] for match in _SLOT.finditer(_PART.sub("", template))}


def named(saying: "Saying") -> set[str]:
    """Give the slots that a statement speaks of."""
    return {match[1] for match in _SLOT.finditer(saying.text)} | {saying.subject}


def look_up(table: Mapping[str, _T], word: str, what: str) -> _T:
    """Find a word in a table.

    Raises:
        WordingFault: The table has no such word.
    """
    found = table.get(word)
    if found is None:
        raise WordingFault(f"no words for {what} {word!r}")
    return found


# --------------------------------------------------------------------------- records


@dataclass(frozen=True, slots=True)
class Head:
    """The noun that a phrase is about.

    Attributes:
        one: The word for one.
        many: The word for several; the same as `one` when empty.
        counter: The Korean counting word.
        after: What is said of it behind the noun.
        far: What is said of it before everything else.
    """

    one: str
    many: str = ""
    counter: str = "개"
    after: str = ""
    far: str = ""


@dataclass(frozen=True, slots=True)
class Quality:
    """What can be said of an object, as part of a noun phrase and as a statement.

    Attributes:
        near: Said directly before the noun: "friendly", "아군".
        far: Said before all other words: "전장에 있는".
        after: Said behind the noun: "at a battlefield".
        after_many: The same behind a plural; the same words when empty.
        clause: The statement; where it is empty, English puts "be" before the word.
        owned: Whether the Korean statement is about something of the object: "위력이 3 이하이다".
        without: The same for its opposite, where the language has a better word than "not".
    """

    near: str = ""
    far: str = ""
    after: str = ""
    after_many: str = ""
    clause: str = ""
    owned: bool = False
    without: "Quality | None" = None


@dataclass(frozen=True, slots=True)
class Area:
    """A zone name or an area of places.

    Attributes:
        one: The word for one of them.
        many: The word for several.
        at: The English word for being there.
        personal: Whether each player has one, so that "you control" says whose it is.
        home: Whether each player has one that others do not use.
        only: Whether there is one in all.
    """

    one: str
    many: str = ""
    at: str = "at"
    personal: bool = False
    home: bool = False
    only: bool = False


@dataclass(frozen=True, slots=True)
class Saying:
    """A statement.

    Attributes:
        text: What is said of the subject; in Korean the subject stands in it.
        subject: The slot that the English verb agrees with, or the subject itself.
        many: Whether the subject itself is a plural.
    """

    text: str
    subject: str = ""
    many: bool = False


class How(Enum):
    """What the words of an action's `how` mean."""

    VARIANT = "a word picks another template"
    TOKEN = "a token's name first, then words that pick a template"  # noqa: S105 - a game piece
    NAME = "the name of a card"
    SWAP = "a number that two exchange, and the window in which they do"
    EVENTS = "events whose effects are meant"
    RESOURCES = "kinds of resources, with a limit on their use"
    AREA = "the zone the action takes from"
    WINDOW = "the window in which it holds"


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbWords:
    """How an action reads.

    Attributes:
        text: The template; slots: on, amount, who, to, by, both, each, and what `how` gives: area,
            window, token, name, stat, what, resources, only.
        variants: Other templates, by a word of `how`, or "all" for an action without an amount.
        several: The template where it is done to several.
        stated: Whether English says "you" instead of telling the reader to do it.
        how: What the words of `how` mean.
        by_acts: Whether the object in `by` is the one that acts.
        done: What its outcome is called: "revealed".
        leaves: The noun of its outcome where that is not what the action is done to.
        cost: The template where the action is a cost in front of a colon.
        picks: Whether `on` names what one is picked from: "one", "any" or "".
        counts: Whether `amount` is the number of what `on` names.
        implies: A mark that goes without saying of what it is done to.
        inside: A zone that goes without saying of what it is done to, with its owner.
    """

    text: str
    variants: Mapping[str, str] = field(default_factory=dict)
    several: str = ""
    stated: bool = False
    how: How = How.VARIANT
    by_acts: bool = False
    done: str = ""
    leaves: str = ""
    cost: str = ""
    picks: str = ""
    counts: bool = False
    implies: str = ""
    inside: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventWords:
    """How an event reads.

    Attributes:
        by: What a player does; slots: obj, at, to, how, source.
        obj: What the object does or suffers.
        source: What its source does, where the pattern names one; slots as in `by`.
        amount: What its amount is; empty for "that much".
        as_it: Whether it is the bearer's own beginning, with which something else is done.
        phase: The moment with a player, in full: "at the end of {by:p} turn".
        phase_any: The same for no particular player.
        phase_now: The same inside a delayed ability of this turn.
        phase_next: The same, for the next such moment of a player.
    """

    by: Saying | None = None
    obj: Saying | None = None
    source: Saying | None = None
    amount: str = ""
    as_it: bool = False
    phase: str = ""
    phase_any: str = ""
    phase_now: str = ""
    phase_next: str = ""


@dataclass(frozen=True, slots=True)
class Counted:
    """A number that belongs to a player.

    Attributes:
        value: As a noun; slot: who.
        test: As a statement; slots: who, quantity, nth.
        many: Whether the noun is a plural.
        each: One of what is counted, where "for each" speaks of it; slot: who.
    """

    value: str
    test: Saying
    many: bool = False
    each: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Phrases:
    """All words of a rulebook in one language."""

    grammar: "Grammar"
    heads: Mapping[str, Head]
    """Types, and "card" for what has none."""
    nouns: frozenset[str] = frozenset()
    """States whose word is a noun of `heads` that a type stands before: "creature spell"."""
    card_areas: frozenset[str] = frozenset()
    """Zones whose objects are called cards: "creature card"."""
    non: str = ""
    """What makes a word its opposite: "nonblack"; empty where a statement is denied instead."""
    supers: Mapping[str, Quality] = field(default_factory=dict)
    marks: Mapping[str, Quality] = field(default_factory=dict)
    states: Mapping[str, Quality] = field(default_factory=dict)
    friendly: Quality = field(default_factory=Quality)
    enemy: Quality = field(default_factory=Quality)
    token: Quality = field(default_factory=Quality)
    tags: Mapping[str, str] = field(default_factory=dict)
    """Tags that are translated; others read as printed."""
    masses: frozenset[str] = frozenset()
    """Tags whose plural is the same word."""
    domains: Mapping[str, str] = field(default_factory=dict)
    keywords: Mapping[str, str] = field(default_factory=dict)
    """Keywords that are translated; others read as printed."""
    brackets: str = "[{}]"
    """How a keyword stands in a text."""
    areas: Mapping[str, Area] = field(default_factory=dict)
    tests: Mapping[str, Quality] = field(default_factory=dict)
    """What is asked of a place."""
    destinations: Mapping[str, str] = field(default_factory=dict)
    """Where a move may lead, by limit; "" for anywhere. Slot: of."""
    verbs: Mapping[str, VerbWords] = field(default_factory=dict)
    events: Mapping[str, EventWords] = field(default_factory=dict)
    groups: Mapping[tuple[str, ...], str] = field(default_factory=dict)
    """Events that are told as one, by the kinds of a pattern."""
    hows: Mapping[str, str] = field(default_factory=dict)
    """Words that an event carries."""
    ways: Mapping[str, str] = field(default_factory=dict)
    """The same where the event must carry one of several."""
    stats: Mapping[str, str] = field(default_factory=dict)
    pair: tuple[str, str] = ("", "")
    """Two numbers that are written together: "+1/+1"."""
    variables: Mapping[str, str] = field(default_factory=dict)
    """Amounts that have a name, by label: "X"."""
    cost_parts: Mapping[str, str] = field(default_factory=dict)
    player_stats: Mapping[str, Counted] = field(default_factory=dict)
    facts: Mapping[str, Counted] = field(default_factory=dict)
    stretches: Mapping[str, str] = field(default_factory=dict)
    """Phases of a turn that is under way."""
    roles: Mapping[str, str] = field(default_factory=dict)
    """Players by the role they have."""
    windows: Mapping[str, str] = field(default_factory=dict)
    """How long something lasts; empty for as long as the object is there."""
    next_windows: Mapping[str, str] = field(default_factory=dict)
    """The same in front of a delayed ability."""
    free: str = "energy"
    """The resource of which a cost of nothing names 0."""
    resources: Mapping[str, str] = field(default_factory=dict)
    """Symbols of resources; "any" for a need without kinds, "{}" stands for a number."""
    pools: Mapping[str, str] = field(default_factory=dict)
    """What any amount of is paid; "" for power of any kind."""
    uses: Mapping[str, str] = field(default_factory=dict)
    """What resources may be used for."""
    cost_symbols: Mapping[str, str] = field(default_factory=dict)
    """Symbols of actions that the bearer's controller pays with the bearer."""
    speeds: Mapping[str, str] = field(default_factory=dict)
    speed_notes: Mapping[str, str] = field(default_factory=dict)
    """What is said of a timing behind the ability."""
    tokens: Mapping[str, Head] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    """Names of cards that are translated."""
    flags: Mapping[str, Saying] = field(default_factory=dict)
    forbids: Mapping[str, tuple[Saying, ...]] = field(default_factory=dict)
    """Templates of which the first that can be filled is used; slots: obj, by, you, source, to."""
    forbids_but: Mapping[str, tuple[Saying, ...]] = field(default_factory=dict)
    permits: Mapping[str, tuple[Saying, ...]] = field(default_factory=dict)
    shortfalls: Mapping[str, Saying] = field(default_factory=dict)
    """What it means that an action fell short, by its label; slot: who."""
    linked: Mapping[str, str] = field(default_factory=dict)
    """What another ability of the same card did to objects. Slot: me."""
    applied_costs: Mapping[str, str] = field(default_factory=dict)
    """Slots: by, at, to, cost, beyond."""
    components: Mapping[str, Saying] = field(default_factory=dict)
    own_abilities: Mapping[str, str] = field(default_factory=dict)
    """What a card calls its own abilities when their cost changes; slot: me."""
    their_abilities: Mapping[str, str] = field(default_factory=dict)
    """The same of abilities of other cards; slot: obj."""
    less: Mapping[str, tuple[Saying, ...]] = field(default_factory=dict)
    """Discounts and increases of cards, the first that can be filled; slots: obj, less, each,
    floor."""
    changes: Mapping[tuple[str, str], Saying] = field(default_factory=dict)
    """What an event does when this field of it is rewritten to this word."""
    enters: Mapping[str, str] = field(default_factory=dict)
    """Words of a play that tell how the card enters."""
    leaving: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Events after which the bearer lies in that zone, so that the zone need not be named."""
    choices: Mapping[str, str] = field(default_factory=dict)
    """Words that a player chooses from a list."""
    attached: str = ""
    """The heading of effect text."""
    relations: Mapping[str, str] = field(default_factory=dict)
    """What one object has to do with another: English without its "be", Korean as it stands before
    the noun; slot: to."""
    host: "Noun | None" = None
    """What a card calls that to which it is attached."""
    giver: "Noun | None" = None
    """What effect text calls the card that it is printed on."""
    bearers: Mapping[str, "Noun"]
    """What a card calls itself, by type; "gained" in text that it gains, "" for all others."""
    targeted: Quality | None = None
    """What a target is called beside its noun, where the rules go by that word."""
    places: frozenset[str] = frozenset()
    """Types that are places, so that what happens to them happens "here"."""
