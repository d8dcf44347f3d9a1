"""What facts of a Magic position may say beside those of every game."""

from __future__ import annotations

from typing import ClassVar, Final

from adjudge.core.reads import Ctx
from adjudge.core.state import Obj
from adjudge.rulebooks.magic.rules import states
from adjudge.rulebooks.magic.speech import PHASES
from adjudge.rulekit.facts import Facts
from adjudge.rulekit.facts_objects import ObjectFacts
from adjudge.rulekit.facts_words import FactWords
from adjudge.rulekit.things import Things
from adjudge.text.case_schema import Flag, Many, Text

WORDS: Final = FactWords(
    stats={"life": "life", "poison": "poison"},
    zones={
        "hand": "hand",
        "library": "library",
        "graveyard": "graveyard",
        "removed": "removed from the game",
        "phased out": "phased out",
    },
    ends=("library", "graveyard"),
    states={"tapped": ("tapped", True), "untapped": ("tapped", False)},
    marks={"damage": "damage", "time": "time", **{name: name for name in states.COUNTERS}},
    numbers={"power": "power", "toughness": "toughness"},
    status={"attacking": "attacking", "blocking": "blocking", "blocked": "blocked"},
    phases=tuple(PHASES),
    pile="stack",
    of_game={
        "legal": Flag("Whether the deck is legal."),
        "fault": Many("Faults that the deck has: code or rule.", Text()),
        "no fault": Many("Faults that the deck does not have.", Text()),
    },
)
"""The words of facts and of cards in a position."""


class MagicThings(Things):
    """Cards with their state: "new" ones came under control this turn."""

    words: ClassVar[FactWords] = WORDS
    known: ClassVar[tuple[str, ...]] = ("new",)

    def state(self, thing: object, word: str) -> bool:
        """A creature that its controller has not controlled since the turn began."""
        if word != "new":
            return False
        thing.marks["new"] = 1  # type: ignore[attr-defined]
        return True


class MagicObjects(ObjectFacts):
    """Facts of objects: derived states too."""

    def is_so(self, ctx: Ctx, word: str, ident: int) -> bool:
        """A derived state of the rulebook."""
        check = states.STATES.get(word)
        return check is not None and check(ctx, ident)

    def own(self, obj: Obj, key: str, node: object) -> str | None:
        """No further facts."""
        raise NotImplementedError(key)


class MagicFacts(Facts):
    """Checks facts of Magic."""

    words: FactWords = WORDS
    objects: ClassVar[type[ObjectFacts]] = MagicObjects
