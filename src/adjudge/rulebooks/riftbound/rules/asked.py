"""What a card asks for as it is played, told once from what it is: looks before closer ones."""

from __future__ import annotations

from typing import TypeAlias

from adjudge.core import vocab as v
from adjudge.core.chars import Chars
from adjudge.core.context import chars_of, table_of
from adjudge.core.costs import Needs
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.rules.bodies import choices_in, modes_in
from adjudge.rulebooks.riftbound.rules.cost_bounds import directions
from adjudge.rulebooks.riftbound.rules.timing import (
    PERMISSIONS,
    fast_enough,
    keyword_speed,
)
from adjudge.rulebooks.riftbound.rules.totals import Total


class Asked:
    """What a card asks for as it is played.

    Attributes:
        name: Name of the card.
        speed: Permission that its keywords give it.
        timely: Permissions that these, or Ambush at some places, may be enough for.
        hidden: Whether it can be hidden.
        permits: Whether its text lets it be played for another cost.
        unit: Whether a place is chosen for it.
        printed: What it costs where no text changes that; None where more than resources is asked
            for, or where it could have been given a text on its cost.
        energy: How much of that is energy.
        lowers: Whether a text of its own could lower that, `raises` whether one could raise it.
        types: Its types.
        use: What these resources are used for.
        body: What it does on resolution by its printed text.
        modes: Whether that has modes.
        choices: Choices that it asks for, whatever the mode.
        simple: Whether it asks for none of all these.
        bound: Whether a text of its own says when or where it may be played, or does something
            only while a condition holds or where more is paid.
    """

    __slots__ = (
        "body",
        "bound",
        "choices",
        "energy",
        "hidden",
        "lowers",
        "modes",
        "name",
        "permits",
        "printed",
        "raises",
        "simple",
        "speed",
        "timely",
        "types",
        "unit",
        "use",
    )

    def __init__(self, rb: Rulebook, name: str, chars: Chars, *, printed: bool) -> None:
        """Look at a card of a name with these characteristics, which may be the printed ones.

        With others it may have been given a text on its cost.
        """
        traits = rb.traits(name)
        keywords = chars.keywords
        self.name = name
        self.speed = keyword_speed(keywords)
        ambush = "Ambush" in keywords
        self.timely = frozenset(
            [needed for needed in PERMISSIONS if ambush or fast_enough(self.speed, needed)]
        )
        self.hidden = "Hidden" in keywords
        self.permits = "play for" in traits
        self.types = chars.types
        self.unit = "unit" in chars.types
        self.use = chars.types[0] if chars.types else "card"
        self.energy = 0
        self.printed: Needs | None = None
        if chars.cost is not None and printed:
            total = Total()
            total.add(chars.cost, chars.domains)
            self.energy = total.energy
            self.printed = None if total.actions else total.needs()
        self.lowers, self.raises = _own_directions(rb, chars)
        self.body = rb.printed_body(name)
        self.modes = modes_in(self.body) is not None
        self.choices: list[Node] = choices_in(self.body, ())
        self.simple = not self.modes and not self.choices
        words = ("dependent spell", "paid choices", "place rule", "play rule")
        self.bound = not traits.isdisjoint(words)


def _own_directions(rb: Rulebook, chars: Chars) -> tuple[bool, bool]:
    """Whether a card's own texts, of dependent keywords too, could lower and raise its cost."""
    texts = [bound.ability for bound in chars.abilities] or list(rb.cards[chars.name].abilities)
    for text in tuple(texts):
        if isinstance(text, v.Dependent):
            texts.extend(text.abilities)
    own = [text for text in texts if isinstance(text, v.CostRule) and text.applies is None]
    ways = [directions(rule) for rule in own]
    return any(lowers for lowers, _ in ways), any(raises for _, raises in ways)


Hand: TypeAlias = list[tuple[int, Asked]]
"""Cards that a player may play or hide by the rules alone, with what they ask for."""


def in_hand(state: State, player: int) -> tuple[int, ...]:
    """Cards that may be played by the rules alone (419.1.a): of the hand and the Champion Zone."""
    zones = state.zones
    return zones[state.zone_of("hand", player)] + zones[state.zone_of("champion", player)]


def hand_of(rb: Rulebook, state: State, player: int) -> Hand:
    """The same with what they ask for, remembered for cards that are as they are printed."""
    computed, objs, known = table_of(rb, state).chars, state.objs, rb.as_played
    idents = in_hand(state, player)
    odd = [i for i in idents if i in computed or objs[i].memo or objs[i].name not in known]
    if odd:
        return [(i, asked_of(rb, state, i)) for i in idents]
    return [(i, known[objs[i].name]) for i in idents]


def asked_of(rb: Rulebook, state: State, ident: int) -> Asked:
    """What an object asks for as it is played."""
    obj = state.objs[ident]
    name = obj.name
    if obj.memo or ident in table_of(rb, state).chars or name in rb.defining:
        chars = chars_of(rb, state, ident)
        return Asked(rb, name, chars, printed=chars.shared)
    known: Asked | None = rb.as_played.get(name)
    if known is None:
        known = rb.as_played[name] = Asked(rb, name, rb.printed_chars(name), printed=True)
    return known
