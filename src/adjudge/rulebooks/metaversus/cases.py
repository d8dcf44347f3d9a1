"""Metaversus Wish's side of a case: its positions, its facts, the session in which it is played."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, ClassVar, Final

from adjudge.core.game import Game
from adjudge.core.reads import chars_of
from adjudge.core.records import Obj
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulebooks.metaversus.cards.loader import CardSet, house_set, parse_set
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.notation import Names, Runner
from adjudge.rulebooks.metaversus.readings import READINGS
from adjudge.rulebooks.metaversus.rulebook import Metaversus
from adjudge.rulebooks.metaversus.rules import market
from adjudge.rulebooks.metaversus.rules.setup import VARIANTS, CantSetUp, Match, begin
from adjudge.rulebooks.metaversus.rules.table import (
    COPIES,
    NEUTRAL,
    SHELVES,
    lay_out,
    pile,
    shelves_of,
    zone,
)
from adjudge.rulebooks.metaversus.speech import FACTS, PHASES
from adjudge.rulebooks.metaversus.words import EVENTS, TEMPLATES, VALUES
from adjudge.rulekit.facts import Facts as CommonFacts
from adjudge.rulekit.facts_objects import ObjectFacts
from adjudge.rulekit.facts_words import SEAT
from adjudge.rulekit.misses import differs, seat_differs
from adjudge.rulekit.names import SEATS, seat_of
from adjudge.rulekit.position import Builder, Moment
from adjudge.rulekit.readings import choices_of
from adjudge.rulekit.runner import Runner as CommonRunner
from adjudge.rulekit.session import session_specs
from adjudge.rulekit.table import Table
from adjudge.rulekit.things import Thing, Things, card_named
from adjudge.rulekit.trace_text import Teller, TraceWords
from adjudge.text.case_schema import Fields, Flag, Many, Number, Spec, Text, Word, one_of
from adjudge.text.cases import Case
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

if TYPE_CHECKING:
    from adjudge.rulebooks.metaversus.kit import MetaversusKit

CHOICES: Final = choices_of(READINGS)
TRACE: Final = TraceWords(TEMPLATES, EVENTS, words=VALUES)
USUAL_HEALTH: Final = 20


# --------------------------------------------------------------------------- cards of cases


@cache
def case_rulebook() -> Metaversus:
    """The house set with invented cards for cases, which no draft deals."""
    path = resources.files("adjudge.rulebooks.metaversus.cards") / "cases.toml"
    return Metaversus(
        joined(house_set(), parse_set(path.read_text(encoding="utf-8"), "cases.toml", partial=True))
    )


def joined(house: CardSet, own: CardSet) -> CardSet:
    """A set and the packs and neutral kinds of another one, whose packs are not dealt."""
    found = CardSet(house.name, house.file, house=house.house)
    found.cards = {**house.cards, **own.cards}
    found.packs = {**house.packs, **own.packs}
    found.dealt = tuple(house.packs)
    found.pack_of = {**house.pack_of, **own.pack_of}
    found.extras = {**house.extras, **own.extras}
    found.sheets = {**house.sheets, **own.sheets}
    found.skill_names = {**house.skill_names, **own.skill_names}
    found.neutral, found.required, found.basic = house.neutral, house.required, house.basic
    return found


# --------------------------------------------------------------------------- positions


class CardThings(Things):
    """Cards as a case writes them: ``Fair Day (2 left)`` for a kind in the market."""

    words = FACTS
    known = ("boosted",)

    def state(self, thing: Thing, word: str) -> bool:
        """A card that a wish star has turned into its stronger form."""
        if word == "boosted":
            thing.marks["boosted"] = 1
            return True
        return False

    @classmethod
    def own_fields(cls) -> dict[str, Spec]:
        """The same as a field."""
        return {"boosted": Flag("Boosted.")}

    def field(self, thing: Thing, key: str, node: Node) -> bool:
        """The same."""
        if key == "boosted":
            if node.value:
                thing.marks["boosted"] = 1
            return True
        return False


class PositionBuilder(Builder):
    """A table in the middle of a match, or a match from its set-up on."""

    phases = PHASES
    usual = "action"
    turn = 3
    fill: ClassVar[Mapping[str, tuple[str, int]]] = {"deck": ("Stone", 10)}
    reader = CardThings

    def __init__(
        self, rb: Rulebook, names: Names, root: Node | None, seed: int, readings: dict[str, str]
    ) -> None:
        """Remember which numbers were told."""
        super().__init__(rb, names, root, seed, readings)
        self.told: set[tuple[int, str]] = set()

    @classmethod
    def of_player(cls, thing: Spec) -> dict[str, Spec]:
        """Own kinds in the market, and how often skills were cast."""
        return {
            "market": Many("Kinds of the own pack in the market.", thing),
            "used": Fields("Skills that were cast.", {}, (), Number("How often.", 0, 99)),
        }

    @classmethod
    def of_table(cls, thing: Spec) -> dict[str, Spec]:
        """The market and what lies beside it."""
        seat = one_of(
            Text("A pack."),
            Fields(
                "A duelist before the match.",
                {"pack": Text("A pack."), "new": Flag("New to the game."), "chosen": Flag("")},
            ),
        )
        start = Fields(
            "A match from its set-up on.",
            {
                "variant": Word("How packs are chosen.", VARIANTS),
                "players": Number("How many duelists.", 1, 8),
                "A": seat,
                "B": seat,
                "first": SEAT,
            },
        )
        return {
            "market": Many("Neutral kinds in the market.", thing),
            "neutral pile": Many("Neutral kinds still to come.", thing),
            "trash": Many("Removed cards.", thing),
            "ending": Flag("Whether somebody's health has been 0 or less."),
            "bought": Flag("Whether a card was bought this turn."),
            "start": start,
        }

    def lay(self) -> None:
        """The zones, and the six required kinds."""
        lay_out(self.state)
        rb = self.rb
        assert isinstance(rb, Known)
        for shelf in SHELVES[: len(rb.required)]:
            market.stock_required(rb, self.state, shelf)

    def table(self) -> None:
        """What is no duelist's."""
        state = self.state
        self._shelve(self.root.get("market"), NEUTRAL, "neutral")
        self.put_all(self.root.get("neutral pile"), NEUTRAL, pile("neutral pile"))
        self.put_all(self.root.get("trash"), 0, pile("trash"))
        first = self.seat_in(self.root, "first", 0)
        state.vars["first player"] = first

    def _shelve(self, node: Node | None, supplier: int, word: str) -> None:
        """Put kinds on the shelves of their supplier; a required one changes its own stock."""
        rb, state = self.rb, self.state
        assert isinstance(rb, Known)
        free = [s for s in shelves_of(supplier, word) if not state.zones[s]]
        for member in node.each() if node is not None else ():
            thing = self.things.one(member)
            left = thing.marks.get("left", COPIES)
            if thing.card in rb.required:
                shelf = SHELVES[rb.required.index(thing.card)]
                for ident in state.zones[shelf][left:]:
                    state.remove(ident)
                continue
            if not free:
                raise member.error(
                    "there is no room for another kind", "거래소에 더 둘 자리가 없습니다"
                )
            shelf = free.pop(0)
            for number in range(left):
                obj = state.new_object(thing.card, supplier, shelf)
                if thing.alias and not number:
                    self.alias(member, thing.alias, obj)

    def player(self, player: int, node: Node) -> None:
        """A duelist: character, numbers, cards."""
        state = self.state
        if node.get("character") is None:
            state.new_object("Test Duelist", player, zone("character", player))
        super().player(player, node)
        self.told |= {(player, key) for key in FACTS.stats.values() if node.get(key) is not None}
        stats = state.stats[player]
        ident = state.zones[zone("character", player)][0]
        maximum = self.rb.cards[state.objs[ident].name].stat("health") or USUAL_HEALTH
        if node.get("maximum") is None:
            stats["maximum"] = max(maximum, stats["health"])
        if node.get("health") is None:
            stats["health"] = stats["maximum"]
        self._shelve(node.get("market"), player, "")
        used = node.get("used")
        for key, value in used.items() if used is not None else ():
            self._used(used, key, value, ident)

    def _used(self, node: Node | None, key: str, value: Node, ident: int) -> None:
        names = self.names
        assert isinstance(names, Names)
        name = self.state.objs[ident].name
        mine = [n for owner, n in names.skills.get(key.casefold(), ()) if owner == name]
        if not mine:
            assert node is not None
            raise node.unknown_key(key, tuple(names.skills))
        for word in ("used", "used in game"):
            self.state.enter(word, f"{ident}/{ident}/{mine[0]}", by=value.number())

    def set(self, obj: Obj, thing: Thing) -> None:
        """Boosted cards; "left" counts a kind in the market only."""
        if thing.marks.get("boosted"):
            obj.memo["printed"] = f"{obj.name}+"

    def enter(self, moment: Moment) -> None:
        """Let the turn go on from a phase, with what its beginning gives."""
        super().enter(moment)
        state, player = self.state, moment.player
        stats = state.stats[player]
        if moment.phase == "action" and (player, "actions") not in self.told:
            stats["actions"] = 1
        if moment.phase == "buy" and (player, "buys") not in self.told:
            stats["buys"] = 1
        if self.flag("bought"):
            state.vars["bought"] = 1
        if self.flag("ending") or any(s["health"] <= 0 for s in state.stats):
            state.vars["ending"] = 1

    def flag(self, key: str) -> bool:
        """A flag of the position."""
        node = self.root.get(key)
        return node is not None and bool(node.value)

    # ------------------------------------------------------------------ from set-up on

    def begin(self, start: Node) -> State:
        """A match from its set-up on; what can't be set up is an error at the place."""
        rb = self.rb
        assert isinstance(rb, Known)
        variant, first, number = start.get("variant"), start.get("first"), start.get("players")
        packs, fresh = [], []
        for seat in ("A", "B"):
            node = start.get(seat)
            pack = node.get("pack") if node is not None and node.kind == "map" else node
            if pack is not None:
                packs.append(self._pack(pack))
            if node is not None and node.kind == "map" and node.get("new") is not None:
                fresh.append(seat_of(seat))
        match = Match(
            variant.text() if variant is not None else VARIANTS[0],
            tuple(packs) if len(packs) == len(("A", "B")) else (),
            tuple(fresh),
            seat_of(first.text()) if first is not None else None,
        )
        seed, trace, readings = self.state.rng, self.state.trace, self.state.readings
        state = State(number.number() if number is not None else 2, 0)
        state.rng, state.trace, state.readings = seed, trace, readings
        try:
            begin(rb, state, match)
        except CantSetUp as error:
            raise start.error(str(error), error.ko) from None
        self.state = state
        return state

    def _pack(self, node: Node) -> str:
        rb = self.rb
        assert isinstance(rb, Known)
        name = card_named(node, node.text(), self.names)
        if name not in rb.packs:
            raise node.error(
                f'"{name}" is no pack',
                f'"{name}"은(는) 캐릭터팩이 아닙니다',
                tuple(rb.packs),
                nearest_words(name, rb.packs),
            )
        return name


# --------------------------------------------------------------------------- facts


class CardFacts(ObjectFacts):
    """Facts of one card."""

    def own(self, obj: Obj, key: str, node: Node) -> str | None:
        """Whether it is boosted."""
        del key
        return differs(node.value, "printed" in obj.memo)


class Facts(CommonFacts):
    """Facts of Metaversus Wish."""

    words = FACTS
    objects = CardFacts

    def game_fact(self, key: str, node: Node) -> str | None:
        """Facts of the market and of the match."""
        state = self.state
        if key == "first player":
            return seat_differs(node, state.vars.get("first player", -1))
        if key == "ending":
            return differs(node.value, bool(state.vars.get("ending")))
        if key == "kinds in market":
            return differs(node.number(), sum(bool(state.zones[s]) for s in SHELVES))
        if key == "sheets":
            return self._sheets(node)
        return self._market(node)

    def _market(self, node: Node) -> str | None:
        state = self.state
        counts: dict[str, int] = {}
        for shelf in SHELVES:
            for ident in state.zones[shelf]:
                name = chars_of(self.rb, state, ident).name
                counts[name] = counts.get(name, 0) + 1
        wrong = [
            f"{key}: {counts.get(self.names.card(key) or key, 0)}"
            for key, value in node.items()
            if counts.get(self.names.card(key) or key, 0) != value.number()
        ]
        return ", ".join(wrong) or None

    def _sheets(self, node: Node) -> str | None:
        rb = self.rb
        assert isinstance(rb, Metaversus)
        wrong = [
            key
            for key, value in node.items()
            if all(rb.card_set.sheets.get(self.names.card(key) or key, ("", ""))) is not value.value
        ]
        return f"otherwise for {', '.join(wrong)}" if wrong else None


# --------------------------------------------------------------------------- the session


class Session(Table):
    """A case while it is judged."""

    def __init__(self, rb: Metaversus, case: Case) -> None:
        """Set the case up.

        Raises:
            TextError: Its position can't be read.
        """
        self.case = case
        names = Names(rb)
        _check_readings(case)
        builder = PositionBuilder(rb, names, case.part("position"), case.seed, case.readings)
        game = Game(rb, builder.build(), show_forced=not case.record)
        super().__init__(Runner(game, names, strict=case.strict))

    def make_facts(self, runner: CommonRunner) -> Facts:
        """Those of the game."""
        return Facts(runner)

    def gist(self, rule: str, lang: str) -> str | None:
        """What a rule says."""
        from adjudge.rulebooks.metaversus.kit import INDEX  # noqa: PLC0415 - the kit imports this

        return INDEX.gist(rule, lang)

    def phrase(self, entry: Entry, lang: str) -> str:
        """A line of the trace in a language."""
        return Teller(TRACE, self.rb, self.state, entry, lang).sentence()


def _check_readings(case: Case) -> None:
    node = case.root.get("readings")
    for key, value in node.items() if node is not None else ():
        if key not in CHOICES:
            assert node is not None
            raise node.unknown_key(key, tuple(CHOICES))
        if value.text() not in CHOICES[key]:
            raise value.error(
                f"unknown reading {value.shown('en')}",
                f"알 수 없는 해석: {value.shown('ko')}",
                CHOICES[key],
            )


def open_case(kit: MetaversusKit, case: Case) -> Session:
    """Set a case up.

    Raises:
        TextError: It can't be read.
        EngineFault: The engine broke.
    """
    rb = case_rulebook() if not kit.set_file else Metaversus(kit.card_set)
    return Session(rb, case)


def specs() -> dict[str, Spec]:
    """What this game adds to the schema of a case."""
    return session_specs(FACTS, PositionBuilder.spec(), SEATS[:2])
