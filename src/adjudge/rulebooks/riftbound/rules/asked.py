"""What a card asks for as it is played, told once from what it is: looks before closer ones."""

from __future__ import annotations

from typing import Final, TypeAlias

from adjudge.core.chars import Chars
from adjudge.core.context import chars_of, table_of
from adjudge.core.costs import Needs
from adjudge.core.rulebook import Node, Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.rules.bodies import choices_in, modes_in
from adjudge.rulebooks.riftbound.rules.timing import (
    ACTION,
    REACTION,
    fast_enough,
    keyword_speed,
)
from adjudge.rulebooks.riftbound.rules.totals import Total

_REACTIONS: Final = frozenset(("Reaction", "Quick-Draw", "Ambush"))
_SWIFT: Final = {ACTION: _REACTIONS | {"Action"}, REACTION: _REACTIONS}
"""Keywords without which no card of a hand is played where a permission is needed (358.4)."""


class Asked:
    """What a card asks for as it is played.

    Attributes:
        name: Name of the card.
        speed: Permission that its keywords give it.
        ambush: Whether it may have the permission of Ambush at some places.
        hidden: Whether it can be hidden.
        permits: Whether its text lets it be played for another cost.
        unit: Whether a place is chosen for it.
        least: Energy of its cost, where no text of its own changes that, else 0.
        needs: What it costs while no other text changes costs; None where a text of its own does
            or where more than resources is asked for.
        use: What these resources are used for.
        body: What it does on resolution by its printed text.
        modes: Whether that has modes.
        choices: Choices that it asks for, whatever the mode.
        simple: Whether it asks for none of all these.
        bound: Whether a text of its own says where it may be played, or does something only while
            a condition holds.
    """

    __slots__ = (
        "ambush",
        "body",
        "bound",
        "choices",
        "hidden",
        "least",
        "modes",
        "name",
        "needs",
        "permits",
        "simple",
        "speed",
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
        self.ambush = "Ambush" in keywords
        self.hidden = "Hidden" in keywords
        self.permits = "play for" in traits
        self.unit = "unit" in chars.types
        self.use = chars.types[0] if chars.types else "card"
        self.least = 0
        self.needs: Needs | None = None
        cost = chars.cost
        if cost is not None and printed and "cost rule" not in traits:
            total = Total()
            total.add(cost, chars.domains)
            self.least = total.energy
            self.needs = None if cost.actions else total.needs()
        self.body = rb.printed_body(name)
        self.modes = modes_in(self.body) is not None
        self.choices: list[Node] = choices_in(self.body, ())
        self.simple = not self.modes and not self.choices
        self.bound = not traits.isdisjoint(("dependent spell", "place rule"))

    def timely(self, needed: str) -> bool:
        """Whether its keywords may be the permission that is needed (813, 822.1.b)."""
        return self.ambush or fast_enough(self.speed, needed)


Hand: TypeAlias = list[tuple[int, Asked]]
"""Cards that a player may play or hide by the rules alone, with what they ask for."""


def in_hand(state: State, player: int) -> tuple[int, ...]:
    """Cards that may be played by the rules alone (419.1.a): of the hand and the Champion Zone."""
    zones = state.zones
    return zones[state.zone_of("hand", player)] + zones[state.zone_of("champion", player)]


def hand_of(rb: Rulebook, state: State, player: int) -> Hand:
    """The same with what they ask for, remembered for cards that are as they are printed."""
    computed, objs, known = table_of(rb, state).chars, state.objs, rb.as_played
    found: Hand = []
    for ident in in_hand(state, player):
        obj = objs[ident]
        asked: Asked | None = known.get(obj.name)
        if asked is None or obj.memo or ident in computed:
            asked = asked_of(rb, state, ident)
        found.append((ident, asked))
    return found


def swift_hand(rb: Rulebook, state: State, player: int, needed: str) -> Hand:
    """Those that could be played where a permission is needed.

    Most hands hold none, which a look at what is printed tells. Cards that the table holds may
    have been given a keyword.
    """
    objs, idents = state.objs, in_hand(state, player)
    cards = [objs[ident] for ident in idents]
    names = [card.memo.get("printed", card.name) if card.memo else card.name for card in cards]
    bare = rb.none_has(names, _SWIFT[needed])
    if bare and table_of(rb, state).chars.keys().isdisjoint(idents):
        return []
    return [entry for entry in hand_of(rb, state, player) if entry[1].timely(needed)]


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
