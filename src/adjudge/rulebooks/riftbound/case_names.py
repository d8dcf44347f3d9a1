"""What Riftbound's words name: battlefields by their side of the table, cards in any spelling."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.cards.facts import known
from adjudge.rulebooks.riftbound.notation_words import SPEECH
from adjudge.rulebooks.riftbound.rules.table import battlefield_object, battlefields, facedown_zone
from adjudge.rulekit import names
from adjudge.rulekit.names import SEATS, seat_of

__all__ = ["PLACE_KO", "PLACE_WORDS", "SEATS", "Names", "seat_of"]

PLACE_WORDS: Final = ("north", "south", "east", "west")
PLACE_KO: Final = {"북쪽": "north", "남쪽": "south", "동쪽": "east", "서쪽": "west"}
_IN_KOREAN: Final = {word: ko for ko, word in PLACE_KO.items()}


class Names(names.Names):
    """Names of one game; `places` holds the zone of each battlefield word."""

    def __init__(self, rb: Rulebook) -> None:
        """Know the cards of a rulebook."""
        super().__init__(rb, SPEECH)

    def place_names(self) -> Iterable[str]:
        """Sides of the table beside the bases."""
        return (*PLACE_WORDS, *PLACE_KO, *super().place_names())

    def lay_places(self, state: State) -> None:
        """Name the battlefields of a position that have no word yet."""
        zones = battlefields(state)
        for word, zone in zip(PLACE_WORDS, zones, strict=False):
            if zone not in self.places.values():
                self.places[word] = zone

    def other_spelling(self, text: str) -> str | None:
        """Any spelling that the list of printed cards knows."""
        found = known(text)
        return None if found is None else found.name

    def place(self, state: State, text: str, player: int) -> int:
        """Also a battlefield by its side or its card."""
        found = super().place(state, PLACE_KO.get(text, text.casefold()), player)
        if found < 0:
            found = super().place(state, text, player)
        if found >= 0:
            return found
        name = self.card(text)
        fields = [z for z in battlefields(state) if battlefield_object(state, z).name == name]
        return fields[0] if len(fields) == 1 else -1

    def place_word(self, state: State, zone: int, lang: str = "en") -> str:
        """The words of cases: north, A base."""
        word = super().place_word(state, zone, lang)
        return _IN_KOREAN.get(word, word) if lang == "ko" else word

    def zone(self, state: State, text: str, player: int = -1) -> int:
        """Also the place for a hidden card at a battlefield: "north facedown"."""
        word, _, rest = text.rpartition(" ")
        if rest == "facedown" and word in self.places:
            return facedown_zone(state, self.places[word])
        return super().zone(state, text, player)
