"""Choosing several objects by a line of notation, whatever order the line has them in."""

from __future__ import annotations

from typing import Final

from adjudge.core.decisions import DONE, Decision, Option
from adjudge.core.errors import Refusal
from adjudge.core.reads import seat
from adjudge.core.state import Item as ChainItem
from adjudge.core.state import State
from adjudge.rulekit.names import Names, seat_of
from adjudge.rulekit.printer import Printer
from adjudge.rulekit.speech import NOTHING
from adjudge.rulekit.values import Refused, Values
from adjudge.text.notation import AmbiguousMove, Item, MoveError

ALL: Final = 99
"""More than any choice takes."""


def nothing_of(decision: Decision) -> Option | None:
    """The option that chooses nothing, or nothing more: the only one that names nothing."""
    found = [o for o in decision.options if o.obj < 0 and o.arg < 0 and not o.word]
    return found[0] if len(found) == 1 else None


class SetMatcher:
    """Matches values with objects, players and places that are offered."""

    def __init__(self, names: Names, printer: Printer) -> None:
        """Match with the names of a game; options are shown by the printer."""
        self.names = names
        self.rb = names.rb
        self.speech = names.speech
        self.printer = printer

    def verbs_for(self, decision: Decision) -> tuple[str, ...]:
        """Verbs that answer a choice beside those that answer any: its own, and its options'."""
        kind = self.speech.kind(decision.kind)
        own = dict.fromkeys(o.verb for o in decision.options)
        return (*kind.verbs, *([kind.clause] if kind.clause else []), *own)

    # ------------------------------------------------------------------ sets of objects

    def _set(self, state: State, decision: Decision, values: Values) -> Option | None:
        """Objects chosen one by one in the order of the options, whatever order the line has."""
        key = (decision.item, decision.kind, decision.label)
        nothing = nothing_of(decision)
        over = key in values.plans and not values.plans[key]
        again = bool(decision.pool) and decision.most > values.room.get(key, ALL)
        if over and (nothing is None or again) and decision.kind != "retarget":
            # A choice of its own, though it looks like the one before: "discard 1" twice.
            del values.plans[key]
        if key not in values.plans:
            plan = self._plan(state, decision, values)
            if plan is None:
                return None
            values.plans[key] = plan
            if len(plan) != 1:
                values.sets[key] = decision
        plan = values.plans[key]
        for option in decision.options:
            if option != nothing and number_of(decision, option) in plan:
                plan.remove(number_of(decision, option))
                values.room[key] = decision.most - 1
                return option
        if plan:
            raise self.refused(state, decision, _wanted(decision, plan[0]))
        del values.plans[key]
        if nothing is not None:
            return nothing
        if decision.kind == "retarget":
            # What stays must be a set that can't be enlarged: the line names too few.
            raise self.refused(state, decision, DONE)
        return None

    def check_sets(self, state: State, values: Values) -> None:
        """A line may not name more objects for one choice than the choice takes.

        Raises:
            Refused: It does.
        """
        for key, decision in values.sets.items():
            over = list(values.plans.get(key, ()))
            over.extend(
                ident for item in values.left() for ident in self.names.find(state, item.text)[:1]
            )
            if over:
                raise self.refused(state, decision, Option(decision.options[0].verb, over[0]))

    def _plan(self, state: State, decision: Decision, values: Values) -> list[int] | None:
        """Objects that the line wants for this choice; None where it says nothing."""
        verbs = self.verbs_for(decision)
        if values.answers and values.line.verb == "done":
            return []
        if values.answers and values.line.verb not in ("choose", *verbs):
            return None
        if values.answers and not values.line.items and values.line.verb in verbs:
            return []
        pool, most = self._pool(state, decision)
        source, label = self._source(decision, values)
        if source is None:
            return None
        labelled = [i for i in source if i.label]
        mine = [i for i in labelled if label in (i.label, i.label.split(":")[-1])]
        if labelled and not mine:
            source = [i for i in source if not i.label]
        queue = mine or source
        if not queue:
            return None
        if queue[0].text in NOTHING:
            source.remove(queue[0])
            return []
        return self._taken(state, decision, values, list(queue), source, pool, most)

    def _taken(
        self,
        state: State,
        decision: Decision,
        values: Values,
        queue: list[Item],
        source: list[Item],
        pool: list[int],
        most: int,
    ) -> list[int]:
        plan: list[int] = []
        for item in queue:
            if len(plan) >= most:
                break
            found = [i for i in self._named(state, decision, item, pool) if i not in plan]
            if not found:
                if values.answers and not item.text.isdigit() and not self._known(state, item):
                    raise self.unnamed(item)
                if plan or nothing_of(decision) is not None:
                    break
                raise self._no_object(state, decision, item)
            wanted = sum(1 for other in queue if other.text == item.text)
            if len(found) > 1 and wanted < len(found) and not self.names.alike(state, found):
                raise self.ambiguous(item, found)
            plan.append(found[0])
            self._used_up(source, item)
        if not plan and values.left() and nothing_of(decision) is None:
            raise self._no_object(state, decision, queue[0])
        return plan

    def _known(self, state: State, item: Item) -> bool:
        """Whether a value names anything at all: an object, a player, a place, or nothing."""
        text = item.text
        if text in NOTHING or seat_of(text) >= 0 or self.names.find(state, text):
            return True
        return any(self.names.place(state, text, p) >= 0 for p in range(state.players))

    def _source(self, decision: Decision, values: Values) -> tuple[list[Item] | None, str]:
        """The part of the line that speaks of this choice, and the choice's label."""
        prefix, _, label = decision.label.rpartition(":")
        clause = self.speech.kind(decision.kind).clause
        if clause and values.clauses.get(clause):
            return values.clauses[clause], label
        index = int(prefix) - 1 if prefix.isdigit() else 0
        if values.answers:
            index = 0
        if index < len(values.targets):
            return values.targets[index], label
        return None, label

    def _pool(self, state: State, decision: Decision) -> tuple[list[int], int]:
        """Everything that may be chosen over all steps of this choice, and how many at most."""
        offered = [number_of(decision, o) for o in decision.options if o.obj >= 0]
        if decision.kind == "retarget":
            item = state.item(decision.item)
            found = [
                i
                for label, chosen in (item.choices if item is not None else {}).items()
                if label.rpartition(":")[2] == decision.label.rpartition(":")[2]
                for i in chosen
            ]
            return [*offered, *(i for i in found if i not in offered)], ALL
        if decision.kind == "target":
            # What else this slot could hold is known; what stands in the line after that is
            # for the next slot.
            return [*offered, *(i for i in decision.pool if i not in offered)], decision.most
        return offered, ALL

    def _named(self, state: State, decision: Decision, item: Item, pool: list[int]) -> list[int]:
        """Members of the pool that a value names: objects, players or places."""
        verb = decision.options[0].verb
        if _mixed(decision):
            told = seat(seat_of(item.text)) if seat_of(item.text) >= 0 else 0
            if told < 0:
                return [told] if told in pool else []
        elif verb == "player":
            told = seat_of(item.text)
            return [told] if told in pool else []
        if verb == "place":
            zone = self.names.place(state, item.text, decision.player)
            return [zone] if zone in pool else []
        found = self.names.find(state, item.text, pool)
        about = decision.about if isinstance(decision.about, list | tuple) else ()
        name = self.names.card(item.text)
        for part in about:
            if isinstance(part, ChainItem) and part.id in pool and part.id not in found:
                now = [state.now(part.obj), state.now(part.bearer)]  # it may have died meanwhile
                source = self.names.find(state, item.text, [i for i in now if i])
                if source or (name is not None and part.name == name):
                    found.append(part.id)
        return found

    # ------------------------------------------------------------------ helpers

    def _next(self, values: Values, decision: Decision) -> Item | None:
        source, _ = self._source(decision, values)
        return source[0] if source else None

    def _used(self, values: Values, item: Item) -> None:
        for part in (*values.targets, *values.clauses.values()):
            if self._used_up(part, item):
                return

    def _used_up(self, part: list[Item], item: Item) -> bool:
        for index, other in enumerate(part):
            if other is item:
                del part[index]
                return True
        return False

    def ambiguous(self, item: Item, found: list[int]) -> AmbiguousMove:
        """An error about a value that names several things that differ."""
        shown = tuple(f"{item.text} #{ident}" for ident in found)
        return AmbiguousMove(
            f'"{item.text}" is ambiguous',
            f'"{item.text}"에 해당하는 것이 여럿입니다',
            shown,
            offset=item.offset,
        )

    def _no_object(self, state: State, decision: Decision, item: Item) -> Exception:
        """A refusal where the words name something that is not offered, else an unreadable word."""
        found = self.names.find(state, item.text)
        verb = next((o.verb for o in decision.options if o.verb != "player"), "player")
        if found and verb != "place":
            # Where only players are left of what could be chosen, it is an object all the same.
            told = "target" if verb == "player" else verb
            return self.refused(state, decision, Option(told, found[0]))
        if verb == "place":
            zone = self.names.place(state, item.text, decision.player)
            if zone >= 0:
                return self.refused(state, decision, Option(verb, zone))
        shown = tuple(
            self.printer.body(state, decision, o).partition(" ")[2] for o in decision.options
        )
        return self.unnamed(item, tuple(s for s in shown if s))

    def unnamed(self, item: Item, expected: tuple[str, ...] = ()) -> MoveError:
        """An error about a value that names nothing here."""
        return MoveError(
            f'nothing here is called "{item.text}"',
            f'"{item.text}"라는 것이 없습니다',
            expected,
            self.names.nearest(item.text),
            item.offset,
        )

    def refused(self, state: State, decision: Decision, option: Option) -> Refused:
        """A refusal of an option with what the rules say against it."""
        reasons = self.rb.explain(state, decision, option)
        return Refused(Refusal(self.printer.body(state, decision, option), reasons))


def _mixed(decision: Decision) -> bool:
    """Whether players may be chosen beside objects."""
    return any(number < 0 for number in decision.pool)


def number_of(decision: Decision, option: Option) -> int:
    """What an option names: an object, or a player, who is below 0 beside objects."""
    return seat(option.obj) if option.verb == "player" and _mixed(decision) else option.obj


def _wanted(decision: Decision, number: int) -> Option:
    """The option that a number would be."""
    if number < 0:
        return Option("player", seat(number))
    return Option(decision.options[0].verb, number)
