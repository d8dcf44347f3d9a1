"""Why a line of notation is not possible: the choices it would be, and what stands against each."""

from __future__ import annotations

from collections.abc import Callable

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason, Refusal
from adjudge.core.game import Game
from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.rulekit.matcher import Matcher
from adjudge.rulekit.names import SEATS, Names
from adjudge.rulekit.printer import Printer
from adjudge.rulekit.values import Refused, Values
from adjudge.text.errors import nearest_words
from adjudge.text.notation import Item, Line, MoveError


class Refuser:
    """Explains lines in one game.

    Attributes:
        game: The game.
        names: Its names.
        speech: Its words.
        strict: Whether nothing is taken by default and nobody passes unasked.
        going: A macro that stopped for a choice: how long to pass, and in the main window as well.
    """

    def __init__(self, game: Game, names: Names, *, strict: bool = False) -> None:
        """Play in a game that shows forced choices."""
        # How many choices were recorded before each line, and whose line it is, but for passes.
        self.starts: list[tuple[int, int]] = []
        # Who named a number of repeats last, which, and how many choices there were then.
        self.named = (-1, 0, 0)
        self.game = game
        self.names = names
        self.speech = names.speech
        self.strict = strict
        self.going: tuple[Callable[[State], bool], bool] | None = None
        self.printer = self.make_printer()
        self.matcher = self.make_matcher()

    def make_printer(self) -> Printer:
        """What shows options; a rulebook may bring its own."""
        return Printer(self.names)

    def make_matcher(self) -> Matcher:
        """What finds the option that a line means; a rulebook may bring its own."""
        return Matcher(self.names, self.printer)

    # ------------------------------------------------------------------ what a line wants

    def goal(self, line: Line, player: int) -> int:
        """Zone of the place behind `to` or `at`.

        Raises:
            MoveError: There is none, or nothing is called so.
        """
        found = line.clauses.get("to") or line.clauses.get("at")
        known = self.names.place_words()
        if not found:
            raise MoveError(
                f'"{line.verb}" needs a place: to {known[0] if known else "..."}',
                f'"{line.verb}"에는 위치가 필요합니다: to {known[0] if known else "..."}',
            )
        zone = self.names.place(self.game.state, found[0].text, player)
        if zone < 0:
            raise MoveError(
                f'unknown place "{found[0].text}"',
                f'알 수 없는 위치: "{found[0].text}"',
                known,
                nearest_words(found[0].text, known),
                offset=found[0].offset,
            )
        return zone

    def wanted(self, player: int, line: Line, item: Item) -> list[Option]:
        """Options that the line would be if they were offered; at least one.

        Raises:
            MoveError: It names nothing here.
            Refused: A rule says at once that there is no such option.
        """
        state = self.game.state
        found = self.found(item)
        if line.verb == "play":
            return [Option("play", i, word=w) for i, w in self.ways(state, player, line, found)]
        if line.verb == "activate":
            return self._abilities(item, found)
        return [self.would_be(player, line, i) for i in found if i in state.objs]

    def would_be(self, player: int, line: Line, ident: int) -> Option:
        """The option of another action for one object."""
        if "to" in line.clauses or "at" in line.clauses:
            return Option(line.verb, ident, self.goal(line, player))
        return Option(line.verb, ident)

    def found(self, item: Item) -> list[int]:
        """What a value names.

        Raises:
            MoveError: Nothing.
        """
        found = self.names.find(self.game.state, item.text)
        if not found:
            raise self.nothing_called(item)
        return found

    def nothing_called(self, item: Item) -> MoveError:
        """An error about a value that names nothing here."""
        return MoveError(
            f'nothing here is called "{item.text}"',
            f'"{item.text}"라는 것이 없습니다',
            (),
            self.names.nearest(item.text),
            item.offset,
        )

    def _abilities(self, item: Item, found: list[int]) -> list[Option]:
        state = self.game.state
        options = [
            Option("activate", ident, index)
            for ident in found
            if ident in state.objs
            for index, bound in enumerate(chars_of(self.game.rb, state, ident).abilities)
            if isinstance(bound.ability, v.Activated)
        ]
        if not options:
            raise MoveError(
                f'"{item.text}" has no such ability',
                f'"{item.text}"에 그런 능력이 없습니다',
                offset=item.offset,
            )
        return options

    def ways(
        self, state: State, player: int, line: Line, found: list[int]
    ) -> list[tuple[int, str]]:
        """Cards that the player may have meant, each with its way of playing: own ones first."""
        ranked: list[tuple[int, int, str]] = []
        told = line.clauses.get("from")
        area = self.speech.origins.get(told[0].text) if told else None
        for ident in found:
            obj = state.objs.get(ident)
            if obj is None:
                continue
            here = state.specs[obj.zone].area
            if area is not None and here != area:
                continue
            mine = player in (obj.owner, obj.control)
            ranked.extend((rank, ident, way) for rank, way in self.ways_from(here, mine=mine))
        ranked.sort()
        return [(ident, way) for rank, ident, way in ranked if rank == ranked[0][0]]

    def ways_from(self, area: str, *, mine: bool) -> list[tuple[int, str]]:
        """How likely a card of an area is meant by "play", 0 first, and its way of playing."""
        if not mine:
            return [(2, "")]
        return [(0 if area == "hand" else 1, "")]

    # ------------------------------------------------------------------ refusals

    def refuse(self, decision: Decision, player: int, line: Line, wanted: list[Option]) -> Refused:
        """A refusal with every reason, also that it is not this player's moment."""
        state = self.game.state
        reasons: list[Reason] = []
        asked = decision
        if decision.player != player:
            asked = Decision(player, decision.kind, decision.options, decision.rule, decision.item)
        for option in wanted:
            for reason in self.game.rb.explain(state, asked, option):
                if reason not in reasons and (reason.rule, reason.en) != (
                    decision.rule,
                    "not among the options",
                ):
                    reasons.append(reason)
        if decision.player != player:
            seat = SEATS[decision.player]
            kind = self.speech.kind(decision.kind)
            reasons.append(
                Reason(
                    decision.rule,
                    f"it is {seat}'s choice: {kind.en}",
                    f"{seat}의 선택입니다: {kind.ko}",
                )
            )
        if not reasons:
            reasons.append(self.game.rb.not_offered(state, decision))
        return Refused(Refusal(line.text, tuple(reasons)))

    def left_over(self, decision: Decision, values: Values) -> Exception | None:
        """What is wrong where a line names more than a choice takes; None where nothing is."""
        del decision, values
        return None
