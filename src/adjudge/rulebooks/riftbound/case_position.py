"""From a case's position to a state: objects are put in place, the phase entered by its flow."""

from __future__ import annotations

from typing import Final

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Effect, Obj, State, Task
from adjudge.rulebooks.riftbound.cards.invented import BLANK, FIELDS
from adjudge.rulebooks.riftbound.case_format import CARD, POSITION
from adjudge.rulebooks.riftbound.case_names import PLACE_WORDS, SEATS, Names
from adjudge.rulebooks.riftbound.case_start import start_game
from adjudge.rulebooks.riftbound.case_things import (
    Thing,
    Things,
    card_named,
    read_counts,
    read_pool,
    read_things,
)
from adjudge.rulebooks.riftbound.case_words import PHASES
from adjudge.rulebooks.riftbound.dsl import energy, power
from adjudge.rulebooks.riftbound.rules.table import (
    add_battlefield,
    battlefield_object,
    facedown_zone,
    lay_zones,
)
from adjudge.rulebooks.riftbound.rules.turn import TURN
from adjudge.rulekit import position
from adjudge.rulekit import things as kit_things
from adjudge.rulekit.position import Moment
from adjudge.text.case_schema import Fields
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

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
    return Builder(rb, names, node, seed, readings).build()


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


class Builder(position.Builder):
    """Builds one position."""

    phases = PHASES
    turn = DEFAULT_TURN
    reader = Things
    names: Names

    @classmethod
    def spec(cls) -> Fields:
        """Battlefields, runes, and what happened this turn."""
        return POSITION

    def begin(self, start: Node) -> State:
        """Decks in, first mulligan open."""
        return start_game(self.rb, self.names, self.state, start)

    def lay(self) -> None:
        """Bases, decks, the chain."""
        lay_zones(self.state)

    def enter(self, moment: Moment) -> None:
        """The flow of the turn from the phase on; an outstanding cleanup comes first."""
        state = self.state
        state.vars["first player"] = self.seat_in(self.root, "first", 0)
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

    def table(self) -> None:
        """The battlefields."""
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
        owner = self.seat_in(fields, "owner", _FIRST.get(word, 0))
        token = self.rb.cards[card].token
        place = add_battlefield(state, card, owner, token=token)
        self.names.places[word] = place
        field = battlefield_object(state, place)
        alias = _word(fields, "as")
        if alias:
            self.alias(fields, alias, field)
        if fields is None:
            return
        field.control = self.seat_in(fields, "controller")
        contested = self.seat_in(fields, "contested")
        if contested >= 0:
            field.marks["contested"] = contested + 1
        for key in ("units", "gear"):
            self._present(fields, key, place, field.control)
        hidden = fields.get("facedown")
        if hidden is None:
            return
        for seat, things in hidden.items():
            player = self.seat(hidden.key_node(seat), seat)
            for thing in read_things(things, self.names):
                self._hide(thing, player, place)

    def _present(self, node: Node, key: str, place: int, control: int) -> None:
        part = node.get(key)
        if part is None:
            return
        by_seat = part.kind == "map" and "card" not in part.value
        groups = (
            [(self.seat(part.key_node(seat), seat), things) for seat, things in part.items()]
            if by_seat
            else [(control, part)]
        )
        for player, things in groups:
            if player < 0 and things.each():
                raise part.error(
                    "say whose they are: {A: [...]}, since nobody controls the battlefield",
                    "전장의 통제자가 없으므로 누구의 것인지 적으세요: {A: [...]}",
                )
            self.put_all(things, player, place)

    def _hide(self, thing: Thing, player: int, place: int) -> None:
        obj = self.new(thing, player, facedown_zone(self.state, place))
        obj.control = player if thing.control < 0 else thing.control
        obj.facedown = True
        obj.memo["hidden turn"] = self.state.turn - (0 if thing.since == "this turn" else 1)

    # ------------------------------------------------------------------ players

    def player(self, player: int, node: Node) -> None:
        """Cards, runes, decks, numbers of this turn."""
        for area in ("legend", "champion", "hand", "trash", "banishment"):
            self.put_all(node.get(area), player, self.state.zone_of(area, player))
        for thing in self.state.zones[self.state.zone_of("champion", player)]:
            self._chosen(player, self.state.objs[thing].name)
        named = node.get("chosen champion")
        for member in named.each() if named is not None else ():
            self._chosen(player, card_named(member, member.text(), self.names))
        self.put_all(node.get("base"), player, self.state.zone_of("base", player))
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
                self.put(thing, player, zone)
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
            self.put_all(deck, player, zone)
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
            self.put_all(runes, player, zone)

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

    def new(self, thing: kit_things.Thing, player: int, zone: int) -> Obj:
        """Also who dealt its damage must play."""
        assert isinstance(thing, Thing)
        if thing.damage_by >= self.players:
            self.seat(thing.node, SEATS[thing.damage_by])
        return super().new(thing, player, zone)

    def set(self, obj: Obj, thing: kit_things.Thing) -> None:
        """Damage and its dealer, moves, Might and keywords of this turn."""
        assert isinstance(thing, Thing)
        super().set(obj, thing)
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

    def attach(self, thing: kit_things.Thing, host: int) -> Obj:
        """Gear was attached before this turn."""
        obj = super().attach(thing, host)
        obj.memo["attached turn"] = self.state.turn - 1
        return obj


def _word(node: Node | None, key: str) -> str:
    part = node.get(key) if node is not None else None
    return part.text() if part is not None else ""


def _rune(domain: str) -> str:
    return f"{domain.title()} Rune"
