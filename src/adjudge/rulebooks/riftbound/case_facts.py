"""Facts of Riftbound beside those of every game: battlefields, runes, Focus, what cards say."""

from __future__ import annotations

from collections import Counter

from adjudge.core.reads import chars_of
from adjudge.rulebooks.riftbound.case_format import FIELD_FACT
from adjudge.rulebooks.riftbound.case_names import PLACE_WORDS, Names
from adjudge.rulebooks.riftbound.case_objects import ObjectFacts
from adjudge.rulebooks.riftbound.case_texts import text_miss
from adjudge.rulebooks.riftbound.case_things import read_counts, read_pool
from adjudge.rulebooks.riftbound.case_words import FACTS
from adjudge.rulebooks.riftbound.rules.table import (
    NOBODY,
    base_of,
    battlefield_object,
    facedown_zone,
    units_at,
)
from adjudge.rulekit import facts
from adjudge.rulekit.facts import Reader
from adjudge.rulekit.misses import Miss, differs, seat_differs, shown
from adjudge.text.case_schema import Spec
from adjudge.text.yamlpos import Node


class Facts(facts.Facts):
    """Checks facts in one game."""

    words = FACTS
    objects = ObjectFacts
    names: Names

    def pool_of(self, node: Node) -> tuple[str, ...]:
        """Energy and power."""
        return read_pool(node)

    # ------------------------------------------------------------------ battlefields

    def subject(self, key: str) -> Spec | None:
        """A side of the table; from set-up on the battlefields come to the table later."""
        known = key in PLACE_WORDS and (key in self.names.places or not self.names.places)
        return FIELD_FACT if known else None

    def is_subject(self, key: str) -> bool:
        """Any side of the table, whether anything is there or not."""
        return key in PLACE_WORDS

    def subject_fact(self, subject: str, node: Node) -> list[Miss]:
        """Facts of a battlefield."""
        if subject not in self.names.places:
            return [Miss(node, subject, shown(node.plain()), "no battlefield there")]
        return self.each(subject, node, self._field(self.names.places[subject]))

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
                return self.cards(node, state.zones[facedown_zone(state, place)])
            if key == "gear":
                here = state.zones[place]
                return self.cards(
                    node, [i for i in here if "gear" in chars_of(self.rb, state, i).types]
                )
            return self.cards(node, units_at(self.rb, state, place))

        return read

    # ------------------------------------------------------------------ players

    def player_fact(self, player: int, key: str, node: Node) -> str | None:
        """What is in the base without runes, units everywhere, runes."""
        if key in ("runes", "ready runes", "rune deck"):
            return self._runes(player, key, node)
        state = self.state
        if key == "base":
            ids = self.zone_ids(player, "base")
            return self.cards(
                node, [i for i in ids if "rune" not in chars_of(self.rb, state, i).types]
            )
        units = [
            i
            for spec in state.specs
            if spec.place
            for i in units_at(self.rb, state, spec.index)
            if chars_of(self.rb, state, i).controller == player
        ]
        return self.cards(node, units)

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

    # ------------------------------------------------------------------ words

    def game_fact(self, key: str, node: Node) -> str | None:
        """Focus, and what the text of a card consists of and fits."""
        if key in ("compile", "matches", "reads"):
            return text_miss(self.names, self.state, key, node)
        if key == "focus":
            showdown = self.state.vars["showdown"] != NOBODY
            return seat_differs(node, self.state.vars["focus"] if showdown else NOBODY)
        return "a deck is not part of this case"
