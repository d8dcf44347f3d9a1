"""Cards as data: printed facts and abilities, without any rule."""

from __future__ import annotations

from dataclasses import dataclass, field

from adjudge.core.vocab import Ability, Cost, Unsupported


@dataclass(frozen=True, slots=True)
class CardDef:
    """One card (or token) of a rulebook, identified by its full name.

    Attributes:
        name: Full English name; the key of the card in its rulebook.
        ko: Official Korean name, empty where none is known.
        types: Card types in printed order.
        supertypes: Printed supertypes.
        tags: Printed tags.
        domains: Domains or colours, in the rulebook's order.
        cost: Printed cost; None for cards that have none.
        stats: Printed numbers by name (for example might).
        abilities: Rules text.
        attached: Effect text, appended to the card this one is attached to.
        token: Whether it is a token rather than a card.
        invented: Whether it is a made-up card of tests and cases.
        unsupported: Why the card cannot enter a game yet; None when it can.
    """

    name: str
    ko: str = ""
    types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    domains: tuple[str, ...] = ()
    cost: Cost | None = None
    stats: tuple[tuple[str, int], ...] = ()
    abilities: tuple[Ability, ...] = ()
    attached: tuple[Ability, ...] = field(default=())
    token: bool = False
    invented: bool = False
    unsupported: Unsupported | None = None

    def stat(self, name: str) -> int | None:
        """A printed number, or None where the card has none of that name."""
        for key, value in self.stats:
            if key == name:
                return value
        return None
