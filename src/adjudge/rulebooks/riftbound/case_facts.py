"""Whether facts hold in a position: what a Riftbound case expects, and what is found instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from adjudge.core.errors import Refusal
from adjudge.core.game import Game
from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.case_format import (
    FIELD_FACT,
    OBJECT_FACT,
    PLAYER_FACT,
    WORDS_FACT,
)
from adjudge.rulebooks.riftbound.case_miss import Miss, differs, move_error, seat_differs, shown
from adjudge.rulebooks.riftbound.case_names import PLACE_WORDS, SEATS, Names, seat_of
from adjudge.rulebooks.riftbound.case_objects import ObjectFacts
from adjudge.rulebooks.riftbound.case_texts import text_miss
from adjudge.rulebooks.riftbound.case_things import read_counts, read_pool
from adjudge.rulebooks.riftbound.case_trace import TraceFacts
from adjudge.rulebooks.riftbound.case_views import VIEW_FACTS, ViewFacts
from adjudge.rulebooks.riftbound.notation_run import Runner, why_not
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    base_of,
    battlefield_object,
    facedown_zone,
    units_at,
)
from adjudge.text.errors import nearest_words
from adjudge.text.notation import MoveError
from adjudge.text.yamlpos import Node

Value: TypeAlias = Any  # what a fact may say and a position hold
Reader: TypeAlias = Callable[[str, Node], "str | None"]  # None where the fact holds


class Facts:
    """Checks facts in one game."""

    def __init__(self, runner: Runner) -> None:
        """Check in the game of a runner."""
        self.runner = runner
        self.names: Names = runner.names
        self.rb = runner.names.rb

    @property
    def game(self) -> Game:
        """The game."""
        return self.runner.game

    @property
    def state(self) -> State:
        """Its position."""
        return self.runner.game.state

    # ------------------------------------------------------------------ reading

    def check_form(self, node: Node) -> None:
        """Raise a `TextError` where a fact can't be read.

        Raises:
            TextError: The fact is about nothing here, or says what can't be said.
        """
        node.expect("map")
        if not node.value:
            raise node.error("an empty fact", "빈 사실입니다")
        for key, value in node.items():
            if key in WORDS_FACT:
                WORDS_FACT[key].check(value)
            elif key in VIEW_FACTS:
                VIEW_FACTS[key].check(value)
            elif len(key) == 1 and key in SEATS[: self.state.players]:
                PLAYER_FACT.check(value)
            elif key in PLACE_WORDS and (key in self.names.places or not self.names.places):
                # From set-up on the battlefields come to the table later.
                FIELD_FACT.check(value)
            elif key in self.names.aliases or self.names.card(key.partition(" #")[0]) is not None:
                OBJECT_FACT.check(value)
            else:
                seats = SEATS[: self.state.players]
                known = (*WORDS_FACT, *VIEW_FACTS, *seats, *self.names.places, *self.names.aliases)
                found = node.unknown_key(key, known)
                found.nearest = found.nearest or nearest_words(key, self.names.aliases)
                raise found

    # ------------------------------------------------------------------ checking

    def misses(self, node: Node) -> list[Miss]:
        """Everything that one fact says and that is not so."""
        found: list[Miss] = []
        for key, value in node.items():
            if key in WORDS_FACT:
                found.extend(self._word(key, value))
            elif key in VIEW_FACTS:
                looked = ViewFacts(self.names, self.game).misses(key, value)
                found.extend(Miss(part, key, about, have) for part, about, have in looked)
            elif len(key) == 1 and key in SEATS:
                found.extend(self._map(key, value, self._player(seat_of(key))))
            elif key in self.names.places:
                found.extend(self._map(key, value, self._field(self.names.places[key])))
            elif key in PLACE_WORDS:
                found.append(Miss(value, key, shown(value.plain()), "no battlefield there"))
            else:
                found.extend(self._object(key, value, node.key_node(key)))
        return found

    def _map(self, subject: str, node: Node, read: Reader) -> list[Miss]:
        found: list[Miss] = []
        for key, value in node.items():
            have = read(key, value)
            if have is not None:
                found.append(Miss(value, f"{subject}: {key}", shown(value.plain()), have))
        return found

    # ------------------------------------------------------------------ players

    def _player(self, player: int) -> Reader:
        """A reader of a player's facts: None where one holds, else what is found."""

        def read(key: str, node: Node) -> str | None:
            state = self.state
            if key in ("points", "xp"):
                return differs(node.number(), state.stats[player].get(key, 0))
            if key == "pool":
                want = Counter(read_pool(node))
                have = Counter(state.pools[player])
                return None if want == have else _counted(have)
            if key == "conceded":
                return differs(node.value, player in state.gone)
            if key in ("deck top", "deck bottom"):
                return self._deck_end(player, key, node)
            if key in ("runes", "ready runes", "rune deck"):
                return self._runes(player, key, node)
            return self._cards(node, self._zone_ids(player, key))

        return read

    def _zone_ids(self, player: int, key: str) -> list[int]:
        state = self.state
        if key == "units":
            return [
                i
                for spec in state.specs
                if spec.place
                for i in units_at(self.rb, state, spec.index)
                if chars_of(self.rb, state, i).controller == player
            ]
        ids = state.zones[state.zone_of(key, player)]
        if key == "base":
            return [i for i in ids if not {"rune"} & set(chars_of(self.rb, state, i).types)]
        return list(ids)

    def _cards(self, node: Node, ids: list[int]) -> str | None:
        """Compare with a number of cards or with their names, in any order."""
        if node.kind == "number":
            return differs(node.number(), len(ids))
        return self._same_cards([n.text() for n in node.each()], ids, ordered=False, node=node)

    def _same_cards(
        self, wanted: list[str], ids: list[int], *, ordered: bool, node: Node
    ) -> str | None:
        left = list(ids)
        fits = len(wanted) == len(ids)
        for index, text in enumerate(wanted):
            if text not in self.names.aliases and self.names.card(text) is None:
                raise node.error(
                    f'nothing here is called "{text}"',
                    f'"{text}"라는 것이 없습니다',
                    (),
                    self.names.nearest(text),
                )
            pool = left[:1] if ordered else left
            found = self.names.find(self.state, text, pool)
            if not found:
                fits = False
                if ordered:
                    break
                continue
            left.remove(found[0])
            del index
        return None if fits else shown([self._call(i) for i in ids])

    def _call(self, ident: int) -> str:
        return self.names.alias_of(self.state, ident) or self.names.called(self.state, ident)

    def _deck_end(self, player: int, key: str, node: Node) -> str | None:
        deck = list(self.state.zones[self.state.zone_of("deck", player)])
        wanted = [n.text() for n in node.each()]
        count = len(wanted)
        part = deck[:count] if key == "deck top" else deck[len(deck) - min(count, len(deck)) :]
        return self._same_cards(wanted, part, ordered=True, node=node)

    def _runes(self, player: int, key: str, node: Node) -> str | None:
        state = self.state
        zone = state.zone_of("rune deck", player) if key == "rune deck" else base_of(state, player)
        runes = [
            state.objs[i] for i in state.zones[zone] if "rune" in chars_of(self.rb, state, i).types
        ]
        if key == "ready runes":
            return differs(node.number(), sum("exhausted" not in o.marks for o in runes))
        if node.kind == "number":
            return differs(node.number(), len(runes))
        have: Counter[tuple[str, bool]] = Counter(
            (o.name.split()[0].casefold(), "exhausted" in o.marks) for o in runes
        )
        want: Counter[tuple[str, bool]] = Counter()
        for domain, count, spent in read_counts(node):
            want[domain, True] += spent
            want[domain, False] += count - spent
        if +want == have:
            return None
        domains = dict.fromkeys(o.name.split()[0].casefold() for o in runes)
        return (
            ", ".join(
                f"{have[d, True] + have[d, False]} {d}"
                + (f" ({have[d, True]} exhausted)" if have[d, True] else "")
                for d in domains
            )
            or "none"
        )

    # ------------------------------------------------------------------ battlefields

    def _field(self, place: int) -> Reader:
        def read(key: str, node: Node) -> str | None:
            state = self.state
            field = battlefield_object(state, place)
            if key == "card":
                name = self.names.card(node.text())
                return None if name == field.name else field.name
            if key == "controller":
                return seat_differs(node, field.control)
            if key == "contested":
                applier = field.marks.get("contested", 0) - 1
                if node.kind == "flag":
                    return differs(node.value, applier >= 0)
                return seat_differs(node, applier)
            if key in ("showdown", "combat"):
                return differs(node.value, state.vars[key] == place)
            if key == "facedown":
                return self._cards(node, list(state.zones[facedown_zone(state, place)]))
            ids = units_at(self.rb, state, place)
            if key == "gear":
                ids = [i for i in state.zones[place] if "gear" in chars_of(self.rb, state, i).types]
            if node.kind != "map":
                return self._cards(node, ids)
            return self._by_seat(node, ids)

        return read

    def _by_seat(self, node: Node, ids: list[int]) -> str | None:
        wrong = False
        for seat, part in node.items():
            player = seat_of(seat)
            mine = [i for i in ids if chars_of(self.rb, self.state, i).controller == player]
            wrong = wrong or self._cards(part, mine) is not None
        if not wrong:
            return None
        have: dict[str, list[str]] = {}
        for ident in ids:
            seat = SEATS[chars_of(self.rb, self.state, ident).controller]
            have.setdefault(seat, []).append(self._call(ident))
        return shown(have)

    # ------------------------------------------------------------------ objects

    def _object(self, key: str, node: Node, place: Node) -> list[Miss]:
        state = self.state
        if key in self.names.aliases:
            ident = self.names.object_of(state, key)
        else:
            found = self.names.find(state, key)
            if len(found) > 1 and not self.names.alike(state, found):
                raise place.ambiguous(
                    f'"{key}" is ambiguous: give one an alias',
                    f'"{key}"에 해당하는 것이 여럿입니다. 별칭을 붙이세요',
                    tuple(f"{key} #{i}" for i in found),
                )
            ident = found[0] if found else 0
        facts = ObjectFacts(self.names, state, ident)
        return self._map(key, node, facts.read)

    # ------------------------------------------------------------------ words

    def _word(self, key: str, node: Node) -> list[Miss]:
        if key in ("because", "not because", "event", "no event"):
            return TraceFacts(self.names, self.state).misses(key, node)
        if key == "options":
            return self._options(node)
        if key == "choice":
            return self._map("choice", node, self._choice)
        if key in ("compile", "matches", "reads"):
            found = text_miss(self.names, self.state, key, node)
        else:
            found = self._moment(key, node)
        return [] if found is None else [Miss(node, key, shown(node.plain()), found)]

    def _moment(self, key: str, node: Node) -> str | None:
        state = self.state
        if key == "chain":
            return self._chain(node)
        if key == "phase":
            return differs(node.text(), state.phase)
        if key == "turn":
            return seat_differs(node, self.rb.turn_player(state))
        if key in ("priority", "focus"):
            return seat_differs(node, self._has(key))
        if key == "over":
            return differs(node.value, state.result is not None)
        if key == "winner":
            return self._winner(node)
        if key == "undetermined":
            return differs(node.value, False)  # noqa: FBT003 - what came to an end is determined
        return "a deck is not part of this case"

    def _has(self, key: str) -> int:
        decision = self.game.decision
        if key == "focus":
            return self.state.vars["focus"] if self.state.vars["showdown"] != NOBODY else NOBODY
        if decision is not None and decision.kind in ("main", "focus", "priority"):
            return decision.player
        return self.state.vars["priority"]

    def _winner(self, node: Node) -> str | None:
        result = self.state.result
        winners = result.winners if result is not None else ()
        have = "none" if result is None else "draw" if not winners else SEATS[winners[0]]
        want = node.text() if node.kind != "none" else "none"
        return None if want == have else have

    def _chain(self, node: Node) -> str | None:
        items = self.state.items
        if node.kind == "number":
            return differs(node.number(), len(items))
        names = [item.name for item in items]
        wanted = [n.text() for n in node.each()]
        fits = len(wanted) == len(items) and all(
            self.names.card(text) == item.name
            or bool(self.names.find(self.state, text, [item.id, item.obj]))
            for text, item in zip(wanted, items, strict=False)
        )
        return None if fits else shown(names)

    def _choice(self, key: str, node: Node) -> str | None:
        decision = self.game.decision
        if decision is None:
            return "none"
        if key == "player":
            return seat_differs(node, decision.player)
        if key == "kind":
            return differs(node.text(), decision.kind)
        if key == "rule":
            return differs(node.text(), decision.rule)
        return differs(node.number(), len(decision.options))

    # ------------------------------------------------------------------ options

    def _options(self, node: Node) -> list[Miss]:
        found: list[Miss] = []
        for seat, wanted in node.items():
            for key, moves in wanted.items():
                for move in moves.each():
                    refusal = self._why(f"{seat}: {move.text()}", move)
                    if (refusal is None) is not (key == "can"):
                        have = "possible" if refusal is None else refusal.text("en")
                        found.append(Miss(move, f"options: {seat} {key}", move.text(), have))
        return found

    def _why(self, text: str, node: Node) -> Refusal | None:
        try:
            return why_not(self.runner, text)
        except MoveError as error:
            raise move_error(node, error) from None


def _counted(units: Counter[str]) -> str:
    return ", ".join(f"{n} {unit.replace(':', ' for ')}" for unit, n in units.items()) or "none"
