"""Playing a line of Riftbound: moves of several units, gear, hidden cards, keywords as verbs."""

from __future__ import annotations

from adjudge.core import vocab as v
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import Reason, Refusal
from adjudge.core.reads import chars_of
from adjudge.core.state import State
from adjudge.core.trace import entries_since
from adjudge.rulebooks.riftbound.case_names import Names, seat_of
from adjudge.rulebooks.riftbound.notation import Printer, keyword_of
from adjudge.rulebooks.riftbound.notation_assign import take_forced_shares
from adjudge.rulebooks.riftbound.notation_match import Matcher, cheapest_discount
from adjudge.rulebooks.riftbound.rules.locations import told_elsewhere
from adjudge.rulebooks.riftbound.rules.moves import joint_move_reason
from adjudge.rulebooks.riftbound.rules.playable import card_item
from adjudge.rulebooks.riftbound.rules.table import NOBODY
from adjudge.rulebooks.riftbound.rules.why import move_reasons
from adjudge.rulekit import runner
from adjudge.rulekit.runner import why_not
from adjudge.rulekit.values import Refused, Values
from adjudge.text.notation import Item, Line, MoveError

__all__ = ["Runner", "why_not"]

_KEYWORDS = ("equip", "empower")
_DORMANT = Reason(
    "RB-CR@1.4:721.2",
    "its text is inactive while it is attached",
    "부착되어 있는 동안에는 텍스트가 비활성화됩니다",
)
_CONDITION = Reason(
    "RB-CR@1.4:727.1.b",
    "the condition of its keyword is not met",
    "키워드의 조건이 충족되지 않았습니다",
)
_TOO_MANY = Reason(
    "RB-CR@1.4:204.4",
    "the cost of moving so many units together can't be paid",
    "그만큼의 유닛을 함께 이동시키는 데 적용된 비용을 지불할 수 없습니다",
)


class Runner(runner.Runner):
    """Plays lines in one game."""

    names: Names

    def make_printer(self) -> Printer:
        """Riftbound's."""
        return Printer(self.names)

    def make_matcher(self) -> Matcher:
        """Riftbound's."""
        return Matcher(self.names, self.printer)

    # ------------------------------------------------------------------ acting

    def begins(self, player: int, line: Line) -> bool:
        """Also exhausting or recycling a rune ahead of a payment, where the reading offers it."""
        if line.verb in ("exhaust", "recycle") and self.in_window():
            return True
        return super().begins(player, line)

    def act(self, player: int, line: Line) -> None:
        """Adding resources ahead of a payment is an ability of the rune that has this cost."""
        if line.verb not in ("exhaust", "recycle"):
            super().act(player, line)
            return
        self._settle()
        self.pass_for_others(player)
        decision = self.game.decision
        offered = self._added(decision, line) if decision is not None else []
        if decision is None or decision.player != player or not offered:
            raise self.nothing_open(line)
        self.game.choose(self.pick(decision, line, offered))

    def used_by(self, player: int, option: Option, values: Values) -> None:
        """A move uses its place and the unit that goes first, hiding its place."""
        line = values.line
        if option.verb == "play":
            self._gear_place(player, option, values)
        values.clauses.pop("ability", None)
        if option.verb == "move":
            if len(line.items) > 1:
                self._check_joint_move(line)
            named = [i for i in values.items if self.means(i, option.obj)]
            values.items.remove(min(named, key=lambda i: len(self._all(i))))
            values.clauses.pop("to", None)
            return
        values.items = []
        if line.verb == "hide":
            values.clauses.pop("at", None)
            values.clauses.pop("to", None)

    def _gear_place(self, player: int, option: Option, values: Values) -> None:
        """A place told for gear, which chooses none: it must be the one where gear goes anyway."""
        state = self.game.state
        types = chars_of(self.game.rb, state, option.obj).types
        told = values.clauses.get("to")
        if not told or "gear" not in types or "unit" in types:
            return
        item = card_item(self.game.rb, state, option.obj, player, option.word)
        zone = self.names.place(state, told[0].text, player)
        reason = told_elsewhere(state, item, zone) if zone >= 0 else None
        if reason is not None:
            raise Refused(Refusal(values.line.text, (reason,)))
        if zone >= 0:
            values.clauses.pop("to")

    def _all(self, item: Item) -> list[int]:
        return self.names.find(self.game.state, item.text)

    def pass_count(self, decision: Decision) -> str:
        """Passes of Focus are counted apart."""
        return "focus passes" if decision.kind == "focus" else "passes"

    def needs_name(self) -> tuple[str, ...]:
        """All but passing and ending the turn."""
        return tuple(self.speech.acts)

    def offered(self, decision: Decision, line: Line) -> list[Option]:
        """Moves and hiding to their place, keywords among the abilities."""
        state = self.game.state
        verb = "activate" if line.verb in _KEYWORDS else line.verb
        found = [o for o in decision.options if o.verb == verb]
        if verb in ("move", "hide"):
            zone = self.goal(line, decision.player)
            found = [o for o in found if o.arg == zone]
        if verb == "move":
            # Several units: the kernel asks for them in the order of identity.
            idents = [i for item in line.items for i in self.mine(found, item)]
            return [o for o in found if o.obj == min(idents)] if idents else []
        mine = self.mine(found, line.items[0])
        found = [o for o in found if o.obj in mine]
        if line.verb in _KEYWORDS:
            word = line.verb.title()
            found = [o for o in found if keyword_of(self.game.rb, state, o.obj, o.arg) == word]
        return self.from_zone(line, found) if verb == "play" else found

    def pick(self, decision: Decision, line: Line, offered: list[Option]) -> Option:
        """Of units that move together any is the first."""
        if line.verb == "move" and "ability" not in line.clauses:
            return offered[0]
        return super().pick(decision, line, offered)

    # ------------------------------------------------------------------ answering

    def left_over(self, decision: Decision, values: Values) -> Exception | None:
        """A unit of a move that can't go along."""
        if decision.kind == "also move" and values.items:
            return self._left_behind(decision, values)
        return None

    def _next_act(self, player: int, values: Values) -> None:
        """Units of a move that nobody asked for any more; everything else names one thing."""
        del player
        raise self._left_behind(None, values)

    def answered(self, player: int, values: Values, begin: int) -> None:
        """Shares of combat damage that were forced once the others had theirs."""
        if values.line.verb == "assign":
            state = self.game.state
            take_forced_shares(self.names, state, entries_since(state.trace, begin), player, values)

    # ------------------------------------------------------------------ defaults

    def default(self, decision: Decision) -> Option | None:
        """The cheapest source, and the discount that leaves the least energy."""
        if decision.kind == "pay":
            return self._cheapest_source(decision)
        if decision.kind == "discount order":
            return cheapest_discount(self.game.rb, self.game.state, decision)
        return super().default(decision)

    def _cheapest_source(self, decision: Decision) -> Option:
        """Exhaust before recycling, runes before other things, exhausted runes to recycle first."""
        state = self.game.state

        def price(option: Option) -> tuple[bool, bool, bool]:
            obj = state.objs.get(option.obj)
            rune = obj is not None and "rune" in chars_of(self.game.rb, state, option.obj).types
            tired = obj is not None and "exhausted" in obj.marks
            return (not rune, option.word == "leaves", not tired)

        return min(decision.options, key=price)

    def _added(self, decision: Decision, line: Line) -> list[Option]:
        """Ways to exhaust or recycle a rune for resources where the moment lets one do so."""
        state = self.game.state
        found: list[Option] = []
        for option in decision.options:
            if option.verb != "activate" or not line.items:
                continue
            if not self.names.find(state, line.items[0].text, [option.obj]):
                continue
            ability = chars_of(self.game.rb, state, option.obj).abilities[option.arg].ability
            if isinstance(ability, v.Activated) and ability.adds and _costs(ability, line.verb):
                found.append(option)
        return found

    # ------------------------------------------------------------------ refusals

    def _check_joint_move(self, line: Line) -> None:
        """Raise a refusal where not all units of a line may move to its place together."""
        decision = self.game.decision
        assert decision is not None
        zone = self.goal(line, decision.player)
        offered = {o.obj for o in decision.options if o.verb == "move" and o.arg == zone}
        for item in line.items:
            found = self.names.find(self.game.state, item.text)
            if found and not offered.intersection(found):
                wanted = [Option("move", i, zone) for i in found if i in self.game.state.objs]
                raise self.refuse(decision, decision.player, line, wanted)
        count = len(line.items)
        reason = joint_move_reason(self.game.rb, self.game.state, decision.player, zone, count)
        if reason is not None:
            raise Refused(Refusal(line.text, (reason,)))

    def wanted(self, player: int, line: Line, item: Item) -> list[Option]:
        """Moves, hidden cards, abilities with a keyword, and why there are none of these."""
        state = self.game.state
        if line.verb in ("move", "hide"):
            zone = self.goal(line, player)
            return [Option(line.verb, i, zone) for i in self.found(item) if i in state.objs]
        if line.verb == "play":
            return super().wanted(player, line, item)
        found = [i for i in self.found(item) if i in state.objs]
        options = [
            Option("activate", ident, index)
            for ident in found
            for index, bound in enumerate(chars_of(self.game.rb, state, ident).abilities)
            if isinstance(bound.ability, v.Activated)
            and (line.verb == "activate" or bound.ability.keyword == line.verb.title())
        ]
        if options:
            return options
        if any(self.game.rb.dormant(state, i) for i in found):
            raise Refused(Refusal(line.text, (_DORMANT,)))
        if any(self._waits(state, i) for i in found):
            raise Refused(Refusal(line.text, (_CONDITION,)))
        raise MoveError(
            f'"{item.text}" has no such ability',
            f'"{item.text}"에 그런 스킬이 없습니다',
            offset=item.offset,
        )

    def _waits(self, state: State, ident: int) -> bool:
        """Whether an activated ability depends on a condition that is not met."""
        return any(
            isinstance(bound.ability, v.Dependent)
            and any(isinstance(inner, v.Activated) for inner in bound.ability.abilities)
            for bound in chars_of(self.game.rb, state, ident).abilities
        )

    def ways_from(self, area: str, *, mine: bool) -> list[tuple[int, str]]:
        """From hand or the Champion Zone first; hidden; from the trash by Flow as well."""
        rank = 2 if not mine else 0 if area in ("hand", "champion") else 1
        ways = [(rank, "facedown" if area == "facedown" else "")]
        return [*ways, (1, "flow0")] if area == "trash" else ways

    def _left_behind(self, decision: Decision | None, values: Values) -> Exception:
        """A unit of a move that can't go along: why it can't move, or the cost of so many."""
        state, rb = self.game.state, self.game.rb
        item = values.items[0]
        found = [i for i in self.names.find(state, item.text) if i in state.objs]
        if not found:
            return self.nothing_called(item)
        player = seat_of(values.line.player)
        goal = self.goal(values.line, player)
        reasons: list[Reason] = []
        if decision is not None:
            reasons.extend(move_reasons(rb, state, player, found[0], goal))
        return Refused(Refusal(values.line.text, tuple(reasons or (_TOO_MANY,))))

    # ------------------------------------------------------------------ macros

    def macro(self, line: Line) -> None:
        """Passing on to combat and through it."""
        if line.verb == "pass until combat":
            self.going = None
            self.pass_while(lambda state: state.vars["combat"] == NOBODY)
        elif line.verb == "pass until the showdown ends":
            self.going = None
            self.pass_while(
                lambda state: (
                    state.vars["showdown"] != NOBODY
                    or state.vars["combat"] != NOBODY
                    or bool(state.items)
                )
            )
        else:
            super().macro(line)


def _costs(ability: v.Activated, verb: str) -> bool:
    """Whether the cost of an ability is this action."""
    cost = ability.cost if isinstance(ability.cost, v.Cost) else ability.cost.choices[0]
    return any(isinstance(part, v.Act) and part.verb == verb for part in cost.actions)
