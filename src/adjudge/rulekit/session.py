"""A case of any game while it is judged: its position or set-up, its moves, its facts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import State
from adjudge.core.trace import Entry
from adjudge.rulekit.decks import UnknownDeck, UnreadableDeck
from adjudge.rulekit.facts import ZONE_FACT, Facts
from adjudge.rulekit.facts_words import FactWords
from adjudge.rulekit.kit import Kit
from adjudge.rulekit.names import SEATS, Names
from adjudge.rulekit.position import Builder, kept_node
from adjudge.rulekit.readings import choices_of
from adjudge.rulekit.runner import Runner
from adjudge.rulekit.spoken import SpokenVoice
from adjudge.rulekit.table import Table
from adjudge.text.case_schema import Fields, Many, Spec, one_of
from adjudge.text.cases import Case
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import Node


class Session(Table):
    """A case about a position, or about a game from its set-up on.

    A rulebook overrides `rulebook` where cases may bring cards of their own.

    Attributes:
        kit: The game.
        case: The case.
    """

    def __init__(
        self, kit: Kit, case: Case, builder: type[Builder], checker: type[Facts] | None = None
    ) -> None:
        """Set the case up.

        Args:
            kit: The game.
            case: The case.
            builder: Makes the position.
            checker: Checks facts; by default by the words with which the builder reads cards.

        Raises:
            TextError: Its position can't be read.
            EngineFault: The engine broke while it was set up.
        """
        self.kit = kit
        self.case = case
        self.builder = builder
        self.checker = checker
        voice = kit.voice
        assert isinstance(voice, SpokenVoice)
        self.voice = voice
        rb = self.rulebook(case)
        names = voice.names(rb)
        check_readings(kit, case)
        root = case.part("position")
        start = root.get("start") if root is not None else None
        state = (
            builder(rb, names, root, case.seed, case.readings).build()
            if start is None or kept_node(root) is not None
            else self.start(rb, names, start)
        )
        names.lay_places(state)
        game = Game(rb, state, show_forced=not case.record)
        super().__init__(voice.runner(game, names, strict=case.strict))

    def rulebook(self, case: Case) -> Rulebook:
        """The rulebook of the case, with cards of its own where it brings some."""
        del case
        return self.kit.rulebook()

    def start(self, rb: Rulebook, names: Names, start: Node) -> State:
        """The first position of a game from its set-up."""
        del names
        state = start_position(self.kit, rb, start, self.case.seed)
        state.readings = {**state.readings, **self.case.readings}
        return state

    def make_facts(self, runner: Runner) -> Facts:
        """What checks facts."""
        if self.checker is None:
            return Facts(runner, self.builder.reader.words)
        return self.checker(runner)

    def gist(self, rule: str, lang: str) -> str | None:
        """What a rule says, in our own words."""
        return self.kit.index.gist(rule, lang)

    def phrase(self, entry: Entry, lang: str) -> str:
        """A line of the trace in a language."""
        return self.voice.phrase(self.rb, self.state, entry, lang)


def check_readings(kit: Kit, case: Case) -> None:
    """Raise where a case picks a reading that the game does not leave open.

    Raises:
        TextError: There is no such reading, or no such answer.
    """
    choices = choices_of(kit.readings)
    node = case.root.get("readings")
    for key, value in node.items() if node is not None else ():
        if key not in choices:
            assert node is not None
            raise node.unknown_key(key, tuple(choices))
        if value.text() not in choices[key]:
            raise value.error(
                f"unknown reading {value.shown('en')}",
                f"알 수 없는 해석: {value.shown('ko')}",
                choices[key],
            )


def start_position(kit: Kit, rb: Rulebook, start: Node, seed: int) -> State:
    """The first position of a game as a case's `start` tells it: decks by seat, options by name.

    Raises:
        TextError: A seat or deck is missing, or an option is not one of the game's.
    """
    start.expect("map")
    seats = SEATS[: kit.seats]
    options: dict[str, Any] = {}
    known = (*kit.setup, *kit.further)
    for key, value in start.items():
        if key == "first":
            options[key] = _seat(value, seats)
        elif key in known:
            options[key] = value.plain()
        elif key not in seats:
            raise start.unknown_key(key, (*seats, *known))
    decks = [_deck(kit, start, seat) for seat in seats]
    try:
        return kit.position(rb, decks, seed, traced=True, options=options)
    except ValueError as error:
        raise start.error(str(error), str(error)) from None


def _seat(node: Node, seats: str) -> int:
    """Who goes first: a seat by its letter, or by its number."""
    told = node.plain()
    if told in tuple(seats):
        return seats.index(told)
    if isinstance(told, int) and not isinstance(told, bool) and 0 <= told < len(seats):
        return told
    raise node.error(
        f"unknown seat {node.shown('en')}", f"알 수 없는 자리: {node.shown('ko')}", tuple(seats)
    )


def _deck(kit: Kit, start: Node, seat: str) -> Any:  # noqa: ANN401 - the rulebook's own type
    node = start.get(seat)
    if node is None:
        raise start.error(f'field "{seat}" is missing', f'"{seat}" 항목이 없습니다')
    try:
        if node.kind in ("text", "number"):
            return kit.decks.read(node.text())
        return kit.decks.from_plain(node.plain())
    except UnknownDeck as error:
        raise node.error(
            f'unknown deck "{error.name}"',
            f'알 수 없는 덱: "{error.name}"',
            error.known,
            error.nearest,
        ) from None
    except UnreadableDeck as error:
        raise node.error(error.en, error.ko) from None
    except TextError as error:
        raise node.error(
            error.message_en, error.message_ko, error.expected, error.nearest
        ) from None


def session_specs(
    words: FactWords, position: Fields, seats: Iterable[str] = SEATS
) -> dict[str, Spec]:
    """What a game whose cases are sessions adds to the schema of a case."""
    fact = Fields(
        "A fact.",
        {
            **words.game,
            **words.views,
            **dict.fromkeys(seats, Fields("Facts of a player.", words.player)),
        },
        (),
        one_of(Fields("Facts of an object.", words.object), ZONE_FACT),
    )
    return {
        "position": position,
        "expect": Many("Facts of the position after the moves.", fact),
    }
