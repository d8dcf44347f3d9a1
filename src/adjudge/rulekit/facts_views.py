"""Facts about what may be seen: faces, backs and statuses by viewer, and what zones are."""

from __future__ import annotations

from typing import Any

from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.views import view
from adjudge.rulekit.facts_objects import counted
from adjudge.rulekit.facts_words import SPECTATOR, FactWords
from adjudge.rulekit.names import SEATS, Names, seat_of
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

Seen = dict[str, Any]  # an object as a view shows it


class ViewFacts:
    """Reads facts about views and zones of one game."""

    def __init__(self, names: Names, words: FactWords, game: Game) -> None:
        """Look at a game as it stands."""
        self.names = names
        self.words = words
        self.game = game

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state

    def misses(self, key: str, node: Node) -> list[tuple[Node, str, str]]:
        """Where a fact is written, what it is about and what is found; empty where it holds."""
        if key == "zones":
            return [found for text, part in node.items() for found in self._zone(node, text, part)]
        return [
            found
            for viewer, part in node.items()
            for found in self._viewer(key, viewer, part, self._view(viewer))
        ]

    def _view(self, viewer: str) -> dict[str, Any]:
        player = None if viewer == SPECTATOR else seat_of(viewer)
        return view(self.game.rb, self.state, player, self.game.decision)

    def _viewer(
        self, key: str, viewer: str, node: Node, seen: dict[str, Any]
    ) -> list[tuple[Node, str, str]]:
        if key == "only counts":
            found = []
            for text, count in node.items():
                have = _backs(seen["zones"][self._named_zone(node, text)])
                if have != count.number():
                    found.append((count, f"{viewer}: {text}", str(have)))
            return found
        if node.kind == "map":
            asked = [(node.key_node(text), text, dict(part.items())) for text, part in node.items()]
        else:
            asked = [(part, part.text(), {}) for part in node.each()]
        return [
            (place, f"{viewer}: {text}", miss)
            for place, text, told in asked
            if (miss := self._face(key, place, text, told, seen)) is not None
        ]

    def _face(
        self, key: str, place: Node, text: str, told: dict[str, Node], seen: dict[str, Any]
    ) -> str | None:
        ident = self._object(place, text)
        found = next((o for o in _faces(seen) if o["id"] == ident), None)
        if key == "does not see":
            if found is not None:
                return "seen"
            name = self.state.objs[ident].name
            # Hidden means hidden everywhere: no line of the view may give the name away.
            elsewhere = any(o["card"] == name for o in _faces(seen))
            shown = [seen["zones"], seen["chain"], seen["decision"]]
            return "its name is seen" if not elsewhere and repr(name) in repr(shown) else None
        if found is None:
            return "not seen"
        wrong = [
            f"{word} {have}"
            for word, part in told.items()
            if (have := self._read(found, word)) != _want(self.names, part)
        ]
        return ", ".join(wrong) or None

    def _read(self, seen: Seen, word: str) -> object:
        words, marks = self.words, seen["marks"]
        if word in words.states:
            mark, there = words.states[word]
            return (mark in marks) is there
        if word in words.marks:
            return counted(marks, words.marks[word])
        if word in words.numbers:
            return seen["stats"].get(words.numbers[word], 0)
        if word in ("controller", "owner"):
            return SEATS[seen[word]]
        return seen[word]

    def _object(self, place: Node, text: str) -> int:
        if text in self.names.aliases:
            found = [self.names.object_of(self.state, text)]
        else:
            found = self.names.find(self.state, text, list(self.state.objs))
        if len(found) > 1:
            raise place.ambiguous(
                f'"{text}" is ambiguous: give one an alias',
                f'"{text}"에 해당하는 것이 여럿입니다. 별칭을 붙이세요',
                tuple(f"{text} #{i}" for i in found),
            )
        if not any(found):
            raise place.error(
                f'nothing here is called "{text}"',
                f'"{text}"라는 것이 없습니다',
                (),
                self.names.nearest(text),
            )
        return found[0]

    # ------------------------------------------------------------------ zones

    def _named_zone(self, node: Node, text: str) -> int:
        """Number of the zone that a text names."""
        zone = self.names.zone(self.state, text)
        if zone < 0:
            known = self.names.zone_words(self.state)
            raise node.key_node(text).error(
                f'unknown zone "{text}"',
                f'알 수 없는 구역: "{text}"',
                known,
                nearest_words(text, known),
            )
        return zone

    def _zone(self, node: Node, text: str, told: Node) -> list[tuple[Node, str, str]]:
        spec = self.state.specs[self._named_zone(node, text)]
        have = {
            "on board": spec.board,
            "location": spec.place,
            "ordered": spec.ordered,
            "privacy": spec.look,
        }
        return [
            (part, f"{text}: {word}", str(have[word]).lower())
            for word, part in told.items()
            if part.value != have[word]
        ]


def _faces(seen: dict[str, Any]) -> list[Seen]:
    return [o for zone in seen["zones"] for o in zone["objects"] if "id" in o]


def _backs(zone: dict[str, Any]) -> int:
    return int(zone["hidden"]) + sum("id" not in o for o in zone["objects"])


def _want(names: Names, node: Node) -> object:
    return (names.card(node.text()) or node.text()) if node.kind == "text" else node.value
