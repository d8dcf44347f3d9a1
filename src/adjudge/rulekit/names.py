"""What the words of a case or a move name in a game: objects, places, players, zones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from adjudge.core.reads import chars_of
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulekit.speech import SEATS, Pair, Speech, pair_of
from adjudge.text.notation import NameIndex

__all__ = ["SEATS", "Names", "seat_of"]

_NUMBERED: Final = re.compile(r"(?P<name>.*?)\s*#(?P<id>[0-9]{1,9})")
_OWNED: Final = re.compile(r"(?:(?P<seat>[A-Da-d])(?:'s|의)?\s*)?(?P<word>\S.*)")


def seat_of(text: str) -> int:
    """Number of the player that a letter names; -1 for none."""
    return SEATS.index(text) if len(text) == 1 and text in SEATS else -1


class Names:
    """Names of one game.

    A rulebook whose places have names of their own overrides `lay_places` and fills `places`; one
    whose cards can be written in other ways overrides `other_spelling`.

    Attributes:
        rb: Rulebook.
        speech: The words of the game.
        aliases: Physical card of each alias that a case gives.
        places: Zone of each place that has a name of its own.
        index: Everything that may be named in a move.
    """

    def __init__(self, rb: Rulebook, speech: Speech) -> None:
        """Know the cards of a rulebook."""
        self.rb = rb
        self.speech = speech
        self.aliases: dict[str, int] = {}
        self.places: dict[str, int] = {}
        self._cards: dict[str, str] = {}
        for name, card in rb.cards.items():
            self._cards[name.casefold()] = name
            if card.ko:
                self._cards.setdefault(card.ko.casefold(), name)
        self.index = NameIndex([*rb.cards, *(card.ko for card in rb.cards.values() if card.ko)])
        for word in self.place_names():
            self.index.add(word)
        words = "|".join(re.escape(word) for word in speech.qualifiers)
        state = rf"(?:(?P<state>{words})\s+)?" if words else "(?P<state>(?!))?"
        self._qualified = re.compile(rf"(?:(?P<seat>[A-D])(?:'s|의)\s+)?{state}(?P<name>.+)")

    def place_names(self) -> Iterable[str]:
        """Every way to write a place in a move."""
        found: list[str] = []
        for en, ko in self.speech.places.values():
            found.extend((en, ko))
            for seat in SEATS:
                found.extend((f"{seat} {en}", f"{seat} {ko}", f"{seat}의 {ko}", f"{seat}'s {en}"))
        return found

    def lay_places(self, state: State) -> None:
        """Name the places of a position that have no name yet."""

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
            found = self.other_spelling(text)
        return found if found in self.rb.cards else None

    def other_spelling(self, text: str) -> str | None:
        """Name of a card that is written in a way of its own; None where there is none."""
        del text
        return None

    def nearest(self, text: str) -> tuple[str, ...]:
        """Card names and aliases that may have been meant."""
        return self.index.nearest(text)

    def card_name(self, name: str, lang: str) -> str:
        """A card's name in a language."""
        card = self.rb.cards.get(name)
        return card.ko if card is not None and lang == "ko" and card.ko else name

    # ------------------------------------------------------------------ objects

    def object_of(self, state: State, alias: str) -> int:
        """Object that the physical card of an alias is now; 0 where it is nowhere."""
        card = self.aliases[alias]
        for ident, obj in state.objs.items():
            if obj.card == card:
                return ident
        return 0

    def find(self, state: State, text: str, pool: Sequence[int] | None = None) -> list[int]:
        """Objects and items that a text names, in the order of the pool or of identity."""
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
        told = self._qualified.fullmatch(text)
        name = self.card(told["name"]) if told is not None else None
        if told is None or name is None:
            return []
        found = [i for i in among if self.called(state, i) == name]
        if told["seat"]:
            found = [i for i in found if self._side(state, i) == seat_of(told["seat"])]
        if told["state"]:
            mark, there = self.speech.qualifiers[told["state"]]
            found = [i for i in found if i in state.objs and (mark in state.objs[i].marks) is there]
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

    def call(self, state: State, ident: int) -> str:
        """How a report calls an object: by its alias, else by its card."""
        return self.alias_of(state, ident) or self.called(state, ident)

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

    # ------------------------------------------------------------------ places and zones

    def place(self, state: State, text: str, player: int) -> int:
        """Zone of the place that a text names, as a player says it; -1 for none."""
        if text in self.places:
            return self.places[text]
        return _zone(state, self.speech.places, text, player)

    def place_words(self) -> tuple[str, ...]:
        """What a line may call places, for errors."""
        return (*self.places, *(en for en, _ in self.speech.places.values()))

    def place_word(self, state: State, zone: int, lang: str = "en") -> str:
        """How a place is written."""
        spec = state.specs[zone]
        named = next((word for word, place in self.places.items() if place == zone), None)
        if named is not None:
            return named
        words = self.speech.places.get(spec.area) or self.speech.areas.get(spec.area)
        word = pair_of(words, lang) if words is not None else spec.area
        return f"{SEATS[spec.owner]} {word}" if spec.owner >= 0 else word

    def zone(self, state: State, text: str, player: int = -1) -> int:
        """Zone that a text names: "A hand", "A의 손", an area that all share; -1 for none.

        Args:
            state: Position.
            text: The words.
            player: Whose zone is meant where no letter is said; -1 for nobody's.
        """
        if text in self.places:
            return self.places[text]
        words = {spec.area: (spec.area, spec.area) for spec in state.specs}
        found = _zone(state, words, text, player)
        return found if found >= 0 else _zone(state, self.speech.areas, text, player)

    def area_words(self, area: str) -> tuple[str, ...]:
        """What an area is called, whoever's it is."""
        return (area, *self.speech.areas.get(area, ()), *self.speech.places.get(area, ()))

    def zone_words(self, state: State) -> tuple[str, ...]:
        """Every zone that `zone` knows, for errors."""
        return (*self.places, *dict.fromkeys(self._zone_word(s.area, s.owner) for s in state.specs))

    def _zone_word(self, area: str, owner: int) -> str:
        word = pair_of(self.speech.areas.get(area, (area, area)), "en")
        return f"{SEATS[owner]} {word}" if owner >= 0 else word


def _zone(state: State, words: Mapping[str, Pair], text: str, player: int) -> int:
    """Zone of an area by its words, with or without the letter of its player."""
    told = text.casefold()
    for area, pair in words.items():
        for word in pair:
            if told == word.casefold():
                shared = state.zone_of(area, -1)
                return shared if shared >= 0 else state.zone_of(area, player)
            owned = _OWNED.fullmatch(text)
            if owned is not None and owned["seat"] and owned["word"].casefold() == word.casefold():
                return state.zone_of(area, seat_of(owned["seat"].upper()))
    return -1
