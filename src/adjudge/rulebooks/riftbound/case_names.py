"""What the words of a case or a move name in a Riftbound game: objects, places, players."""

from __future__ import annotations

import re
from typing import Final

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.cards.facts import UnknownCard, find
from adjudge.rulebooks.riftbound.rules.table import battlefield_object, battlefields
from adjudge.text.notation import NameIndex

SEATS: Final = "ABCD"
PLACE_WORDS: Final = ("north", "south", "east", "west")
PLACE_KO: Final = {"북쪽": "north", "남쪽": "south", "동쪽": "east", "서쪽": "west"}
_NUMBERED: Final = re.compile(r"(?P<name>.*?)\s*#(?P<id>[0-9]{1,9})")
_QUALIFIED: Final = re.compile(
    r"(?:(?P<seat>[A-D])'s\s+)?(?:(?P<state>exhausted|ready|탈진된|준비된)\s+)?(?P<name>.+)"
)
_TIRED: Final = ("exhausted", "탈진된")
_BASE: Final = re.compile(r"(?:(?P<seat>[A-D])(?:'s|의)?\s*)?(?:base|기지)", re.IGNORECASE)


def seat_of(text: str) -> int:
    """Number of the player that a letter names; -1 for none."""
    return SEATS.index(text) if len(text) == 1 and text in SEATS else -1


class Names:
    """Names of one game.

    Attributes:
        rb: Rulebook.
        aliases: Physical card of each alias that a case gives.
        places: Zone of each battlefield word.
        index: Everything that may be named in a move.
    """

    def __init__(self, rb: Rulebook) -> None:
        """Know the cards of a rulebook."""
        self.rb = rb
        self.aliases: dict[str, int] = {}
        self.places: dict[str, int] = {}
        self._cards: dict[str, str] = {}
        for name, card in rb.cards.items():
            self._cards[name.casefold()] = name
            if card.ko:
                self._cards.setdefault(card.ko.casefold(), name)
        self.index = NameIndex([*rb.cards, *(card.ko for card in rb.cards.values() if card.ko)])
        for word in (*PLACE_WORDS, *PLACE_KO, "base", "기지"):
            self.index.add(word)
        for seat in SEATS:
            for form in (f"{seat} base", f"{seat}의 기지", f"{seat}'s base"):
                self.index.add(form)

    def lay_places(self, state: State) -> None:
        """Name the battlefields of a position that have no word yet."""
        zones = battlefields(state)
        for word, zone in zip(PLACE_WORDS, zones, strict=False):
            if zone not in self.places.values():
                self.places[word] = zone

    def add_alias(self, alias: str, card: int) -> None:
        """Let an alias name a physical card."""
        self.aliases[alias] = card
        self.index.add(alias)

    # ------------------------------------------------------------------ cards

    def plain_card(self, text: str) -> str | None:
        """The same without looking for other spellings, which takes longer the first time."""
        return self._cards.get(text.casefold())

    def card(self, text: str) -> str | None:
        """English name of the card that a text names; None where there is none."""
        found = self.plain_card(text)
        if found is None:
            try:
                found = find(text).name
            except UnknownCard:
                return None
            if found not in self.rb.cards:
                return None
        return found

    def nearest(self, text: str) -> tuple[str, ...]:
        """Card names and aliases that may have been meant."""
        return self.index.nearest(text)

    # ------------------------------------------------------------------ objects

    def object_of(self, state: State, alias: str) -> int:
        """Object that the physical card of an alias is now; 0 where it is nowhere."""
        card = self.aliases[alias]
        for ident, obj in state.objs.items():
            if obj.card == card:
                return ident
        return 0

    def find(self, state: State, text: str, pool: list[int] | None = None) -> list[int]:
        """Objects and chain items that a text names, in the order of the pool or of identity."""
        everything = [*state.objs, *(i.id for i in state.items if i.id not in state.objs)]
        among = pool if pool is not None else everything
        numbered = _NUMBERED.fullmatch(text)
        if numbered is not None:
            ident = int(numbered["id"])
            return [ident] if ident in among else []
        if text in self.aliases:
            card = self.aliases[text]
            return [i for i in among if self._card_of(state, i) == card]
        name = self.card(text)
        if name is not None:
            return [i for i in among if self.called(state, i) == name]
        told = _QUALIFIED.fullmatch(text)
        name = self.card(told["name"]) if told is not None else None
        if told is None or name is None:
            return []
        found = [i for i in among if self.called(state, i) == name]
        if told["seat"]:
            found = [i for i in found if self._side(state, i) == seat_of(told["seat"])]
        if told["state"]:
            tired = told["state"] in _TIRED
            found = [
                i
                for i in found
                if i in state.objs and ("exhausted" in state.objs[i].marks) is tired
            ]
        return found

    def _card_of(self, state: State, ident: int) -> int:
        obj = state.objs.get(ident)
        if obj is None:
            item = state.item(ident)
            obj = state.objs.get(state.now(item.obj)) if item is not None else None
        return obj.card if obj is not None else -1

    def _side(self, state: State, ident: int) -> int:
        if ident in state.objs:
            return chars_of(self.rb, state, ident).controller
        item = state.item(ident)
        return item.controller if item is not None else -1

    def called(self, state: State, ident: int) -> str:
        """Name by which an object or item is called: its printed card's, not a copied one."""
        obj = state.objs.get(ident)
        if obj is not None:
            return obj.name
        item = state.item(ident)
        return item.name if item is not None else ""

    def alias_of(self, state: State, ident: int) -> str:
        """The first alias of an object; empty where it has none."""
        obj = state.objs.get(ident)
        if obj is None:
            return ""
        return next((a for a, card in self.aliases.items() if card == obj.card), "")

    def alike(self, state: State, ids: list[int]) -> bool:
        """Whether objects differ in nothing that could matter for a choice."""
        kinds = set()
        for ident in ids:
            obj = state.objs.get(ident)
            if obj is None or any(o.host == ident for o in state.objs.values()):
                return len(ids) == 1
            marks = tuple(sorted(obj.marks.items()))
            kinds.add((obj.name, obj.zone, obj.control, obj.owner, marks, obj.host, obj.token))
        given = {i for e in state.effects for i in (e.ids or ())}
        return len(kinds) <= 1 and not given & set(ids)

    # ------------------------------------------------------------------ places and players

    def place(self, state: State, text: str, player: int) -> int:
        """Zone of the place that a text names, as a player says it; -1 for none."""
        word = PLACE_KO.get(text, text.casefold())
        if word in self.places:
            return self.places[word]
        base = _BASE.fullmatch(text)
        if base is not None:
            seat = seat_of(base["seat"].upper()) if base["seat"] else player
            return state.zone_of("base", seat)
        name = self.card(text)
        fields = [z for z in battlefields(state) if battlefield_object(state, z).name == name]
        return fields[0] if len(fields) == 1 else -1

    def place_word(self, state: State, zone: int) -> str:
        """How a place is written."""
        spec = state.specs[zone]
        if spec.area == "battlefield":
            return next((w for w, z in self.places.items() if z == zone), spec.name)
        return f"{SEATS[spec.owner]} {spec.area}" if spec.owner >= 0 else spec.area
