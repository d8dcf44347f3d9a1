"""Starlight's side of a case: positions, facts, and sessions in which moves are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from adjudge.core.codec import fingerprint
from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj
from adjudge.rulebooks.starlight.card_text import card_text
from adjudge.rulebooks.starlight.case_words import FACTS
from adjudge.rulebooks.starlight.house import house_value
from adjudge.rulebooks.starlight.rules.table import LIFE, is_acted, lay_zones, life_of, star_of
from adjudge.rulebooks.starlight.rules.turn import STEPS, TURN_VARS
from adjudge.rulebooks.starlight.voice import Names
from adjudge.rulekit import facts, facts_objects, position, session, things
from adjudge.rulekit.deck_case import DeckCase
from adjudge.rulekit.kit import Kit
from adjudge.rulekit.misses import Miss, differs, shown
from adjudge.rulekit.position import Moment
from adjudge.text.case_schema import Flag, Number, Spec, Text
from adjudge.text.cases import Case
from adjudge.text.yamlpos import Node

FILL: Final = {"deck": ("Blank Page", 10), "star": ("Blank Star", 1)}


# --------------------------------------------------------------------------- positions


@dataclass(slots=True)
class Thing(things.Thing):
    """A card to put somewhere; `new` tells that it came in this turn."""

    new: bool = False


class Things(things.Things):
    """Reads cards with their states."""

    words = FACTS
    known = ("new",)

    def make(self, node: Node, card: str, alias: str, count: int) -> things.Thing:
        """A card as it is without anything said about it."""
        return Thing(node, card, alias, count)

    def state(self, thing: things.Thing, word: str) -> bool:
        """Whether it came in this turn."""
        if word != "new" or not isinstance(thing, Thing):
            return False
        thing.new = True
        return True


class Builder(position.Builder):
    """Builds one position: stars with 20 life points and decks of blank cards unless told."""

    phases = STEPS
    usual = "main"
    fill: ClassVar[dict[str, tuple[str, int]]] = FILL
    reader = Things

    @classmethod
    def of_player(cls, thing: Spec) -> dict[str, Spec]:
        """Life points, and what was put into the resource zone this turn."""
        del thing
        return {
            "life": Number("Life points of the star."),
            "cast": Number("Spells cast this turn.", 0, 99),
        }

    @classmethod
    def of_table(cls, thing: Spec) -> dict[str, Spec]:
        """Whether a card was put into the resource zone this turn."""
        del thing
        return {"placed": Flag("Whether the player of the turn put a resource there already.")}

    def lay(self) -> None:
        """The six zones of each player."""
        lay_zones(self.state)

    def new(self, thing: things.Thing, player: int, zone: int) -> Obj:
        """It was there before this turn unless it is said to be new."""
        obj = super().new(thing, player, zone)
        if not (isinstance(thing, Thing) and thing.new):
            obj.born = self.state.turn - 1
        return obj

    def player(self, player: int, node: Node) -> None:
        """Stars have their life points, and cards in the hand of a player are the player's."""
        super().player(player, node)
        star = self.state.objs.get(star_of(self.state, player))
        if star is not None:
            told = node.get("life")
            printed = self.rb.cards[star.name].stat("life") or house_value("life")
            life = star.marks.get(LIFE, printed) if told is None else told.number()
            if life:
                star.marks[LIFE] = life
        cast = node.get("cast")
        if cast is not None:
            self.state.enter("cast", player, by=cast.number())

    def enter(self, moment: Moment) -> None:
        """The turn goes on from a step."""
        super().enter(moment)
        self.state.vars["first player"] = self.seat_in(self.root, "first", 0)
        for name in TURN_VARS:
            self.state.vars[name] = 0
        placed = self.root.get("placed")
        if placed is not None and placed.value:
            self.state.vars["placed"] = house_value("place")


# --------------------------------------------------------------------------- facts


class ObjectFacts(facts_objects.ObjectFacts):
    """Facts of one card."""

    def own(self, obj: Obj, key: str, node: Node) -> str | None:
        """Its colour."""
        del key
        colours = chars_of(self.rb, self.state, obj.id).domains
        have = colours[0] if colours else "none"
        return None if node.text() == have else have


class Facts(facts.Facts):
    """Checks facts."""

    words = FACTS
    objects = ObjectFacts
    before: str = ""

    def player_fact(self, player: int, key: str, node: Node) -> str | None:
        """Life points, ready resources, spells cast this turn."""
        state = self.state
        if key == "life":
            return differs(node.number(), life_of(state, player))
        if key == "cast":
            return differs(node.number(), state.count("cast", player))
        ids = state.zones[state.zone_of("resources", player)]
        return differs(node.number(), sum(not is_acted(state.objs[i]) for i in ids))

    def game_fact(self, key: str, node: Node) -> str | None:
        """Whether nothing changed, and what a card's text says."""
        if key == "unchanged":
            return differs(node.value, fingerprint(self.state) == self.before)
        if key == "reads":
            return self._reads(node)
        raise node.error("that is a fact of a deck", "덱에 대한 사실입니다")

    def _reads(self, node: Node) -> str | None:
        name = self.names.card(node.value["card"].text())
        if name is None:
            return "no such card"
        for lang in ("en", "ko"):
            text = card_text(self.rb.cards[name], lang)
            part = node.get(lang)
            for words in part.each() if part is not None else ():
                if words.text() not in text:
                    return text
        return None


# --------------------------------------------------------------------------- sessions


class Session(session.Session):
    """A case about a position while it is judged."""

    def __init__(self, kit: Kit, case: Case) -> None:
        """Set the case up.

        Raises:
            TextError: It can't be read.
        """
        super().__init__(kit, case, Builder, Facts)
        made = self.facts
        assert isinstance(made, Facts)
        made.before = fingerprint(self.state)

    def rulebook(self, case: Case) -> Rulebook:
        """One rulebook for all cases: it holds no position."""
        del case
        return _rulebook(self.kit)


@cache
def _rulebook(kit: Kit) -> Rulebook:
    return kit.rulebook()


class DeckSession(DeckCase):
    """A case about a deck."""

    def __init__(self, kit: Kit, case: Case) -> None:
        """Read the deck."""
        super().__init__(case, kit.decks, FACTS, kit.index)
        self._rb = _rulebook(kit)

    def known(self) -> tuple[str, ...]:
        """How many cards of a name or subtype it has, too."""
        return (*super().known(), "counts")

    def own(self, key: str, node: Node) -> list[Miss]:
        """How many cards of a name, of a subtype, or in all."""
        return list(self._counts(key, node))

    def _counts(self, key: str, node: Node) -> Iterator[Miss]:
        cards = self._rb.cards
        names = Names(self._rb)
        for word, value in node.items():
            name = names.card(word)
            have = sum(
                count
                for card, count in self.deck.main
                if word == "main" or card == name or word in cards[card].tags
            )
            if have != value.number():
                yield Miss(value, f"{key}: {word}", shown(value.value), str(have))


def open_case(kit: Kit, case: Case) -> Session | DeckSession:
    """Set a case up: a position, or a deck to be judged.

    Raises:
        TextError: It can't be read.
        EngineFault: The engine broke.
    """
    return DeckSession(kit, case) if case.part("deck") is not None else Session(kit, case)


def specs() -> dict[str, Spec]:
    """What this game adds to the schema of a case."""
    return {
        **session.session_specs(FACTS, Builder.spec()),
        "deck": Text("A built-in deck, or a deck list."),
    }
