"""What laying a card needs to know of it, worked out once a rulebook."""

from __future__ import annotations

from adjudge.core.bodies import spell_body
from adjudge.core.cards import CardDef
from adjudge.core.engine import Engine
from adjudge.core.vocab import Activated, Body, Keyword

_LAY_RULES = {"action": "MW@seed:6.2", "money": "MW@seed:7.11", "weapon": "MW@seed:8.5"}


class Facts:
    """One card, or its boosted form.

    Attributes:
        name: Key of the card among the cards of the rulebook; a boosted form's ends in "+".
        shown: What it is called in traces: with "+" where it is boosted (MW@seed:5.9).
        types: Its types.
        phase: Phase in which it is laid from hand; empty for a character.
        price: Gems that it costs in the market.
        cost: Required action points.
        value: Gems that it gives.
        damage: What it adds to the hit.
        worth: Both numbers, those that there are, with the name of what is gained and its rule.
        stars: Wish stars that its boosted form costs; 0 where there is none.
        body: What is followed at once.
        lay_rule: The rule by which it is laid.
        kept: Whether it stays in hand when the turn is cleaned up (MW@seed:9.1).
        is_boosted: Whether this is a boosted form.
        boosted: The boosted form, if there is one.
    """

    __slots__ = (
        "body",
        "boosted",
        "cost",
        "damage",
        "is_boosted",
        "kept",
        "lay_rule",
        "name",
        "phase",
        "price",
        "shown",
        "stars",
        "types",
        "value",
        "worth",
    )

    def __init__(self, card: CardDef, phases: dict[str, str], *, boosted: bool = False) -> None:
        """Read a card."""
        self.name = self.shown = card.name
        self.types = card.types
        kind = card.types[0] if card.types else ""
        self.phase = phases.get(kind, "")
        self.price = card.stat("price") or 0
        self.cost = card.stat("cost") or 0
        self.value = card.stat("value") or 0
        self.damage = card.stat("damage") or 0
        numbers = (("gems", self.value, "MW@seed:7.2"), ("hit", self.damage, "MW@seed:8.2"))
        self.worth = tuple(number for number in numbers if number[1])
        self.stars = card.stat("stars") or 0
        self.body: Body = spell_body(card.abilities)
        self.lay_rule = _LAY_RULES.get(kind, "")
        self.kept = any(isinstance(a, Keyword) and a.name == "Keep" for a in card.abilities)
        self.is_boosted = boosted
        self.boosted: Facts | None = None


class Known(Engine):
    """A rulebook that knows the facts of its cards.

    Attributes:
        facts: Facts by name of the card, plain forms and boosted ones.
        actives: Active skills of a character by its name: number of the ability, and the skill.
        skill_names: Names of skills, English and Korean, by character and number of the ability.
        pack_of: Name of the pack that a card or character belongs to.
        packs: Kinds of a pack, by its name.
        dealt: Packs that a draft or a random choice may bring.
        extras: What a pack's sheet adds to the set-up, by its name (MW@seed:2.3).
        neutral: Neutral kinds.
        required: The six required kinds (MW@seed:3.15).
        basic: Name and count of the cards of the basic deck (MW@seed:1.2).
    """

    def __init__(self) -> None:
        """Know nothing yet."""
        super().__init__()
        self.facts: dict[str, Facts] = {}
        self.actives: dict[str, list[tuple[int, Activated]]] = {}
        self.skill_names: dict[tuple[str, int], tuple[str, str]] = {}
        self.pack_of: dict[str, str] = {}
        self.packs: dict[str, tuple[str, ...]] = {}
        self.dealt: tuple[str, ...] = ()
        self.extras: dict[str, Body] = {}
        self.neutral: tuple[str, ...] = ()
        self.required: tuple[str, ...] = ()
        self.basic: tuple[tuple[str, int], ...] = ()
