"""Why a line of notation is not possible: the choices it would be, and what stands against each."""

from __future__ import annotations

from collections.abc import Callable

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason, Refusal
from adjudge.core.game import Game
from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.case_names import SEATS, Names, seat_of
from adjudge.rulebooks.riftbound.notation import Printer
from adjudge.rulebooks.riftbound.notation_match import Matcher
from adjudge.rulebooks.riftbound.notation_values import Refused, Values
from adjudge.rulebooks.riftbound.notation_words import FROM, KIND_WORDS
from adjudge.rulebooks.riftbound.rules.moves import joint_move_reason
from adjudge.rulebooks.riftbound.rules.why import move_reasons
from adjudge.text.errors import nearest_words
from adjudge.text.notation import Line, MoveError


class Refuser:
    """Explains lines in one game.

    Attributes:
        game: The game.
        names: Its names.
        strict: Whether nothing is taken by default and nobody passes unasked.
        going: A macro that stopped for a choice: how long to pass, and in which windows.
    """

    def __init__(self, game: Game, names: Names, *, strict: bool = False) -> None:
        """Play in a game that shows forced choices."""
        self.game = game
        self.names = names
        self.strict = strict
        self.going: tuple[Callable[[State], bool], tuple[str, ...]] | None = None
        self.matcher = Matcher(names)
        self.printer = Printer(names)

    def _goal(self, line: Line, player: int) -> int:
        found = line.clauses.get("to") or line.clauses.get("at")
        if not found:
            raise MoveError(
                f'"{line.verb}" needs a place: to north',
                f'"{line.verb}"에는 위치가 필요합니다: to north',
            )
        zone = self.names.place(self.game.state, found[0].text, player)
        if zone < 0:
            raise MoveError(
                f'unknown place "{found[0].text}"',
                f'알 수 없는 위치: "{found[0].text}"',
                (*self.names.places, "base"),
                nearest_words(found[0].text, (*self.names.places, "base")),
                offset=found[0].offset,
            )
        return zone

    def _check_joint_move(self, decision: Decision, line: Line) -> None:
        """Raise a refusal where not all units of a line may move to its place together."""
        zone = self._goal(line, decision.player)
        offered = {o.obj for o in decision.options if o.verb == "move" and o.arg == zone}
        for item in line.items:
            found = self.names.find(self.game.state, item.text)
            if found and not offered.intersection(found):
                wanted = [Option("move", i, zone) for i in found if i in self.game.state.objs]
                raise self._refuse(decision, decision.player, line, wanted)
        count = len(line.items)
        reason = joint_move_reason(self.game.rb, self.game.state, decision.player, zone, count)
        if reason is not None:
            raise Refused(Refusal(line.text, (reason,)))

    def _wanted(self, player: int, line: Line) -> list[Option]:
        """Options that the line would be if they were offered; at least one."""
        state = self.game.state
        item = line.items[0]
        found = self.names.find(state, item.text)
        if not found:
            raise MoveError(
                f'nothing here is called "{item.text}"',
                f'"{item.text}"라는 것이 없습니다',
                (),
                self.names.nearest(item.text),
                item.offset,
            )
        if line.verb == "play":
            return [Option("play", i, word=w) for i, w in self._ways(state, player, line, found)]
        if line.verb in ("move", "hide"):
            zone = self._goal(line, player)
            return [Option(line.verb, i, zone) for i in found if i in state.objs]
        options: list[Option] = []
        for ident in found:
            if ident not in state.objs:
                continue
            for index, bound in enumerate(chars_of(self.game.rb, state, ident).abilities):
                ability = bound.ability
                if not isinstance(ability, v.Activated):
                    continue
                if line.verb == "activate" or ability.keyword == line.verb.title():
                    options.append(Option("activate", ident, index))
        if not options and any(i in state.objs and self.game.rb.dormant(state, i) for i in found):
            reason = Reason(
                "RB-CR@1.4:721.2",
                "its text is inactive while it is attached",
                "부착되어 있는 동안에는 텍스트가 비활성화됩니다",
            )
            raise Refused(Refusal(line.text, (reason,)))
        if not options and any(self._waits(state, i) for i in found if i in state.objs):
            reason = Reason(
                "RB-CR@1.4:727.1.b",
                "the condition of its keyword is not met",
                "키워드의 조건이 충족되지 않았습니다",
            )
            raise Refused(Refusal(line.text, (reason,)))
        if not options:
            raise MoveError(
                f'"{item.text}" has no such ability',
                f'"{item.text}"에 그런 스킬이 없습니다',
                offset=item.offset,
            )
        return options

    def _waits(self, state: State, ident: int) -> bool:
        """Whether an activated ability depends on a condition that is not met."""
        return any(
            isinstance(bound.ability, v.Dependent)
            and any(isinstance(inner, v.Activated) for inner in bound.ability.abilities)
            for bound in chars_of(self.game.rb, state, ident).abilities
        )

    def _ways(
        self, state: State, player: int, line: Line, found: list[int]
    ) -> list[tuple[int, str]]:
        """Cards that the player may have meant, each with its way of playing: own ones first."""
        ranked: list[tuple[int, int, str]] = []
        told = line.clauses.get("from")
        area = FROM.get(told[0].text) if told else None
        for ident in found:
            obj = state.objs.get(ident)
            if obj is None:
                continue
            here = state.specs[obj.zone].area
            if area is not None and here != area:
                continue
            mine = player in (obj.owner, obj.control)
            rank = 2 if not mine else 0 if here in ("hand", "champion") else 1
            ranked.append((rank, ident, "facedown" if here == "facedown" else ""))
            if here == "trash":
                ranked.append((1, ident, "flow0"))
        ranked.sort()
        return [(ident, way) for rank, ident, way in ranked if rank == ranked[0][0]]

    def _refuse(self, decision: Decision, player: int, line: Line, wanted: list[Option]) -> Refused:
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
            en, ko = KIND_WORDS.get(decision.kind, (decision.kind, decision.kind))
            reasons.append(
                Reason(decision.rule, f"it is {seat}'s choice: {en}", f"{seat}의 선택입니다: {ko}")
            )
        if not reasons:
            reasons.append(self.game.rb.not_offered(state, decision))
        return Refused(Refusal(line.text, tuple(reasons)))

    def _left_behind(self, decision: Decision | None, values: Values) -> Exception:
        """A unit of a move that can't go along: why it can't move, or the cost of so many."""
        state, rb = self.game.state, self.game.rb
        item = values.items[0]
        found = [i for i in self.names.find(state, item.text) if i in state.objs]
        if not found:
            return MoveError(
                f'nothing here is called "{item.text}"',
                f'"{item.text}"라는 것이 없습니다',
                (),
                self.names.nearest(item.text),
                item.offset,
            )
        player = seat_of(values.line.player)
        goal = self._goal(values.line, player)
        reasons: list[Reason] = []
        if decision is not None:
            reasons.extend(move_reasons(rb, state, player, found[0], goal))
        if not reasons:
            reasons.append(
                Reason(
                    "RB-CR@1.4:204.4",
                    "the cost of moving so many units together can't be paid",
                    "그만큼의 유닛을 함께 이동시키는 데 적용된 비용을 지불할 수 없습니다",
                )
            )
        return Refused(Refusal(values.line.text, tuple(reasons)))
