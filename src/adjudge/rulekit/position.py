"""From a case's position to a state: what is the same for every game.

A rulebook lays its zones and enters its turn; zones of players and shared ones are filled here,
with states, owners, aliases and attachments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from adjudge.core.codec import CodecError, loads
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Obj, State
from adjudge.core.trace import Trace
from adjudge.rulekit.facts_words import NO_PLAYER, SEAT
from adjudge.rulekit.names import SEATS, Names, seat_of
from adjudge.rulekit.things import Thing, Things, read_pool
from adjudge.text.case_schema import ANYTHING, Fields, Many, Number, Spec, Text
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

MIN_PLAYERS: Final = 2
MAX_TURN: Final = 999


@dataclass(frozen=True, slots=True)
class Moment:
    """When the moves begin.

    Attributes:
        player: Whose turn it is.
        phase: In which phase.
        turn: Number of the turn.
    """

    player: int
    phase: str
    turn: int


def kept_node(root: Node | None) -> Node | None:
    """Where a position is kept whole, as a program wrote it; None where it is told in words."""
    start = root.get("start") if root is not None else None
    return start.get("state") if start is not None else None


def kept_state(node: Node, readings: Mapping[str, str]) -> State:
    """The position that a program wrote.

    Args:
        node: Its text.
        readings: Readings of the rules that take the place of its own.

    Raises:
        TextError: It is no position.
    """
    try:
        state = loads(node.text())
    except CodecError as error:
        raise node.error(f"no position: {error}", f"저장된 상황이 아닙니다: {error}") from None
    state.trace = Trace()
    state.readings = {**state.readings, **readings}
    return state


class Builder:
    """Makes the position of one case; a rulebook overrides what its table and turn need.

    Attributes:
        phases: Phases in which moves can begin, those of the whole turn.
        usual: The phase where none is told.
        turn: The number of the turn where none is told.
        fill: What lies in a zone of each player of which nothing is told: a card and a count.
        reader: Reads cards with their state; its words tell the zones and numbers of a player.
    """

    phases: ClassVar[tuple[str, ...]] = ()
    usual: ClassVar[str] = "main"
    turn: ClassVar[int] = 5
    fill: ClassVar[Mapping[str, tuple[str, int]]] = {}
    reader: ClassVar[type[Things]] = Things

    def __init__(
        self, rb: Rulebook, names: Names, root: Node | None, seed: int, readings: dict[str, str]
    ) -> None:
        """Begin with an empty table.

        Args:
            rb: Rulebook with all cards that the case names.
            names: Gets the aliases and places.
            root: The field `position`; None for a usual table.
            seed: Seed of the random numbers.
            readings: Readings of the rules by name.

        Raises:
            TextError: A field is for a player beyond the number.
        """
        self.rb = rb
        self.names = names
        self.root = root if root is not None else Node("case", 1, 1, "map", {})
        if kept_node(self.root) is None:
            self.spec().check(self.root)
        self.players = self._count()
        self.state = State(self.players, seed)
        self.state.trace = Trace()
        self.state.readings = dict(readings)
        self.things = self.reader(names)
        self.tops: list[tuple[Thing, int]] = []

    # ------------------------------------------------------------------ what a rulebook says

    @classmethod
    def spec(cls) -> Fields:
        """What may stand in a position."""
        thing = Many("Cards.", cls.reader.spec())
        words = cls.reader.words
        player: dict[str, Spec] = {
            **dict.fromkeys(words.zones, thing),
            **{word: Number(word.capitalize() + ".", -9999, 9999) for word in words.stats},
            "pool": Text("Resources, such as: 2 green."),
            **cls.of_player(thing),
        }
        return Fields(
            "The position in which the moves begin.",
            {
                "turn": Text("Player and phase, such as: A, main."),
                "number": Number("Number of the turn.", 1, MAX_TURN),
                "first": SEAT,
                "players": Number("Number of players; else as many as are named.", 2, len(SEATS)),
                **dict.fromkeys(SEATS, Fields("What a player has.", player)),
                **dict.fromkeys(cls.shared(), thing),
                "start": ANYTHING,
                **cls.of_table(thing),
            },
        )

    @classmethod
    def shared(cls) -> tuple[str, ...]:
        """Areas that all players share, as a position may fill them."""
        return ()

    @classmethod
    def of_player(cls, thing: Spec) -> dict[str, Spec]:
        """Fields of a player that only this game has."""
        del thing
        return {}

    @classmethod
    def of_table(cls, thing: Spec) -> dict[str, Spec]:
        """Fields of a position that only this game has."""
        del thing
        return {}

    def lay(self) -> None:
        """Declare the zones of the game."""
        raise NotImplementedError

    def begin(self, start: Node) -> State:
        """A game from its set-up on, as the field `start` tells it."""
        raise start.error(
            "a position of this game can't begin with its set-up",
            "이 게임의 상황은 준비 과정부터 시작할 수 없습니다",
        )

    def table(self) -> None:
        """Put what is no player's in place: shared zones."""
        for area in self.shared():
            self.put_all(self.root.get(area), 0, self.state.zone_of(area, -1))

    def player(self, player: int, node: Node) -> None:
        """Put what a player has in place."""
        words = self.things.words
        for word, area in words.zones.items():
            zone = self.state.zone_of(area, player)
            part = node.get(word)
            if part is None and area in self.fill:
                card, count = self.fill[area]
                for _ in range(count):
                    self.state.new_object(card, player, zone)
            self.put_all(part, player, zone)
        for word, key in words.stats.items():
            part = node.get(word)
            if part is not None:
                self.state.stats[player][key] = part.number()
        pool = node.get("pool")
        if pool is not None:
            self.state.pools[player] = self.read_pool(pool)

    def read_pool(self, node: Node) -> tuple[str, ...]:
        """Units of resources."""
        return read_pool(node, self.names.speech)

    def enter(self, moment: Moment) -> None:
        """Let the turn go on from a phase."""
        self.state.phase = moment.phase
        self.state.vars["turn_player"] = moment.player

    def set(self, obj: Obj, thing: Thing) -> None:
        """Put what a case says of a card on it."""
        obj.marks.update(thing.marks)
        obj.facedown = thing.facedown

    # ------------------------------------------------------------------ building

    def build(self) -> State:
        """The position.

        Raises:
            TextError: Something in it can't be read.
        """
        kept = kept_node(self.root)
        if kept is not None:
            self.state = kept_state(kept, self.state.readings)
            self.names.lay_places(self.state)
            return self.state
        start = self.root.get("start")
        if start is not None:
            return self.begin(start)
        self.lay()
        moment = self.moment()
        self.state.turn = moment.turn
        self.names.lay_places(self.state)
        self.table()
        for player in range(self.players):
            part = self.root.get(SEATS[player])
            self.player(player, part if part is not None else Node("case", 1, 1, "map", {}))
        for thing, host in self.tops:
            self.attach(thing, host)
        self.enter(moment)
        return self.state

    def moment(self) -> Moment:
        """Whose turn it is, in which phase.

        Raises:
            TextError: There is no such player or phase.
        """
        number = self.root.get("number")
        turn = number.number() if number is not None else self.turn
        node = self.root.get("turn")
        if node is None:
            return Moment(0, self.usual, turn)
        seat, _, phase = (part.strip() for part in node.text().partition(","))
        player = self.seat(node, seat)
        found = self._phase(phase)
        if phase and not found:
            raise node.error(
                f'unknown phase "{phase}"',
                f'알 수 없는 단계: "{phase}"',
                self.phases,
                nearest_words(phase, self.phases),
                node.text().find(phase),
            )
        return Moment(player, found or self.usual, turn)

    def _phase(self, text: str) -> str:
        """A phase by its name or its words; empty for none."""
        words = self.names.speech.phases
        told = text.casefold()
        return next(
            (p for p in self.phases if told in (p, *(w.casefold() for w in words.get(p, ())))), ""
        )

    def _count(self) -> int:
        """As many players as the position says, or as it has fields for."""
        named = [SEATS.index(key) + 1 for key in self.root.value if key in SEATS]
        told = self.root.get("players")
        if told is None:
            return max(MIN_PLAYERS, *named, 0)
        for key in self.root.value:
            if key in SEATS and SEATS.index(key) >= told.number():
                raise self.root.unknown_key(key, tuple(SEATS[: told.number()]))
        return told.number()

    def seat(self, node: Node, text: str) -> int:
        """The player that a letter names.

        Raises:
            TextError: There is no such player.
        """
        player = seat_of(text)
        if not 0 <= player < self.players:
            raise node.error(
                f'unknown player "{text}"',
                f'알 수 없는 플레이어: "{text}"',
                tuple(SEATS[: self.players]),
            )
        return player

    def seat_in(self, node: Node | None, key: str, default: int = -1) -> int:
        """The player that a field names."""
        part = node.get(key) if node is not None else None
        if part is None or part.kind != "text" or part.text() in NO_PLAYER:
            return default
        return self.seat(part, part.text())

    # ------------------------------------------------------------------ objects

    def put_all(self, node: Node | None, player: int, zone: int) -> None:
        """Put the cards of a list into a zone.

        Raises:
            TextError: One can't be read.
        """
        for member in node.each() if node is not None else ():
            self.put(self.things.one(member), player, zone)

    def put(self, thing: Thing, player: int, zone: int) -> None:
        """Put a card, or several, into a zone; what is attached to it follows at the end."""
        if thing.count > 1 and (thing.alias or thing.attached):
            raise thing.node.error(
                "an alias names one card, not several", "별칭은 카드 1장에만 붙일 수 있습니다"
            )
        for _ in range(thing.count):
            obj = self.new(thing, player, zone)
            self.set(obj, thing)
            self.tops.extend((top, obj.id) for top in thing.attached)

    def new(self, thing: Thing, player: int, zone: int) -> Obj:
        """A new object without a state, under its alias."""
        for told in (thing.owner, thing.control):
            if told >= self.players:
                self.seat(thing.node, SEATS[told])
        owner = player if thing.owner < 0 else thing.owner
        obj = self.state.new_object(thing.card, owner, zone, token=thing.token)
        obj.control = player if thing.control < 0 else thing.control
        if thing.alias:
            self.alias(thing.node, thing.alias, obj)
        return obj

    def alias(self, node: Node | None, alias: str, obj: Obj) -> None:
        """Let an alias name an object.

        Raises:
            TextError: It names another one already.
        """
        if alias in self.names.aliases and node is not None:
            raise node.error(f'alias "{alias}" stands twice', f'별칭 "{alias}"이 두 번 나옵니다')
        self.names.add_alias(alias, obj.card)

    def attach(self, thing: Thing, host: int) -> Obj:
        """Put a card onto another one."""
        top = self.state.objs[host]
        obj = self.new(thing, top.control, top.zone)
        self.set(obj, thing)
        obj.host = host
        return obj
