"""Facts about what may be seen: faces, backs and statuses by viewer, and what zones are."""

from __future__ import annotations

from typing import Any, Final

from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.core.views import view
from adjudge.rulebooks.riftbound.case_names import SEATS, Names, seat_of
from adjudge.rulebooks.riftbound.case_objects import MARKS
from adjudge.rulebooks.riftbound.rules.table import facedown_zone
from adjudge.text.case_schema import Fields, Flag, Many, Number, Spec, Text, Word, one_of
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

Seen = dict[str, Any]  # an object as a view shows it

SPECTATOR: Final = "spectator"
PRIVACY: Final = ("public", "private", "secret")
_SEAT: Final = "[A-D]"
_VIEWER: Final = f"{_SEAT}|{SPECTATOR}"
_VIEWERS: Final = ("A", "B", SPECTATOR)

_SEEN: Final = Fields(
    "What the viewer reads on it.",
    {
        "name": Text("The name it has now."),
        "might": Number("Might.", -99, 99),
        "damage": Number("Damage on it."),
        "ready": Flag("Ready."),
        **{word: Flag(word.capitalize() + ".") for word in MARKS},
        "token": Flag("A token."),
        "controller": Word("Its controller.", tuple(SEATS)),
        "owner": Word("Its owner.", tuple(SEATS)),
    },
)
_ZONE: Final = Fields(
    "What a zone is.",
    {
        "on board": Flag("Whether it belongs to the board."),
        "location": Flag("Whether units can be there."),
        "ordered": Flag("Whether the order of its cards counts."),
        "privacy": Word("Who may look.", PRIVACY),
    },
)
VIEW_FACTS: Final[dict[str, Spec]] = {
    "sees": Fields(
        "Faces that a viewer sees, with what is read on them.",
        {},
        (),
        one_of(Fields("", {}, (), _SEEN), Many("What is seen.", Text())),
        _VIEWER,
        _VIEWERS,
    ),
    "does not see": Fields(
        "Faces that are hidden from a viewer.", {}, (), Many("", Text()), _VIEWER, _VIEWERS
    ),
    "only counts": Fields(
        "Cards of a zone whose faces are hidden from a viewer.",
        {},
        (),
        Fields("", {}, (), Number("How many.")),
        _VIEWER,
        _VIEWERS,
    ),
    "zones": Fields("What zones are, such as: A trash, north facedown.", {}, (), _ZONE),
}


class ViewFacts:
    """Reads facts about views and zones of one game."""

    def __init__(self, names: Names, game: Game) -> None:
        """Look at a game as it stands."""
        self.names = names
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
            if (have := _read(found, word)) != _want(self.names, part)
        ]
        return ", ".join(wrong) or None

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
        known = {
            f"{SEATS[spec.owner]} {spec.area}" if spec.owner >= 0 else spec.area: spec.index
            for spec in self.state.specs
            if spec.area not in ("battlefield", "facedown")
        }
        for word, place in self.names.places.items():
            known[word] = place
            known[f"{word} facedown"] = facedown_zone(self.state, place)
        if text not in known:
            raise node.key_node(text).error(
                f'unknown zone "{text}"',
                f'알 수 없는 구역: "{text}"',
                tuple(known),
                nearest_words(text, known),
            )
        return known[text]

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


def _read(seen: Seen, word: str) -> object:
    marks = seen["marks"]
    if word in MARKS:
        return MARKS[word] in marks
    if word == "damage":
        return sum(n for mark, n in marks.items() if mark.startswith("damage:"))
    if word == "ready":
        return "exhausted" not in marks
    if word == "might":
        return seen["stats"].get("might", 0)
    if word in ("controller", "owner"):
        return SEATS[seen[word]]
    return seen[word]
