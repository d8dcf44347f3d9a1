"""From a case's position to a state: objects are put in place, the phase entered by its flow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Effect, Obj, State, Task
from adjudge.core.trace import Trace
from adjudge.rulebooks.riftbound.cards.invented import BLANK, FIELDS
from adjudge.rulebooks.riftbound.case_format import CARD, NO_PLAYER, PHASES, POSITION
from adjudge.rulebooks.riftbound.case_names import PLACE_WORDS, SEATS, Names, seat_of
from adjudge.rulebooks.riftbound.case_start import start_game
from adjudge.rulebooks.riftbound.case_things import (
    Thing,
    card_named,
    read_counts,
    read_pool,
    read_thing,
    read_things,
)
from adjudge.rulebooks.riftbound.dsl import energy, power
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    add_battlefield,
    battlefield_object,
    facedown_zone,
    lay_zones,
)
from adjudge.rulebooks.riftbound.rules.turn import TURN
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

MIN_PLAYERS: Final = 2
DECK_FILL: Final = 10
RUNE_FILL: Final = 6
DEFAULT_TURN: Final = 5
DEFAULT_BEGINNINGS: Final = 2
_FIRST: Final = {"north": 0, "south": 1}


def build(
    rb: Rulebook, names: Names, node: Node | None, seed: int, readings: dict[str, str]
) -> State:
    """Make the position of a case.

    Args:
        rb: Rulebook with all cards that the case names.
        names: Gets the aliases and places.
        node: The field `position`; None for an empty table.
        seed: Seed of the random numbers.
        readings: Readings of the rules by name.

    Raises:
        TextError: Something in it can't be read.
    """
    root = node if node is not None else Node("case", 1, 1, "map", {})
    POSITION.check(root)
    return _Builder(rb, names, root, seed, readings).build()


def own_cards(node: Node | None) -> dict[str, CardDef]:
    """Cards that a case invents itself, by name.

    Raises:
        TextError: A card is written wrongly.
    """
    found: dict[str, CardDef] = {}
    for member in node.each() if node is not None else ():
        CARD.check(member)
        card = _own_card(member)
        found[card.name] = card
    return found


def _own_card(node: Node) -> CardDef:
    def words(key: str) -> tuple[str, ...]:
        part = node.get(key)
        return tuple(n.text() for n in part.each()) if part is not None else ()

    def number(key: str) -> int | None:
        part = node.get(key)
        return part.number() if part is not None else None

    types = words("type")
    needs = [energy(number("energy") or 0), power("own", number("power") or 0)]
    free = bool({"battlefield", "legend", "rune"} & set(types))
    stats = [("might", number("might")), ("might bonus", number("might bonus"))]
    token = node.get("token")
    abilities: list[v.Ability] = []
    for word in words("keywords"):
        name, _, value = word.rpartition(" ")
        abilities.append(
            v.Keyword(name, int(value)) if value.isdigit() and name else v.Keyword(word)
        )
    return CardDef(
        node.value["name"].text(),
        types=types,
        supertypes=words("supertypes"),
        tags=words("tags"),
        domains=words("domains"),
        cost=None if free else v.Cost(tuple(n for n in needs if n.count)),
        stats=tuple((name, n) for name, n in stats if n is not None),
        abilities=tuple(abilities),
        token=bool(token is not None and token.value),
        invented=True,
    )


@dataclass(slots=True)
class _Moment:
    """Whose turn it is, and where in it."""

    player: int
    phase: str


class _Builder:
    """Builds one position."""

    def __init__(
        self, rb: Rulebook, names: Names, root: Node, seed: int, readings: dict[str, str]
    ) -> None:
        self.rb = rb
        self.names = names
        self.root = root
        self.players = _players(root)
        self.state = State(self.players, seed)
        self.state.trace = Trace()
        self.state.readings = dict(readings)
        self.gear: list[tuple[Thing, int]] = []

    def build(self) -> State:
        start = self.root.get("start")
        if start is not None:
            return start_game(self.rb, self.names, self.state, start)
        state = self.state
        lay_zones(state)
        moment = self._moment()
        number = self.root.get("number")
        state.turn = number.number() if number is not None else DEFAULT_TURN
        self._fields()
        for player in range(self.players):
            part = self.root.get(SEATS[player])
            self._player(player, part if part is not None else Node("case", 1, 1, "map", {}))
        for thing, host in self.gear:
            self._attach(thing, host)
        self._enter(moment)
        return state

    # ------------------------------------------------------------------ the moment

    def _moment(self) -> _Moment:
        node = self.root.get("turn")
        if node is None:
            return _Moment(0, "main")
        seat, _, phase = (part.strip() for part in node.text().partition(","))
        player = seat_of(seat)
        if not 0 <= player < self.players:
            raise node.error(
                f'unknown player "{seat}"',
                f'알 수 없는 플레이어: "{seat}"',
                tuple(SEATS[: self.players]),
            )
        if phase and phase not in PHASES:
            raise node.error(
                f'unknown phase "{phase}"',
                f'알 수 없는 단계: "{phase}"',
                PHASES,
                nearest_words(phase, PHASES),
                node.text().find(phase),
            )
        return _Moment(player, phase or "main")

    def _seat(self, node: Node, text: str) -> int:
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

    def _seat_in(self, node: Node | None, key: str, default: int = NOBODY) -> int:
        """The player that a field names."""
        part = node.get(key) if node is not None else None
        if part is None or part.kind != "text" or part.text() in NO_PLAYER:
            return default
        return self._seat(part, part.text())

    def _enter(self, moment: _Moment) -> None:
        """The flow of the turn from the phase on; an outstanding cleanup comes first."""
        state = self.state
        state.vars["first player"] = self._seat_in(self.root, "first", 0)
        state.vars["turn_player"] = state.vars["regular player"] = moment.player
        score = self.root.get("victory score")
        if score is not None:
            state.vars["victory score"] = score.number()
        left = TURN[TURN.index(moment.phase) :]
        state.flow = tuple(Task(kind) for kind in reversed(left))
        state.phase = "main" if moment.phase == "main start" else moment.phase
        state.vars["cleanup"] = 1
        state.enter("turns", moment.player)
        for player in range(self.players):
            taken = state.stats[player].get("beginning phases", 0)
            if not taken and player != state.vars["first player"]:
                state.vars[f"extra rune {player}"] = 1

    # ------------------------------------------------------------------ battlefields

    def _fields(self) -> None:
        node = self.root.get("battlefields")
        given = node.value if node is not None else {}
        for index, word in enumerate(PLACE_WORDS):
            part = given.get(word)
            if part is None and word not in _FIRST:
                continue
            self._field(word, FIELDS[index], part)

    def _field(self, word: str, blank: str, node: Node | None) -> None:
        state = self.state
        card = blank
        if node is not None and node.kind == "map" and node.get("card") is not None:
            card = card_named(node.value["card"], node.value["card"].text(), self.names)
        elif node is not None and node.kind in ("text", "number"):
            card = card_named(node, node.text(), self.names)
        if "battlefield" not in self.rb.cards[card].types and node is not None:
            raise node.error(f'"{card}" is no battlefield', f'"{card}" 카드는 전장이 아닙니다')
        fields = node if node is not None and node.kind == "map" else None
        owner = self._seat_in(fields, "owner", _FIRST.get(word, 0))
        token = self.rb.cards[card].token
        place = add_battlefield(state, card, owner, token=token)
        self.names.places[word] = place
        field = battlefield_object(state, place)
        alias = _word(fields, "as")
        if alias:
            self._alias(fields, alias, field)
        if fields is None:
            return
        field.control = self._seat_in(fields, "controller")
        contested = self._seat_in(fields, "contested")
        if contested >= 0:
            field.marks["contested"] = contested + 1
        for key in ("units", "gear"):
            self._present(fields, key, place, field.control)
        hidden = fields.get("facedown")
        if hidden is None:
            return
        for seat, things in hidden.items():
            player = self._seat(hidden.key_node(seat), seat)
            for thing in read_things(things, self.names):
                self._hide(thing, player, place)

    def _present(self, node: Node, key: str, place: int, control: int) -> None:
        part = node.get(key)
        if part is None:
            return
        by_seat = part.kind == "map" and "card" not in part.value
        groups = (
            [(self._seat(part.key_node(seat), seat), things) for seat, things in part.items()]
            if by_seat
            else [(control, part)]
        )
        for player, things in groups:
            if player < 0 and things.each():
                raise part.error(
                    "say whose they are: {A: [...]}, since nobody controls the battlefield",
                    "전장의 통제자가 없으므로 누구의 것인지 적으세요: {A: [...]}",
                )
            self._put_all(things, player, place)

    def _hide(self, thing: Thing, player: int, place: int) -> None:
        obj = self._new(thing, player, facedown_zone(self.state, place))
        obj.control = player if thing.control < 0 else thing.control
        obj.facedown = True
        obj.memo["hidden turn"] = self.state.turn - (0 if thing.since == "this turn" else 1)

    # ------------------------------------------------------------------ players

    def _player(self, player: int, node: Node) -> None:
        for area in ("legend", "champion", "hand", "trash", "banishment"):
            self._put_all(node.get(area), player, self.state.zone_of(area, player))
        for thing in self.state.zones[self.state.zone_of("champion", player)]:
            self._chosen(player, self.state.objs[thing].name)
        named = node.get("chosen champion")
        for member in named.each() if named is not None else ():
            self._chosen(player, card_named(member, member.text(), self.names))
        self._put_all(node.get("base"), player, self.state.zone_of("base", player))
        domains = self._runes(node.get("runes"), player)
        self._decks(node, player, domains)
        self._numbers(node, player)

    def _chosen(self, player: int, name: str) -> None:
        self.state.vars[f"chosen champion {player} {name}"] = 1

    def _runes(self, node: Node | None, player: int) -> list[str]:
        """Put runes on the board; returns their domains, each once."""
        zone = self.state.zone_of("base", player)
        domains: list[str] = []
        if node is None:
            return domains
        if node.kind == "list" or (node.kind == "map" and "card" in node.value):
            for thing in read_things(node, self.names):
                self._put(thing, player, zone)
                domains.extend(self.rb.cards[thing.card].domains)
            return list(dict.fromkeys(domains))
        for domain, count, spent in read_counts(node):
            for index in range(count):
                obj = self.state.new_object(_rune(domain), player, zone)
                if index < spent:
                    obj.marks["exhausted"] = 1
            domains.append(domain)
        return list(dict.fromkeys(domains))

    def _decks(self, node: Node, player: int, domains: list[str]) -> None:
        state = self.state
        deck = node.get("deck")
        zone = state.zone_of("deck", player)
        if deck is None:
            for _ in range(DECK_FILL):
                state.new_object(BLANK, player, zone)
        else:
            self._put_all(deck, player, zone)
        runes = node.get("rune deck")
        zone = state.zone_of("rune deck", player)
        if runes is None:
            for domain in domains or ["fury"]:
                for _ in range(RUNE_FILL):
                    state.new_object(_rune(domain), player, zone)
        elif runes.kind in ("text", "number"):
            for domain, count, _ in read_counts(runes):
                for _ in range(count):
                    state.new_object(_rune(domain), player, zone)
        else:
            self._put_all(runes, player, zone)

    def _numbers(self, node: Node, player: int) -> None:
        state = self.state
        for key in ("points", "xp"):
            part = node.get(key)
            if part is not None:
                state.stats[player][key] = part.number()
        taken = node.get("turns taken")
        state.stats[player]["beginning phases"] = (
            taken.number() if taken is not None else DEFAULT_BEGINNINGS
        )
        pool = node.get("pool")
        if pool is not None:
            state.pools[player] = read_pool(pool)
        played = node.get("played")
        if played is not None:
            count = played.number() if played.kind == "number" else len(played.each())
            for word in ("cards played", "finalized"):
                state.enter(word, player, by=count)
        for key, word in (("drawn", "drawn"), ("discarded", "discarded"), ("died", "units died")):
            part = node.get(key)
            if part is not None:
                state.enter(word, player, by=part.number())
        for key in ("scored", "conquered"):
            part = node.get(key)
            for member in part.each() if part is not None else ():
                place = self._place(member)
                if not state.count("scored", player, place):
                    state.enter("scored", player, place)
                    state.enter("scores", player)
                if key == "conquered":
                    state.enter("conquered place", player, place)

    def _place(self, node: Node) -> int:
        place = self.names.places.get(node.text(), -1)
        if place < 0:
            raise node.error(
                f"unknown battlefield {node.shown('en')}",
                f"알 수 없는 전장: {node.shown('ko')}",
                tuple(self.names.places),
                nearest_words(node.text(), self.names.places),
            )
        return place

    # ------------------------------------------------------------------ objects

    def _put_all(self, node: Node | None, player: int, zone: int) -> None:
        for member in node.each() if node is not None else ():
            self._put(read_thing(member, self.names), player, zone)

    def _put(self, thing: Thing, player: int, zone: int) -> None:
        if thing.count > 1 and (thing.alias or thing.attached):
            raise thing.node.error(
                "an alias names one card, not several", "별칭은 카드 1장에만 붙일 수 있습니다"
            )
        for _ in range(thing.count):
            obj = self._new(thing, player, zone)
            self._set(obj, thing)
            for gear in thing.attached:
                self.gear.append((gear, obj.id))

    def _new(self, thing: Thing, player: int, zone: int) -> Obj:
        for told in (thing.owner, thing.control, thing.damage_by):
            if told >= self.players:
                self._seat(thing.node, SEATS[told])
        owner = player if thing.owner < 0 else thing.owner
        obj = self.state.new_object(thing.card, owner, zone, token=thing.token)
        obj.control = player if thing.control < 0 else thing.control
        if thing.alias:
            self._alias(thing.node, thing.alias, obj)
        return obj

    def _alias(self, node: Node | None, alias: str, obj: Obj) -> None:
        if alias in self.names.aliases and node is not None:
            raise node.error(f'alias "{alias}" stands twice', f'별칭 "{alias}"이 두 번 나옵니다')
        self.names.add_alias(alias, obj.card)

    def _set(self, obj: Obj, thing: Thing) -> None:
        obj.marks.update(thing.marks)
        if thing.exhausted:
            obj.marks["exhausted"] = 1
        if thing.damage:
            by = thing.damage_by if thing.damage_by >= 0 else (obj.control + 1) % self.players
            obj.marks[f"damage:{by}"] = thing.damage
            obj.memo["hurt"] = (by, 0, (), ())
        if thing.moved:
            self.state.enter("moved", obj.id, by=thing.moved)
        mods: list[v.Mod] = [v.Raise("might", thing.might)] if thing.might else []
        mods.extend(v.Gain(word, value) for word, value in thing.keywords.items())
        if mods:
            ident = self.state.fresh_id()
            effect = Effect(ident, ident, tuple(mods), obj.control)
            effect.ids = (obj.id,)
            effect.until = "turn"
            effect.since = self.state.turn
            self.state.effects = (*self.state.effects, effect)

    def _attach(self, thing: Thing, host: int) -> None:
        top = self.state.objs[host]
        obj = self._new(thing, top.control, top.zone)
        self._set(obj, thing)
        obj.host = host
        obj.memo["attached turn"] = self.state.turn - 1


def _players(root: Node) -> int:
    """As many as the position says, or as it has fields for; a game from set-up on has two.

    Raises:
        TextError: A field is for a player beyond the number.
    """
    named = [SEATS.index(key) + 1 for key in root.value if key in SEATS]
    told = root.get("players")
    if told is None:
        return max(MIN_PLAYERS, *named, 0)
    for key in root.value:
        if key in SEATS and SEATS.index(key) >= told.number():
            raise root.unknown_key(key, tuple(SEATS[: told.number()]))
    return told.number()


def _word(node: Node | None, key: str) -> str:
    part = node.get(key) if node is not None else None
    return part.text() if part is not None else ""


def _rune(domain: str) -> str:
    return f"{domain.title()} Rune"
